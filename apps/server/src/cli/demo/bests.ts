/** Days from the first Monday to a Saturday. */
export const FIRST_RACE = 173;

interface Best {
  /** Column of the benchmarks that holds the same number. */
  readonly column?: string;
  readonly category: "strength" | "gymnastics" | "running" | "hyrox";
  readonly name: string;
  readonly unit: string;
  readonly metric: "weight" | "reps" | "time";
  readonly values: readonly (readonly [day: number, value: string])[];
}

/** Bests of the year, by days after its first: the one that stands comes last. */
export const bests: readonly Best[] = [
  {
    category: "strength",
    name: "Back squat",
    column: "back_squat",
    unit: "kg",
    metric: "weight",
    values: [
      [1, "95"],
      [106, "100"],
      [211, "105"],
      [336, "107.5"],
    ],
  },
  {
    category: "strength",
    name: "Deadlift",
    column: "deadlift",
    unit: "kg",
    metric: "weight",
    values: [
      [4, "115"],
      [109, "120"],
      [214, "127.5"],
      [325, "132.5"],
    ],
  },
  {
    category: "gymnastics",
    name: "Pull-ups",
    column: "strict_pullups",
    unit: "reps",
    metric: "reps",
    values: [
      [2, "6"],
      [114, "8"],
      [341, "11"],
    ],
  },
  {
    category: "running",
    name: "5km",
    column: "run_5k",
    unit: "min",
    metric: "time",
    values: [
      [5, "24:10"],
      [117, "23:25"],
      [222, "22:48"],
      [330, "22:15"],
    ],
  },
  {
    category: "running",
    name: "10km",
    column: "run_10k",
    unit: "min",
    metric: "time",
    values: [
      [12, "50:30"],
      [208, "47:30"],
      [300, "46:20"],
    ],
  },
  { category: "hyrox", name: "Total Time", unit: "min", metric: "time", values: [[FIRST_RACE, "1:27:41"]] },
];

/** The days of a column's bests, by value. */
export function bestDays(column: string): ReadonlyMap<string, number> {
  return new Map(bests.find((best) => best.column === column)?.values.map(([day, value]) => [value, day]));
}
