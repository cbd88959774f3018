import type { Athlete, Swap } from "../../athlete/athlete.ts";
import { liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import { findBenchmarkWorkout } from "../../catalogue/benchmark-workouts.ts";
import type { ExerciseItem, Plan, Session } from "../../model/plan.ts";
import { swapInSession } from "../../session/swaps/swap-session.ts";
import { getDoseKind } from "../../session/swaps/dose-kind.ts";
import { swapPlace } from "./swap.ts";
import { type SwapOption, swapOptions } from "./swap-options.ts";

/** A line whose exercise may be another one without touching what the plan builds on, and what it may be. */
export interface Exchange {
  readonly itemId: string;
  /** As on the screen where athletes swap an exercise themselves; the closest first, never empty. */
  readonly options: readonly SwapOption[];
}

/** One of the options of a line: the name of the exercise. */
export interface ExchangeChoice {
  readonly itemId: string;
  readonly by: string;
}

/** So many for each line are a choice; more make it no better. */
const MOST_FOR_A_LINE = 3;

/**
 * The lines of a session that a coach may vary: accessories, skills and movements of a workout. Main lifts, everything whose number is a
 * share of an own best, races, their stations, named workouts and what stands in for something already are the plan's.
 */
export function exchanges(plan: Plan, athlete: Athlete, session: Session): readonly Exchange[] {
  const names = new Set<string>();
  return variable(session).flatMap((item): Exchange[] => {
    if (names.has(item.name)) return [];
    names.add(item.name);
    const options = swapOptions(plan, athlete, session.id, item.id, MOST_FOR_A_LINE);
    return options.length === 0 ? [] : [{ itemId: item.id, options }];
  });
}

/**
 * The session with these choices, and the swaps that keep them when the plan is built again; each load is the engine's. Undefined when
 * one of them is not the plan's to give or two do not go together. Whether the plan holds with it, `validatePlan` says.
 */
export function exchanged(
  plan: Plan,
  athlete: Athlete,
  session: Session,
  choices: readonly ExchangeChoice[],
): { readonly session: Session; readonly swaps: readonly Swap[] } | undefined {
  let now = session;
  const swaps: Swap[] = [];
  for (const { itemId, by } of choices) {
    const item = variable(session).find(({ id }) => id === itemId);
    const place = swapPlace(plan, athlete, { sessionId: session.id, itemId });
    if (item === undefined || place.kind === "refused") return undefined;
    const swap: Swap = { sessionId: session.id, exercise: item.name, by, isSuggested: true };
    const swapped = swapInSession(place.context, now, swap);
    if (swapped === undefined) return undefined;
    now = swapped;
    swaps.push(swap);
  }
  return { session: now, swaps };
}

function variable(session: Session): readonly ExerciseItem[] {
  const { skill, strength, mainWorkout } = session.blocks;
  const isOwn = session.code === "RACE" || session.code === "HX" || isBenchmark(session);
  return [
    ...[...skill, ...strength].filter((item) => item !== strength[0] && !isProgression(item)),
    ...(isOwn ? [] : mainWorkout.filter((item) => getDoseKind(item) === "repetitions" && !isShare(item))),
  ].filter(({ replaced }) => replaced === undefined);
}

/** Barbells, and numbers that grow from an own best, are what the weeks build on. */
function isProgression(item: ExerciseItem): boolean {
  return isShare(item) || item.why !== undefined || liftOfExercise(item.name) !== undefined;
}

function isShare({ load }: ExerciseItem): boolean {
  return load?.oneRepMax !== undefined;
}

/** A named workout is measured against itself. */
function isBenchmark({ mainFormat }: Session): boolean {
  return mainFormat !== undefined && findBenchmarkWorkout(mainFormat.label.replace(/, scaled$/u, "")) !== undefined;
}
