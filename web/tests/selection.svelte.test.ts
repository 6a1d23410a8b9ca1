import { describe, expect, it, vi } from "vitest";
import type { Preview } from "../src/api/messages";
import { Legal, type AnyView } from "../src/table/board";
import { Selection, type SelectionRules } from "../src/table/selection.svelte";
import { makeTranslate } from "../src/words/words";

const t = makeTranslate("en", ["go = Go"]);
const legal = (...actions: string[]) =>
  new Legal(
    actions.map((action) => ({ action, verb: action.split(" ")[0], words: { id: "go" } })),
    t,
  );
/** One action at a time; `now ...` needs no confirmation, a second press sends. */
const rules: SelectionRules<AnyView> = {
  press: (_, picked, pressed) => ({
    picked: [pressed],
    send: pressed.startsWith("now") || picked.includes(pressed),
  }),
  propose: (_, [action]) => (action ? { actions: [action, "go"], label: action } : null),
};

function table(over: Partial<SelectionRules<AnyView>> = {}) {
  const act = vi.fn<(...actions: string[]) => Promise<boolean>>().mockResolvedValue(true);
  const preview = vi.fn<(action: string) => Promise<Preview["preview"] | null>>();
  let position = $state.raw(1);
  let choices = $state.raw(legal("move 1", "move 2", "now 3"));
  const selection = new Selection(() => ({
    position,
    question: { view: {} as AnyView, seat: 0, legal: choices, t },
    rules: { ...rules, ...over },
    act,
    preview,
  }));
  return {
    selection,
    act,
    preview,
    next: () => (position += 1),
    wait: () => (choices = legal()),
  };
}

describe("a selection", () => {
  it("proposes what is picked and sends it when confirmed", () => {
    const { selection, act } = table();
    expect(selection.proposal).toBeNull();
    selection.press("move 1");
    expect(selection.has("move 1")).toBe(true);
    expect(selection.proposal?.label).toBe("move 1");
    expect(act).not.toHaveBeenCalled();
    selection.confirm();
    expect(act).toHaveBeenCalledExactlyOnceWith("move 1", "go");
    expect(selection.picked).toEqual([]);
  });

  it("asks what follows from what is picked", () => {
    const { selection, next } = table({ ask: (_, [action]) => (action ? `${action}: where?` : null) });
    expect(selection.asked).toBeNull();
    selection.press("move 1");
    expect(selection.asked).toBe("move 1: where?");
    next();
    expect(selection.asked).toBeNull();
  });

  it("keeps what was not played", async () => {
    const { selection, act, next } = table();
    act.mockResolvedValue(false);
    selection.press("now 3");
    await Promise.resolve();
    expect(selection.picked).toEqual(["now 3"]);
    selection.confirm();
    next();
    await Promise.resolve();
    expect(selection.picked).toEqual([]);
  });

  it("sends at once where the rules of the game say so", () => {
    const { selection, act } = table();
    selection.press("now 3");
    expect(act).toHaveBeenCalledExactlyOnceWith("now 3", "go");
    selection.press("move 1");
    selection.press("move 1");
    expect(act).toHaveBeenLastCalledWith("move 1", "go");
  });

  it("belongs to one position: nothing of it is left in the next", () => {
    const { selection, next } = table();
    selection.press("move 1");
    selection.point("move 2");
    next();
    expect(selection.picked).toEqual([]);
    expect(selection.pointed).toBeNull();
    expect(selection.proposal).toBeNull();
  });

  it("begins with what the game picks, and goes back to it when it is cleared", () => {
    const { selection } = table({ initial: () => ["move 2"] });
    expect(selection.proposal?.label).toBe("move 2");
    expect(selection.changed).toBe(false);
    selection.press("move 1");
    expect(selection.proposal?.label).toBe("move 1");
    expect(selection.changed).toBe(true);
    selection.clear();
    expect(selection.proposal?.label).toBe("move 2");
    expect(selection.changed).toBe(false);
  });

  it("is inert when it is not the player's decision", () => {
    const { selection, act, wait } = table();
    selection.press("move 1");
    wait();
    expect(selection.proposal).toBeNull();
    selection.press("now 3");
    selection.confirm();
    expect(act).not.toHaveBeenCalled();
  });

  it("forgets what is pointed at only if it is still that", async () => {
    const { selection } = table();
    selection.point("move 1");
    selection.leave("move 1");
    selection.point("move 2");
    await Promise.resolve();
    expect(selection.pointed).toBe("move 2");
    selection.leave("move 2");
    await Promise.resolve();
    expect(selection.pointed).toBeNull();
  });

  it("waits for a preview, and forgets about it if something else was picked meanwhile", async () => {
    const { selection, preview } = table();
    let answer: (told: Preview["preview"]) => void = () => {};
    preview.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    let pressed = selection.pressPreviewed("move 1");
    expect(selection.picked).toEqual([]);
    answer([]);
    await pressed;
    expect(selection.picked).toEqual(["move 1"]);
    expect(selection.previews).toEqual({ "move 1": [] });
    pressed = selection.pressPreviewed("move 2");
    selection.press("now 3");
    answer([]);
    await pressed;
    expect(selection.picked).toEqual([]);
  });
});
