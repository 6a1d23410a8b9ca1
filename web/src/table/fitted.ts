import type { Attachment } from "svelte/attachments";

/** How often a text may be made smaller; the last size may take two lines. */
const SIZES = 3;

/**
 * Makes a line of text smaller until it fits: `data-size` goes from 0 to 2, and the component
 * says in its style what that means. Measured again when the text or the room for it changes.
 */
export const fitted: Attachment<HTMLElement> = (element) => {
  let width = 0;
  const fit = () => {
    for (let size = 0; size < SIZES; size += 1) {
      element.dataset.size = String(size);
      if (element.scrollWidth <= element.clientWidth) return;
    }
  };
  const resized = new ResizeObserver(() => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    fit();
  });
  const changed = new MutationObserver(fit);
  resized.observe(element);
  changed.observe(element, { characterData: true, childList: true, subtree: true });
  // Not `ready`: asking for that lays the whole page out at once.
  document.fonts?.addEventListener("loadingdone", fit);
  return () => {
    document.fonts?.removeEventListener("loadingdone", fit);
    resized.disconnect();
    changed.disconnect();
  };
};
