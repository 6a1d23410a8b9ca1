/** HTTP requests. A refusal is thrown; its sentence is the message `error-<code>`. */
import type { Problem } from "./messages";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, number | string> = {},
    readonly status = 0,
  ) {
    super(code);
  }

  /** The server cannot be reached: trying again later may help. */
  get offline(): boolean {
    return this.code === "offline";
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const answer = await request(method, path, body);
  if (answer.status === 204) return undefined as Answer;
  return (await answer.json()) as Answer;
}

/** A streamed answer, line by line as it arrives. */
export async function* askLines(path: string): AsyncGenerator<string> {
  const { body } = await request("GET", path);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) break;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    if (rest) yield rest;
  } finally {
    await reader?.cancel();
  }
}

async function request(method: Method, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline");
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Refusal(problem.code, problem.args ?? {}, answer.status);
  } catch {
    // Not our JSON: a proxy answers while the server restarts.
    return new Refusal(answer.status >= 502 ? "offline" : "failed", {}, answer.status);
  }
}

/** A query string of the values that are not null. */
export function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const set = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}
