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
    await ask("POST", `/api/tables/${table.id}/join`, { invite }).catch(() =>
      ask("DELETE", `/api/challenges/${table.id}`),
    );
}

async function playAll(): Promise<void> {
  const mine = await ask<Schemas["Tables"]>("GET", "/api/tables?mine=true&status=running&limit=100");
  for (const { id } of mine.tables.filter((table) => table.your_turn)) {
    const position = await ask<Schemas["Position"]>("GET", `/api/tables/${id}/position`);
    if (!position.legal?.length) continue;
    const body = { action: choose(position), seen: position.sequence, key: crypto.randomUUID() };
    // If the table has moved on meanwhile, the next round sees it.
    await ask("POST", `/api/tables/${id}/actions`, body).catch(() => undefined);
  }
}

async function finished(): Promise<number> {
  const mine = await ask<Schemas["Tables"]>("GET", "/api/tables?mine=true&status=finished&limit=100");
  return mine.tables.length;
}

const before = await finished();
while ((await finished()) - before < Number(games)) {
  await acceptAll();
  await playAll();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
