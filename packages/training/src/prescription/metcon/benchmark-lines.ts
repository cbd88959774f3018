import { maxBenchmarkReps } from "./session-caps.ts";
import type { Level } from "../../athlete/athlete.ts";
import type { BenchmarkMovement, BenchmarkWorkout } from "../../catalogue/benchmark-workout.ts";
import { repCeiling } from "../../selection/gates/rep-ceiling.ts";
import { formatLoad } from "../../units/format.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import type { Load } from "../../model/plan.ts";
import { shortName } from "../../model/words.ts";
import { MILD_VOLUME, mildLoad, mildShare } from "../load/mild-limits.ts";
import { LEVEL_PACE, secondsPerRep } from "./movements.ts";
import { BARBELL_STEP, roundLoad } from "../../physiology/rounding.ts";
import type { PlanContext } from "../../context/context.ts";
import { sizesOwned } from "../implement-load.ts";
import { metconLoad } from "./implements.ts";

/** A movement of a benchmark workout as this athlete does it. */
export interface BenchmarkLine {
  readonly choice: Choice;
  /** Repetitions of every round: one number each. */
  readonly reps: readonly number[];
  readonly metres?: number;
  readonly load?: Load;
  /** Seconds of all rounds together. */
  readonly seconds: number;
  /** What differs from the workout as prescribed: "ring row", "32.5 kg", "10 instead of 12". */
  readonly changes: readonly string[];
}

const MARKED_SCALED: Level = "beginner";
/** Beginners do half of the repetitions: the full volume is a risk for the muscles (events.md section 2). */
const BEGINNER_VOLUME = 0.5;
/** Below this share of the prescribed repetitions an easier movement keeps the volume. */
const LEAST_SHARE = 0.6;

/** The lines of a workout; undefined when two of them become the same exercise or a movement has no counterpart here. */
export function benchmarkLines(brief: Pick<SessionBrief, "context">, workout: BenchmarkWorkout): readonly BenchmarkLine[] | undefined {
  const rounds = workout.rounds ?? 1;
  const lines = workout.movements.map((movement) => findLine(brief, movement, rounds));
  const found = lines.flatMap((line) => line ?? []);
  const names = new Set(found.map(({ choice }) => choice.exercise.name));
  // A workout may come back to a movement: Murph ends with the run it began with.
  const prescribed = new Set(workout.movements.map(({ exercise }) => exercise));
  return found.length === lines.length && names.size === prescribed.size ? withOneBar(brief, found) : undefined;
}

/** A workout has one barbell: the lightest of its loads, so that nobody changes plates against the clock. */
function withOneBar({ context }: Pick<SessionBrief, "context">, lines: readonly BenchmarkLine[]): readonly BenchmarkLine[] {
  const bars = lines.flatMap(({ load }) => (load?.bar === undefined ? [] : [load.kilograms]));
  const lightest = Math.min(...bars);
  return lines.map((line) => {
    if (line.load?.bar === undefined || line.load.kilograms === lightest) return line;
    return { ...line, load: { ...line.load, kilograms: lightest }, changes: [formatLoad(lightest, context.unit)] };
  });
}

function findLine(brief: Pick<SessionBrief, "context">, movement: BenchmarkMovement, rounds: number): BenchmarkLine | undefined {
  const { context } = brief;
  // Calories have no counterpart that is counted.
  if (movement.calories !== undefined) return undefined;
  const picked = countable(brief, context.picker.pick(movement.exercise, "metcon"), movement);
  if (picked === undefined) return undefined;
  if (movement.metres !== undefined)
    return picked.replaced === undefined ? cardioLine(context.level, picked, movement.metres, rounds) : undefined;
  const prescribed = Array.isArray(movement.reps)
    ? (movement.reps as readonly number[])
    : Array.from({ length: rounds }, () => Number(movement.reps));
  const { choice, share } = withinCeiling(brief, picked, prescribed);
  const care = mildShare(context, choice.exercise.name, MILD_VOLUME);
  const whole = prescribed.reduce((sum, count) => sum + count, 0);
  const most = maxBenchmarkReps(choice.exercise.name, context.level) / whole;
  const volume = Math.min(context.level === MARKED_SCALED ? BEGINNER_VOLUME : 1, share, care, most);
  const reps = prescribed.map((count) => Math.max(1, Math.floor(count * volume)));
  const load = benchmarkLoad(context, choice.exercise.name, movement);
  if (load === "unknown") return undefined;
  const total = reps.reduce((sum, count) => sum + count, 0);
  const changes = [
    ...(choice.replaced === undefined ? [] : [shortName(choice.exercise.name)]),
    ...(volume === 1
      ? []
      : [`${[...new Set(reps)].join("-")} ${choice.replaced === undefined ? shortName(choice.exercise.name) : "of them"}`]),
    ...(load?.change === undefined ? [] : [load.change]),
  ];
  const seconds = Math.round(total * secondsPerRep(choice.exercise.name) * LEVEL_PACE[context.level]);
  return { choice, reps, seconds, changes, ...(load === undefined ? {} : { load: load.load }) };
}

/** What stands in for counted repetitions is counted too: nobody does 50 brisk walks. Undefined where nothing is left that can be. */
function countable(
  { context }: Pick<SessionBrief, "context">,
  choice: Choice,
  { metres, exercise, calories }: BenchmarkMovement,
): Choice | undefined {
  const isTimed = choice.exercise.category === "cardio" && choice.exercise.movementPattern !== "jump_rope";
  if (choice.replaced === undefined || metres !== undefined || calories === true || !isTimed) return choice;
  const [counted] = context.picker.open(SKIPPING_STAND_INS);
  return counted === undefined ? undefined : { exercise: counted.exercise, replaced: { name: exercise, reason: choice.replaced.reason } };
}

/** In the place of a skipped rope, as light on the joints as it. */
const SKIPPING_STAND_INS = ["Step-up (low box)", "Step-up", "Air squat"] as const;

/** Seconds per kilometre on foot and per 500 m on the rower in the middle of a workout, to plan the time. */
const RUN_PACE: { readonly [level in Level]: number } = { beginner: 400, intermediate: 320, advanced: 275, elite: 245 };
const ROW_SPLIT: { readonly [level in Level]: number } = { beginner: 140, intermediate: 122, advanced: 110, elite: 103 };

function cardioLine(level: Level, choice: Choice, prescribed: number, rounds: number): BenchmarkLine {
  const metres = level === MARKED_SCALED ? prescribed * BEGINNER_VOLUME : prescribed;
  const perMetre = choice.exercise.movementPattern === "row_erg" ? ROW_SPLIT[level] / 500 : RUN_PACE[level] / 1000;
  return { choice, reps: [], metres, seconds: Math.round(metres * rounds * perMetre), changes: [] };
}

/** Few repetitions in the tank: a smaller share of them, or an easier movement for all of them. */
function withinCeiling(
  { context }: Pick<SessionBrief, "context">,
  choice: Choice,
  reps: readonly number[],
): { choice: Choice; share: number } {
  const ceiling = repCeiling(choice.exercise.name, context.athlete);
  const total = reps.reduce((sum, count) => sum + count, 0);
  if (ceiling === undefined || ceiling.perSession >= total) return { choice, share: 1 };
  const share = ceiling.perSession / total;
  if (share >= LEAST_SHARE) return { choice, share };
  const easier = choice.exercise.name.startsWith("Handstand") ? ["Pike push-up", "Push-up"] : ["Ring row", "Band-assisted pull-up"];
  const reason = "Your best set is too small for so many reps.";
  return { choice: { exercise: context.picker.pickFirst(easier).exercise, replaced: { name: choice.exercise.name, reason } }, share: 1 };
}

interface BenchmarkLoad {
  readonly load: Load;
  /** Set when it is lighter than prescribed: "32.5 kg". */
  readonly change?: string;
}

/**
 * The load of a movement: as prescribed when the athlete's level and maximum carry it, else the load of the level. Undefined
 * without a load, "unknown" when a barbell has no maximum to take it from.
 */
function benchmarkLoad(context: PlanContext, name: string, movement: BenchmarkMovement): BenchmarkLoad | undefined | "unknown" {
  const { load: prescribed, bodyWeights } = movement;
  if (bodyWeights !== undefined) return "unknown";
  const own = metconLoad(context, name);
  if (own === "no-barbell") return "unknown";
  if (own === undefined || prescribed === undefined) return own === undefined ? undefined : { load: own.load };
  const full = context.sex === "male" ? prescribed.men : prescribed.women;
  const kilograms =
    own.load.oneRepMax === undefined
      ? getImplement(context, name, full, own.load.kilograms)
      : getBar(context, full, own.load.oneRepMax * mildLoad(context, name));
  const load: Load = { ...own.load, kilograms };
  return kilograms >= full - KILOGRAM_ROUNDING ? { load } : { load, change: formatLoad(kilograms, context.unit) };
}

/** A test is done as prescribed by who is near it: the lighter one is for the many repetitions of other days. */
function getImplement(context: PlanContext, name: string, full: number, usual: number): number {
  const sizes = sizesOwned(context, name);
  const isThere = sizes === undefined || sizes.includes(full);
  const isWhole = mildLoad(context, name) === 1 && context.health.percent === 100;
  const isNear = (context.level === "advanced" || context.level === "elite") && usual >= NEAR_PRESCRIBED * full;
  return isNear && isThere && isWhole ? Math.max(usual, full) : usual;
}

const NEAR_PRESCRIBED = 0.7;

/** The most of a maximum that a barbell of a test weighs, by level (microcycles.md section 7). */
const MOST_PERCENT: { readonly [level in Level]: number } = { beginner: 40, intermediate: 50, advanced: 60, elite: 70 };
/** CrossFit rounds pounds to kilograms its own way. */
const KILOGRAM_ROUNDING = 2.5;

/** The prescribed barbell on the athlete's plates, or what the level carries of it; never less than the empty bar. */
function getBar({ level, unit, bar }: PlanContext, prescribed: number, oneRepMax: number): number {
  const step = BARBELL_STEP[unit];
  const most = step * Math.floor((oneRepMax * MOST_PERCENT[level]) / 100 / step + 1e-9);
  return Math.max(bar, Math.min(roundLoad(prescribed, step), most));
}
