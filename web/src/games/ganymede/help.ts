import type { GameHelp } from "../../help/help";
import Sign from "./HelpSign.svelte";

const sign = (name: string) => ({ name, find: `[data-sign="${name}"]` });

export default {
  turns: [
    { name: "tile", signs: ["tile", "to", "settler-blue", "settler-red"] },
    { name: "shuttle", signs: ["settler-blue", "to", "earth-shuttle", "mars-shuttle"] },
    { name: "discard", signs: ["discard", "to", "basic"] },
  ],
  signs: [
    sign("recruit"),
    sign("reputation"),
    sign("adapt"),
    sign("basic"),
    sign("move"),
    sign("ship"),
    { name: "same" },
    { name: "different" },
    { name: "times" },
    { name: "missing" },
    sign("launch"),
    { name: "type", find: '[data-sign^="type-"]' },
  ],
  Sign,
} satisfies GameHelp;
