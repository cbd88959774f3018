import { FEARS_OPEN_WATER, ONLY_BREASTSTROKE, soreAfterMetres } from "../athlete/stated/swimming-words.ts";
import type { Region } from "../catalogue/exercise.ts";
import type { Metres } from "../units/units.ts";
import { addDays, type Day } from "../calendar/day.ts";
import { contextOn, type PlanContext } from "./context.ts";

/** How an athlete can swim: what was told of it in words and numbers, and what injuries leave open. */
export interface Swimmer {
  /** Longest swim without a stop; undefined where nothing was told of it or of years in the water. */
  readonly longest?: Metres;
  /** Short lengths with rests: swims less than 400 m, or does not swim the crawl. */
  readonly isLearner: boolean;
  readonly isBreaststroker: boolean;
  readonly fearsOpenWater: boolean;
  /** A sore knee, hip or groin is not kicked with. */
  readonly isKickLimited: boolean;
  /** Drills and buoys that load or lift one arm alone are left out. */
  readonly isShoulderSore: boolean;
  /** Metres that a sore shoulder was told to take. */
  readonly sorelessMetres?: Metres;
  /** "easy" is swimming without hard sets, "kick" is legs only, "closed" no water at all. */
  readonly arms: "free" | "easy" | "kick" | "closed";
}

/** Less than this without a stop is learning to swim. */
const LEARNER_METRES = 400;

/** Whoever has swum for so many years swims 400 m without a stop where nothing else was told (convention). */
export const SWIMS_FOR_YEARS = 1;

/** Share of the metres after which it hurts. */
const SORELESS = 0.9;

export function swimmer(context: PlanContext): Swimmer {
  const known = SWIMMERS.get(context) ?? readSwimmer(context);
  SWIMMERS.set(context, known);
  return known;
}

/** How the athlete can swim on the last day of a week that has water: a pool may be open on some weekdays only. */
export function swimmerInWeek(context: PlanContext, monday: Day): Swimmer {
  const days = [6, 5, 4, 3, 2, 1, 0].map((day) => swimmer(contextOn(context, addDays(monday, day))));
  return days.find(({ arms }) => arms !== "closed") ?? days[0] ?? swimmer(context);
}

/** Every swim of a plan asks. */
const SWIMMERS = new WeakMap<PlanContext, Swimmer>();

function readSwimmer({ athlete, level, limits, picker, reading }: PlanContext): Swimmer {
  const isSore = (part: Region): boolean => reading.regions.some(({ region, grade }) => region === part && grade > 0);
  const text = `${athlete.injuries ?? ""}. ${athlete.dislikes ?? ""}`;
  const isUsedToWater = (athlete.history?.trainingYears?.swim ?? 0) >= SWIMS_FOR_YEARS;
  const longest = athlete.history?.longestSwim?.value ?? (isUsedToWater ? LEARNER_METRES : undefined);
  const soreAfter = soreAfterMetres(text);
  const isBreaststroker = ONLY_BREASTSTROKE.test(text);
  const isNew = longest === undefined ? level === "beginner" : longest < LEARNER_METRES;
  return {
    ...(longest === undefined ? {} : { longest }),
    ...(soreAfter === undefined ? {} : { sorelessMetres: SORELESS * soreAfter }),
    isLearner: isNew || isBreaststroker,
    isBreaststroker,
    fearsOpenWater: FEARS_OPEN_WATER.test(text),
    isShoulderSore: isSore("shoulder"),
    isKickLimited: isSore("knee") || isSore("hip_groin"),
    arms: picker.allows("Swim intervals")
      ? isSore("shoulder") && soreAfter !== undefined
        ? "easy"
        : "free"
      : picker.allows("Swim technique")
        ? "easy"
        : picker.allows("Kickboard swim") && limits.shoulder > 0 && limits.neck === FREE
          ? "kick"
          : "closed",
  };
}

/** The stress that an uninjured region may take. */
const FREE = 3;
