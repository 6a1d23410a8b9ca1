/** Cards by their names (`nature-sea`, `city-07`, `sun`): faces, signs and words. */
import type { Phrase } from "../../api/messages";
import type { Translate } from "../../words/words";
import type { SignName } from "./signs";
import type { View } from "./view";

export interface Ink {
  fill: string;
  ink: string;
}

const DARK = "#1a2038";
const LIGHT = "#ffffff";
const inks: Record<string, Ink> = {
  plain: { fill: "#c3d565", ink: DARK },
  forest: { fill: "#1f7358", ink: LIGHT },
  sea: { fill: "#2a6cbd", ink: LIGHT },
  desert: { fill: "#f0bf68", ink: DARK },
  mountain: { fill: "#5d6698", ink: LIGHT },
  swamp: { fill: "#6a4780", ink: LIGHT },
  animals: { fill: "#93502f", ink: LIGHT },
  star: { fill: DARK, ink: "#ffd66b" },
  nature: { fill: "#2e7d5b", ink: LIGHT },
  life: { fill: "#b04a6a", ink: LIGHT },
  element: { fill: "#4b4fa8", ink: LIGHT },
  sun: { fill: "#f2a93b", ink: DARK },
  rain: { fill: "#2f74b5", ink: LIGHT },
  earthquake: { fill: "#8c5a3c", ink: LIGHT },
  tornado: { fill: "#5b7494", ink: LIGHT },
  protection: { fill: "#27806f", ink: LIGHT },
  lightning: { fill: "#e8c93a", ink: DARK },
  volcano: { fill: "#b5402c", ink: LIGHT },
};

export function inkOf(sign: string): Ink {
  return inks[sign] ?? inks.element;
}

export interface Face {
  sort: "nature" | "animals" | "city" | "element";
  /** A land, or `star`; of an element card its name. */
  sign: SignName;
  number: number;
}

export function face(card: string, view: View): Face {
  const [first, second] = card.split("-");
  if (first === "city")
    return { sort: "city", sign: view.city_cards[card].land as SignName, number: Number(second) };
  if (first === "nature" || first === "animals") return { sort: first, sign: second as SignName, number: 0 };
  return { sort: "element", sign: card as SignName, number: 0 };
}

/** The sign of a card among the cards laid out, or of a goal's card. */
export function signOf(card: string): SignName {
  return card.replace(/^nature-/, "") as SignName;
}

export function kindOf(card: string): "nature" | "life" | "element" {
  const first = card.split("-")[0];
  if (first === "nature") return "nature";
  return first === "city" || first === "animals" ? "life" : "element";
}

export function cardPhrase(card: string): Phrase {
  const [first, second] = card.split("-");
  if (first === "city") return { id: "card-city", args: { number: Number(second) } };
  if (first === "nature" || first === "animals")
    return { id: `card-${first}`, args: { land: `land-${second}` } };
  return { id: `card-${card}` };
}

export function cardWords(t: Translate, card: string): string {
  return t.phrase(cardPhrase(card));
}

/** A card with all that is printed on it. */
export function fullWords(t: Translate, card: string, view: View): string {
  const printed = view.city_cards[card];
  if (!printed) return cardWords(t, card);
  return t("card-city-full", {
    number: Number(card.split("-")[1]),
    land: `land-${printed.land}`,
    needs: printed.needs.map((icon) => ({ id: `icon-${icon}` })),
  });
}

/** A card with what it does, for its tooltip: the name on the first line. */
export function cardAbout(t: Translate, card: string, view: View): string {
  const [first] = card.split("-");
  const name = fullWords(t, card, view);
  return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}\n${t(`board-does-${first}`)}`;
}

/** Cards of one sort, one after the other: the same order as on the goals. */
export function sorted(cards: string[]): string[] {
  const order = ["plain", "forest", "sea", "desert", "mountain", "swamp"];
  const rank = (card: string) => {
    const found = order.indexOf(signOf(card));
    return found < 0 ? order.length : found;
  };
  return cards.toSorted((a, b) => rank(a) - rank(b));
}
