/** Where the places are that lessons speak of. */
export function place(name: string): string {
  const [kind, which] = name.split(" ");
  switch (kind) {
    case "station":
      return `[data-station="${which}"] .disc`;
    case "sector":
      return `[data-sector="${which}"], [data-queue="${which}"]`;
    case "passenger":
      return `[data-passenger="${which}"]`;
    case "deck":
      return "[data-deck]";
    case "cabin":
      return "[data-cabin]";
    default:
      return `[data-${kind}="${which}"]`;
  }
}
