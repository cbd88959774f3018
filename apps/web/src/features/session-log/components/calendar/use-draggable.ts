import type { Day } from "@ironpace/training";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** Makes sessions draggable onto the days of a list; the returned function takes it off again. */
export type DragSessions = (
  list: HTMLElement,
  sessions: readonly { readonly sessionId: string; readonly from: Day }[],
  onDrop: (sessionId: string, day: Day) => void,
) => () => void;

interface Placed {
  readonly id: string;
  readonly date: Day;
  readonly isMovable: boolean;
}

/** Makes the movable ones of these sessions draggable, once what it takes is loaded. Returns the ref of their list. */
export function useDraggable(
  sessions: readonly Placed[],
  load: () => Promise<DragSessions>,
  onDrop: (sessionId: string, day: Day) => void,
): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // As text it stays the same as long as each session stays where it is.
  const placed = JSON.stringify(sessions.filter(({ isMovable }) => isMovable).map(({ id, date }) => ({ sessionId: id, from: date })));
  const drop = useEffectEvent((sessionId: string, day: Day) => onDrop(sessionId, day));
  const loadNow = useEffectEvent(() => load());
  useEffect(() => {
    const draggables = JSON.parse(placed) as readonly { readonly sessionId: string; readonly from: Day }[];
    if (draggables.length === 0) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const days = list.current;
    days?.addEventListener("click", openDay);
    void loadNow().then(
      (dragSessions) => {
        if (!gone && list.current !== null) stop = dragSessions(list.current, draggables, (id, day) => drop(id, day));
      },
      // Without it there is still "Move to…".
      () => undefined,
    );
    return () => {
      gone = true;
      days?.removeEventListener("click", openDay);
      stop?.();
    };
  }, [placed]);
  return list;
}

/** What can be dragged lies over the button of its day: pressing it opens the day. */
function openDay({ target }: MouseEvent): void {
  let part = target instanceof Element ? target.closest("[data-session]")?.parentElement : undefined;
  while (part != null && part.querySelector(":scope > button") === null) part = part.parentElement;
  part?.querySelector<HTMLButtonElement>(":scope > button")?.click();
}
