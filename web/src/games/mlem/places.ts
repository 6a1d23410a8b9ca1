/** Where the places are that lessons speak of. */
export function place(name: string): string {
  const space = name.indexOf(" ");
  const [kind, which] = space < 0 ? [name, ""] : [name.slice(0, space), name.slice(space + 1)];
  switch (kind) {
    case "option":
      return `[data-move="${which}"]`;
    case "space":
      return `[data-space="${which}"], [data-moons="${which}"]`;
    case "planet":
      return `.mlem .${which}`;
    case "goals":
      return "[data-goals]";
    default:
      return ".mlem .decision, .mlem .sheet";
  }
}
