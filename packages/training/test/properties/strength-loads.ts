import type { Athlete, BenchmarkLift } from "#training/athlete/athlete.ts";
import type { ExerciseItem, Load, Session } from "#training/model/plan.ts";
import { at, catalogued, getLines, type Property } from "./plan-facts.ts";

const EPSILON = 1e-6;

/** What a block of five weeks adds to a maximum at most, and what no test bears out any more (strength.md section 7, load-plausibility.md section 10). */
const GAIN = { beginner: 0.06, intermediate: 0.03, advanced: 0.015, elite: 0.01 } as const;
const MOST_WITHOUT_TEST = 1.1;

function grownBy(athlete: Athlete, session: Session): number {
  return Math.min(MOST_WITHOUT_TEST, 1 + (GAIN[levelOf(athlete)] * (session.week - 1)) / 5);
}

/** Under a year of training nobody lifts, or gains, like an advanced athlete, whatever they call themselves. */
function levelOf({ level, trainingYears = 10 }: Athlete): Athlete["level"] {
  return trainingYears < 1 && (level === "advanced" || level === "elite") ? "intermediate" : level;
}

/** Rule 4: at most the level's share of the entered maximum and of what it has grown by, on the plates there are, not below the bar. */
export const barbell: Property = ({ sessions, athlete }) =>
  loaded(sessions).flatMap(({ session, item, load }) => {
    if (load.bar === undefined) return [];
    const found: string[] = [];
    const entered = athlete.strength.oneRepMax[load.lift as BenchmarkLift];
    const maximum = Math.min(load.oneRepMax ?? 0, (entered ?? Number.POSITIVE_INFINITY) * grownBy(athlete, session));
    // Pulls of snatch and clean end at the hips: up to 110 % of the lift (load-plausibility.md LP05).
    const isPull = catalogued(item.name)?.movementPattern === "olympic_pull";
    const share = isPull
      ? 1.1
      : isBeforeFirstMeet(athlete, session.date)
        ? Math.max(capOf(athlete), item.reps === "1" ? 0.9 : (item.dose.reps ?? 9) <= 3 ? 0.85 : (item.dose.reps ?? 9) <= 4 ? 0.825 : 0)
        : item.reps === "1" && isBeforeMeet(athlete, session.date)
          ? Math.max(0.925, capOf(athlete))
          : Math.max(capOf(athlete), capOfYoung(athlete, session.date, item.dose.reps ?? 9));
    if (load.kilograms > maximum * share + EPSILON) found.push(`${load.kilograms} kg of a maximum of ${maximum}`);
    if (load.kilograms < (athlete.sex === "male" ? 20 : 15) - EPSILON) found.push(`${load.kilograms} kg is less than the bar`);
    if (!isLoadable(load.kilograms)) found.push(`${load.kilograms} kg cannot be loaded`);
    return found.map((problem) => at(session, `${item.name}: ${problem}`));
  });

/** Rule 4: a maximum is entered, or the load says that it is estimated; without any lift there is no barbell load. */
export const knownMaxima: Property = ({ sessions, athlete }) => {
  const entered = athlete.strength.oneRepMax;
  const none = Object.keys(entered).length === 0;
  return loaded(sessions).flatMap(({ session, item, load }) => {
    if (load.bar === undefined && load.oneRepMax === undefined) return [];
    const known = entered[load.lift as BenchmarkLift] !== undefined;
    return none || (!known && !load.estimated) ? [at(session, `${item.name}: ${load.kilograms} kg from nowhere`)] : [];
  });
};

/** Share of the maximum at reps + repetitions in reserve, from 1 to 15 (Tuchscherer; strength.md section 2). */
const CURVE = [100, 95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68.0, 65.3, 62.6, 59.9] as const;
const HIGHEST_RPE = { beginner: 8, intermediate: 8.5, advanced: 9, elite: 9 } as const;
/** Half an RPE point and the rounding to plates, in percent. */
const TOLERANCE = 2;

/** Rule 5: what is asked for can be done: load, repetitions and RPE lie on the curve, and RPE under the level's limit. */
export const curve: Property = ({ sessions, athlete }) =>
  loaded(sessions).flatMap(({ session, item, load }) => {
    // A set of one side is one set; the dose counts both.
    const sides = item.reps?.endsWith("each side") === true ? 2 : 1;
    const reps = item.dose.reps === undefined ? undefined : item.dose.reps / sides;
    if (!isLifting(session, item) || load.oneRepMax === undefined || item.rpe === undefined || reps === undefined) return [];
    const percent = (100 * load.kilograms) / load.oneRepMax;
    const found: string[] = [];
    if (percent > curveAt(reps + 10 - item.rpe) + TOLERANCE)
      found.push(`${reps} reps at ${percent.toFixed(1)} % are more than RPE ${item.rpe}`);
    if (item.rpe > HIGHEST_RPE[athlete.level]) found.push(`RPE ${item.rpe}`);
    return found.map((problem) => at(session, `${item.name}: ${problem}`));
  });

/** Highest total of repetitions in a session from a share of the maximum on (Prilepin; strength.md section 3). */
const PRILEPIN = [
  { from: 90, most: 10 },
  { from: 80, most: 20 },
  { from: 70, most: 24 },
  { from: 0, most: 30 },
] as const;

/** Rule 5: Olympic lifts, and every set of 80 % and more, stay within Prilepin's totals. */
export const prilepin: Property = ({ sessions }) =>
  loaded(sessions).flatMap(({ session, item, load }) => {
    if (!isLifting(session, item) || load.oneRepMax === undefined) return [];
    const percent = (100 * load.kilograms) / load.oneRepMax;
    const olympic = catalogued(item.name)?.movementPattern === "olympic";
    if (percent < 80 && !olympic) return [];
    const total = (item.sets ?? 1) * (item.dose.reps ?? 0);
    const most = PRILEPIN.find(({ from }) => percent >= from)?.most ?? 0;
    return total > most ? [at(session, `${item.name}: ${total} repetitions at ${percent.toFixed(1)} %`)] : [];
  });

interface LoadedLine {
  readonly session: Session;
  readonly item: ExerciseItem;
  readonly load: Load;
}

function loaded(sessions: readonly Session[]): readonly LoadedLine[] {
  const known = LOADED.get(sessions);
  if (known !== undefined) return known;
  const lines = sessions
    .filter((session) => session.code !== "RACE")
    .flatMap((session) => getLines(session).flatMap((item) => (item.load === undefined ? [] : [{ session, item, load: item.load }])));
  LOADED.set(sessions, lines);
  return lines;
}

/** Four properties look at the same lines. */
const LOADED = new WeakMap<readonly Session[], readonly LoadedLine[]>();

function isLifting({ blocks }: Session, item: ExerciseItem): boolean {
  return blocks.strength.includes(item) || blocks.skill.includes(item);
}

const POUND = 0.45359237;

/** A multiple of the smallest pair of plates: 2 × 1.25 kg, or 2 × 2.5 lb. */
function isLoadable(kilograms: number): boolean {
  return [2.5, 5 * POUND].some((step) => Math.abs(kilograms / step - Math.round(kilograms / step)) < 0.005);
}

/** In the six weeks before a first meet the sets lead to an opener of 85 to 88 % (race-demands.md section 9). */
function isBeforeFirstMeet({ competitions = [], level, age = 30, focus, trainingYears = 1 }: Athlete, date: string): boolean {
  if ((level !== "beginner" && trainingYears >= 1) || age >= 50 || age < 18 || trainingYears < 0.23) return false;
  return competitions.some(({ type = "", name = "", date: day, priority }) => {
    const isMeet = isMeetOf(focus, `${type} ${name}`);
    const days = (Date.parse(day) - Date.parse(date)) / 86_400_000;
    return isMeet && priority !== "C" && days >= 0 && days <= 41;
  });
}

/** In the ten weeks before a meet the young lift their openers once, and doubles and triples on the way to them. */
function capOfYoung({ competitions = [], age = 30, trainingYears = 0 }: Athlete, date: string, reps: number): number {
  if (age >= 18 || age < 13 || trainingYears < 0.5 || reps > 3) return 0;
  const isNear = competitions.some(({ type = "", name = "", date: day, priority }) => {
    const days = (Date.parse(day) - Date.parse(date)) / 86_400_000;
    return /powerlift|weightlift|meet/iu.test(`${type} ${name}`) && priority !== "C" && days >= 0 && days <= 69;
  });
  if (!isNear) return 0;
  return reps === 1 ? (age >= 16 ? 0.9 : 0.875) : age >= 16 ? 0.85 : 0.8;
}

/** In the five weeks before a meet singles follow the table of the meet, but for beginners and from fifty on (race-demands.md section 9). */
function isBeforeMeet({ competitions = [], level, age = 30, focus, trainingYears = 1 }: Athlete, date: string): boolean {
  if (level === "beginner" || age >= 50 || age < 18 || trainingYears < 1) return false;
  return competitions.some(({ type = "", name = "", date: day, priority }) => {
    const isMeet = isMeetOf(focus, `${type} ${name}`);
    const days = (Date.parse(day) - Date.parse(date)) / 86_400_000;
    return isMeet && priority !== "C" && days >= 0 && days <= 35;
  });
}

/** What a lifter enters without a word about it is a meet. */
function isMeetOf(focus: Athlete["focus"], text: string): boolean {
  if (/powerlift|weightlift/iu.test(text)) return true;
  return (focus === "powerlifting" && /\bmeet\b|something else/iu.test(text)) || (focus === "strength" && /something else/iu.test(text));
}

/** Highest share of the maximum by level and age (strength.md sections 5 and 7). */
function capOf(athlete: Athlete): number {
  const { age = 30 } = athlete;
  const byLevel = { beginner: 0.8, intermediate: 0.875, advanced: 0.925, elite: 0.95 }[levelOf(athlete)];
  return Math.min(byLevel, age >= 60 ? 0.85 : age >= 50 ? 0.875 : 1);
}

function curveAt(n: number): number {
  const low = Math.max(1, Math.floor(n));
  const from = CURVE[low - 1];
  const to = CURVE[low];
  // Beyond the chart nothing is too light to compare with.
  if (from === undefined) return 59.9;
  return to === undefined ? from : from + (to - from) * (n - low);
}

const ON_ONE_LEG = /split squat|step-up|step-down|lunge|pistol|skater squat/iu;

/** exercise-selection.md section 8: a set of one leg with the body alone is five repetitions and more; what allows fewer has an easier step. */
export const oneLegSets: Property = ({ sessions }) =>
  sessions.flatMap((session) =>
    session.blocks.strength
      .filter(({ name, load, dose, reps, rpe }) => {
        const each = reps?.endsWith("each side") === true ? (dose.reps ?? 0) / 2 : (dose.reps ?? 0);
        return ON_ONE_LEG.test(name) && load === undefined && rpe !== undefined && dose.reps !== undefined && each < 5;
      })
      .map(({ name, reps }) => at(session, `${name}: ${reps ?? ""}`)),
  );
