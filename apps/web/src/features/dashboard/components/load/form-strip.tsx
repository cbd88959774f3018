import type { Day } from "@ironpace/training";
import type { ReactNode } from "react";
import { linePath } from "#ui/chart/paths.ts";
import { linearScale } from "#ui/chart/scale.ts";
import { type FitnessDay, FORM_BORDERS, formShare, formWord, type SideName } from "../../model/fitness.ts";

/** Height of the strip in pixels. */
export const STRIP = 108;

const [LOWEST, HIGHEST] = [-50, 30];

const ZONES = [
  ["Fresh", FORM_BORDERS.Fresh, HIGHEST, "fill-success/10"],
  ["Balanced", FORM_BORDERS.Balanced, FORM_BORDERS.Fresh, "fill-ink/3"],
  ["Building", FORM_BORDERS.Building, FORM_BORDERS.Balanced, "fill-ink/7"],
  ["Strained", LOWEST, FORM_BORDERS.Building, "fill-danger/12"],
] as const;

interface FormStripProps {
  readonly days: readonly FitnessDay[];
  readonly side: SideName;
  readonly now: number;
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly x: (day: Day) => number;
  readonly isNarrow: boolean;
}

/** Form in percent of fitness, over the zones that have a word. */
export function FormStrip({ days, side, now, top, left, right, x, isNarrow }: FormStripProps): ReactNode {
  const y = linearScale([LOWEST, HIGHEST], [top + STRIP, top]);
  const points = days.map((day) => [x(day.day), y(Math.min(HIGHEST - 1, Math.max(LOWEST + 1, formShare(day[side]))))] as const);
  const today = days[now];
  return (
    <g>
      {/* On a phone there is no room beside the strip: the word of today stands above it. */}
      {isNarrow && today?.word !== undefined && (
        <text x={right} y={top - 8} textAnchor="end">
          Today: {formWord(today[side])}
        </text>
      )}
      <text x={left} y={top - 8} className="strong">
        {isNarrow ? "Form, % of fitness" : "Form: fitness minus fatigue, in percent of fitness"}
      </text>
      {ZONES.map(([zone, from, to, className]) => (
        <rect key={zone} x={left} y={y(to)} width={Math.max(0, right - left)} height={y(from) - y(to)} className={className} />
      ))}
      {[FORM_BORDERS.Building, FORM_BORDERS.Balanced, FORM_BORDERS.Fresh].map((border) => (
        <text key={border} x={left - 6} y={y(border) + 4} textAnchor="end">
          {border < 0 ? `−${-border}` : `+${border}`}
        </text>
      ))}
      <line x1={left} x2={right} y1={y(0)} y2={y(0)} className="stroke-control" />
      <path d={linePath(points.slice(0, now + 1))} fill="none" strokeWidth="2.25" strokeLinejoin="round" className="stroke-ink" />
      <path d={linePath(points.slice(now))} fill="none" strokeWidth="2" strokeDasharray="5 4" className="stroke-ink-2" />
      {!isNarrow &&
        ZONES.map(([zone, from, to]) => (
          <text key={zone} x={right + 10} y={(y(from) + y(to)) / 2 + 4}>
            {zone}
          </text>
        ))}
    </g>
  );
}
