import { type Benchmark, levelValues, liftOfExercise } from "@ironpace/training";
import type { ReactNode } from "react";
import { Chart } from "#ui/chart/chart.tsx";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { linearScale } from "#ui/chart/scale.ts";

interface StandardsProps {
  /** One for each level, the lowest first. */
  readonly levels: readonly { readonly name: string; readonly value: number }[];
  readonly own: number | undefined;
  readonly format: (value: number) => string;
  readonly unit: string;
}

const [HEIGHT, ROD] = [172, 74];

/** The levels as plates on one rod; what is reached is solid, and where one stands is ember. */
export function Standards({ levels, own, format, unit }: StandardsProps): ReactNode {
  const most = Math.max(own ?? 0, levels.at(-1)?.value ?? 1) * 1.04;
  const reached = own === undefined ? -1 : levels.findLastIndex(({ value }) => value <= own);
  const name = reached < 0 ? "below the first level" : levels[reached]?.name.toLowerCase();
  const list = levels.map((level) => `${level.name.toLowerCase()} ${format(level.value)}`).join(", ");
  return (
    <Chart
      label={`Levels in ${unit}: ${list}.${own === undefined ? "" : ` You: ${format(own)}, ${name}.`}`}
      height={HEIGHT}
      most={560}
      table={
        <ChartTable
          show="hidden"
          title={`Levels, ${unit}`}
          head={["Level", unit]}
          rows={levels.map((level) => [level.name, format(level.value)])}
        />
      }
    >
      {(width) => {
        const x = linearScale([0, most], [6, width - 30]);
        const mine = own === undefined ? 0 : x(own);
        return (
          <>
            <rect x="0" y={ROD - 4} width={width} height="8" rx="2" className="fill-line-strong" />
            <rect x="0" y={ROD - 4} width={mine} height="8" rx="2" className="fill-ink-3" />
            {levels.map((level, index) => {
              const half = 16 + index * 9;
              const isReached = index <= reached;
              return (
                <g key={level.name}>
                  <rect
                    x={x(level.value) - 6}
                    y={ROD - half}
                    width="12"
                    height={half * 2}
                    rx="2.5"
                    strokeWidth="1.5"
                    className={isReached ? "fill-iron" : "fill-canvas stroke-control"}
                  />
                  <text x={x(level.value)} y={ROD - half - 7} textAnchor="middle" className="strong">
                    {format(level.value)}
                  </text>
                  <text
                    x={x(level.value)}
                    y={HEIGHT - 2 - (index % 2 === 0 ? 15 : 0)}
                    textAnchor="middle"
                    className={index === reached ? "strong" : undefined}
                  >
                    {level.name}
                  </text>
                </g>
              );
            })}
            {own !== undefined && (
              <>
                <path d={`M${mine} ${ROD + 4}v36`} strokeWidth="1.5" className="stroke-ember" />
                <path d={`M${mine} ${ROD + 36}l5 9h-10z`} className="fill-ember" />
                <text x={Math.min(mine, width - 34)} y={ROD + 59} textAnchor="middle" className="strong">
                  You {format(own)}
                </text>
              </>
            )}
          </>
        );
      }}
    </Chart>
  );
}

const NAMES = { beginner: "Beginner", intermediate: "Intermediate", advanced: "Advanced", elite: "Competitor" } as const;

/** The levels of a lift for a sex and body weight, in kilograms to the nearest 2.5; undefined where there are no norms. */
export function liftLevels(exercise: string, sex: string | null, bodyWeight: number | null): StandardsProps["levels"] | undefined {
  const lift = liftOfExercise(exercise);
  if (lift === undefined || lift.share !== 1 || bodyWeight === null || !isNormed(lift.lift)) return undefined;
  const values = levelValues(lift.lift, sex === "male" || sex === "female" ? sex : undefined);
  return (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((level) => ({
    name: NAMES[level],
    value: Math.round((values[level] * bodyWeight) / 2.5) * 2.5,
  }));
}

const NORMED: readonly string[] = [
  "backSquat",
  "deadlift",
  "benchPress",
  "overheadPress",
  "cleanAndJerk",
  "snatch",
] satisfies readonly Benchmark[];

function isNormed(lift: string): lift is Benchmark {
  return NORMED.includes(lift);
}
