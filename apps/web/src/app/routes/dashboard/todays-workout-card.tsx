import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { TodaysWorkoutSkeleton } from "../../../features/dashboard/components/todays-workout-skeleton.tsx";
import { TodaysWorkout } from "../../../features/dashboard/components/todays-workout.tsx";
import { SessionOutline } from "../../../features/plan/components/session/session-outline.tsx";
import type { PlanView } from "../../../features/plan/model/plan-view.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { paths, sessionPath } from "../../paths.ts";
import { Loaded } from "./loaded.tsx";

/** The card in its four states: loading, failed, nothing planned, the first session that is not done yet. */
export function TodaysWorkoutCard({ plan }: { readonly plan: UseQueryResult<PlanView | null> }): ReactNode {
  return (
    <Loaded query={plan} title="Your plan could not be loaded" loading={<TodaysWorkoutSkeleton />}>
      {(active) => <NextSession plan={active} />}
    </Loaded>
  );
}

function NextSession({ plan }: { readonly plan: PlanView | null }): ReactNode {
  if (plan === null) return <NothingPlanned>There is no active plan yet. Give us your days and we load the bar.</NothingPlanned>;
  const next = plan.sessions.find((session) => !session.completed && !session.skipped);
  if (next === undefined) return <NothingPlanned>Every session of this block is done.</NothingPlanned>;
  return (
    <TodaysWorkout session={next} href={sessionPath(plan.id, next.id)}>
      <SessionOutline session={next} />
    </TodaysWorkout>
  );
}

function NothingPlanned({ children }: { readonly children: string }): ReactNode {
  const browse = (
    <ButtonLink to={paths.trainingPlans} variant="ember" size="lg">
      Browse Plans
    </ButtonLink>
  );
  return (
    <EmptyState title="Today’s Workout" action={browse} className="">
      {children}
    </EmptyState>
  );
}
