import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { BESIDE_PANEL } from "#ui/overlay/side-panel.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { usePendingCount } from "../api/get-sessions.ts";
import { type Status, STATUSES } from "../model/session.ts";
import { SessionList } from "./session-list.tsx";
import { useSearchParams } from "react-router";

const Generator = lazyPart(async () => (await import("./generator.tsx")).Generator, <Skeleton className="h-96" />);
const SessionReview = lazyPart(async () => (await import("./session-review.tsx")).SessionReview);

/** What a machine has written, until a person has decided about it. */
export function ApprovalsPage(): ReactNode {
  const [{ tab, search, page, opened }, change] = useAddress();
  const pending = usePendingCount();
  const list = (status: Status) =>
    // Search and page belong to the tab that is open.
    tab === status && (
      <SessionList
        status={status}
        search={search}
        page={page}
        opened={opened}
        onSearch={(text) => change({ search: text, page: 1, opened: undefined })}
        onPage={(number) => change({ page: number, opened: undefined })}
        onOpen={(id) => change({ opened: id })}
      />
    );
  return (
    <div className={cx("grid gap-7", opened !== undefined && BESIDE_PANEL)}>
      <PageHeader title="AI Approvals" lede="Generated content waits here until an administrator approves or rejects it." />
      <Tabs<Tab>
        label="AI Approvals"
        value={tab}
        onValueChange={(value) => change({ tab: value, search: "", page: 1, opened: undefined })}
        tabs={[
          { value: "generator", label: "AI Generator", panel: <Generator onSaved={() => change({ tab: "pending" })} /> },
          { value: "pending", label: "Pending Approvals", ...(pending === undefined ? {} : { count: pending }), panel: list("pending") },
          { value: "approved", label: "Approved", panel: list("approved") },
          { value: "rejected", label: "Rejected", panel: list("rejected") },
        ]}
      />
      {opened !== undefined && <SessionReview key={opened} id={opened} onClose={() => change({ opened: undefined })} />}
    </div>
  );
}

type Tab = "generator" | Status;

interface Address {
  readonly tab: Tab;
  readonly search: string;
  readonly page: number;
  /** Id of the session whose details are open. */
  readonly opened: string | undefined;
}

/** What the address of the page says, and the way to change it. Only another tab is a step that the back button takes. */
function useAddress(): readonly [Address, (change: Partial<Address>) => void] {
  const [params, setParams] = useSearchParams();
  const address: Address = {
    tab: (["generator", ...STATUSES] as const).find((tab) => tab === params.get("tab")) ?? "pending",
    search: params.get("q") ?? "",
    page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
    opened: params.get("session") ?? undefined,
  };
  const change = (changed: Partial<Address>) => {
    const { tab, search, page, opened } = { ...address, ...changed };
    const next = new URLSearchParams({
      ...(tab !== "pending" && { tab }),
      ...(search !== "" && { q: search }),
      ...(page > 1 && { page: String(page) }),
      ...(opened !== undefined && { session: opened }),
    });
    setParams(next, { replace: tab === address.tab, preventScrollReset: tab === address.tab });
  };
  return [address, change];
}
