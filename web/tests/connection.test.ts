import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/api/connection.svelte";
import type { FromClient, ToClient } from "../src/api/messages";

/** A server that we play ourselves. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: ToClient) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break() {
    this.readyState = 3;
    this.onclose?.();
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
}

const TIMING = { quiet: 1000, patience: 1500, first: 100, longest: 400 };
let connection: Connection;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  connection = new Connection("ws://here/api/socket", TIMING);
  connection.open();
  FakeSocket.last.accept();
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const play = { type: "play", table: "t", action: "move 3", seen: 4, key: "k1" } as const;
const done: ToClient = { type: "done", table: "t", key: "k1", sequence: 5 };

describe("the connection", () => {
  it("sends an unanswered request again after it was broken, with the same key", async () => {
    const answer = connection.request(play);
    FakeSocket.last.break();
    expect(connection.state).toBe("broken");
    await vi.advanceTimersByTimeAsync(150);
    FakeSocket.last.accept();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.sent).toEqual([play]);
    FakeSocket.last.say(done);
    expect(await answer).toEqual(done);
  });

  it("passes on that challenges have changed", () => {
    const heard = vi.fn();
    connection.onChallenges = heard;
    FakeSocket.last.say({ type: "challenges" });
    expect(heard).toHaveBeenCalledOnce();
  });

  it("does not send an answered request again", async () => {
    const answer = connection.request(play);
    FakeSocket.last.say(done);
    await answer;
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(150);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it("follows its tables again from what it has seen, before it repeats requests", async () => {
    connection.follow("t", { seen: () => 4, seat: () => 1, invite: "i", receive: () => {} });
    void connection.request(play);
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(150);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([
      { type: "watch", table: "t", seen: 4, seat: 1, invite: "i", read_out: false },
      play,
    ]);
  });

  describe("to a server that divides its tables", () => {
    const follower = { seen: () => 4, seat: () => null, invite: null, receive: () => {} };
    const welcome = (by_table: boolean): ToClient => ({
      type: "welcome",
      me: null,
      version: "",
      now: 0,
      by_table,
    });
    const kinds = (socket: FakeSocket) => socket.sent.map((message) => message.type);

    it("names the table that it follows, and uses the old socket until the new one is open", () => {
      const old = FakeSocket.last;
      old.say(welcome(true));
      connection.follow("t", follower);
      void connection.request(play);
      expect(kinds(old)).toEqual(["watch", "play"]);
      expect(FakeSocket.last.url).toBe("ws://here/api/socket?table=t");
      expect(old.readyState).toBe(1);
      FakeSocket.last.accept();
      expect(old.readyState).toBe(3);
      expect(kinds(FakeSocket.last)).toEqual(["watch", "play"]);
      FakeSocket.last.say(welcome(true));
      expect(FakeSocket.all).toHaveLength(2);
    });

    it("names the table as soon as it knows that the server asks for it", () => {
      connection.follow("t", follower);
      expect(FakeSocket.all).toHaveLength(1);
      FakeSocket.last.say(welcome(true));
      expect(FakeSocket.last.url).toBe("ws://here/api/socket?table=t");
    });

    it("keeps the socket where the new one does not open", () => {
      const old = FakeSocket.last;
      old.say(welcome(true));
      connection.follow("t", follower);
      FakeSocket.last.break();
      void connection.request(play);
      expect(kinds(old)).toEqual(["watch", "play"]);
      expect(connection.state).toBe("open");
    });

    it("does not use a socket of an earlier session or table", () => {
      FakeSocket.last.say(welcome(true));
      connection.follow("t", follower);
      const first = FakeSocket.last;
      connection.follow("u", follower);
      const second = FakeSocket.last;
      first.accept();
      expect(first.readyState).toBe(3);
      connection.reopen();
      second.accept();
      expect(second.readyState).toBe(3);
      expect(FakeSocket.last.url).toBe("ws://here/api/socket?table=u");
      FakeSocket.last.accept();
      expect(kinds(FakeSocket.last)).toEqual(["watch", "watch"]);
    });

    it("opens no further socket where the server does not ask for it", () => {
      FakeSocket.last.say(welcome(false));
      connection.follow("t", follower);
      expect(FakeSocket.all).toHaveLength(1);
    });
  });

  it("asks after silence, and knows within three seconds that nobody is there", async () => {
    await vi.advanceTimersByTimeAsync(1600);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
    expect(connection.state).toBe("open");
    await vi.advanceTimersByTimeAsync(1400);
    expect(connection.state).toBe("broken");
  });

  it("is not broken because the browser let the page sleep", async () => {
    vi.setSystemTime(Date.now() + 60_000);
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.state).toBe("open");
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
    FakeSocket.last.say({ type: "pong", now: 0 });
    await vi.advanceTimersByTimeAsync(900);
    expect(connection.state).toBe("open");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("stays open while the server answers", async () => {
    for (let second = 0; second < 10; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      FakeSocket.last.say({ type: "pong", now: 0 });
    }
    expect(connection.state).toBe("open");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("comes back when the server says", async () => {
    FakeSocket.last.say({ type: "closing", wait: 2000 });
    await vi.advanceTimersByTimeAsync(1900);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("keeps trying, ever slower, and never in step with others", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    for (const wait of [100, 200, 400, 400]) {
      FakeSocket.last.break();
      const tries = FakeSocket.all.length;
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.all).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(2);
      expect(FakeSocket.all).toHaveLength(tries + 1);
    }
  });
});
