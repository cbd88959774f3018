import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the main button of the next view when the pressed button is gone with the last one. Returns the ref of their parent. */
export function useMainButtonFocus(view: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const previous = useRef(view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    if (document.activeElement === document.body) root.current?.querySelector<HTMLElement>(".go")?.focus({ preventScroll: true });
  }, [view]);
  useEffect(() => {
    // At a keyboard the large button is the one that is meant, wherever nothing has the focus.
    const press = (event: KeyboardEvent) => {
      if (document.activeElement?.matches("body, main, h1") !== true || (event.key !== " " && event.key !== "Enter") || event.repeat)
        return;
      event.preventDefault();
      root.current?.querySelector<HTMLElement>(".go")?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return root;
}

/** Ref of the current row: scrolls it into view. */
export function keepInSight(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}
