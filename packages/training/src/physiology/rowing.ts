import type { Metres, SecondsPer500Metres, Watts } from "../units/units.ts";

/** Power at a 500 m split (Concept2); the same for RowErg and SkiErg. */
export function wattsFromSplit(split: SecondsPer500Metres): Watts {
  return 2.8 / (split / 500) ** 3;
}

export function splitFromWatts(watts: Watts): SecondsPer500Metres {
  return 500 * Math.cbrt(2.8 / watts);
}

/** A gym athlete loses more than the 5 s of Paul's law, which was made for balanced rowers. */
const SECONDS_PER_DOUBLING = 6;

/** The split held over `metres`, from the time of a 500 m test: 6 s slower for every doubling of the distance. */
export function rowSplit(row500m: SecondsPer500Metres, metres: Metres): SecondsPer500Metres {
  return row500m + SECONDS_PER_DOUBLING * Math.log2(metres / 500);
}

/** SkiErg split for the same athlete and distance: 4 to 8 s slower than rowing, here 6. */
export function skiSplit(rowingSplit: SecondsPer500Metres): SecondsPer500Metres {
  return rowingSplit + 6;
}

/** Calories per hour as the monitor shows them, for a body of 79.5 kg. */
export function rowingCaloriesPerHour(watts: Watts): number {
  return (4 * watts * 3.6 + 0.35 * 3600) / 4.2;
}

/** `fast` and `slow` are splits in seconds per 500 m; `rate` is strokes per minute. */
export interface RowZone {
  readonly fast: SecondsPer500Metres;
  readonly slow: SecondsPer500Metres;
  readonly rate: string;
}

export interface RowZones {
  readonly ut2: RowZone;
  readonly ut1: RowZone;
  readonly at: RowZone;
  readonly tr: RowZone;
  readonly an: RowZone;
}

/** Training zones from the (measured or predicted) 2,000 m split. */
export function rowZones(split2k: SecondsPer500Metres): RowZones {
  const zone = (fast: number, slow: number, rate: string): RowZone => ({ fast: split2k + fast, slow: split2k + slow, rate });
  return {
    ut2: zone(20, 25, "18–22"),
    ut1: zone(12, 18, "22–25"),
    at: zone(6, 10, "24–28"),
    tr: zone(0, 4, "28–32"),
    // Down to the 500 m split, two doublings shorter.
    an: zone(-2 * SECONDS_PER_DOUBLING, -2, "32+"),
  };
}
