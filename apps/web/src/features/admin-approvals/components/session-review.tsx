import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field, Textarea } from "#ui/form/field.tsx";
import { formatLongDate } from "#ui/format.ts";
import { MarkdownText } from "#ui/text/markdown-text.tsx";
import { SidePanel } from "#ui/overlay/side-panel.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useDiscardQuestion } from "#ui/overlay/use-discard-question.tsx";
import { type Decision, useDecide } from "../api/decide-session.ts";
import { type ReviewedSession, useSession } from "../api/get-sessions.ts";
import { getName, UNKNOWN_AUTHOR } from "../model/session.ts";
import { StatusBadge } from "./status-badge.tsx";

interface SessionReviewProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One session whole, and the decision about it while there is none. */
export function SessionReview({ id, onClose }: SessionReviewProps): ReactNode {
  const query = useSession(id);
  const decide = useDecide();
  const [notes, setNotes] = useState("");
  const { fields, close, question } = useDiscardQuestion(onClose);
  const [asked, setAsked] = useState<Decision["status"]>();
  const session = query.data ?? undefined;
  const isPending = session !== undefined && session.status === "pending";

  function confirm(status: Decision["status"]): void {
    decide.mutateAsync({ id, status, notes }).then(
      () => {
        toast({ title: "Session Updated", description: `${session?.title ?? "The session"} is ${status}.` });
        onClose();
        // The button that led here is gone with its card.
        document.querySelector("h1")?.focus();
      },
      (error: unknown) => {
        setAsked(undefined);
        toast({
          title: "Error",
          description: `Failed to update session: ${getSentence(error) ?? "Please try again."}`,
          variant: "destructive",
        });
      },
    );
  }

  return (
    <SidePanel
      title={session?.title ?? (query.isPending ? "Loading…" : "AI training session")}
      {...(session !== undefined && { badge: <StatusBadge status={session.status} />, facts: <SessionFacts session={session} /> })}
      onClose={close}
      footer={
        isPending ? (
          <>
            <Button variant="danger-line" onClick={() => setAsked("rejected")}>
              Reject
            </Button>
            <Button variant="solid" onClick={() => setAsked("approved")}>
              <Check aria-hidden="true" size={16} strokeWidth={1.75} />
              Approve
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      {query.isPending && <Skeleton className="h-80" />}
      {query.isLoadingError && (
        <Alert
          tone="destructive"
          title="The session could not be loaded"
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          {getSentence(query.error)}
        </Alert>
      )}
      {query.isSuccess && session === undefined && <p className="text-ink-2">This session no longer exists.</p>}
      {session !== undefined && (
        <div className="grid gap-6" {...fields}>
          <SessionDetails session={session} notes={notes} onNotes={setNotes} />
        </div>
      )}
      {question}
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asked === "approved" ? "Approve this session?" : "Reject this session?"}
        description={
          asked === "approved"
            ? "Athletes can add it to their workouts. Your decision is final and is saved with your name and the time."
            : "It stays in the list of rejected sessions. Your decision is final."
        }
        confirm={asked === "approved" ? "Approve" : "Reject"}
        confirmBusy="Saving..."
        busy={decide.isPending}
        tone={asked === "approved" ? "solid" : "danger"}
        onConfirm={() => asked !== undefined && confirm(asked)}
      />
    </SidePanel>
  );
}

/** Who wrote it and when. */
function SessionFacts({ session }: { readonly session: ReviewedSession }): ReactNode {
  return (
    <p className="text-sm text-ink-3">
      By {getName(session.author) ?? UNKNOWN_AUTHOR}, {formatLongDate(session.created_at)}
    </p>
  );
}

interface SessionDetailsProps {
  readonly session: ReviewedSession;
  /** The notes of a decision that is still to be made. */
  readonly notes: string;
  readonly onNotes: (notes: string) => void;
}

function SessionDetails({ session, notes, onNotes }: SessionDetailsProps): ReactNode {
  const { content, admin_notes } = session;
  return (
    <>
      {session.status === "pending" ? (
        <Field label="Admin notes" hint="Saved with your decision. Athletes do not see them.">
          <Textarea rows={3} maxLength={4000} value={notes} onChange={(event) => onNotes(event.currentTarget.value)} />
        </Field>
      ) : (
        <div className="grid gap-4">
          <DecisionFacts session={session} />
          <section className="grid gap-1.5">
            <h3 className="text-sm font-[550]">Admin notes</h3>
            <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{admin_notes ?? "None"}</p>
          </section>
        </div>
      )}
      <section aria-label="Content" className="border-t border-line pt-5 text-ui leading-relaxed wrap-anywhere">
        <MarkdownText>{content}</MarkdownText>
      </section>
    </>
  );
}

function DecisionFacts({ session }: { readonly session: ReviewedSession }): ReactNode {
  const { approved_at, approver } = session;
  if (approved_at === null) return null;
  const time = new Date(approved_at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return (
    <p className="text-ink-2">
      Approved by <span className="font-[550]">{getName(approver) ?? "an administrator whose account was deleted"}</span> on{" "}
      {formatLongDate(approved_at)} at {time}
    </p>
  );
}
