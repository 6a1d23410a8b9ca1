/** The last position shown at each table, so that what happened since can be shown. */
const STORAGE_KEY = "cosmodrome-seen";
const MOST = 50;

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as [string, number][];
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
    localStorage.setItem(STORAGE_KEY, JSON.stringify([[table, sequence], ...others].slice(0, MOST)));
  } catch {
    // Without storage the newest position is shown at once.
  }
}
