import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay, formatWeekday, unbroken } from "#ui/format.ts";
import type { SheetDay } from "../../model/week-sheet.ts";
import { SheetSession } from "./sheet-session.tsx";

interface SheetDayCellProps {
  readonly day: SheetDay;
  readonly sessionHref: (sessionId: string) => string;
}

export function SheetDayCell({ day, sessionHref }: SheetDayCellProps): ReactNode {
  const rest = day.sessions.length === 0;
  const done = !rest && day.sessions.every((session) => session.state === "done");
  return (
    <li
      className={["day", rest && "rest", day.isToday && "now"].filter(Boolean).join(" ")}
      aria-current={day.isToday ? "date" : undefined}
      data-drop-day={day.isOpen ? day.day : undefined}
    >
      <div className="day-head">
        <span>{day.isToday ? "Today" : formatWeekday(day.day)}</span> <b>{Number(day.day.slice(8))}</b>
        {done && (
          <span className="mark text-success">
            <Check aria-hidden="true" size={16} strokeWidth={1.75} />
            <span className="sr-only">Done</span>
          </span>
        )}
      </div>
      {day.movedAway.map(({ id, title, date }) => (
        <p key={id} className="text-sm text-ink-3">
          {unbroken(title)}: moved to {formatDay(date)}
        </p>
      ))}
      {rest ? (
        day.movedAway.length === 0 && <p className="text-sm text-ink-3">Rest</p>
      ) : (
        <div className="day-sessions">
          {day.sessions.map((session) => (
            <SheetSession key={session.id} session={session} href={sessionHref(session.id)} />
          ))}
        </div>
      )}
    </li>
  );
}
