import type { ReactNode } from "react";
import { formatDayMonth } from "../../../../ui/format.ts";
import type { Block } from "../../model/block.ts";
import { amountText } from "../amount.ts";
import { PHASES } from "./phases.ts";

/** The numbers of the bar as a table, for those who do not see it. */
export function BlockTable({ block }: { readonly block: Block }): ReactNode {
  const { counting } = block;
  return (
    <div className="sr-only">
      <table>
        <caption>Training block by week</caption>
        <thead>
          <tr>
            {["Week", "From", "Phase", `Iron, ${counting.iron}`, `Pace, ${counting.pace}`, "Sessions", "Done"].map((head) => (
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
              <td>{amountText(week.iron.amount, counting.iron)}</td>
              <td>{amountText(week.pace.amount, counting.pace)}</td>
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
