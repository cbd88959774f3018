import type { CheckInItem, Readiness, ReadinessPart } from "@ironpace/training";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import "./readiness-parts.css";

/** Each answer on its own line: the band is what is usual, the mark is today. */
export function ReadinessParts({ parts }: Pick<Readiness, "parts">): ReactNode {
  return (
    <ul className="grid gap-1">
      {parts.map((part) => (
        <Part key={part.item} {...part} />
      ))}
    </ul>
  );
}

function Part(part: ReadinessPart): ReactNode {
  const { item, value, usual, isLow } = part;
  const { label, unit, from, to } = SCALES[item];
  const place = (at: number): number => Math.min(100, Math.max(0, (100 * (at - from)) / (to - from)));
  const scaled = getScale(part);
  const at = scaled === undefined ? place(value) : scaled.today;
  const band =
    scaled?.band ?? (usual === undefined ? undefined : [place(usual.mean - usual.deviation), place(usual.mean + usual.deviation)]);
  const usually = usual === undefined ? "no baseline yet" : `usually ${format(item, usual.mean)}`;
  return (
    <li className="grid min-h-6 grid-cols-[5rem_minmax(0,1fr)_4.5rem] items-center gap-3 text-sm">
      <span className="text-ink-2">{label}</span>
      <span className="readiness-track" data-low={isLow || undefined} aria-hidden="true">
        {band && <i style={{ left: `${band[0]}%`, width: `${Math.max(2, (band[1] ?? 0) - (band[0] ?? 0))}%` }} />}
        <b style={{ left: `${at}%` }} />
      </span>
      <span className={cx("text-right", isLow ? "text-pending" : "text-ink-2")}>
        <span className="fig-num">{format(item, value)}</span>
        {unit !== "" && <span className="unit">{unit}</span>}
        <span className="sr-only">
          {isLow ? ", low" : ""}, {usually}
        </span>
      </span>
    </li>
  );
}

const SCALES: Readonly<Record<CheckInItem, { label: string; unit: string; from: number; to: number }>> = {
  sleep: { label: "Sleep", unit: "of 5", from: 1, to: 5 },
  sleepHours: { label: "Hours slept", unit: "h", from: 4, to: 10 },
  soreness: { label: "Freshness", unit: "of 5", from: 1, to: 5 },
  stress: { label: "Calm", unit: "of 5", from: 1, to: 5 },
  motivation: { label: "Motivation", unit: "of 5", from: 1, to: 5 },
  restingHeartRate: { label: "Resting HR", unit: "bpm", from: 40, to: 80 },
  heartRateVariability: { label: "HRV", unit: "ms", from: 20, to: 120 },
};

/** Pulse and variability differ between people: three of the athlete's own deviations to each side. Better is to the right. */
function getScale({ item, z, usual }: ReadinessPart): { today: number; band: readonly [number, number] } | undefined {
  if (z === undefined || usual === undefined || (item !== "restingHeartRate" && item !== "heartRateVariability")) return undefined;
  return { today: Math.min(100, Math.max(0, 50 + (z * 100) / 6)), band: [50 - 100 / 6, 50 + 100 / 6] };
}

function format(item: CheckInItem, value: number): string {
  return item === "restingHeartRate" || item === "heartRateVariability" ? String(Math.round(value)) : String(Math.round(value * 10) / 10);
}
