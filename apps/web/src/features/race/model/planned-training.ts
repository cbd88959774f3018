import type { BlockName, Day, ExerciseItem } from "@ironpace/training";

/** What is read of the active plan. */
export interface RacePlan {
  readonly id: string;
  /** A Monday. */
  readonly startDate: Day;
  readonly durationWeeks: number;
  readonly sessions: readonly {
    readonly date: Day;
    readonly completed: boolean;
    readonly isRace: boolean;
    readonly blocks: { readonly [name in BlockName]: readonly ExerciseItem[] };
  }[];
}

/** Sessions from today to the race that train a part of it. */
export interface PlannedTraining {
  readonly sessions: number;
  /** Metres or repetitions in all, where the plan counts them. */
  readonly amount?: { readonly value: number; readonly unit: "m" | "reps" };
}

const RUN = /\brun|strides|fartlek|tempo/iu;

/** @param id Of a segment, or "runs". */
export function plannedTraining(plan: RacePlan | null | undefined, id: string, today: Day, race: Day): PlannedTraining | undefined {
  if (plan === null || plan === undefined || /^(?:roxzone|t[12])$/u.test(id)) return undefined;
  const isPart = id === "runs" || id.startsWith("run") || id.startsWith("km-") ? (name: string) => RUN.test(name) : isNamed(id);
  const lines = plan.sessions
    .filter((session) => session.date >= today && session.date < race && !session.completed && !session.isRace)
    .map(({ blocks }) => [...blocks.strength, ...blocks.skill, ...blocks.mainWorkout].filter(({ name }) => isPart(name)))
    .filter((found) => found.length > 0);
  const total = (value: (item: ExerciseItem) => number | undefined) =>
    lines.flat().reduce((sum, item) => sum + (item.sets ?? 1) * (value(item) ?? 0), 0);
  const metres = Math.round(total(({ dose }) => dose.metres));
  const reps = Math.round(total(({ dose }) => dose.reps));
  const amount = metres > 0 ? { value: metres, unit: "m" as const } : reps > 0 ? { value: reps, unit: "reps" as const } : undefined;
  return { sessions: lines.length, ...(amount === undefined ? {} : { amount }) };
}

function isNamed(id: string): (name: string) => boolean {
  if (id === "bike") return (name) => /\b(?:bike|ride|cycling)\b/iu.test(name);
  if (id === "swim") return (name) => /\bswim/iu.test(name);
  return (name) => name === id;
}
