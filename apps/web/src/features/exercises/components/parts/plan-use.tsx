import type { Day } from "@ironpace/training";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay } from "#ui/format.ts";
import { Chart } from "#ui/chart/chart.tsx";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { linearScale } from "#ui/chart/scale.ts";
import type { PlannedUse } from "../../api/exercise-story.ts";
import { nextUse, plannedDose } from "../../model/planned-dose.ts";

interface PlanUseProps {
  /** By day, at least one. */
  readonly planned: readonly PlannedUse[];
  readonly today: Day;
  readonly weightOf: (kilograms: number) => string;
  readonly unit: string;
  /** Absent where the next session is named elsewhere. */
  readonly sessionHref: ((planId: string, sessionId: string) => string) | undefined;
}

const [HEIGHT, BASE] = [128, 100];
/** Pixels that a load of four digits needs. */
const MIN_LABEL_SLOT = 40;

/** Where an exercise stands in the plan: one plate for each session, done solid, the next one outlined in ember, the rest outlined. */
export function PlanUse({ planned, today, weightOf, unit, sessionHref }: PlanUseProps): ReactNode {
  const next = nextUse(planned, today);
  const loads = planned.map(({ kilograms }) => kilograms ?? 0);
  const most = Math.max(...loads);
  const hasLoads = most > 0;
  const least = Math.min(...loads.filter((load) => load > 0));
  const height = linearScale([hasLoads ? least * 0.6 : 0, hasLoads ? most : 1], [14, BASE - 18]);
  const doseOf = (use: PlannedUse) => plannedDose(use, weightOf, unit);
  return (
    <div className="grid gap-3">
      {next === undefined && <p className="text-ui">Not in your remaining sessions.</p>}
      {next !== undefined && sessionHref !== undefined && (
        <p className="text-ui">
          {next.day === today ? "" : "Next on "}
          <Link to={sessionHref(next.plan_id, next.id)} className="link font-semibold">
            {next.day === today ? "Today" : formatDay(next.day)}
          </Link>
          {doseOf(next) === "" ? "." : `: ${doseOf(next)}.`}
        </p>
      )}
      <Chart
        label={`In ${planned.length} ${planned.length === 1 ? "session" : "sessions"} of your plan${next === undefined ? "" : `, the next on ${formatDay(next.day)}`}.`}
        height={HEIGHT}
        most={560}
        table={
          <ChartTable
            title="All sessions with this exercise"
            head={["Day", "Week", "Dose"]}
            rows={planned.map((use) => [formatDay(use.day), String(use.week), doseOf(use)])}
          />
        }
      >
        {(width) => {
          const slot = width / planned.length;
          const wide = Math.min(slot * 0.68, 34);
          return (
            <>
              <rect x="0" y={BASE} width={width} height="5" rx="2" className="fill-line-strong" />
              {planned.map((use, index) => {
                const tall = hasLoads ? height(use.kilograms ?? least * 0.7) : 44;
                const x = slot * (index + 0.5) - wide / 2;
                const isNext = use === next;
                const isNewWeek = planned[index - 1]?.week !== use.week;
                // Where the plates stand too close, only the next and the first of the heaviest have their load above them.
                const isMain = isNext || planned.findIndex(({ kilograms }) => kilograms === most) === index;
                const isLabelled = hasLoads && use.kilograms !== null && (isMain || slot >= MIN_LABEL_SLOT);
                return (
                  <g key={use.id}>
                    <rect
                      x={x}
                      y={BASE - tall}
                      width={wide}
                      height={tall}
                      rx="2"
                      strokeWidth="1.5"
                      className={
                        use.status === "completed"
                          ? "fill-iron stroke-iron"
                          : isNext
                            ? "fill-ember-wash stroke-ember"
                            : "fill-iron/8 stroke-control"
                      }
                      strokeDasharray={use.status === "skipped" ? "4 3" : undefined}
                    />
                    {isLabelled && (
                      <text x={x + wide / 2} y={BASE - tall - 6} textAnchor="middle" className={isMain ? "strong" : undefined}>
                        {weightOf(use.kilograms ?? 0)}
                      </text>
                    )}
                    {isNewWeek && (
                      <text x={x + wide / 2} y={BASE + 22} textAnchor="middle" className={isNext ? "strong" : undefined}>
                        {use.week}
                      </text>
                    )}
                  </g>
                );
              })}
            </>
          );
        }}
      </Chart>
      <p className="text-sm text-ink-3">Filled: done. Outline: planned. Numbers: plan weeks.</p>
    </div>
  );
}
