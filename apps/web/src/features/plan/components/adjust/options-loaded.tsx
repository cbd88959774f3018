import type { SessionOptionsResponse } from "@ironpace/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";

interface OptionsLoadedProps {
  readonly options: UseQueryResult<SessionOptionsResponse>;
  readonly children: (options: SessionOptionsResponse) => ReactNode;
}

/** What is possible, once it is known. */
export function OptionsLoaded({ options, children }: OptionsLoadedProps): ReactNode {
  if (options.isPending) {
    return (
      <div className="grid gap-3" aria-busy="true">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    );
  }
  if (options.isError) {
    return (
      <Alert
        tone="destructive"
        title="The options could not be loaded"
        action={<Button onClick={() => void options.refetch()}>Try Again</Button>}
      >
        {getSentence(options.error)}
      </Alert>
    );
  }
  return children(options.data);
}
