import { formatList } from "../../model/words.ts";
import type { CheckInItem, Readiness, ReadinessPart } from "./check-in.ts";

/** Parts that a sentence names at most. */
const MAX_NAMED = 3;

/** What speaks against training as planned: "5.3 h of sleep (usually 7.4) and soreness 2 of 5 (usually 3.9)"; empty when nothing does. */
export function readinessEvidence({ status, parts }: Pick<Readiness, "status" | "parts">): string {
  if (status === "green") return "";
  const low = parts.filter(({ isLow }) => isLow);
  const named = low.length > 0 ? low : parts.filter(({ z = 0 }) => z < 0);
  const worstFirst = named.toSorted((a, b) => (a.z ?? -1) - (b.z ?? -1));
  return formatList(worstFirst.slice(0, MAX_NAMED).map(describePart));
}

/** "5.3 h of sleep (usually 7.4)" */
function describePart({ item, value, usual }: ReadinessPart): string {
  const usually = usual === undefined ? "" : ` (usually ${formatPart(item, usual.mean)})`;
  if (item === "sleepHours") return `${formatPart(item, value)} h of sleep${usually}`;
  if (item === "restingHeartRate") return `a resting heart rate of ${value} bpm${usually}`;
  if (item === "heartRateVariability") return `a heart rate variability of ${value} ms${usually}`;
  return `${RATED[item]} ${value} of 5${usually}`;
}

const RATED: Readonly<Record<Exclude<CheckInItem, "sleepHours" | "restingHeartRate" | "heartRateVariability">, string>> = {
  sleep: "sleep",
  soreness: "freshness",
  stress: "calm",
  motivation: "motivation",
};

function formatPart(item: CheckInItem, value: number): string {
  const isWhole = item === "restingHeartRate" || item === "heartRateVariability";
  return String(isWhole ? Math.round(value) : Math.round(10 * value) / 10);
}
