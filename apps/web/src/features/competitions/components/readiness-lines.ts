import { competitionGoals } from "@ironpace/contract";
import { raceReadiness, type Day, type KeyBenchmark } from "@ironpace/training";
import { useMemo } from "react";
import type { Competition } from "../api/competitions.ts";
import type { ReadinessSources } from "../model/planned-work.ts";

/** The numbers a competition rests on, by the engine; undefined while the athlete is not read. */
export function useReadinessLines(
  competition: Competition,
  today: Day,
  { athlete }: Pick<ReadinessSources, "athlete">,
): readonly KeyBenchmark[] | undefined {
  return useMemo(() => {
    if (athlete === undefined) return undefined;
    const { name, type, date, priority, target_result: target } = competition;
    const race = { name, type, date, priority, goals: competitionGoals(competition), ...(target === null ? {} : { target }) };
    return raceReadiness(athlete, race, today);
  }, [athlete, competition, today]);
}

/** "Finish", "Finish over 10 km": the race itself, which the verdict says already. */
export function isFinish({ name, have }: KeyBenchmark): boolean {
  return name.startsWith("Finish") && have !== undefined;
}
