import type { ReactNode } from "react";
import { Grid } from "#ui/chart/axes.tsx";
import { Chart } from "#ui/chart/chart.tsx";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { niceTicks } from "#ui/chart/scale.ts";
import { formatCount, formatDayMonth } from "#ui/format.ts";
import type { PlanWeek } from "../../model/fitness.ts";

const [HALF, LEFT] = [110, 44];
/** Above and below the plates: their percentages. */
const LABEL_HEIGHT = 24;

/** Planned and done, week by week: outline is the plan, fill is what was done. */
export function DoneAgainstPlanned({ weeks }: { readonly weeks: readonly PlanWeek[] }): ReactNode {
  const most = Math.max(1, ...weeks.flatMap(({ planned, done }) => [planned.iron, planned.pace, done.iron, done.pace]));
  const unit = HALF / most;
  const tallest = (side: "iron" | "pace") =>
    Math.max(...weeks.map(({ planned, done }) => Math.max(planned[side], done[side])), most * 0.2) * unit;
  const rod = tallest("iron") + LABEL_HEIGHT;
  const height = rod + tallest("pace") + LABEL_HEIGHT + 24;
  const ticks = niceTicks(0, most, 5).filter((tick) => tick > 0);
  const ticksOf = (side: "iron" | "pace") => ticks.filter((tick) => tick * unit <= tallest(side));
  const begun = weeks.filter(({ state }) => state !== "ahead");
  return (
    <Chart
      label={`Planned and done: ${begun.map((week) => `week ${week.week} iron ${shareText(week, "iron")}, pace ${shareText(week, "pace")}`).join("; ")}.`}
      height={height}
      table={
        <ChartTable
          title="The weeks as a table"
          head={["Week", "Iron done", "Iron planned", "Pace done", "Pace planned"]}
          rows={weeks.map(({ week, monday, done, planned }) => [
            `${week}, from ${formatDayMonth(monday)}`,
            ...[done.iron, planned.iron, done.pace, planned.pace].map(formatCount),
          ])}
        />
      }
    >
      {(width) => {
        const slot = (width - LEFT) / weeks.length;
        return (
          <>
            <Grid ticks={ticksOf("iron")} y={(value) => rod - 3 - value * unit} left={LEFT} right={width} format={formatCount} />
            <Grid ticks={ticksOf("pace")} y={(value) => rod + 3 + value * unit} left={LEFT} right={width} format={formatCount} />
            <rect x={LEFT} y={rod - 3} width={width - LEFT} height="6" rx="2" className="fill-line-strong" />
            {weeks.map((week, index) => {
              const wide = Math.min(slot * 0.56, 72);
              const x = LEFT + slot * (index + 0.5) - wide / 2;
              const isNow = week.state === "now";
              return (
                <g key={week.week}>
                  {(["iron", "pace"] as const).map((side) => {
                    const [plan, done] = [week.planned[side] * unit, week.done[side] * unit];
                    const y = (tall: number) => (side === "iron" ? rod - 3 - tall : rod + 3);
                    const color = side === "iron" ? "iron" : "pace";
                    return (
                      <g key={side}>
                        <rect
                          x={x}
                          y={y(plan)}
                          width={wide}
                          height={plan}
                          rx="2"
                          strokeWidth="1.5"
                          fill={isNow ? "var(--ember-wash)" : `color-mix(in oklab, var(--${color}) 8%, var(--canvas))`}
                          stroke={isNow ? "var(--ember)" : `color-mix(in oklab, var(--${color}) 70%, var(--canvas))`}
                        />
                        <rect
                          x={x + 4}
                          y={y(done)}
                          width={wide - 8}
                          height={done}
                          rx="1.5"
                          fill={isNow ? "var(--ember)" : `var(--${color})`}
                        />
                        {hasShare(week, side) && (
                          <text
                            x={x + wide / 2}
                            y={side === "iron" ? y(Math.max(plan, done)) - 6 : rod + 3 + Math.max(plan, done) + 15}
                            textAnchor="middle"
                            className={isLow(week, side) ? "low" : undefined}
                          >
                            {shareText(week, side)}
                          </text>
                        )}
                      </g>
                    );
                  })}
                  <text x={x + wide / 2} y={height - 4} textAnchor="middle" className={isNow ? "strong" : undefined}>
                    {slot > 60 ? `Week ${week.week}` : week.week}
                  </text>
                </g>
              );
            })}
          </>
        );
      }}
    </Chart>
  );
}

const share = ({ done, planned }: PlanWeek, side: "iron" | "pace"): number => (planned[side] === 0 ? 1 : done[side] / planned[side]);

const shareText = (week: PlanWeek, side: "iron" | "pace"): string =>
  week.planned[side] === 0 ? "–" : `${Math.round(share(week, side) * 100)}%`;

/** The share of a week that has begun; of the one that is now once something of it was done. */
const hasShare = (week: PlanWeek, side: "iron" | "pace"): boolean => week.state === "past" || (week.state === "now" && week.done[side] > 0);

/** Whether a week that is over stayed below 85 % of its planned load. */
const isLow = (week: PlanWeek, side: "iron" | "pace"): boolean => week.state === "past" && share(week, side) < 0.85;
