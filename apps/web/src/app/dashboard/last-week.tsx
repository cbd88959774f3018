import { toWeekRecord, type WeekReviewRow } from "@ironpace/contract";
import { addDays, isReviewTime, movedNumbers, reviewWeek, type Day, type WeekDecision, type WeekRecord } from "@ironpace/training";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { useEstimates } from "#backend/reads/estimates.ts";
import { WeekReviewCard } from "#features/dashboard/components/week-review-card.tsx";
import type { Situation } from "#features/plan/api/adjust-plan.ts";
import type { PlanView } from "#features/plan/model/plan-view.ts";
import { getWeek } from "#features/plan/model/weeks.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { weekPath } from "../navigation/paths.ts";

const ChangeDialog = lazy(async () => ({
  default: (await import("#features/plan/components/adjust/change-dialog.tsx")).ChangeDialog,
}));

interface LastWeekProps {
  readonly plan: PlanView | null | undefined;
  readonly today: Day;
  readonly row: WeekReviewRow;
}

/** The review of the week from Sunday evening to Wednesday, until the athlete has read it. */
export function LastWeek({ plan, today, row }: LastWeekProps): ReactNode {
  const [isRead, setRead] = useRead(row.monday);
  const [hour] = useState(() => new Date().getHours());
  const units = useUnits();
  const hasWork = row.calendar.done.length > 0;
  const { data: estimates } = useEstimates(!isRead && isReviewTime(today, hour) && hasWork);
  const review = isRead || !isReviewTime(today, hour) ? undefined : reviewWeek(withoutPast(toWeekRecord(row, units), plan), today);
  if (review === undefined) return null;
  return (
    <WeekReviewCard
      review={review}
      moved={!hasWork || estimates === undefined ? undefined : movedNumbers(estimates, review.monday, units)}
      onRead={setRead}
      isDrawnElsewhere={plan != null && review.sunday >= today}
    >
      {/* The check-in stands on the page itself. */}
      {review.decision.kind === "check-in" ? undefined : (
        <Decide decision={review.decision} monday={review.monday} plan={plan} today={today} />
      )}
    </WeekReviewCard>
  );
}

/** Nobody could have done what was planned for days before the plan was made. */
function withoutPast(record: WeekRecord, plan: PlanView | null | undefined): WeekRecord {
  const past = new Set(plan?.sessions.filter(({ predatesPlan, completed }) => predatesPlan && !completed).map(({ id }) => id));
  const planned = record.planned.filter(({ id }) => !past.has(id));
  return { ...record, planned, isPartial: planned.length < record.planned.length };
}

interface DecideProps {
  readonly decision: Exclude<WeekDecision, { readonly kind: "check-in" }>;
  readonly monday: Day;
  readonly plan: PlanView | null | undefined;
  readonly today: Day;
}

/** The button of the one decision; what it would change is shown before it changes. */
function Decide({ decision, monday, plan, today }: DecideProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (!plan) return null;
  if (decision.kind === "next-week")
    return <ButtonLink to={weekPath(plan.id, getWeek(plan, addDays(monday, 7)))}>{decision.button}</ButtonLink>;
  return (
    <>
      <Button variant="solid" onClick={() => setOpen(true)}>
        {decision.button}
      </Button>
      {isOpen && (
        <Suspense>
          <ChangeDialog plan={plan} today={today} proposed={toSituation(plan.id, decision)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function toSituation(planId: string, decision: Extract<WeekDecision, { readonly kind: "missed" | "ease" }>): Situation {
  if (decision.kind === "missed") return { planId, reason: "missed", sessionIds: [...decision.sessionIds] };
  const { from, to, share } = decision;
  return { planId, reason: "ease", from, to, share };
}

/** Whether the review of a week was put away; remembered on the device with what else was read. */
function useRead(monday: Day): readonly [boolean, () => void] {
  const queryClient = useQueryClient();
  const queryKey = ["read-review", monday] as const;
  const { data = false } = useQuery({ queryKey, queryFn: () => queryClient.getQueryData<boolean>(queryKey) ?? false, staleTime: Infinity });
  return [data, () => queryClient.setQueryData(queryKey, true)];
}
