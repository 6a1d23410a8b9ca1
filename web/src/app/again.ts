/** Looks now, and again every so many seconds while the page is seen; returns what ends it. */
export function lookAgain(look: (first: boolean) => void, seconds: number): () => void {
  look(true);
  const timer = setInterval(() => !document.hidden && look(false), seconds * 1000);
  return () => clearInterval(timer);
}
