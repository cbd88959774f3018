import type { Metres, SecondsPer500Metres, Watts } from "../units/units.ts";

/** Power at a 500 m split (Concept2); the same for RowErg and SkiErg. For the BikeErg give the time per 1000 m it shows. */
export function wattsFromSplit(split: SecondsPer500Metres): Watts {
  return 2.8 / (split / 500) ** 3;
}

/** The 500 m split at a power: the inverse of `wattsFromSplit`; on the BikeErg the time per 1000 m. */
export function splitFromWatts(watts: Watts): SecondsPer500Metres {
  return 500 * Math.cbrt(2.8 / watts);
}

/** Calories per hour as the monitor of any Concept2 erg shows them, for a body of 79.5 kg. */
export function rowingCaloriesPerHour(watts: Watts): number {
  return (4 * watts * 3.6 + 0.35 * 3600) / 4.2;
}

/**
 * Paul's law: the split is `perDoubling` seconds slower for each doubling of the distance. 5 s for balanced rowers, about 4 s for elite
 * heavyweights, 6 to 8 s for strength-biased gym athletes.
 */
export function splitAtDistance(split: SecondsPer500Metres, from: Metres, to: Metres, perDoubling = 5): SecondsPer500Metres {
  return split + perDoubling * Math.log2(to / from);
}

/** Seconds per 500 m: a gym athlete loses more than the 5 s of Paul's law, which was made for balanced rowers (running.md section 3). */
export const SPLIT_LOSS_PER_DOUBLING = 6;

/** The split held over `metres`, from the time of a 500 m test: 6 s slower for every doubling of the distance. */
export function rowSplit(row500m: SecondsPer500Metres, metres: Metres): SecondsPer500Metres {
  return splitAtDistance(row500m, 500, metres, SPLIT_LOSS_PER_DOUBLING);
}

/** SkiErg split for the same athlete and distance: 4 to 8 s slower than rowing, here 6. */
export function skiSplit(rowingSplit: SecondsPer500Metres): SecondsPer500Metres {
  return rowingSplit + SKI_SLOWER;
}

/** Seconds per 500 m. */
export const SKI_SLOWER = 6;

/** `fast` and `slow` are splits in seconds per 500 m; `rate` is strokes per minute; `reserve` percents of the heart rate reserve. */
export interface RowZone {
  readonly fast: SecondsPer500Metres;
  readonly slow: SecondsPer500Metres;
  readonly rate: string;
  readonly reserve: { readonly low: number; readonly high: number };
}

export interface RowZones {
  readonly ut2: RowZone;
  readonly ut1: RowZone;
  readonly at: RowZone;
  readonly tr: RowZone;
  readonly an: RowZone;
}

/** Training zones from the (measured or predicted) 2,000 m split; heart rates by O'Neill & Skelton's Indoor Rowing Training Guide. */
export function rowZones(split2k: SecondsPer500Metres): RowZones {
  const zone = (fast: number, slow: number, rate: string, low: number, high: number): RowZone => ({
    fast: split2k + fast,
    slow: split2k + slow,
    rate,
    reserve: { low, high },
  });
  return {
    ut2: zone(20, 25, "18–22", 55, 70),
    ut1: zone(12, 18, "22–25", 70, 80),
    at: zone(6, 10, "24–28", 80, 85),
    tr: zone(0, 4, "28–32", 85, 95),
    // Down to the 500 m split, two doublings shorter.
    an: zone(-2 * SPLIT_LOSS_PER_DOUBLING, -2, "32+", 95, 100),
  };
}
