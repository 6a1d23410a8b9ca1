import { afterEach, describe, expect, it, vi } from "vitest";
import { ReplayModel } from "../src/replay/model.svelte";
import { ReplayStream } from "../src/replay/stream";
import { told } from "../src/replay/told";
import { makeTranslate } from "../src/words/words";

const header = JSON.stringify({ table: "t", game: "g", seat: 1, steps: 2 });
const moment = (step: number) => JSON.stringify({ step, last: step ? { sequence: step } : null });

/** Answers with a stream of chunks; the last one ends it. */
function answer(...chunks: string[]) {
  const ask = vi.fn(() => {
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
        controller.close();
      },
    });
    return Promise.resolve(new Response(body));
  });
  vi.stubGlobal("fetch", ask);
  return ask;
}

afterEach(() => vi.unstubAllGlobals());

describe("a replay", () => {
  it("comes with one request, however its lines are cut into chunks", async () => {
    const text = [header, moment(0), moment(1), moment(2)].join("\n");
    const ask = answer(text.slice(0, 7), text.slice(7, 90), text.slice(90));
    const replay = new ReplayStream("/api/tables/t", { seat: 1, invite: null });
    expect((await replay.moment(2)).step).toBe(2);
    expect((await replay.moment(0)).step).toBe(0);
    expect(replay.steps).toBe(2);
    expect(replay.log.map((step) => step.sequence)).toEqual([1, 2]);
    expect(ask).toHaveBeenCalledExactlyOnceWith("/api/tables/t/replay?seat=1", expect.anything());
  });

  it("has no step after the last", async () => {
    answer([header, moment(0), moment(1), moment(2)].join("\n"));
    const replay = new ReplayStream("/api/tables/t", { seat: null, invite: null });
    await expect(replay.moment(3)).rejects.toMatchObject({ code: "no-such-step", args: { steps: 2 } });
  });

  it("that breaks off has failed, but what has arrived can be shown", async () => {
    answer([header, moment(0)].join("\n"));
    const replay = new ReplayStream("/api/tables/t", { seat: null, invite: null });
    await expect(replay.moment(1)).rejects.toMatchObject({ code: "offline" });
    expect((await replay.moment(0)).step).toBe(0);
  });

  it("waits for a moment that has not arrived, and says so", async () => {
    let send: (line: string) => void = () => {};
    const body = new ReadableStream({
      start: (controller) => {
        send = (line) => controller.enqueue(new TextEncoder().encode(`${line}\n`));
      },
    });
    const nothing = () => Promise.resolve(new Response("{}", { status: 404 }));
    const replays = () => Promise.resolve(new Response(body));
    vi.stubGlobal("fetch", (address: string) => (address.includes("/replay") ? replays() : nothing()));
    const model = new ReplayModel("t", null);
    const asked = model.show(1, null);
    send(header);
    send(moment(0));
    await vi.waitFor(() => expect(model.waiting).toBe(true));
    send(moment(1));
    await asked;
    expect(model.waiting).toBe(false);
    expect(model.moment?.step).toBe(1);
  });
});

describe("a step", () => {
  const t = makeTranslate(
    "en",
    ['page-colon = {":"}\nverb-done = Done\nfell = { SEAT($seat) } falls.'],
    () => "Ada",
  );
  const step = { sequence: 1, seat: 0, action: "done 3", bot: false, at: 0, events: [], scores: [] };
  it("is told by its events", () => {
    const events = [{ kind: "fell", facts: {}, words: { id: "fell", args: { seat: 0 } } }];
    expect(told({ ...step, events }, () => "Ada", t)).toEqual(["Ada falls."]);
  });
  it("without events is told by its verb, never by its notation", () => {
    expect(told(step, () => "Ada", t)).toEqual(["Ada: Done"]);
  });
});
