import type { Attachment } from "svelte/attachments";
import { named } from "./named";

/**
 * Makes an SVG element a button: focusable, named, pressed with a click, Enter or Space.
 * `<g {@attach press(legal.say("move 3"), () => choose(3))}>`. Without a handler it is only
 * named: an image that can be focused, so that `explain` can say why it cannot be used.
 */
export function press(label: string, handler: (() => void) | null): Attachment<Element> {
  return (element) => {
    element.setAttribute("role", handler ? "button" : "img");
    element.setAttribute("tabindex", handler ? "0" : "-1");
    if (!handler) {
      element.setAttribute("aria-label", label);
      return () => element.removeAttribute("aria-label");
    }
    const unname = named(label)(element);
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      handler();
    };
    element.addEventListener("click", handler);
    element.addEventListener("keydown", key);
    return () => {
      unname?.();
      element.removeEventListener("click", handler);
      element.removeEventListener("keydown", key);
    };
  };
}
