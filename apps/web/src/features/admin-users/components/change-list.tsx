import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { formatLongDate } from "#ui/format.ts";
import { Pages } from "#ui/data/pages.tsx";
import { DataTable, type Column } from "#ui/data/table/data-table.tsx";
import { changesOptions, type AccountChange } from "../api/account-changes.ts";
import { PAGE_SIZE } from "../model/filter.ts";

interface ChangeListProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Who got or lost a role, was disabled or enabled, when and by whom. */
export function ChangeList({ page, onPage }: ChangeListProps): ReactNode {
  const query = useQuery(changesOptions(page));
  const isBeyond = query.data?.length === 0 && page > 1 && !query.isPlaceholderData;
  const goFirst = useEffectEvent(() => onPage(1));
  useEffect(() => {
    if (isBeyond) goFirst();
  }, [isBeyond]);
  return (
    <div className="grid gap-3">
      <DataTable
        caption="Changes"
        columns={COLUMNS}
        rows={isBeyond ? undefined : query.data}
        keyOf={({ id }) => id ?? ""}
        busy={query.isPlaceholderData}
        failure={query.isLoadingError ? { sentence: getSentence(query.error) ?? "", onRetry: () => void query.refetch() } : undefined}
        empty={<EmptyState title="No changes yet.">Role changes and disabled or re-enabled accounts are listed here.</EmptyState>}
      />
      <Pages page={page} size={PAGE_SIZE} total={query.data?.[0]?.total ?? 0} onPage={onPage} />
    </div>
  );
}

const COLUMNS: readonly [Column<AccountChange, string>, ...Column<AccountChange, string>[]] = [
  { name: "Change", cell: whatHappened },
  { name: "User", cell: ({ user_email: email }) => email ?? GONE },
  { name: "By", named: true, cell: ({ changed_by: by, changed_by_email: email }) => (by === null ? "Command line" : (email ?? GONE)) },
  { name: "When", cell: ({ created_at: time }) => <time dateTime={time ?? ""}>{time === null ? "" : getWhen(time)}</time> },
];

const GONE = <span className="text-ink-3">Deleted account</span>;

function whatHappened({ action, role }: AccountChange): string {
  const name = role === "admin" ? "Admin" : "Coach";
  switch (action) {
    case "granted":
      return `${name} role added`;
    case "revoked":
      return `${name} role removed`;
    case "disabled":
      return "Account disabled";
    default:
      return "Account enabled";
  }
}

/** "April 15, 2026, 14:05" */
function getWhen(time: string): string {
  return `${formatLongDate(time)}, ${new Date(time).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}`;
}
