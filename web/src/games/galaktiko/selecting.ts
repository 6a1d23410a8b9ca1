/** Picking a station to fly to, or the passengers who get off: places in the cabin. */
import type { Figure, Proposal, Question, SelectionRules } from "../../table/selection.svelte";
import { signed } from "./cards";
import { everybody, outcome, toggle } from "./dropping";
import type { DropOff, Ship, Station, View } from "./view";

type Asked = Question<View>;

export function isDropping({ legal }: Pick<Asked, "legal">): boolean {
  return legal.of("drop").length > 0;
}

/** What to press or point at for the passenger in a place of the cabin. */
export const passenger = (place: number): string => `passenger ${place}`;

/** The place of a picked or pointed passenger; null: something else. */
export function placeOf(thing: string | null): number | null {
  return thing?.startsWith("passenger ") ? Number(thing.split(" ")[1]) : null;
}

export function places(picked: readonly string[]): number[] {
  return picked.map(placeOf).filter((place) => place !== null);
}

/** The station of a picked or pointed action; null: something else. */
export function stationOf(thing: string | null): number | null {
  const [verb, station] = thing?.split(" ") ?? [];
  return verb === "move" || verb === "place" ? Number(station) : null;
}

export function visitAt(view: View, station: number): Station["visit"] {
  return view.sectors.flatMap((sector) => sector.stations)[station].visit;
}

const handOf = ({ view, seat }: Asked): Ship["hand"] => view.ships[seat ?? 0].hand;

/** What changes the score, in the words of the score beside the cabin. */
function figuresOf(question: Asked, { gain, score }: { gain: number; score: number }): Figure[] {
  const { view, seat, t } = question;
  const before = view.ships[seat ?? 0].score;
  const aboard = score - before - gain;
  return [
    { value: signed(gain), label: t("board-delivered"), tone: gain ? "good" : undefined },
    { value: signed(aboard), label: t("board-aboard"), tone: aboard < 0 ? "bad" : undefined },
    { from: minus(before), value: minus(score), label: t("page-figure-score") },
  ];
}

const minus = (score: number): string => String(score).replace("-", "−");

function proposeDrop(question: Asked, picked: readonly string[]): Proposal | null {
  const { view, t } = question;
  const drop: DropOff | null = outcome(view.drop_offs, places(picked), handOf(question));
  if (!drop) return null;
  const { off, gain, boarding_at, actions } = drop;
  return {
    actions,
    label: off.length ? t("board-set-down", { count: off.length }) : t("board-nobody"),
    note: t("board-note-drop", { gain: signed(gain), boarding: boarding_at.length }),
    figures: figuresOf(question, drop),
  };
}

function proposeStation(question: Asked, picked: readonly string[]): Proposal | null {
  const { view, legal, t } = question;
  const action = picked[0] ?? null;
  const station = stationOf(action);
  if (station === null || !legal.has(action)) return null;
  const visit = visitAt(view, station);
  const kind = action.startsWith("place") ? "place" : "fly";
  const facts = {
    count: (visit?.off.length ?? 0) + (visit?.paid.length ?? 0),
    gain: signed(visit?.gain ?? 0),
    boarding: visit?.boarding.length ?? 0,
  };
  return {
    actions: [action],
    label: t(`board-${kind}`, { station }),
    note: t(`board-note-${kind}`, facts),
    figures: visit ? figuresOf(question, visit) : [],
  };
}

export const selecting: SelectionRules<View> = {
  initial: (question) =>
    isDropping(question) ? everybody(question.view.drop_offs, handOf(question)).map(passenger) : [],
  press: (question, picked, pressed) => {
    if (!isDropping(question)) return { picked: picked.includes(pressed) ? [] : [pressed] };
    const place = placeOf(pressed);
    if (place === null) return { picked };
    return {
      picked: toggle(question.view.drop_offs, places(picked), place, handOf(question)).map(passenger),
    };
  },
  propose: (question, picked) =>
    isDropping(question) ? proposeDrop(question, picked) : proposeStation(question, picked),
};
