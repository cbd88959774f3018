import type { CompetitionFormat } from "#training/catalogue/competition-format.ts";

/** The days after a race on which something may come again, and how much the weeks hold (race-demands.md table 11). */
export interface AfterRace {
  /** No impact until this day. */
  readonly rest: number;
  /** Only easy until this day. */
  readonly easy: number;
  /** The first day of threshold running and moderate work. */
  readonly moderate: number;
  /** The first day of race pace, VO2max and hard metcons. */
  readonly hard: number;
  /** The first day of a long run or ride of three quarters and more. */
  readonly long: number;
  /** The first day of heavy legs. */
  readonly heavyLegs: number;
  /** Volume of the weeks after it, of a loading week. */
  readonly weeks: readonly number[];
}

function afterRace(format: CompetitionFormat): AfterRace {
  switch (format.kind) {
    case "hyrox":
      if (format.relay === true) return after([1, 2, 3, 6, 4, 4], [0.8]);
      return format.doubles ? after([1, 3, 5, 8, 6, 5], [0.6, 0.9]) : after([2, 5, 6, 10, 8, 7], [0.5, 0.8]);
    case "crossfit":
      if (format.online === true) return after([0, 1, 2, 2, 2, 2], []);
      return format.days === 2 ? after([2, 4, 5, 8, 8, 6], [0.5, 0.85]) : after([1, 2, 3, 6, 5, 5], [0.7]);
    case "powerlifting":
      return after([2, 5, 6, 6, 6, 8], [0.4, 0.7, 0.85]);
    case "weightlifting":
      return after([2, 3, 4, 4, 4, 5], [0.5, 0.85]);
    case "triathlon":
      return afterTriathlon(format.format.run);
    case "running":
      return afterRun(format.distance ?? 10_000);
  }
}

function afterTriathlon(run: number): AfterRace {
  if (run > 30_000) return after([6, 14, 18, 26, 24, 16], [0.2, 0.4, 0.6, 0.8]);
  if (run > 15_000) return after([3, 7, 9, 14, 12, 9], [0.4, 0.7]);
  return run > 7500 ? after([1, 4, 6, 9, 8, 6], [0.6, 0.9]) : after([1, 2, 4, 6, 6, 5], [0.75]);
}

/** From here on an ultra takes longer than a marathon to get over (practice). */
const LONG_ULTRA = 60_000;

function afterRun(metres: number): AfterRace {
  if (metres > LONG_ULTRA) return after([6, 21, 23, 28, 28, 21], [0.2, 0.35, 0.55, 0.75]);
  if (metres > 30_000) return after([4, 14, 16, 24, 24, 16], [0.25, 0.45, 0.65, 0.85]);
  if (metres > 15_000) return after([2, 7, 8, 12, 10, 8], [0.5, 0.8]);
  return metres > 7500 ? after([1, 4, 5, 8, 6, 5], [0.75, 0.95]) : after([1, 2, 4, 6, 4, 4], [0.85]);
}

type Days = readonly [rest: number, easy: number, moderate: number, hard: number, long: number, heavyLegs: number];

function after([rest, easy, moderate, hard, long, heavyLegs]: Days, weeks: readonly number[]): AfterRace {
  return { rest, easy, moderate, hard, long, heavyLegs, weeks };
}

/** After a B race, of the days of an A race. */
const OF_A = 0.7;
/** A third week of the way back from a meet, from fifty years on. */
const THIRD_WEEK = 0.8;
/** From this age on everything takes longer. */
const MASTERS_RECOVERY = { age: 50, days: 1.3 } as const;

/** Easy days after a C race: table 11 asks for one, from a half marathon on for two. */
const AFTER_C = 2;

/** The days for a race of this priority. */
export function recovery(format: CompetitionFormat, priority: "A" | "B" | "C", age = 0): AfterRace {
  const full = afterRace(format);
  if (format.kind === "crossfit" && format.online === true) return full;
  if (priority === "C") {
    return { rest: 0, easy: AFTER_C, moderate: AFTER_C + 1, hard: AFTER_C + 1, long: AFTER_C + 1, heavyLegs: AFTER_C + 1, weeks: [] };
  }
  // A contest is all out on any day.
  const factor = (priority === "B" && format.kind !== "crossfit" ? OF_A : 1) * (age >= MASTERS_RECOVERY.age ? MASTERS_RECOVERY.days : 1);
  // Nine lifts are got over in days: a meet on the way to another costs no second week.
  const isMeetOnTheWay = priority === "B" && MEET_KINDS.has(format.kind);
  const days = (number: number): number => (isMeetOnTheWay ? Math.round(number * factor) : Math.ceil(number * factor - 1e-9));
  const isSlow = format.kind === "powerlifting" && age >= MASTERS_RECOVERY.age;
  const weeks = isSlow ? [...full.weeks.slice(0, 2), THIRD_WEEK] : full.weeks;
  const lost = priority === "B" ? OF_A : 1;
  return {
    rest: days(full.rest),
    easy: days(full.easy),
    moderate: days(full.moderate),
    hard: days(priority === "A" ? Math.max(full.hard, hardAfterMain(format)) : full.hard),
    long: days(full.long),
    heavyLegs: days(full.heavyLegs),
    weeks: weeks.slice(0, isMeetOnTheWay ? 1 : undefined).map((share) => 1 - lost * (1 - share)),
  };
}

/**
 * After the race of a season the first week of a contest, and both of a Hyrox, stay without race pace and hard workouts: coaches struck stations at
 * full weight and rounds for time in weeks of recovery (table 11 has the tenth and the fifth day).
 */
function hardAfterMain(format: CompetitionFormat): number {
  if (format.kind === "crossfit") return format.days === 2 ? 11 : 8;
  return format.kind === "hyrox" && !format.doubles && format.relay !== true ? 15 : 0;
}

const MEET_KINDS: ReadonlySet<CompetitionFormat["kind"]> = new Set<CompetitionFormat["kind"]>(["powerlifting", "weightlifting"]);
