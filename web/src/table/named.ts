import type { Attachment } from "svelte/attachments";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Gives a graphical button an accessible name: `<button {@attach named(legal.say(action))}>`.
 *
 * The name becomes visually hidden content, and the drawing is hidden from screen readers. With
 * an aria-label instead, figures and badges on a piece would count as a visible label that the
 * name does not contain, which breaks speech input.
 */
export function named(label: string): Attachment<Element> {
  return (element) => {
    const drawn = element instanceof SVGGraphicsElement;
    const name = drawn ? document.createElementNS(SVG, "text") : document.createElement("span");
    name.setAttribute("class", "unseen");
    name.textContent = label;
    if (drawn) placeSoon(element, name);
    else element.append(name);
    const hide = () => {
      for (const child of element.children) if (child !== name) child.setAttribute("aria-hidden", "true");
    };
    hide();
    const watching = new MutationObserver(hide);
    watching.observe(element, { childList: true });
    return () => {
      watching.disconnect();
      unplaced.delete(name);
      name.remove();
    };
  };
}

/** Names that are still to be placed, each with the drawing that it belongs to. */
const unplaced = new Map<Element, SVGGraphicsElement>();

/**
 * In the middle of the drawing, so that its bounding box does not grow. All that came at once are
 * measured before the first is placed: placing one would make the browser measure everything anew.
 */
function placeSoon(element: SVGGraphicsElement, name: Element): void {
  if (!unplaced.size) queueMicrotask(placeAll);
  unplaced.set(name, element);
}

function placeAll(): void {
  const measured = [...unplaced].map(([name, element]) => ({ name, element, box: element.getBBox?.() }));
  unplaced.clear();
  for (const { name, element, box } of measured) {
    name.setAttribute("x", String((box?.x ?? 0) + (box?.width ?? 0) / 2));
    name.setAttribute("y", String((box?.y ?? 0) + (box?.height ?? 0) / 2));
    name.setAttribute("font-size", "0.01");
    element.append(name);
  }
}
