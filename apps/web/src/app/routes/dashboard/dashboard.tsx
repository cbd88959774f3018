import { MessageSquareText } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { fullName } from "../../../backend/auth/account-profile.ts";
import { useAuth } from "../../../backend/auth/auth-context.ts";
import { useActivePlan } from "../../../features/plan/api/get-active-plan.ts";
import type { PlanView } from "../../../features/plan/model/plan-view.ts";
import { weekOf } from "../../../features/plan/model/weeks.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { formatDay, localDay } from "../../../ui/format.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useToday } from "../../../ui/use-today.ts";
import { useCoach } from "../../coach/coach-context.ts";
import { paths } from "../../paths.ts";
import { Overview } from "./overview.tsx";

const ActivityList = lazy(async () => ({
  default: (await import("../../../features/dashboard/components/activity-list.tsx")).ActivityList,
}));

/** Who is here, where in the block they stand, what to do next, and what they did. */
export function DashboardRoute() {
  const { user, profile, profileLoading } = useAuth();
  const { data: plan } = useActivePlan();
  const today = useToday();
  const isNew = user !== null && localDay(new Date(user.created_at)) === today;
  const coach = useCoach();
  const [search, setSearch] = useSearchParams();
  const start = (
    <ButtonLink to={paths.trainingPlans} variant="ember">
      Open your plan
    </ButtonLink>
  );
  return (
    <div className="grid gap-1">
      <PageHeader
        className="border-b-0 pb-0"
        title={profileLoading ? <NameIsLoading /> : `${isNew ? "Welcome" : "Welcome back"}, ${fullName(profile) ?? user?.email ?? ""}`}
        lede={`${formatDay(today)}${plan ? whereIn(plan, today) : ""}`}
      >
        <Button onClick={() => coach.open()}>
          <MessageSquareText aria-hidden="true" size={18} strokeWidth={1.75} />
          Ask AI Coach
        </Button>
      </PageHeader>
      <Tabs
        label="Dashboard"
        className="gap-4"
        value={search.get("tab") === "activity" ? "activity" : "overview"}
        onValueChange={(tab) => setSearch(tab === "activity" ? { tab } : {}, { replace: true })}
        tabs={[
          { value: "overview", label: "Overview", panel: <Overview today={today} /> },
          {
            value: "activity",
            label: "Activity",
            panel: (
              <Suspense fallback={<Skeleton className="h-96 max-w-200" />}>
                <ActivityList today={today} start={start} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}

/** ". Week 3 of 5" while the block runs. */
function whereIn(plan: PlanView, today: string): string {
  const week = weekOf(plan, today);
  return week >= 1 && week <= plan.durationWeeks ? `. Week ${week} of ${plan.durationWeeks}` : "";
}

function NameIsLoading() {
  return (
    <>
      <span className="sr-only">Welcome</span>
      <Skeleton className="h-9 w-72 max-w-full" />
    </>
  );
}
