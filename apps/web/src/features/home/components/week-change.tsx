import type { CSSProperties } from "react";
import { formatDay } from "#ui/format.ts";
import { type ChangedDay, type ChangedWeek, sampleWeek } from "../model/sample-week.ts";
import { ExampleBadge } from "./part.tsx";

/** The week before and after a session is moved: what was there is dashed, what moved is solid. */
export function WeekChange() {
  const { days, moves } = sampleWeek();
  return (
    <div>
      <div role="img" aria-label={summary(days, moves)} className="week-change">
        {moves.map(({ from, to, side }) => (
          <Arc key={side} from={from} to={to} side={side} />
        ))}
        <ol>
          {days.map(({ date, before, after, state, isToday }) => (
            <li key={date} data-state={state} data-today={isToday ? "" : undefined}>
              <Half before={before.iron} after={after.iron} />
              <Half before={before.pace} after={after.pace} />
            </li>
          ))}
        </ol>
      </div>
      <ol aria-hidden="true" className="grid grid-cols-7 pt-3 text-center text-sm">
        {days.map(({ date, title, state, isToday }) => (
          <li key={date} className="min-w-0">
            <span className={isToday ? "font-semibold text-ember-ink" : "text-ink-3"}>
              {formatDay(date).slice(0, 3)}
              <span className="max-md:hidden">{formatDay(date).slice(3)}</span>
            </span>
            <b className={`mt-1 block font-semibold max-md:hidden ${state === "rest" ? "font-normal! text-ink-3" : ""}`}>{title}</b>
            <span className="text-ink-3 max-md:hidden">{WORDS[state]}</span>
          </li>
        ))}
      </ol>
      <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        {key.map(({ label, style }) => (
          <li key={label} className="flex items-center gap-2">
            <i className={`size-3.5 shrink-0 rounded-[2px] ${style}`} />
            {label}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">
        <ExampleBadge /> The sample athlete has a late meeting on Tuesday. Nothing is lost, and nothing is squeezed in.
      </p>
    </div>
  );
}

function Half({ before, after }: { readonly before: number; readonly after: number }) {
  return <i style={{ "--b": before, "--a": after } as CSSProperties} data-gone={before > after ? "" : undefined} />;
}

/** From the middle of one day to the middle of another; the lifts above the bar, the run below it. */
function Arc({ from, to, side }: ChangedWeek["moves"][number]) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const days = Math.abs(to - from);
  const label = `${to > from ? "+" : "−"}${days} ${days === 1 ? "day" : "days"}`;
  return (
    <span
      className="week-arc"
      data-side={side}
      data-back={to < from ? "" : undefined}
      style={{ left: `${((left + 0.5) / 7) * 100}%`, width: `${((right - left) / 7) * 100}%` }}
    >
      <b>{label}</b>
    </span>
  );
}

const WORDS: Record<ChangedDay["state"], string> = { done: "Done", moved: "Moved", planned: "As planned", rest: "" };

const key = [
  { label: "Before", style: "border-[1.5px] border-dashed border-control" },
  { label: "Iron, moved", style: "bg-iron" },
  { label: "Pace, moved or done", style: "bg-pace" },
  { label: "As planned", style: "border-[1.5px] border-[color-mix(in_oklab,var(--pace)_86%,var(--canvas))] bg-pace/9" },
];

function summary(days: readonly ChangedDay[], moves: ChangedWeek["moves"]): string {
  const name = (column: number) => formatDay(days[column]?.date ?? "");
  const moved = moves.map(({ from, to }) => `${days[to]?.title} moves from ${name(from)} to ${name(to)}`);
  return `The week before and after: ${moved.join(", ")}. All other days stay.`;
}
