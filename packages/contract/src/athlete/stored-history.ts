import type { Known, TrainingDomain, TrainingHistory } from "@ironpace/training";
import { withoutUnknown } from "./without-unknown.ts";

type Value = number | string | null | undefined;

/** The columns of athlete_profiles about recent training; numbers may come as text. */
export type StoredHistory = {
  readonly [
    column in
      | "weekly_run_km"
      | "longest_run_km"
      | "runs_per_week"
      | "weekly_hours"
      | "longest_ride_hours"
      | "longest_swim_m"
      | `${"run" | "lift" | "gymnastics" | "swim" | "bike"}_years`
  ]?: Value;
} & { readonly injured_last_year?: boolean | null };

/** What the athlete says of the training of the last weeks, in metres and minutes; undefined when nothing is known. */
export function storedHistory(profile: StoredHistory | null): TrainingHistory | undefined {
  if (profile === null) return undefined;
  const history = withoutUnknown({
    weeklyRun: told(profile.weekly_run_km, 1000),
    longestRun: told(profile.longest_run_km, 1000),
    runsPerWeek: told(profile.runs_per_week, 1),
    weeklyMinutes: told(profile.weekly_hours, 60),
    longestRide: told(profile.longest_ride_hours, 60),
    longestSwim: told(profile.longest_swim_m, 1),
    trainingYears: years(profile),
    wasInjured: profile.injured_last_year,
  });
  return Object.keys(history).length === 0 ? undefined : history;
}

const DOMAINS = ["run", "lift", "gymnastics", "swim", "bike"] as const satisfies readonly TrainingDomain[];

function years(profile: StoredHistory): TrainingHistory["trainingYears"] {
  const known = DOMAINS.flatMap((domain) => {
    const value = number(profile[`${domain}_years`]);
    return value === undefined ? [] : [[domain, value] as const];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

function told(value: Value, factor: number): Known | undefined {
  const known = number(value);
  return known === undefined ? undefined : { value: known * factor, source: "told" };
}

function number(value: Value): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}
