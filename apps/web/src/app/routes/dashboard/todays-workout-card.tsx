import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { TodaysWorkoutSkeleton } from "#features/dashboard/components/todays-workout-skeleton.tsx";
import { TodaysWorkout } from "#features/dashboard/components/todays-workout.tsx";
import { formatWhen } from "#features/dashboard/model/session-card.ts";
import { useAthleteRows } from "#features/athlete/api/get-athlete-rows.ts";
import { openRequiredSteps } from "#features/athlete/model/completion.ts";
import { SessionOutline } from "#features/plan/components/session/session-outline.tsx";
import type { PlanView, SessionView } from "#features/plan/model/plan-view.ts";
import { useOpenSession } from "#features/session-log/api/open-session.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { whenAtRest } from "#ui/when-at-rest.ts";
import { useToday } from "#ui/use-today.ts";
import { paths, startPath } from "../../navigation/paths.ts";
import { Loaded } from "./loaded.tsx";

/** The code that Start opens, and the reading ahead for it. */
async function loadPreparation() {
  const [{ prepareSession }] = await Promise.all([
    import("#features/session-log/api/prepare-session.ts"),
    import("../training-plans.tsx"),
    import("../train.tsx"),
  ]);
  return prepareSession;
}

/** The card in its four states: loading, failed, nothing planned, the first session that is not done yet. */
export function TodaysWorkoutCard({ plan }: { readonly plan: UseQueryResult<PlanView | null> }): ReactNode {
  return (
    <Loaded query={plan} title="Your plan could not be loaded" loading={<TodaysWorkoutSkeleton />}>
      {(active) => <NextSession plan={active} />}
    </Loaded>
  );
}

function NextSession({ plan }: { readonly plan: PlanView | null }): ReactNode {
  const today = useToday();
  const open = useOpenSession();
  const next = plan?.sessions.find((session) => !session.completed && !session.skipped);
  const planned = plan?.sessions.find((session) => session.date === today && !session.completed && !session.skipped && session !== next);
  usePreparedSession(next !== undefined && next.date <= today ? next : undefined);
  if (plan === null) return <NothingPlanned>No plan yet. Tell us when you can train and we will build one.</NothingPlanned>;
  if (next === undefined) return <NothingPlanned>Every session of this block is done.</NothingPlanned>;
  return (
    <TodaysWorkout
      session={next}
      when={formatWhen(next.date, today)}
      free={next.date <= today ? undefined : plan.sessions.some(({ date, completed }) => date === today && completed) ? "done" : "rest"}
      href={startPath(plan.id, next.id)}
      isOpenElsewhere={open !== undefined}
      planned={planned && { title: planned.title, duration: planned.duration, href: startPath(plan.id, planned.id) }}
    >
      <SessionOutline session={next} />
    </TodaysWorkout>
  );
}

/** Has the device read what the session needs while nothing else is to be done. */
function usePreparedSession(session: SessionView | undefined): void {
  useEffect(() => {
    if (session === undefined) return undefined;
    const { id, title, duration, blocks, mainFormat } = session;
    return whenAtRest(
      () =>
        void loadPreparation().then(
          (prepare) => prepare({ id, title, duration, ...blocks, ...(mainFormat === undefined ? {} : { mainFormat }) }),
          () => undefined,
        ),
    );
  }, [session]);
}

/** Whoever has told what a plan needs is led to one; the others see first what a plan is. */
function NothingPlanned({ children }: { readonly children: string }): ReactNode {
  const { data: told } = useAthleteRows(useAuth().user?.id);
  const isReady = told !== undefined && openRequiredSteps(told).length === 0;
  const action = (
    <ButtonLink to={isReady ? `${paths.trainingPlans}?new` : paths.trainingPlans} variant="ember" size="lg">
      {isReady ? "Generate Plan" : "Browse Plans"}
    </ButtonLink>
  );
  return (
    <EmptyState title="Today’s Workout" action={action} className="">
      {children}
    </EmptyState>
  );
}
