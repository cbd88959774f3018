import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Skeleton } from "#ui/skeleton.tsx";
import { LoadFailed } from "./load-failed.tsx";

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** The children once the data is there; skeleton and error before. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>): ReactNode {
  if (query.isPending) return <Skeleton className="h-64" />;
  return query.isLoadingError ? <LoadFailed onRetry={() => void query.refetch()} /> : children(query.data);
}
