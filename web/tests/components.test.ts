import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Legal } from "../src/table/board";
import { explain, explore, tip } from "../src/table/explain.svelte";
import Curtain from "../src/table/Curtain.svelte";
import WordsView from "../src/table/WordsView.svelte";
import { makeTranslate } from "../src/words/words";

afterEach(cleanup);
const t = makeTranslate("en", [
  `verb-move = Fly
verb-done = Finish
go = Fly to { $place }
end = Finish now
page-words-actions = What you can do
page-words-position = The position
page-words-none = Nothing
page-curtain = Pass to { $name }
page-curtain-about = Secret
page-curtain-lift = I am { $name }`,
]);
const choices = [
  { action: "move 3", verb: "move", words: { id: "go", args: { place: 3 } } },
  { action: "move 4", verb: "move", words: { id: "go", args: { place: 4 } } },
  { action: "done", verb: "done", words: { id: "end" } },
];

describe("the words view", () => {
  it("reads the position out and groups the actions by kind", async () => {
    const act = vi.fn();
    const props = { lines: ["Round 1."], prompt: "Choose.", busy: false, t, act };
    render(WordsView, { ...props, legal: new Legal(choices, t) });
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Fly",
      "Finish",
    ]);
    expect(screen.getByText("Round 1.")).toBeTruthy();
    await fireEvent.click(screen.getByText("Fly to 4"));
    expect(act).toHaveBeenCalledWith("move 4");
  });

  it("says when there is nothing to decide, and takes nothing while something is on its way", () => {
    const props = { lines: [], prompt: "", t, act: () => {} };
    render(WordsView, { ...props, busy: false, legal: new Legal([], t) });
    expect(screen.getByText("Nothing")).toBeTruthy();
    cleanup();
    render(WordsView, { ...props, busy: true, legal: new Legal(choices, t) });
    expect(screen.getByText("Finish now").closest("button")?.disabled).toBe(true);
  });
});

describe("the curtain", () => {
  it("waits for the player whose turn it is", async () => {
    const onlift = vi.fn();
    render(Curtain, { seat: 1, name: "Mira", t, onlift });
    expect(screen.getByRole("heading").textContent).toBe("Pass to Mira");
    expect(document.activeElement?.textContent).toContain("I am Mira");
    await fireEvent.click(screen.getByRole("button"));
    expect(onlift).toHaveBeenCalledOnce();
  });
});

describe("what explains itself", () => {
  const made: HTMLElement[] = [];
  const undo: (() => void)[] = [];
  const stand = (text: string, tabindex: string | null) => {
    const element = document.createElement("div");
    if (tabindex !== null) element.setAttribute("tabindex", tabindex);
    document.body.append(element);
    made.push(element);
    undo.push(explain(text)(element) as () => void);
    return element;
  };
  afterEach(() => {
    explore(false);
    for (const end of undo.splice(0)) end();
    for (const element of made.splice(0)) element.remove();
    vi.useRealTimers();
  });

  it("is reached with the keyboard only while somebody explores", () => {
    const choice = stand("a choice", "0");
    const other = stand("not now", "-1");
    const plain = stand("a sign", null);
    expect(explore()).toBe(true);
    expect([choice, other, plain].map((one) => one.getAttribute("tabindex"))).toEqual(["0", "0", "0"]);
    expect(explore()).toBe(false);
    expect([choice, other, plain].map((one) => one.getAttribute("tabindex"))).toEqual(["0", "-1", null]);
  });

  it("is read with a long press, which chooses nothing", () => {
    vi.useFakeTimers();
    const card = stand("what it does", "0");
    const chosen = vi.fn();
    card.addEventListener("click", chosen);
    const touch = (name: string) => {
      const event = new Event(name, { bubbles: true, cancelable: true });
      card.dispatchEvent(Object.assign(event, { pointerType: "touch" }));
    };
    const tap = (held: number) => {
      touch("pointerdown");
      vi.advanceTimersByTime(held);
      for (const name of ["pointerup", "pointerleave", "click"]) touch(name);
    };
    tap(600);
    expect([tip.shown, tip.text, chosen.mock.calls.length]).toEqual([true, "what it does", 0]);
    tap(50);
    expect(chosen).toHaveBeenCalledOnce();
  });
});
