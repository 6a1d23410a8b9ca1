/** Picking an action, or a card of the hand and its cells, or cells that the game asks for. */
import type { Figure, Pressed, Proposal, Question, SelectionRules } from "../../table/selection.svelte";
import { cardWords } from "./cards";
import { choiceOf } from "./targets";
import type { Outcome, View } from "./view";
import { results, sentence } from "./words";

type Asked = Question<View>;

/** A card again: put it back. Another action again: do it. */
function pressAction(question: Asked, picked: readonly string[], action: string): Pressed {
  if (!picked.includes(action)) return { picked: [action] };
  return choiceOf(question, picked).card ? { picked: [] } : { picked, send: true };
}

/** A cell of a complete plan again: do it. A cell that does not fit: begin anew with it. */
function pressCell(question: Asked, picked: readonly string[], pressed: string): Pressed {
  const { card, plan, open } = choiceOf(question, picked);
  const cards = card ? [`play ${card}`] : [];
  if (picked.includes(pressed)) return plan ? { picked, send: true } : { picked: cards };
  const cells = picked.filter((one) => one.startsWith("cell "));
  const kept = open.has(Number(pressed.split(" ")[1])) ? cells : [];
  const next = [...cards, ...kept, pressed];
  // Without an outcome there is nothing to weigh.
  return { picked: next, send: choiceOf(question, next).plan?.outcome === null };
}

/** Cities whose needs change, then the meeples that the mover gains. */
function figuresOf({ view, t }: Asked, { changes, gained }: Outcome): Figure[] {
  const cities = changes.slice(0, 2).map(({ city, before, after }): Figure => {
    const tone = after > before ? "good" : "bad";
    return { from: before, value: after, label: cardWords(t, city), tone };
  });
  const count = gained.filter((one) => one.seat === view.to_move).length;
  return count ? [...cities, { value: `+${count}`, label: t("board-figure-meeples", { count }) }] : cities;
}

function propose(question: Asked, picked: readonly string[]): Proposal | null {
  const { view, legal, t } = question;
  const { action, card, plan } = choiceOf(question, picked);
  if (action) return { actions: [action], label: t(`verb-${action.split(" ")[0]}`), note: legal.say(action) };
  if (!plan) return null;
  const playing = card ?? view.playing;
  return {
    actions: plan.actions,
    label:
      view.phase === "feed-tile"
        ? t("board-feed-confirm")
        : t("board-play-here", { card: playing ? cardWords(t, playing) : "" }),
    note: plan.outcome ? sentence(results(t, plan.outcome).join(" · ")) : undefined,
    figures: plan.outcome ? figuresOf(question, plan.outcome) : [],
  };
}

export const selecting: SelectionRules<View> = {
  press: (question, picked, pressed) =>
    pressed.startsWith("cell ")
      ? pressCell(question, picked, pressed)
      : pressAction(question, picked, pressed),
  propose,
  ask: (question, picked) => {
    const { card, cells, plan } = choiceOf(question, picked);
    return card && question.t.attribute(cells.length && !plan ? "prompt-target-2" : "prompt-target", "ask");
  },
};
