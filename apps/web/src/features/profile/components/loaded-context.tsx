import type { Tables } from "@ironpace/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Context = Tables<"athlete_context"> | null;

interface LoadedContextProps {
  readonly query: UseQueryResult<Context>;
  readonly children: (context: Context) => ReactNode;
}

/** The children once the context is there; skeleton and error before. */
export function LoadedContext({ query, children }: LoadedContextProps): ReactNode {
  if (query.isPending) return <Skeleton className="h-64" />;
  if (!query.isError) return children(query.data);
  return (
    <Alert
      tone="destructive"
      title="Error Loading Profile"
      action={
        <Button variant="line" onClick={() => void query.refetch()}>
          Try Again
        </Button>
      }
    >
      Failed to load profile data. Please try again later.
    </Alert>
  );
}
