import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

/** What the page will be for, and what does its work until then. */
export function OverviewRoute() {
  return (
    <>
      <PageHeader title="Admin Dashboard" />
      <EmptyState title="Not built yet">This page will count accounts, exercises and articles, and say what waits for review.</EmptyState>
    </>
  );
}
