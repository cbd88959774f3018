import type { HealthFinding } from "./group.ts";
import { strictest } from "./limits.ts";
import type { HealthReading } from "./read-health.ts";

/** The reading with one more finding and its limits. */
export function withFinding(reading: HealthReading, finding: HealthFinding | undefined): HealthReading {
  if (finding === undefined) return reading;
  return { ...reading, findings: [...reading.findings, finding], limits: strictest([reading.limits, finding.limits]) };
}
