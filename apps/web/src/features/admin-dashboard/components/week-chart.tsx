import { useId, useRef, type ReactNode } from "react";
import { formatDayMonth } from "../../../ui/format.ts";
import { useWidth } from "../../../ui/use-width.ts";
import { type ActivityWeek, inWords, type Series } from "../model/activity.ts";

interface WeekChartProps {
  readonly series: Series;
  /** The oldest first; the last one is not over. */
  readonly weeks: readonly ActivityWeek[];
}

const [WIDEST, HEIGHT, TOP, BOTTOM, LEAST] = [560, 132, 8, 22, 2];

/** One bar per week, the one that is under way outlined. The same numbers stand in the table below the charts. */
export function WeekChart({ series, weeks }: WeekChartProps): ReactNode {
  const title = useId();
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure, WIDEST);
  const values = weeks.map(series.value);
  const most = Math.max(...values);
  const slot = width / weeks.length;
  const tall = (value: number) => (value === 0 ? 0 : Math.max(LEAST, (value / most) * (HEIGHT - TOP - BOTTOM)));
  const now = values.at(-1) ?? 0;
  return (
    <figure ref={figure} className="grid min-w-0 content-start gap-2" aria-labelledby={title}>
      <figcaption className="grid gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span id={title} className="text-ui font-semibold">
            {series.title}
          </span>
          <span className="text-sm text-ink-3">
            <span className="fig-num text-base text-ink">{series.format(now)}</span> this week so far
          </span>
        </span>
        <span className="text-sm text-ink-2">{inWords(series, weeks)}</span>
      </figcaption>
      <svg width={width} height={HEIGHT} className="max-w-full" aria-hidden="true">
        {values.map((value, index) => (
          <rect
            key={weeks[index]?.week}
            x={index * slot + slot * 0.16}
            y={HEIGHT - BOTTOM - tall(value)}
            width={slot * 0.68}
            height={tall(value)}
            rx="1"
            className={index === values.length - 1 ? "fill-ember-wash stroke-ember" : "fill-iron"}
          />
        ))}
        <line x1="0" x2={width} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="stroke-line-strong" />
        <text x="0" y={HEIGHT - 5} className="fill-ink-3 text-xs">
          {formatDayMonth(weeks[0]?.week ?? "")}
        </text>
        <text x={width} y={HEIGHT - 5} textAnchor="end" className="fill-ink-3 text-xs">
          {formatDayMonth(weeks.at(-1)?.week ?? "")}
        </text>
      </svg>
      <p className="max-w-[62ch] text-sm text-ink-3">{series.hint}</p>
    </figure>
  );
}
