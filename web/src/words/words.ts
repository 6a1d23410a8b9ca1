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
  /** A phrase in another form, an attribute of its message: the question of a prompt is `ask`. */
  form: (phrase: Phrase, attribute: string) => string;
  /** Whether there is a message, or an attribute of it. */
  has: (id: string, attribute?: string) => boolean;
  /** An attribute of a message: `t.attribute("rules-1", "title")`. */
  attribute: (id: string, attribute: string) => string;
  language: string;
}

type Arguments = NonNullable<Phrase["args"]>;
type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
type Pattern = NonNullable<Message["value"]>;

const secondPerson = (argument: string): string => (argument === "seat" ? "you" : `you-${argument}`);

/** "d’Ada" for "de Ada": a name that a French text takes in may begin with a vowel. */
const elided = (said: string): string => said.replace(/(?<!\p{L})(d|qu)e (?=[aeiouàâäéèêëîïôöûü])/giu, "$1’");

export const LANGUAGES = ["en", "ru", "fr"] as const satisfies readonly Language[];

/**
 * A formatter for one language from Fluent sources; later sources override earlier ones.
 * A message about the reader's own seat, `you`, is said in the second person where it has the
 * attribute for it: `you` if the seat is its `$seat`, `you-rival` if it is its `$rival`.
 */
export function makeTranslate(
  language: Language,
  sources: readonly string[],
  seatName: (seat: number) => string | null = () => null,
  you: number | null = null,
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

  function patternFor(message: Message, args: Arguments): Pattern | null {
    const about = ["seat", ...Object.keys(args)].find(
      (name) => args[name] === you && message.attributes[secondPerson(name)],
    );
    return about ? message.attributes[secondPerson(about)] : message.value;
  }

  function say(id: string, args: Arguments = {}): string {
    const message = bundle.getMessage(id);
    const pattern = message && patternFor(message, args);
    return pattern ? format(id, pattern, args) : missing(id);
  }

  function format(id: string, pattern: Pattern, args: Arguments): string {
    const problems: Error[] = [];
    const said = bundle.formatPattern(
      pattern,
      Object.fromEntries(Object.entries(args).map(([key, value]) => [key, argument(value)])),
      problems,
    );
    if (import.meta.env.DEV && problems.length) console.warn(language, id, problems);
    return language === "fr" ? elided(said) : said;
  }

  function phrase({ id, args }: Phrase): string {
    return say(id, args);
  }

  function form({ id, args }: Phrase, attribute: string): string {
    const pattern = bundle.getMessage(id)?.attributes[attribute];
    return pattern ? format(id, pattern, args ?? {}) : missing(`${id}.${attribute}`);
  }

  function has(id: string, attribute?: string): boolean {
    return attribute ? !!bundle.getMessage(id)?.attributes[attribute] : bundle.hasMessage(id);
  }

  function missing(id: string): string {
    if (import.meta.env.DEV) console.warn(`${language}: no message ${id}`);
    return id;
  }

  return Object.assign((id: string, args?: Phrase["args"]) => say(id, args), {
    phrase,
    form,
    has,
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
