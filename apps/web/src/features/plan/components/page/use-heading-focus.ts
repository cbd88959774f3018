import { useEffect, useRef } from "react";
import { dismissToast } from "#ui/toast.ts";

/** A message shown with the change of view belongs to the new one; an older one goes with the view that is left. Milliseconds. */
const FRESH_MESSAGE = 1000;

/**
 * Moves the focus to the heading when another view is shown at the same path, as the app does for another path:
 * keyboard and screen reader would else stay on a link that is gone. The first view keeps the browser's own start.
 */
export function useHeadingFocus(view: string): void {
  const previous = useRef(view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    dismissToast({ olderThan: FRESH_MESSAGE });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [view]);
}
