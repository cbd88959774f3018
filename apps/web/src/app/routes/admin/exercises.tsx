import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

/** What the page will be for, and what does its work until then. */
export function ExercisesRoute() {
  return (
    <>
      <PageHeader title="Exercises" />
      <EmptyState title="Not built yet">
        This page will edit the exercise library. Plans use the library that comes with Ironpace.
      </EmptyState>
    </>
  );
}
