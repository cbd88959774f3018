import { type CSSProperties, type KeyboardEvent, lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import type { Units } from "#backend/preferences/units.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { formatDayMonth } from "#ui/format.ts";
import { SessionGlyph } from "#ui/training/session-glyph.tsx";
import type { Block, BlockWeek } from "../../model/block.ts";
import type { Counting } from "../../model/counting.ts";
import { amountText, amountWords, unitText } from "../amount.ts";
import "./block-bar.css";
import { PHASES } from "./phases.ts";

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowRight: (index, last) => Math.min(index + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};
const STATES = { done: "done", now: "current week", planned: "planned" } as const;

/** Not seen, so nothing moves when it comes. */
const BlockTable = lazy(async () => ({ default: (await import("./block-table.tsx")).BlockTable }));

interface BlockBarProps {
  readonly block: Block;
  readonly selectedWeek?: number;
  /** Where the column of a week leads. */
  readonly weekHref: (week: number) => string;
  /** Slide the plates on when the bar is first drawn. */
  readonly rack?: boolean;
  /** Lower, without session cells: a look at the block beside something else. */
  readonly compact?: boolean;
}

/** The whole block on one rod: what is lifted above, what is covered below, week by week. Arrow keys move between weeks. */
export function BlockBar({ block, selectedWeek, weekHref, rack = false, compact = false }: BlockBarProps): ReactNode {
  const count = block.weeks.length;
  const style = {
    "--now": `${(block.elapsed * 100).toFixed(2)}%`,
    "--up": highest(block, "iron"),
    "--down": highest(block, "pace"),
  } as CSSProperties;
  return (
    <div style={{ "--n": count } as CSSProperties}>
      <div
        className={compact ? "bar bar-compact" : "bar"}
        style={style}
        role="group"
        aria-label={`Training block, ${count} ${count === 1 ? "week" : "weeks"}. Iron above the line, pace below.`}
        data-weeks={count > 8 ? "many" : "few"}
        data-rack={rack ? "" : undefined}
      >
        <div className="bar-phases" aria-hidden="true">
          {block.phases.map((phase) => (
            <div
              key={phase.from}
              className="ph"
              style={{ "--a": phase.from, "--b": phase.to + 1, "--c": PHASES[phase.name].color } as CSSProperties}
            >
              <b>{PHASES[phase.name].label}</b>
              <span>{phase.from === phase.to ? `Week ${phase.from}` : `Weeks ${phase.from}–${phase.to}`}</span>
            </div>
          ))}
        </div>
        <div className="bar-body">
          {block.now !== undefined && (
            <div className="bar-now" data-edge={edge(block.elapsed)} aria-hidden="true">
              <span>Today</span>
            </div>
          )}
          <ol className="bar-cols">
            {block.weeks.map((week) => (
              <WeekColumn
                key={week.week}
                week={week}
                counting={block.counting}
                href={weekHref(week.week)}
                selected={week.week === selectedWeek}
              />
            ))}
          </ol>
        </div>
        <ol className="bar-axis" aria-hidden="true">
          {block.weeks.map((week) => (
            <li key={week.week} className={week.state === "now" ? "now" : undefined}>
              <b>{week.week}</b>
              <span className="date">{axisText(week)}</span>
            </li>
          ))}
        </ol>
      </div>
      {!compact && <SessionCells weeks={block.weeks} />}
      <Suspense>
        <BlockTable block={block} />
      </Suspense>
    </div>
  );
}

/** The largest plate of a half; a little room stays where a half is empty. */
function highest({ weeks }: Block, half: "iron" | "pace"): number {
  return Math.max(0.2, ...weeks.map((week) => week[half].height));
}

function axisText(week: BlockWeek): string {
  if (week.isRace) return "Race";
  return week.isDeload ? "Deload" : formatDayMonth(week.startDate);
}

/** Near the ends the date chip would stick out of the bar. */
function edge(elapsed: number): "start" | "end" | undefined {
  if (elapsed < 0.04) return "start";
  return elapsed > 0.96 ? "end" : undefined;
}

/** One glyph per session under each week. */
function SessionCells({ weeks }: { readonly weeks: readonly BlockWeek[] }): ReactNode {
  return (
    <ol className="bar-cells" aria-label="Sessions by week">
      {weeks.map((week) => (
        <li key={week.week}>
          <span className="sr-only">{getSummary(week)}</span>
          {week.cells.map((cell) => (
            <i key={cell.id} className={`cell ${cell.state}`} aria-hidden="true">
              <SessionGlyph type={cell.type} tone={cell.state === "done" ? "type" : "inherit"} missed={cell.state === "missed"} size={13} />
            </i>
          ))}
        </li>
      ))}
    </ol>
  );
}

function getSummary(week: BlockWeek): string {
  const count = (state: string) => week.cells.filter((cell) => cell.state === state).length;
  if (week.state === "planned" && count("done") === 0) return `Week ${week.week}: ${week.cells.length} planned`;
  const missed = count("missed") > 0 ? `, ${count("missed")} missed` : "";
  return `Week ${week.week}: ${count("done")} of ${week.cells.length} done${missed}`;
}

interface WeekColumnProps {
  readonly week: BlockWeek;
  readonly counting: Counting;
  readonly href: string;
  readonly selected: boolean;
}

function WeekColumn({ week, counting, href, selected }: WeekColumnProps): ReactNode {
  const units = useUnits();
  // The unit stands once, at the first label.
  const labelText = (amount: number, counted: Counting[keyof Counting]) =>
    `${amountText(amount, counted, units)}${week.week === 1 ? ` ${unitText(counted, units)}` : ""}`;
  return (
    <li className={`wk ${week.state}`} style={{ "--x": week.week - 1 } as CSSProperties}>
      <div className="half up" aria-hidden="true">
        {week.iron.amount > 0 && <span className="bv">{labelText(week.iron.amount, counting.iron)}</span>}
        {week.iron.height > 0 && <div className="plate" style={{ "--v": week.iron.height, "--d": week.iron.done } as CSSProperties} />}
      </div>
      <div className="half dn" aria-hidden="true">
        {week.pace.height > 0 && <div className="plate" style={{ "--v": week.pace.height, "--d": week.pace.done } as CSSProperties} />}
        {week.pace.amount > 0 && <span className="bv">{labelText(week.pace.amount, counting.pace)}</span>}
      </div>
      <Link
        to={href}
        preventScrollReset
        onKeyDown={moveFocusWithArrows}
        aria-label={getLabel(week, counting, units)}
        aria-current={selected ? "true" : undefined}
      />
    </li>
  );
}

/** "Week 7, 16.8 tonnes, 32 kilometres, current week", or hours of strength and of endurance. */
function getLabel({ iron, pace, ...week }: BlockWeek, counting: Counting, units: Units): string {
  const lifted = `${amountWords(iron.amount, counting.iron, units)}${counting.iron === "hours" ? " of strength" : ""}`;
  const covered = `${amountWords(pace.amount, counting.pace, units)}${counting.pace === "hours" ? " of endurance" : ""}`;
  const parts = [`Week ${week.week}`, lifted, covered, STATES[week.state]];
  if (week.isDeload) parts.push("deload");
  if (week.isRace) parts.push("race");
  return parts.join(", ");
}

/** `onKeyDown` of a link in a list: Left and Right move the focus to its neighbours, Home and End to the ends. Tab still reaches each. */
function moveFocusWithArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = STEPS[event.key];
  const links = [...(event.currentTarget.closest("ol")?.querySelectorAll("a") ?? [])];
  if (step === undefined) return;
  event.preventDefault();
  links[step(links.indexOf(event.currentTarget), links.length - 1)]?.focus();
}
