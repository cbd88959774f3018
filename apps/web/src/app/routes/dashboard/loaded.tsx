import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Says what is missing when it fails. */
  readonly title: string;
  readonly loading: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the dashboard in its states: each loads and fails for itself. What was read before stays when reading it again fails. */
export function Loaded<Data>({ query, title, loading, children }: LoadedProps<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return loading;
  return (
    <Alert tone="destructive" title={title} action={<Button onClick={() => void query.refetch()}>Try Again</Button>}>
      {getSentence(query.error)}
    </Alert>
  );
}
