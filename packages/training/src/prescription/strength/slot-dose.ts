import { statedMeetPractice } from "../../athlete/stated/stated-meet-practice.ts";
import { EASIEST_RPE } from "../items.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { benchesOnSquatDay } from "../../selection/strength/templates.ts";
import { daysBetween } from "../../calendar/day.ts";
import type { SlotDose } from "./dose.ts";
import { exerciseMaximum } from "../../athlete/lifts/exercise-maximum.ts";
import { liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { SECONDS_PER_REP, setsItem } from "../items.ts";
import { accessoryDose } from "./accessory-dose.ts";
import { carryDose, isLoadedWay } from "./carry-dose.ts";
import type { Kilograms } from "../../units/units.ts";
import { maxKilograms } from "../../health/exercise-limits.ts";
import { chooseExercise } from "./choose-exercise.ts";
import { easierStep } from "./easier-step.ts";
import { EACH_SIDE, FOR_TIME } from "./exercise-form.ts";
import { goalPractice } from "./goal-practice.ts";
import { heavySingle } from "./heavy-single.ts";
import { type LiftDose, liftDose } from "./lift-dose.ts";
import { isLightLifting } from "../load/light-lifting.ts";
import { BARBELL_STEP } from "../../physiology/rounding.ts";
import { formatLoad } from "../../units/format.ts";
import { repsToFailure } from "../../physiology/rpe-curve.ts";
import { deloadPercent, meetSets } from "./meet-rungs.ts";
import { daysToMeet, isWeightlifter, lastTouch, ONLY_PLATFORM_PRESSES, weeksOfLifting } from "../../selection/strength/meet.ts";
import { isAfterRace, isBackFromMeet, type MostPerSet } from "../load/lift-target.ts";
import { mildLoad } from "../load/mild-limits.ts";
import { actualPercent, isFoundByEffort, maxOfGuess } from "../load/bar-load.ts";
import type { LiftRole } from "../../selection/strength/lift-roles.ts";
import { pullUpDose } from "./pull-up-dose.ts";
import { rungDose } from "./rung-dose.ts";
import { getSetting } from "./settings.ts";
import type { ExerciseSlot } from "../../selection/strength/exercise-slot.ts";
import { timedDose } from "./timed-dose.ts";
import { rackCue } from "../../athlete/sore-rack.ts";
import { statedForm } from "../../athlete/stated/stated-form.ts";

/** Decides exercise, repetitions, load and rest of a slot; `taken` holds the exercises the session already has. */
export function slotDose(brief: SessionBrief, slot: ExerciseSlot, taken: ReadonlySet<string>): SlotDose | undefined {
  const practice = goalPractice(brief, slot, taken);
  if (practice !== undefined) return practice;
  const chosen = chooseExercise(brief, slot, taken);
  const choice = chosen === undefined ? undefined : easierStep(brief, chosen, taken);
  if (choice === undefined) return undefined;
  const { name, category } = choice.exercise;
  if (slot.role === "pull-up" && PULL_UPS.has(name)) return pullUpDose(brief, choice);
  if (isLoadedWay(name)) return carryDose(brief, slot.role, choice);
  if (FOR_TIME.has(name) || category === "cardio") return timedDose(brief, slot.role, choice);
  if (liftOfExercise(name) === undefined)
    return rungDose(brief, slot.role, choice, taken.size === 0) ?? accessoryDose(brief, slot.role, choice);
  const isLift = slot.role !== "accessory" && slot.role !== "small" && slot.role !== "trunk" && slot.role !== "pull-up";
  const role = isLift ? slot.role : "volume";
  return liftSlotDose(brief, slot, choice, role, taken);
}

/** Trained by share of the best set. */
const PULL_UPS: ReadonlySet<string> = new Set(["Pull-up (strict)"]);

function liftSlotDose(
  brief: SessionBrief,
  slot: ExerciseSlot,
  choice: Choice,
  role: LiftRole,
  taken: ReadonlySet<string>,
): SlotDose | undefined {
  const single = role === "main" ? heavySingle(brief, choice.exercise) : undefined;
  const touch = single === undefined ? findLastTouch(brief, choice) : undefined;
  const ofMeet = role === "main" ? meetSets(brief, choice.exercise) : undefined;
  const spared = role === "main" ? undefined : sparedBench(brief, choice);
  const dose = liftDose(
    brief,
    choice.exercise,
    role,
    single?.backOff ?? touch ?? ofMeet ?? spared ?? drive(brief, choice) ?? lightOnTheWay(brief, choice) ?? beforeMeet(brief),
  );
  if (dose === undefined) return lighterDose(brief, slot, choice, taken);
  const eachSide = EACH_SIDE.has(choice.exercise.name);
  const cue = withToldForm(brief, choice, single === undefined ? (platformCue(brief, choice) ?? boxHeight(choice)) : undefined);
  const usual =
    dose.load === undefined
      ? byEffort(brief, choice, dose)
      : (calibration(brief, choice, dose) ??
        (taken.size === 0 ? adjustRule(brief, choice.exercise, { kilograms: dose.load.kilograms, rpe: dose.rpe }) : undefined));
  const notes = cue === undefined || usual === undefined ? (cue ?? usual) : `${cue} ${usual}`;
  return {
    choice,
    role: slot.role,
    load: dose.load === undefined ? undefined : (single?.load ?? dose.load),
    single: single?.item,
    secondsPerSet: dose.reps * (eachSide ? 2 : 1) * SECONDS_PER_REP + dose.restSeconds,
    mostSets: Math.min(
      dose.mostSets,
      touch?.sets ?? dose.mostSets,
      spared === undefined ? dose.mostSets : SPARED_BENCH.sets,
      isAfterRace(brief) ? SETS_BACK : dose.mostSets,
      isBackFromMeet(brief) && choice.exercise.movementPattern === "hinge"
        ? Math.max(1, Math.floor(PULLS_BACK / dose.reps))
        : dose.mostSets,
    ),
    item: (sets) => {
      const { reps, rpe, restSeconds, load, why } = dose;
      return setsItem(brief.context, choice, { sets, reps, restSeconds, eachSide, rpe, load, why, notes });
    },
  };
}

/** Repetitions of a pull in the first two weeks after a meet. */
const PULLS_BACK = 18;

/** A lift without a maximum: found by effort in its first week, and from then on by last week's weight. */
function byEffort(brief: SessionBrief, { exercise }: Choice, { reps, rpe }: LiftDose): string {
  const { frame, chosen, known, isTaper, isRecovery, isAfterDeload, context } = brief;
  const isKnown = chosen?.has(`${brief.code} ${exercise.name}`) === true && !isTaper && !isRecovery;
  if (!isKnown && known?.has(exercise.name) === true)
    return `Start from your last weight, and adjust it so that ${reps} reps are RPE ${rpe}.`;
  if (!isKnown) return `Work up to a weight at which ${reps} reps are RPE ${rpe}${firstWeight(brief, exercise)}, and write it down.`;
  if (frame.isDeload) return "About 10% lighter than last week.";
  const step = context.unit === "lb" ? "5 lb" : "2.5 kg";
  if (isAfterDeload === true) return `The weight of the week before the deload; ${step} more if that was easier than RPE ${rpe}.`;
  return `${step} more than last time; the same weight if that was harder than RPE ${rpe}.`;
}

/** Where only a ratio says what a thrust may weigh the first sets stay well below what is pulled from the floor. */
function firstWeight({ context }: SessionBrief, exercise: Exercise): string {
  const most = isFoundByEffort(context, exercise) ? maxOfGuess(context, exercise) : Infinity;
  if (most === Infinity) return "";
  const step = BARBELL_STEP[context.unit];
  return `, beginning with no more than ${formatLoad(step * Math.floor(most / step), context.unit)}`;
}

function findLastTouch({ context, date }: SessionBrief, { exercise }: Choice): (MostPerSet & { readonly sets: number }) | undefined {
  const touch = lastTouch(context.athlete, date, exercise.name);
  if (touch === undefined) return undefined;
  const percent = Math.min(touch.percent, 100 * context.loading.cap - 5);
  return { percent, reps: touch.reps, sets: touch.sets, least: percent, isReminder: true };
}

/** The drive of the jerk by weeks of a wave: percent and repetitions, of somebody who has to lift in long sets lighter. */
const JERK_DRIVES: { readonly [exercise: string]: readonly (readonly [percent: number, reps: number])[] } = {
  "Push press": [
    [72.5, 5],
    [75, 5],
    [77.5, 5],
    [80, 4],
  ],
  "Push jerk": [
    [72.5, 3],
    [75, 3],
    [77.5, 3],
    [80, 2],
  ],
  "Snatch balance": [
    [67.5, 3],
    [70, 3],
    [72.5, 3],
    [75, 2],
  ],
};

function drive(brief: SessionBrief, { exercise }: Choice): MostPerSet | undefined {
  const { context, frame, isTaper } = brief;
  if (!isWeightlifter(context.athlete)) return undefined;
  // What is caught overhead is done in threes, light or heavy.
  if (isLightLifting(brief) || isTaper || isAfterRace(brief)) return exercise.name === "Snatch balance" ? LIGHT_CATCH : undefined;
  const drives = JERK_DRIVES[exercise.name];
  const row = drives?.[weeksOfLifting(context.athlete, brief.date, frame.macroWeek) % drives.length];
  if (row === undefined) return undefined;
  const isLong = exercise.name === "Push press" && context.health.fewestReps > row[1];
  const percent = Math.min(row[0] - (isLong ? LIGHTER_WHEN_LONG : 0), 100 * context.loading.cap) * mildLoad(context, exercise.name);
  return { percent, reps: isLong ? context.health.fewestReps : row[1], least: percent };
}

/** A deload is lighter than the week before it. */
function lightOnTheWay(brief: SessionBrief, { exercise }: Choice): MostPerSet | undefined {
  const percent = deloadPercent(brief, exercise);
  return percent === undefined ? undefined : { percent, reps: ANY_REPS, least: 0 };
}

const ANY_REPS = 99;

/** What builds the lifts of the platform gets shorter with them: no eights three weeks before a meet. */
function beforeMeet(brief: SessionBrief): MostPerSet | undefined {
  const days = daysToMeet(brief.context.athlete, brief.date);
  const reps = MOST_BEFORE_MEET.find(([within]) => days !== undefined && days <= within)?.[1];
  return reps === undefined || isLightLifting(brief) || brief.context.health.fewestReps > reps
    ? undefined
    : { percent: 100, reps, least: 0 };
}

const MOST_BEFORE_MEET: readonly (readonly [days: number, reps: number])[] = [
  [28, 5],
  [42, 6],
];

/** Beside the last heavy singles of a meet a second bench day is technique. */
function sparedBench({ context, date }: SessionBrief, { exercise: { name } }: Choice): MostPerSet | undefined {
  const days = name === "Bench press" ? daysToMeet(context.athlete, date, name) : undefined;
  return days === undefined || days > ONLY_PLATFORM_PRESSES || context.health.fewestReps > SPARED_BENCH.reps
    ? undefined
    : { percent: SPARED_BENCH.percent, reps: SPARED_BENCH.reps, least: 0, isReminder: true };
}

const SPARED_BENCH = { percent: 70, reps: 3, sets: 3 } as const;

const LIGHTER_WHEN_LONG = 2.5;
const LIGHT_CATCH: MostPerSet = { percent: 62.5, reps: 3, least: 60 };

/** Repetitions left at the end of the set that measures an estimated bench press. */
const LEFT_AT_MEASURE = 2;
const MOST_MEASURED = 12;

/** Days before a meet from which every set is lifted as the judges want to see it. */
const AS_ON_THE_PLATFORM = 28;

const MEET_COMMANDS: { readonly [exercise: string]: string } = {
  "Back squat": "Wait for “squat” before the first and for “rack” after the last rep.",
  "Bench press":
    "Arms locked until “start”, then every rep paused: bar still on the chest until you or a partner says “press”. After the last one wait for “rack”.",
  Deadlift: "Hold the last rep until “down”, then lower it in both hands.",
};

/** A bench press that counts is paused all the way to the meet; the other commands come in its last weeks. */
const PAUSED_BENCH_NOTE = "Every rep with the bar still on the chest for a second.";

/** What the athlete told is fine with a grip or a pause is done with it in every set. */
function withToldForm({ context: { athlete } }: SessionBrief, { exercise }: Choice, cue: string | undefined): string | undefined {
  const form = statedForm(athlete, exercise.name);
  const rack = rackCue(athlete, exercise.name);
  if (form === undefined) return rack === undefined ? cue : [rack, cue].filter((text) => text !== undefined).join(" ");
  const words = `Every set ${form.words}, as you wrote.`;
  return cue === undefined || form.isPause ? words : `${words} ${cue}`;
}

/** A squat to a box is as deep as the box is low. */
function boxHeight({ exercise: { name } }: Choice): string | undefined {
  return name === "Box squat" ? getSetting(name) : undefined;
}

function platformCue({ context, date }: SessionBrief, { exercise, replaced }: Choice): string | undefined {
  const days = replaced === undefined ? daysToMeet(context.athlete, date, exercise.name) : undefined;
  if (days === undefined) return undefined;
  const { commands, depth } = statedMeetPractice(context.athlete);
  const cue =
    commands || days <= AS_ON_THE_PLATFORM ? MEET_COMMANDS[exercise.name] : exercise.name === "Bench press" ? PAUSED_BENCH_NOTE : undefined;
  const cues = [cue, depth && /squat/iu.test(exercise.name) ? DEPTH_CUE : undefined].filter((text) => text !== undefined);
  return cues.length === 0 ? undefined : cues.join(" ");
}

/** As the rulebook has it. */
const DEPTH_CUE = "Hip crease below the top of the knee in every rep; film one set from the side.";

/** A powerlifter's bench press is never entered: in the first week the last set measures it. */
function calibration(brief: SessionBrief, { exercise }: Choice, { load, reps }: LiftDose): string | undefined {
  const { context, frame, code } = brief;
  const isFirstWeek = daysBetween(context.start, brief.date) < 7;
  const isMeasured = exercise.name === "Bench press" && code === measuringDay(brief) && isFirstWeek && !frame.isDeload && !brief.isTaper;
  if (!isMeasured || load === undefined || context.highestRpe < 10 - LEFT_AT_MEASURE) return undefined;
  if (exerciseMaximum(context.capacities, exercise.name)?.byRatio !== true) return undefined;
  const expected = Math.round(repsToFailure(actualPercent(load))) - LEFT_AT_MEASURE;
  if (expected < reps || expected > MOST_MEASURED) return undefined;
  return `Your bench press maximum is an estimate; measure it today. In the last set, go on until you have two reps left (RPE 8): ${expected} match the estimate. For each one more, add 2.5% to every bench press in this plan; for each one fewer, take 2.5% off.`;
}

/** On the first bench day of the week, so that no session uses a number that is not yet measured; where singles are near, before the first of them. */
function measuringDay({ context, date, weekCodes }: SessionBrief): SessionCode {
  const days = daysToMeet(context.athlete, date) ?? Number.POSITIVE_INFINITY;
  const first = weekCodes.find((code) => code === "PB" || code === "PV");
  return first !== undefined && (days > SINGLES_NEAR || !benchesOnSquatDay(context, weekCodes)) ? first : "PS";
}

const SINGLES_NEAR = 42;

/** When the bar alone is too heavy: the same movement with less. */
function lighterDose(brief: SessionBrief, slot: ExerciseSlot, choice: Choice, taken: ReadonlySet<string>): SlotDose | undefined {
  const lighter = brief.context.picker.pick(lighterVersion(choice.exercise.name));
  if (taken.has(lighter.exercise.name)) return undefined;
  const named: Choice = {
    exercise: lighter.exercise,
    replaced: choice.replaced ?? { name: choice.exercise.name, reason: belowBarReason(brief.context.health, choice.exercise.name) },
  };
  if (FOR_TIME.has(named.exercise.name)) return timedDose(brief, slot.role, named);
  return rungDose(brief, slot.role, named) ?? accessoryDose(brief, slot.role, named);
}

function belowBarReason(health: SessionBrief["context"]["health"], name: string): string {
  const most = maxKilograms(health, name);
  return most === Infinity ? BELOW_BAR_REASON : `With ${most} kg at most, a bar would be too light to train with.`;
}

/** Said at the first lift of a session and meant for all; a light week and a taper never grow heavier. */
function adjustRule(
  brief: SessionBrief,
  { movementPattern }: Exercise,
  { kilograms, rpe }: { readonly kilograms: Kilograms; readonly rpe: number | undefined },
): string {
  // A lift that ends with speed has no points of effort.
  if (movementPattern.startsWith("olympic")) return "Where the bar slows, take 5% off and stay there.";
  if (brief.context.health.kilograms < Infinity || Object.keys(brief.context.health.kilogramsOf).length > 0)
    return "One RPE point harder than planned: take 5% off. Easier than planned: add one rep or slow the reps down, never a heavier weight than you are allowed.";
  if (isCapped(brief))
    return "One RPE point harder than planned: take 5% off. Easier than planned: add one rep or slow the reps down, never more weight.";
  if (isLightLifting(brief) || brief.isTaper)
    return "One RPE point harder than planned: take 5% off. Easier than planned is fine: add nothing. This applies to every loaded lift of the day.";
  // "RPE 5 at most": what feels easier is as it should be.
  if (rpe === EASIEST_RPE) return "One RPE point harder than planned: take 5% off. Easier than planned is fine: add nothing.";
  const { unit } = brief.context;
  // No plate is as small as a fortieth of a light bar.
  return kilograms * STEP_SHARE < BARBELL_STEP[unit] * SMALLEST_OF_STEP
    ? `One RPE point harder than planned: take ${formatLoad(BARBELL_STEP[unit], unit)} off the next set. One point easier: one rep more in each set. This applies to every loaded lift of the day.`
    : "One RPE point harder than planned: take 2.5–5% off the next set. One point easier: add 2.5%. This applies to every loaded lift of the day.";
}

/** What an easier point is worth, and the part of a step of plates that it has to reach. */
const STEP_SHARE = 0.025;
const SMALLEST_OF_STEP = 0.75;

/** A condition sets the weight of every lift, and no easy set raises it. */
function isCapped({ context: { reading } }: SessionBrief): boolean {
  return reading.health.findings.some(
    ({ group, limits }) => !GROWS_ANYWAY.has(group) && ((limits.percent ?? 100) < MOST_CAPPED || (limits.rpe ?? 10) <= CAPPED_RPE),
  );
}

/** Age, being new and words that nobody understood keep the first weeks gentle; a weight that is too easy still goes up. */
const GROWS_ANYWAY: ReadonlySet<string> = new Set(["youth", "masters", "novice", "unread"]);
const MOST_CAPPED = 80;
const CAPPED_RPE = 7;

/** Sets of a lift in the weeks that bring an athlete back after a race. */
const SETS_BACK = 3;

/** What stands in for a barbell lift whose load would be lighter than the empty bar. */
const LIGHTER_THAN_BAR: ReadonlyMap<string, string> = new Map([
  ["Back squat", "Goblet squat"],
  ["Front squat", "Goblet squat"],
  ["Box squat", "Goblet squat to box"],
  ["Pause squat", "Goblet squat"],
  ["Deadlift", "Dumbbell Romanian deadlift"],
  ["Romanian deadlift", "Dumbbell Romanian deadlift"],
  ["Overhead press", "Seated dumbbell press"],
  ["Push press", "Seated dumbbell press"],
  ["Bench press", "Dumbbell bench press"],
  ["Barbell row", "Single-arm dumbbell row"],
  ["Hip thrust", "Glute bridge"],
  ["Thruster", "Dumbbell thruster"],
  ["Power clean", "Dumbbell hang clean"],
  ["Hang power clean", "Dumbbell hang clean"],
  ["Snatch", "Technique PVC snatch and clean drill"],
  ["Power snatch", "Dumbbell snatch"],
  ["Clean and jerk", "Technique PVC snatch and clean drill"],
  ["Overhead squat", "Technique PVC snatch and clean drill"],
]);

function lighterVersion(name: string): string {
  return LIGHTER_THAN_BAR.get(name) ?? "Goblet squat";
}

const BELOW_BAR_REASON = "The empty bar is still too heavy for this lift.";
