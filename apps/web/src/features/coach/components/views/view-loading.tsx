import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";

interface ViewLoadingProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** "Your conversations could not be loaded" */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** Lines where there will be text; a failure can be tried again. */
export function ViewLoading<Data>({ query, failed, children }: ViewLoadingProps<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isLoadingError) {
    return (
      <Alert tone="destructive" title={failed} action={<Button onClick={() => void query.refetch()}>Try Again</Button>}>
        {getSentence(query.error)}
      </Alert>
    );
  }
  return (
    <div className="grid gap-3" aria-busy="true">
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} className="h-12" />
      ))}
    </div>
  );
}
