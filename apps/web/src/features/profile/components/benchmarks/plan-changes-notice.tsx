import { lazy, Suspense, useState, type ReactNode } from "react";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import type { ActivePlanWork } from "../../api/get-plan-work.ts";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { usePlanChanges } from "../../api/plan-changes.ts";
import { declinedChanges, declineChanges } from "../../model/declined-changes.ts";

const PlanChangesDialog = lazy(async () => ({ default: (await import("./plan-changes-dialog.tsx")).PlanChangesDialog }));

interface PlanChangesNoticeProps {
  readonly plan: ActivePlanWork;
  /** When the newest numbers were saved; ISO timestamp. */
  readonly savedAt: string | undefined;
}

/** Offers to bring the active plan up to the numbers that stand now. Who kept the plan as it is, is told so in one line. */
export function PlanChangesNotice({ plan, savedAt }: PlanChangesNoticeProps): ReactNode {
  const isNewer = savedAt !== undefined && Date.parse(savedAt) > Date.parse(plan.numbersOf);
  const { data: changes, isPending } = usePlanChanges(plan.planId, isNewer ? savedAt : undefined);
  const [open, setOpen] = useState(false);
  const [declined, setDeclined] = useState(declinedChanges);
  if (isNewer && isPending) return <Skeleton className="mb-5 h-34" />;
  if (!isNewer || changes === undefined || changes.changes.length === 0) return null;
  const count = changes.changes.length === 1 ? "1 session" : `${changes.changes.length} sessions`;
  const show = (
    <Button variant={declined === changes.fingerprint ? "ghost" : "solid"} onClick={() => setOpen(true)}>
      See what changes
    </Button>
  );
  return (
    <>
      {declined === changes.fingerprint ? (
        <p className="mb-4 flex flex-wrap items-center gap-x-2 text-sm text-ink-3">Your plan still uses the numbers from before. {show}</p>
      ) : (
        <Alert title={`Your new numbers change ${count} of your plan`} action={show} className="mb-5">
          Nothing has changed yet. What is done or past stays as it was.
        </Alert>
      )}
      {open && (
        <Suspense>
          <PlanChangesDialog
            changes={changes}
            onClose={() => setOpen(false)}
            onKeep={() => {
              declineChanges(changes.fingerprint);
              setDeclined(changes.fingerprint);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
