import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, Follower, Connection } from "../src/api/connection.svelte";
import type { FromClient, Position, Step, ToClient } from "../src/api/messages";
import { TableLive, happenedIn, viewingTime, merge } from "../src/table/live.svelte";

const step = (sequence: number, seat = 1): Step => ({
  sequence,
  seat,
  action: "move 1",
  bot: true,
  at: 0,
  events: [{ kind: "flew", facts: { seat }, words: { id: "log-flew" } }],
  scores: [0, 0],
});
const position = (sequence: number, more: Partial<Position> = {}): Position =>
  ({
    type: "position",
    table: "t",
    sequence,
    seat: 0,
    view: { sequence },
    to_move: 0,
    legal: [],
    prompt: { id: "prompt" },
    read_out: [],
    undo: { possible: false, why: "nothing" },
    scores: null,
    places: null,
    clocks: null,
    fresh: false,
    steps: [step(sequence)],
    ...more,
  }) as unknown as Position;

class FakeConnection {
  requests: FromClient[] = [];
  follower!: Follower;
  answers: ((answer: Answer) => void)[] = [];
  follow(_table: string, follower: Follower) {
    this.follower = follower;
    return () => {};
  }
  watched: boolean[] = [];
  watchAgain() {
    this.watched.push(this.follower.readOut?.() ?? false);
  }
  request(request: FromClient): Promise<Answer> {
    this.requests.push(request);
    return new Promise((answer) => this.answers.push(answer));
  }
  receive(message: ToClient) {
    this.follower.receive(message);
  }
}
let connection: FakeConnection;
let motion = false;
let watched = true;
let seen: number | null = null;
let table: TableLive;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  connection = new FakeConnection();
  motion = false;
  watched = true;
  seen = null;
  table = new TableLive("t", null, connection as unknown as Connection, {
    motion: () => motion,
    factor: () => 1,
    watched: () => watched,
    seen: null,
    onSeen: (sequence) => (seen = sequence),
  });
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a table", () => {
  it("knows who has the device until the decision passes on", () => {
    connection.receive(position(4));
    expect(table.holder).toBe(null);
    void table.act("move 1");
    expect(table.holder).toBe(0);
    // Something secret may come up in the middle of a turn: nobody has to pass the device.
    connection.receive(position(5));
    expect(table.holder).toBe(0);
    connection.receive(position(6, { seat: 1, to_move: 1 }));
    expect(table.holder).toBe(null);
    connection.receive(position(7));
    expect(table.holder).toBe(null);
    table.viewAs(1);
    expect(table.holder).toBe(1);
  });

  it("has positions in words only while they are read", () => {
    expect(connection.follower.readOut?.()).toBe(false);
    table.readOut(true);
    table.readOut(true);
    table.readOut(false);
    expect(connection.watched).toEqual([true, false]);
  });

  it("shows the first position at once, as if nothing had happened", () => {
    connection.receive(position(4, { fresh: true }));
    expect(table.position?.sequence).toBe(4);
    expect(table.happened).toEqual([]);
  });

  it("shows later ones one after the other, and is settled at the end", async () => {
    motion = true;
    connection.receive(position(4));
    connection.receive(position(5));
    connection.receive(position(6));
    expect(table.position?.sequence).toBe(5);
    expect(table.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(viewingTime([step(5)]) + 1);
    expect(table.position?.sequence).toBe(6);
    expect(table.settled).toBe(true);
  });

  it("shows the newest at once when nothing may move", () => {
    connection.receive(position(4));
    connection.receive(position(5));
    connection.receive(position(6));
    expect(table.position?.sequence).toBe(6);
  });

  it("does not let a long queue grow, and loses no step", async () => {
    motion = true;
    for (let sequence = 1; sequence <= 12; sequence += 1) connection.receive(position(sequence));
    const seen: number[] = [];
    let shown: Position | null = null;
    for (let look = 0; look < 100; look += 1) {
      if (table.position !== shown) seen.push(...(table.position?.steps ?? []).map((one) => one.sequence));
      shown = table.position;
      await vi.advanceTimersByTimeAsync(100);
    }
    // The first position is where we come in; what happened before it is not shown.
    expect(seen).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("keeps what happens while nobody looks, and shows it step by step afterwards", async () => {
    motion = true;
    connection.receive(position(1));
    watched = false;
    for (const sequence of [2, 3, 4]) connection.receive(position(sequence));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.position?.sequence).toBe(1);
    expect(seen).toBe(1);
    watched = true;
    table.resume();
    const shown = [table.position?.sequence];
    for (let look = 0; look < 2; look += 1) {
      await vi.advanceTimersByTimeAsync(viewingTime([step(2)]) + 1);
      shown.push(table.position?.sequence);
    }
    expect(shown).toEqual([2, 3, 4]);
    expect(seen).toBe(4);
  });

  it("skips to the newest when somebody has seen enough", async () => {
    motion = true;
    for (let sequence = 1; sequence <= 8; sequence += 1) connection.receive(position(sequence));
    expect(table.behind).toBe(6);
    table.skip();
    expect(table.position?.sequence).toBe(8);
    expect(table.settled).toBe(true);
    expect(table.happened).toEqual([]);
    connection.receive(position(9));
    expect(table.position?.sequence).toBe(9);
  });

  it("begins where I left, when the table went on without me", async () => {
    motion = true;
    table.close();
    const log = [1, 2, 3, 4].map((sequence) => step(sequence));
    vi.stubGlobal("fetch", (address: string) => {
      if (address.includes("/replay")) {
        const last = (number: number) => (number ? step(number) : null);
        const moments = [0, 1, 2, 3, 4].map((n) => ({ ...position(n), step: n, last: last(n) }));
        const lines = [{ table: "t", game: "g", seat: 0, steps: 4 }, ...moments];
        return Promise.resolve(new Response(lines.map((line) => JSON.stringify(line)).join("\n")));
      }
      const body = address.includes("/journal")
        ? { table: "t", sequence: 4, steps: log }
        : address.includes("/chat")
          ? { lines: [] }
          : { id: "t", status: "running", version: 1, my_seats: [0] };
      return Promise.resolve(new Response(JSON.stringify(body), { status: 200 }));
    });
    table = new TableLive("t", null, connection as unknown as Connection, {
      motion: () => true,
      factor: () => 1,
      watched: () => true,
      seen: 2,
      onSeen: () => {},
    });
    connection.receive(position(4, { fresh: true, steps: log }));
    const shown: unknown[] = [];
    for (let look = 0; look < 40; look += 1) {
      await vi.advanceTimersByTimeAsync(50);
      const now = table.position?.sequence;
      if (now !== undefined && shown.at(-1) !== now) shown.push(now);
    }
    // First the position that I knew; each of the next comes with what led to it.
    expect(shown).toEqual([2, 3, 4]);
    expect(table.happened).toHaveLength(1);
    expect(table.settled).toBe(true);
  });

  it("ignores what is older than what it has", () => {
    connection.receive(position(6));
    connection.receive(position(5));
    expect(table.newest?.sequence).toBe(6);
  });

  it("notes every step once", () => {
    connection.receive(position(1));
    connection.receive(position(2, { steps: [step(1), step(2)] }));
    connection.receive(position(2, { steps: [step(2)] }));
    expect(table.log.map((one) => one.sequence)).toEqual([1, 2]);
  });

  it("sends several actions in order, each with the number of the one before", async () => {
    connection.receive(position(4));
    const acted = table.act("play 3", "cell 7");
    expect(connection.requests).toMatchObject([{ action: "play 3", seen: 4 }]);
    connection.answers[0]({ type: "done", table: "t", key: "", sequence: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.requests).toMatchObject([{ action: "play 3" }, { action: "cell 7", seen: 5 }]);
    connection.answers[1]({ type: "done", table: "t", key: "", sequence: 6 });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.sending).toBe(true);
    connection.receive(position(6));
    expect(await acted).toBe(true);
    expect(table.sending).toBe(false);
  });

  it("stops at a refusal and says so", async () => {
    connection.receive(position(4));
    const refused = vi.fn();
    table.onRefused = refused;
    const acted = table.act("play 3", "cell 7");
    connection.answers[0]({ type: "refused", table: "t", key: "", problem: { code: "stale" } });
    expect(await acted).toBe(false);
    expect(connection.requests).toHaveLength(1);
    expect(refused).toHaveBeenCalledOnce();
  });

  it("sends nothing twice when somebody is quick", () => {
    connection.receive(position(4));
    void table.act("move 1");
    void table.act("move 1");
    expect(connection.requests).toHaveLength(1);
  });
});

describe("steps", () => {
  it("tell what happened and who did it", () => {
    expect(happenedIn([step(1, 2)])).toEqual([{ kind: "flew", facts: { seat: 2 }, seat: 2 }]);
  });
  it("of two positions are kept when they are shown as one", () => {
    expect(merge(position(1), position(2)).steps).toHaveLength(2);
    expect(merge(position(1), position(2, { fresh: true })).steps).toHaveLength(1);
  });
});
