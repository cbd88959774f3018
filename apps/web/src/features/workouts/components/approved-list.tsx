import type { WorkoutEntry } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useDebouncedValue } from "#ui/use-debounced-value.ts";
import { useApprovedSessions } from "../api/get-approved-sessions.ts";
import { ApprovedRow } from "./approved-row.tsx";

/** What was generated and approved by an administrator; each of its sessions can become a workout. */
export function ApprovedList({ onChoose }: { readonly onChoose: (filled: Partial<WorkoutEntry>) => void }): ReactNode {
  const [typed, setTyped] = useState("");
  const query = useApprovedSessions(useDebouncedValue(typed));
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
  if (query.isSuccess && shown.length === 0 && typed === "" && !query.isPlaceholderData) {
    return (
      <EmptyState level={3} title="No reviewed sessions yet">
        Sessions that administrators have approved appear here.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <SearchInput label="Search reviewed sessions" value={typed} onValueChange={setTyped} />
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
