import { Check, RotateCcw, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import type { Decision } from "../../model/chat.ts";
import type { ProposalControl } from "./use-proposal.ts";

/** What became of a proposal. What was accepted just now can be taken back; later the plan's history does. */
export function ProposalDecided({ decision, control }: { readonly decision: Decision; readonly control: ProposalControl }): ReactNode {
  const { accepted, undone, busy, undo } = control;
  const count = accepted?.changes.length ?? 0;
  const Icon = undone ? RotateCcw : decision === "rejected" ? X : Check;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="flex items-center gap-2 text-ui font-[550]">
        <Icon
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className={decision === "rejected" || undone ? "text-ink-3" : "text-success"}
        />
        {undone ? "Undone. Your plan is as it was." : WORDS[decision]}
        {!undone && count > 0 && ` ${count === 1 ? "1 session" : `${count} sessions`} changed.`}
      </p>
      {accepted?.adjustmentId != null && !undone && (
        <Button busy={busy} busyText="Undoing..." onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  );
}

const WORDS: Readonly<Record<Decision, string>> = {
  accepted: "Accepted.",
  edited: "Edited and accepted.",
  rejected: "Rejected. Your plan stays as it is.",
};
