import { MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useAuth } from "#backend/auth/auth-context.ts";
import { useQuery } from "@tanstack/react-query";
import { checkInsQueryOptions } from "#features/check-in/api/check-ins-query.ts";
import { weekReviewQueryOptions } from "#features/dashboard/api/week-review.ts";
import { getLede, getWelcome, PHONE_HEADER, PHONE_LEDE, PHONE_PAGE, PHONE_TITLE } from "./heading.ts";
import { useActivePlan } from "#features/plan/api/get-active-plan.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { useMedia } from "#ui/use-media.ts";
import { useToday } from "#ui/use-today.ts";
import { useCoach } from "../../coach/coach-context.ts";
import { paths } from "../../navigation/paths.ts";
import { Overview } from "./overview.tsx";
import { TodaysWorkoutCard } from "./todays-workout-card.tsx";
import { MorningPart } from "./later-parts.tsx";
import { ThisWeek } from "./this-week.tsx";

const ActivityList = lazyPart(
  async () => (await import("#features/dashboard/components/activity-list.tsx")).ActivityList,
  <Skeleton className="h-160" />,
);

const FitnessTab = lazyPart(async () => (await import("../../dashboard/fitness-tab.tsx")).FitnessTab, <Skeleton className="h-160" />);

const TABS = ["overview", "fitness", "activity"] as const;

/** Who is here, where in the block they stand, what to do next, and what they did. On a phone the session of today stands above the tabs while the overview is open. */
export function DashboardRoute() {
  const { user, profile, profileLoading } = useAuth();
  const plan = useActivePlan();
  const today = useToday();
  const isPhone = useMedia("(max-width: 767px)");
  // Asked for with the rest of the page, shown by code that comes after it.
  useQuery(checkInsQueryOptions(today));
  useQuery(weekReviewQueryOptions(today));
  const [search, setSearch] = useSearchParams();
  const shown = TABS.find((tab) => tab === search.get("tab")) ?? "overview";
  const start = (
    <ButtonLink to={paths.trainingPlans} variant="ember">
      Open your plan
    </ButtonLink>
  );
  const title = profileLoading ? <NameIsLoading /> : getWelcome(user, profile, today);
  const lede = getLede(plan.data, today);
  return (
    <div className={PHONE_PAGE}>
      {isPhone ? (
        <>
          <PhoneHeader title={title} lede={lede} />
          {shown === "overview" && (
            <>
              <TodaysWorkoutCard plan={plan} />
              <MorningPart plan={plan.data} today={today} isPhone />
              {plan.data && <ThisWeek plan={plan.data} today={today} isPhone />}
            </>
          )}
        </>
      ) : (
        <PageHeader className="border-b-0 pb-0" title={title} lede={lede}>
          <AskCoach>Ask AI Coach</AskCoach>
        </PageHeader>
      )}
      <Tabs
        label="Dashboard"
        className="gap-4"
        value={shown}
        onValueChange={(tab) => setSearch(tab === "overview" ? {} : { tab }, { replace: true })}
        tabs={[
          { value: "overview", label: "Overview", panel: <Overview today={today} isPhone={isPhone} /> },
          { value: "fitness", label: "Fitness", panel: <FitnessTab today={today} /> },
          { value: "activity", label: "Activity", panel: <ActivityList today={today} start={start} /> },
        ]}
      />
    </div>
  );
}

/** One line, so that the session begins near the top. */
function PhoneHeader({ title, lede }: { readonly title: ReactNode; readonly lede: string }): ReactNode {
  return (
    <div className={PHONE_HEADER}>
      <div className="min-w-0">
        <h1 className={PHONE_TITLE} tabIndex={-1}>
          {title}
        </h1>
        <p className={PHONE_LEDE}>{lede}</p>
      </div>
      <AskCoach />
    </div>
  );
}

function AskCoach({ children }: { readonly children?: ReactNode }): ReactNode {
  const coach = useCoach();
  const label = children === undefined ? ({ size: "icon", variant: "ghost", "aria-label": "Ask AI Coach" } as const) : {};
  return (
    <Button {...label} onClick={() => coach.open()}>
      <MessageSquareText aria-hidden="true" size={18} strokeWidth={1.75} />
      {children}
    </Button>
  );
}

function NameIsLoading() {
  return (
    <>
      <span className="sr-only">Welcome</span>
      <Skeleton className="h-9 w-72 max-w-full max-md:h-6" />
    </>
  );
}
