import { COACH_COMPLAINTS } from "@ironpace/contract";
import { Check } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { formatLongDate } from "#ui/format.ts";
import { MarkdownText } from "#ui/text/markdown-text.tsx";
import { Pages } from "#ui/data/pages.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { COMPLAINTS_PAGE, type Complaint, useComplaints, useReviewComplaint } from "../api/feedback.ts";

/** Answers that athletes say did not help them, to read and to tick off. */
export function FeedbackList(): ReactNode {
  const [page, setPage] = useState(1);
  const query = useComplaints(page);
  const { complaints = [], total = 0 } = query.data ?? {};
  return (
    <div className="grid max-w-4xl gap-4">
      <p className="max-w-[62ch] text-ink-2">The athletes agreed that administrators may read these. Names are not shown.</p>
      {query.isPending && <Skeleton className="h-40" />}
      {query.isError && (
        <Alert
          tone="destructive"
          title="The feedback could not be loaded"
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          {getSentence(query.error)}
        </Alert>
      )}
      {query.isSuccess && complaints.length === 0 && (
        <EmptyState title="No Feedback">No athlete has reported an unhelpful answer yet.</EmptyState>
      )}
      <ul aria-busy={query.isPlaceholderData} className="divide-y divide-line">
        {complaints.map((complaint) => (
          <FeedbackRow key={complaint.messageId} complaint={complaint} />
        ))}
      </ul>
      <Pages page={page} size={COMPLAINTS_PAGE} total={total} onPage={setPage} />
    </div>
  );
}

function FeedbackRow({ complaint }: { readonly complaint: Complaint }): ReactNode {
  const { messageId, reason, comment, question, answer, coach, createdAt, reviewedAt } = complaint;
  const review = useReviewComplaint();
  const isReviewed = reviewedAt !== null;
  const change = () =>
    review.mutate(
      { messageId, reviewed: !isReviewed },
      { onError: (error) => toast({ title: "Failed to save the review", description: getSentence(error), variant: "destructive" }) },
    );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h2 className="heading-3 wrap-anywhere">{question}</h2>
          <p className="text-sm text-ink-3">
            {formatLongDate(createdAt)}, {coach === "model" ? "answered by the language model" : "answered by the built-in coach"}
          </p>
        </div>
        <Button busy={review.isPending} onClick={change}>
          {isReviewed ? "Mark as unread" : "Mark as reviewed"}
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="danger">{COACH_COMPLAINTS[reason]}</Badge>
        {isReviewed && (
          <Badge tone="success" icon={Check}>
            Reviewed
          </Badge>
        )}
      </p>
      {comment !== null && <p className="max-w-[62ch] wrap-anywhere">“{comment}”</p>}
      <div className="border-l-2 border-line pl-4 text-ui leading-relaxed wrap-anywhere">
        <MarkdownText>{answer}</MarkdownText>
      </div>
    </li>
  );
}
