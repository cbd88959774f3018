import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { getSentence } from "#backend/error-sentence.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { openDraft, type OpenedDraft } from "../api/open-draft.ts";
import { ORIGINS, type Origin } from "../model/draft.ts";
import { maker } from "./logger/use-draft.ts";

interface OpenSessionProps {
  readonly children: (opened: OpenedDraft) => ReactNode;
}

/** The session that the address names by where it comes from and its id there. */
export function OpenSession({ children }: OpenSessionProps): ReactNode {
  const { origin, id } = useParams();
  if (!isOrigin(origin) || id === undefined) return <Alert tone="destructive" title="Session not found" />;
  return (
    <Opened key={`${origin}/${id}`} origin={origin} id={id}>
      {children}
    </Opened>
  );
}

function Opened({ origin, id, children }: OpenSessionProps & { readonly origin: Origin; readonly id: string }): ReactNode {
  const units = useUnits();
  const { data, isPending, isFetchedAfterMount, error, refetch } = useQuery({
    queryKey: ["session-draft", origin, id],
    queryFn: () => openDraft(origin, id, units, maker),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The list of a session may open before the runner of the same one is forgotten.
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // Only what was read now: an older state would take the place of the draft.
  if (isPending || !isFetchedAfterMount) {
    return (
      <>
        <h1 className="sr-only">Session</h1>
        <Skeleton className="h-96" />
      </>
    );
  }
  if (data === undefined) {
    return (
      <Alert tone="destructive" title="The session could not be opened" action={<Button onClick={() => void refetch()}>Try Again</Button>}>
        {getSentence(error)}
      </Alert>
    );
  }
  return children(data);
}

function isOrigin(text: string | undefined): text is Origin {
  return ORIGINS.some((origin) => origin === text);
}
