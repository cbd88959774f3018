import type { ReactNode } from "react";
import { Chart } from "../../chart/chart.tsx";
import { ChartTable } from "../../chart/chart-table.tsx";
import { formatCount } from "../../format.ts";
import { type ChangedWeek, changeVerdict, totalLoad } from "./plan-change.ts";
import { Plate } from "./week-difference-bar.tsx";

interface BlockDifferenceProps {
  readonly weeks: readonly ChangedWeek[];
  readonly isCompact: boolean;
}

/** Several weeks as plates of one bar, each before (dashed) and after (solid). */
export function BlockDifference({ weeks, isCompact }: BlockDifferenceProps): ReactNode {
  const half = isCompact ? 44 : 78;
  const rod = half + 6;
  const amounts = weeks.map((week) => ({
    week: week.week,
    before: { iron: totalLoad([week], "before", "iron"), pace: totalLoad([week], "before", "pace") },
    after: { iron: totalLoad([week], "after", "iron"), pace: totalLoad([week], "after", "pace") },
  }));
  const most = Math.max(1, ...amounts.flatMap(({ before, after }) => [before.iron, before.pace, after.iron, after.pace]));
  const unit = (half - 5) / most;
  return (
    <Chart
      label={changeVerdict(weeks)}
      height={rod + half + 26}
      most={720}
      table={
        <>
          <ChartTable
            show="hidden"
            title="Weeks before and after"
            head={["Week", "Iron before", "Iron after", "Pace before", "Pace after"]}
            rows={amounts.map(({ week, before, after }) => [
              String(week),
              ...[before.iron, after.iron, before.pace, after.pace].map(formatCount),
            ])}
          />
          {!isCompact && <p className="text-sm text-ink-3">Dashed: before. Filled: after. Numbers: plan weeks.</p>}
        </>
      }
    >
      {(width) => {
        const slot = width / weeks.length;
        const wide = Math.min(slot * 0.62, 52);
        return (
          <>
            <rect x="0" y={rod - 3} width={width} height="6" rx="2" className="fill-line-strong" />
            {amounts.map(({ week, before, after }, index) => (
              <g key={week}>
                {(["iron", "pace"] as const).map((side) => (
                  <Plate
                    key={side}
                    side={side}
                    rod={rod}
                    x={slot * (index + 0.5) - wide / 2}
                    width={wide}
                    before={before[side] * unit}
                    after={after[side] * unit}
                    isChanged
                  />
                ))}
                <text x={slot * (index + 0.5)} y={rod + half + 20} textAnchor="middle">
                  {slot > 64 ? `Week ${week}` : week}
                </text>
              </g>
            ))}
          </>
        );
      }}
    </Chart>
  );
}
