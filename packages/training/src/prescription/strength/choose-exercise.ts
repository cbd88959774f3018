import { liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import { EXERCISES, findExercise } from "../../catalogue/exercises.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { trainedFamily } from "../../selection/movement-families.ts";
import type { ExerciseNeed } from "../../selection/rungs.ts";
import { isWeightlifter } from "../../selection/strength/meet.ts";
import type { ExerciseSlot } from "../../selection/strength/exercise-slot.ts";

const WEEKS_PER_PHASE = 4;

const MAIN_ROLES: ReadonlySet<ExerciseSlot["role"]> = new Set<ExerciseSlot["role"]>([
  "main",
  "retention",
  "secondary",
  "volume",
  "light",
  "olympic",
  "pull-up",
]);

/** Lifts need what cannot be done more than 25 times; accessories, small exercises and the trunk up to 30. */
function getDemand({ role }: ExerciseSlot): ExerciseNeed {
  return { isMain: MAIN_ROLES.has(role) };
}

/**
 * The exercise of a slot in this week: its options take turns from block to block and stay for all of one, so that their weights can grow; no
 * exercise comes twice in a session. Undefined when nothing that this athlete may do trains the same: the slot is closed.
 */
export function chooseExercise(brief: SessionBrief, slot: ExerciseSlot, taken: ReadonlySet<string>): Choice | undefined {
  const { picker } = brief.context;
  const { macroWeek, week } = brief.frame;
  const turn = isInTurn(brief, slot) ? macroWeek - 1 : Math.max(0, Math.floor((macroWeek - week) / WEEKS_PER_PHASE)) + brief.occurrence;
  const { options } = slot;
  const demand = getDemand(slot);
  let fallback: Choice | undefined;
  for (let index = 0; index < options.length; index++) {
    const name = atTurn(options, index + turn);
    if (taken.has(name) || isTooHard(brief, name)) continue;
    const choice = picker.pick(name);
    if (choice.replaced !== undefined || !(slot.role === "small" || picker.isWork(name, demand))) continue;
    if (isSimpleEnough(brief, slot, name)) return choice;
    fallback ??= choice;
  }
  if (fallback !== undefined) return fallback;
  const closed = new Set([...taken, ...NORDIC_EXERCISES.filter((name) => isTooHard(brief, name))]);
  const withVariants = new Set([...closed, ...[...taken].flatMap(getVariants)]);
  for (const skipped of [withVariants, closed]) {
    for (let index = 0; index < options.length; index++) {
      const choice = picker.standIn(atTurn(options, index + turn), skipped, demand, demand.isMain ? 0 : dayTurn(brief));
      if (choice !== undefined && !isOneMoreLift(slot, choice)) return choice;
    }
  }
  return undefined;
}

/** After the pressdown of the day its stand-in would be one more press, of which the week has its sets (strength.md section 6). */
function isOneMoreLift({ role }: ExerciseSlot, { exercise, replaced }: Choice): boolean {
  return role === "small" && replaced === undefined && trainedFamily(exercise) !== undefined;
}

/** The one press day of a weightlifter's week is the snatch's in one and the clean's and jerk's in the next. */
function isInTurn({ code, weekCodes, context }: SessionBrief, { options }: ExerciseSlot): boolean {
  const isPressDay = code === "SU" && weekCodes.filter((other) => other === "SU").length === 1 && isWeightlifter(context.athlete);
  return isPressDay && options.some((name) => PRESS_DAY.has(name));
}

const PRESS_DAY: ReadonlySet<string> = new Set(["Power snatch", "Push jerk"]);

/** The same in every week, another from one kind of day to the next. */
function dayTurn({ code, occurrence }: SessionBrief): number {
  return code.length + (code.codePointAt(1) ?? 0) + occurrence;
}

function atTurn(options: readonly string[], turn: number): string {
  return options[turn % options.length] ?? "Dead bug";
}

/** Beginners learn the main lifts; what comes after them is simple when something simple is open. */
function isSimpleEnough({ context }: SessionBrief, { role }: ExerciseSlot, name: string): boolean {
  const isLift = role === "main" || role === "secondary" || role === "volume";
  return context.level !== "beginner" || isLift || findExercise(name)?.difficulty === "beginner";
}

/** The whole body on the hamstrings, from the knees, is for those who are used to it. */
function isTooHard({ context: { level, athlete } }: SessionBrief, name: string): boolean {
  return name.startsWith("Nordic") && (level === "beginner" || (athlete.age ?? 0) >= NO_NORDICS_FROM);
}

const NO_NORDICS_FROM = 60;
const NORDIC_EXERCISES = EXERCISES.map(({ name }) => name).filter((name) => name.startsWith("Nordic"));

/** "Dumbbell Romanian deadlift" beside "Romanian deadlift": the same lift twice. */
function getVariants(name: string): readonly string[] {
  return EXERCISE_VARIANTS.get(name) ?? [];
}

const EXERCISE_VARIANTS: ReadonlyMap<string, readonly string[]> = new Map(
  EXERCISES.filter(({ name }) => liftOfExercise(name) !== undefined).map(({ name }) => [
    name,
    EXERCISES.filter((other) => other.name !== name && other.name.toLowerCase().endsWith(name.toLowerCase())).map((other) => other.name),
  ]),
);
