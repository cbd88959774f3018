import type { Minutes } from "../units/units.ts";

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
