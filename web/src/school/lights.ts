/** Where the light falls: boxes of pieces on the board, relative to the room. */
import type { AnyGameModule } from "../games/boards";
import type { AnyView } from "../table/board";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const PLACE = "@";
const MOST = 2;
const AROUND = 6;

/** The elements that a light falls on: a place of the board, or where an action is. */
function lit(light: string, view: AnyView, module: AnyGameModule, room: HTMLElement): Element[][] {
  if (light.startsWith(PLACE)) {
    const found = module.place ? seen(room, module.place(light.slice(1))) : [];
    return [found.length ? found : behind(light.slice(1), room)];
  }
  const spot = module.spot?.(light, view);
  if (!spot) return [];
  const to = seen(room, spot.to).slice(0, 1);
  const from = spot.from ? seen(room, spot.from).slice(0, 1) : [];
  return [to.length ? to : behind(light, room), from];
}

const seen = (room: HTMLElement, selector: string): Element[] =>
  [...room.querySelectorAll(selector)].filter((one) => one.getClientRects().length);

/** The tab behind which something is hidden: `data-door` lists the verbs and places. */
function behind(thing: string, room: HTMLElement): Element[] {
  return seen(room, `[data-door~="${thing.split(" ")[0]}"]:not([aria-selected="true"])`);
}

/** Everything that is lit up: at most two groups of elements. */
export function litBy(
  lights: readonly string[],
  view: AnyView,
  module: AnyGameModule,
  room: HTMLElement,
): Element[][] {
  return lights
    .flatMap((light) => lit(light, view, module, room))
    .filter((group) => group.length)
    .slice(0, MOST);
}

/** The box around a group of elements, as far as it can be seen in the room. */
export function boxOf(group: readonly Element[], room: HTMLElement): Box | null {
  const frame = room.getBoundingClientRect();
  const boxes = group.map((one) => one.getBoundingClientRect()).filter((one) => one.width && one.height);
  if (!boxes.length) return null;
  const left = Math.max(frame.left, Math.min(...boxes.map((one) => one.left)) - AROUND);
  const top = Math.max(frame.top, Math.min(...boxes.map((one) => one.top)) - AROUND);
  const right = Math.min(frame.right, Math.max(...boxes.map((one) => one.right)) + AROUND);
  const bottom = Math.min(frame.bottom, Math.max(...boxes.map((one) => one.bottom)) + AROUND);
  if (right <= left || bottom <= top) return null;
  return { x: left - frame.left, y: top - frame.top, width: right - left, height: bottom - top };
}

/**
 * Look in every frame, since pieces move, and boards scroll and change their size. `see` gets what is
 * found whenever it is something else. Returns how to stop.
 */
export function follow<Found>(look: () => Found, see: (found: Found) => void): () => void {
  let frame = 0;
  let last = "";
  const again = () => {
    const found = look();
    const now = JSON.stringify(found);
    if (now !== last) see(found);
    last = now;
    frame = requestAnimationFrame(again);
  };
  again();
  return () => cancelAnimationFrame(frame);
}

/** The boxes of everything that may be pressed now. */
export function choicesIn(room: HTMLElement): Box[] {
  return [...room.querySelectorAll(".legal")].map((one) => boxOf([one], room)).filter((box) => box !== null);
}

const FOCUSABLE = "button, [role=button], [tabindex='0']";

const LEGAL = ".legal, .legal *, :has(.legal)";

/**
 * What the keyboard would press for these lights; null: nothing. A piece that is lit itself comes
 * before one in a place that is lit, and where a piece comes from before where it goes.
 */
export function pressable(
  lights: readonly string[],
  view: AnyView,
  module: AnyGameModule,
  room: HTMLElement,
): HTMLElement | SVGElement | null {
  const elements = lights.flatMap((light) => lit(light, view, module, room).reverse().flat());
  const pieces = elements.map((one) => one.closest<HTMLElement | SVGElement>(FOCUSABLE));
  const within = elements.map((one) => one.querySelector<HTMLElement | SVGElement>(FOCUSABLE));
  const found = [...pieces, ...within].filter((one) => one !== null && one.ariaDisabled !== "true");
  return found.find((one) => one?.matches(LEGAL)) ?? found[0] ?? null;
}
