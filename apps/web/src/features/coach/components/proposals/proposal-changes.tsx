import type { AdjustTrainingPlanResponse } from "@ironpace/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useShownChanges } from "#backend/preferences/use-shown-changes.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ChangeList } from "#ui/data/change-list.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { PlanRefusal } from "../../api/plan-proposal.ts";
import { plainText } from "#ui/text/plain-text.ts";
import { PlanDifference } from "#ui/training/plan-change/plan-difference.tsx";

interface ProposalChangesProps {
  readonly planId: UseQueryResult<string | null>;
  readonly preview: UseQueryResult<AdjustTrainingPlanResponse>;
}

/** How many are shown before the rest is asked for. */
const SHOWN_AT_FIRST = 3;

/** Each session before and after, with the reason; nothing has happened yet. */
export function ProposalChanges({ planId, preview }: ProposalChangesProps): ReactNode {
  const [all, setAll] = useState(false);
  const shown = useShownChanges();
  const failed = planId.isError ? planId : preview.isError ? preview : undefined;
  if (failed !== undefined) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (planId.data === null) return <p className="text-sm text-ink-3">You have no active plan to change.</p>;
  if (preview.data === undefined) return <Working />;
  const { reasons, warnings, changes, weeks = [] } = shown(preview.data);
  if (changes.length === 0) return <p className="text-sm text-ink-3">{[...reasons, "Your plan stays as it is."].join(" ")}</p>;
  return (
    <div className="grid gap-3">
      {warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-2.5 rounded-ctl bg-pending-wash px-3 py-2.5 text-sm text-pending">
          <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          <span>
            <span className="sr-only">Warning: </span>
            {warning}
          </span>
        </p>
      ))}
      {weeks.length > 0 ? (
        <PlanDifference isCompact weeks={weeks} reasons={reasons} />
      ) : (
        reasons.length > 0 && <p className="text-sm text-ink-2">{reasons.join(" ")}</p>
      )}
      <ChangeList label="Changed sessions" changes={all ? changes : changes.slice(0, SHOWN_AT_FIRST)} />
      {!all && changes.length > SHOWN_AT_FIRST && (
        <Button variant="ghost" className="justify-self-start" onClick={() => setAll(true)}>
          Show all {changes.length} changes
        </Button>
      )}
    </div>
  );
}

function Working(): ReactNode {
  return (
    <div className="grid gap-3" aria-busy="true">
      <p className="sr-only" role="status">
        Checking what changes
      </p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactNode {
  if (error instanceof PlanRefusal && error.errorType === "MEDICAL_REFERRAL") {
    return (
      <Alert tone="destructive" title="Please see a professional first">
        {plainText(error.message)}
      </Alert>
    );
  }
  return (
    <Alert tone="destructive" title="We could not work out the changes" action={<Button onClick={onRetry}>Try Again</Button>}>
      {getSentence(error)}
    </Alert>
  );
}
