import { trainingPaces, type TrainingPaces } from "../physiology/running.ts";
import type { Capacities } from "./capacities.ts";

/** Lifts at a share of their maxima, on the half kilogram below. */
export function lighterLifts(before: Capacities, share: number, why: string): Capacities {
  if (share === 1) return before;
  const percent = Math.round(1000 * (1 - share)) / 10;
  const lifts = Object.fromEntries(
    Object.entries(before.lifts).map(([lift, capacity]) => [
      lift,
      {
        ...capacity,
        estimated: true,
        oneRepMax: Math.floor(2 * share * capacity.oneRepMax) / 2,
        source: `${capacity.source}, ${percent}% less ${why}`,
      },
    ]),
  );
  return { ...before, lifts };
}

/** What is left after a break: VDOT and threshold power times `share` (0.95-1), and the paces that go with it. */
export function afterBreak(before: Capacities, share: number): Capacities {
  if (share === 1) return before;
  const percent = Math.round(100 * (1 - share));
  const { vdot, paces, ftp } = before;
  const capacities =
    ftp === undefined
      ? before
      : { ...before, ftp: { ...ftp, value: ftp.value * share, source: `${ftp.source}, ${percent}% less after the break` } };
  if (vdot === undefined || paces === undefined) return capacities;
  const value = vdot.value * share;
  return {
    ...capacities,
    vdot: { ...vdot, value, source: `${vdot.source}, ${percent}% less after the break` },
    paces: slower(paces, trainingPaces(vdot.value), trainingPaces(value)),
  };
}

/** Interval and repetition pace may come from a faster 5 km: they slow down by the same proportion. */
function slower(paces: TrainingPaces, before: TrainingPaces, after: TrainingPaces): TrainingPaces {
  return {
    ...after,
    interval: (paces.interval * after.interval) / before.interval,
    repetition400: (paces.repetition400 * after.repetition400) / before.repetition400,
  };
}
