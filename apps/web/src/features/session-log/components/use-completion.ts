import { useOutbox } from "#backend/outbox/outbox.ts";
import { toast } from "#ui/feedback/toast.ts";
import { reopenSession, storeSession } from "../api/store-session.ts";
import { completeDraft, type CompletionEntry } from "../model/complete-draft.ts";
import type { SessionDraft } from "../model/draft.ts";
import { storeArgs } from "../model/store-payload.ts";

interface Completion {
  /** Ids of sessions whose completion waits to be sent: done for the athlete, not yet for the server. */
  readonly completing: ReadonlySet<string>;
  complete(draft: SessionDraft, entry: CompletionEntry): void;
}

/** Marks an upcoming session as done, also without a connection; the message offers to undo it. */
export function useCompletion(): Completion {
  const { waiting } = useOutbox();
  const completing = new Set(waiting.flatMap(({ args }) => getOrigins(args)));
  return {
    completing,
    complete(draft, entry) {
      const args = storeArgs(completeDraft(draft, entry, new Date()), entry.minutes);
      const undo = () => void reopenSession(draft.id);
      void storeSession(draft.id, args).then(() =>
        toast({
          title: "Session completed",
          description: "Great job! Your session has been marked as completed.",
          action: { label: "Undo", onClick: undo },
        }),
      );
    },
  };
}

/** What a write that waits will complete. */
function getOrigins(args: object): readonly string[] {
  if (!("session" in args)) return [];
  const session = args.session as Readonly<Record<string, unknown>>;
  if (session["in_progress"] === true) return [];
  return [session["training_session_id"], session["logged_session_id"]].filter((id) => typeof id === "string");
}
