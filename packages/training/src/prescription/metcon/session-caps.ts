import type { Level } from "../../athlete/athlete.ts";
import { isJumping } from "../../health/exercise-limits.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { getNames } from "../../injuries/activities.ts";
import { strengthTriggers } from "../../injuries/limits/trigger-dose.ts";
import { bestSet, repCeiling } from "../../selection/gates/rep-ceiling.ts";
import { repsWithTornHands } from "../gymnastics/torn-hands.ts";
import { repsToFailure } from "../../selection/reps-to-failure.ts";
import { metconLoad } from "./implements.ts";
import { secondsPerRep, LEVEL_PACE } from "./movements.ts";
import { ALTERNATING_EXERCISES, type Line } from "./scaled-lines.ts";

interface Cap {
  readonly reps: { readonly [level in Level]: number };
  /** Sum of repetitions times share of the maximum, for an advanced athlete. */
  readonly relative?: number;
  /** Sum of kilograms, for an advanced man. */
  readonly kilograms?: number;
}

/** What one movement may come to in a workout, all rounds together (load-plausibility.md section 5). */
const MOVEMENT_CAPS: ReadonlyMap<string, Cap> = new Map([
  ["Deadlift", cap([30, 45, 60, 75], 4600, 24)],
  ["Power clean", cap([15, 30, 45, 50], 2700, 22)],
  ["Hang power clean", cap([15, 30, 45, 50], 2700, 22)],
  ["Power snatch", cap([0, 20, 35, 45], 1900, 20)],
  ["Overhead squat", cap([20, 40, 60, 75], 3200, 28)],
  ["Thruster", cap([20, 40, 50, 65], 1950, 26)],
  ["Push press", cap([20, 35, 50, 60], 2100, 22)],
  ["Push jerk", cap([20, 35, 50, 60], 2100, 22)],
  ["Dumbbell snatch", cap([30, 50, 70, 90], 1800)],
  ["Dumbbell hang clean", cap([30, 50, 70, 90], 1800)],
  ["Dumbbell thruster", cap([30, 50, 70, 90], 1800)],
  ["Kettlebell swing (Russian)", cap([50, 90, 140, 170], 3600)],
  ["Kettlebell swing (American)", cap([50, 90, 140, 170], 3600)],
  ["Wall ball", cap([40, 75, 120, 150], 1350)],
  ["Walking lunge", cap([60, 100, 150, 200])],
  ["Reverse lunge", cap([60, 100, 150, 200])],
  ["Box jump", cap([25, 50, 75, 90])],
  ["Burpee", cap([30, 60, 90, 110])],
  ["Push-up", cap([40, 80, 120, 150])],
  ["Air squat", cap([60, 100, 150, 200])],
  ["Burpee box jump-over", cap([15, 30, 50, 60])],
  ["Step-up", cap([60, 100, 150, 200])],
  ["Double-under", cap([100, 150, 300, 400])],
  ["Sit-up", cap([50, 80, 120, 150])],
]);

/** What no benchmark limits is limited by the strength of the athlete: so many times the best set in all (load-plausibility.md section 5). */
const BY_ABILITY: ReadonlySet<string> = new Set([
  "Push-up",
  "Pike push-up",
  "Pike push-up (feet elevated)",
  "Ring push-up",
  "Dip (parallel bar)",
  "Ring dip",
]);
/** Against the clock strict repetitions without a swing fail long before the share of a rested set (coaches; microcycles.md section 6 allows more). */
const STRICT_PULL_UPS: ReadonlySet<string> = new Set(["Pull-up (strict)", "Chin-up (strict)", "Handstand push-up (strict)"]);
const OF_STRICT_BEST = 2.5;
const OF_STRICT_SET = 0.35;
const OF_BEST = 2.5;
/** Estimates from the bar say little about who does few: so many are a workout's worth for anybody who practises them. */
const FEWEST_IN_ALL = 24;

const RELATIVE_CAP_BY_LEVEL: { readonly [level in Level]: number } = { beginner: 0.45, intermediate: 0.75, advanced: 1, elite: 1.2 };
const KILOGRAM_CAP_BY_LEVEL: { readonly [level in Level]: number } = { beginner: 0.25, intermediate: 0.6, advanced: 1, elite: 1.2 };
const FEMALE_SHARE = 0.68;
const DELOAD_SHARE = 0.45;

/** The most repetitions of this line in the whole workout; undefined when nothing limits it. */
function maxReps(brief: SessionBrief, { choice }: Line): number | undefined {
  const { context, frame } = brief;
  const { name } = choice.exercise;
  const limits = [repCeiling(name, context.athlete)?.perSession ?? Infinity, repsWithTornHands(brief, name) ?? Infinity];
  const limit = MOVEMENT_CAPS.get(name);
  if (STRICT_PULL_UPS.has(name)) limits.push(OF_STRICT_BEST * (bestSet(name, context.athlete)?.reps ?? Infinity));
  if (BY_ABILITY.has(name)) limits.push(Math.max(FEWEST_IN_ALL, OF_BEST * (repsToFailure(name, context.strength) ?? Infinity)));
  if (limit !== undefined) {
    const share = frame.isDeload ? DELOAD_SHARE : 1;
    const weight = metconLoad(context, name, brief.frame.isDeload);
    limits.push(limit.reps[context.level] * share * (isTrigger(context, name) ? TRIGGER_SHARE : 1));
    if (weight !== undefined && weight !== "no-barbell") {
      const { kilograms, perHand, oneRepMax } = weight.load;
      const moved = (limit.kilograms ?? Infinity) * KILOGRAM_CAP_BY_LEVEL[context.level] * (context.sex === "female" ? FEMALE_SHARE : 1);
      limits.push((moved * share) / (kilograms * (perHand ? 2 : 1)));
      if (oneRepMax !== undefined)
        limits.push(((limit.relative ?? Infinity) * RELATIVE_CAP_BY_LEVEL[context.level] * share * oneRepMax) / kilograms);
    }
  }
  const most = Math.floor(Math.min(...limits));
  return Number.isFinite(most) ? most : undefined;
}

/** Whether many repetitions of it are what brings a mild complaint on. */
function isTrigger({ reading: { regions } }: PlanContext, name: string): boolean {
  return regions.some((finding) => strengthTriggers(finding).some((activity) => getNames(activity).includes(name)));
}

/** Of what a workout may hold otherwise (convention: half, as of the days of a week in trigger-dose.ts). */
const TRIGGER_SHARE = 0.5;

/** Caps of a named workout scaled to an intermediate athlete, as a factor; beginners do half of it, the advanced do it as it is (load-plausibility.md section 5). */
const NAMED_WORKOUT_FACTOR = 1.2;

/** The most repetitions of one movement in a named workout. */
export function maxBenchmarkReps(name: string, level: Level): number {
  const limit = level === "intermediate" ? MOVEMENT_CAPS.get(name)?.reps.intermediate : undefined;
  return limit === undefined ? Number.POSITIVE_INFINITY : NAMED_WORKOUT_FACTOR * limit;
}

/** Two kinds of one movement, and what stands in for two, share its repetitions. */
function share(brief: SessionBrief, lines: readonly Line[], line: Line): number | undefined {
  const { choice } = line;
  const jumping = lines.filter((other) => isJumping(other.choice.exercise)).length;
  const contacts =
    isJumping(choice.exercise) && !SKIPPING_NAMES.test(choice.exercise.name) ? brief.context.health.contacts / jumping : Infinity;
  const own = maxReps(brief, line) ?? Infinity;
  const most = Math.min(own, contacts) < Infinity ? Math.min(own, contacts) : undefined;
  const kind = (name: string): string => ONE_CAP.find((names) => names.test(name))?.source ?? name.replace(/ \(.*\)$/u, "");
  const times = lines.filter((other) => kind(other.choice.exercise.name) === kind(choice.exercise.name)).length;
  return most === undefined ? undefined : Math.floor(most / Math.max(1, times));
}

/** Movements that share a row of the caps (load-plausibility.md section 5). */
const ONE_CAP: readonly RegExp[] = [
  /^Dumbbell (?:snatch|hang clean|thruster)$/u,
  /^(?:Power clean|Hang power clean|Squat clean|Clean and jerk)$/u,
  /^(?:Push press|Push jerk)$/u,
  /lunge/iu,
];

/** A rope has its own limits. */
const SKIPPING_NAMES = /under/iu;

/** Fewer in a round are no set of a workout. */
const FEWEST_IN_ROUND = 3;
/** Nobody writes 37 double-unders. */
const LONG_SET = 20;
/** Below this share of its repetitions a line is a token: then there are fewer rounds, and no fewer than this share of them. */
const WHOLE_ENOUGH = 0.65;
const FEWEST_ROUNDS = 0.5;

/** The lines with as many repetitions a round as their caps leave, in as many of the `rounds` as keep every line worth its name. */
export function applyCaps(brief: SessionBrief, lines: readonly Line[], rounds: number): Line[] {
  const fewest = Math.max(1, Math.min(rounds, Math.max(3, Math.ceil(FEWEST_ROUNDS * rounds))));
  let found = inRounds(brief, lines, rounds);
  for (let count = rounds; count >= fewest; count--) {
    found = inRounds(brief, lines, count);
    const enough = ({ choice }: Line): number => (isTrigger(brief.context, choice.exercise.name) ? TRIGGER_SHARE : WHOLE_ENOUGH);
    if (found.every((line, index) => (line.reps ?? 1) >= enough(line) * (lines[index]?.reps ?? 1))) break;
  }
  return found;
}

function inRounds(brief: SessionBrief, lines: readonly Line[], rounds: number): Line[] {
  return lines.map((line) => {
    const most = share(brief, lines, line);
    const perSet = mostInSet(brief, line);
    if (line.reps === undefined || ((most === undefined || line.reps * rounds <= most) && line.reps <= perSet)) return line;
    const even = line.reps % 2 === 0 && ALTERNATING_EXERCISES.has(line.choice.exercise.name) ? 2 : 1;
    const capped = Math.min(line.reps, perSet, Math.max(FEWEST_IN_ROUND, even * Math.floor((most ?? Infinity) / rounds / even)));
    const reps = capped >= LONG_SET ? 5 * Math.floor(capped / 5) : capped;
    const { name } = line.choice.exercise;
    return { ...line, reps, seconds: Math.round(reps * secondsPerRep(name) * LEVEL_PACE[brief.context.level]) };
  });
}

/** A set of a workout stays short of the best one, and is no longer than the athlete wishes. */
function mostInSet({ context }: SessionBrief, { choice }: Line): number {
  return Math.min(context.wishedSets.get(choice.exercise.name)?.most ?? Infinity, mostByStrength(context, choice));
}

function mostByStrength(context: PlanContext, choice: Line["choice"]): number {
  if (STRICT_PULL_UPS.has(choice.exercise.name))
    return Math.max(1, Math.floor(OF_STRICT_SET * (bestSet(choice.exercise.name, context.athlete)?.reps ?? Infinity)));
  if (!BY_ABILITY.has(choice.exercise.name)) return Infinity;
  const best = repsToFailure(choice.exercise.name, context.strength);
  return best === undefined ? Infinity : Math.max(FEWEST_IN_SET, Math.floor(OF_BEST_SET * best));
}

const OF_BEST_SET = 0.6;
const FEWEST_IN_SET = 6;

/** The rounds that the caps of all lines leave. */
export function roundsAllowed(brief: SessionBrief, lines: readonly Line[]): number {
  const limits = lines.flatMap((line) => {
    const most = share(brief, lines, line);
    return most === undefined || line.reps === undefined ? [] : [Math.max(1, Math.floor(most / line.reps))];
  });
  return Math.min(...limits, 99);
}

function cap(
  [beginner, intermediate, advanced, elite]: readonly [number, number, number, number],
  kilograms?: number,
  relative?: number,
): Cap {
  return {
    reps: { beginner, intermediate, advanced, elite },
    ...(kilograms === undefined ? {} : { kilograms }),
    ...(relative === undefined ? {} : { relative }),
  };
}
