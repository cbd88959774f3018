import type { Day } from "@ironpace/training";
import { Check, Flag, NotebookPen } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { cx } from "#ui/cx.ts";
import { formatDay, unbroken } from "#ui/format.ts";
import { type Entry, type EntryLine, toEntryLine } from "../../model/calendar/entries.ts";
import { type CalendarDay, type CalendarWeek, countText } from "../../model/calendar/weeks.ts";
import { loadFigure } from "../../model/runner/shown-set.ts";
import { useAmounts, type AmountTexts } from "./amounts.ts";
import { CalendarKey } from "./calendar-key.tsx";
import { DayBar, getLargest } from "./day-bar.tsx";

interface MonthViewProps {
  readonly weeks: readonly CalendarWeek[];
  /** yyyy-MM: days of other months are pale. Absent of the weeks around today. */
  readonly month?: string;
  readonly onOpen: (day: Day) => void;
  readonly sheet: RefObject<HTMLOListElement | null>;
}

const COLUMNS = "grid grid-cols-[repeat(7,minmax(0,1fr))_4rem] xl:grid-cols-[5.5rem_repeat(7,minmax(0,1fr))_7.5rem]";

/** Neither planned nor done. */
function isEmpty({ days }: CalendarWeek): boolean {
  return days.every(({ entries, races }) => entries.length === 0 && races.length === 0);
}

/** Every week is one bar: the rod runs through it, each day carries its plates, the total hangs at the end. */
export function MonthView({ weeks, month, onOpen, sheet }: MonthViewProps): ReactNode {
  const amounts = useAmounts();
  const largest = getLargest(weeks.flatMap(({ days }) => days));
  const largestWeek = getLargest(weeks);
  return (
    <div>
      <MonthSentence weeks={weeks} month={month} amounts={amounts} />
      {/* Below the head of the page, which is as high as this. */}
      <div
        className={cx(COLUMNS, "z-9 bg-canvas pt-1 pb-2 text-ui text-ink-3 xl:sticky xl:top-[calc(var(--header)+7.875rem)]")}
        aria-hidden="true"
      >
        <span className="max-xl:hidden" />
        {["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((name) => (
          <span key={name} className="max-xl:text-center xl:pl-2">
            {name}
          </span>
        ))}
        <span className="pr-1 text-right">Week</span>
      </div>
      <ol ref={sheet} className="border-y border-line-strong">
        {weeks.map((week) => (
          <li
            key={week.monday}
            data-now={week.days.some(({ isToday }) => isToday) ? "" : undefined}
            className={cx(
              COLUMNS,
              "scroll-mt-[calc(var(--header)+10rem)] scroll-mb-24 border-t first:border-t-0",
              week.number === 1 ? "border-line-strong" : "border-line",
            )}
          >
            <p className="py-2.5 text-ui text-ink-3 max-xl:sr-only">
              {week.number !== undefined && (
                <b
                  className={cx(
                    "block font-display text-base leading-tight font-bold",
                    week.days.some(({ isToday }) => isToday) ? "text-ember-ink" : "text-ink",
                  )}
                >
                  Week {week.number}
                </b>
              )}
              {isEmpty(week) ? "Not planned" : week.name}
            </p>
            {week.days.map((day) => (
              <DayCell
                key={day.day}
                day={day}
                isOther={month !== undefined && !day.day.startsWith(month)}
                isPlanned={week.number !== undefined}
                isEmpty={isEmpty(week)}
                largest={largest}
                amounts={amounts}
                onOpen={onOpen}
              />
            ))}
            {isEmpty(week) ? (
              <span className="xl:border-l xl:border-line" />
            ) : (
              <WeekTotal week={week} largest={largestWeek} amounts={amounts} />
            )}
          </li>
        ))}
      </ol>
      <CalendarKey
        hasRaces={weeks.some(({ days }) => days.some(({ races }) => races.length > 0))}
        hasMissed={weeks.some(({ days }) => days.some(({ isMissed }) => isMissed))}
        hasOwn={weeks.some(({ days }) => days.some(({ iron, pace }) => (iron.own ?? 0) + (pace.own ?? 0) > 0))}
        hasNotes={weeks.some(({ days }) => days.some(({ entries }) => entries.some(({ notes }) => notes !== undefined)))}
      />
    </div>
  );
}

interface DayCellProps {
  readonly day: CalendarDay;
  readonly isOther: boolean;
  /** The week belongs to a plan: a day without a session is a rest day. */
  readonly isPlanned: boolean;
  /** Nothing stands in the whole week: it is a low row. */
  readonly isEmpty: boolean;
  readonly largest: number;
  readonly amounts: AmountTexts;
  readonly onOpen: (day: Day) => void;
}

const MAX_SESSIONS = 2;

function DayCell({ day, isOther, isPlanned, isEmpty, largest, amounts, onOpen }: DayCellProps): ReactNode {
  const [race] = day.races;
  const number = Number(day.day.slice(8));
  const hasNote = day.entries.some(({ notes }) => notes !== undefined);
  const done = day.entries.length > 0 && day.entries.every(({ state }) => state === "done");
  return (
    <div
      data-drop-day={day.day}
      className={cx(
        "month-day relative flex min-w-0 flex-col justify-end max-xl:pt-1 xl:justify-between xl:border-l xl:border-line",
        day.isToday && race === undefined && "bg-surface xl:shadow-[inset_0_3px_0_var(--ember)]",
        race !== undefined && "bg-inverse text-on-inverse",
      )}
    >
      <button
        type="button"
        aria-label={dayLabel(day)}
        aria-current={day.isToday ? "date" : undefined}
        className="absolute inset-0 focus-visible:-outline-offset-2 hover:bg-hover/40"
        onClick={() => onOpen(day.day)}
      />
      <div className="pointer-events-none relative grid min-w-0 gap-0.5 px-2 pt-2 text-ui leading-[1.3] max-xl:hidden">
        <p className={cx("flex items-center justify-between gap-1", isOther && race === undefined && "text-ink-3")} aria-hidden="true">
          <span className={day.isToday && race === undefined ? "font-semibold text-ember-ink" : undefined}>
            {day.isToday ? `${number} Today` : number}
          </span>
          <span className="flex items-center gap-1.5">
            {hasNote && <NotebookPen size={13} strokeWidth={1.75} className="text-ink-3" />}
            {race === undefined ? (
              done && <Check size={16} strokeWidth={2} className="text-success" />
            ) : (
              <Flag size={16} strokeWidth={1.75} />
            )}
          </span>
        </p>
        {race === undefined ? (
          <>
            {planFirst(day.entries)
              .slice(0, MAX_SESSIONS)
              .map((entry) => (
                <CellEntry key={entry.key} entry={entry} amounts={amounts} hasRoom={day.entries.length === 1 || entry.plan !== undefined} />
              ))}
            {day.entries.length === 0 && isPlanned && <p className="text-ink-3">Rest</p>}
            {day.entries.length > MAX_SESSIONS && <p className="text-ink-3">{day.entries.length - MAX_SESSIONS} more</p>}
          </>
        ) : (
          <>
            <b className="line-clamp-2 font-display text-base leading-tight font-bold wrap-anywhere">{race.name}</b>
            {race.target_result !== null && <span className="truncate">{race.target_result}</span>}
          </>
        )}
      </div>
      <DayBar
        iron={day.iron}
        pace={day.pace}
        largest={largest}
        state={day.isMissed ? "missed" : day.isToday ? "now" : undefined}
        className={cx("pointer-events-none relative [--h:2.75rem] xl:mb-1.5 xl:[--h:3rem] xl:[--width:3.5rem]", isEmpty && "xl:hidden")}
      />
      <span
        aria-hidden="true"
        className={cx(
          "pointer-events-none relative grid min-h-6 place-items-center text-ui xl:hidden",
          race !== undefined ? "text-on-inverse" : day.isToday ? "font-bold text-ember-ink" : isOther ? "text-ink-3" : "text-ink-2",
        )}
      >
        {race === undefined ? number : <Flag size={14} strokeWidth={2} />}
      </span>
    </div>
  );
}

interface CellEntryProps {
  readonly entry: Entry;
  readonly amounts: AmountTexts;
  /** For its dose and its figure. */
  readonly hasRoom: boolean;
}

/** What the plan has of a day stands before what the athlete adds. */
const planFirst = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => Number(a.plan === undefined) - Number(b.plan === undefined));

function CellEntry({ entry, amounts, hasRoom }: CellEntryProps): ReactNode {
  const { title, state, done, planned, plan, isMovable } = entry;
  const { name, dose, load }: EntryLine = plan === undefined ? { name: title } : toEntryLine(title);
  const amount = done ?? planned;
  const figure = LEFT_OUT.has(state)
    ? WORDS[state]
    : load !== undefined
      ? `${loadFigure(load[0], "kg")} ${load[1]}`
      : amount === undefined
        ? ""
        : amounts.main(amount);
  return (
    <div
      data-session={plan?.id}
      className={cx("min-w-0", isMovable && "pointer-events-auto cursor-grab", (state !== "done" || plan === undefined) && "text-ink-2")}
    >
      <b className={cx("line-clamp-2 font-semibold wrap-anywhere", LEFT_OUT.has(state) && "line-through")}>{unbroken(name)}</b>
      {hasRoom && (
        <span className="block text-sm leading-[1.3] text-ink-3 first-letter:uppercase">
          {[...new Set([dose ?? "", figure])]
            .filter((part) => part !== "")
            .map(unbroken)
            .join(", ")}
        </span>
      )}
    </div>
  );
}

const LEFT_OUT: ReadonlySet<Entry["state"]> = new Set(["skipped", "missed"]);

function WeekTotal({
  week,
  largest,
  amounts,
}: {
  readonly week: CalendarWeek;
  readonly largest: number;
  readonly amounts: AmountTexts;
}): ReactNode {
  const { kilograms, metres, iron, pace } = week;
  return (
    <div className="flex min-w-0 items-center justify-end gap-2 pr-1 pl-1.5 text-right xl:justify-between xl:border-l xl:border-line xl:pl-2.5">
      <DayBar iron={iron} pace={pace} largest={largest} className="w-9 shrink-0 [--h:3.5rem] [--width:2.25rem] max-xl:hidden" />
      <p className="grid gap-1 text-ui leading-tight whitespace-nowrap">
        <Total label="Lifted" half={kilograms} text={amounts.load} face="fig-iron text-[0.8125rem]" />
        <Total label="Distance" half={metres} text={amounts.weekDistance} face="fig-pace text-[1.125rem]" />
      </p>
    </div>
  );
}

interface TotalProps {
  readonly label: string;
  readonly half: { readonly planned: number; readonly done: number };
  readonly text: (amount: number) => string;
  /** Loads wide, distances narrow. */
  readonly face: string;
}

/** What was done of what was planned; only the plan where nothing is done yet. */
function Total({ label, half: { planned, done }, text, face }: TotalProps): ReactNode {
  if (planned < 1 && done < 1) return null;
  return (
    <span>
      <span className="sr-only">{label} </span>
      <span className={cx("block", face, done < 1 && "text-ink-3")}>{text(done < 1 ? planned : done)}</span>
      {done >= 1 && planned > done && text(planned) !== text(done) && (
        <span className="text-xs text-ink-3 max-xl:hidden">of {text(planned)}</span>
      )}
    </span>
  );
}

interface MonthSentenceProps {
  readonly weeks: readonly CalendarWeek[];
  readonly month: string | undefined;
  readonly amounts: AmountTexts;
}

/** What was done in the days of the month, and its races. */
function MonthSentence({ weeks, month, amounts }: MonthSentenceProps): ReactNode {
  const days = weeks.flatMap((week) => week.days).filter(({ day }) => month === undefined || day.startsWith(month));
  const entries = days.flatMap((day) => day.entries);
  const sum = (what: "kilograms" | "metres") => entries.reduce((total, entry) => total + (entry.done?.[what] ?? 0), 0);
  const [kilograms, metres] = [sum("kilograms"), sum("metres")];
  const [done, rest] = countText(entries);
  const parts = [
    `${done} ${rest.replace(/,.*/u, "")} sessions done`,
    kilograms >= 1 ? `${amounts.load(kilograms)} lifted` : "",
    metres >= 1 ? `${amounts.weekDistance(metres)} covered` : "",
  ];
  const races = days.flatMap(({ day, races: here }) => here.map(({ name }) => `${name} on ${formatDay(day)}`));
  if (entries.length === 0 && races.length === 0) return null;
  return (
    <p className="-mt-2 mb-4 text-ink-2 md:-mt-4">
      {unbroken(
        [entries.length === 0 ? "" : parts.filter((part) => part !== "").join(", "), ...races].filter((part) => part !== "").join(". "),
      )}
      .
    </p>
  );
}

/** "Thu 15 January, today: Squat + runs, planned" */
function dayLabel({ day, isToday, entries, races }: CalendarDay): string {
  const said = [...races.map(({ name }) => `${name}, race`), ...entries.map(({ title, state }) => `${title}, ${WORDS[state]}`)];
  return `${formatDay(day)}${isToday ? ", today" : ""}: ${said.length === 0 ? "rest" : said.join("; ")}`;
}

const WORDS: Readonly<Record<Entry["state"], string>> = {
  done: "done",
  now: "planned",
  planned: "planned",
  missed: "missed",
  skipped: "skipped",
};
