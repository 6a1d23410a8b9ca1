import type { Phrase } from "../api/messages";
import type { Translate } from "./words";

type Argument = NonNullable<Phrase["args"]>[string];

/** A phrase where there is little room: its form `short` if it has one, of its parts too. */
export function brief(t: Translate, { id, args = {} }: Phrase): string {
  const said = {
    id,
    args: Object.fromEntries(Object.entries(args).map(([key, value]) => [key, part(t, value)])),
  };
  return t.has(id, "short") ? t.form(said, "short") : t.phrase(said);
}

/** A mere name stays as it is: its short form is for tables of the terminal. */
function part(t: Translate, value: Argument): Argument {
  if (!Array.isArray(value) || !value.length) return value;
  return value.map((one) => (Object.keys(one.args ?? {}).length ? brief(t, one) : t.phrase(one))).join(", ");
}
