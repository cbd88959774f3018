import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { formatDayMonth } from "#ui/format.ts";
import type { Block } from "../../model/block.ts";
import { amountWords, unitName } from "../amount.ts";
import { PHASES } from "./phases.ts";

/** The numbers of the bar as a table, for those who do not see it. */
export function BlockTable({ block }: { readonly block: Block }): ReactNode {
  const { counting } = block;
  const units = useUnits();
  return (
    <ChartTable
      title="Training block by week"
      show="hidden"
      head={[
        "Week",
        "From",
        "Phase",
        `Lifting, ${unitName(counting.iron, units)}`,
        `${counting.pace === "hours" ? "Endurance" : "Distance"}, ${unitName(counting.pace, units)}`,
        "Sessions",
        "Done",
      ]}
      rows={block.weeks.map((week) => [
        String(week.week),
        formatDayMonth(week.startDate),
        getPhase(block, week.week) + (week.isDeload ? ", deload" : ""),
        amountWords(week.iron.amount, counting.iron, units),
        amountWords(week.pace.amount, counting.pace, units),
        String(week.cells.length),
        String(week.cells.filter((cell) => cell.state === "done").length),
      ])}
    />
  );
}

function getPhase(block: Block, week: number): string {
  const phase = block.phases.find(({ from, to }) => from <= week && week <= to);
  return phase === undefined ? "" : PHASES[phase.name].label;
}
