import { useId, useRef, type ReactNode } from "react";
import { useWidth } from "./use-width.ts";

export interface StepChartPoint {
  /** yyyy-MM-dd */
  readonly day: string;
  readonly value: number;
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
  readonly format: (value: number) => string;
  readonly formatDay: (day: string) => string;
}

const [WIDEST, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [640, 200, 8, 72, 28, 28];

/** How a value went over time: it holds until the next one, so the line is made of steps. A table with the same numbers follows. */
export function StepChart({ label, points, until, lowerIsBetter = false, format, formatDay }: StepChartProps): ReactNode {
  const caption = useId();
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure, WIDEST);
  const from = dayNumber(points[0]?.day ?? until);
  const to = Math.max(dayNumber(until), from + 1);
  const values = points.map(({ value }) => value);
  const [low, high] = padded(Math.min(...values), Math.max(...values));
  const x = (day: string) => LEFT + ((dayNumber(day) - from) / (to - from)) * (width - LEFT - RIGHT);
  const y = (value: number) => {
    const share = (value - low) / (high - low);
    return TOP + (lowerIsBetter ? share : 1 - share) * (HEIGHT - TOP - BOTTOM);
  };
  const line = points.map(({ day, value }, index) => (index === 0 ? `M${x(day)} ${y(value)}` : `H${x(day)}V${y(value)}`)).join("");
  const last = points.at(-1);
  return (
    <figure ref={figure} className="grid max-w-160 gap-3" aria-labelledby={caption}>
      <figcaption id={caption} className="sr-only">
        {label}
      </figcaption>
      <svg width={width} height={HEIGHT} className="max-w-full" aria-hidden="true">
        <line x1={LEFT} x2={width - RIGHT} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="stroke-line-strong" />
        <path d={`${line}H${width - RIGHT}`} fill="none" strokeWidth="2.5" className="stroke-iron" />
        {points.map((point, index) => (
          <g key={point.day + point.value}>
            <circle
              cx={x(point.day)}
              cy={y(point.value)}
              r="5"
              strokeWidth="2.5"
              className={index === points.length - 1 ? "fill-ember stroke-ember" : "fill-canvas stroke-iron"}
            />
            {isLabelled(index, points.length) && (
              <text x={Math.max(x(point.day), 24)} y={y(point.value) - 12} textAnchor="middle" className="fill-ink-2 text-xs">
                {format(point.value)}
              </text>
            )}
          </g>
        ))}
        {last !== undefined && (
          <text x={width - RIGHT + 8} y={y(last.value) + 4} className="fill-ink text-sm font-semibold">
            {format(last.value)}
          </text>
        )}
        <text x={LEFT} y={HEIGHT - 8} className="fill-ink-3 text-xs">
          {formatDay(points[0]?.day ?? until)}
        </text>
        <text x={width - RIGHT} y={HEIGHT - 8} textAnchor="end" className="fill-ink-3 text-xs">
          {formatDay(until)}
        </text>
      </svg>
      <table className="w-full text-sm">
        <thead className="text-left text-ink-3">
          <tr>
            <th className="py-1 font-normal">Since</th>
            <th className="py-1 text-right font-normal">Value</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.day + point.value} className="border-t border-line">
              <td className="py-1.5">{formatDay(point.day)}</td>
              <td className="py-1.5 text-right fig-num">{format(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** The last point carries its label at the end of the line; of many points every second one is labelled. */
function isLabelled(index: number, count: number): boolean {
  return index < count - 1 && (count <= 6 || index % 2 === 0);
}

function padded(low: number, high: number): readonly [number, number] {
  const room = high === low ? Math.max(1, Math.abs(high) * 0.05) : (high - low) * 0.1;
  return [low - room, high + room];
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}
