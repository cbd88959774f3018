import type { Day } from "#training/calendar/day.ts";
import type { Athlete, Level } from "#training/athlete/athlete.ts";
import type { ExerciseItem, Session } from "#training/model/plan.ts";
import { expectedPaces } from "./expected-paces.ts";
import { at, catalogued, getLines, type Property } from "./plan-facts.ts";

/** The longest run that may be reached at once, in seconds. */
const FLOOR = 26 * 60;
/** Distances are rounded to 50 and 100 m; a fast run is a little longer than an easy one of the same minutes. */
const TOLERANCE = 1.05;
const ROUNDING_METRES = 200;
const SHORT = 15_000;
const SHORT_STEP = 1500;
/** Below this long runs may come back by a fifth, where a longer one was run in the last twelve months. */
const COMEBACK = { share: 0.8, step: 1.2 } as const;

/** L4: no run is longer than 1.10 × the longest of the four weeks before it, below 15 km also 1.5 km longer (race-demands.md section 0). */
export const longestRun: Property = ({ plan, athlete }) => {
  const known = (athlete.history?.longestRunOfYear ?? 0) * COMEBACK.share;
  const speed = easySpeed(athlete, plan.startDate);
  const weeks = plan.weeks.map((week) =>
    training(week.sessions).map((session) => ({ session, metres: metresRun(session, speed), seconds: runSeconds(session) })),
  );
  return weeks.flatMap((week, index) => {
    const planned = weeks
      .slice(Math.max(0, index - 4), index)
      .flat()
      .map(({ metres }) => metres);
    const before = Math.max(index < 4 ? ranBefore(athlete) : 0, ...planned);
    if (index === 0 && athlete.history?.longestRun === undefined) return [];
    const step = before < known ? COMEBACK.step : 1.1;
    const limit = TOLERANCE * Math.max(step * before, before < SHORT ? before + SHORT_STEP : 0) + ROUNDING_METRES;
    // Runs with walks have minutes and no metres: what is no longer in time is no longer run.
    const longest = Math.max(0, ...weeks.slice(Math.max(0, index - 4), index).flatMap((earlier) => earlier.map(({ seconds }) => seconds)));
    return week
      .filter(({ metres, seconds }) => metres > limit && seconds > Math.max(FLOOR, 1.1 * longest))
      .map(({ session, metres }) => at(session, `${metres.toFixed(0)} m of running after ${before.toFixed(0)}`));
  });
};

/** Kilometres of the longest run when nothing was told (race-demands.md section 1). */
const USUAL = { beginner: 4, intermediate: 8, advanced: 13, elite: 18 } as const;

function ranBefore({ history, level, conditioning }: Athlete): number {
  return history?.longestRun?.value ?? Math.max(1000 * USUAL[level], conditioning.run10k === undefined ? 0 : 10_000);
}

/** All running of a session; run-walk counts with its runs. */
function metresRun(session: Session, speed: number): number {
  const walked = getLines(session).filter(({ name }) => name === "Run-walk intervals");
  return [...runLines(session), ...walked].reduce((sum, item) => sum + metresOf(item, speed), 0);
}

function training(sessions: readonly Session[]): readonly Session[] {
  return sessions.filter((session) => session.code !== "RACE");
}

function runLines(session: Session): readonly ExerciseItem[] {
  return getLines(session).filter(({ name }) => {
    const pattern = catalogued(name)?.movementPattern;
    return (pattern === "run" || pattern === "run_sprint") && name !== "Strides" && name !== "Run-walk intervals";
  });
}

/** Run-walk counts with its runs, without the walks. */
function runSeconds(session: Session): number {
  return [...runLines(session), ...getLines(session).filter(({ name }) => name === "Run-walk intervals")].reduce(
    (sum, item) => sum + secondsOf(item),
    0,
  );
}

function secondsOf({ sets = 1, dose }: ExerciseItem): number {
  return sets * (dose.seconds ?? 0);
}

/** Easy metres a second at 7:35, 6:15, 5:35 and 4:50 /km, by level, where no pace is known. */
const EASY_METRES_PER_SECOND: { readonly [level in Level]: number } = { beginner: 2.2, intermediate: 2.67, advanced: 3, elite: 3.45 };

/** Running by effort, as over hills, counts at the easy pace of the athlete: a level says nothing about who has a time. */
function easySpeed({ conditioning, level }: Athlete, today: Day): number {
  const easy = expectedPaces(conditioning, today)?.zones["easy"];
  return easy === undefined ? EASY_METRES_PER_SECOND[level] : 2000 / (easy[0] + easy[1]);
}

function metresOf(item: ExerciseItem, speed: number): number {
  return item.dose.metres === undefined ? secondsOf(item) * speed : (item.sets ?? 1) * item.dose.metres;
}
