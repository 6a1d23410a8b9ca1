/** Motion: with every change of the view, pieces travel from where they were to where they are. */
import type { Happened } from "../../table/board";
import { travel } from "../../table/motion";
import type { BoardContext } from "./context.svelte";

const STEP = 160;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const PILES: Record<string, string> = {
  "new-tile": "tile",
  "new-earth-shuttle": "earth-shuttle",
  "new-mars-shuttle": "mars-shuttle",
  "new-ship": "ship",
};

/** Where things were before a change, and copies of those that will be gone. */
interface Before {
  rects: Map<string, DOMRect[]>;
  copies: Map<Happened, { copy: HTMLElement; rect: DOMRect }>;
}

function find(root: HTMLElement, name: string): HTMLElement[] {
  return [
    ...root.querySelectorAll<HTMLElement>(
      `[data-at="${name}"], [data-settler="${name}"], [data-marker="${name}"]`,
    ),
  ];
}

/** The thing on the table that leaves it with this event. */
function leaving(root: HTMLElement, { kind, facts }: Happened): HTMLElement | null {
  if (kind === "took-tile") return find(root, `tile ${facts.slot}`)[0] ?? null;
  if (kind === "used-shuttle") return find(root, `${facts.place}-shuttle ${facts.slot}`)[0] ?? null;
  if (kind === "discarded") return find(root, `own ${facts.slot}`)[0] ?? null;
  if (kind === "took-ship") return root.querySelector(`[data-at^="ship "][data-card="${facts.ship}"]`);
  if (kind === "launched") return root.querySelector(`[data-at="place ${facts.bay}"] .ship`);
  return null;
}

function look(root: HTMLElement, happened: Happened[], shown: number): Before {
  const before: Before = { rects: new Map(), copies: new Map() };
  for (const element of root.querySelectorAll<HTMLElement>("[data-at], [data-settler], [data-marker]")) {
    const { at, settler, marker } = element.dataset;
    const name = settler ?? at ?? marker ?? "";
    before.rects.set(name, [...(before.rects.get(name) ?? []), element.getBoundingClientRect()]);
  }
  for (const event of happened) {
    const onBoard = event.kind === "discarded" || event.kind === "launched";
    const element = onBoard && event.seat !== shown ? null : leaving(root, event);
    if (!element) continue;
    const copy = element.cloneNode(true) as HTMLElement;
    copy.classList.remove("legal", "chosen", "changed");
    copy.inert = true;
    before.copies.set(event, { copy, rect: element.getBoundingClientRect() });
  }
  return before;
}

/** Send a copy of something through the air; it is gone when it arrives. */
function send(air: HTMLElement, copy: HTMLElement, from: DOMRect, to: DOMRect | null, delay: number): void {
  const origin = air.getBoundingClientRect();
  Object.assign(copy.style, {
    position: "absolute",
    left: `${from.left - origin.left}px`,
    top: `${from.top - origin.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
  });
  if (from.width === 0) return;
  air.append(copy);
  const end = to
    ? `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${to.top + to.height / 2 - from.top - from.height / 2}px) scale(${Math.min(1, to.width / from.width)})`
    : `translate(${from.width * 0.9}px, ${-from.height * 4}px) rotate(-14deg)`;
  const flight = copy.animate(
    [{ transform: "none" }, { opacity: 1, offset: 0.8 }, { transform: end, opacity: 0 }],
    { duration: to ? 360 : 700, delay, fill: "both", easing: to ? EASE : "ease-in" },
  );
  void flight.finished.catch(() => null).then(() => copy.remove());
}

function play(board: BoardContext, root: HTMLElement, before: Before): void {
  const air = root.querySelector<HTMLElement>("[data-air]");
  if (!air) return;
  const used = new Map<string, number>();
  const next = (name: string) => {
    const number = used.get(name) ?? 0;
    used.set(name, number + 1);
    return number;
  };
  const was = (name: string): DOMRect | undefined => {
    const rects = before.rects.get(name);
    return rects?.[Math.min(next(`was ${name}`), rects.length - 1)];
  };
  let delay = 0;
  const arrive = (element: Element | undefined | null, from: DOMRect | undefined, lift = 0) => {
    if (!element || !from) return;
    travel(element, from, { delay, lift });
    delay += STEP;
  };
  const settler = (name: string) => find(root, name).at(-1 - next(`now ${name}`));
  const leave = (event: Happened, to: string | null) => {
    const gone = before.copies.get(event);
    if (!gone) return;
    send(
      air,
      gone.copy,
      gone.rect,
      to === null ? null : (find(root, to)[0]?.getBoundingClientRect() ?? gone.rect),
      delay,
    );
    delay += STEP;
  };

  for (const event of board.happened) {
    const { kind, facts } = event;
    const here = (facts.seat ?? event.seat) === board.shown;
    if (kind in PILES) arrive(find(root, `${PILES[kind]} ${facts.slot}`)[0], was(`${PILES[kind]} pile`));
    else if (kind === "stepped") arrive(find(root, `${facts.seat}`)[0], was(`${facts.seat}`));
    else if (kind === "took-tile") {
      const slot = board.player.tiles.findIndex((tile) => tile?.name === facts.tile);
      leave(event, here && slot >= 0 ? `own ${slot}` : "tile pile");
    } else if (kind === "used-shuttle")
      leave(event, here ? `column ${facts.type}` : `${facts.place}-shuttle pile`);
    else if (kind === "took-ship") leave(event, here ? "hand" : "ship pile");
    else if (!here) continue;
    else if (kind === "discarded") leave(event, "discard");
    else if (kind === "launched") leave(event, null);
    else if (kind === "moved")
      arrive(settler(`${facts.to} ${facts.colour}`), was(`${facts.from} ${facts.colour}`), 36);
    else if (kind === "recruited")
      arrive(settler(`earth ${facts.colour}`), was(`supply ${facts.colour}`), 60);
    else if (kind === "adapted") arrive(settler(`${facts.place} ${facts.to}`), was(`supply ${facts.to}`), 60);
    else if (kind === "drew-ship")
      arrive(root.querySelector('[data-at="hand"] li:last-child'), was("ship pile"));
    else if (kind === "placed")
      arrive(root.querySelector(`[data-at="place ${facts.bay}"] .ship`), was("hand"));
  }
}

export function flights(
  board: BoardContext,
  root: () => HTMLElement | undefined,
  motion: () => boolean,
): void {
  let seen: Happened[] | null = null;
  let before: Before | null = null;
  $effect.pre(() => {
    const { happened, shown } = board;
    const element = root();
    // Events before the board was opened are not animated.
    const fresh = seen !== null && seen !== happened && element !== undefined && motion();
    before = fresh ? look(element, happened, shown) : null;
    seen = happened;
  });
  $effect(() => {
    void board.happened;
    const element = root();
    if (before && element) play(board, element, before);
    before = null;
  });
}
