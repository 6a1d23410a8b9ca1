import type { GameHelp, HelpSign } from "../../help/help";
import Sign from "./HelpSign.svelte";

const sign = (name: string, option?: string): HelpSign => ({
  name,
  option,
  find: `[data-sign="${name}"]`,
});

export default {
  turns: [
    { name: "feed", signs: ["animals", "to", "feed"] },
    { name: "draw", signs: ["nature", "life", "to", "hand"] },
    { name: "play", signs: ["hand", "to", "forest", "meeple"] },
  ],
  signs: [
    { name: "lands", find: '[data-sign="forest"], [data-sign="sea"], [data-sign="plain"]' },
    sign("animals"),
    sign("star"),
    sign("nature"),
    sign("life"),
    { name: "meeple" },
    { name: "goal", find: "[data-goal]" },
    sign("stock"),
    sign("call-end"),
    sign("capture", "capture"),
    sign("metropolis", "metropolis"),
    sign("element", "elements"),
    sign("sun", "elements"),
    sign("rain", "elements"),
    sign("earthquake", "elements"),
    sign("tornado", "elements"),
    sign("protection", "elements"),
    sign("lightning", "disasters"),
    sign("volcano", "disasters"),
  ],
  Sign,
} satisfies GameHelp;
