import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { exerciseOptions } from "../api/exercises.ts";

/** The pictures arrive with the exercise, not before it. */
const loadView = import("./exercise-view.tsx");
const ExerciseView = lazy(async () => ({ default: (await loadView).ExerciseView }));

interface ExercisePageProps {
  /** Id or name of the exercise. */
  readonly exerciseKey: string;
  readonly indexHref: string;
  readonly bestsHref: string;
  readonly sessionHref: (planId: string, sessionId: string) => string;
  readonly hrefOf: (name: string) => string;
}

/** One exercise of the library. */
export function ExercisePage({ exerciseKey, indexHref, bestsHref, sessionHref, hrefOf }: ExercisePageProps): ReactNode {
  const { data, isPending, error, refetch } = useQuery(exerciseOptions(exerciseKey));
  if (isPending) return <ExerciseSkeleton />;
  if (data === undefined) {
    return (
      <>
        <h1 className="sr-only">Exercise</h1>
        <Alert
          tone="destructive"
          title="The exercise could not be loaded"
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        >
          {getSentence(error)}
        </Alert>
      </>
    );
  }
  if (data === null) {
    return (
      <>
        <PageHeader title="No such exercise" />
        <EmptyState title="This exercise is not in the library" action={<ButtonLink to={indexHref}>All exercises</ButtonLink>}>
          It may have been renamed or removed.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title={data.name} />
      <Suspense fallback={<ViewSkeleton />}>
        <ExerciseView
          exercise={data}
          level={2}
          bestsHref={bestsHref}
          sessionHref={sessionHref}
          renderOther={(name) => (
            <Link to={hrefOf(name)} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          )}
        />
      </Suspense>
    </>
  );
}

export function ExerciseSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="The exercise is loading" className="grid gap-7">
      <Skeleton className="h-11 w-3/5" />
      <ViewSkeleton />
    </div>
  );
}

function ViewSkeleton(): ReactNode {
  return (
    <div className="grid gap-7">
      <Skeleton className="h-6 w-44" />
      <Skeleton className="h-120" />
    </div>
  );
}
