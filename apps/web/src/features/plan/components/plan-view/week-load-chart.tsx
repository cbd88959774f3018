import type { CSSProperties, ReactNode } from "react";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { formatCount, formatWeekday } from "#ui/format.ts";
import type { DayLoad, WeekLoad } from "../../model/week-load.ts";

interface WeekLoadChartProps {
  readonly week: number;
  readonly load: WeekLoad;
}

/** "Load this week": the same bar, day by day. */
export function WeekLoadChart({ week, load }: WeekLoadChartProps): ReactNode {
  const today = load.days.findIndex((day) => day.state === "now");
  const style = { "--n": 7, "--now": `${today < 0 ? 0 : ((today + 0.5) / 7) * 100}%` } as CSSProperties;
  return (
    <section aria-labelledby="load-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="load-heading" className="heading-2">
          Load this week
        </h2>
        <span className="text-sm text-ink-3">Effort × min</span>
      </div>
      <p className="mt-3 mb-4 flex flex-wrap items-baseline gap-2">
        <span className="fig-num text-[2.25rem] font-bold">{formatCount(load.planned)}</span>
        <span className="text-sm text-ink-3">{getSummary(week, load)}</span>
      </p>
      <div className="bar bar-days" style={style} aria-hidden="true">
        <ol className="bar-cols">
          {load.days.map((day) => (
            <li key={day.day} className={`wk ${day.state}`}>
              <div className="half up">
                {day.ownIron > 0 && <Plate height={day.ownIron} isOwn />}
                {day.iron > 0 && <Plate height={day.iron} />}
              </div>
              <div className="half dn">
                {day.pace > 0 && <Plate height={day.pace} />}
                {day.ownPace > 0 && <Plate height={day.ownPace} isOwn />}
              </div>
            </li>
          ))}
        </ol>
        <ol className="bar-axis">
          {load.days.map((day) => (
            <li key={day.day} className={day.state === "now" ? "now" : undefined}>
              <b>{formatWeekday(day.day)}</b>
              {dayText(day)}
            </li>
          ))}
        </ol>
      </div>
      <DayTable days={load.days} />
    </section>
  );
}

/** What the athlete plans beside the plan is dashed, and stands on what the plan has that day. */
function Plate({ height, isOwn = false }: { readonly height: number; readonly isOwn?: boolean }): ReactNode {
  return <div className={isOwn ? "plate own" : "plate"} style={{ "--v": height, "--d": 0 } as CSSProperties} />;
}

/** "324 + own" */
function dayText({ load, hasOwn }: DayLoad): string {
  return [...(load > 0 ? [formatCount(load)] : []), ...(hasOwn ? ["own"] : [])].join(" + ") || "–";
}

function DayTable({ days }: { readonly days: readonly DayLoad[] }): ReactNode {
  return (
    <ChartTable
      title="Load by day"
      show="hidden"
      head={["Day", "Load (effort × min)"]}
      rows={days.map((one) => [
        formatWeekday(one.day),
        one.load === 0 && !one.hasOwn ? "Rest" : dayText(one).replace("own", "your own session"),
      ])}
    />
  );
}

function getSummary(week: number, load: WeekLoad): string {
  const own = load.days.some(({ hasOwn }) => hasOwn) ? " Dashed: your own sessions, not counted." : "";
  const log = load.done > 0 ? " Done sessions count as planned; your session log shows the minutes and effort you entered." : "";
  return `planned${changeText(week, load.change)}. ${formatCount(load.done)} done.${own}${log}`;
}

function changeText(week: number, change: number | undefined): string {
  if (change === undefined) return "";
  if (change === 0) return `, the same as week ${week - 1}`;
  return `, ${change > 0 ? "up" : "down"} ${Math.abs(change)}% on week ${week - 1}`;
}
