/** A race for each 5 km of a slider: seconds by segment, the ways between them (Roxzone) last. Small enough to stand in a page. */
export interface RaceTable {
  /** The fastest 5 km, and the step to the next one, in seconds. */
  readonly from: number;
  readonly step: number;
  readonly target: readonly number[];
  readonly races: readonly (readonly number[])[];
}

/** Where a part is drawn: start and width in percent of the axis, and the seconds it takes longer than in the target race. */
export interface RaceColumn {
  readonly x: number;
  readonly width: number;
  readonly over: number;
}

export const sumSeconds = (seconds: readonly number[]): number => seconds.reduce((sum, value) => sum + value, 0);

/** The axis ends five minutes after the slowest race. */
export function axisSeconds({ races }: RaceTable): number {
  return 300 * Math.ceil(Math.max(...races.map(sumSeconds)) / 300);
}

export function raceAt({ from, step, races }: RaceTable, run5k: number): readonly number[] {
  const index = Math.round((run5k - from) / step);
  return races[Math.min(races.length - 1, Math.max(0, index))] ?? [];
}

/** All parts but the Roxzone, which is the gaps between them, each of the same width. */
export function raceColumns(table: RaceTable, run5k: number): readonly RaceColumn[] {
  const race = raceAt(table, run5k);
  const axis = axisSeconds(table);
  const parts = race.slice(0, -1);
  const gap = (race.at(-1) ?? 0) / parts.length;
  let start = 0;
  return parts.map((seconds, index) => {
    const column = {
      x: percent(start / axis),
      width: percent(seconds / axis),
      over: Math.max(0, seconds - (table.target[index] ?? seconds)),
    };
    start += seconds + gap;
    return column;
  });
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
