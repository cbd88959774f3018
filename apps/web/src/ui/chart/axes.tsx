import type { ReactNode } from "react";
import { monthTicks, type Scale } from "./scale.ts";

export interface GridProps {
  readonly ticks: readonly number[];
  readonly y: Scale;
  /** Where the lines begin and end; the labels stand left of them. */
  readonly left: number;
  readonly right: number;
  readonly format?: (value: number) => string;
}

/** Quiet lines across the plot, each labelled at its left end. */
export function Grid({ ticks, y, left, right, format = String }: GridProps): ReactNode {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
      <text x={left - 6} y={y(tick) + 4} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
}

export interface MonthAxisProps {
  /** yyyy-MM-dd */
  readonly from: string;
  readonly to: string;
  readonly x: (day: string) => number;
  /** The line; the labels stand below it. */
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** A time axis with months. */
export function MonthAxis({ from, to, x, y, left, right }: MonthAxisProps): ReactNode {
  return (
    <>
      <line x1={left} x2={right} y1={y} y2={y} className="stroke-line-strong" />
      {monthTicks(from, to, right - left).map(({ day, label }) => (
        <g key={day}>
          <line x1={x(day)} x2={x(day)} y1={y} y2={y + 5} className="stroke-line-strong" />
          <text x={Math.min(x(day), right - 10)} y={y + 19} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </>
  );
}

interface MarkProps {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Today: the ember chip and its line. */
export function TodayMark({ x, top, bottom }: MarkProps): ReactNode {
  return (
    <g>
      <line x1={x} x2={x} y1={top} y2={bottom} strokeWidth="1.75" className="stroke-ember" />
      <rect x={x - 24} y={top - 4} width="48" height="19" rx="4" className="fill-ember" />
      <text x={x} y={top + 10} textAnchor="middle" className="strong on-ember">
        Today
      </text>
    </g>
  );
}

/** Race day: a flag and its line, the name on the side where there is room. */
export function RaceMark({ x, top, bottom, name, nameLeft }: MarkProps & { readonly name: string; readonly nameLeft: boolean }): ReactNode {
  const side = nameLeft ? -1 : 1;
  return (
    <g>
      <line x1={x} x2={x} y1={top} y2={bottom} strokeWidth="1.75" className="stroke-ink" />
      <path d={`M${x} ${top}h${side * 15}v11h${side * -15}z`} className="fill-ink" />
      <text x={x + side * 21} y={top + 10} textAnchor={nameLeft ? "end" : "start"} className="strong">
        {name}
      </text>
    </g>
  );
}
