import { beforeEach, describe, expect, it, vi } from "vitest";

// jsdom has no media queries.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const WORDS = `name = Gaia
page-your-turn-at = Your turn: { $game }
page-guest = Guest
page-name-ideas = Comet, Nova`;
vi.stubGlobal("fetch", () => Promise.resolve(new Response(WORDS)));
const { router } = await import("../src/app/router.svelte");
const { session } = await import("../src/app/session.svelte");
const { toasts } = await import("../src/app/toasts.svelte");
const { words } = await import("../src/words/state.svelte");
await words.speak("en");

beforeEach(() => {
  toasts.length = 0;
  session.onTurn = vi.fn();
});

async function yourTurn(table: string): Promise<void> {
  session.connection.onYourTurn({ type: "your-turn", table, game: "gaia" });
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe("my turn at a table", () => {
  it("is announced while another page is open", async () => {
    router.go("/table/other");
    await yourTurn("mine");
    expect(toasts.map((toast) => toast.href)).toEqual(["/table/mine"]);
    expect(session.onTurn).toHaveBeenCalledOnce();
  });

  it("is not announced at that very table", async () => {
    router.go("/table/mine");
    await yourTurn("mine");
    expect(toasts).toHaveLength(0);
    expect(session.onTurn).not.toHaveBeenCalled();
  });
});

describe("the name to play under", () => {
  it("is the one that was chosen", () => {
    session.prefer({ name: "Ada" });
    expect(session.ownName()).toBe("Ada");
  });
  it("is a suggestion where none was chosen", () => {
    for (const name of ["", "Guest"]) {
      session.prefer({ name });
      expect(session.ownName()).toMatch(/^(Comet|Nova) \d\d$/);
    }
  });
});
