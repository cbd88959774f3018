import type { MeetLift } from "@ironpace/training";
import { useRef, type ReactNode } from "react";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { useWidth } from "#ui/use-width.ts";
import "../lab/split-bar.css";

const [MID, TALLEST, BELOW] = [150, 116, 48];

/** Three attempts at each lift on one bar, the third open, with what the goal asks. */
export function MeetBar({ lifts }: { readonly lifts: readonly MeetLift[] }): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame, 1104, 260);
  const heaviest = Math.max(1, ...lifts.flatMap(({ attempts }) => attempts));
  const column = width / Math.max(1, lifts.length);
  const plate = Math.min(72, column * 0.26);
  const height = MID + BELOW;
  return (
    <figure ref={frame}>
      <svg className="race-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {lifts.map(({ lift, name, attempts, asked }, index) => {
          const left = index * column + (column - 3.4 * plate) / 2;
          return (
            <g key={lift}>
              {attempts.map((kilograms, attempt) => {
                const tall = (kilograms / heaviest) * TALLEST;
                const x = left + attempt * plate * 1.2;
                return (
                  <g key={attempt}>
                    <rect
                      x={x}
                      y={MID - 4 - tall}
                      width={plate}
                      height={tall}
                      rx={2}
                      strokeWidth={1.5}
                      strokeDasharray={attempt === 2 ? "4 3" : undefined}
                      fillOpacity={attempt === 0 ? 0.72 : attempt === 1 ? 1 : 0.07}
                      className={attempt === 2 ? "fill-iron stroke-control" : "fill-iron"}
                    />
                    <text x={x + plate / 2} y={MID - tall - 11} textAnchor="middle" className="load">
                      {kilograms}
                    </text>
                  </g>
                );
              })}
              <text x={left + 1.7 * plate} y={MID + 24} textAnchor="middle" className="strong">
                {name.charAt(0).toUpperCase() + name.slice(1)}
              </text>
              {asked !== undefined && (
                <text x={left + 1.7 * plate} y={MID + 41} textAnchor="middle">
                  goal needs {Math.round(asked)} kg
                </text>
              )}
            </g>
          );
        })}
        <rect x={0} y={MID - 3} width={width} height={6} rx={2} className="fill-line-strong" />
      </svg>
      <ChartTable
        title="Attempts in kilograms"
        show="hidden"
        head={["Lift", "First", "Second", "Third", "Needed for the goal"]}
        rows={lifts.map(({ name, attempts, asked }) => [
          name,
          ...attempts.map(String),
          asked === undefined ? "none" : String(Math.round(asked)),
        ])}
      />
    </figure>
  );
}
