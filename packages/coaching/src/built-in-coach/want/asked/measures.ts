import type { Session } from "@ironpace/training";
import type { Work } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import { getKilograms, getMetres, tonnes } from "../../own-data/page-numbers/session-amounts.ts";
import { bareUnit, type Tongue, valueIn } from "./words.ts";
import { amountIn, countIn } from "../../turn/names.ts";
import type { CoachView } from "../../view.ts";

/** An amount that sessions add up to, as the pages count it: of what was done and of what is planned. */
export interface Amount {
  readonly name: "distance" | "tonnage" | "sessions" | "time" | "load";
  readonly asked: RegExp;
  readonly done: (work: readonly Work[]) => number;
  readonly planned: (sessions: readonly Session[]) => number;
  readonly shown: (value: number, tongue: Tongue, view: CoachView) => string;
}

const AMOUNTS: readonly Amount[] = [
  {
    name: "distance",
    asked: bareUnit("kms?|kilomet\\p{L}+|k|miles?|mileage|distan\\p{L}+|bornes|chilometr\\p{L}+|how far|wie weit"),
    done: (work) => sum(work.map(getMetres)),
    planned: (sessions) => sum(sessions.map(({ distance }) => distance)),
    shown: (value, _tongue, view) =>
      `${Math.round(value / (view.distances === "km" ? 1000 : 1609.344))} ${view.distances === "km" ? "km" : "mi"}`,
  },
  {
    name: "tonnage",
    asked: bareUnit("tonn\\p{L}*|tons?|ton[ae]llat\\p{L}*|toneladas?|tonnage|tonelaje|weight lifted|kilos lifted|volume de charge"),
    done: (work) => sum(work.map((each) => getKilograms(each))),
    planned: (sessions) => sum(sessions.map(({ tonnage }) => tonnage)),
    shown: (value, tongue, view) => valueIn(tongue, tonnes(value, view.athlete.units)),
  },
  {
    name: "time",
    asked: bareUnit("hours?|hrs?|minutes|mins|stunden|heures|horas|ore|training time"),
    done: (work) => sum(work.map(({ minutes = 0 }) => minutes)),
    planned: (sessions) => sum(sessions.map(({ duration }) => duration)),
    shown: (value, tongue) => amountIn(tongue, value, "time"),
  },
  {
    name: "load",
    asked: bareUnit("loads?|training load|belastung|trainingslast|charge d entrainement|carga|carico"),
    done: (work) => sum(work.map(({ load = 0 }) => load)),
    planned: (sessions) => sum(sessions.map(({ load }) => load)),
    shown: (value, tongue) => amountIn(tongue, Math.round(value), "load"),
  },
  {
    name: "sessions",
    asked: bareUnit(
      "sessions?|workouts?|trainings?|einheiten|seances?|entrainements?|sesion(?:es)?|entrenos?|entrenamientos?|sedute|allenament[oi]",
    ),
    done: (work) => work.length,
    planned: (sessions) => sessions.length,
    shown: (value, tongue) => countIn(tongue, value, undefined),
  },
];

/** The amounts that a question names, in the order of the table. */
export function amountsNamed(words: string): readonly Amount[] {
  return AMOUNTS.filter(({ asked }) => asked.test(words));
}

export function allAmounts(): readonly Amount[] {
  return AMOUNTS;
}
