import type { Metres, Minutes } from "../units/units.ts";

/** Session load in arbitrary units: minutes × RPE on the 0-10 scale (Foster 1998). */
export function sessionLoad(minutes: Minutes, rpe: number): number {
  return minutes * rpe;
}

/**
 * Foster's monotony: mean daily load over its standard deviation, rest days counted as 0. Foster does not say which
 * deviation; this is the sample's (n - 1). Null when every day is the same, where the ratio has no value.
 */
export function monotony(dailyLoads: readonly number[]): number | null {
  const deviation = sampleDeviation(dailyLoads);
  return deviation === 0 ? null : mean(dailyLoads) / deviation;
}

/** Foster's strain: the sum of the loads × monotony; null when monotony is. */
export function strain(dailyLoads: readonly number[]): number | null {
  const ratio = monotony(dailyLoads);
  return ratio === null ? null : sum(dailyLoads) * ratio;
}

export interface FitnessFatigueForm {
  /** Chronic load, 42 days (CTL). */
  readonly fitness: number;
  /** Acute load, 7 days (ATL). */
  readonly fatigue: number;
  /** Yesterday's fitness minus yesterday's fatigue (TSB). */
  readonly form: number;
}

/** Impulse-response model after Banister in Coggan's form, one value per day; exponential weights, not the 1/42 and 1/7 shortcut. */
export function fitnessFatigueForm(
  dailyLoads: readonly number[],
  start: { fitness: number; fatigue: number } = { fitness: 0, fatigue: 0 },
): readonly FitnessFatigueForm[] {
  let { fitness, fatigue } = start;
  return dailyLoads.map((load) => {
    const form = fitness - fatigue;
    fitness += (load - fitness) * (1 - Math.exp(-1 / 42));
    fatigue += (load - fatigue) * (1 - Math.exp(-1 / 7));
    return { fitness, fatigue, form };
  });
}

/** A run this much longer than the longest of the last 30 days carries a higher injury hazard (Schuster Brandt Frandsen et al. 2025). */
const SPIKE = 1.1;

/** The longest next run that is no single-run spike. */
export function longestSafeRun(longestOfLast30Days: Metres): Metres {
  return SPIKE * longestOfLast30Days;
}

/** Whether a run is more than 10 % longer than the longest of the last 30 days. */
export function isSingleRunSpike(run: Metres, longestOfLast30Days: Metres): boolean {
  return run > longestSafeRun(longestOfLast30Days) + 1e-6;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sampleDeviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}
