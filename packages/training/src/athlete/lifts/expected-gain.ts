import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import type { Kilograms } from "../../units/units.ts";
import type { Athlete, Level } from "../athlete.ts";

/** Where in a plan something is lifted. */
export interface PlannedWeek {
  /** 1-based week of the plan. */
  readonly week: number;
  readonly macroWeek: number;
  /** The macro week that the plan is in, where the waves of a lift have begun anew. */
  readonly macroWeekOfPlan?: number;
  /** Its Monday. */
  readonly startDate?: Day;
}

/** The numbers as they were entered. */
export const AT_START: PlannedWeek = { week: 1, macroWeek: 1 };

/** Gain of a maximum in a week of training, near the upper end of what a block of five weeks brings (strength.md section 7). */
const WEEKLY: { readonly [level in Level]: number } = { beginner: 0.0125, intermediate: 0.005, advanced: 0.0025, elite: 0.00125 };

const WEEKS_OF_WAVE = 4;
/** Without a test nobody is taken to be stronger than this (load-plausibility.md section 10). */
const MOST = 0.1;
const SLOWER_FROM = 60;

/**
 * The factor by which the maxima of a week exceed those of the plan's first day: each wave of four weeks counts with what the weeks
 * before it bring, so that it starts above the last one. Half of it from sixty years on, and where one session a week keeps strength. Weeks before a test on the way are in its result; on the last weeks to a meet, and after it, nothing is expected, and nothing of the weeks around another race.
 */
export function expectedGain(
  athlete: Pick<Athlete, "level" | "trainingYears" | "age" | "focus" | "competitions">,
  planned: PlannedWeek,
  weeksBeforeTest = 0,
): number {
  const beyond = weeksSincePeak(athlete.competitions ?? [], planned.startDate) + weeksOfRaces(athlete.competitions ?? [], planned);
  const [week, macroWeek] = [planned.week - beyond, (planned.macroWeekOfPlan ?? planned.macroWeek) - beyond];
  const before = Math.max(0, week - 1 - ((((macroWeek - 1) % WEEKS_OF_WAVE) + WEEKS_OF_WAVE) % WEEKS_OF_WAVE) - weeksBeforeTest);
  const isSlow = (athlete.age ?? 0) >= SLOWER_FROM || athlete.focus === "running" || athlete.focus === "triathlon";
  const weekly = WEEKLY[loadingLevel(athlete.level, athlete.trainingYears)] * (isSlow ? 0.5 : 1);
  return 1 + Math.min(MOST, weekly * before);
}

/** Whoever is still growing gains so much faster. */
const YOUNG = { below: 19, faster: 1.5 } as const;

/** The factor that training until a day so many weeks ahead usually brings to a maximum. */
export function usualGain({ level, trainingYears, age = 30 }: Pick<Athlete, "level" | "trainingYears" | "age">, weeks: number): number {
  const share = age < YOUNG.below ? YOUNG.faster : age >= SLOWER_FROM ? 0.5 : 1;
  return 1 + Math.min(MOST, share * WEEKLY[loadingLevel(level, trainingYears)] * weeks);
}

/** The last five weeks before a meet show what is there; from then on only its result changes a maximum. */
const PEAK_DAYS = 35;

function weeksSincePeak(competitions: NonNullable<Athlete["competitions"]>, monday: Day | undefined): number {
  if (monday === undefined) return 0;
  const days = competitions
    .filter(({ priority, type, name }) => priority !== "C" && MEETS.has(competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind ?? ""))
    .map(({ date }) => daysBetween(addDays(date, -PEAK_DAYS), monday));
  return Math.max(0, ...days.filter(Number.isFinite).map((count) => Math.floor(count / 7)));
}

/** Two weeks of taper and two of coming back build no lift. */
const AROUND_RACE_DAYS = 14;

/** Weeks of the plan so far that lay around other races of priority A or B. */
function weeksOfRaces(competitions: NonNullable<Athlete["competitions"]>, { week, startDate }: PlannedWeek): number {
  if (startDate === undefined || competitions.length === 0) return 0;
  const raced = competitions.filter(
    ({ priority, type, name }) => priority !== "C" && !MEETS.has(competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind ?? ""),
  );
  let count = 0;
  for (let before = 1; before < week; before++) {
    const monday = addDays(startDate, -7 * before);
    if (raced.some(({ date }) => Math.abs(daysBetween(date, addDays(monday, 3))) <= AROUND_RACE_DAYS)) count++;
  }
  return count;
}

const MEETS: ReadonlySet<string> = new Set(["powerlifting", "weightlifting"]);

/** A maximum after a gain, rounded down to 0.5 kg. */
export function grown(oneRepMax: Kilograms, gain: number): Kilograms {
  return gain === 1 ? oneRepMax : Math.max(oneRepMax, Math.floor(2 * oneRepMax * gain) / 2);
}
