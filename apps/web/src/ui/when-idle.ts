/** Runs `work` when the browser has nothing else to do; Safari, which does not tell, a moment later. Returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
}
