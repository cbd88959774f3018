import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { sentenceOf } from "../../../../backend/error-sentence.ts";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { openDraft } from "../../api/open-draft.ts";
import { ORIGINS, type Origin } from "../../model/draft.ts";
import { Logger } from "./logger.tsx";
import { maker } from "./use-draft.ts";

/** A session set by set: `/session-log/<where it comes from>/<its id there>`. */
export function LoggerPage(): ReactNode {
  const { origin, id } = useParams();
  return (
    <>
      <Link
        to="../.."
        relative="path"
        className="link -mt-2 -mb-4 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm text-ink-2 no-underline md:min-h-8"
      >
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        Session Log
      </Link>
      {isOrigin(origin) && id !== undefined ? (
        <OpenSession key={`${origin}/${id}`} origin={origin} id={id} />
      ) : (
        <Alert tone="destructive" title="There is no such session" />
      )}
    </>
  );
}

function OpenSession({ origin, id }: { readonly origin: Origin; readonly id: string }): ReactNode {
  const units = useUnits();
  const { data, isPending, isFetchedAfterMount, error, refetch } = useQuery({
    queryKey: ["session-draft", origin, id],
    queryFn: () => openDraft(origin, id, units, maker),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
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
        {sentenceOf(error)}
      </Alert>
    );
  }
  return <Logger opened={data.draft} kept={data.kept} />;
}

function isOrigin(text: string | undefined): text is Origin {
  return ORIGINS.some((origin) => origin === text);
}
