import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** The children once the data is there; skeleton and error before. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>): ReactNode {
  if (query.isPending) return <Skeleton className="h-64" />;
  return query.isLoadingError ? <LoadFailed onRetry={() => void query.refetch()} /> : children(query.data);
}

/** A part of the profile could not be read. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <Alert
      tone="destructive"
      title="Error Loading Profile"
      action={
        <Button variant="line" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      Failed to load profile data. Please try again later.
    </Alert>
  );
}
