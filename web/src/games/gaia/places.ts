/** Where the places are that lessons speak of. */
export function place(name: string): string {
  const [kind, which] = name.split(" ");
  switch (kind) {
    case "cell":
      return `[data-cell="${which}"]`;
    case "goal":
      return `[data-goal="${which}"]`;
    case "hand":
      return "[data-hand]";
    default:
      return `.gaia .${kind}`;
  }
}
