import { useId, useRef, type ReactNode } from "react";
import { formatDayMonth } from "../../../ui/format.ts";
import { useWidth } from "../../../ui/use-width.ts";
import type { FitnessDay, FitnessSeries } from "../model/fitness.ts";

const [WIDEST, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [1104, 220, 4, 4, 16, 28];

/** Fitness and fatigue as lines, dashed where the plan is still to be done. */
export function FitnessChart({ series: { days, today } }: { readonly series: FitnessSeries }): ReactNode {
  const caption = useId();
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure, WIDEST);
  const most = Math.max(1, ...days.flatMap(({ fitness, fatigue }) => [fitness, fatigue]));
  const x = (index: number) => LEFT + (index / Math.max(1, days.length - 1)) * (width - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM);
  const now = days.findIndex(({ day }) => day === today.day);
  const line = (from: number, to: number, value: (day: FitnessDay) => number) =>
    days
      .slice(from, to)
      .map((day, index) => `${index === 0 ? "M" : "L"}${x(from + index).toFixed(1)} ${y(value(day)).toFixed(1)}`)
      .join("");
  const lines = [
    { value: (day: FitnessDay) => day.fatigue, className: "stroke-pace", thick: 1.75 },
    { value: (day: FitnessDay) => day.fitness, className: "stroke-iron", thick: 2.75 },
  ];
  return (
    <figure ref={figure} aria-labelledby={caption}>
      <figcaption id={caption} className="sr-only">
        Fitness and fatigue from {formatDayMonth(days[0]?.day ?? today.day)} to {formatDayMonth(days.at(-1)?.day ?? today.day)}
      </figcaption>
      <svg width={width} height={HEIGHT} className="max-w-full overflow-visible" aria-hidden="true">
        <line x1={LEFT} x2={width - RIGHT} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="stroke-line-strong" />
        <line x1={x(now)} x2={x(now)} y1={TOP - 8} y2={HEIGHT - BOTTOM} className="stroke-ember" strokeWidth="1.5" />
        {lines.map(({ value, className, thick }) => (
          <g key={className} className={className} fill="none" strokeWidth={thick} strokeLinejoin="round">
            <path d={line(0, now + 1, value)} />
            <path d={line(now, days.length, value)} strokeDasharray="5 4" />
          </g>
        ))}
        <text x={LEFT} y={HEIGHT - 8} className="fill-ink-3 text-xs">
          {formatDayMonth(days[0]?.day ?? today.day)}
        </text>
        <text x={Math.min(Math.max(x(now), 60), width - 60)} y={HEIGHT - 8} textAnchor="middle" className="fill-ember-ink text-xs">
          Today
        </text>
        {now < days.length - 8 && (
          <text x={width - RIGHT} y={HEIGHT - 8} textAnchor="end" className="fill-ink-3 text-xs">
            {formatDayMonth(days.at(-1)?.day ?? today.day)}
          </text>
        )}
      </svg>
    </figure>
  );
}
