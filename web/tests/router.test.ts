import { describe, expect, it } from "vitest";
import { match } from "../src/app/router.svelte";

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/table/abc", { page: "table", table: "abc" }],
    ["/table/abc/", { page: "table", table: "abc" }],
    ["/table/abc/replay", { page: "replay", table: "abc", step: null }],
    ["/table/abc/replay/17", { page: "replay", table: "abc", step: 17 }],
    ["/rules/gaia", { page: "rules", game: "gaia" }],
    ["/people/p1", { page: "person", person: "p1" }],
    ["/people", { page: "people" }],
    ["/groups/g1", { page: "group", group: "g1" }],
    ["/ratings/mlem", { page: "ratings", game: "mlem" }],
    ["/games", { page: "games" }],
    ["/watch", { page: "watch" }],
    ["/table/x1/screen", { page: "screen", table: "x1" }],
    ["/puzzles/gaia", { page: "puzzle", game: "gaia", puzzle: null }],
    ["/puzzles/gaia/85ef1b6246", { page: "puzzle", game: "gaia", puzzle: "85ef1b6246" }],
    ["/me", { page: "me" }],
    ["/mail/confirm/p1-17-abc", { page: "mail", act: "confirm", token: "p1-17-abc" }],
    ["/mail/off/p1-17-abc", { page: "mail", act: "off", token: "p1-17-abc" }],
    ["/table/abc/nothing", { page: "nowhere" }],
    ["/../etc", { page: "nowhere" }],
  ])("%s", (path, route) => {
    expect(match(path)).toEqual(route);
  });
});
