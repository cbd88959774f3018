import type { AdjustTrainingPlanResponse } from "@ironpace/contract";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { getSentence } from "#backend/error-sentence.ts";
import { useShownChanges } from "#backend/preferences/use-shown-changes.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ScrollingChangeList } from "#ui/data/change-list.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { PlanError } from "../../api/plan-error.ts";
import { plainText } from "#ui/text/plain-text.ts";
import { PlanDifference } from "#ui/training/plan-change/plan-difference.tsx";

/** What would change, before and after, with reasons and warnings; nothing has happened yet. */
export function Proposal({ proposal }: { readonly proposal: UseQueryResult<AdjustTrainingPlanResponse> }): ReactNode {
  const shown = useShownChanges();
  if (proposal.isPending) return <ProposalSkeleton />;
  if (proposal.isError) return <ProposalFailure error={proposal.error} onRetry={() => void proposal.refetch()} />;
  const { reasons, warnings, changes, weeks = [] } = shown(proposal.data);
  return (
    <div className="grid gap-4">
      {warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-2.5 rounded-card bg-pending-wash px-4 py-3 text-pending">
          <TriangleAlert aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          <span>
            <span className="sr-only">Warning: </span>
            <TermText text={warning} />
          </span>
        </p>
      ))}
      {weeks.length > 0 ? (
        <PlanDifference weeks={weeks} reasons={reasons} />
      ) : (
        reasons.length > 0 && (
          <p className="max-w-[62ch] text-ink-2">
            <TermText text={reasons.join(" ")} />
          </p>
        )
      )}
      {changes.length === 0 ? (
        reasons.length === 0 && <p className="text-ink-3">Your plan stays as it is.</p>
      ) : (
        <ScrollingChangeList changes={changes} />
      )}
    </div>
  );
}

function ProposalSkeleton(): ReactNode {
  return (
    <div className="grid gap-4" aria-busy="true">
      <p className="sr-only" role="status">
        Checking what changes
      </p>
      <Skeleton className="h-6 w-4/5" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}

function ProposalFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactNode {
  if (error instanceof PlanError && error.errorType === "MEDICAL_REFERRAL") {
    return (
      <Alert tone="destructive" title="Please see a professional first">
        {plainText(error.message)}
      </Alert>
    );
  }
  return (
    <Alert tone="destructive" title="Nothing was changed" action={<Button onClick={onRetry}>Try Again</Button>}>
      {getSentence(error) ?? "We could not change your plan. Please try again."}
    </Alert>
  );
}
