import { daysBetween } from "@ironpace/training";
import { useQuery } from "@tanstack/react-query";
import { useAuth } from "#backend/auth/auth-context.ts";
import { useReadAhead } from "#backend/reads/page-reads.ts";
import { useAthleteRows } from "#features/athlete/api/get-athlete-rows.ts";
import type { Competition } from "#features/competitions/api/competitions.ts";
import { CompetitionCard } from "#features/dashboard/components/competition-card.tsx";
import { GoalsPage } from "#features/goals/components/goals-page.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { useToday } from "#ui/use-today.ts";
import { racePath } from "../navigation/paths.ts";

/** It runs the training engine. */
const RaceNow = lazyPart(async () => (await import("../race-now.tsx")).RaceNow, <Skeleton className="h-13" />);
const RaceGoalPicture = lazyPart(
  async () => (await import("../race/race-goal.tsx")).RaceGoalPicture,
  <Skeleton className="h-64 lg:h-44" />,
);

/** What its races and bests are read from. */
const AHEAD = ["best_values", "competitions", "athlete", "strength", "gymnastics", "conditioning"] as const;

export function GoalsRoute() {
  useReadAhead(AHEAD);
  const today = useToday();
  const context = useAthleteRows(useAuth().user?.id).data?.context;
  const { data, isPending } = useQuery({
    // Read again with everything that is known of the athlete.
    queryKey: ["athlete", "goal-neighbours", today],
    queryFn: async ({ client }) => (await import("../goal-neighbours.ts")).readGoalNeighbours(client, today),
  });
  return (
    <GoalsPage
      told={[context?.short_term_goals, context?.long_term_goals]}
      bests={data?.bests ?? []}
      races={data?.races ?? []}
      isPending={isPending}
      race={data?.race && <RaceGoal competition={data.race} today={today} />}
    />
  );
}

/** A race as a goal: how long still, where the athlete stands, and the way to its page. */
function RaceGoal({ competition, today }: { readonly competition: Competition; readonly today: string }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-5 border-b border-line pb-6 *:min-w-0 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <CompetitionCard competition={competition} daysLeft={daysBetween(today, competition.date)} href={racePath(competition.id)}>
        <RaceNow competition={competition} today={today} />
      </CompetitionCard>
      <RaceGoalPicture competition={competition} today={today} />
    </div>
  );
}
