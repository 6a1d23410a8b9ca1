/** Tooltips: shown on hover, keyboard focus and long press, one at a time. */
import { mount } from "svelte";
import type { Attachment } from "svelte/attachments";
import Tip from "./Tip.svelte";

export const tip = $state({ text: "", x: 0, y: 0, below: false, shown: false });
/** The one element that displays tooltips; it comes with the first thing that has one. */
let shown: Element | null = null;
let drawn = false;
function draw(): void {
  drawn = true;
  const hold: Attachment<Element> = (element) => {
    shown = element;
  };
  mount(Tip, { target: document.body, props: { tip, hold } });
}
const TIP = "tip";
/** Every element with a tooltip; Tab reaches those that are not buttons while `exploring`. */
const explained = new Set<Element>();
/** The tabindex of elements before they were made focusable. */
const reached = new Map<Element, string | null>();
let exploring = false;
const LONG_PRESS = 450;
const SOON = 250;
/** Where the mouse was last moved to or pressed: what appears under a resting mouse is not pointed at. */
const mouseAt = { x: -1, y: -1 };
/** The last key was one that moves the focus: a focus set by the page is not asked for. */
let walking = false;
const WALKING = /^(Tab|Arrow.*|Home|End)$/;
for (const moved of ["pointermove", "pointerdown"] as const)
  addEventListener(moved, ({ clientX, clientY }) => Object.assign(mouseAt, { x: clientX, y: clientY }), true);
addEventListener("keydown", ({ key }) => (walking = WALKING.test(key)), true);
addEventListener("pointerdown", () => (walking = false), true);
const rests = ({ clientX, clientY }: PointerEvent) => clientX === mouseAt.x && clientY === mouseAt.y;

/**
 * Tab goes from choice to choice. While exploring it goes to everything with a tooltip, so that
 * pieces that cannot be used now can say why.
 */
export function explore(on: boolean = !exploring): boolean {
  exploring = on;
  if (on) {
    reachAll();
    document.addEventListener("keydown", reachAll, true);
    return true;
  }
  document.removeEventListener("keydown", reachAll, true);
  for (const [element, before] of reached) {
    if (before === null) element.removeAttribute("tabindex");
    else element.setAttribute("tabindex", before);
  }
  reached.clear();
  return false;
}

/** Boards redraw between two key presses, so this is done before each. */
function reachAll(): void {
  for (const element of explained) {
    const tabs = (element as HTMLElement | SVGElement).tabIndex >= 0;
    if (tabs || element.closest("[inert]")) continue;
    reached.set(element, element.getAttribute("tabindex"));
    element.setAttribute("tabindex", "0");
  }
}

/**
 * `<g {@attach explain(() => t("board-queue-full"))}>`: what this is, or why it cannot be used.
 * An empty string shows nothing.
 */
export function explain(text: string | (() => string)): Attachment<Element> {
  const say = typeof text === "string" ? () => text : text;
  return (element) => {
    if (!drawn) draw();
    let timer = 0;
    /** After a long press: the finger wanted to read, not to press. */
    let rested = false;
    /** It came up under a resting mouse: the next movement points at it. */
    let waits = false;
    const mouse = (event: Event) => (event as PointerEvent).pointerType === "mouse";
    const show = () => {
      const words = say();
      if (!words) return;
      const box = element.getBoundingClientRect();
      tip.text = words;
      tip.x = box.left + box.width / 2;
      tip.below = box.top < 120;
      tip.y = tip.below ? box.bottom : box.top;
      tip.shown = true;
      // Inside the dialog or main landmark: on top of a dialog, and reachable for screen readers.
      if (shown) (element.closest("dialog, main") ?? document.body).append(shown);
      element.setAttribute("aria-describedby", TIP);
    };
    const hide = () => {
      clearTimeout(timer);
      if (element.getAttribute("aria-describedby") !== TIP) return;
      element.removeAttribute("aria-describedby");
      // Deferred: the element may be removed during an update, when state must not change.
      queueMicrotask(() => (tip.shown = false));
    };
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, wait);
    };
    const rest = () => {
      show();
      rested = tip.shown;
      // It stays until the next touch.
      addEventListener("pointerdown", hide, { once: true, capture: true });
    };
    const touch = () => {
      rested = false;
      clearTimeout(timer);
      timer = window.setTimeout(rest, LONG_PRESS);
    };
    const enter = (event: Event) => {
      waits = rests(event as PointerEvent);
      if (!waits) later(SOON);
    };
    const move = () => {
      if (waits) later(SOON);
      waits = false;
    };
    const press = () => {
      waits = false;
      hide();
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (e) => mouse(e) && enter(e)],
      ["pointermove", (e) => mouse(e) && move()],
      ["pointerleave", (e) => (mouse(e) ? hide() : clearTimeout(timer))],
      ["pointerdown", (e) => (mouse(e) ? press() : touch())],
      ["pointerup", (e) => mouse(e) || clearTimeout(timer)],
      ["pointercancel", hide],
      ["contextmenu", (e) => rested && e.preventDefault()],
      ["focus", () => walking && show()],
      ["blur", hide],
      ["keydown", (e) => (e as KeyboardEvent).key === "Escape" && hide()],
    ];
    const unclick = (event: Event) => {
      if (!rested) return;
      rested = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("click", unclick, true);
    explained.add(element);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("click", unclick, true);
      explained.delete(element);
      reached.delete(element);
      hide();
    };
  };
}
