import { isJumping } from "../../health/exercise-limits.ts";
import type { Level } from "../../athlete/athlete.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { repCeiling } from "../../selection/gates/rep-ceiling.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { FOR_TIME } from "../strength/exercise-form.ts";
import { MILD_VOLUME, mildShare } from "../load/mild-limits.ts";
import { lacksBarbell } from "./implements.ts";
import type { Metcon, MetconPart } from "./library.ts";
import { isWorkoutMovement, LEVEL_PACE, secondsPerRep } from "./movements.ts";

type Brief = Pick<SessionBrief, "context">;

/** A movement of a workout as this athlete does it: repetitions, or seconds when they are absent. */
export interface Line {
  readonly choice: Choice;
  readonly reps?: number;
  readonly seconds: number;
  readonly part: MetconPart;
}

/** The lines with substitutes; undefined when two of them fall on the same exercise. */
export function scaledLines(brief: Brief, workout: Metcon): Line[] | undefined {
  const { context } = brief;
  const taken = new Set<string>();
  const lines: Line[] = [];
  for (const part of workout.parts) {
    const picked = kindOnShoulder(brief, withoutRebound(brief, context.picker.pick(part.name, "metcon")));
    const choice = withLoad(brief, withinCeiling(brief, harderPull(brief, picked)));
    const isClosed = isNoStandIn(part, choice);
    // Without its machine or its run a workout is another one.
    if (isClosed && part.seconds !== undefined) return undefined;
    if (isClosed || taken.has(choice.exercise.name) || isSecondMachine(part, choice, lines)) continue;
    taken.add(choice.exercise.name);
    lines.push(getLine(brief, part, choice));
  }
  return lines.length >= Math.min(2, workout.parts.length) ? lines : undefined;
}

const VOLUME_BY_LEVEL: { readonly [level in Level]: number } = { beginner: 0.55, intermediate: 0.8, advanced: 1, elite: 1.05 };

/** A machine in place of repetitions beside a machine is the same thing twice. */
function isSecondMachine(part: MetconPart, { exercise }: Choice, lines: readonly Line[]): boolean {
  return part.seconds === undefined && isMachine(exercise) && lines.some(({ choice }) => isMachine(choice.exercise));
}

function isMachine({ category, movementPattern }: Exercise): boolean {
  return category === "cardio" && movementPattern !== "jump_rope";
}

/** What stands in is a movement of workouts, or a machine or a run: nobody walks, boxes or lies down against the clock. */
function isNoStandIn({ reps }: MetconPart, { exercise, replaced }: Choice): boolean {
  if (replaced === undefined) return false;
  if (exercise.category === "cardio") return ON_FOOT.has(exercise.movementPattern) || exercise.movementPattern === "full_body";
  return reps === undefined || !isWorkoutMovement(exercise.name) || SLOW_EXERCISES.has(exercise.name);
}

/** Done slowly or not at all: nothing of it gets better against the clock. */
const SLOW_EXERCISES: ReadonlySet<string> = new Set([
  "Dead bug",
  "Bird dog",
  "Glute bridge",
  "Plank",
  "Hollow hold",
  "Split squat (short range)",
]);

const ON_FOOT: ReadonlySet<string> = new Set(["walk", "run_walk", "aqua"]);

const NO_REBOUND_FROM = 60;

/** From sixty on nobody jumps against the clock (special-populations.md section 4.4). */
function withoutRebound({ context: { athlete, picker } }: Brief, choice: Choice): Choice {
  if ((athlete.age ?? 0) < NO_REBOUND_FROM || !/jump|under$/iu.test(choice.exercise.name)) return choice;
  const { exercise } = picker.pickFirst(["Step-up", "Step-up (low box)", "Air squat"]);
  return { exercise, replaced: choice.replaced ?? { name: choice.exercise.name, reason: "No rebound jumps from age 60 on." } };
}

/** What is swung overhead is pulled there as a snatch is. */
function kindOnShoulder({ context: { picker, reading } }: Brief, choice: Choice): Choice {
  const isSore = reading.regions.some(({ region, grade }) => region === "shoulder" && grade > 0);
  if (!isSore || choice.exercise.name !== "Kettlebell swing (American)") return choice;
  const { exercise } = picker.pick("Kettlebell swing (Russian)");
  return { exercise, replaced: { name: choice.exercise.name, reason: "To the eyes, not overhead: the shoulder is not ready." } };
}

/** Strict pull-ups for those to whom a ring row is rest. */
const STRICT_FROM = 12;

function harderPull({ context }: Brief, choice: Choice): Choice {
  const isStrong = (context.athlete.gymnastics.strictPullUps ?? 0) >= STRICT_FROM && context.picker.allows(STRICT_PULL_UP);
  return choice.exercise.name === "Ring row" && choice.replaced === undefined && isStrong ? context.picker.pick(STRICT_PULL_UP) : choice;
}

const STRICT_PULL_UP = "Pull-up (strict)";

/** Fewer repetitions than this in a session are no metcon movement. */
const FEWEST_REPS = 9;
/** One or two in a round are no work beside the other movements. */
const FEWEST_IN_ROUND = 3;

/** Whether the athlete's best set carries too few repetitions of a movement for a workout. */
export function isTooFew({ athlete }: PlanContext, name: string): boolean {
  const ceiling = repCeiling(name, athlete);
  return ceiling !== undefined && (ceiling.perSession < FEWEST_REPS || ceiling.perSet < FEWEST_IN_ROUND);
}

function withinCeiling(brief: Brief, choice: Choice): Choice {
  const { picker } = brief.context;
  if (!isTooFew(brief.context, choice.exercise.name)) return choice;
  const easier = choice.exercise.name.startsWith("Handstand")
    ? ["Pike push-up", "Push-up", "Incline push-up"]
    : ["Ring row", "Band-assisted pull-up", "Foot-assisted pull-up", "Inverted row (bar)", "Sit-up"];
  const reason = "Your best set is too small for reps under fatigue.";
  return { exercise: picker.pickFirst(easier).exercise, replaced: { name: choice.replaced?.name ?? choice.exercise.name, reason } };
}

/** A barbell movement without a maximum becomes its dumbbell sister. */
function withLoad(brief: Brief, choice: Choice): Choice {
  const { context } = brief;
  if (!lacksBarbell(context, choice.exercise.name)) return choice;
  const names = DUMBBELL_SISTER.get(choice.exercise.name) ?? ["Dumbbell thruster", "Kettlebell swing (Russian)", "Air squat"];
  const found = context.picker.pickFirst(names);
  const done = lacksBarbell(context, found.exercise.name) ? context.picker.pick("Air squat") : found;
  const reason = "There is no tested maximum to take a barbell weight from.";
  return {
    exercise: done.exercise,
    replaced: { name: choice.replaced?.name ?? choice.exercise.name, reason: choice.replaced?.reason ?? reason },
  };
}

const DUMBBELL_SISTER: ReadonlyMap<string, readonly string[]> = new Map([
  ["Thruster", ["Dumbbell thruster", "Wall ball", "Air squat"]],
  ["Power clean", ["Dumbbell hang clean", "Kettlebell swing (Russian)", "Air squat"]],
  ["Hang power clean", ["Dumbbell hang clean", "Kettlebell swing (Russian)", "Air squat"]],
  ["Push press", ["Dumbbell push press", "Push-up", "Incline push-up"]],
  ["Push jerk", ["Dumbbell push press", "Push-up", "Incline push-up"]],
  ["Deadlift", ["Kettlebell swing (Russian)", "Glute bridge", "Air squat"]],
]);

/** Jumps of a session are spread over so many rounds (special-populations.md section 1, `contacts`). */
const USUAL_ROUNDS = 6;

function getLine(brief: Brief, part: MetconPart, choice: Choice): Line {
  const { level, athlete } = brief.context;
  const name = choice.exercise.name;
  const isTimed = choice.exercise.category === "cardio" && choice.exercise.movementPattern !== "jump_rope";
  if (part.seconds !== undefined || isTimed || FOR_TIME.has(name)) return { choice, part, seconds: part.seconds ?? 40 };
  const share = name === STRICT_PULL_UP && part.name === "Ring row" ? 0.5 : 1;
  const wanted = roundNumber(name, (part.reps ?? 10) * share * VOLUME_BY_LEVEL[level] * mildShare(brief.context, name, MILD_VOLUME));
  const converted = name === "Single-under" && part.name === "Double-under" ? wanted * 2 : wanted;
  const ceiling = repCeiling(name, athlete);
  const jumps = isJumping(choice.exercise) ? Math.floor(brief.context.health.contacts / USUAL_ROUNDS) : Infinity;
  const reps = Math.max(1, Math.min(converted, ceiling?.perSet ?? converted, jumps));
  return { choice, part, reps, seconds: Math.round(reps * secondsPerRep(name) * LEVEL_PACE[level]) };
}

/** Repetitions as a coach writes them: even where sides alternate, round from twelve on. */
function roundNumber(name: string, reps: number): number {
  if (ALTERNATING_EXERCISES.has(name)) return Math.max(4, 2 * Math.round(reps / 2));
  const step = reps >= 25 ? 5 : reps >= 12 ? 3 : 1;
  return Math.max(3, step * Math.round(reps / step));
}

export const ALTERNATING_EXERCISES: ReadonlySet<string> = new Set([
  "Walking lunge",
  "Reverse lunge",
  "Step-up",
  "Step-up (low box)",
  "Dumbbell snatch",
  "Russian twist",
]);
