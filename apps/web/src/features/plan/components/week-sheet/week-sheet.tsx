import type { Day } from "@ironpace/training";
import { Check, ChevronDown } from "lucide-react";
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import type { OwnPlanned } from "#backend/reads/own-planned.ts";
import { formatDay, formatMinutes, formatWeekday, unbroken } from "#ui/format.ts";
import { useMedia } from "#ui/use-media.ts";
import { getDaysBehind } from "../../model/days-behind.ts";
import type { SheetDay, SheetSessionView, WeekSheet as Sheet } from "../../model/week-sheet.ts";
import { usePlanActions } from "../actions/plan-actions.ts";
import { useTraining } from "../actions/slots.ts";
import type { Draggable } from "./drag-sessions.ts";
import { SheetSession } from "./sheet-session.tsx";
import "./week-sheet.css";

interface WeekSheetProps {
  readonly sheet: Sheet;
  /** What the athlete planned in this week beside the plan. */
  readonly own: readonly OwnPlanned[];
  readonly sessionHref: (sessionId: string) => string;
}

/** Monday to Sunday: what each day asks for, rest days at half width. Sessions of the plan that is trained can be dragged to another day. */
export function WeekSheet({ sheet, own, sessionHref }: WeekSheetProps): ReactNode {
  const actions = usePlanActions();
  const columns = sheet.days.map((day) => `minmax(0, ${getWidth(day)}fr)`).join(" ");
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
              <SheetDayCell key={day.day} day={day} own={own} sessionHref={sessionHref} />
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
          <SheetDayCell key={day.day} day={day} own={own} sessionHref={sessionHref} />
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

function getWidth(day: SheetDay): number {
  if (day.sessions.length === 0) return 0.48;
  return day.isToday ? 1.1 : 1;
}

interface SheetDayCellProps {
  readonly day: SheetDay;
  /** Of the whole week. */
  readonly own: readonly OwnPlanned[];
  readonly sessionHref: (sessionId: string) => string;
}

function SheetDayCell({ day, own, sessionHref }: SheetDayCellProps): ReactNode {
  const rest = day.sessions.length === 0;
  const ownHere = own.filter((one) => one.day === day.day);
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
      {rest && ownHere.length === 0 ? (
        day.movedAway.length === 0 && <p className="text-sm text-ink-3">Rest</p>
      ) : (
        <div className="day-sessions">
          {day.sessions.map((session) => (
            <SheetSession key={session.id} session={session} href={sessionHref(session.id)} />
          ))}
          {ownHere.length > 0 && <OwnSessions own={ownHere} />}
        </div>
      )}
    </li>
  );
}

/** What the athlete planned on a day beside the plan; it leads to the calendar. */
function OwnSessions({ own }: { readonly own: readonly OwnPlanned[] }): ReactNode {
  const training = useTraining();
  return (
    <ul className="grid content-start gap-2 border-line text-sm not-first:border-t not-first:pt-3" aria-label="Your own sessions">
      {own.map(({ id, title, day, duration }) => (
        <li key={id} className="relative">
          <Link
            to={training?.calendarHref(day) ?? ""}
            draggable={false}
            className="font-[550] wrap-anywhere after:absolute after:-inset-1.5 hover:underline"
          >
            {unbroken(title)}
          </Link>
          <span className="block text-ink-3">{formatMinutes(duration)}, your own</span>
        </li>
      ))}
    </ul>
  );
}

/** Makes the movable ones of these sessions draggable, once what it takes is loaded. Without `onDrop` none is. */
function useDragSessions(
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
