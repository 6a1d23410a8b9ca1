/** Formats messages of the project's Fluent files, which the terminal uses too. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import type { Language, Phrase } from "../api/messages";

export interface Translate {
  (id: string, args?: Phrase["args"]): string;
  phrase: (phrase: Phrase) => string;
  /** Whether there is a message, or an attribute of it. */
  has: (id: string, attribute?: string) => boolean;
  /** An attribute of a message: `t.attribute("rules-1", "title")`. */
  attribute: (id: string, attribute: string) => string;
  language: string;
}

export const LANGUAGES = ["en", "ru", "fr"] as const satisfies readonly Language[];

/** A formatter for one language from Fluent sources; later sources override earlier ones. */
export function makeTranslate(
  language: Language,
  sources: readonly string[],
  seatName: (seat: number) => string | null = () => null,
): Translate {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      NAME: ([message], { case: wanted }) => name(String(text(message)), String(text(wanted ?? ""))),
      SEAT: ([seat]) => {
        const number = Number(text(seat));
        return seatName(number) ?? say("seat", { number: number + 1 });
      },
    },
  });
  for (const source of sources) bundle.addResource(parsed(source), { allowOverrides: true });

  function text(value: FluentValue): string | number {
    if (value instanceof FluentNumber) return value.value;
    return typeof value === "string" ? value : value.toString({} as never);
  }

  function name(id: string, wanted: string): string {
    const message = bundle.getMessage(id);
    const pattern = (wanted && message?.attributes[wanted]) || message?.value;
    return pattern ? bundle.formatPattern(pattern) : id;
  }

  function argument(value: number | string | Phrase[]): FluentVariable {
    if (!Array.isArray(value)) return value;
    return value.length ? value.map(phrase).join(", ") : say("nothing");
  }

  function say(id: string, args: Phrase["args"] = {}): string {
    const message = bundle.getMessage(id);
    if (!message?.value) return missing(id);
    const problems: Error[] = [];
    const said = bundle.formatPattern(
      message.value,
      Object.fromEntries(Object.entries(args).map(([key, value]) => [key, argument(value)])),
      problems,
    );
    if (import.meta.env.DEV && problems.length) console.warn(language, id, problems);
    return said;
  }

  function phrase({ id, args }: Phrase): string {
    return say(id, args);
  }

  function missing(id: string): string {
    if (import.meta.env.DEV) console.warn(`${language}: no message ${id}`);
    return id;
  }

  return Object.assign((id: string, args?: Phrase["args"]) => say(id, args), {
    phrase,
    has: (id: string, attribute?: string) =>
      attribute ? !!bundle.getMessage(id)?.attributes[attribute] : bundle.hasMessage(id),
    attribute: (id: string, attribute: string) => {
      const pattern = bundle.getMessage(id)?.attributes[attribute];
      return pattern ? bundle.formatPattern(pattern) : missing(`${id}.${attribute}`);
    },
    language,
  });
}

const resources = new Map<string, FluentResource>();

/** Parsed sources: parsing takes milliseconds, and every list of tables needs its games' names. */
function parsed(source: string): FluentResource {
  let found = resources.get(source);
  if (!found) resources.set(source, (found = new FluentResource(source)));
  return found;
}

const fetched = new Map<string, Promise<string>>();

/** The Fluent source of a language: the page's own, or that of a game. */
export function fetchText(language: Language, game?: string): Promise<string> {
  const address = game ? `/text/${game}/${language}.ftl` : `/text/${language}.ftl`;
  let text = fetched.get(address);
  if (!text) {
    text = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${address}`);
      return answer.text();
    });
    text.catch(() => fetched.delete(address));
    fetched.set(address, text);
  }
  return text;
}
