import { addDays, getMonday, type Day } from "@ironpace/training";

/** A day with training. */
export interface TrainedDay {
  readonly day: Day;
  readonly sessions: number;
  readonly minutes: number;
  readonly kilograms: number;
  readonly metres: number;
}

/** One square: how dark each half is, 0 (nothing) to 4. */
export interface YearCell {
  readonly day: Day;
  readonly iron: number;
  readonly pace: number;
  readonly isFuture: boolean;
  readonly sessions: number;
}

export interface Year {
  /** Columns of seven days from Monday. */
  readonly weeks: readonly (readonly YearCell[])[];
  readonly sessions: number;
  readonly kilograms: number;
  readonly metres: number;
  /** Longest run of weeks with training. */
  readonly longestRun: number;
  /** Weeks without any, since the first one with. */
  readonly quietWeeks: number;
  readonly months: readonly YearMonth[];
}

interface YearMonth {
  /** yyyy-MM */
  readonly month: string;
  readonly sessions: number;
  readonly kilograms: number;
  readonly metres: number;
}

const WEEKS = 53;

/** The first day of the year that ends in the week of today: a Monday. */
export function yearStart(today: Day): Day {
  return addDays(getMonday(today), -7 * (WEEKS - 1));
}

/** A year of both halves. The steps are quarters of the athlete's own days, so that one heavy day does not pale all others. */
export function getYear(days: readonly TrainedDay[], today: Day): Year {
  const known = new Map(days.map((day) => [day.day, day]));
  const ironStep = steps(days.map(({ kilograms }) => kilograms));
  const paceStep = steps(days.map(({ metres }) => metres));
  const start = yearStart(today);
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday): YearCell => {
      const day = addDays(start, week * 7 + weekday);
      const done = known.get(day);
      const unmeasured = done !== undefined && done.kilograms === 0 && done.metres === 0;
      return {
        day,
        iron: unmeasured ? 1 : ironStep(done?.kilograms ?? 0),
        pace: unmeasured ? 1 : paceStep(done?.metres ?? 0),
        isFuture: day > today,
        sessions: done?.sessions ?? 0,
      };
    }),
  );
  const trained = weeks.map((week) => week.some(({ sessions }) => sessions > 0));
  const first = trained.indexOf(true);
  return {
    weeks,
    ...totals(days),
    longestRun: longestRun(trained),
    quietWeeks: first < 0 ? 0 : trained.slice(first).filter((one) => !one).length,
    months: [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, those]) => ({ month, ...totals(those) })),
  };
}

function totals(days: readonly TrainedDay[]): Omit<YearMonth, "month"> {
  const sum = (what: "sessions" | "kilograms" | "metres") => days.reduce((total, day) => total + day[what], 0);
  return { sessions: sum("sessions"), kilograms: sum("kilograms"), metres: sum("metres") };
}

function steps(values: readonly number[]): (value: number) => number {
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b);
  const limits = [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(sorted.length * share)] ?? Infinity);
  return (value) => (value <= 0 ? 0 : 1 + limits.filter((limit) => value >= limit && sorted.length > 3).length);
}

function longestRun(trained: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const one of trained) {
    run = one ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
