import { itemText, getMonday, addDays, type Day, type ExerciseItem } from "@ironpace/training";

/** A session of the active plan, as far as it tells what a benchmark sets. */
export interface PlannedWork {
  readonly date: Day;
  readonly items: readonly ExerciseItem[];
}

/** What a benchmark sets in the plan: one line of one session. */
export interface Consequence {
  readonly date: Day;
  /** "Back squat 5 × 5 at 105 kg" */
  readonly text: string;
  readonly thisWeek: boolean;
}

/** The heaviest or fastest line of this week that rests on the benchmark; without one, that of the next session that has any. */
export function getConsequence(column: string, work: readonly PlannedWork[], today: Day): Consequence | undefined {
  const rests = RESTS_ON[column];
  if (rests === undefined) return undefined;
  const monday = getMonday(today);
  const lines = work
    .filter(({ date }) => date >= monday)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ date, items }) => items.filter(rests).map((item) => ({ date, item })));
  const sunday = addDays(monday, 6);
  const week = lines.filter(({ date }) => date <= sunday);
  const best = week.toSorted((a, b) => getWeight(b.item) - getWeight(a.item))[0] ?? lines[0];
  return best && { date: best.date, text: itemText(best.item), thisWeek: best.date <= sunday };
}

function getWeight({ load, pace, power }: ExerciseItem): number {
  return load?.kilograms ?? power?.high ?? 0 - (pace?.fastest ?? 0);
}

type Rests = (item: ExerciseItem) => boolean;

const lift =
  (name: string): Rests =>
  ({ load }) =>
    load?.lift === name;
const named =
  (pattern: RegExp): Rests =>
  ({ name }) =>
    pattern.test(name);
const pace =
  (per: string, zones?: readonly string[]): Rests =>
  (item) =>
    item.pace?.per === per && (zones === undefined || zones.includes(item.pace.zone));

const RESTS_ON: Readonly<Record<string, Rests>> = {
  back_squat: lift("backSquat"),
  deadlift: lift("deadlift"),
  bench_press: lift("benchPress"),
  clean_and_jerk: lift("cleanAndJerk"),
  snatch: lift("snatch"),
  overhead_press: lift("overheadPress"),
  strict_pullups: named(/^(strict |weighted )?(pull|chin)-up/i),
  handstand_pushups: named(/handstand push-up/i),
  bar_muscle_ups: named(/bar muscle-up/i),
  ring_muscle_ups: named(/ring muscle-up/i),
  handstand_walk: named(/handstand walk/i),
  row_500m: pace("500m"),
  run_5k: pace("km", ["interval", "repetition", "threshold", "easy"]),
  run_10k: pace("km", ["threshold", "marathon", "easy"]),
  ftp_20min: ({ power }) => power !== undefined,
};
