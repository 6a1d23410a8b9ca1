import type { SetUpModule } from "../../set-up/games";
import Part from "./Part.svelte";

const PLANETS = ["paw", "fishbowl", "yarn", "rope", "outer"];

export default {
  spot(zone) {
    const [kind, which] = zone.split(".");
    if (kind !== "arrivals") return null;
    if (PLANETS.includes(which)) return `.mlem .${which}`;
    const moon = /^moon_(\d+)$/.exec(which);
    return moon ? `[data-moons="${moon[1]}"]` : null;
  },
  Part,
  drawn: (name) => /^\d /.test(name),
} satisfies SetUpModule;
