import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { SearchInput } from "#ui/form/search-input.tsx";
import { Select } from "#ui/form/select.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useDeleteWithUndo } from "#ui/feedback/use-delete-with-undo.ts";
import { doneSessions, useDoneSessions, type DoneFilter, type DoneSession } from "../../api/done-sessions.ts";
import { useDebouncedValue } from "#ui/form/use-debounced-value.ts";
import { DoneRow } from "./done-row.tsx";

const DoneSessionDialog = lazyPart(async () => (await import("./done-session-dialog.tsx")).DoneSessionDialog);

/** The ledger: everything that was done, wherever it was logged, a page at a time. */
export function CompletedTab(): ReactNode {
  const [filter, setFilter] = useState<DoneFilter>({ search: "", source: "all", order: "newest" });
  const [edited, setEdited] = useState<DoneSession>();
  const search = useDebouncedValue(filter.search);
  const query = useDoneSessions({ ...filter, search });
  const remove = useDeleteWithUndo(doneSessions, "session", getSentence);
  const narrowed = search.trim() !== "" || filter.source !== "all";
  if (query.isPending) return <Skeleton className="h-96" />;
  if (query.isLoadingError) {
    return (
      <Alert
        tone="destructive"
        title="Your sessions could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      >
        {getSentence(query.error)}
      </Alert>
    );
  }
  const rows = query.data;
  if (rows.length === 0 && !narrowed && filter.search === "") {
    return <EmptyState title="No completed sessions">Sessions you complete or log appear here, with their sets.</EmptyState>;
  }
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          label="Search completed sessions"
          value={filter.search}
          onValueChange={(text) => setFilter({ ...filter, search: text })}
        />
        <div className="w-full md:w-48">
          <Select aria-label="From" options={SOURCES} value={filter.source} onValueChange={(source) => setFilter({ ...filter, source })} />
        </div>
        <div className="w-full md:w-44">
          <Select aria-label="Order" options={ORDERS} value={filter.order} onValueChange={(order) => setFilter({ ...filter, order })} />
        </div>
      </div>
      {rows.length === 0 ? (
        <p role="status" className="border-y border-line py-4 text-ink-2">
          No session matches your search.
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line" aria-busy={query.isPlaceholderData}>
          {rows.map((row) => (
            <li key={row.id}>
              <DoneRow row={row} onEdit={() => setEdited(row)} onDelete={() => remove(row)} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          className="justify-self-start"
          busy={query.isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {edited !== undefined && <DoneSessionDialog row={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

const SOURCES = [
  { value: "all", label: "All sessions" },
  { value: "plan_session", label: "From the plan" },
  { value: "logged_session", label: "Your own" },
  { value: "free", label: "Free sessions" },
  { value: "workout", label: "Workouts" },
  { value: "import", label: "Imported" },
] as const;
const ORDERS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
] as const;
