import type { Metres, Seconds } from "../../units/units.ts";

/** A dose: repetitions of a time or of a distance. */
export interface Rung {
  readonly sets: number;
  readonly seconds?: Seconds;
  readonly metres?: Metres;
}

/** The first and the highest rung of a level; absent where the level has no such work. */
export type RungRange = readonly [start: number, ceiling: number];

/** The total of a dose, in the unit of its repetitions. */
export function rungTotal({ sets, seconds, metres }: Rung): number {
  return sets * (metres ?? seconds ?? 0);
}

/** "3x8, 4x7": minutes, with `unit` as the seconds or metres of one. */
export function rungsByTime(text: string): readonly Rung[] {
  return parse(text).map(([sets, minutes]) => ({ sets, seconds: 60 * minutes }));
}

export function rungsByDistance(text: string): readonly Rung[] {
  return parse(text).map(([sets, metres]) => ({ sets, metres }));
}

function parse(text: string): (readonly [number, number])[] {
  return text.split(" ").map((part) => {
    const [sets = "1", length = "0"] = part.split("x");
    return [Number(sets), Number(length)];
  });
}
