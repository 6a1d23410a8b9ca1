/** Panning and zooming the world: by dragging, pinching, and with the keyboard. */
import type { Attachment } from "svelte/attachments";

const STILL = 6;

/** Drag with the mouse to scroll; fingers scroll by themselves. */
export function drag(): Attachment<HTMLElement> {
  return (room) => {
    let from: { x: number; y: number; left: number; top: number } | null = null;
    let dragged = false;
    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.pointerType === "mouse" && event.button === 0)
        from = { x: event.clientX, y: event.clientY, left: room.scrollLeft, top: room.scrollTop };
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      dragged ||= Math.hypot(x, y) > STILL;
      if (dragged) room.scrollTo(from.left - x, from.top - y);
    };
    const up = () => {
      from = null;
    };
    // A drag is not a click on the cell where it ends.
    const click = (event: MouseEvent) => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };
    room.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    room.addEventListener("click", click, true);
    return () => {
      room.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      room.removeEventListener("click", click, true);
    };
  };
}

/** A place on the screen. */
export interface Spot {
  x: number;
  y: number;
}

/** Pinch or wheel: calls back with the factor and the point to zoom around. */
export function pinch(enlarge: (factor: number, at: Spot) => void): Attachment<HTMLElement> {
  return (room) => {
    let apart = 0;
    const distance = ({ touches: [a, b] }: TouchEvent) =>
      Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const start = (event: TouchEvent) => {
      apart = event.touches.length === 2 ? distance(event) : 0;
    };
    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2 || !apart) return;
      event.preventDefault();
      const now = distance(event);
      if (Math.abs(now / apart - 1) < 0.04) return;
      const [a, b] = event.touches;
      enlarge(now / apart, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
      apart = now;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      enlarge(event.deltaY < 0 ? 1.1 : 1 / 1.1, { x: event.clientX, y: event.clientY });
    };
    room.addEventListener("touchstart", start, { passive: true });
    room.addEventListener("touchmove", move, { passive: false });
    room.addEventListener("wheel", wheel, { passive: false });
    return () => {
      room.removeEventListener("touchstart", start);
      room.removeEventListener("touchmove", move);
      room.removeEventListener("wheel", wheel);
    };
  };
}

const PAN = 80;

/** Plus, minus and zero zoom; arrows pan (with Shift while a cell has the focus). */
export function mapKeys(enlarge: (factor: number) => void, fit: () => void): Attachment<HTMLElement> {
  return (room) => {
    room.tabIndex = 0;
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const way = event.target === room || event.shiftKey ? ways[event.key] : undefined;
      if (event.key === "+" || event.key === "=") enlarge(1.25);
      else if (event.key === "-") enlarge(0.8);
      else if (event.key === "0") fit();
      else if (way) room.scrollBy(way[0] * PAN, way[1] * PAN);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    room.addEventListener("keydown", key);
    return () => room.removeEventListener("keydown", key);
  };
}

const ways: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The arrow keys go to the nearest button in their direction. */
export function stepTo(): Attachment<Element> {
  return (world) => {
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const step = (event: Event) => {
      const { key, shiftKey } = event as KeyboardEvent;
      const way = shiftKey ? undefined : ways[key];
      const here = document.activeElement;
      if (!way || !here || !world.contains(here)) return;
      event.preventDefault();
      const [x, y] = middle(here);
      let nearest: SVGElement | null = null;
      let least = Infinity;
      for (const other of world.querySelectorAll<SVGElement>("[role=button]")) {
        const [a, b] = middle(other);
        const along = (a - x) * way[0] + (b - y) * way[1];
        const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0]);
        if (along < 1 || along + 2 * aside >= least) continue;
        least = along + 2 * aside;
        nearest = other;
      }
      nearest?.focus();
    };
    world.addEventListener("keydown", step);
    return () => world.removeEventListener("keydown", step);
  };
}
