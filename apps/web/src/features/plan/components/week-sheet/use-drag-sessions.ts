import type { Day } from "@ironpace/training";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { SheetSessionView } from "../../model/week-sheet.ts";
import type { Draggable } from "./drag-sessions.ts";

/** Makes the movable ones of these sessions draggable, once what it takes is loaded. Without `onDrop` none is. */
export function useDragSessions(
  sessions: readonly SheetSessionView[],
  onDrop: ((sessionId: string, day: Day) => void) | undefined,
): RefObject<HTMLOListElement | null> {
  const sheet = useRef<HTMLOListElement>(null);
  // As text it stays the same as long as each session stays where it is.
  const placed = JSON.stringify(
    onDrop === undefined ? [] : sessions.filter(({ isMovable }) => isMovable).map(({ id, date }) => ({ sessionId: id, from: date })),
  );
  const drop = useEffectEvent((sessionId: string, day: Day) => onDrop?.(sessionId, day));
  useEffect(() => {
    const draggables = JSON.parse(placed) as readonly Draggable[];
    if (draggables.length === 0) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    void import("./drag-sessions.ts").then(
      ({ dragSessions }) => {
        if (!gone && sheet.current !== null) stop = dragSessions(sheet.current, draggables, (id, day) => drop(id, day));
      },
      // Without it there is still "Move to…".
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [placed]);
  return sheet;
}
