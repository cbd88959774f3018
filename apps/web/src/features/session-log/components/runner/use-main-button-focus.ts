import { useEffect, useRef, type RefObject } from "react";

/** A press that brings another view takes its button away: the main button of the next one gets the focus, so that the keyboard goes on. */
export function useMainButtonFocus(view: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const previous = useRef(view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    if (document.activeElement === document.body) root.current?.querySelector<HTMLElement>(".go")?.focus({ preventScroll: true });
  }, [view]);
  return root;
}
