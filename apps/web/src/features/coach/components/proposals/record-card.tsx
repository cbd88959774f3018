import type { CoachProposal, CoachRecordRequest } from "@ironpace/contract";
import { Check, RotateCcw, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { sentenceOf } from "../../../../backend/error-sentence.ts";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast.ts";
import { type TakeBack, useStoreRecord, useTakeBack } from "../../api/record-proposal.ts";
import type { Decision } from "../../model/chat.ts";

interface RecordCardProps {
  readonly proposal: Omit<CoachProposal, "request"> & { readonly request: CoachRecordRequest };
  readonly decision: Decision | null;
  readonly onDecide: (decision: Decision) => void;
}

/** Something to store that the coach offers: each value as it is and as it would be, to accept or to reject. */
export function RecordCard({ proposal: { title, why, request }, decision, onDecide }: RecordCardProps): ReactNode {
  const [takeBack, setTakeBack] = useState<TakeBack>();
  const [undone, setUndone] = useState(false);
  const storing = useStoreRecord();
  const taking = useTakeBack();

  async function accept(): Promise<void> {
    try {
      const undo = await storing.mutateAsync(request.record);
      setTakeBack(() => undo);
      onDecide("accepted");
    } catch (error) {
      toast({ title: "This could not be saved", description: sentenceOf(error), variant: "destructive" });
    }
  }

  async function undo(): Promise<void> {
    if (takeBack === undefined) return;
    try {
      await taking.mutateAsync(takeBack);
      setUndone(true);
    } catch (error) {
      toast({ title: "This could not be undone", description: sentenceOf(error), variant: "destructive" });
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
        <Decided decision={decision} undone={undone} />
      )}
      {decision !== null && takeBack !== undefined && !undone && (
        <Button className="justify-self-start" busy={taking.isPending} busyText="Undoing..." onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </section>
  );
}

function Decided({ decision, undone }: { readonly decision: Decision; readonly undone: boolean }): ReactNode {
  const isRejected = decision === "rejected";
  const Icon = undone ? RotateCcw : isRejected ? X : Check;
  return (
    <p role="status" className="flex items-center gap-2 text-ui font-[550]">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={isRejected || undone ? "text-ink-3" : "text-success"} />
      {undone ? "Undone. Everything is as it was." : isRejected ? "Rejected. Nothing was stored." : "Accepted and stored."}
    </p>
  );
}
