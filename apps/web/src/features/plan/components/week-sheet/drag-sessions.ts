import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { Day } from "@ironpace/training";

export interface Draggable {
  readonly sessionId: string;
  readonly from: Day;
}

/**
 * Lets sessions (`data-session`) of a week sheet be dragged onto its days (`data-drop-day`), by mouse and, after a long press, by
 * finger. The returned function takes it off again.
 */
export function dragSessions(
  sheet: HTMLElement,
  sessions: readonly Draggable[],
  onDrop: (sessionId: string, day: Day) => void,
): () => void {
  const days = [...sheet.querySelectorAll<HTMLElement>("[data-drop-day]")];
  return combine(
    ...sessions.flatMap(({ sessionId, from }) => {
      const element = sheet.querySelector<HTMLElement>(`[data-session="${sessionId}"]`);
      return element === null ? [] : [draggable({ element, getInitialData: () => ({ sessionId, from }), ...faded(element) })];
    }),
    ...days.map((element) => dropTarget(element, element.dataset["dropDay"] ?? "", onDrop)),
  );
}

function faded(element: HTMLElement) {
  return {
    onDragStart: () => element.toggleAttribute("data-dragging", true),
    onDrop: () => element.toggleAttribute("data-dragging", false),
  };
}

function dropTarget(element: HTMLElement, day: Day, onDrop: (sessionId: string, day: Day) => void): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => typeof source.data["sessionId"] === "string" && source.data["from"] !== day,
    onDragEnter: () => element.toggleAttribute("data-over", true),
    onDragLeave: () => element.toggleAttribute("data-over", false),
    onDrop: ({ source }) => {
      element.toggleAttribute("data-over", false);
      onDrop(String(source.data["sessionId"]), day);
    },
  });
}
