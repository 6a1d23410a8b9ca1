/**
 * A bot in TypeScript, without any library: the types come from the server's OpenAPI document.
 *
 *     node examples/bot.ts http://localhost:8765 TOKEN [GAMES]
 *
 * It waits for challenges, plays every table to the end, and ends after GAMES games (without it,
 * never). Node 22.18 or newer runs it as it is. `make types` generates the types; for other
 * languages any generator for OpenAPI 3.1 does the same from /api/openapi.json.
 */
import type { components } from "../web/src/api/types.ts";

type Schemas = components["schemas"];
const [server, token, games = "Infinity"] = process.argv.slice(2);

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(server + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : null) as Answer;
}

/** The action to play: put your own ideas here. */
function choose(position: Schemas["Position"]): string {
  const legal = position.legal ?? [];
  return legal[Math.floor(Math.random() * legal.length)].action;
}

async function acceptAll(): Promise<void> {
  for (const { table, invite } of await ask<Schemas["Challenge"][]>("GET", "/api/challenges"))
    // If the seat was taken meanwhile, there is nothing to accept.
    await ask("POST", `/api/tables/${table.id}/join`, { invite }).then(
      () => watch(table.id),
      () => ask("DELETE", `/api/challenges/${table.id}`),
    );
}

async function lookAround(): Promise<void> {
  await acceptAll();
  const mine = await ask<Schemas["Tables"]>("GET", "/api/tables?mine=true&status=running&limit=100");
  for (const { id } of mine.tables) watch(id);
}

const watched = new Set<string>();
let left = Number(games);
// Node lets a program send headers with a socket; browsers, and their types, do not.
const Socket = WebSocket as unknown as new (address: string, options: object) => WebSocket;
const socket = new Socket(`${server.replace("http", "ws")}/api/socket`, {
  headers: { Authorization: `Bearer ${token}` },
});
const send = (message: Schemas["FromClient"]) => socket.send(JSON.stringify(message));

function watch(table: string): void {
  if (!watched.has(table)) send({ type: "watch", table });
  watched.add(table);
}

socket.onmessage = ({ data }) => {
  const message = JSON.parse(String(data)) as Schemas["ToClient"];
  // The first message, and whatever is to be done by asking.
  if (["welcome", "challenges", "your-turn"].includes(message.type)) void lookAround();
  if (message.type !== "position" || !watched.has(message.table)) return;
  if (message.places) {
    watched.delete(message.table);
    left -= 1;
    if (left <= 0) socket.close();
  } else if (message.legal?.length) {
    const key = crypto.randomUUID();
    send({ type: "play", table: message.table, action: choose(message), seen: message.sequence, key });
  }
};
socket.onclose = () => process.exit(left > 0 ? 1 : 0);
