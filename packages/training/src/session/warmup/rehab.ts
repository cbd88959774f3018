import type { Exercise } from "../../catalogue/exercise.ts";
import { formatLoad } from "../../units/format.ts";
import type { Kilograms } from "../../units/units.ts";
import { addedWeights } from "../../prescription/load/added-weights.ts";
import { repsToFailure } from "../../selection/reps-to-failure.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { hasFragileSpine } from "../../health/groups/bones.ts";
import { BACK, LOWER_LIMB } from "../../injuries/impact.ts";
import type { RegionFinding } from "../../injuries/injury.ts";
import { SEEN_FIRST } from "../../injuries/return-ladder/exits.ts";
import { wasBad } from "../../injuries/return-ladder/lift-share.ts";
import { type RehabDrill, getRehab } from "../../injuries/return-ladder/rehab-ladder.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { nextClimb, statedOn } from "../../injuries/return-ladder/next-step.ts";
import type { SessionCode } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { regionName } from "../../injuries/region-name.ts";
import { setsItem, timedItem } from "../../prescription/items.ts";
import type { Choice, ExercisePicker } from "../../selection/exercise-picker.ts";

const REST_SECONDS = 20;
/** Most of a warm-up that exercises for sore regions take, as a share of its seconds. */
const MAX_WARMUP_SHARE = 0.5;
const LEAST_SECONDS = 150;
/** The session is for its work. */
const MOST_SECONDS = 300;
/** What was bad gets all of its sets. */
const SECONDS_BACK = 480;
const FEWEST_SETS = 2;
/** A warm-up of this many seconds has room for two sets of anything. */
const MIN_SECONDS_FOR_TWO_SETS = 200;
const SECONDS_STEP = 5;

/**
 * The graded work of sore regions, before lifting and after easy runs, two or three times a week, a little more from week to week (return-ladders.md section 5). What has
 * healed needs none.
 */
export function rehab(brief: SessionBrief, seconds: number): DraftItem[] {
  const { context, frame, code, day, isTaper, date } = brief;
  // Before a race nothing grows any more.
  if (code === "RACE") return [];
  const tests = stepTests(brief);
  if (tests.length > 0) return tests;
  if (isTaper) return [];
  const turns = careDays(brief);
  const at = turns.indexOf(day);
  if (at === -1 || (turns.length > 1 && fillsLongDay(brief))) return [];
  // A deload is one for the graded work too.
  const turn = frame.isDeload ? Math.max(0, frame.macroWeek - 3) : frame.macroWeek - 1;
  let left = cameBack(context) ? SECONDS_BACK : Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, MAX_WARMUP_SHARE * seconds));
  // The second drills have one of three days to themselves.
  const all = getCare(context);
  const isSecondTurn = at === 1 && turns.length > 2 && !isBeforeStep(brief);
  const care = isSecondTurn ? all.toSorted((a, b) => Number(b.isSecond) - Number(a.isSecond)) : all;
  const work: Work = {
    context,
    rpe: EASY_CODES.has(code) || LONG_CODES.has(code) ? EASY_RPE : Math.min(frame.isDeload ? LIGHT_RPE : WORK_RPE, context.highestRpe),
  };
  let lines = 0;
  return care.flatMap((each, index): DraftItem[] => {
    // The strength after a run has its calf raises already.
    if (lines === MOST_LINES || (code === "REs" && CALF_RAISES.test(each.choice.exercise.name))) return [];
    // The first runs of a leg and its own work have days of their own.
    if (each.isLeg && each.since !== undefined && daysBetween(each.since, date) < FIRST_RUN_DAYS && runsAgain(brief)) return [];
    // The first of them is never left out: it is what brings the region back.
    // A stage that was climbed to begins at its own start.
    const on = Math.min(turn, each.weeks ?? (each.since === undefined ? turn : Math.max(0, Math.floor(daysBetween(each.since, date) / 7))));
    const line =
      withinSeconds(work, each, on, left) ??
      (index === 0 && seconds >= MIN_SECONDS_FOR_TWO_SETS ? getLine(work, each, FEWEST_SETS, on) : undefined);
    if (line === undefined) return [];
    left -= line.dose.totalSeconds;
    lines += 1;
    return [line];
  });
}

/** Days after a step in which running with walks is new. */
const FIRST_RUN_DAYS = 7;

/** Whether a leg runs again, with walks. */
function isRunWalkAgain({ runReturn, reading: { regions } }: PlanContext): boolean {
  return runReturn?.kind === "run-walk" && regions.some((finding) => isTreated(finding) && LOWER_LIMB.has(finding.region));
}

/** Whether the session is one of the first runs of a return. */
function runsAgain({ context: { runReturn, picker }, code }: SessionBrief): boolean {
  const isRun = (EASY_CODES.has(code) && code !== "ZE") || code === "RL";
  return isRun && runReturn?.kind === "run-walk" && picker.allows("Run-walk intervals");
}

/** A long run or ride that has all the minutes of its day gives none of them away. */
function fillsLongDay({ code, minutes, weekday, context: { athlete } }: SessionBrief): boolean {
  return (code === "RL" || code === "BK") && minutes >= (athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY);
}

const CALF_RAISES = /calf raise/iu;

/** The days of a week that hold it: those of strength, and after easy runs where there are fewer than two. */
function careDays({ weekCodes, weekdays, context }: SessionBrief): readonly number[] {
  const daysOf = (isOpen: (code: SessionCode) => boolean): readonly number[] =>
    weekCodes.flatMap((code, index) => (isOpen(code) ? [index + 1] : []));
  const strength = daysOf((code) => LIFTING_TYPES.has(codeFacts(code).type) && !RUN_STATION_CODES.has(code) && !WITHOUT_WARM_UP.has(code));
  // What is sore above the hip is prepared before it presses, not before squats.
  const presses = isArmAlone(context) ? daysOf((code) => PRESS_CODES.has(code) || SWIM_CODES.has(code)) : [];
  if (presses.length >= FEWEST_DAYS) return presses.slice(0, MOST_DAYS);
  if (strength.length >= FEWEST_DAYS) return strength.slice(0, MOST_DAYS);
  // The strength after a run has its calf raises already: their other days are the easy runs.
  const isCalves = getCare(context).every(({ choice }) => CALF_RAISES.test(choice.exercise.name));
  const runs = daysOf((code) => EASY_CODES.has(code) && code !== "REs");
  const easy = isCalves && runs.length >= FEWEST_DAYS ? runs : daysOf((code) => EASY_CODES.has(code));
  const others = easy.length > 0 ? easy : daysOf((code) => LONG_CODES.has(code));
  // Two of them are never on days that follow each other where there is a choice: what is slow and heavy needs a day between.
  const chosen = [...strength];
  const isFree = (day: number): boolean => chosen.every((other) => isApart(weekdays[day - 1] ?? day, weekdays[other - 1] ?? other));
  // Strength has calf raises of its own: others on the day before or after it are no other day.
  if (isCalves && strength.length > 0)
    return [...strength, ...others.filter(isFree).slice(0, FEWEST_DAYS - strength.length)].toSorted((a, b) => a - b);
  const rides = context.picker.allows("Interval run") ? [] : daysOf((code) => code === "RT" || code === "RI");
  // Runs with walks have days of their own: the days between them hold it, also before a hard ride.
  if (isRunWalkAgain(context)) for (const day of rides) if (chosen.length < FEWEST_DAYS && isFree(day)) chosen.push(day);
  for (const day of others) if (chosen.length < FEWEST_DAYS && chosen.every((other) => Math.abs(day - other) > 1)) chosen.push(day);
  for (const day of others) if (chosen.length < FEWEST_DAYS && !chosen.includes(day)) chosen.push(day);
  // What was bad is loaded every other day: while nobody runs fast, before a hard ride as well, and after a long one.
  if (cameBack(context)) {
    for (const day of [...others, ...rides, ...daysOf((code) => LONG_CODES.has(code))])
      if (chosen.length < MOST_DAYS && isFree(day)) chosen.push(day);
  }
  return chosen.toSorted((a, b) => a - b);
}

/** Whether a day lies between two weekdays, that of the end of a week and that of the next one too. */
function isApart(one: number, other: number): boolean {
  const days = Math.abs(one - other);
  return days > 1 && days < 6;
}

/** Whether a leg was so bad before that its own work is what brings it back (return-ladders.md section 5.1: every other day). */
function cameBack({ reading: { regions } }: PlanContext): boolean {
  return regions.some(
    (finding) => isTreated(finding) && LOWER_LIMB.has(finding.region) && (wasBad(finding) || finding.score >= SEEN_FIRST),
  );
}

const PRESS_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["PB", "PV"]);
/** Sessions in the water, which load the shoulder of a triathlete. */
const SWIM_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["SW", "SWs"]);
const ARM_REGIONS: ReadonlySet<string> = new Set(["shoulder", "elbow"]);

function isArmAlone({ reading: { regions } }: PlanContext): boolean {
  const treated = regions.filter(isTreated);
  return treated.length > 0 && treated.every(({ region }) => ARM_REGIONS.has(region));
}

const LIFTING_TYPES: ReadonlySet<string> = new Set(["strength", "mixed", "skill"]);
const RUN_STATION_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["HX", "REs", "RACE"]);
/** Nothing slow and heavy beside fast work. */
const EASY_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RE", "REs", "ZE"]);
const LONG_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RL", "BK", "ML"]);
const FEWEST_DAYS = 2;
const MOST_DAYS = 3;
const MOST_LINES = 2;

const WITHOUT_WARM_UP: ReadonlySet<SessionCode> = new Set<SessionCode>(["RC", "SW", "SWs", "RACE"]);

/** What decides the steps of the week to come: the last session of a week holds it (return-ladders.md section 5, "leave when"). */
function stepTests(brief: SessionBrief): DraftItem[] {
  const { context, day, weekCodes } = brief;
  const { reading, picker } = context;
  if (day !== 1 + weekCodes.findLastIndex((code) => !WITHOUT_WARM_UP.has(code))) return [];
  return reading.regions.flatMap((finding) => {
    const next = nextClimb(finding);
    if (next?.week !== weekSinceTold(brief) + 1) return [];
    const notes = `Test for the ${regionName(finding.region)}: it decides the next step. Stop at 3/10 and write the number down.`;
    return next.drills.flatMap(({ names, amount, kind }): DraftItem[] => {
      const name = names.find((candidate) => picker.allows(candidate));
      if (name === undefined) return [];
      const eachSide = isEachSide(context, kind, name);
      if (kind.startsWith("reps"))
        return [setsItem(context, picker.pick(name), { sets: 1, reps: amount, restSeconds: REST_SECONDS, rpe: 4, notes, eachSide })];
      const line = timedItem(context, picker.pick(name), { seconds: eachSide ? 2 * amount : amount, rpe: 4, notes });
      return [eachSide ? { ...line, duration: `${amount} s each side` } : line];
    });
  });
}

/** The day of a report during the plan. */
function toldLater({ start, athlete }: PlanContext): Day | undefined {
  const told = statedOn(start, athlete.easings);
  return told > start ? told : undefined;
}

function weekSinceTold({ context: { start, athlete }, date }: SessionBrief): number {
  return Math.floor(daysBetween(statedOn(start, athlete.easings), date) / 7);
}

/** Whether a region takes a step in the week to come. */
function isBeforeStep(brief: SessionBrief): boolean {
  return brief.context.reading.regions.some((finding) => nextClimb(finding)?.week === weekSinceTold(brief) + 1);
}

interface Care {
  readonly drill: RehabDrill;
  readonly isSecond: boolean;
  readonly isLeg: boolean;
  readonly choice: Choice;
  readonly notes: string;
  /** Weeks on this stage of the return, where the plan climbed to it. */
  readonly weeks?: number;
  /** The day from which it is at this stage, where it was told or checked in on during the plan. */
  readonly since?: Day;
}

/** The same in every session of a plan, which has one picker for each state of its injuries. */
const CARE_BY_PICKER = new WeakMap<ExercisePicker, readonly Care[]>();

/** What is quiet needs no graded work of its own. */
function isTreated({ grade, score, ended, closesNothing }: RegionFinding): boolean {
  return ended === true || (grade > 0 && !(closesNothing === true && score === 1));
}

const STEP_DOWN = "Step-down (slow)";
const STEP_EXERCISES = /^(?:step-(?:up|down)|split squat)/iu;

/** Steps without a hold are no warm-up for who begins from sixty on, nor on a new joint: where they are trained, the session names them. */
function isUnsteadyOnSteps({ athlete, level, reading }: PlanContext): boolean {
  const isNew = level === "beginner" && (athlete.age ?? 0) >= LOW_STEPS_FROM;
  return isNew || reading.health.findings.some(({ label }) => label.includes("replacement")) || NEW_JOINT.test(athlete.injuries ?? "");
}

const NEW_JOINT = /\b(?:knee|hip|joint)s? (?:was |were )?replace(?:d|ment)\b|\breplaced (?:knee|hip)/iu;

const LOW_STEPS_FROM = 60;

/** The heel of who still grows hurts where its tendon pulls: heavy calf raises are for grown feet. */
function isGrowing({ athlete }: PlanContext): boolean {
  return (athlete.age ?? ASSUMED_AGE) < GROWN_AGE;
}

const ASSUMED_AGE = 30;
const GROWN_AGE = 17;

/** The first drill of every region, the worst first, then the second ones. */
function getCare(context: PlanContext): readonly Care[] {
  const known = CARE_BY_PICKER.get(context.picker);
  if (known !== undefined) return known;
  const taken = new Set<string>();
  // A spine with thin bones stands tall in every session: that is its drill.
  const isFragile = hasFragileSpine(context.reading.health);
  const sore = context.reading.regions
    .filter((finding) => isTreated(finding) && !(isFragile && BACK.has(finding.region)))
    .toSorted((a, b) => b.score - a.score);
  const care = [0, 1, 2].flatMap((index) =>
    sore.flatMap((finding): Care[] => {
      const drill = getRehab(finding)[index];
      const since = finding.since ?? toldLater(context);
      // Down a step on one leg is the hard way for the old, and for who is new to one leg.
      const isLow = (context.athlete.age ?? 0) >= LOW_STEPS_FROM || !context.health.oneLegStrength;
      const names = drill?.names.filter(
        (candidate) =>
          !(isLow && candidate === STEP_DOWN) &&
          !(isUnsteadyOnSteps(context) && STEP_EXERCISES.test(candidate)) &&
          !(isGrowing(context) && finding.region === "foot"),
      );
      const name = names?.find((candidate) => context.picker.allows(candidate) && !taken.has(candidate));
      if (drill === undefined || name === undefined) return [];
      taken.add(name);
      return [
        {
          drill,
          isSecond: index > 0,
          isLeg: LOWER_LIMB.has(finding.region),
          choice: context.picker.pick(name),
          notes: `For the ${regionName(finding.region)}: ${drill.cue}.`,
          ...(finding.climbed === undefined ? {} : { weeks: finding.climbed.weeks }),
          ...(since === undefined ? {} : { since }),
        },
      ];
    }),
  );
  CARE_BY_PICKER.set(context.picker, care);
  return care;
}

/** After an easy run it stays easy; on a day of strength slow and heavy work is what a tendon needs. */
const EASY_RPE = 4;
const WORK_RPE = 6;
const LIGHT_RPE = 5;

interface Work {
  readonly context: PlanContext;
  readonly rpe: number;
}

/** As many of the sets as there is time for. */
function withinSeconds(work: Work, care: Care, turn: number, most: number): DraftItem | undefined {
  for (let { sets } = care.drill; sets >= FEWEST_SETS; sets--) {
    const line = getLine(work, care, sets, turn);
    if (line.dose.totalSeconds <= most) return line;
  }
  const least = getLine(work, care, FEWEST_SETS, 0);
  return least.dose.totalSeconds <= most ? least : undefined;
}

/** What can stand on both feet does, for whoever may not stand on one. */
function isEachSide({ health, reading }: PlanContext, kind: RehabDrill["kind"], name: string): boolean {
  const staysOnTwo =
    !health.oneLeg || health.closed.includes("one-leg") || reading.regions.some(({ hurts = [] }) => hurts.includes("one-leg"));
  return kind.endsWith("each side") && !(staysOnTwo && ON_TWO_FEET.test(name));
}

const ON_TWO_FEET = /^(?:bent-knee calf raise|calf raise|isometric calf hold)$/iu;

function getLine({ context, rpe }: Work, { drill, choice, notes: cue }: Care, sets: number, turn: number): DraftItem {
  const { kind, from, most } = drill;
  // A position that is practised is no effort.
  const effort = choice.exercise.category === "flexibility" ? {} : { rpe };
  const isLoaded = choice.exercise.name.endsWith("(loaded)");
  const notes = isLoaded ? `${cue} ${weightNote({ context, rpe }, choice.exercise, Math.min(most, from + turn))}` : cue;
  if (kind.startsWith("seconds")) {
    const seconds = Math.min(most, from + SECONDS_STEP * turn);
    const eachSide = isEachSide(context, kind, choice.exercise.name);
    const line = timedItem(context, choice, {
      seconds: eachSide ? 2 * seconds : seconds,
      sets,
      restSeconds: REST_SECONDS,
      ...effort,
      notes,
    });
    return eachSide ? { ...line, duration: `${seconds} s each side` } : line;
  }
  const input = { sets, reps: Math.min(most, from + turn), restSeconds: REST_SECONDS, ...effort, notes };
  return setsItem(context, choice, { ...input, eachSide: isEachSide(context, kind, choice.exercise.name) });
}

/** Repetitions that a named weight leaves: the numbers behind it are those of most people, so more than the effort asks for. */
const LEFT_AT_WORK = 5;
const LEFT_WHEN_EASY = 10;

/** What the weight has to leave, and about how much that is where a lift is known. */
function weightNote({ context, rpe }: Work, exercise: Exercise, reps: number): string {
  const isEasy = rpe <= EASY_RPE;
  const weight = tendonWeight(context, exercise, reps + (isEasy ? LEFT_WHEN_EASY : LEFT_AT_WORK));
  const about = weight === undefined ? "" : `, about ${formatLoad(weight, context.unit)} to begin with`;
  return `The weight leaves ${isEasy ? "six" : "four"} reps in reserve${about}.`;
}

/** The heaviest weight in one hand of which so many repetitions are possible; undefined where no lift is known, or nothing is to be added. */
function tendonWeight(context: PlanContext, exercise: Exercise, toFailure: number): Kilograms | undefined {
  if (Object.keys(context.athlete.strength.oneRepMax).length === 0) return undefined;
  const each = addedWeights(exercise, context).findLast(
    ({ total }) => (repsToFailure(exercise.name, context.strength, total) ?? 0) >= toFailure,
  )?.each;
  return each === 0 ? undefined : each;
}
