import { lazy, Suspense, useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useDeclinePlanChanges } from "../../api/plan-changes.ts";
import type { ActivePlanWork } from "../../api/get-plan-work.ts";
import { usePlanChanges } from "../../api/plan-changes.ts";
import { PlanChangesFailed } from "./plan-changes-failed.tsx";

const PlanChangesDialog = lazy(async () => ({ default: (await import("./plan-changes-dialog.tsx")).PlanChangesDialog }));

const NEWS = { reason: "benchmark" } as const;

interface NewNumbersNoticeProps {
  readonly plan: ActivePlanWork;
  /** When the newest numbers were saved; ISO timestamp. */
  readonly savedAt: string | undefined;
}

/** Offers to bring the active plan up to the numbers that stand now. Who kept the plan as it is, is told so in one line. */
export function NewNumbersNotice({ plan, savedAt }: NewNumbersNoticeProps): ReactNode {
  const newNumbersOf = isAfter(savedAt, plan.numbersOf) ? savedAt : undefined;
  const isDeclined = plan.declinedNumbersOf !== null && !isAfter(savedAt, plan.declinedNumbersOf);
  const { data: changes, error, isPending, refetch } = usePlanChanges(plan.planId, NEWS, newNumbersOf);
  const decline = useDeclinePlanChanges();
  const [open, setOpen] = useState(false);
  if (newNumbersOf === undefined) return null;
  if (isPending) return <Skeleton className="mb-5 h-34" />;
  if (error) return <PlanChangesFailed error={error} onRetry={() => void refetch()} />;
  if (changes.changes.length === 0) return null;
  const count = changes.changes.length === 1 ? "1 session" : `${changes.changes.length} sessions`;
  const show = (
    <Button variant={isDeclined ? "ghost" : "solid"} onClick={() => setOpen(true)}>
      See what changes
    </Button>
  );
  const keep = () => {
    setOpen(false);
    decline.mutate(
      { planId: plan.planId, numbersOf: newNumbersOf },
      {
        onError: (failure) => toast({ title: "Your choice could not be saved", description: getSentence(failure), variant: "destructive" }),
      },
    );
  };
  return (
    <>
      {isDeclined ? (
        <p className="mb-4 flex flex-wrap items-center gap-x-2 text-sm text-ink-3">Your plan still uses your old numbers. {show}</p>
      ) : (
        <Alert title={`Your new numbers affect ${count} in your plan`} action={show} className="mb-5">
          Nothing changes until you accept. Completed and past sessions stay as they were.
        </Alert>
      )}
      {open && (
        <Suspense>
          <PlanChangesDialog news={NEWS} changes={changes} onClose={() => setOpen(false)} onKeep={keep} />
        </Suspense>
      )}
    </>
  );
}

function isAfter(time: string | undefined, other: string): time is string {
  return time !== undefined && Date.parse(time) > Date.parse(other);
}
