import { fullName } from "../../backend/auth/account-profile.ts";
import { useAuth } from "../../backend/auth/auth-context.ts";
import { sentenceOf } from "../../backend/error-sentence.ts";
import { TodaysWorkoutSkeleton } from "../../features/dashboard/components/todays-workout-skeleton.tsx";
import { TodaysWorkout } from "../../features/dashboard/components/todays-workout.tsx";
import { useActivePlan } from "../../features/plan/api/get-active-plan.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { paths, sessionPath } from "../paths.ts";

export function DashboardRoute() {
  const { user, profile, profileLoading } = useAuth();
  return (
    <>
      <PageHeader
        title={profileLoading ? <Skeleton className="h-9 w-72 max-w-full" /> : `Welcome back, ${fullName(profile) ?? user?.email ?? ""}`}
      />
      <div className="max-w-3xl">
        <TodaysWorkoutCard />
      </div>
    </>
  );
}

/** The card in its four states: loading, failed, nothing planned, the first session that is not done yet. */
function TodaysWorkoutCard() {
  const plan = useActivePlan();
  if (plan.isPending) return <TodaysWorkoutSkeleton />;
  if (plan.isError) {
    return (
      <Alert
        tone="destructive"
        title="Your plan could not be loaded"
        action={<Button onClick={() => void plan.refetch()}>Try Again</Button>}
      >
        {sentenceOf(plan.error)}
      </Alert>
    );
  }
  if (plan.data === null) return <NothingPlanned>There is no active plan yet. Give us your days and we load the bar.</NothingPlanned>;
  const next = plan.data.sessions.find((session) => !session.completed && !session.skipped);
  if (next === undefined) return <NothingPlanned>Every session of this block is done.</NothingPlanned>;
  return <TodaysWorkout session={next} href={sessionPath(plan.data.id, next.id)} />;
}

function NothingPlanned({ children }: { readonly children: string }) {
  const browse = (
    <ButtonLink to={paths.trainingPlans} variant="ember" size="lg">
      Browse Plans
    </ButtonLink>
  );
  return (
    <EmptyState title="Today’s Workout" action={browse} className="py-0">
      {children}
    </EmptyState>
  );
}
