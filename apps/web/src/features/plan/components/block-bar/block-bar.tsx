import { type CSSProperties, lazy, type ReactNode, Suspense } from "react";
import { formatDay, formatDayMonth } from "#ui/format.ts";
import type { Block, BlockWeek } from "../../model/block.ts";
import { PHASES } from "./phases.ts";
import { SessionCells } from "./session-cells.tsx";
import { WeekColumn } from "./week-column.tsx";
import "./block-bar.css";

/** Not seen, so nothing moves when it comes. */
const BlockTable = lazy(async () => ({ default: (await import("./block-table.tsx")).BlockTable }));

interface BlockBarProps {
  readonly block: Block;
  readonly selectedWeek?: number;
  /** Where the column of a week leads. */
  readonly weekHref: (week: number) => string;
  /** Slide the plates on when the bar is first drawn. */
  readonly rack?: boolean;
  /** Lower, without labels and session cells: a look at the block beside something else. */
  readonly compact?: boolean;
}

/** The whole block on one rod: what is lifted above, what is covered below, week by week. Arrow keys move between weeks. */
export function BlockBar({ block, selectedWeek, weekHref, rack = false, compact = false }: BlockBarProps): ReactNode {
  const count = block.weeks.length;
  const style = { "--n": count, "--now": `${(block.elapsed * 100).toFixed(2)}%` } as CSSProperties;
  return (
    <div style={style}>
      <div
        className={compact ? "bar bar-compact" : "bar"}
        role="group"
        aria-label={`Training block, ${count} ${count === 1 ? "week" : "weeks"}. Lifting above the line, endurance below.`}
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
              <span>{formatDay(block.now)}</span>
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

function axisText(week: BlockWeek): string {
  if (week.isRace) return "Race";
  return week.isDeload ? "Deload" : formatDayMonth(week.startDate);
}

/** Near the ends the date chip would stick out of the bar. */
function edge(elapsed: number): "start" | "end" | undefined {
  if (elapsed < 0.04) return "start";
  return elapsed > 0.96 ? "end" : undefined;
}
