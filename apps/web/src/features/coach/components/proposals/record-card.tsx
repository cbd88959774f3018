import type { CoachProposal, CoachRecordRequest } from "@ironpace/contract";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useStoreRecord } from "../../api/record-proposal.ts";
import { Decided, type Outcome } from "./decided.tsx";
import type { Decide } from "./use-proposal.ts";

interface RecordCardProps extends Outcome {
  readonly proposal: Omit<CoachProposal, "request"> & { readonly request: CoachRecordRequest };
  readonly onDecide: Decide;
}

/** Something to store that the coach offers: each value as it is and as it would be, to accept or to reject. */
export function RecordCard({ proposal: { title, why, request }, onDecide, ...outcome }: RecordCardProps): ReactNode {
  const { decision } = outcome;
  const storing = useStoreRecord();

  async function accept(): Promise<void> {
    try {
      onDecide("accepted", await storing.mutateAsync(request.record));
    } catch (error) {
      toast({ title: "The change could not be saved", description: getSentence(error), variant: "destructive" });
    }
  }

  return (
    <section aria-label={`Proposal: ${title}`} className="grid w-full gap-3 rounded-card border border-line-strong p-4">
      <div className="grid gap-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-ink-2">{why}</p>
      </div>
      <dl className="grid gap-1.5 text-sm">
        {request.changes.map(({ label, before, after }) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 break-words">
              {before !== undefined && (
                <>
                  <span className="sr-only">before: </span>
                  <s className="text-ink-3">{before}</s> <span aria-hidden="true">→</span> <span className="sr-only">after: </span>
                </>
              )}
              <strong className="font-[550]">{after}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {decision === null ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" busy={storing.isPending} busyText="Saving..." onClick={() => void accept()}>
            Accept
          </Button>
          <Button variant="ghost" disabled={storing.isPending} onClick={() => onDecide("rejected")}>
            Reject
          </Button>
        </div>
      ) : (
        <Decided {...outcome} decision={decision} words={WORDS} />
      )}
    </section>
  );
}

const WORDS = {
  accepted: "Saved.",
  edited: "Saved.",
  rejected: "Rejected. Nothing was saved.",
  undone: "Undone. Everything is as it was.",
} as const;
