/** How far I have looked at each table, so that what happened since can be shown. */
const KEPT = "cosmodrome-seen";
const MOST = 50;

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export function lastSeen(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function keepSeen(table: string, sequence: number): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEPT, JSON.stringify([[table, sequence], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing shows the newest position at once.
  }
}
