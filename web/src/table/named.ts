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
    const name = element instanceof SVGElement ? svgName(element) : document.createElement("span");
    name.setAttribute("class", "unseen");
    name.textContent = label;
    element.append(name);
    const hide = () => {
      for (const child of element.children) if (child !== name) child.setAttribute("aria-hidden", "true");
    };
    hide();
    const watching = new MutationObserver(hide);
    watching.observe(element, { childList: true });
    return () => {
      watching.disconnect();
      name.remove();
    };
  };
}

/** In the middle of the drawing, so that its bounding box does not grow. */
function svgName(element: SVGElement): SVGElement {
  const name = document.createElementNS(SVG, "text");
  const box = element instanceof SVGGraphicsElement ? element.getBBox?.() : undefined;
  name.setAttribute("x", String((box?.x ?? 0) + (box?.width ?? 0) / 2));
  name.setAttribute("y", String((box?.y ?? 0) + (box?.height ?? 0) / 2));
  name.setAttribute("font-size", "0.01");
  return name;
}
