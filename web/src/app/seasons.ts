/** Seasons: months of UTC, as the server names them, 2026-11. */

/** A season's name: "November", or "November 2025" in another year. */
export function monthOf(season: string, language: string, now = Date.now()): string {
  const [year, month] = season.split("-").map(Number);
  const other = year !== new Date(now).getUTCFullYear();
  return new Intl.DateTimeFormat(language, {
    month: "long",
    year: other ? "numeric" : undefined,
    timeZone: "UTC",
  }).format(Date.UTC(year, month - 1));
}

/** The whole days until a time; 0: less than one. */
export function daysUntil(at: number, now = Date.now()): number {
  return Math.max(0, Math.floor((at - now) / 86_400_000));
}

/** The seasons from one time to another: where each begins and the next one does. */
export function seasonsBetween(from: number, to: number): { begins: number; ends: number }[] {
  const found = [];
  const first = new Date(from);
  for (let month = first.getUTCMonth(); ; month += 1) {
    const begins = Date.UTC(first.getUTCFullYear(), month);
    if (begins > to) return found;
    found.push({ begins, ends: Date.UTC(first.getUTCFullYear(), month + 1) });
  }
}
