import type { QueryClient } from "@tanstack/react-query";
import { bestValuesOptions } from "#backend/reads/best-values.ts";
import { competitions } from "#features/competitions/api/competitions.ts";
import type { LoggedBest } from "#features/goals/model/goal-past.ts";
import type { UpcomingRace } from "#features/goals/model/stated-goals.ts";
import { racePath } from "./navigation/paths.ts";

/** What stands beside the goals: the bests that are their past, and the races that are ahead. */
export interface GoalNeighbours {
  readonly bests: readonly LoggedBest[];
  readonly races: readonly UpcomingRace[];
}

export async function readGoalNeighbours(client: QueryClient, today: string): Promise<GoalNeighbours> {
  const [bests, races] = await Promise.all([client.fetchQuery(bestValuesOptions()), client.fetchQuery(competitions.options)]);
  const ahead = races.filter(({ date }) => date >= today);
  return { bests, races: ahead.map(({ id, name, type }) => ({ name, type, href: racePath(id) })) };
}
