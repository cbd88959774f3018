import type { WorkoutEntry } from "@ironpace/contract";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { type ApprovedSession, useApprovedSessions } from "../api/get-approved-sessions.ts";
import { getSessions } from "../model/approved-session.ts";

interface ReviewedListProps {
  readonly search: string;
  readonly onChoose: (filled: Partial<WorkoutEntry>) => void;
}

/** What was generated and approved by an administrator; each of its sessions can become a workout. */
export function ReviewedList({ search, onChoose }: ReviewedListProps): ReactNode {
  const query = useApprovedSessions(search);
  const shown = query.data?.pages.flat() ?? [];
  if (query.isLoadingError) {
    return (
      <Alert
        tone="destructive"
        title="Reviewed sessions could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      >
        {getSentence(query.error)}
      </Alert>
    );
  }
  if (query.isSuccess && shown.length === 0 && search === "" && !query.isPlaceholderData) {
    return <EmptyState title="No reviewed sessions yet">Sessions checked by an admin appear here.</EmptyState>;
  }
  return (
    <div className="grid gap-4">
      {query.isPending && <Skeleton className="h-80" />}
      {query.isSuccess && shown.length === 0 && (
        <p role="status" className="border-y border-line py-4 text-ink-2">
          No session matches your search.
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-busy={query.isPlaceholderData} className="divide-y divide-line border-y border-line">
          {shown.map((session) => (
            <ApprovedRow key={session.id} session={session} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button className="justify-self-start" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more sessions
        </Button>
      )}
    </div>
  );
}

interface ApprovedRowProps {
  readonly session: ApprovedSession;
  readonly onChoose: (filled: Partial<WorkoutEntry>) => void;
}

/** One reviewed text; opened, its sessions with the button that takes each. */
function ApprovedRow({ session, onChoose }: ApprovedRowProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const sessions = useMemo(() => getSessions(session.title, session.content), [session]);
  const count = sessions.length === 1 ? "1 session" : `${sessions.length} sessions`;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="heading-3 wrap-anywhere">{session.title}</h2>
          <p className="text-sm text-ink-3">{count}, written by the coach and checked by an admin</p>
        </div>
        <Button
          aria-label={`Sessions of ${session.title}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="shrink-0"
        >
          Sessions
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} className={cx(open && "rotate-180")} />
        </Button>
      </div>
      <ul id={id} hidden={!open} className="divide-y divide-line border-l-2 border-line pl-3">
        {open &&
          sessions.map(({ title, filled }, index) => (
            <li key={index} className="flex items-center justify-between gap-4 py-2">
              <div className="min-w-0 text-sm">
                <p className="font-medium wrap-anywhere">{title}</p>
                <p className="text-ink-3">{filled.duration} min</p>
              </div>
              <Button aria-label={`Use ${title}`} onClick={() => onChoose(filled)} className="shrink-0">
                Use
              </Button>
            </li>
          ))}
      </ul>
    </li>
  );
}
