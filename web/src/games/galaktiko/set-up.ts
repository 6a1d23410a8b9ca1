import type { SetUpModule } from "../../set-up/games";
import Part from "./Part.svelte";

export default {
  spot(zone, shown) {
    const [kind, which] = zone.split(".");
    if (kind === "station") return `[data-station="${which}"]`;
    if (kind === "queue") return `[data-queue="${which}"]`;
    if (kind === "hand") return Number(which) === shown ? "[data-cabin]" : null;
    return zone === "upper" ? "[data-deck]" : null;
  },
  Part,
  drawn: (name) => !name.startsWith("sector-") && name !== "end-of-shift",
} satisfies SetUpModule;
