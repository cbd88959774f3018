import { whenIdle } from "./when-idle.ts";

/** The page gets so long for its rows after its scripts have run; on a slow network what is not needed yet would delay them. Milliseconds. */
const ROWS_TIME_MS = 1500;

/** Signs that somebody is about to use the page. */
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

let firstRest: Promise<void> | undefined;

/**
 * Runs `work`, which fetches what the page may need later, when the first page has had time for its rows or somebody begins to use it, and the
 * browser has nothing else to do. Returns the way to call it off.
 */
export function whenAtRest(work: () => void): () => void {
  let callOff: (() => void) | undefined;
  let isCalledOff = false;
  firstRest ??= waitForRest();
  void firstRest.then(() => {
    if (!isCalledOff) callOff = whenIdle(work);
  });
  return () => {
    isCalledOff = true;
    callOff?.();
  };
}

function waitForRest(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => void setTimeout(resolve, ROWS_TIME_MS);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
    for (const name of SIGNS) addEventListener(name, () => resolve(), { once: true, passive: true });
  });
}
