import type { CoachProposal } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Decided, type Outcome } from "./decided.tsx";
import { ProposalChanges } from "./proposal-changes.tsx";
import { isEditable, ProposalForm } from "./proposal-form.tsx";
import { RecordCard } from "./record-card.tsx";
import { type Decide, type PlanProposal, type ProposalControl, useProposal } from "./use-proposal.ts";

interface ProposalCardProps<Proposal = CoachProposal> extends Outcome {
  readonly proposal: Proposal;
  /** True for an answer that has just arrived: its changes are shown at once. */
  readonly live: boolean;
  readonly onDecide: Decide;
}

/** What the coach offers: before and after, to accept, to edit, to reject. Nothing changes before. */
export function ProposalCard({ proposal, ...props }: ProposalCardProps): ReactNode {
  const { request } = proposal;
  return request.reason === "record" ? (
    <RecordCard proposal={{ ...proposal, request }} {...props} />
  ) : (
    <PlanCard proposal={{ ...proposal, request }} {...props} />
  );
}

function PlanCard({ proposal, live, onDecide, ...outcome }: ProposalCardProps<PlanProposal>): ReactNode {
  const { decision } = outcome;
  const [shown, setShown] = useState(live);
  const [editing, setEditing] = useState(false);
  const control = useProposal(proposal, shown && decision === null, onDecide);
  const count = control.preview.data?.changes.length ?? 0;
  return (
    <section aria-label={`Proposal: ${proposal.title}`} className="grid w-full gap-3 rounded-card border border-line-strong p-4">
      <div className="grid gap-1">
        <h3 className="font-semibold">{proposal.title}</h3>
        <p className="text-sm text-ink-2">{proposal.why}</p>
      </div>
      {body()}
    </section>
  );

  function body(): ReactNode {
    if (decision !== null) return <Decided {...outcome} decision={decision} words={WORDS} extra={changedBy(control)} />;
    if (editing) {
      return (
        <ProposalForm
          request={control.request}
          onCancel={() => setEditing(false)}
          onSubmit={(request) => {
            control.edit(request);
            setEditing(false);
          }}
        />
      );
    }
    return (
      <>
        {shown && <ProposalChanges planId={control.planId} preview={control.preview} />}
        <div className="flex flex-wrap gap-2">
          {!shown && <Button onClick={() => setShown(true)}>See what changes</Button>}
          {count > 0 && (
            <Button variant="solid" busy={control.busy} busyText="Saving..." onClick={control.accept}>
              {count === 1 ? "Accept 1 change" : `Accept ${count} changes`}
            </Button>
          )}
          {shown && isEditable(control.request) && (
            <Button disabled={control.busy} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          <Button variant="ghost" disabled={control.busy} onClick={() => onDecide("rejected")}>
            Reject
          </Button>
        </div>
      </>
    );
  }
}

function changedBy({ accepted }: ProposalControl): string {
  const count = accepted?.changes.length ?? 0;
  return count === 0 ? "" : ` ${count === 1 ? "1 session" : `${count} sessions`} changed.`;
}

const WORDS = {
  accepted: "Accepted.",
  edited: "Edited and accepted.",
  rejected: "Rejected. Your plan stays as it is.",
  undone: "Change undone. Your plan is as it was.",
} as const;
