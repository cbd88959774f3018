import { liftOfExercise } from "../../athlete/training-lifts.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { familyOf } from "../../selection/movement-families.ts";
import type { Slot } from "../../selection/strength/slot.ts";

const WEEKS_PER_PHASE = 4;

/**
 * The exercise of a slot in this week: its options take turns from phase to phase, never inside the wave of a phase, and no
 * exercise comes twice in a session.
 */
export function chooseExercise(brief: SessionBrief, slot: Slot, taken: ReadonlySet<string>): Choice | undefined {
  const { picker } = brief.context;
  const turn = Math.floor((brief.frame.macroWeek - 1) / WEEKS_PER_PHASE) + brief.occurrence;
  const { options } = slot;
  let fallback: Choice | undefined;
  for (let index = 0; index < options.length; index++) {
    const name = atTurn(options, index + turn);
    const choice = picker.pick(name);
    if (choice.replaced !== undefined || taken.has(name)) continue;
    if (isSimpleEnough(brief, slot, name)) return choice;
    fallback ??= choice;
  }
  if (fallback !== undefined) return fallback;
  const substitutes = options.map((_, index) => picker.pick(atTurn(options, index + turn)));
  const free = substitutes.filter((choice) => !taken.has(choice.exercise.name));
  return (
    free.find((choice) => !isVariant(choice.exercise.name, taken)) ??
    furtherAway(brief, free[0], taken) ??
    free[0] ??
    relative(brief, substitutes[0], taken)
  );
}

function atTurn(options: readonly string[], turn: number): string {
  return options[turn % options.length] ?? "Dead bug";
}

/** With so many strict pull-ups a ring row trains nothing. */
const TOO_STRONG_FOR_ROWS = 12;

/** Beginners learn the main lifts; what comes after them is simple when something simple is open. The strong row with weight. */
function isSimpleEnough({ context }: SessionBrief, { role }: Slot, name: string): boolean {
  if (name === "Ring row" && (context.athlete.gymnastics.strictPullUps ?? 0) >= TOO_STRONG_FOR_ROWS) return false;
  const isLift = role === "main" || role === "secondary" || role === "volume";
  return context.level !== "beginner" || isLift || findExercise(name)?.difficulty === "beginner";
}

/** "Dumbbell Romanian deadlift" after "Romanian deadlift": the same lift twice. */
function isVariant(name: string, taken: ReadonlySet<string>): boolean {
  return [...taken].some((other) => liftOfExercise(other) !== undefined && name.toLowerCase().endsWith(other.toLowerCase()));
}

/** When the substitute would repeat a movement of the session: what may stand in for the substitute. */
function furtherAway(
  { context: { picker } }: SessionBrief,
  substitute: Choice | undefined,
  taken: ReadonlySet<string>,
): Choice | undefined {
  if (substitute?.replaced === undefined) return undefined;
  const name = picker.substitutions(substitute.exercise).find((candidate) => !taken.has(candidate) && !isVariant(candidate, taken));
  return name === undefined ? undefined : { exercise: picker.pick(name).exercise, replaced: substitute.replaced };
}

/** When the substitute is in the session already: another exercise of the same family. */
function relative(brief: SessionBrief, substitute: Choice | undefined, taken: ReadonlySet<string>): Choice | undefined {
  const { picker } = brief.context;
  const wanted = substitute?.replaced === undefined ? undefined : findExercise(substitute.replaced.name);
  const name = wanted === undefined ? undefined : familyOf(wanted)?.find((candidate) => picker.allows(candidate) && !taken.has(candidate));
  if (name === undefined || substitute?.replaced === undefined) return undefined;
  return { exercise: picker.pick(name).exercise, replaced: substitute.replaced };
}
