/** A position in a link: everything is in the part after `#`, which no server sees or stores. */
import type { SetUp } from "../api/messages";

export interface LinkedPosition {
  rules: number;
  data: string;
  seats: number;
  options: string[];
  position: NonNullable<SetUp["position"]>;
}

/** The address of a possible position: `/set-up/<game>#<compressed JSON as base64url>`. */
export async function linkTo(found: SetUp): Promise<string | null> {
  if (!found.position) return null;
  const { rules, data, seats, options, position } = found;
  const linked: LinkedPosition = { rules, data, seats, options, position };
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(linked)),
    new CompressionStream("deflate-raw"),
  );
  return `${location.origin}/set-up/${found.game}#${toBase64(packed)}`;
}

/** What a link holds; null: nothing that can be read. */
export async function fromLink(hash: string): Promise<LinkedPosition | null> {
  try {
    const unpacked = await through(
      fromBase64(hash.replace(/^#/, "")),
      new DecompressionStream("deflate-raw"),
    );
    const found: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(unpacked));
    return isLinked(found) ? found : null;
  } catch {
    return null;
  }
}

function isLinked(found: unknown): found is LinkedPosition {
  if (typeof found !== "object" || found === null) return false;
  const { rules, data, seats, options, position } = found as Partial<LinkedPosition>;
  return (
    typeof rules === "number" &&
    typeof data === "string" &&
    typeof seats === "number" &&
    Array.isArray(options) &&
    typeof position === "object"
  );
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}
