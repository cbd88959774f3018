import { Flag } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { formatDay, formatMinutes } from "#ui/format.ts";
import { SESSION_TYPE_LABELS, SessionGlyph } from "#ui/training/session-glyph.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import type { Amount, Entry } from "../../model/calendar/entries.ts";
import type { CalendarDay } from "../../model/calendar/weeks.ts";
import { useAmounts } from "./amounts.ts";
import { type CalendarLinks, startLink } from "./calendar-links.ts";

interface DaySheetProps {
  readonly day: CalendarDay;
  readonly links: CalendarLinks;
  readonly onMove: (entry: Entry) => void;
  readonly onClose: () => void;
}

/** One day: planned on the left, done on the right, and what can be done about it. */
export function DaySheet({ day, links, onMove, onClose }: DaySheetProps): ReactNode {
  return (
    <Sheet title={`${formatDay(day.day)}${day.isToday ? ", today" : ""}`} onClose={onClose}>
      {day.races.map(({ id, name, target_result, result }) => (
        <section key={id} className="grid gap-1 rounded-card bg-inverse p-4 text-on-inverse">
          <p className="flex items-center gap-2 font-display text-xl leading-tight font-bold wrap-anywhere">
            <Flag aria-label="Race" size={18} strokeWidth={1.75} className="shrink-0" />
            {name}
          </p>
          {(result ?? target_result) !== null && <p>{result === null ? `Target ${target_result}` : `Result ${result}`}</p>}
        </section>
      ))}
      {day.entries.length === 0 && day.races.length === 0 && <p className="py-2 text-ink-2">Rest. Nothing is planned.</p>}
      {day.entries.map((entry) => (
        <EntrySection key={entry.key} entry={entry} links={links} onMove={() => onMove(entry)} />
      ))}
    </Sheet>
  );
}

interface EntrySectionProps {
  readonly entry: Entry;
  readonly links: CalendarLinks;
  readonly onMove: () => void;
}

function EntrySection({ entry, links, onMove }: EntrySectionProps): ReactNode {
  const { title, type, state, plan, doneId, notes, source, isMovable } = entry;
  const start = startLink(entry, links);
  return (
    <section aria-label={title} className="grid gap-3 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <div>
        <p className="flex flex-wrap items-center gap-1.5 text-sm text-ink-3">
          {type !== undefined && (
            <>
              <SessionGlyph type={type} missed={state === "missed"} />
              {SESSION_TYPE_LABELS[type]},
            </>
          )}
          {STATES[state]}
          {source === "import" && ", imported"}
        </p>
        <h3 className="mt-0.5 font-display text-[1.375rem] leading-tight font-bold tracking-[-.02em] wrap-anywhere">{title}</h3>
      </div>
      <Amounts entry={entry} />
      {notes !== undefined && <p className="border-l-2 border-line-strong pl-3 whitespace-pre-line text-ink-2 wrap-anywhere">{notes}</p>}
      <div className="flex flex-wrap gap-2">
        {start !== undefined && (
          <Link to={start} className={buttonStyle({ variant: "solid" }, "max-md:flex-1")}>
            Start
          </Link>
        )}
        {isMovable && (
          <Button className="max-md:flex-1" onClick={onMove}>
            Move to…
          </Button>
        )}
        {doneId !== undefined && (
          <Link to={links.list("done", doneId)} className={buttonStyle({ variant: "line" }, "max-md:flex-1")}>
            Edit sets
          </Link>
        )}
        {plan !== undefined && (
          <Link to={links.plan(plan.plan_id, plan.id)} className={buttonStyle({ variant: "line" }, "max-md:flex-1")}>
            {" "}
            View session{" "}
          </Link>
        )}
      </div>
    </section>
  );
}

const STATES: Readonly<Record<Entry["state"], string>> = {
  done: "done",
  now: "planned for today",
  planned: "planned",
  missed: "missed",
  skipped: "skipped",
};

function Amounts({ entry: { planned, done } }: { readonly entry: Entry }): ReactNode {
  const amounts = useAmounts();
  const rows = [
    ["Time", (one: Amount) => (one.minutes > 0 ? formatMinutes(Math.round(one.minutes)) : "")],
    ["Effort", (one: Amount) => (one.effort === undefined ? "" : `${one.effort} of 10`)],
    ["Weight lifted", (one: Amount) => (one.kilograms >= 1 ? amounts.load(one.kilograms) : "")],
    ["Distance", (one: Amount) => (one.metres >= 1 ? amounts.distance(one.metres) : "")],
  ] as const;
  const shown = rows
    .map(
      ([label, text]) =>
        [label, planned === undefined ? "" : text(planned), done === undefined || done === planned ? "" : text(done)] as const,
    )
    .filter(([, plan, was]) => plan !== "" || was !== "");
  if (shown.length === 0) return null;
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-ink-3">
          <th className="text-left font-normal">
            <span className="sr-only">Amount</span>
          </th>
          <th className="w-28 pb-1 text-right font-normal">Plan</th>
          <th className="w-28 pb-1 text-right font-normal">Done</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {shown.map(([label, plan, was]) => (
          <tr key={label}>
            <th scope="row" className="py-2 text-left font-normal">
              {label}
            </th>
            <td className="text-right text-ink-2">{plan === "" ? "–" : plan}</td>
            <td className="text-right font-display text-base font-bold">{was === "" ? "–" : was}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
