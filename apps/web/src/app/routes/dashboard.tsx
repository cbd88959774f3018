import { MessageSquareText } from "lucide-react";
import { fullName } from "../../backend/auth/account-profile.ts";
import { useAuth } from "../../backend/auth/auth-context.ts";
import { sentenceOf } from "../../backend/error-sentence.ts";
import { BlockProgress } from "../../features/dashboard/components/block-progress.tsx";
import { TodaysWorkoutSkeleton } from "../../features/dashboard/components/todays-workout-skeleton.tsx";
import { TodaysWorkout } from "../../features/dashboard/components/todays-workout.tsx";
import { useActivePlan } from "../../features/plan/api/get-active-plan.ts";
import { BlockBar } from "../../features/plan/components/block-bar/block-bar.tsx";
import { blockOf } from "../../features/plan/model/block.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatDay } from "../../ui/format.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToday } from "../../ui/use-today.ts";
import { useCoach } from "../coach/coach-context.ts";
import { paths, sessionPath, weekPath } from "../paths.ts";

/** Who is here, where in the block they stand, what to do next. */
export function DashboardRoute() {
  const { user, profile, profileLoading } = useAuth();
  const plan = useActivePlan();
  const today = useToday();
  const coach = useCoach();
  return (
    <>
      <PageHeader
        title={profileLoading ? <NameIsLoading /> : `Welcome back, ${fullName(profile) ?? user?.email ?? ""}`}
        lede={formatDay(today)}
      >
        <Button onClick={() => coach.open()}>
          <MessageSquareText aria-hidden="true" size={18} strokeWidth={1.75} />
          Ask AI Coach
        </Button>
      </PageHeader>
      {plan.isPending && <Skeleton className="h-52" />}
      {plan.data && (
        <section aria-label="Your block">
          <BlockBar compact block={blockOf(plan.data, today)} weekHref={(week) => weekPath(plan.data?.id ?? "", week)} />
        </section>
      )}
      <div className="grid gap-x-10 gap-y-8 *:min-w-0 xl:grid-cols-[minmax(0,1.85fr)_minmax(0,1fr)]">
        <TodaysWorkoutCard plan={plan} />
        {plan.data && <BlockProgress sessions={plan.data.sessions} />}
      </div>
    </>
  );
}

function NameIsLoading() {
  return (
    <>
      <span className="sr-only">Welcome back</span>
      <Skeleton className="h-9 w-72 max-w-full" />
    </>
  );
}

/** The card in its four states: loading, failed, nothing planned, the first session that is not done yet. */
function TodaysWorkoutCard({ plan }: { readonly plan: ReturnType<typeof useActivePlan> }) {
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
    <EmptyState title="Today’s Workout" action={browse} className="">
      {children}
    </EmptyState>
  );
}
