/** The poster of each game: `poster.svg` in its folder. */
const posters = import.meta.glob<string>("./*/poster.svg", { query: "?url", import: "default", eager: true });

export function poster(game: string): string {
  return posters[`./${game}/poster.svg`] ?? "/icon.svg";
}
