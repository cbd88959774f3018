import type { SessionType } from "@ironpace/training";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { cx } from "#ui/cx.ts";
import { formatMinutes, formatWeekday, unbroken } from "#ui/format.ts";
import { SessionGlyph } from "#ui/training/session-glyph.tsx";

export interface StripDay {
  /** yyyy-MM-dd */
  readonly day: string;
  readonly isToday: boolean;
  readonly sessions: readonly StripSession[];
}

export interface StripSession {
  readonly id: string;
  readonly title: string;
  /** Absent of what the athlete planned beside the plan. */
  readonly type?: SessionType;
  /** Minutes. */
  readonly duration: number;
  readonly state: "done" | "now" | "missed" | "planned";
  readonly href: string;
}

/** Monday to Sunday in one row, on a phone one below the other. */
export function WeekStrip({ days, planHref }: { readonly days: readonly StripDay[]; readonly planHref: string }): ReactNode {
  return (
    <section aria-labelledby="this-week">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="this-week" className="heading-2">
          This week
        </h2>
        <Link to={planHref} className="link hit-area text-sm">
          Open plan
        </Link>
      </div>
      <ol className="grid border-y border-line max-lg:divide-y max-lg:divide-line lg:grid-cols-7 lg:divide-x lg:divide-line">
        {days.map((day) => (
          <li
            key={day.day}
            aria-current={day.isToday ? "date" : undefined}
            className={cx(
              "grid min-w-0 content-start gap-x-4 gap-y-1.5 p-3 max-lg:grid-cols-[4.5rem_minmax(0,1fr)] lg:min-h-30",
              day.isToday && "bg-surface max-lg:shadow-[inset_3px_0_0_var(--ember)] lg:shadow-[inset_0_3px_0_var(--ember)]",
            )}
          >
            <p className={cx("text-sm whitespace-nowrap", day.isToday ? "text-ember-ink" : "text-ink-3")}>
              {day.isToday ? "Today" : formatWeekday(day.day)} <b className="font-semibold text-ink">{Number(day.day.slice(8))}</b>
            </p>
            {day.sessions.length === 0 && <p className="text-sm text-ink-3">Rest</p>}
            <ul className="grid min-w-0 gap-2 max-lg:col-start-2 empty:hidden">
              {day.sessions.map((session) => (
                <StripEntry key={session.id} session={session} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What follows the first piece of work stands on the page of the session. */
const LATER_WORK = /,? (?:then|with|and|each followed by) .*/u;

function StripEntry({ session }: { readonly session: StripSession }): ReactNode {
  const done = session.state === "done";
  const inUnit = useDistanceText();
  return (
    <li className="relative grid gap-1">
      <Link
        to={session.href}
        className="flex items-start justify-between gap-2 text-sm font-[550] wrap-anywhere after:absolute after:-inset-1.5 hover:underline"
      >
        <span className={cx(done && "font-normal text-ink-2")}>{unbroken(inUnit(session.title).replace(LATER_WORK, ""))}</span>
        {done ? (
          <Check aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-success" />
        ) : session.type === undefined ? null : (
          <SessionGlyph type={session.type} missed={session.state === "missed"} className="mt-0.5" />
        )}
      </Link>
      <p className="text-sm text-ink-3">
        {formatMinutes(session.duration)}
        {done ? ", done" : session.state === "missed" ? ", missed" : ""}
      </p>
    </li>
  );
}
