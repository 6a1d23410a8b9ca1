/** Motion along the path of the pieces: each event moves what it is about, one after the other. */
import type { Happened } from "../../table/board";
import { travel } from "../../table/motion";

const STEP = 160;

function box(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

/** Where the things of a seat come from: its reserve or hand if drawn, else its place at the table. */
function homeOf(board: HTMLElement, seat: unknown): DOMRect {
  const found = box(`[data-reserve="${seat}"]`) ?? box(`[data-seat-line="${seat}"]`);
  if (found) return found;
  const all = board.getBoundingClientRect();
  return new DOMRect(all.left + all.width / 2, all.top - 40, 1, 1);
}

/** Distances inside a scaled drawing are in its own units. */
function within(node: Element, from: DOMRect): DOMRect {
  const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
  const to = node.getBoundingClientRect();
  const middle = (a: DOMRect): [number, number] => [a.left + a.width / 2, a.top + a.height / 2];
  const [x, y] = middle(to);
  const [fromX, fromY] = middle(from);
  return new DOMRect(x + (fromX - x) / scale, y + (fromY - y) / scale, 0, 0);
}

/** Where cards lay before the change, by `data-slot` and `data-deck`: their places stay the same. */
export function fly(board: HTMLElement, happened: Happened[]): void {
  let delay = 0;
  const send = (selector: string, from: DOMRect | null, lift = 30) => {
    const node = board.querySelector(selector);
    if (!node || !from) return;
    travel(node, within(node, from), { duration: 340, delay, lift });
    delay += STEP;
  };
  for (const { kind, facts, seat } of happened) {
    const cell = `[data-cell="${facts.cell}"]`;
    const hand = box(`[data-hand="${seat}"]`) ?? homeOf(board, seat);
    if (kind === "laid" || kind === "built") send(`${cell} .piece`, hand);
    else if (kind === "animals-came") {
      for (const token of board.querySelectorAll(`${cell} .token`)) {
        travel(token, within(token, hand), { duration: 340, delay, lift: 40 });
        delay += STEP / 2;
      }
    } else if (kind === "swapped") {
      const second = `[data-cell="${facts.second}"]`;
      const [from, to] = [box(cell), box(second)];
      const start = delay;
      send(`${cell} .piece`, to, 0);
      delay = start;
      send(`${second} .piece`, from, 0);
    } else if (kind === "settled")
      send(`[data-meeple="${facts.cell}:${facts.seat}"]`, homeOf(board, facts.seat), 50);
    else if (kind === "went-home") send(`[data-reserve="${facts.seat}"] > *`, box(cell), 50);
    else if (kind === "reached") send(`[data-goal="${facts.index}"] .meeple`, homeOf(board, facts.seat), 50);
    else if (kind === "took" || kind === "drew" || kind === "kept")
      send(`[data-hand="${facts.seat}"] [data-card="${facts.card}"]`, marketOf(kind, facts), 20);
    else if (kind === "fed")
      send(`[data-cell="${facts.cell}"] .met`, box(`[data-cell="${facts.pasture}"]`), 20);
  }
}

function marketOf(kind: string, facts: Happened["facts"]): DOMRect | null {
  if (kind === "drew") return box(`[data-deck="${facts.kind}"]`);
  const sort = String(facts.card).split("-")[0];
  const row = sort === "nature" ? "nature" : sort === "city" || sort === "animals" ? "life" : "element";
  return box(`[data-slot^="${row}"]`);
}
