import { addDays } from "@ironpace/training";
import { useEffect, useRef, type ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { formatDayMonth, formatDayRange } from "#ui/format.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { usePlans, type PlanSummary } from "../../api/plans.ts";

/** Location state of somebody who comes here with another message, which ours must not replace. */
export const ALREADY_NOTIFIED = "already-told";

/** No active plan: the way to one, and the plans of the past. */
export function EmptyPlans(): ReactNode {
  const plans = usePlans();
  const navigate = useNavigate();
  // What the device kept may be older than the plan that has just ended.
  const count = plans.isFetching ? undefined : plans.data?.length;
  const isAlreadyNotified = useLocation().state === ALREADY_NOTIFIED;

  const told = useRef(false);
  useEffect(() => {
    if (isAlreadyNotified || told.current || count === undefined) return;
    told.current = true;
    if (count === 0) {
      toast({ title: "No Training Plans", description: "You don't have any training plans yet. Create one!", variant: "info" });
    } else toast({ title: "No Active Training Plans", variant: "info" });
  }, [count, isAlreadyNotified]);

  return (
    <>
      <PageHeader title="Training Plans" />
      <EmptyState
        title="Create Your Training Plan"
        action={
          <Button variant="ember" size="lg" onClick={() => void navigate("/training-plans?new")}>
            Generate New Plan
          </Button>
        }
      >
        Five weeks of strength and endurance, with weights and paces from your own numbers.
      </EmptyState>
      {plans.data !== undefined && plans.data.length > 0 && <PastPlans plans={plans.data} />}
    </>
  );
}

/** Titles repeat from block to block: the days tell them apart. */
function getWeeks({ startDate, durationWeeks, createdOn }: PlanSummary): string {
  if (startDate === undefined) return `Built ${formatDayMonth(createdOn)} ${createdOn.slice(0, 4)}`;
  const end = addDays(startDate, 7 * durationWeeks - 1);
  return `${formatDayRange(startDate, end)} ${end.slice(0, 4)}`;
}

function PastPlans({ plans }: { readonly plans: readonly PlanSummary[] }): ReactNode {
  return (
    <section aria-labelledby="past-heading">
      <h2 id="past-heading" className="heading-2 mb-2">
        Earlier plans
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {plans.map((plan) => (
          <li key={plan.id}>
            <Link
              to={`/training-plans?planId=${plan.id}`}
              className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 hover:bg-hover"
            >
              <span className="font-[550]">{plan.title}</span>
              <span className="text-sm text-ink-3">{getWeeks(plan)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
