import type { Athlete, Swap } from "../../athlete/athlete.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import { contextOn, type PlanContext, planContext } from "../../context/context.ts";
import { startingAthlete } from "../../plan/continuation/starting-athlete.ts";
import type { ExerciseItem, Plan, Session } from "../../model/plan.ts";
import { swapInSession } from "../../session/swaps/swap-session.ts";
import { validatePlan } from "../../checks/validate.ts";
import { inSentence } from "../../model/words.ts";
import type { Progress } from "../adjustment.ts";

/** Which line of which session gets which exercise: two ids of the plan and a name of the catalogue. */
export interface WishedSwap {
  readonly sessionId: string;
  readonly itemId: string;
  readonly by: string;
}

/** Why an exercise stays. */
export type SwapRefusal = "unknown-session" | "unknown-line" | "done" | "race" | "not-work" | "same-exercise" | "no-equivalent";

export type SwapCheck =
  | { readonly kind: "possible"; readonly swap: Swap; readonly session: Session }
  /** The reason is a sentence for the athlete. */
  | { readonly kind: "refused"; readonly code: SwapRefusal; readonly reason: string };

/** A session of a plan and the line of its work that is to be swapped. */
export interface SwapPlace {
  readonly session: Session;
  readonly item: ExerciseItem;
  readonly context: PlanContext;
}

/** Whether an exercise may be swapped, and the session with the other one in it. `progress` as in `adjust`. */
export function checkSwap(plan: Plan, athlete: Athlete, { sessionId, itemId, by }: WishedSwap, progress?: Progress): SwapCheck {
  const place = swapPlace(plan, athlete, { sessionId, itemId }, progress);
  if (place.kind === "refused") return place;
  const { item } = place;
  if (item.name === by) return refused("same-exercise", `It is ${inSentence(by)} already.`);
  const swapped = swappedWithinRules(plan, athlete, place, by);
  if (swapped === undefined)
    return refused("no-equivalent", `${findExercise(by)?.name ?? `“${by}”`} cannot take the place of ${inSentence(item.name)} here.`);
  return { kind: "possible", swap: { sessionId, exercise: item.name, by: findExercise(by)?.name ?? by }, session: swapped };
}

/** The line, when it is one whose exercise can be chosen: of the work of a session that is still to be done. */
export function swapPlace(
  plan: Plan,
  athlete: Athlete,
  { sessionId, itemId }: Omit<WishedSwap, "by">,
  progress?: Progress,
): ({ readonly kind: "found" } & SwapPlace) | Extract<SwapCheck, { kind: "refused" }> {
  const session = plan.weeks.flatMap((week) => week.sessions).find(({ id }) => id === sessionId);
  if (session === undefined) return refused("unknown-session", "This session is not in your plan.");
  if (session.code === "RACE") return refused("race", "The parts of a race cannot be swapped.");
  const isDone =
    progress !== undefined && (session.date < progress.today || progress.outcomes.some((outcome) => outcome.sessionId === sessionId));
  if (isDone) return refused("done", "Completed and past sessions stay as they were.");
  const { warmup, skill, strength, mainWorkout, cooldown } = session.blocks;
  const item = [...skill, ...strength, ...mainWorkout].find(({ id }) => id === itemId);
  if (item !== undefined) return { kind: "found", session, item, context: getContext(plan, athlete, session) };
  return [...warmup, ...cooldown].some(({ id }) => id === itemId)
    ? refused("not-work", "Warm-up and cooldown follow the main work: swap the exercise there.")
    : refused("unknown-line", "That exercise is not in this session.");
}

function getContext(plan: Plan, entered: Athlete, session: Session): PlanContext {
  const athlete = startingAthlete(entered, plan.startsFrom, plan.startDate);
  return contextOn(planContext(athlete, readAthlete(athlete, plan.startDate, plan.firstMacroWeek - 1), plan.startDate), session.date);
}

/** The session with the other exercise; undefined when it does not fit there, or when the plan would break a rule with it. */
export function swappedWithinRules(plan: Plan, athlete: Athlete, { session, item, context }: SwapPlace, by: string): Session | undefined {
  const swapped = swapInSession(context, session, { exercise: item.name, by });
  if (swapped === undefined) return undefined;
  const broken = validatePlan(withSession(plan, swapped), athlete);
  if (broken.length === 0) return swapped;
  // What was broken before is no fault of the exercise.
  const known = new Set(validatePlan(plan, athlete).map(({ rule, message }) => `${rule} ${message}`));
  return broken.every(({ rule, message }) => known.has(`${rule} ${message}`)) ? swapped : undefined;
}

/** The plan with one session in the place of the one with its id. */
export function withSession(plan: Plan, session: Session): Plan {
  const replaced = (old: Session): Session => (old.id === session.id ? session : old);
  return { ...plan, weeks: plan.weeks.map((week) => ({ ...week, sessions: week.sessions.map(replaced) })) };
}

/** The athlete's swaps with one more; one that takes the last one of the session back leaves neither. */
export function withSwap({ swaps = [] }: Athlete, swap: Swap): readonly Swap[] {
  const last = swaps.findLast(({ sessionId }) => sessionId === swap.sessionId);
  const isBack = last !== undefined && last.exercise === swap.by && last.by === swap.exercise;
  return isBack ? swaps.filter((other) => other !== last) : [...swaps, swap];
}

function refused(code: SwapRefusal, reason: string): Extract<SwapCheck, { kind: "refused" }> {
  return { kind: "refused", code, reason };
}
