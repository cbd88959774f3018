import { ClipboardCheck, Flag, ListChecks } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { formatDay, formatDayMonth } from "#ui/format.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import type { Season, SeasonWeek } from "../../model/race/season.ts";
import "../block-bar/block-bar.css";
import { PHASES } from "../block-bar/phases.ts";
import "./season-bar.css";

const STATES = { done: "done", now: "current week", planned: "planned", ahead: "not planned yet" } as const;

interface SeasonBarProps {
  readonly season: Season;
  /** Where a week of the plan leads. */
  readonly weekHref: (week: number) => string;
}

const EVENT_ICONS = { test: ClipboardCheck, simulation: ListChecks, race: Flag } as const;

/** The block and all weeks after it up to the race on one rod: dashed is not planned yet. */
export function SeasonBar({ season, weekHref }: SeasonBarProps): ReactNode {
  const { weeks, phases, events, race, elapsed } = season;
  const style = { "--n": weeks.length, "--now": `${(elapsed * 100).toFixed(2)}%` } as CSSProperties;
  return (
    <div style={style}>
      <div
        className="bar season-bar"
        role="group"
        aria-label={`Road to ${race.name}, ${weeks.length} ${weeks.length === 1 ? "week" : "weeks"}. Iron above the line, pace below.`}
        data-weeks={weeks.length > 8 ? "many" : "few"}
      >
        <div className="bar-phases" aria-hidden="true">
          {phases.map(({ name, from, to }) => (
            <div key={from} className="ph" style={{ "--a": from, "--b": to + 1, "--c": PHASES[name].color } as CSSProperties}>
              <b>{PHASES[name].label}</b>
            </div>
          ))}
        </div>
        <div className="bar-body">
          <div className="bar-now" aria-hidden="true" />
          <ol className="bar-cols">
            {weeks.map((week) => (
              <Column key={week.number} week={week} href={weeks.length > MOST_LINKED ? undefined : findHref(week, weekHref)} />
            ))}
          </ol>
        </div>
        <ol className="bar-axis" aria-hidden="true">
          {weeks.map((week) => (
            <li key={week.number} className={week.state === "now" ? "now" : undefined}>
              <b>{week.number}</b>
              <span className="date">{axisText(week, weeks.length)}</span>
            </li>
          ))}
        </ol>
        <ol className="season-flags" aria-hidden="true">
          {events.map(({ date, column, kind, name }) => {
            const Icon = EVENT_ICONS[kind];
            return (
              <li key={date + name} style={{ gridColumn: column }}>
                <Icon size={16} strokeWidth={1.75} />
              </li>
            );
          })}
        </ol>
      </div>
      <ul aria-label="Events" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
        {events.slice(-MOST_NAMED).map(({ date, name, kind }) => {
          const Icon = EVENT_ICONS[kind];
          return (
            <li key={date + name} className="flex items-start gap-2">
              <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
              <span>
                <b className="font-semibold text-ink">{formatDay(date)}</b> <TermText text={name} />
              </span>
            </li>
          );
        })}
        {weeks.some(({ isDeload }) => isDeload) && (
          <li>
            <TermText text="Deload: a lighter week" />
          </li>
        )}
        {phases.some(({ name }) => name === "taper") && (
          <li>
            <TermText text="Taper: less training before the race" />
          </li>
        )}
        {weeks.some(({ state }) => state === "ahead") && (
          <li className="flex items-center gap-2">
            <i aria-hidden="true" className="size-3.5 rounded-[2px] border-[1.5px] border-dashed border-line-strong" />
            Not planned yet
          </li>
        )}
      </ul>
      <SeasonTable season={season} />
    </div>
  );
}

const MOST_NAMED = 6;

/** More columns are narrower than a finger on a phone; the block bar and the pager lead to the same weeks. */
const MOST_LINKED = 14;

function findHref({ planWeek }: SeasonWeek, weekHref: (week: number) => string): string | undefined {
  return planWeek === undefined ? undefined : weekHref(planWeek);
}

function Column({ week, href }: { readonly week: SeasonWeek; readonly href: string | undefined }): ReactNode {
  const { number, state, iron, pace, ironDone, paceDone, isDeload, isRace } = week;
  const words = [
    `Week ${number}`,
    ...(isDeload ? ["deload"] : []),
    ...(isRace ? ["race"] : []),
    ...(state === "now" ? ["current week"] : []),
  ];
  const half = (height: number, done: number) =>
    height > 0 && <div className="plate" style={{ "--v": height, "--d": done } as CSSProperties} />;
  return (
    <li className={`wk ${state}${isRace ? " race" : ""}`}>
      <div className="half up" aria-hidden="true">
        {half(iron, ironDone)}
      </div>
      <div className="half dn" aria-hidden="true">
        {half(pace, paceDone)}
      </div>
      {href !== undefined && <Link to={href} preventScrollReset aria-label={words.join(", ")} />}
    </li>
  );
}

/** With many weeks only every other date fits. */
function axisText({ number, isRace, isDeload, startDate }: SeasonWeek, count: number): string {
  if (isRace) return "Race";
  if (count <= 14) return isDeload ? "Deload" : formatDayMonth(startDate);
  return number % 2 === 1 ? formatDayMonth(startDate) : "";
}

/** The weeks to the race for who cannot see the bar. */
function SeasonTable({ season: { weeks, phases, events, race } }: { readonly season: Season }): ReactNode {
  const phaseOf = (week: number) => phases.find(({ from, to }) => from <= week && week <= to)?.name ?? "base";
  return (
    <ChartTable
      title={`Road to ${race.name}`}
      show="hidden"
      head={["Week", "From", "Phase", "Status", "Events"]}
      rows={weeks.map(({ number, startDate, state, isDeload }) => [
        String(number),
        formatDayMonth(startDate),
        PHASES[phaseOf(number)].label + (isDeload ? ", deload" : ""),
        STATES[state],
        events
          .filter(({ column }) => column === number)
          .map(({ name }) => name)
          .join(", "),
      ])}
    />
  );
}
