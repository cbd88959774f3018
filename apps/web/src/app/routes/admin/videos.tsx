import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

/** What the page will be for, and what does its work until then. */
export function VideosRoute() {
  return (
    <>
      <PageHeader title="Training Videos" />
      <EmptyState title="Not built yet">This page will take videos of exercises and show where they are used.</EmptyState>
    </>
  );
}
