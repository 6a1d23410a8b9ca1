import type { Attachment } from "svelte/attachments";

/** Tells once that something has come near to what is seen: time to fetch and draw it. */
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
