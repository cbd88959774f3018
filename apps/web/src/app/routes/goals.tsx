import { useQuery } from "@tanstack/react-query";
import { useAuth } from "#backend/auth/auth-context.ts";
import { useAthleteRows } from "#features/athlete/api/get-athlete-rows.ts";
import { GoalsPage } from "#features/goals/components/goals-page.tsx";
import { useToday } from "#ui/use-today.ts";

export function GoalsRoute() {
  const today = useToday();
  const context = useAthleteRows(useAuth().user?.id).data?.context;
  const { data } = useQuery({
    // Read again with everything that is known of the athlete.
    queryKey: ["athlete", "goal-neighbours", today],
    queryFn: async ({ client }) => (await import("../goal-neighbours.ts")).readGoalNeighbours(client, today),
  });
  return <GoalsPage told={[context?.short_term_goals, context?.long_term_goals]} bests={data?.bests ?? []} races={data?.races ?? []} />;
}
