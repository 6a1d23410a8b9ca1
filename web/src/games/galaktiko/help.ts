import type { GameHelp } from "../../help/help";
import Sign from "./HelpSign.svelte";

export default {
  turns: [
    { name: "fly", signs: ["refill", "to", "station"] },
    { name: "drop", signs: ["ordinary", "to", "drop"] },
    { name: "load", signs: ["rich", "to", "load"] },
  ],
  signs: [
    { name: "station", find: ".disc" },
    { name: "leave", find: ".digits.lit" },
    { name: "ordinary" },
    { name: "rich" },
    { name: "stowaway" },
    { name: "vortan" },
    { name: "controller" },
    { name: "refill" },
  ],
  Sign,
} satisfies GameHelp;
