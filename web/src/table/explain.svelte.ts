/** Words beside a thing: shown on hover, keyboard focus and long press, one at a time. */
import type { Attachment } from "svelte/attachments";

export const tip = $state({ text: "", x: 0, y: 0, below: false, shown: false });
/** The one element that shows them. */
let shown: Element | null = null;
export const holdTip: Attachment<Element> = (element) => {
  shown = element;
  return () => {
    shown = null;
    element.remove();
  };
};
const TIP = "tip";
const LONG_PRESS = 450;
const SOON = 250;

/**
 * `<g {@attach explain(() => t("board-queue-full"))}>`: what this is, or why it cannot be used.
 * A function that gives an empty string shows nothing.
 */
export function explain(text: string | (() => string)): Attachment<Element> {
  const say = typeof text === "string" ? () => text : text;
  return (element) => {
    let timer = 0;
    const show = () => {
      const words = say();
      if (!words) return;
      const box = element.getBoundingClientRect();
      tip.text = words;
      tip.x = box.left + box.width / 2;
      tip.below = box.top < 120;
      tip.y = tip.below ? box.bottom : box.top;
      tip.shown = true;
      // Within what it belongs to: above a dialog, and part of the page for who listens.
      if (shown) (element.closest("dialog, main") ?? document.body).append(shown);
      element.setAttribute("aria-describedby", TIP);
    };
    const hide = () => {
      clearTimeout(timer);
      if (element.getAttribute("aria-describedby") !== TIP) return;
      element.removeAttribute("aria-describedby");
      // An element may go while the page is being drawn, when nothing may change yet.
      queueMicrotask(() => (tip.shown = false));
    };
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, wait);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (e) => (e as PointerEvent).pointerType === "mouse" && later(SOON)],
      ["pointerleave", hide],
      ["pointerdown", (e) => ((e as PointerEvent).pointerType === "mouse" ? hide() : later(LONG_PRESS))],
      ["pointerup", (e) => (e as PointerEvent).pointerType !== "mouse" && clearTimeout(timer)],
      ["pointercancel", hide],
      ["focus", () => element.matches(":focus-visible") && show()],
      ["blur", hide],
      ["keydown", (e) => (e as KeyboardEvent).key === "Escape" && hide()],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      hide();
    };
  };
}
