import type { HyroxStation } from "../../catalogue/race-formats.ts";
import { hyroxLoad } from "../../catalogue/race-formats.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem } from "../../context/draft.ts";
import { MOST_CARRY } from "../../season/demand/hyrox/station-load.ts";
import type { Load } from "../../model/plan.ts";
import { inSentence, shortName } from "../../model/words.ts";
import { roundDumbbell, roundKettlebell } from "../../physiology/rounding.ts";
import { implementLoad, nearestSize, sizesOwned } from "../../prescription/implement-load.ts";
import { durationText, startOfLine } from "../../prescription/items.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import type { Kilograms, Seconds } from "../../units/units.ts";
import { stationWeight } from "./hyrox-division.ts";
import { hasDumbbells } from "./hyrox-stand-in.ts";

/** A stretch of a station that something else stands in for. */
export interface StandInWork {
  /** Metres or repetitions of the station. */
  readonly amount: number;
  readonly amountText: string;
  /** What the stretch itself would take. */
  readonly seconds: Seconds;
  readonly rpe: number;
  readonly use: { readonly sets?: number; readonly restSeconds?: number };
  /** What sore regions leave of its load. */
  readonly care: number;
}

/** Six minutes of squats train other things than a hundred wall balls. */
const MAX_STAND_IN_SECONDS: Seconds = 180;
const MIN_STAND_IN_SECONDS: Seconds = 30;
const SECONDS_BETWEEN_SETS: Seconds = 20;

/** How what stands in is counted: over the same ground, in repetitions for each metre or repetition of the station (`most` in a session), or in time. */
type Count = "metres" | { readonly reps: number; readonly seconds: Seconds; readonly eachSide?: true; readonly most?: number };

/** Repetitions for a metre of sled or lunge, or for a wall ball, and the seconds of one (choice). */
const ROW_COUNT: Count = { reps: 0.8, seconds: 2.5 };
const SQUAT_COUNT: Count = { reps: 0.7, seconds: 3 };
const STAND_IN_COUNTS: { readonly [exercise: string]: Count } = {
  "Ski erg": "metres",
  "Row erg": "metres",
  "Walking lunge": "metres",
  "Walking lunge (backpack)": "metres",
  "Dumbbell farmers carry": "metres",
  "Backpack bear-hug carry": "metres",
  "Sandbag bear-hug carry": "metres",
  "Reverse lunge": { reps: 0.4, seconds: 5, eachSide: true, most: 30 },
  "Split squat": { reps: 0.4, seconds: 5, eachSide: true, most: 30 },
  "Step-up": { reps: 0.4, seconds: 5, eachSide: true, most: 30 },
  "Step-up (low box)": { reps: 0.4, seconds: 4, eachSide: true, most: 30 },
  Burpee: { reps: 0.6, seconds: 5 },
  "No-jump incline burpee": { reps: 0.6, seconds: 5.5 },
  "Medicine ball squat throw": { reps: 1, seconds: 2.5 },
  "Dumbbell thruster": { reps: 0.7, seconds: 2.8, most: 25 },
  "Backpack thruster": { reps: 0.7, seconds: 2.8 },
  "Goblet squat": SQUAT_COUNT,
  "Goblet squat to box": SQUAT_COUNT,
  "Dumbbell bent-over row": ROW_COUNT,
  "Seated cable row": ROW_COUNT,
  "Barbell row": ROW_COUNT,
  "Chest-supported row": ROW_COUNT,
  "Ring row": ROW_COUNT,
};
const FEWEST_REPS = 6;
const WHOLE_STATION_SHARE = 0.9;

/** What stands in, counted as the station is where that makes sense, up to three minutes of it, with a weight that fits. */
export function standInLine(context: PlanContext, choice: Choice, station: HyroxStation, work: StandInWork): DraftItem {
  const { amountText, seconds, rpe, use } = work;
  const { name, category } = choice.exercise;
  const length =
    category === "cardio"
      ? Math.max(MIN_STAND_IN_SECONDS, seconds)
      : Math.min(MAX_STAND_IN_SECONDS, Math.max(MIN_STAND_IN_SECONDS, seconds));
  const weight = findLoad(context, name, station, work.care);
  const counted = getCount(name, station, work, length);
  const restSeconds = use.restSeconds;
  return {
    ...startOfLine(context, choice),
    ...counted.text,
    ...(weight === undefined ? {} : { load: weight, weight: stationWeight(context, station, weight).replace(" incl. sled", "") }),
    rpe,
    ...(counted.dose.metres === undefined
      ? {
          notes: `${counted.isPart === true ? "Instead of" : `For ${amountText} of`} ${inSentence(shortName(station.exercise))}${counted.hint}.`,
        }
      : {}),
    dose: {
      ...counted.dose,
      ...(restSeconds === undefined ? {} : { restSeconds }),
      totalSeconds: (use.sets ?? 1) * ((counted.dose.seconds ?? length) + (restSeconds ?? SECONDS_BETWEEN_SETS)),
    },
  };
}

interface Counted {
  readonly text: Pick<DraftItem, "reps" | "distance" | "duration">;
  readonly dose: { readonly reps?: number; readonly metres?: number; readonly seconds: Seconds };
  readonly hint: string;
  /** Fewer than the stretch asks for: nobody does a hundred of them. */
  readonly isPart?: true;
}

/** Longer sets of the arms and of squats are broken on purpose. */
const MAX_UNBROKEN_REPS = 15;

function getCount(name: string, station: HyroxStation, { amount, seconds, use }: StandInWork, length: Seconds): Counted {
  const count = STAND_IN_COUNTS[name];
  if (count === "metres" && station.metres !== undefined && !(name === "Row erg" && station.exercise !== "Ski erg")) {
    const time = 5 * Math.round(Math.max(MIN_STAND_IN_SECONDS, seconds) / 5);
    return { text: { distance: amount === 1000 ? "1 km" : `${amount} m` }, dose: { metres: amount, seconds: time }, hint: "" };
  }
  if (count === undefined || count === "metres") {
    const time = 10 * Math.round(length / 10);
    return { text: { duration: durationText(time) }, dose: { seconds: time }, hint: "" };
  }
  const most = Math.min(Math.floor(MAX_STAND_IN_SECONDS / count.seconds), Math.floor((count.most ?? Infinity) / (use.sets ?? 1)));
  const reps = Math.max(FEWEST_REPS, Math.min(most, Math.round(amount * count.reps)));
  const eachSide = count.eachSide === true;
  const isPart = reps < WHOLE_STATION_SHARE * amount * count.reps;
  const parts = eachSide ? 1 : Math.ceil(reps / MAX_UNBROKEN_REPS);
  return {
    text: { reps: eachSide ? `${reps} each side` : String(reps) },
    dose: { reps: eachSide ? 2 * reps : reps, seconds: 5 * Math.round((reps * count.seconds) / 5) },
    ...(isPart ? { isPart } : {}),
    hint: parts === 1 ? "" : `, in sets of ${Math.ceil(reps / parts)} with a few breaths between`,
  };
}

/** What is done with the body alone where there are no dumbbells. */
const WITH_DUMBBELLS: ReadonlySet<string> = new Set(["Walking lunge", "Reverse lunge", "Step-up", "Split squat"]);

/** Share of the station's race load, and whether in both hands (choice): what is lifted instead of pushed or thrown weighs less. */
const OF_RACE: { readonly [exercise: string]: { readonly share: number; readonly perHand?: true; readonly isBell?: true } } = {
  "Dumbbell farmers carry": { share: 1, perHand: true },
  "Suitcase carry": { share: 1, isBell: true },
  "Walking lunge": { share: 0.55, perHand: true },
  "Reverse lunge": { share: 0.55, perHand: true },
  "Step-up": { share: 0.55, perHand: true },
  "Dumbbell thruster": { share: 1, perHand: true },
  "Goblet squat": { share: 2 },
  "Goblet squat to box": { share: 2 },
  "Kettlebell swing (Russian)": { share: 1, isBell: true },
};
/** In each hand, of the deadlift, for sets of about fifteen with some left; of body weight where no deadlift is known (choice). */
const ROW_WEIGHT_SHARES = { ofDeadlift: 0.13, ofBody: 0.14 } as const;
const DUMBBELL_ROW = "Dumbbell bent-over row";
/** Per hand, of body weight. */
const MOST_OF_BODY = 0.4;

/** A carry without kilograms is no carry: the weight of what stands in, where it has one. */
function findLoad(context: PlanContext, exercise: string, station: HyroxStation, care: number): Load | undefined {
  const { division, athlete, unit, capacities } = context;
  const found = OF_RACE[exercise];
  const race = hyroxLoad(station, division);
  const deadlift = capacities.lifts.deadlift?.oneRepMax;
  if (WITH_DUMBBELLS.has(exercise) && !hasDumbbells(athlete.equipment)) return undefined;
  const owned = (wanted: Kilograms, isBell = false): Kilograms => {
    const sizes = sizesOwned(context, exercise);
    if (sizes !== undefined) return nearestSize(sizes, wanted);
    return isBell ? roundKettlebell(wanted) : roundDumbbell(wanted, unit);
  };
  if (exercise === DUMBBELL_ROW) {
    const wanted =
      deadlift === undefined ? ROW_WEIGHT_SHARES.ofBody * (athlete.bodyWeight ?? LIGHT_BODY) : ROW_WEIGHT_SHARES.ofDeadlift * deadlift;
    return { kilograms: owned(wanted * care), perHand: true, estimated: false };
  }
  // A bell that is swung in the place of a machine has the weight of its own exercise.
  if (found === undefined || race === undefined) return implementLoad(context, exercise, undefined, care);
  const wanted = Math.min(
    race * found.share * care,
    MOST_OF_BODY * (athlete.bodyWeight ?? Number.POSITIVE_INFINITY),
    MOST_CARRY.ofDeadlift * (deadlift ?? Number.POSITIVE_INFINITY),
  );
  return { kilograms: owned(wanted, found.isBell === true), perHand: found.perHand === true, estimated: false };
}

/** Whose body weight is not known starts as somebody light. */
const LIGHT_BODY: Kilograms = 60;
