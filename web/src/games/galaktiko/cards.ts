/** Cards by their names: `comet-moon`, `rich-star`, `stowaway-ring`, `vortan`, `controller`. */
import type { Phrase } from "../../api/messages";

export type Kind = "rich" | "ordinary" | "stowaway" | "vortan" | "controller" | "end-of-shift";

export interface Card {
  kind: Kind;
  icons: string[];
  /** Ordinary passengers come in three builds; the same card always has the same one. */
  build: number;
}

export function card(name: string): Card {
  if (name === "vortan" || name === "controller" || name === "end-of-shift")
    return { kind: name, icons: [], build: 0 };
  const [first, second] = name.split("-");
  if (first === "rich" || first === "stowaway") return { kind: first, icons: [second], build: 0 };
  return { kind: "ordinary", icons: [first, second], build: (first.length + second.charCodeAt(1)) % 3 };
}

export function cardPhrase(name: string): Phrase {
  const { kind, icons } = card(name);
  if (kind === "ordinary")
    return { id: "card-ordinary", args: { icon: `icon-${icons[0]}`, other: `icon-${icons[1]}` } };
  if (icons.length) return { id: `card-${kind}`, args: { icon: `icon-${icons[0]}` } };
  return { id: `card-${kind}` };
}

/** A number as points: +2, −1, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : minus(points);
}

export function minus(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** The places in `all` where the cards of `some` sit, each card once. */
export function placesOf(some: readonly string[], all: readonly string[]): number[] {
  const free = all.map((name, place) => ({ name, place }));
  return some.flatMap((name) => {
    const at = free.findIndex((one) => one.name === name);
    return at < 0 ? [] : [free.splice(at, 1)[0].place];
  });
}
