import { raceTime } from "../physiology/running.ts";
import type { Athlete, Level } from "./athlete.ts";
import type { Capacities } from "./capacities.ts";
import { type Benchmark, LEVEL_SCORE, levelAt, getScore } from "./norms.ts";
import { ENTERED_LIFTS } from "./lifts/training-lifts.ts";

/** Where a measured benchmark stands among people who train. */
export interface Standing {
  readonly benchmark: Benchmark;
  /** Standard deviations above the middle of the athlete's own level. */
  readonly withinLevel: number;
  /** The level the value itself speaks for. */
  readonly level: Level;
}

/** The standing of everything that was measured; estimates say nothing about strengths and weaknesses. Lifts and watts need the body weight. */
export function standings(athlete: Athlete, capacities: Capacities): readonly Standing[] {
  return measuredValues(athlete, capacities).map(([benchmark, value]) => {
    const score = getScore(benchmark, value, athlete.sex);
    return { benchmark, withinLevel: score - LEVEL_SCORE[athlete.level], level: levelAt(score) };
  });
}

function measuredValues(
  { bodyWeight, gymnastics, strength }: Athlete,
  { lifts, vdot, row500mSplit, ftp }: Capacities,
): (readonly [Benchmark, number])[] {
  const perKilogram = (value: number | undefined): number | undefined =>
    value === undefined || bodyWeight === undefined ? undefined : value / bodyWeight;
  const lifted = ENTERED_LIFTS.map((name) => {
    const capacity = lifts[name];
    const isMeasured = capacity !== undefined && (!capacity.estimated || capacity.aged === true || strength.fromLastBlock?.includes(name));
    return [name, isMeasured ? perKilogram(capacity.oneRepMax) : undefined] as const;
  });
  const others = [
    ["strictPullUps", gymnastics.strictPullUps],
    ["handstandPushUps", gymnastics.handstandPushUps],
    ["running", vdot === undefined || vdot.estimated ? undefined : raceTime(vdot.value, 5000)],
    ["rowing", row500mSplit?.value],
    ["cycling", perKilogram(ftp?.value)],
  ] as const;
  return [...lifted, ...others].flatMap(([benchmark, value]) => (value === undefined ? [] : [[benchmark, value] as const]));
}
