import type { ConditioningBenchmarks } from "#training/athlete/athlete.ts";
import { type Day, daysBetween } from "#training/calendar/day.ts";

/** Seconds per kilometre, fast and slow end. */
type PaceRange = readonly [fast: number, slow: number];

export interface ExpectedPaces {
  readonly estimated: boolean;
  readonly zones: { readonly [zone: string]: PaceRange };
}

/**
 * The training paces of running.md sections 1 and 2, written down a second time from the formulas of Daniels and Gilbert.
 * Undefined when nothing plausible is known. After six months VDOT loses 1 point, after twelve 3.
 */
export function expectedPaces({ run5k, run10k, vo2Max, recordedOn }: ConditioningBenchmarks, today: Day): ExpectedPaces | undefined {
  const age = recordedOn === undefined ? 0 : daysBetween(recordedOn, today);
  const loss = age > 365 ? 3 : age > 183 ? 1 : 0;
  const from5k = run5k === undefined || run5k < 750 || run5k > 3600 ? undefined : vdotOf(5000, run5k / 60);
  const from10k = run10k === undefined || run10k < 1560 || run10k > 7800 ? undefined : vdotOf(10_000, run10k / 60);
  const fromWatch = vo2Max === undefined || vo2Max < 15 || vo2Max > 95 ? undefined : clamp(0.92 * vo2Max);
  if (from5k !== undefined && from10k !== undefined) return fromBoth(from5k, from10k, (run10k ?? 0) / (run5k ?? 1), loss);
  const known = from5k ?? from10k ?? fromWatch;
  if (known === undefined) return undefined;
  return { estimated: from5k === undefined && from10k === undefined, zones: zonesOf(known - loss, known - loss) };
}

function fromBoth(from5k: number, from10k: number, ratio: number, loss: number): ExpectedPaces {
  const [endurance, speed] = ratio < 1.7 || ratio > 2.6 ? [Math.min(from5k, from10k), Math.min(from5k, from10k)] : evenly(from5k, from10k);
  return { estimated: false, zones: zonesOf(endurance - loss, speed - loss) };
}

/** The mean, half a point from the 10 km at most; fast running half a point below the better time at most (ADR 007). */
function evenly(from5k: number, from10k: number): readonly [endurance: number, speed: number] {
  const half = (from5k - from10k) / 2;
  return [from10k + Math.sign(half) * Math.min(0.5, Math.abs(half)), Math.max(from5k, from10k) - Math.min(0.5, Math.abs(half))];
}

function zonesOf(enduranceVdot: number, speedVdot: number): ExpectedPaces["zones"] {
  const [endurance, speed] = [clamp(enduranceVdot), clamp(speedVdot)];
  const interval = paceAt(speed, 0.975);
  const marathon = (60 * marathonMinutes(endurance)) / 42.195 + (endurance < 40 ? 1.1 * (40 - endurance) : 0);
  const lead = speed >= 50 ? 6 : speed >= 40 ? 7 : 8;
  const step = speed >= 50 ? 0 : speed >= 40 ? paceAt(50, 0.975) - 15 : paceAt(40, 0.975) - 17.5;
  const repetition = Math.max(interval - lead / 0.4, step);
  const slow = paceAt(endurance, 0.63);
  return {
    recovery: [slow, Number.POSITIVE_INFINITY],
    easy: [paceAt(endurance, 0.73), slow],
    marathon: [marathon, marathon],
    threshold: [paceAt(endurance, 0.88), paceAt(endurance, 0.88)],
    interval: [interval, interval],
    repetition: [repetition, repetition],
  };
}

function oxygenCost(metresPerMinute: number): number {
  return -4.6 + 0.182258 * metresPerMinute + 0.000104 * metresPerMinute ** 2;
}

function vdotOf(metres: number, minutes: number): number {
  const fraction = 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes);
  return clamp(oxygenCost(metres / minutes) / fraction);
}

/** Seconds per kilometre at a share of VDOT. */
function paceAt(vdot: number, share: number): number {
  const [a, b, c] = [0.000104, 0.182258, -4.6 - share * vdot];
  return (60 * 1000 * 2 * a) / (-b + Math.sqrt(b ** 2 - 4 * a * c));
}

function marathonMinutes(vdot: number): number {
  let fast = 60;
  let slow = 1000;
  while (slow - fast > 0.001) {
    const middle = (fast + slow) / 2;
    const minutes = middle;
    const fraction = 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes);
    if (oxygenCost(42_195 / minutes) / fraction > vdot) fast = middle;
    else slow = middle;
  }
  return slow;
}

function clamp(vdot: number): number {
  return Math.min(85, Math.max(20, vdot));
}
