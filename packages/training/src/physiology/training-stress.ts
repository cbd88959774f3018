import type { Minutes, SecondsPerKilometre, Watts } from "../units/units.ts";

/** Training stress score of a ride (Coggan): hours × (normalized power / FTP)² × 100, so 100 is one hour at threshold. */
export function trainingStressScore(minutes: Minutes, normalizedPower: Watts, ftp: Watts): number {
  return stress(minutes, normalizedPower / ftp);
}

/** The same for a run: the intensity is threshold pace over the pace run (a convention). */
export function runningStressScore(minutes: Minutes, pace: SecondsPerKilometre, thresholdPace: SecondsPerKilometre): number {
  return stress(minutes, thresholdPace / pace);
}

function stress(minutes: Minutes, intensityFactor: number): number {
  return (minutes / 60) * intensityFactor ** 2 * 100;
}
