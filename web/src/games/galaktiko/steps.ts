/** The events of a change in sequence: when each animation starts, and how cards arrive. */
import type { Attachment } from "svelte/attachments";
import type { Happened } from "../../table/board";
import type { Point } from "./layout";

const LASTS: Record<string, number> = {
  flew: 480,
  placed: 300,
  came: 140,
  "controller-came": 140,
  "controller-returned": 140,
  paid: 180,
  "slipped-off": 180,
  dropped: 180,
  boarded: 150,
  "found-way": 150,
};

export interface Step {
  event: Happened;
  start: number;
}

export function inOrder(happened: readonly Happened[]): Step[] {
  let now = 0;
  return happened.map((event) => {
    const start = now;
    now += LASTS[event.kind] ?? 0;
    return { event, start };
  });
}

/** Animates a card from a point to its place; without a delay there is no animation. */
export function arrive(from: Point, to: Point, delay: number | null): Attachment<Element> {
  return (node) => {
    if (delay === null) return;
    const away = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    node.animate(
      [
        { transform: away, opacity: 0 },
        { transform: away, opacity: 1, offset: 0.1 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 340, delay, fill: "backwards", easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
    );
  };
}
