import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchInput } from "#ui/form/search-input.tsx";
import { useTypedSearch } from "#ui/form/use-typed-search.ts";
import { MOST_COUNTED, PAGE_SIZE, useSessions } from "../api/get-sessions.ts";
import { STATUS_TEXTS, type Status } from "../model/session.ts";
import { Pages } from "#ui/data/pages.tsx";
import { SessionCard, SessionCardSkeleton } from "./session-card.tsx";

interface SessionListProps {
  readonly status: Status;
  readonly search: string;
  readonly page: number;
  readonly opened: string | undefined;
  readonly onSearch: (text: string) => void;
  readonly onPage: (page: number) => void;
  readonly onOpen: (id: string) => void;
}

export function SessionList({ status, search, page, opened, onSearch, onPage, onOpen }: SessionListProps): ReactNode {
  const [typed, setTyped] = useTypedSearch(search, onSearch);
  const query = useSessions(status, search, page);
  const { empty, skeletons } = STATUS_TEXTS[status];
  const sessions = query.data ?? [];
  const total = sessions[0]?.total ?? 0;
  const isNarrowed = search !== "" || typed !== "" || page > 1;
  if (query.isLoadingError) {
    return (
      <Alert
        tone="destructive"
        title="The sessions could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      >
        {getSentence(query.error)}
      </Alert>
    );
  }
  if (query.isSuccess && sessions.length === 0 && !isNarrowed) return <EmptyState title={empty[0]}>{empty[1]}</EmptyState>;
  return (
    <div className="grid gap-3">
      <SearchInput label="Search sessions" value={typed} onValueChange={setTyped} />
      {query.isPending && (
        <div role="group" aria-busy="true" aria-label="Sessions are loading">
          {Array.from({ length: skeletons }, (_, card) => (
            <SessionCardSkeleton key={card} />
          ))}
        </div>
      )}
      {query.isSuccess && sessions.length === 0 && (
        <div role="status" className="grid justify-items-start gap-3 border-b border-line py-5 text-ink-2">
          <p>{page > 1 ? "There are no more sessions." : "No session matches your search."}</p>
          {page > 1 && <Button onClick={() => onPage(1)}>Go to the first page</Button>}
        </div>
      )}
      <ul aria-busy={query.isPlaceholderData}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionCard session={session} opened={session.id === opened} onOpen={() => onOpen(session.id)} />
          </li>
        ))}
      </ul>
      <Pages page={page} size={PAGE_SIZE} total={Math.min(total, MOST_COUNTED)} isMore={total > MOST_COUNTED} onPage={onPage} />
    </div>
  );
}
