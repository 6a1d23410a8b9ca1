/** Challenges to me and of mine: asked for when I sign in, and whenever the server says so. */
import { ask, Refusal } from "../../api/http";
import type { Challenge, SentChallenge } from "../../api/messages";
import { words } from "../../words/state.svelte";
import { router } from "../router.svelte";
import { session } from "../session.svelte";
import { toastProblem } from "../toasts.svelte";

export const challenges = $state<{ received: Challenge[]; sent: SentChallenge[] }>({
  received: [],
  sent: [],
});

export async function look(): Promise<void> {
  if (!session.me) {
    challenges.received = challenges.sent = [];
  } else {
    const [received, sent] = await Promise.all([
      ask<Challenge[]>("GET", "/api/challenges"),
      ask<SentChallenge[]>("GET", "/api/challenges/sent"),
    ]);
    await words.load(received.map((one) => one.table.game));
    Object.assign(challenges, { received, sent });
  }
  session.waiting = challenges.received.length;
}

/** An effect that looks at once, again after the connection was away, and when something changes. */
export function keepUp(): void {
  // If it fails, the next message tries again.
  const again = () => void look().catch(() => undefined);
  if (session.connection.state === "open") again();
  session.connection.onChallenges = again;
}

async function change(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    toastProblem(problem);
  }
  await look().catch(() => undefined);
}

export const accept = ({ table, invite }: Challenge) =>
  change(async () => {
    try {
      await ask("POST", `/api/tables/${table.id}/join`, { invite });
    } catch (problem) {
      // Somebody else has taken the seat: there is nothing to accept any more.
      if (problem instanceof Refusal && !problem.offline) await ask("DELETE", `/api/challenges/${table.id}`);
      throw problem;
    }
    router.go(`/table/${table.id}`);
  });

export const decline = ({ table }: Challenge) => change(() => ask("DELETE", `/api/challenges/${table.id}`));

export const withdraw = ({ table, person }: SentChallenge) =>
  change(() => ask("DELETE", `/api/tables/${table}/challenge/${person.id}`));

export const send = (table: string, person: string) =>
  change(() => ask("POST", `/api/tables/${table}/challenge`, { person }));
