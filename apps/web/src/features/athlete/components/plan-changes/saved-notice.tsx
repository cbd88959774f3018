import { lazy, Suspense, useState, type ReactNode } from "react";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { useToday } from "#ui/use-today.ts";
import { usePlanWork } from "../../api/get-plan-work.ts";
import { usePlanChanges, type News } from "../../api/plan-changes.ts";
import { PlanChangesFailed } from "./plan-changes-failed.tsx";

const PlanChangesDialog = lazy(async () => ({ default: (await import("./plan-changes-dialog.tsx")).PlanChangesDialog }));

interface SavedNoticeProps {
  readonly news: News;
  /** When it was saved just now; undefined before. */
  readonly savedAt: string | undefined;
}

/** Offers to bend the active plan to what was saved just now. Without a plan, or where nothing changes, it says nothing. */
export function SavedNotice({ news, savedAt }: SavedNoticeProps): ReactNode {
  const planId = usePlanWork(useToday()).data?.planId;
  const { data: changes, error, refetch } = usePlanChanges(planId, news, savedAt);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState<string>();
  if (savedAt === undefined || left === savedAt) return null;
  if (error) return <PlanChangesFailed error={error} onRetry={() => void refetch()} />;
  if (changes === undefined || changes.changes.length === 0) return null;
  return (
    <>
      <Alert
        title={`Your profile changes affect ${changes.changes.length === 1 ? "1 session" : `${changes.changes.length} sessions`} in your plan`}
        action={
          <Button variant="solid" onClick={() => setOpen(true)}>
            See what changes
          </Button>
        }
      >
        Nothing changes until you accept. Completed and past sessions stay as they were.
      </Alert>
      {open && (
        <Suspense>
          <PlanChangesDialog news={news} changes={changes} onClose={() => setOpen(false)} onKeep={() => setLeft(savedAt)} />
        </Suspense>
      )}
    </>
  );
}
