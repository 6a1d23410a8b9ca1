/** A duration as on a clock: 9:05, 1:02:00. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** A time in the past: "5 minutes ago", or the date if it is long ago. */
export function ago(at: number, language: string, now = Date.now()): string {
  const minutes = Math.round((now - at) / 60_000);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes < 60) return relative.format(-minutes, "minute");
  if (minutes < 36 * 60) return relative.format(-Math.round(minutes / 60), "hour");
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
}

/** A day in the future or the past, with its year only if it is another one. */
export function day(at: number, language: string): string {
  const sameYear = new Date(at).getFullYear() === new Date().getFullYear();
  const year = sameYear ? undefined : "numeric";
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year }).format(at);
}
