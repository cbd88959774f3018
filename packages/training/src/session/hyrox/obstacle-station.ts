import { hyroxCompetition } from "../../athlete/hyrox-entry.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem } from "../../context/draft.ts";
import type { HyroxStation } from "../../catalogue/race-formats.ts";
import { implementLoad } from "../../prescription/implement-load.ts";
import { durationText, startOfLine } from "../../prescription/items.ts";
import type { Seconds } from "../../units/units.ts";
import { stationWeight } from "./hyrox-division.ts";

/** What an obstacle course asks for in the turn of a station, the exercises that train it, nearest first, and how long at most. */
interface Obstacle {
  readonly course: string;
  readonly exercises: readonly string[];
  readonly most: Seconds;
}

/** Obstacle races have no machines and no sleds: hanging, climbing, carrying, hills and burpees take their turns (choice). */
const OBSTACLE_EXERCISES: { readonly [station: string]: Obstacle } = {
  "Ski erg": { course: "rigs and monkey bars", exercises: ["Dead hang", "Suitcase hold", "Trap-bar hold", "Farmers carry"], most: 45 },
  "Sled push": { course: "steep climbs", exercises: ["Uphill power march", "Incline treadmill march", "Step-up"], most: 150 },
  "Sled pull (rope)": {
    course: "ropes and hoists",
    exercises: [
      "Rope climb",
      "Band hand-over-hand pull",
      "Inverted row (bar)",
      "Ring row",
      "Towel row",
      "Backpack row",
      "Dumbbell bent-over row",
    ],
    most: 60,
  },
  "Burpee broad jump": { course: "penalty burpees", exercises: ["Burpee", "No-jump incline burpee"], most: 120 },
  "Row erg": { course: "walls", exercises: ["Burpee box jump-over", "Box jump", "Step-up", "Step-up (low box)"], most: 90 },
  "Farmers carry": {
    course: "carries",
    exercises: ["Farmers carry", "Dumbbell farmers carry", "Suitcase carry", "Backpack bear-hug carry"],
    most: 120,
  },
  "Sandbag lunge": {
    course: "sandbag and bucket carries",
    exercises: ["Sandbag bear-hug carry", "Sandbag shoulder carry", "Backpack bear-hug carry", "Walking lunge"],
    most: 150,
  },
  "Wall ball": {
    course: "lifts over the head and over walls",
    exercises: ["Sandbag to shoulder", "Dumbbell thruster", "Backpack thruster", "Goblet squat", "Goblet squat to box"],
    most: 120,
  },
};

/** Seconds of a repetition of what is counted, and the metres of a second with a weight in the arms (choice). */
const SECONDS_PER_REP: { readonly [exercise: string]: number } = {
  Burpee: 5,
  "No-jump incline burpee": 6,
  "Burpee box jump-over": 6,
  "Box jump": 4,
  "Step-up": 3,
  "Step-up (low box)": 3,
  "Sandbag to shoulder": 10,
  "Towel row": 4,
  "Ring row": 4,
  "Inverted row (bar)": 4,
  "Backpack row": 4,
  "Dumbbell bent-over row": 3,
  "Dumbbell thruster": 4,
  "Backpack thruster": 4,
  "Goblet squat": 4,
  "Goblet squat to box": 4,
};
const CARRIED_NAMES = /carry$|^Walking lunge/u;
const METRES_PER_SECOND = { farmers: 1.4, carry: 0.9, lunge: 0.4 } as const;

/** Repetitions and metres where a coach counts them; hangs, climbs and marches are timed. */
function getCount(name: string, seconds: Seconds): { text: Partial<DraftItem>; dose: { reps?: number; metres?: number } } {
  const perRep = SECONDS_PER_REP[name];
  if (perRep !== undefined) {
    const reps = 2 * Math.max(2, Math.round(seconds / perRep / 2));
    const isOneLegged = name.startsWith("Step-up");
    return { text: { reps: isOneLegged ? `${reps / 2} each side` : String(reps) }, dose: { reps } };
  }
  if (!CARRIED_NAMES.test(name)) return { text: { duration: durationText(seconds) }, dose: {} };
  const metres =
    10 *
    Math.max(
      1,
      Math.round((seconds * METRES_PER_SECOND[/farmers/iu.test(name) ? "farmers" : name.endsWith("carry") ? "carry" : "lunge"]) / 10),
    );
  return { text: { distance: `${metres} m` }, dose: { metres } };
}

const MOST_BURPEES = 30;

/** Whether the next race of priority A or B is run over obstacles. */
export function isObstacleRaceAhead({ athlete: { competitions }, start }: Pick<PlanContext, "athlete" | "start">): boolean {
  const ahead = (competitions ?? []).filter(({ date, priority }) => date >= start && priority !== "C");
  return hyroxCompetition(ahead)?.format.sleds === false;
}

/** The work of a station's turn on the way to an obstacle race; undefined where nothing of it is open or left. */
export function obstacleLine(
  context: PlanContext,
  station: HyroxStation,
  seconds: Seconds,
  taken: ReadonlySet<string>,
  use: { readonly rpe: number; readonly sets?: number | undefined; readonly restSeconds?: number | undefined; readonly between: Seconds },
): DraftItem | undefined {
  const obstacle = OBSTACLE_EXERCISES[station.exercise];
  const choice =
    obstacle === undefined ? undefined : context.picker.open(obstacle.exercises).find(({ exercise }) => !taken.has(exercise.name));
  if (obstacle === undefined || choice === undefined) return undefined;
  const length = Math.max(20, 10 * Math.round(Math.min(obstacle.most, seconds) / 10));
  const load = implementLoad(context, choice.exercise.name);
  const counted = getCount(choice.exercise.name, length);
  // Beginners have no more burpees in a session than in a workout (load-plausibility.md section 5).
  const isBounded = context.level === "beginner" && choice.exercise.name.includes("urpee");
  const mostSets = isBounded ? Math.max(1, Math.floor(MOST_BURPEES / (counted.dose.reps ?? MOST_BURPEES))) : Number.POSITIVE_INFINITY;
  const sets = use.sets === undefined ? undefined : Math.min(use.sets, mostSets);
  return {
    ...startOfLine(context, choice),
    ...(sets === undefined || sets === 1 ? {} : { sets }),
    ...counted.text,
    ...(load === undefined ? {} : { load, weight: stationWeight(context, station, load).replace(" incl. sled", "") }),
    // What breath alone limits, like a march uphill, keeps to the effort that the heart may have.
    rpe: choice.exercise.category === "cardio" ? Math.min(use.rpe, context.health.aerobicRpe) : use.rpe,
    notes: `For ${obstacle.course}${counted.dose.reps === undefined ? ", in as few pieces as you can" : ""}.`,
    dose: {
      ...counted.dose,
      seconds: length,
      ...(use.restSeconds === undefined ? {} : { restSeconds: use.restSeconds }),
      totalSeconds: (sets ?? 1) * (length + (use.restSeconds ?? use.between)),
    },
  };
}
