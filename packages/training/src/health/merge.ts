import type { HealthFinding, HealthReading } from "./group.ts";
import { strictest } from "./limits.ts";

/** The reading with one more finding and its limits. */
export function withFinding(reading: HealthReading, finding: HealthFinding | undefined): HealthReading {
  if (finding === undefined) return reading;
  return { ...reading, findings: [...reading.findings, finding], limits: strictest([reading.limits, finding.limits]) };
}
