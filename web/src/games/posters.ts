/** The poster of each game: `poster.svg` in its folder. */
const posters = import.meta.glob<string>("./*/poster.svg", { query: "?url", import: "default", eager: true });

export function poster(game: string): string {
  return posters[`./${game}/poster.svg`] ?? "/icon.svg";
}

/** How far down the best part of a poster begins, without its lettering: shares of its width. */
const WINDOWS: Record<string, { tall: number; flat: number }> = {
  gaia: { tall: 30, flat: 30 },
  galaktiko: { tall: 25, flat: 33 },
  ganymede: { tall: 7, flat: 12 },
  mlem: { tall: 29, flat: 39 },
};

/** Where a window on a poster begins, in percent of its width, on tall and on flat screens. */
export function posterWindow(game: string): { tall: number; flat: number } {
  return WINDOWS[game] ?? { tall: 20, flat: 20 };
}
