import type { Day } from "@ironpace/training";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useCompleteSession, useReopenSession } from "../../api/complete-session.ts";
import type { SessionView } from "../../model/plan-view.ts";

export interface Completion {
  /** Marks it done, now or on the day it is said to have been; the message can take it back. Resolves to whether it worked. */
  readonly complete: (doneOn?: Day) => Promise<boolean>;
  /** Takes back that it is done, or that it was skipped. */
  readonly reopen: () => void;
  readonly saveEffort: (rpe: number) => void;
}

/** Done and not done again, with the messages; told by the promise, because what asks for it may be gone by then. */
export function useCompletion(session: SessionView): Completion {
  const inUnit = useDistanceText();
  const completing = useCompleteSession();
  const reopening = useReopenSession();

  function reopen(): void {
    void reopening.mutateAsync(session.id).catch(() => failed("Could not undo. Please try again."));
  }

  async function complete(doneOn?: Day): Promise<boolean> {
    try {
      await completing.mutateAsync({ sessionId: session.id, ...(doneOn === undefined ? {} : { doneOn }) });
    } catch {
      failed("Failed to mark session as complete. Please try again.");
      return false;
    }
    toast({ title: "Session Complete", description: inUnit(session.title), action: { label: "Undo", onClick: reopen } });
    return true;
  }

  function saveEffort(rpe: number): void {
    void completing.mutateAsync({ sessionId: session.id, rpe }).catch(() => failed("The effort was not saved. Please try again."));
  }

  return { complete, reopen, saveEffort };
}

function failed(description: string): void {
  toast({ title: "Error", description, variant: "destructive" });
}
