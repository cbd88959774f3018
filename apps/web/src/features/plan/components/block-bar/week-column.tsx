import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import type { Units } from "#backend/preferences/units.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import type { BlockWeek } from "../../model/block.ts";
import type { Counting } from "../../model/counting.ts";
import { amountText, amountWords } from "../amount.ts";
import { moveFocusWithArrows } from "./arrow-keys.ts";

interface WeekColumnProps {
  readonly week: BlockWeek;
  readonly counting: Counting;
  readonly href: string;
  readonly selected: boolean;
}

export function WeekColumn({ week, counting, href, selected }: WeekColumnProps): ReactNode {
  const units = useUnits();
  return (
    <li className={`wk ${week.state}`} style={{ "--x": week.week - 1 } as CSSProperties}>
      <div className="half up" aria-hidden="true">
        {week.iron.amount > 0 && <span className="bv">{amountText(week.iron.amount, counting.iron, units)}</span>}
        {week.iron.height > 0 && <div className="plate" style={{ "--v": week.iron.height, "--d": week.iron.done } as CSSProperties} />}
      </div>
      <div className="half dn" aria-hidden="true">
        {week.pace.height > 0 && <div className="plate" style={{ "--v": week.pace.height, "--d": week.pace.done } as CSSProperties} />}
        {week.pace.amount > 0 && <span className="bv">{amountText(week.pace.amount, counting.pace, units)}</span>}
      </div>
      <Link
        to={href}
        preventScrollReset
        onKeyDown={moveFocusWithArrows}
        aria-label={labelOf(week, counting, units)}
        aria-current={selected ? "true" : undefined}
      />
    </li>
  );
}

const STATES = { done: "done", now: "current week", planned: "planned" } as const;

/** "Week 7, 16.8 tonnes, 32 kilometres, current week", or hours of strength and of endurance. */
function labelOf({ iron, pace, ...week }: BlockWeek, counting: Counting, units: Units): string {
  const lifted = `${amountWords(iron.amount, counting.iron, units)}${counting.iron === "hours" ? " of strength" : ""}`;
  const covered = `${amountWords(pace.amount, counting.pace, units)}${counting.pace === "hours" ? " of endurance" : ""}`;
  const parts = [`Week ${week.week}`, lifted, covered, STATES[week.state]];
  if (week.isDeload) parts.push("deload");
  if (week.isRace) parts.push("race");
  return parts.join(", ");
}
