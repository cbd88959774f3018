import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

/** What the page will be for, and what does its work until then. */
export function ContentRoute() {
  return (
    <>
      <PageHeader title="Content Management" />
      <EmptyState title="Not built yet">This page will hold articles and guides, from draft to published.</EmptyState>
    </>
  );
}
