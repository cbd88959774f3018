import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { readLocalDraft } from "#backend/drafts/local-drafts.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { pieceQueryOptions } from "../api/get-content.ts";
import { draftName, getDraft } from "../model/draft.ts";
import { ContentForm } from "./content-form.tsx";

interface ContentDialogProps {
  /** Undefined to create one. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** Creating and editing. The form waits for what it changes, and for what was typed before and never saved. */
export function ContentDialog({ id, onClose }: ContentDialogProps): ReactNode {
  const userId = useAuth().user?.id ?? "";
  const title = id === undefined ? "Create Content" : "Edit Content";
  const start = useQuery({
    // Opened again it is read again; while it is open it stays what the form began with.
    queryKey: ["admin", "content-form", id ?? "new", userId],
    queryFn: async ({ client }) => ({
      piece: id === undefined ? null : await client.fetchQuery(pieceQueryOptions(id)),
      draft: getDraft(await readLocalDraft(userId, draftName(id))),
    }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (start.data !== undefined && (id === undefined || start.data.piece !== null || start.data.draft !== undefined)) {
    return <ContentForm title={title} userId={userId} start={start.data} isNew={id === undefined} onClose={onClose} />;
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} size="xl">
      {start.isPending && <FormSkeleton />}
      {start.data !== undefined && <Alert tone="destructive" title="This content no longer exists" />}
      {start.isError && (
        <Alert
          tone="destructive"
          title="The content could not be loaded"
          action={<Button onClick={() => void start.refetch()}>Try Again</Button>}
        >
          {getSentence(start.error)}
        </Alert>
      )}
    </Dialog>
  );
}

function FormSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="The content is loading" className="grid gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-80" />
    </div>
  );
}
