import type { Day } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { formatDay, formatDayMonth } from "#ui/format.ts";
import { Grid, MonthAxis } from "#ui/chart/axes.tsx";
import { Chart } from "#ui/chart/chart.tsx";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { bandPath, linePath, stepPath } from "#ui/chart/paths.ts";
import { dayNumber, linearScale, niceTicks } from "#ui/chart/scale.ts";
import { Scrub, ScrubLine } from "#ui/chart/scrub.tsx";
import type { Effort, Lifted, MaxEstimate } from "../../model/estimated-max.ts";

interface MaxChartProps {
  readonly name: string;
  /** At least two, the earliest first. */
  readonly efforts: readonly Effort[];
  /** The estimate day by day, the earliest first; today the last. */
  readonly line: readonly MaxEstimate[];
  /** The earliest first. */
  readonly rings: readonly Lifted[];
  readonly today: Day;
  readonly weightOf: (kilograms: number) => string;
  readonly unit: string;
}

/** The plates do not start at zero: the picture says so. */
const [MOST, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [720, 244, 40, 12, 24, 28];

/** Best set of each day as plates, what was lifted once as rings, the estimated maximum as a line with its range. */
export function MaxChart({ name, efforts, line, rings, today, weightOf, unit }: MaxChartProps): ReactNode {
  const [read, setRead] = useState(efforts.length - 1);
  const from = [efforts[0]?.day ?? today, ...line.map(({ day }) => day), ...rings.map(({ day }) => day)].toSorted()[0] ?? today;
  const lifted = [...efforts, ...rings].map(({ kilograms }) => kilograms);
  const lows = [...line.map(({ low }) => low), ...lifted];
  const range: readonly [number, number] = [
    Math.floor((Math.min(...lows) * 0.9) / 5) * 5,
    Math.max(...line.map(({ high }) => high), ...lifted) * 1.02,
  ];
  const y = linearScale(range, [HEIGHT - BOTTOM, TOP]);
  const xOf = (width: number) => {
    const scale = linearScale([dayNumber(from), Math.max(dayNumber(today), dayNumber(from) + 1)], [LEFT + 8, width - RIGHT - 8]);
    return (day: Day) => scale(dayNumber(day));
  };
  const shown = efforts[read] ?? efforts[0];
  if (shown === undefined) return null;
  const estimate = valueOn(line, shown.day);
  const text = `${weightOf(shown.kilograms)} ${unit} × ${shown.reps}, estimated max ${weightOf(estimate ?? shown.estimate)} ${unit}`;
  const now = line.at(-1);
  return (
    <Chart
      label={`${name}: estimated max ${weightOf(line[0]?.value ?? 0)} ${unit} on ${formatDayMonth(from)}, ${weightOf(now?.value ?? 0)} ${unit} now.`}
      height={HEIGHT}
      most={MOST}
      caption={
        <p className="text-sm text-ink-2">
          <b className="font-semibold text-ink">{formatDay(shown.day)}</b> {text}
        </p>
      }
      renderOverlay={(width) => (
        <Scrub
          label="Day"
          places={efforts.map(({ day }) => xOf(width)(day))}
          value={read}
          onChange={setRead}
          valueText={`${formatDay(shown.day)}, ${text}`}
          page={4}
        />
      )}
      table={
        <ChartTable
          title="The numbers day by day"
          head={["Day", "Best set", `Estimated max, ${unit}`]}
          rows={efforts
            .toReversed()
            .map((effort) => [
              formatDay(effort.day),
              `${weightOf(effort.kilograms)} × ${effort.reps}`,
              weightOf(valueOn(line, effort.day) ?? effort.estimate),
            ])}
        />
      }
    >
      {(width) => {
        const x = xOf(width);
        const wide = Math.max(2, Math.min(8, ((width - LEFT - RIGHT) / efforts.length) * 0.6));
        const points = line.map(({ day, value }) => [x(day), y(value)] as const);
        return (
          <>
            <Grid
              ticks={niceTicks(...range, 6).filter((tick) => tick > range[0])}
              y={y}
              left={LEFT}
              right={width - RIGHT}
              format={weightOf}
            />
            <path
              d={bandPath(
                line.map(({ day, high }) => [x(day), y(high)]),
                line.map(({ day, low }) => [x(day), y(low)]),
              )}
              className="fill-iron/13"
            />
            {efforts.map((effort) => (
              <rect
                key={effort.day}
                x={x(effort.day) - wide / 2}
                y={y(effort.kilograms)}
                width={wide}
                height={HEIGHT - BOTTOM - y(effort.kilograms)}
                rx="1.5"
                className="fill-iron/22"
              />
            ))}
            {/* A best holds until the next one; from its first day on the estimate is the line. */}
            {rings.length > 1 && (
              <path
                d={stepPath(rings.map(({ day, kilograms }): readonly [number, number] => [x(day), y(kilograms)]))}
                fill="none"
                strokeWidth="1.5"
                className="stroke-iron"
              />
            )}
            <path d={linePath(points)} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-iron" />
            {rings.map(({ day, kilograms }) => (
              <circle key={day} cx={x(day)} cy={y(kilograms)} r="5" strokeWidth="2.5" className="fill-canvas stroke-iron" />
            ))}
            {now !== undefined && <circle cx={x(now.day)} cy={y(now.value)} r="6.5" strokeWidth="3" className="fill-ember stroke-canvas" />}
            <text x={LEFT - 6} y={HEIGHT - BOTTOM + 4} textAnchor="end">
              {weightOf(range[0])}
            </text>
            <text x={LEFT} y={12}>
              {unit}, from {weightOf(range[0])}
            </text>
            <MonthAxis from={from} to={today} x={x} y={HEIGHT - BOTTOM} left={LEFT} right={width - RIGHT} />
            {read < efforts.length - 1 && (
              <ScrubLine
                x={x(shown.day)}
                top={TOP}
                bottom={HEIGHT - BOTTOM}
                text={formatDayMonth(shown.day)}
                left={LEFT}
                right={width - RIGHT}
              />
            )}
          </>
        );
      }}
    </Chart>
  );
}

const valueOn = (line: readonly MaxEstimate[], day: Day): number | undefined => line.findLast((point) => point.day <= day)?.value;
