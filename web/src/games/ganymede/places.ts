/** Where the places are that lessons speak of. */
export function place(name: string): string {
  switch (name) {
    case "earth":
    case "mars":
    case "top":
    case "bottom":
      return `[data-at="place ${name}"]`;
    case "dock":
      return '[data-at="place top"], [data-at="place bottom"]';
    case "own":
      return '[data-at^="own "]';
    case "columns":
      return '[data-at^="column "]';
    case "track":
      return '[data-at^="step "]';
    default:
      return `[data-at="${name}"]`;
  }
}
