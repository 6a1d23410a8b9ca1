/** A minute of the day as people write it: 22:30, 10:30 PM. */
export function clockTime(minutes: number, language: string): string {
  const at = new Date(2000, 0, 1, 0, minutes);
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(at);
}

/** A minute of the day as a time field has it: 22:30. */
export function fieldTime(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What a time field has as a minute of the day; null: it is empty. */
export function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(":").map(Number);
  return Number.isInteger(hours) && Number.isInteger(minutes) ? hours * 60 + minutes : null;
}
