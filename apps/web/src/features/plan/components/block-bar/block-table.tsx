import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { formatDayMonth } from "#ui/format.ts";
import type { Block } from "../../model/block.ts";
import { amountWords, unitName } from "../amount.ts";
import { PHASES } from "./phases.ts";

/** The numbers of the bar as a table, for those who do not see it. */
export function BlockTable({ block }: { readonly block: Block }): ReactNode {
  const { counting } = block;
  const units = useUnits();
  return (
    <div className="sr-only">
      <table>
        <caption>Training block by week</caption>
        <thead>
          <tr>
            {[
              "Week",
              "From",
              "Phase",
              `Lifting, ${unitName(counting.iron, units)}`,
              `${counting.pace === "hours" ? "Endurance" : "Distance"}, ${unitName(counting.pace, units)}`,
              "Sessions",
              "Done",
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.weeks.map((week) => (
            <tr key={week.week}>
              <th scope="row">{week.week}</th>
              <td>{formatDayMonth(week.startDate)}</td>
              <td>{phaseOf(block, week.week) + (week.isDeload ? ", deload" : "")}</td>
              <td>{amountWords(week.iron.amount, counting.iron, units)}</td>
              <td>{amountWords(week.pace.amount, counting.pace, units)}</td>
              <td>{week.cells.length}</td>
              <td>{week.cells.filter((cell) => cell.state === "done").length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function phaseOf(block: Block, week: number): string {
  const phase = block.phases.find(({ from, to }) => from <= week && week <= to);
  return phase === undefined ? "" : PHASES[phase.name].label;
}
