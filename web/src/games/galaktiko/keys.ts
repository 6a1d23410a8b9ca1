/** Arrow keys move the focus among elements, also those that only have a tooltip. */
import type { Attachment } from "svelte/attachments";

const WAYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrowKeys(selector: string): Attachment<Element> {
  return (root) => {
    const turn = (event: Event) => {
      const { key, target } = event as KeyboardEvent;
      const stops = [...root.querySelectorAll<SVGElement>(selector)];
      const at = stops.findIndex((stop) => stop === target);
      if (!(key in WAYS) || at < 0) return;
      event.preventDefault();
      stops[(at + WAYS[key] + stops.length) % stops.length].focus();
    };
    root.addEventListener("keydown", turn);
    return () => root.removeEventListener("keydown", turn);
  };
}
