import type { ReactNode } from "react";
import { Grid } from "#ui/chart/axes.tsx";
import { Chart } from "#ui/chart/chart.tsx";
import { linearScale, niceTicks } from "#ui/chart/scale.ts";
import { formatDayMonth } from "#ui/format.ts";
import { type ActivityWeek, inWords, type Series } from "../model/activity.ts";

interface WeekChartProps {
  readonly series: Series;
  /** The oldest first; the last one is not over. */
  readonly weeks: readonly ActivityWeek[];
}

const [MOST, HEIGHT, TOP, BOTTOM, LEFT, LEAST] = [560, 140, 8, 22, 48, 2];

/** One bar per week, the one that is under way outlined. The same numbers stand in the table below the charts. */
export function WeekChart({ series, weeks }: WeekChartProps): ReactNode {
  const values = weeks.map(series.value);
  const most = Math.max(1, ...values);
  const base = HEIGHT - BOTTOM;
  const y = linearScale([0, most], [base, TOP]);
  const top = (value: number) => (value === 0 ? base : Math.min(y(value), base - LEAST));
  return (
    <Chart
      label={series.title}
      height={HEIGHT}
      most={MOST}
      className="content-start"
      caption={
        <span className="grid gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-ui font-semibold">{series.title}</span>
            <span className="text-sm text-ink-3">
              <span className="fig-num text-base text-ink">{series.format(values.at(-1) ?? 0)}</span> this week so far
            </span>
          </span>
          <span className="text-sm text-ink-2">{inWords(series, weeks)}</span>
        </span>
      }
      table={<p className="max-w-[62ch] text-sm text-ink-3">{series.hint}</p>}
    >
      {(width) => {
        const slot = (width - LEFT) / weeks.length;
        return (
          <>
            <Grid ticks={niceTicks(0, most, 3)} y={y} left={LEFT} right={width} format={series.format} />
            {values.map((value, index) => (
              <rect
                key={weeks[index]?.week}
                x={LEFT + slot * (index + 0.16)}
                y={top(value)}
                width={slot * 0.68}
                height={base - top(value)}
                rx="1"
                className={index === values.length - 1 ? "fill-ember-wash stroke-ember" : "fill-iron"}
              />
            ))}
            <line x1={LEFT} x2={width} y1={base} y2={base} className="stroke-line-strong" />
            <text x={LEFT} y={HEIGHT - 5}>
              {formatDayMonth(weeks[0]?.week ?? "")}
            </text>
            <text x={width} y={HEIGHT - 5} textAnchor="end">
              {formatDayMonth(weeks.at(-1)?.week ?? "")}
            </text>
          </>
        );
      }}
    </Chart>
  );
}
