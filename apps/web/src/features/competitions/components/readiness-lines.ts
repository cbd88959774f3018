import { competitionGoals } from "@ironpace/contract";
import { type Day, type KeyBenchmark, raceReadiness } from "@ironpace/training";
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
    return raceReadiness(athlete, toRaceGoals(competition), today);
  }, [athlete, competition, today]);
}

function toRaceGoals(competition: Competition) {
  const { name, type, date, priority, target_result: target } = competition;
  return { name, type, date, priority, goals: competitionGoals(competition), ...(target === null ? {} : { target }) };
}

/** "Finish", "Finish over 10 km": the race itself, which the verdict says already. */
export function isFinish({ name, have }: KeyBenchmark): boolean {
  return name.startsWith("Finish") && have !== undefined;
}

/** "Runs", "Sled push 102 kg", with their times: parts that the picture of a Hyrox with a target tells. */
export function isOfPicture({ name, estimated, asks }: KeyBenchmark): boolean {
  return name === "Runs" || (estimated && asks !== undefined && /^(?:Sled|Farmers|Sandbag)\b/u.test(name));
}
