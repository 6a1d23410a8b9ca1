import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { brief } from "../src/words/brief";
import { LANGUAGES, makeTranslate } from "../src/words/words";

const TEXT = `
nothing = none
seat = Player { $number }
land-sea = sea
    .acc = the sea
count = { $count ->
    [one] one cat
   *[other] { $count } cats
}
list = Cards: { $cards }
card = card { $number }
    .short = { $number }
to = To { NAME($land, case: "acc") } of { NAME($land) }
by = By { SEAT($seat) }
    .you = By you
    .you-rival = By { SEAT($seat) } against you
    .ask = Who { $verb }?
    .short = He { $verb }
take = Take { $cards }
star = the star
    .short = *
`;
const t = makeTranslate("en", [TEXT], (seat) => (seat === 0 ? "Ada" : null));

describe("phrases", () => {
  it("say names in their cases", () => {
    expect(t("to", { land: "land-sea" })).toBe("To the sea of sea");
  });
  it("say who sits there", () => {
    expect(t("by", { seat: 0 })).toBe("By Ada");
    expect(t("by", { seat: 2 })).toBe("By Player 3");
  });
  it("speak to the reader about their own seat, and of others by name", () => {
    const mine = makeTranslate("en", [TEXT], (seat) => ["Ada", "Mira"][seat], 1);
    expect(mine("by", { seat: 1 })).toBe("By you");
    expect(mine("by", { seat: 0 })).toBe("By Ada");
    expect(mine("by", { seat: 0, rival: 1 })).toBe("By Ada against you");
    expect(mine("by", { rival: 1, seat: 1 })).toBe("By you");
    expect(t("by", { seat: 1 })).toBe("By Player 2");
  });
  it("have other forms with the same arguments", () => {
    expect(t.form({ id: "by", args: { verb: "flies" } }, "ask")).toBe("Who flies?");
  });
  it("are brief where they have a short form", () => {
    expect(brief(t, { id: "by", args: { verb: "flies" } })).toBe("He flies");
    expect(brief(t, { id: "count", args: { count: 5 } })).toBe("5 cats");
  });
  it("are brief in their parts too, but call things by their whole names", () => {
    const cards = [{ id: "card", args: { number: 3 } }, { id: "star" }];
    expect(brief(t, { id: "take", args: { cards } })).toBe("Take 3, the star");
    expect(t.phrase({ id: "take", args: { cards } })).toBe("Take card 3, the star");
  });
  it("elide before names in French", () => {
    const seats = ["Ada", "Rigel", "Émile", "Io"];
    const french = makeTranslate(
      "fr",
      ["of = Au tour de { SEAT($seat) }, que { $other } suit"],
      (seat) => seats[seat],
    );
    expect(french("of", { seat: 0, other: "Io" })).toBe("Au tour d’Ada, qu’Io suit");
    expect(french("of", { seat: 1, other: "Rigel" })).toBe("Au tour de Rigel, que Rigel suit");
    expect(french("of", { seat: 2, other: "Ève" })).toBe("Au tour d’Émile, qu’Ève suit");
    const english = makeTranslate("en", ["of = De { SEAT($seat) }"], (seat) => seats[seat]);
    expect(english("of", { seat: 0 })).toBe("De Ada");
  });
  it("say lists with commas, and an empty one as nothing", () => {
    const cards = [1, 2].map((number) => ({ id: "card", args: { number } }));
    expect(t("list", { cards })).toBe("Cards: card 1, card 2");
    expect(t("list", { cards: [] })).toBe("Cards: none");
  });
  it("count", () => {
    expect(t("count", { count: 1 })).toBe("one cat");
    expect(t("count", { count: 5 })).toBe("5 cats");
  });
  it("show the id of what is missing instead of nothing", () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {});
    expect(t("no-such-words")).toBe("no-such-words");
    expect(warn).toHaveBeenCalledExactlyOnceWith("en: no message no-such-words");
    warn.mockClear();
  });
});

describe("the files of the project", () => {
  const folder = resolve(import.meta.dirname, "../../cosmodrome/text");
  it.each(LANGUAGES)("%s can say every word of the page", (language) => {
    const source = readFileSync(resolve(folder, `${language}.ftl`), "utf-8");
    const say = makeTranslate(language, [source]);
    const messages = [...source.matchAll(/^(page-[\w-]+) =(.*(?:\n(?:[ }].*)?)*)/gm)];
    expect(messages.length).toBeGreaterThan(150);
    for (const [, id, pattern] of messages) {
      const variables = [...pattern.matchAll(/\$(\w+)/g)].map(([, name]) => [name, 2]);
      expect(say(id, Object.fromEntries(variables))).not.toMatch(/^page-|^$/);
    }
  });
  it("counts in Russian as Russians do", () => {
    const say = makeTranslate("ru", [readFileSync(resolve(folder, "ru.ftl"), "utf-8")]);
    expect([1, 3, 5, 21].map((count) => say("page-spectators", { count }))).toEqual([
      "1 зритель",
      "3 зрителя",
      "5 зрителей",
      "21 зритель",
    ]);
  });
  it("are there for each language", () => {
    expect(readdirSync(folder).sort()).toEqual(LANGUAGES.map((one) => `${one}.ftl`).sort());
  });
});
