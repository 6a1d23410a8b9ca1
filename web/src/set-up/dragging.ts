/** Dragging a part with the mouse or a pen. A finger scrolls the lists, so it taps instead. */
import type { Attachment } from "svelte/attachments";
import type { SetUpModel } from "./model.svelte";

/** How many pixels make a click a drag. */
const FAR = 6;

/** Makes an element draggable: `take` picks its part up, and it is put where the pointer lets go. */
export function draggable(model: SetUpModel, take: () => void): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent) => {
      if (event.button === 0 && event.pointerType !== "touch") follow(event, element, model, take);
    };
    // Pictures within would be dragged by the browser itself.
    const still = (event: Event) => event.preventDefault();
    element.addEventListener("pointerdown", down);
    element.addEventListener("dragstart", still);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("dragstart", still);
    };
  };
}

/** Follow the pointer until it lets go. */
function follow(start: PointerEvent, element: HTMLElement, model: SetUpModel, take: () => void): void {
  let image: HTMLElement | null = null;
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    image?.remove();
    ending.abort();
  };
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!image && Math.hypot(x - start.clientX, y - start.clientY) < FAR) return;
    if (!image) {
      take();
      image = imageOf(picture(model.held?.part) ?? element);
    }
    image.style.translate = `${x}px ${y}px`;
  };
  const up = ({ clientX: x, clientY: y }: PointerEvent) => {
    const dragged = image !== null;
    end();
    if (!dragged) return;
    swallowClick();
    drop(model, document.elementFromPoint(x, y));
  };
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", end, { signal });
}

/** How a part looks among the parts of the box: places on the board are only outlined. */
function picture(part: string | undefined): HTMLElement | null {
  return part === undefined ? null : document.querySelector(`[data-part="${CSS.escape(part)}"]`);
}

/** What is dragged, under the pointer. */
function imageOf(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect();
  const image = element.cloneNode(true) as HTMLElement;
  image.setAttribute("aria-hidden", "true");
  Object.assign(image.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    zIndex: "90",
    width: `${width}px`,
    height: `${height}px`,
    margin: `${-height / 2}px 0 0 ${-width / 2}px`,
    pointerEvents: "none",
    opacity: "0.85",
  });
  element.ownerDocument.body.append(image);
  return image;
}

/** Put what is held where the pointer is: in a zone, or back among the parts. */
function drop(model: SetUpModel, target: Element | null): void {
  const place = target?.closest<HTMLElement>("[data-place], [data-zone], [data-home]");
  const name = place?.dataset.place ?? place?.dataset.zone;
  const zone = model.found?.zones.find((one) => one.name === name);
  if (zone && model.fits(zone)) model.put(zone);
  else if (place?.dataset.home !== undefined) model.erase();
  model.letGo();
}

/** The click that follows a drag is none; it comes at once, if at all. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
