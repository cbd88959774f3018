import type { Level } from "../../athlete/athlete.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { isRaceStation } from "../../selection/race-stations.ts";
import type { ExerciseItem, Session, Violation } from "../../model/plan.ts";
import { inSession, type Rule } from "../rule.ts";

type ByLevel = readonly [beginner: number, intermediate: number, advanced: number, elite: number];

interface Cap {
  readonly names: RegExp;
  readonly reps: ByLevel;
  /** Kilograms for an advanced man. */
  readonly kilograms?: number;
}

/** Repetitions and kilograms of one movement in a whole workout (load-plausibility.md section 5). */
const CAPS: readonly Cap[] = [
  { names: /^Deadlift$/u, reps: [30, 45, 60, 75], kilograms: 4600 },
  { names: /^(?:Power clean|Hang power clean|Squat clean|Clean and jerk)$/u, reps: [15, 30, 45, 50], kilograms: 2700 },
  { names: /^(?:Power snatch|Snatch)$/u, reps: [0, 20, 35, 45], kilograms: 1900 },
  { names: /^Thruster$/u, reps: [20, 40, 50, 65], kilograms: 1950 },
  { names: /^(?:Push press|Push jerk)$/u, reps: [20, 35, 50, 60], kilograms: 2100 },
  { names: /^(?:Front|Back|Overhead) squat$/u, reps: [20, 40, 60, 75], kilograms: 3200 },
  { names: /^Dumbbell (?:snatch|hang clean|thruster)$/u, reps: [30, 50, 70, 90], kilograms: 1800 },
  { names: /swing/iu, reps: [50, 90, 140, 170], kilograms: 3600 },
  { names: /^Wall ball$/u, reps: [40, 75, 120, 150], kilograms: 1350 },
  { names: /lunge/iu, reps: [60, 100, 150, 200] },
  { names: /^Box jump/u, reps: [25, 50, 75, 90] },
  { names: /^Burpee$/u, reps: [30, 60, 90, 110] },
  { names: /^Burpee broad jump$/u, reps: [15, 30, 45, 60] },
  { names: /^Push-up$/u, reps: [40, 80, 120, 150] },
  { names: /^Air squat$/u, reps: [60, 100, 150, 200] },
  { names: /^Double-under$/u, reps: [100, 150, 300, 400] },
  { names: /^Sit-up$/u, reps: [50, 80, 120, 150] },
  { names: /^GHD sit-up$/iu, reps: [0, 15, 40, 60] },
];
const KILOGRAMS: ByLevel = [0.25, 0.6, 1, 1.2];
const WOMEN = 0.68;
const TOLERANCE = 1.05;
/** A named workout on its test day, and a contest rehearsed; beginners do half of what is written (events.md section 2). */
const BENCHMARK: ByLevel = [Number.POSITIVE_INFINITY, 1.2, 1.8, 1.8];
const DELOAD = 0.45;
const LEAST_IN_ROUND = 3;

const RANK: { readonly [level in Level]: 0 | 1 | 2 | 3 } = { beginner: 0, intermediate: 1, advanced: 2, elite: 3 };

/**
 * LP13, LP15 (load-plausibility.md sections 5 and 15): repetitions and kilograms of one movement in a workout, all rounds together (5 %); in a deload
 * 45 % of them and never for time.
 */
export const workoutCaps: Rule = ({ sessions, athlete }) => {
  const rank = RANK[loadingLevel(athlete.level, athlete.trainingYears)];
  return sessions
    .filter(({ code }) => code !== "RACE" && code !== "HX")
    .flatMap((session) => {
      const isTest = /\b(?:benchmark|contest rehearsal)\b/iu.test(session.title);
      const share = session.isDeload ? DELOAD : isTest ? BENCHMARK[rank] : 1;
      const forTime =
        session.isDeload && session.mainFormat?.kind === "for-time" ? [inSession("LP15", session, "for time in a deload")] : [];
      // Stations of a Hyrox have their own ladder.
      const items = session.blocks.mainWorkout.filter(({ name }) => !isRaceStation(name, athlete));
      return [...forTime, ...CAPS.flatMap((cap) => problems(session, items, cap, { rank, share, isWoman: athlete.sex === "female" }))];
    });
};

interface Limits {
  readonly rank: 0 | 1 | 2 | 3;
  readonly share: number;
  readonly isWoman: boolean;
}

function problems(
  session: Session,
  lines: readonly ExerciseItem[],
  { names, reps, kilograms }: Cap,
  { rank, share, isWoman }: Limits,
): Violation[] {
  const items = lines.filter(({ name, dose }) => names.test(name) && dose.reps !== undefined);
  if (items.length === 0) return [];
  const total = items.reduce((sum, item) => sum + getReps(item), 0);
  const moved = items.reduce((sum, item) => sum + getReps(item) * getKilograms(item), 0);
  const most = reps[rank] * share * TOLERANCE;
  const heaviest = (kilograms ?? Number.POSITIVE_INFINITY) * KILOGRAMS[rank] * (isWoman ? WOMEN : 1) * share * TOLERANCE;
  const name = items[0]?.name ?? "";
  // Three repetitions a round are the least there is, and rounds of whole, even numbers come out a little higher.
  if (items.every(({ dose }) => (dose.reps ?? 0) <= LEAST_IN_ROUND)) return [];
  const spare = session.isDeload ? items.reduce((sum, { sets = 1 }) => sum + 2 * sets, 0) : 0;
  const rule = session.isDeload ? "LP15" : "LP13";
  if (total > most + spare) return [inSession(rule, session, `${total} × ${name}, ${Math.floor(most)} at most`)];
  return moved > heaviest && (!session.isDeload || total > most)
    ? [inSession(rule, session, `${Math.round(moved)} kg of ${name}, ${Math.floor(heaviest)} at most`)]
    : [];
}

function getReps({ sets = 1, dose }: ExerciseItem): number {
  return sets * (dose.reps ?? 0);
}

function getKilograms({ load }: ExerciseItem): number {
  return load === undefined ? 0 : load.kilograms * (load.perHand ? 2 : 1);
}

/** Landings in a session outside workouts, by level (LP48; dose-progression.md 2.3). */
const CONTACTS: ByLevel = [40, 50, 60, 72];

/** LP48: no more jumps in a session than the level takes, outside workouts. */
export const jumpContacts: Rule = ({ sessions, athlete }) => {
  const most = CONTACTS[RANK[loadingLevel(athlete.level, athlete.trainingYears)]];
  return sessions
    .filter(({ code }) => code !== "RACE")
    .flatMap((session): Violation[] => {
      const { warmup, skill, strength } = session.blocks;
      const total = [...warmup, ...skill, ...strength]
        .filter(({ name }) => findExercise(name)?.movementPattern === "jump")
        .reduce((sum, item) => sum + getReps(item), 0);
      return total > most ? [inSession("LP48", session, `${total} jumps, ${most} at most`)] : [];
    });
};
