import type { ReactNode } from "react";
import { SessionGlyph } from "#ui/session-glyph.tsx";
import type { BlockWeek } from "../../model/block.ts";

/** One glyph per session under each week. */
export function SessionCells({ weeks }: { readonly weeks: readonly BlockWeek[] }): ReactNode {
  return (
    <ol className="bar-cells" aria-label="Sessions by week">
      {weeks.map((week) => (
        <li key={week.week}>
          <span className="sr-only">{summaryOf(week)}</span>
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

function summaryOf(week: BlockWeek): string {
  const count = (state: string) => week.cells.filter((cell) => cell.state === state).length;
  if (week.state === "planned" && count("done") === 0) return `Week ${week.week}: ${week.cells.length} planned`;
  const missed = count("missed") > 0 ? `, ${count("missed")} missed` : "";
  return `Week ${week.week}: ${count("done")} of ${week.cells.length} done${missed}`;
}
