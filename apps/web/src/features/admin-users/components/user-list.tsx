import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Pages } from "#ui/data/pages.tsx";
import { SearchInput } from "#ui/form/search-input.tsx";
import { useTypedSearch } from "#ui/form/use-typed-search.ts";
import { usersOptions } from "../api/list-users.ts";
import type { Account, Act } from "../model/account.ts";
import { PAGE_SIZE, type UserFilter } from "../model/filter.ts";
import { UserDetails } from "./user-details.tsx";
import { UserTable } from "./user-table.tsx";

interface UserListProps {
  readonly filter: UserFilter;
  readonly onFilter: (filter: UserFilter) => void;
  /** The account whose details are open. */
  readonly viewed: string | undefined;
  readonly onView: (account: Account | undefined) => void;
  readonly onAct: (account: Account, act: Act) => void;
}

/** Search, the table, its pages, and the details of one account. */
export function UserList({ filter, onFilter, viewed, onView, onAct }: UserListProps): ReactNode {
  const { tab: _, ...asked } = filter;
  const query = useQuery(usersOptions(asked));
  const { accounts, total = 0, isMore = false } = query.data ?? {};
  const isBeyond = accounts?.length === 0 && filter.page > 1 && !query.isPlaceholderData;
  const goFirst = useEffectEvent(() => onFilter({ ...filter, page: 1 }));
  useEffect(() => {
    if (isBeyond) goFirst();
  }, [isBeyond]);
  const [text, setText] = useTypedSearch(filter.search, (search) => onFilter({ ...filter, search, page: 1 }));
  const account = accounts?.find(({ id }) => id === viewed);
  return (
    <div className="grid gap-5">
      <SearchInput label="Search users" placeholder="Email or name..." value={text} onValueChange={setText} />
      <div className="grid gap-3">
        <UserTable
          rows={isBeyond ? undefined : accounts}
          busy={query.isPlaceholderData}
          failure={query.isLoadingError ? { sentence: getSentence(query.error) ?? "", onRetry: () => void query.refetch() } : undefined}
          empty={
            <EmptyState title="No users found.">
              {filter.search.trim() !== "" && "Try fewer words. Every word must appear in the email or the name."}
            </EmptyState>
          }
          sorting={{
            sort: filter.sort,
            descending: filter.descending,
            onSort: (sort, descending) => onFilter({ ...filter, sort, descending, page: 1 }),
          }}
          onView={onView}
          onAct={onAct}
        />
        <Pages page={filter.page} size={PAGE_SIZE} total={total} isMore={isMore} onPage={(page) => onFilter({ ...filter, page })} />
      </div>
      {account !== undefined && (
        <UserDetails account={account} onMakeAdmin={() => onAct(account, "grant-admin")} onClose={() => onView(undefined)} />
      )}
    </div>
  );
}
