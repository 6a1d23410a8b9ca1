import type { Attachment } from "svelte/attachments";

/** Calls back once, when the element comes into view or is about to: time to load it. */
export function near(came: () => unknown, margin = "400px"): Attachment<Element> {
  return (element) => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watching.disconnect();
        came();
      },
      { rootMargin: margin },
    );
    watching.observe(element);
    return () => watching.disconnect();
  };
}
