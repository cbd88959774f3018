import type { CSSProperties } from "react";
import { daysBetween } from "@ironpace/training";
import { formatDayMonth } from "#ui/format.ts";
import { SAMPLE_START, SAMPLE_TODAY, sampleBests } from "../model/sample-athlete.ts";
import { ExampleBadge } from "./part.tsx";
import "./best-chart.css";

/** The sample athlete's back squat as a step line: a best holds until it is beaten. */
export function BestChart() {
  const best = sampleBests.at(-1)?.kilograms.toFixed(1);
  return (
    <>
      <div className="flex items-baseline justify-between border-t border-line-strong pt-4 pr-9">
        <h3 className="heading-2">Back squat</h3>
        <p className="flex items-baseline">
          <span className="fig-iron text-[2.75rem] tracking-[-.045em]!">{best}</span>
          <span className="unit">kg</span>
        </p>
      </div>
      <figure className="best-chart" role="img" aria-label={`Back squat: ${points.map(({ text }) => text).join(", ")}.`}>
        <div className="best-plot">
          {LINES.map((kilograms) => (
            <i key={kilograms} style={{ top: `${y(kilograms)}%` }}>
              <span>{kilograms}</span>
            </i>
          ))}
          <div className="best-block" style={{ left: `${x(SAMPLE_START)}%` }}>
            <span>Block, week 1</span>
          </div>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={`${steps}V100H0Z`} className="fill-iron/5" />
            <path d={steps} className="fill-none stroke-iron stroke-[2.5]" vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
          </svg>
          {points.map(({ day, kilograms }) => (
            <b key={day} className="fig-iron" style={{ "--x": `${x(day)}%`, "--y": `${y(kilograms)}%` } as CSSProperties}>
              <span>{kilograms.toFixed(1)}</span>
            </b>
          ))}
        </div>
        <ol aria-hidden="true" className="best-axis">
          {MONTHS.map((day) => (
            <li key={day} style={{ left: `${x(day)}%` }}>
              {formatDayMonth(day).split(" ")[1]} {day.endsWith("-01-01") || day === MONTHS[0] ? day.slice(0, 4) : ""}
            </li>
          ))}
        </ol>
      </figure>
      <p className="mt-4 text-sm text-ink-2">
        <ExampleBadge /> A year of the sample athlete's back squat, from {formatDayMonth(FIRST)} 2025.
      </p>
    </>
  );
}

/** The dates of the axis: the first of every third month. */
const MONTHS = ["2025-04-01", "2025-07-01", "2025-10-01", "2026-01-01"];
const LINES = [110, 120, 130, 140, 150];
const FIRST = sampleBests[0]?.day ?? SAMPLE_START;

const x = (day: string) => round((daysBetween(FIRST, day) / daysBetween(FIRST, SAMPLE_TODAY)) * 100);
const y = (kilograms: number) => round(((150 - kilograms) / 40) * 100);

const points = sampleBests.map((best) => ({ ...best, text: `${formatDayMonth(best.day)}, ${best.kilograms} kg` }));
const steps = `M${sampleBests.map(({ day, kilograms }, index) => (index === 0 ? `0 ${y(kilograms)}` : `H${x(day)}V${y(kilograms)}`)).join("")}H100`;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
