import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

/** What the page will be for, and what does its work until then. */
export function AiApprovalsRoute() {
  return (
    <>
      <PageHeader title="AI Approvals" />
      <EmptyState title="Not built yet">
        This page will hold what a language model has written until somebody approves it. Nothing waits: no model writes for approval yet.
      </EmptyState>
    </>
  );
}
