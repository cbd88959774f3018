import type { Athlete } from "../../athlete/athlete.ts";
import { startsFromChair } from "../../athlete/untrained.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { GATES, isGymnast } from "./gate-table.ts";

export type GateResult =
  | { readonly met: true }
  | {
      readonly met: false;
      /** Why, as a sentence to the athlete. */
      readonly reason: string;
      /** Catalogue names to do instead, best first. */
      readonly instead: readonly string[];
    };

/**
 * Whether an athlete may do a skilled movement (microcycles.md section 6): strict before kipping, and each skill on the strength
 * it needs. An unknown number does not open a gate. Full Olympic lifts are closed to novices in a metcon only.
 */
export function movementGate(exerciseName: string, athlete: Athlete, where: "practice" | "metcon" = "practice"): GateResult {
  const gate = GATES.get(exerciseName);
  if (gate !== undefined && !gate.met(athlete)) return { met: false, reason: gate.reason, instead: gate.instead };
  if (where === "metcon") {
    const strict = swingsUnderBar(athlete) ? undefined : WITHOUT_KIP.get(exerciseName);
    if (strict !== undefined) return { met: false, reason: "Kipping needs regular practice first.", instead: strict };
    const light = (athlete.age ?? ADULT) < ADULT ? FOR_MINORS.get(exerciseName) : undefined;
    if (light !== undefined)
      return { met: false, reason: "Under eighteen, Olympic lifts are for technique, never against the clock.", instead: light };
  }
  const simple = isOldNovice(athlete) ? FOR_OLD_NOVICES.get(exerciseName) : undefined;
  if (simple !== undefined)
    return {
      met: false,
      reason: "At your age and as a beginner, spend the first months without heavy bars or deep squats.",
      instead: simple,
    };
  if (HELD_ON_TOES.has(exerciseName) && startsFromChair(athlete))
    return { met: false, reason: "Trunk exercises start standing, sitting or lying on the back.", instead: STANDING_TRUNK };
  if (exerciseName.startsWith("Nordic") && isTooHeavyForNordics(athlete))
    return { met: false, reason: "Nordics lower the whole body on the hamstrings.", instead: WITHOUT_NORDICS };
  const olympic = where === "metcon" ? OLYMPIC_IN_METCON.get(exerciseName) : undefined;
  if (olympic !== undefined && (athlete.level === "beginner" || athlete.strength.oneRepMax[olympic.lift] === undefined)) {
    return { met: false, reason: "Full Olympic lifts under fatigue need a tested lift and some experience.", instead: olympic.instead };
  }
  return MET;
}

/** From seventy years on, without a year of lifting and without a lift that was ever tested. */
function isOldNovice({ age = 0, trainingYears = 0, history, strength }: Athlete): boolean {
  const years = history?.trainingYears?.lift ?? trainingYears;
  return age >= OLD && years < 1 && Object.keys(strength.oneRepMax).length === 0;
}

/** What is lowered is the body itself: new, old or heavy, nobody brakes it (practice). */
function isTooHeavyForNordics({ age = 30, bodyWeight = 0, level }: Athlete): boolean {
  return level === "beginner" || age >= 50 || bodyWeight >= 95;
}

const HELD_ON_TOES: ReadonlySet<string> = new Set([
  "Plank",
  "Side plank",
  "Side plank with leg raise",
  "Long-lever plank",
  "Body saw",
  "Plank shoulder tap",
  "Copenhagen plank",
  "Copenhagen plank (short lever)",
  "Hollow hold",
]);
const STANDING_TRUNK = ["Pallof press", "Suitcase hold", "Suitcase carry", "Dead bug", "Bird dog"];
const WITHOUT_NORDICS = ["Slider hamstring curl", "Single-leg hamstring bridge (heel on chair)", "Isometric hamstring bridge"];

const OLD = 70;

/** Weights that can be put down, seats to sit back on, and backs that are held. */
const FOR_OLD_NOVICES: ReadonlyMap<string, readonly string[]> = new Map([
  ["Back squat", ["Goblet squat to box", "Leg press"]],
  ["Front squat", ["Goblet squat to box", "Leg press"]],
  ["Pause squat", ["Goblet squat to box", "Leg press"]],
  ["Goblet squat", ["Goblet squat to box", "Leg press"]],
  ["Trap-bar deadlift", ["Kettlebell deadlift", "Dumbbell Romanian deadlift"]],
  ["Deadlift", ["Kettlebell deadlift", "Dumbbell Romanian deadlift"]],
  ["Romanian deadlift", ["Dumbbell Romanian deadlift", "Kettlebell deadlift"]],
  ["Hip thrust", ["Dumbbell Romanian deadlift", "Kettlebell deadlift"]],
  ["Bench press", ["Dumbbell bench press", "Dumbbell floor press", "Incline push-up"]],
  ["Overhead press", ["Seated dumbbell press", "Landmine press"]],
  ["Push press", ["Seated dumbbell press", "Landmine press"]],
  ["Barbell row", ["Seated cable row", "Chest-supported row", "Band row"]],
]);

const ADULT = 18;

/** Whoever trains or races CrossFit, or is as strong under a bar as those who do. */
function swingsUnderBar(athlete: Athlete): boolean {
  const { focus, gymnastics, competitions = [] } = athlete;
  return (
    focus === "crossfit" ||
    isGymnast(athlete) ||
    (gymnastics.strictPullUps ?? 0) >= STRONG_PULLS ||
    competitions.some(({ type = "", name = "" }) => competitionFormat(`${type} ${name}`)?.kind === "crossfit")
  );
}

const STRONG_PULLS = 12;

const ROWS = ["Ring row", "Inverted row (bar)", "Pull-up (strict)"] as const;
const KNEES = ["Hanging knee raise", "V-up", "Sit-up"] as const;
const SWINGS = ["Kettlebell swing (Russian)", "Goblet squat", "Air squat"] as const;

/** Skills of a CrossFit box in the workouts of those who train for something else. */
const WITHOUT_KIP: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["Pull-up (kipping)", ROWS],
  ["Chest-to-bar pull-up", ROWS],
  ["Bar muscle-up", ROWS],
  ["Ring muscle-up", ROWS],
  ["Toes-to-bar", KNEES],
  ["Kettlebell swing (American)", ["Kettlebell swing (Russian)", "Cable pull-through"]],
]);

const FOR_MINORS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    "Snatch",
    "Power snatch",
    "Dumbbell snatch",
    "Clean and jerk",
    "Squat clean",
    "Power clean",
    "Hang power clean",
    "Dumbbell hang clean",
    "Push jerk",
    "Split jerk",
  ].map((name) => [name, SWINGS]),
);

const MET: GateResult = { met: true };

const OLYMPIC_IN_METCON: ReadonlyMap<string, { readonly lift: "snatch" | "cleanAndJerk"; readonly instead: readonly string[] }> = new Map([
  ["Snatch", { lift: "snatch" as const, instead: ["Dumbbell snatch", "Kettlebell swing (Russian)"] }],
  ["Overhead squat", { lift: "snatch" as const, instead: ["Goblet squat", "Air squat"] }],
  ["Clean and jerk", { lift: "cleanAndJerk" as const, instead: ["Dumbbell hang clean", "Dumbbell thruster"] }],
  ["Squat clean", { lift: "cleanAndJerk" as const, instead: ["Dumbbell hang clean", "Kettlebell swing (Russian)"] }],
]);
