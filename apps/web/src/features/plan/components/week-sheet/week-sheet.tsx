import { ChevronDown } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { formatWeekday } from "#ui/format.ts";
import { useMedia } from "#ui/use-media.ts";
import { getDaysBehind } from "../../model/days-behind.ts";
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
  // On a phone the page begins with today: what is done of the week stays folded above it.
  const isPhone = useMedia("(max-width: 767px)");
  const behind = isPhone ? getDaysBehind(sheet) : 0;
  return (
    <>
      {behind > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between text-ui text-ink-2">
            {foldedText(sheet.days.slice(0, behind))}
            <ChevronDown aria-hidden="true" size={18} className="group-open:rotate-180" />
          </summary>
          <ol className="week-sheet" aria-label="Earlier this week">
            {sheet.days.slice(0, behind).map((day) => (
              <SheetDayCell key={day.day} day={day} sessionHref={sessionHref} />
            ))}
          </ol>
        </details>
      )}
      <ol
        ref={list}
        className="week-sheet"
        aria-labelledby="week-heading"
        data-testid="week-sheet"
        style={{ "--columns": columns } as CSSProperties}
      >
        {sheet.days.slice(behind).map((day) => (
          <SheetDayCell key={day.day} day={day} sessionHref={sessionHref} />
        ))}
      </ol>
    </>
  );
}

/** "Mon to Thu: 3 sessions done" */
function foldedText(days: readonly SheetDay[]): string {
  const done = days.reduce((sum, { sessions }) => sum + sessions.length, 0);
  return `${formatWeekday(days[0]?.day ?? "")} to ${formatWeekday(days.at(-1)?.day ?? "")}: ${done} ${done === 1 ? "session" : "sessions"} done`;
}

function widthOf(day: SheetDay): number {
  if (day.sessions.length === 0) return 0.48;
  return day.isToday ? 1.1 : 1;
}
