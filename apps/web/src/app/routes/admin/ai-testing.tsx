import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

/** What the page will be for, and what does its work until then. */
export function AiTestingRoute() {
  return (
    <>
      <PageHeader title="AI Coach Testing" />
      <EmptyState title="Not built yet">This page will ask the coach prepared questions and keep the answers.</EmptyState>
    </>
  );
}
