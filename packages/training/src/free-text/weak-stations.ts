import { weakStationsIn } from "../athlete/stated-stations.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { listOf } from "../model/words.ts";
import type { WeekSentence, WeekWish } from "./week-wish.ts";

/** "Wall balls are my weak spot": the plan takes it at its word, and nobody looks for a complaint in it. */
export function weakStations({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote }) => {
    const names = weakStationsIn(quote).map((name) => (findExercise(name)?.name ?? name).toLowerCase());
    if (names.length === 0) return [];
    return [{ quotes: [quote], days: [], effect: `${listOf(names)} sooner and more often in full than the other stations of a Hyrox` }];
  });
}
