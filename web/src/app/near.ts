import type { Attachment } from "svelte/attachments";

/** Calls back once, when the element is about to scroll into view: time to load it. */
export function near(came: () => unknown): Attachment<Element> {
  return (element) => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watching.disconnect();
        came();
      },
      { rootMargin: "400px" },
    );
    watching.observe(element);
    return () => watching.disconnect();
  };
}
