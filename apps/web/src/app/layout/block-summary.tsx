import { daysBetween } from "@ironpace/training";
import { Link } from "react-router";
import { useActivePlan } from "#features/plan/api/get-active-plan.ts";
import { useToday } from "#ui/use-today.ts";
import { getBlock } from "#features/plan/model/block.ts";
import { BarDrawing } from "#ui/training/bar-drawing.tsx";
import { formatDay } from "#ui/format.ts";
import { paths } from "../navigation/paths.ts";

/** The running block in the sidebar; nothing without one. */
export function BlockSummary() {
  const { data: plan } = useActivePlan();
  const today = useToday();
  if (plan === null || plan === undefined) return null;
  const block = getBlock(plan, today);
  const current = block.weeks.find((week) => week.state === "now")?.week;
  const line = current === undefined ? outside(plan, today) : `Block week ${current} of ${plan.durationWeeks}`;
  const race = plan.demand === undefined || plan.demand.date < today ? "" : daysTo(daysBetween(today, plan.demand.date));
  return (
    <Link to={paths.trainingPlans} className="grid gap-2.5 border-y border-line px-3 py-3.5">
      <p className="grid text-sm">
        <span>
          <span className="sr-only">Current block: </span>
          <b className="font-semibold">{line}</b>
        </span>{" "}
        {race !== "" && <span className="truncate text-xs text-ink-3">{race}</span>}
      </p>
      <BarDrawing
        elapsed={block.elapsed}
        weeks={block.weeks.map(({ state, iron, pace }) => ({
          state,
          iron: iron.height,
          pace: pace.height,
          ironDone: iron.done,
          paceDone: pace.done,
        }))}
      />
    </Link>
  );
}

function daysTo(days: number): string {
  return days === 0 ? "race today" : `${days} ${days === 1 ? "day" : "days"} to race`;
}

/** Before its first Monday, or after its last Sunday. */
function outside({ startDate, durationWeeks }: { startDate: string; durationWeeks: number }, today: string): string {
  return today < startDate ? `Starts ${formatDay(startDate)}` : `${durationWeeks} weeks, ended`;
}
