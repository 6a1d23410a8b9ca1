/** Animation along the path that a piece takes. Not to be used when `motion` is off. */

/** Move a node from another's place to its own, in an arc if `lift` is given (pixels upward). */
export function travel(
  node: Element,
  from: DOMRect,
  { duration = 320, delay = 0, lift = 0 }: { duration?: number; delay?: number; lift?: number } = {},
): Animation {
  const to = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const frames = [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px)` },
    { transform: "none" },
  ];
  return node.animate(lift ? frames : [frames[0], frames[2]], {
    duration,
    delay,
    fill: "backwards",
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  });
}
