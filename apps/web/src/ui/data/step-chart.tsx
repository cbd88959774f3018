import { useState, type ReactNode } from "react";
import { Grid, MonthAxis } from "../chart/axes.tsx";
import { Chart } from "../chart/chart.tsx";
import { ChartTable } from "../chart/chart-table.tsx";
import { stepPath } from "../chart/paths.ts";
import { dayNumber, linearScale, roundTicks } from "../chart/scale.ts";
import { Scrub, ScrubLine } from "../chart/scrub.tsx";

export interface StepChartPoint {
  /** yyyy-MM-dd */
  readonly day: string;
  readonly value: number;
  /** As it is written, where that is more than the number: "17 + 4". */
  readonly text?: string | undefined;
}

export interface StepChartProps {
  /** One sentence for who cannot see the drawing. */
  readonly label: string;
  /** In the order of their days, at least one. */
  readonly points: readonly StepChartPoint[];
  /** The right end of the drawing; the last value holds until then. yyyy-MM-dd */
  readonly until: string;
  /** Less is better (times): the axis is turned over, so that better is up. */
  readonly lowerIsBetter?: boolean;
  /** A value as a figure; where the axis says the unit, without it. */
  readonly format: (value: number) => string;
  /** Said once, above the upper line of the grid. */
  readonly unit?: string;
  readonly formatDay: (day: string) => string;
  /** Pixels, where there is more room than usual. */
  readonly height?: number | undefined;
  /** Where a list beside it has the same numbers, the table is for readers of the screen alone. */
  readonly hideTable?: boolean;
  /** The values are seconds. */
  readonly isClock?: boolean;
}

const [USUAL_HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [208, 60, 8, 32, 30];

/** Between the grid's labels and the first point. */
const INSET = 12;

/** How a value went over time: it holds until the next one, so the line is made of steps. A table with the same numbers follows. */
export function StepChart({
  label,
  points,
  until,
  lowerIsBetter = false,
  format,
  unit = "",
  formatDay,
  height = USUAL_HEIGHT,
  hideTable = false,
  isClock = false,
}: StepChartProps): ReactNode {
  const [read, setRead] = useState<number>();
  const first = points[0]?.day ?? until;
  const from = dayNumber(first);
  const days: readonly [number, number] = [from, Math.max(dayNumber(until), from + 1)];
  const values = points.map(({ value }) => value);
  const ticks = roundTicks(Math.min(...values), Math.max(...values), isClock ? 60 : 1);
  const range = [ticks[0]!, ticks.at(-1)!] as const;
  const top = range[lowerIsBetter ? 0 : 1];
  const y = linearScale(range, lowerIsBetter ? [TOP, height - BOTTOM] : [height - BOTTOM, TOP]);
  const xOf = (width: number) => {
    const scale = linearScale(days, [LEFT + INSET, width - RIGHT]);
    return (day: string) => scale(dayNumber(day));
  };
  const textOf = ({ value, text }: StepChartPoint) => text ?? format(value);
  const shown = points[read ?? points.length - 1];
  return (
    <Chart
      label={label}
      height={height}
      table={
        <ChartTable
          show={hideTable ? "hidden" : "always"}
          title={label}
          head={["Since", "Value"]}
          rows={points.toReversed().map((point) => [formatDay(point.day), `${textOf(point)} ${unit}`.trim()])}
        />
      }
      renderOverlay={(width) =>
        points.length > 1 && (
          <Scrub
            label="Value"
            places={points.map(({ day }) => xOf(width)(day))}
            value={read ?? points.length - 1}
            onChange={setRead}
            valueText={`${formatDay(shown?.day ?? until)}, ${shown === undefined ? "" : textOf(shown)}`}
          />
        )
      }
    >
      {(width) => {
        const x = xOf(width);
        const line = stepPath(points.map(({ day, value }) => [x(day), y(value)]));
        return (
          <>
            <Grid ticks={ticks} y={y} left={LEFT} right={width - RIGHT} format={format} />
            <text x={LEFT} y={y(top) - 6} className="halo">
              {unit}
            </text>
            <MonthAxis from={first} to={until} x={x} y={height - BOTTOM} left={LEFT} right={width - RIGHT} />
            <path d={`${line}H${width - RIGHT}`} fill="none" strokeWidth="2.5" className="stroke-iron" />
            {points.map((point, index) => (
              <circle
                key={point.day + point.value}
                cx={x(point.day)}
                cy={y(point.value)}
                r="5"
                strokeWidth="2.5"
                className={index === points.length - 1 ? "fill-ember stroke-ember" : "fill-canvas stroke-iron"}
              />
            ))}
            {read === undefined &&
              labelled(
                points.map((point) => ({ at: x(point.day), text: textOf(point) })),
                width,
              ).map((index) => {
                const point = points[index]!;
                const isLast = index === points.length - 1;
                return (
                  <text
                    key={index}
                    x={isLast ? width - RIGHT : x(point.day) - (index === 0 ? 5 : 0)}
                    y={y(point.value) - 12}
                    textAnchor={isLast ? "end" : index === 0 ? "start" : "middle"}
                    className={isLast ? "strong halo" : "halo"}
                  >
                    {textOf(point)}
                  </text>
                );
              })}
            {read !== undefined && shown !== undefined && (
              <>
                <text x={x(shown.day)} y={y(shown.value) - 12} textAnchor="middle" className="strong halo">
                  {textOf(shown)}
                </text>
                <ScrubLine
                  x={x(shown.day)}
                  top={TOP}
                  bottom={height - BOTTOM}
                  text={formatDay(shown.day)}
                  left={LEFT}
                  right={width - RIGHT}
                />
              </>
            )}
          </>
        );
      }}
    </Chart>
  );
}

/** From this width on every point has its label, below it every second. */
const WIDE = 520;
/** Pixels of a letter, and between two labels. */
const [LETTER, LABEL_GAP] = [7, 10];

/** The points that are labelled: the last one always, at the right end; of the others those whose label does not touch the next one. */
function labelled(points: readonly { readonly at: number; readonly text: string }[], width: number): readonly number[] {
  const last = points.length - 1;
  const kept: number[] = [];
  let free = Infinity;
  for (let index = last; index >= 0; index--) {
    const { at, text } = points[index]!;
    const size = text.length * LETTER;
    const [from, to] = index === last ? [width - RIGHT - size, width] : index === 0 ? [at - 5, at + size] : [at - size / 2, at + size / 2];
    const isTurn = width >= WIDE || (last - index) % 2 === 0;
    if (index !== last && (!isTurn || to + LABEL_GAP > free)) continue;
    kept.push(index);
    free = from;
  }
  return kept;
}
