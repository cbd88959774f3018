import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { moveFocusWithArrows } from "./arrow-keys.ts";
import type { BlockWeek } from "../../model/block.ts";

interface WeekColumnProps {
  readonly week: BlockWeek;
  readonly href: string;
  readonly selected: boolean;
}

export function WeekColumn({ week, href, selected }: WeekColumnProps): ReactNode {
  return (
    <li className={`wk ${week.state}`} style={{ "--x": week.week - 1 } as CSSProperties}>
      <div className="half up" aria-hidden="true">
        {week.tonnes > 0 && <span className="bv">{week.tonnes.toFixed(1)}</span>}
        {week.iron.height > 0 && <div className="plate" style={{ "--v": week.iron.height, "--d": week.iron.done } as CSSProperties} />}
      </div>
      <div className="half dn" aria-hidden="true">
        {week.pace.height > 0 && <div className="plate" style={{ "--v": week.pace.height, "--d": week.pace.done } as CSSProperties} />}
        {week.kilometres > 0 && <span className="bv">{Math.round(week.kilometres)}</span>}
      </div>
      <Link
        to={href}
        preventScrollReset
        onKeyDown={moveFocusWithArrows}
        aria-label={labelOf(week)}
        aria-current={selected ? "true" : undefined}
      />
    </li>
  );
}

const STATES = { done: "done", now: "current week", planned: "planned" } as const;

function labelOf(week: BlockWeek): string {
  const parts = [`Week ${week.week}`, `${week.tonnes.toFixed(1)} tonnes`, `${Math.round(week.kilometres)} kilometres`, STATES[week.state]];
  if (week.isDeload) parts.push("deload");
  if (week.isRace) parts.push("race");
  return parts.join(", ");
}
