import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";

interface PartProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Says what is missing when it fails. */
  readonly failure: string;
  readonly loading: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the page in its states: each loads and fails for itself. What was read before stays when reading it again fails. */
export function Part<Data>({ query, failure, loading, children }: PartProps<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return loading;
  return (
    <Alert tone="destructive" title={failure} action={<Button onClick={() => void query.refetch()}>Try Again</Button>}>
      {getSentence(query.error)}
    </Alert>
  );
}
