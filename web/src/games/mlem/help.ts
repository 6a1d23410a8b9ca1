import type { GameHelp, HelpSign } from "../../help/help";
import Sign from "./HelpSign.svelte";

const sign = (name: string, option?: string): HelpSign => ({
  name,
  option,
  find: `[data-sign="${name}"]`,
});
const CATS = [
  "satellite",
  "plus_minus_1",
  "parachute",
  "moon_x2",
  "planet_x2",
  "deep_x2",
  "drop_die",
  "one_die",
];

export default {
  turns: [
    { name: "board", signs: ["cat", "to", "rocket"] },
    { name: "travel", signs: ["face-2", "face-3", "to", "rocket"] },
    { name: "land", signs: ["cat", "to", "moon", "paw"] },
  ],
  signs: [
    sign("commander"),
    sign("afterburner"),
    sign("failure"),
    sign("moon"),
    { name: "paw" },
    sign("comet"),
    sign("galaxy"),
    { name: "four_planets" },
    ...CATS.map((cat) => ({ name: `cat-${cat}`, find: `[data-sign="cat-${cat}"]` })),
    sign("ufo", "ufo"),
    sign("tunnel", "exploration"),
    sign("return_die", "exploration"),
    sign("mission", "missions"),
  ],
  Sign,
} satisfies GameHelp;
