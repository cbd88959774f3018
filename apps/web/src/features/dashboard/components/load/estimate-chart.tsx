import { addDays, type Day, type Estimate, formatClock, LIFT_NAMES } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { Grid, MonthAxis } from "#ui/chart/axes.tsx";
import { Chart } from "#ui/chart/chart.tsx";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { bandPath, linePath } from "#ui/chart/paths.ts";
import { dayNumber, linearScale, niceTicks } from "#ui/chart/scale.ts";
import { Scrub, ScrubLine } from "#ui/chart/scrub.tsx";
import { formatDay, formatDayMonth } from "#ui/format.ts";
import { loadText } from "#backend/preferences/load-text.ts";

interface EstimateChartProps {
  readonly estimate: Estimate;
  readonly weight: "kg" | "lb";
  readonly today: Day;
}

const [MOST, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [520, 188, 44, 14, 12, 28];

/** Points are efforts, rings are tests and entered values, the line is the estimate, the band its range of one standard deviation. */
export function EstimateChart({ estimate, weight, today }: EstimateChartProps): ReactNode {
  const { capacity, unit } = estimate;
  const isTime = unit === "s/500 m";
  const isIron = unit === "kg";
  const format = (value: number) => formatValue(value, unit, weight);
  const first = addDays(today, -DRAWN_DAYS);
  const before = estimate.points.filter(({ on }) => on < first).slice(-1);
  const points = [
    ...before.map((point) => ({ ...point, on: first, observed: undefined })),
    ...estimate.points.filter(({ on }) => on >= first),
  ];
  const [read, setRead] = useState(points.length - 1);
  const last = points.at(-1);
  if (last === undefined) return null;
  const line =
    last.on < today ? [...points, { ...last, on: today, value: estimate.value, spread: estimate.spread, observed: undefined }] : points;
  const values = line.flatMap(({ value, spread, observed }) => [value - spread, value + spread, observed ?? value]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low || 1) * 0.08;
  // Times are read in round parts of a minute.
  const round = isTime ? 60 : 1;
  const y = linearScale([low - room, high + room], isTime ? [TOP, HEIGHT - BOTTOM] : [HEIGHT - BOTTOM, TOP]);
  // Half a year, or from the month of the first value: a picture does not begin with nothing.
  const begins = points[0]?.on ?? first;
  const from = begins > first ? addDays(`${begins.slice(0, 8)}01`, -1) : first;
  const xOf = (width: number) => {
    const scale = linearScale([dayNumber(from), Math.max(dayNumber(today), dayNumber(from) + 1)], [LEFT + 6, width - RIGHT]);
    return (day: Day) => scale(dayNumber(day));
  };
  const shown = points[read] ?? last;
  const estimated = `estimate ${format(shown.value)} ± ${formatSpread(shown.spread, unit, weight)}`;
  // The estimate of today stands above it.
  const text =
    shown.observed === undefined
      ? estimated
      : `measured ${format(shown.observed)} ${unitText(unit, weight)}${shown === last ? "" : `, ${estimated}`}`;
  const color = isIron ? "var(--iron)" : "var(--pace)";
  return (
    <Chart
      label={`${estimateName(estimate)}: ${estimate.text}.`}
      height={HEIGHT}
      most={MOST}
      caption={
        <span className="grid gap-1">
          <span className="flex min-h-9 items-end justify-between gap-3">
            <span className="text-ui font-semibold">{estimateName(estimate)}</span>
            <span className="flex items-baseline">
              <span
                className={
                  isIron
                    ? "fig-iron text-[1.625rem] leading-none"
                    : isTime
                      ? "fig-pace text-[1.875rem] leading-none"
                      : "fig-num text-[1.625rem] leading-none font-bold"
                }
              >
                {format(estimate.value)}
              </span>
              <span className="unit">
                {unitText(unit, weight)} ± {formatSpread(estimate.spread, unit, weight)}
              </span>
            </span>
          </span>
          <span className="text-sm text-ink-3">
            {formatDay(shown.on)}: {text}
          </span>
        </span>
      }
      renderOverlay={(width) => (
        <Scrub
          label="Day"
          places={points.map(({ on }) => xOf(width)(on))}
          value={read}
          onChange={setRead}
          valueText={`${formatDay(shown.on)}, ${text}`}
          page={4}
        />
      )}
      table={
        <ChartTable
          show="hidden"
          title={estimateName(estimate)}
          head={["Day", `Estimate, ${unitText(unit, weight)}`, "±", "Measured"]}
          rows={points.map(({ on, value, spread, observed }) => [
            formatDay(on),
            format(value),
            formatSpread(spread, unit, weight),
            observed === undefined ? "–" : format(observed),
          ])}
        />
      }
    >
      {(width) => {
        const x = xOf(width);
        return (
          <>
            <Grid
              ticks={niceTicks((low - room) / round, (high + room) / round, 4).map((tick) => tick * round)}
              y={y}
              left={LEFT}
              right={width - RIGHT}
              format={format}
            />
            <path
              d={bandPath(
                line.map(({ on, value, spread }) => [x(on), y(value + spread)]),
                line.map(({ on, value, spread }) => [x(on), y(value - spread)]),
              )}
              fill={color}
              fillOpacity="0.13"
            />
            <path
              d={linePath(points.map(({ on, value }) => [x(on), y(value)]))}
              fill="none"
              stroke={color}
              strokeWidth="2.5"
              strokeLinejoin="round"
            />
            <path
              d={linePath(line.slice(-2).map(({ on, value }) => [x(on), y(value)]))}
              fill="none"
              stroke={color}
              strokeWidth="2"
              strokeDasharray={last.on < today ? "5 4" : undefined}
            />
            {points.map(({ on, observed, from: kind }) =>
              observed === undefined ? null : kind === "entered" || kind === "result" ? (
                <circle
                  key={`${capacity} ${on}`}
                  cx={x(on)}
                  cy={y(observed)}
                  r="5"
                  stroke={color}
                  strokeWidth="2.5"
                  className="fill-canvas"
                />
              ) : (
                <circle key={`${capacity} ${on}`} cx={x(on)} cy={y(observed)} r="2.5" fill={color} fillOpacity="0.6" />
              ),
            )}
            <circle cx={x(today)} cy={y(estimate.value)} r="6.5" strokeWidth="3" className="fill-ember stroke-canvas" />
            <MonthAxis from={from} to={today} x={x} y={HEIGHT - BOTTOM} left={LEFT} right={width - RIGHT} />
            {read < points.length - 1 && (
              <ScrubLine
                x={x(shown.on)}
                top={TOP}
                bottom={HEIGHT - BOTTOM}
                text={formatDayMonth(shown.on)}
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

type Unit = Estimate["unit"];

function formatValue(value: number, unit: Unit, weight: "kg" | "lb"): string {
  if (unit === "s/500 m") return formatClock(Math.round(value));
  if (unit === "kg") return loadText(value, weight);
  return unit === "VDOT" ? value.toFixed(1) : Math.round(value).toString();
}

function formatSpread(spread: number, unit: Unit, weight: "kg" | "lb"): string {
  if (unit === "s/500 m") return `${spread.toFixed(1)} s`;
  return unit === "kg" ? loadText(spread, weight) : spread.toFixed(unit === "VDOT" ? 1 : 0);
}

function unitText(unit: Unit, weight: "kg" | "lb"): string {
  if (unit === "kg") return weight;
  return unit === "s/500 m" ? "/500 m" : unit;
}

const OTHERS: Readonly<Record<string, string>> = {
  vdot: "Running fitness",
  ftp: "Threshold power",
  row500m: "500 m row",
};

function estimateName({ capacity }: Estimate): string {
  const name = OTHERS[capacity] ?? LIFT_NAMES[capacity as keyof typeof LIFT_NAMES] ?? capacity;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Points that are drawn: those of half a year. */
const DRAWN_DAYS = 182;
