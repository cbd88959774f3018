import { type CoachRecord, getContentWords, getGoalValue } from "@ironpace/contract";
import { fromPounds, toPounds } from "@ironpace/training";
import { normalise } from "../question.ts";
import type { Goal } from "./diary.ts";
import { liftNamed, testNamed } from "./subject.ts";

type BestRecord = Extract<CoachRecord, { readonly kind: "best" }>;

/** The open goal that a new best is about, and whether the best reaches it. */
export function goalOfBest(
  { name, value, unit }: BestRecord,
  goals: readonly Goal[],
): { readonly goal: Goal; readonly isReached: boolean } | undefined {
  const goal = goals.find(({ completedOn, title }) => completedOn === undefined && isSameThing(title, name));
  const number = goal === undefined ? undefined : inUnit(value, unit, goal.unit);
  if (goal === undefined || number === undefined) return undefined;
  return { goal, isReached: goal.falling ? number <= goal.target : number >= goal.target };
}

/** The same test or lift; "Clean" is no clean and jerk. What the coach knows by no name has to have the same words. */
function isSameThing(goal: string, best: string): boolean {
  const [wanted, logged] = [goal, best].map(normalise) as [string, string];
  const [test, otherTest] = [testNamed(wanted), testNamed(logged)];
  if (test !== undefined || otherTest !== undefined) return test?.name === otherTest?.name;
  const [lift, otherLift] = [liftNamed(wanted), liftNamed(logged)];
  if (lift !== undefined || otherLift !== undefined) return lift?.name === otherLift?.name;
  const [words, others] = [getContentWords(goal), getContentWords(best)];
  return words.length === others.length && words.every((word) => others.includes(word));
}

/** The value of a best in the unit of a goal; undefined where the two measure different things. */
function inUnit(value: string, unit: string, goalUnit: string): number | undefined {
  const number = getGoalValue(value, goalUnit);
  const isMass = unit !== goalUnit && [unit, goalUnit].every((each) => each === "kg" || each === "lb");
  if (Number.isNaN(number) || (unit !== goalUnit && !isMass)) return undefined;
  return isMass ? (goalUnit === "lb" ? toPounds(number) : fromPounds(number)) : number;
}
