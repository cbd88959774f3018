import type { Day } from "@ironpace/training";
import { Check, Flag, NotebookPen } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { cx } from "#ui/cx.ts";
import { formatMinutes, formatWeekday, unbroken } from "#ui/format.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { SESSION_TYPE_LABELS } from "#ui/training/session-glyph.tsx";
import { useMedia } from "#ui/use-media.ts";
import { type Entry, type EntryLine, toEntryLine } from "../../model/calendar/entries.ts";
import { loadFigure } from "../../model/runner/shown-set.ts";
import { type CalendarDay, type CalendarWeek, weekLine } from "../../model/calendar/weeks.ts";
import { useAmounts, type AmountTexts } from "./amounts.ts";
import { type CalendarLinks, startLink } from "./calendar-links.ts";
import { DayBar, getLargest } from "./day-bar.tsx";

interface WeekViewProps {
  readonly week: CalendarWeek;
  readonly links: CalendarLinks;
  readonly onOpen: (day: Day) => void;
  readonly sheet: RefObject<HTMLOListElement | null>;
}

/** Planned against done, day by day: columns on a desk, rows on a phone. */
export function WeekView({ week, links, onOpen, sheet }: WeekViewProps): ReactNode {
  const amounts = useAmounts();
  const largest = getLargest(week.days);
  const isWide = useMedia("(min-width: 80rem)");
  return (
    <div className="grid gap-3 md:gap-4">
      <WeekFigures week={week} amounts={amounts} />
      <ol
        ref={sheet}
        className="grid border-y border-line-strong max-xl:divide-y max-xl:divide-line xl:grid-cols-7 xl:divide-x xl:divide-line"
      >
        {week.days.map((day) => (
          <li
            key={day.day}
            data-drop-day={day.day}
            className={cx(
              "month-day relative grid min-w-0 content-start gap-x-3 gap-y-2 max-xl:min-h-15 max-xl:grid-cols-[2.625rem_2.25rem_minmax(0,1fr)] max-xl:py-2 xl:min-h-96 xl:pb-4",
              day.isToday &&
                "bg-surface max-xl:-mx-(--gutter) max-xl:px-(--gutter) max-xl:shadow-[inset_3px_0_0_var(--ember)] xl:shadow-[inset_0_3px_0_var(--ember)]",
            )}
          >
            <button
              type="button"
              aria-label={`Open ${formatWeekday(day.day)} ${Number(day.day.slice(8))}`}
              className="absolute inset-0 focus-visible:-outline-offset-2 hover:bg-hover/40"
              onClick={() => onOpen(day.day)}
            />
            <p
              aria-current={day.isToday ? "date" : undefined}
              className={cx(
                "pointer-events-none relative text-ui xl:flex xl:gap-1.5 xl:px-3 xl:pt-3",
                day.isToday ? "text-ember-ink" : "text-ink-3",
              )}
            >
              <b
                className={cx(
                  "flex items-center gap-1.5 font-display text-lg leading-tight font-bold xl:order-2 xl:text-base",
                  !day.isToday && "text-ink",
                )}
              >
                {Number(day.day.slice(8))}
                {isDone(day) && <Check aria-label="Done" size={16} strokeWidth={2.25} className="text-success" />}
              </b>
              {formatWeekday(day.day)}
            </p>
            <DayBar
              iron={day.iron}
              pace={day.pace}
              largest={largest}
              state={day.isMissed ? "missed" : day.isToday ? "now" : undefined}
              className="pointer-events-none relative [--h:2.75rem] xl:[--h:9rem] xl:[--width:3rem]"
            />
            <DayContent day={day} links={links} amounts={amounts} isWide={isWide} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Each session of the day is done. */
function isDone({ entries }: CalendarDay): boolean {
  return entries.length > 0 && entries.every(({ state }) => state === "done");
}

interface DayContentProps {
  readonly day: CalendarDay;
  readonly links: CalendarLinks;
  readonly amounts: AmountTexts;
  readonly isWide: boolean;
}

function DayContent({ day, links, amounts, isWide }: DayContentProps): ReactNode {
  const Row = isWide ? DayEntry : EntryRow;
  return (
    <div className="pointer-events-none relative grid min-w-0 gap-2.5 xl:px-3">
      {day.races.map(({ id, name, target_result }) => (
        <p key={id} className="flex items-center gap-1.5 font-semibold wrap-anywhere">
          <Flag aria-label="Race" size={16} strokeWidth={1.75} className="shrink-0" />
          {name}
          {target_result !== null && <span className="font-normal text-ink-3">{target_result}</span>}
        </p>
      ))}
      {day.entries.length === 0 && day.races.length === 0 && <p className="text-sm text-ink-3">Rest</p>}
      {day.entries.map((entry) => (
        <Row key={entry.key} entry={entry} amounts={amounts} links={links} />
      ))}
    </div>
  );
}

interface EntryProps {
  readonly entry: Entry;
  readonly links: CalendarLinks;
  readonly amounts: AmountTexts;
}

/** A session in one line of a phone, its figure at the right; today's can be started there. */
function EntryRow({ entry, amounts, links }: EntryProps): ReactNode {
  const { title, state, done, planned, type, notes, plan } = entry;
  const { name, dose = "", load }: EntryLine = plan === undefined ? { name: title } : toEntryLine(title);
  const amount = done ?? planned;
  const figure = load === undefined ? (amount === undefined ? "" : amounts.main(amount)) : "";
  const [value = "", unit = ""] = load === undefined ? figure.split(/ (?=[a-z]+$)/u) : [loadFigure(load[0], "kg"), load[1]];
  const start = state === "now" ? startLink(entry, links) : undefined;
  const words = [
    // Beside a button there is room for how long and how far; the plate says what it trains.
    start !== undefined ? "" : type === undefined ? (plan === undefined ? "Your own" : "") : SESSION_TYPE_LABELS[type],
    minutesText(entry),
    start === undefined || load !== undefined || figure === minutesText(entry) ? "" : figure,
    LEFT_OUT[state] ?? "",
  ];
  return (
    <div data-session={plan?.id} className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <div className="min-w-0">
        <p className={cx("truncate leading-snug font-semibold", state === "skipped" && "line-through")}>
          {unbroken(dose === "" || dose === figure ? name : `${name} ${dose}`)}
        </p>
        <p className="flex min-w-0 items-center gap-1.5 text-ui text-ink-3">
          <span className="truncate">{words.filter((word) => word !== "").join(", ")}</span>
          {notes !== undefined && <NotebookPen aria-label="Note" size={14} strokeWidth={1.75} className="shrink-0" />}
        </p>
      </div>
      {start !== undefined && (
        <Link to={start} className={buttonStyle({ variant: "ember" }, "pointer-events-auto")}>
          Start
        </Link>
      )}
      {start === undefined && value !== "" && figure !== minutesText(entry) && (
        <p className={cx("whitespace-nowrap", state !== "done" && "text-ink-2")}>
          <span className={IRON_UNITS.has(unit) ? "fig-iron text-[1.0625rem]" : "fig-pace text-[1.375rem]"}>{value}</span>
          <span className="unit">{unit}</span>
        </p>
      )}
    </div>
  );
}

/** Loads are set wide, distances and times narrow. */
const IRON_UNITS: ReadonlySet<string> = new Set(["kg", "lb", "t"]);
const LEFT_OUT: Readonly<Partial<Record<Entry["state"], string>>> = { missed: "missed", skipped: "skipped" };

function DayEntry({ entry, amounts }: EntryProps): ReactNode {
  const { title, state, done, planned, type, notes, plan, isMovable } = entry;
  const lines = [
    { planned: planned?.kilograms, done: done?.kilograms, text: amounts.load },
    { planned: planned?.metres, done: done?.metres, text: amounts.distance },
  ]
    .map(({ planned: plan = 0, done: was = 0, text }) => ({ plan: plan >= 1 ? text(plan) : "", was: was >= 1 ? text(was) : "" }))
    .filter((line) => line.plan !== "" || line.was !== "");
  return (
    <div data-session={plan?.id} className={cx("grid min-w-0 gap-0.5", isMovable && "xl:pointer-events-auto xl:cursor-grab")}>
      <p className={cx("leading-snug font-semibold wrap-anywhere", state === "skipped" && "line-through")}>{unbroken(title)}</p>
      <p className="text-ui text-ink-3">
        {[type === undefined ? "" : SESSION_TYPE_LABELS[type], minutesText(entry), LEFT_OUT[state] ?? ""]
          .filter((part) => part !== "")
          .join(", ")}
      </p>
      <p className="flex flex-wrap gap-x-2.5 text-ui empty:hidden">
        {lines.map((line, index) => (
          <span key={index} className="whitespace-nowrap">
            {line.was !== "" && line.plan !== "" && line.plan !== line.was && <s className="mr-1 text-ink-3">{line.plan}</s>}
            <b className={line.was === "" ? "font-normal text-ink-2" : "font-semibold"}>{line.was === "" ? line.plan : line.was}</b>
          </span>
        ))}
      </p>
      {notes !== undefined && (
        <p className="flex min-w-0 gap-1.5 text-ui text-ink-2">
          <NotebookPen aria-label="Note" size={14} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
          <span className="line-clamp-3 wrap-anywhere">{notes}</span>
        </p>
      )}
    </div>
  );
}

function minutesText({ done, planned }: Entry): string {
  if (done !== undefined && planned !== undefined && done !== planned && Math.round(done.minutes) !== planned.minutes)
    return `${Math.round(done.minutes)} of ${formatMinutes(planned.minutes)}`;
  const minutes = Math.round((done ?? planned)?.minutes ?? 0);
  return minutes > 0 ? formatMinutes(minutes) : "";
}

interface WeekFiguresProps {
  readonly week: CalendarWeek;
  readonly amounts: AmountTexts;
}

/** The week as a plate with what was lifted and how far it went of what is planned, then its sessions and hours in one line. */
function WeekFigures({ week, amounts }: WeekFiguresProps): ReactNode {
  const { kilograms, metres, iron, pace } = week;
  const figures = [
    { label: "Lifted", half: kilograms, text: amounts.load, face: "fig-iron text-[1.375rem]" },
    { label: "Distance", half: metres, text: amounts.weekDistance, face: "fig-pace text-[1.75rem]" },
  ].filter(({ half }) => half.done + half.planned >= 1);
  const entries = week.days.flatMap((day) => day.entries);
  if (entries.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-5">
        {figures.length > 0 && (
          <DayBar iron={iron} pace={pace} largest={getLargest([week])} className="w-14 shrink-0 [--h:3.5rem] [--width:2.5rem]" />
        )}
        <dl className="flex min-w-0 flex-wrap gap-x-7 gap-y-2 md:gap-x-8">
          {figures.map(({ label, half, text, face }) => (
            <div key={label}>
              <dt className="text-ui text-ink-3">{label}</dt>
              <dd className="flex items-baseline gap-1.5 leading-8 whitespace-nowrap">
                {/* While nothing is done the plan is the figure; what was done as planned is said once. */}
                <WeekAmount text={text(half.done < 1 ? half.planned : half.done)} face={face} isPale={half.done < 1} />
                {half.done < 1 ? (
                  <span className={BESIDE}>planned</span>
                ) : (
                  half.planned >= 1 && text(half.planned) !== text(half.done) && <span className={BESIDE}>of {text(half.planned)}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="text-sm text-ink-3">{weekLine(week)}</p>
    </div>
  );
}

const BESIDE = "text-ui text-ink-3";

/** "8.0 t": the figure in its face, the unit small. */
function WeekAmount({ text, face, isPale }: { readonly text: string; readonly face: string; readonly isPale: boolean }): ReactNode {
  const [value, unit] = text.split(" ");
  return (
    <span className={cx(isPale && "text-ink-2")}>
      <span className={face}>{value}</span>
      <span className="unit">{unit}</span>
    </span>
  );
}
