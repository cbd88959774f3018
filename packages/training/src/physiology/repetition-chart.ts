/** Percent of the one-repetition maximum at 1 to 10, 12 and 15 repetitions to failure (NSCA; Haff & Triplett, Essentials, 4th ed. 2016). */
const CHART: ReadonlyMap<number, number> = new Map([
  [1, 100],
  [2, 95],
  [3, 93],
  [4, 90],
  [5, 87],
  [6, 85],
  [7, 83],
  [8, 80],
  [9, 77],
  [10, 75],
  [12, 70],
  [15, 65],
]);

/**
 * Percent of the one-repetition maximum that allows `reps` to failure, by the training-load chart of the NSCA. Undefined between its
 * rows and beyond 15. At moderate loads more repetitions are possible than it says (Nuzzo et al. 2024).
 */
export function nscaPercent(reps: number): number | undefined {
  return CHART.get(reps);
}
