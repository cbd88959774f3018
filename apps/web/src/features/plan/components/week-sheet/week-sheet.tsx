import type { CSSProperties, ReactNode } from "react";
import type { SheetDay, WeekSheet as Sheet } from "../../model/week-sheet.ts";
import { usePlanActions } from "../actions/plan-actions.ts";
import { SheetDayCell } from "./sheet-day.tsx";
import { useDragSessions } from "./use-drag-sessions.ts";
import "./week-sheet.css";

interface WeekSheetProps {
  readonly sheet: Sheet;
  readonly sessionHref: (sessionId: string) => string;
}

/** Monday to Sunday: what each day asks for, rest days at half width. Sessions of the plan that is trained can be dragged to another day. */
export function WeekSheet({ sheet, sessionHref }: WeekSheetProps): ReactNode {
  const actions = usePlanActions();
  const columns = sheet.days.map((day) => `minmax(0, ${widthOf(day)}fr)`).join(" ");
  const sessions = sheet.days.flatMap((day) => day.sessions);
  const list = useDragSessions(
    sessions,
    actions && ((id, day) => sessions.filter((session) => session.id === id).forEach((session) => actions.move(session, day))),
  );
  return (
    <ol
      ref={list}
      className="week-sheet"
      aria-labelledby="week-heading"
      data-testid="week-sheet"
      style={{ "--columns": columns } as CSSProperties}
    >
      {sheet.days.map((day) => (
        <SheetDayCell key={day.day} day={day} sessionHref={sessionHref} />
      ))}
    </ol>
  );
}

function widthOf(day: SheetDay): number {
  if (day.sessions.length === 0) return 0.48;
  return day.isToday ? 1.1 : 1;
}
