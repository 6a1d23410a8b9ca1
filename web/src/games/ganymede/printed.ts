/** What is printed on a tile or shuttle, from the phrase that describes it (`says.ts` writes the same). */
import type { Phrase } from "../../api/messages";
import { COLOURS, type Side } from "./view";

export interface Printed {
  type: string;
  /** Whom a shuttle takes; nobody with a tile. */
  needs: string[];
  /** Whether it costs a tile. */
  tile: boolean;
  sides: Side[];
}

type Value = NonNullable<Phrase["args"]>[string] | undefined;

/** The text after the kind: `settler-red` is red, `type-blue` blue. */
const which = (text: Value): string => (typeof text === "string" ? text.slice(text.indexOf("-") + 1) : "");
const phrases = (value: Value): Phrase[] =>
  Array.isArray(value) ? value.filter((one): one is Phrase => typeof one === "object") : [];

function colours(settlers: Value): string[] {
  return phrases(settlers).flatMap(({ id, args }) =>
    id === "several" ? Array<string>(Number(args?.count)).fill(which(args?.colour)) : [which(id)],
  );
}

function side({ id, args }: Phrase): Side {
  const kind = id.split("-")[1] as Side["kind"];
  if (id.endsWith("-one")) return { kind, colours: [which(args?.colour)] } as Side;
  const some = id.endsWith("-some") ? colours(args?.settlers) : [...COLOURS];
  return { kind, colours: some } as Side;
}

/** The face of a tile or a shuttle; null: it is neither. */
export function printed({ id, args }: Phrase): Printed | null {
  if (!id.startsWith("card-tile") && !id.startsWith("card-shuttle")) return null;
  return {
    type: which(args?.type),
    needs: colours(args?.needs),
    tile: Boolean(args?.tiles),
    sides: [args?.first, args?.second, args?.effect].flatMap(phrases).map(side),
  };
}
