import type { ReactNode } from "react";
import { Field, Textarea } from "#ui/field.tsx";
import { formatLongDate } from "#ui/format.ts";
import { MarkdownText } from "#ui/markdown-text.tsx";
import type { ReviewedSession } from "../api/get-sessions.ts";
import { getName, UNKNOWN_AUTHOR } from "../model/session.ts";

/** Who wrote it and when. */
export function SessionFacts({ session }: { readonly session: ReviewedSession }): ReactNode {
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

export function SessionDetails({ session, notes, onNotes }: SessionDetailsProps): ReactNode {
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
