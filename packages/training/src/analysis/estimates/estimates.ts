import type { Athlete, BenchmarkLift } from "../../athlete/athlete.ts";
import { ENTERED_LIFTS } from "../../athlete/lifts/training-lifts.ts";
import type { Day } from "../../calendar/day.ts";
import { type DatedResult, ftpEstimate, type PacedSession, getResults, rowEstimate, vdotEstimate } from "./endurance-estimate.ts";
import type { Estimate } from "./estimate.ts";
import { type LoggedSet, measuredLift } from "./evidence.ts";
import { type EnteredValue, enteredLift, liftEstimate } from "./lift-estimate.ts";

/** What the log says beside the numbers that were entered. */
export interface Evidence {
  readonly sets: readonly LoggedSet[];
  /** Earlier results than those of the profile. */
  readonly results?: readonly DatedResult[];
  readonly paced?: readonly PacedSession[];
  /** What the athlete entered, where the plan works with an estimate. */
  readonly entered?: { readonly [lift in BenchmarkLift]?: EnteredValue };
}

/** The estimates of everything that was entered or logged, each with the points of its line. */
export function getEstimates(athlete: Athlete, evidence: Evidence, today: Day): readonly Estimate[] {
  const { sets, results = [], paced = [] } = evidence;
  const byLift = new Map<BenchmarkLift, LoggedSet[]>();
  for (const set of sets) {
    const lift = measuredLift(set.exercise);
    if (lift !== undefined) byLift.set(lift, [...(byLift.get(lift) ?? []), set]);
  }
  const known = [
    ...results,
    ...getResults(athlete.conditioning).filter((own) => !results.some((one) => one.field === own.field && one.on === own.on)),
  ];
  return [
    ...ENTERED_LIFTS.map((lift) =>
      liftEstimate(athlete, lift, evidence.entered?.[lift] ?? enteredLift(athlete, lift), byLift.get(lift) ?? [], today),
    ),
    vdotEstimate(known, paced, today),
    ftpEstimate(known, today),
    rowEstimate(known, sets, today),
  ].filter((estimate) => estimate !== undefined);
}
