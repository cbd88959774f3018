import { contentRow, type ContentEntry } from "@ironpace/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { toast } from "#ui/feedback/toast.ts";
import { pieceQueryOptions, type Piece } from "../api/get-content.ts";
import { ContentChangedError, useAddContent, useUpdateContent } from "../api/save-content.ts";
import { lastSaved, type ListedVersion } from "../api/versions.ts";

/** Somebody saved or deleted it after the form was opened. */
export interface Conflict {
  /** As it is now; null: deleted. */
  readonly piece: Piece | null;
  readonly by: ListedVersion | null;
}

interface SaveFormOptions {
  readonly id: string;
  readonly userId: string;
  readonly isNew: boolean;
  readonly onSaved: () => void;
}

/** Saving the form, and what to do when somebody else was faster. */
export function useSaveForm({ id, userId, isNew, onSaved }: SaveFormOptions) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const add = useAddContent();
  const update = useUpdateContent();
  const [conflict, setConflict] = useState<Conflict>();

  function failed(verb: "add" | "update", error: unknown): void {
    toast({ title: "Error", description: `Failed to ${verb} content: ${getSentence(error) ?? ""}`, variant: "destructive" });
  }

  async function create(newPieceId: string, entry: ContentEntry): Promise<void> {
    if (user === null) {
      toast({ title: "Error", description: "You must be logged in to add content.", variant: "destructive" });
      return;
    }
    try {
      await add.mutateAsync({ id: newPieceId, authorId: userId, entry });
      toast({ title: "Content Added" });
      onSaved();
    } catch (error) {
      failed("add", error);
    }
  }

  async function change(entry: ContentEntry, madeFrom: string): Promise<void> {
    try {
      await update.mutateAsync({ id, madeFrom, row: contentRow(entry) });
      toast({ title: "Content Updated" });
      onSaved();
    } catch (error) {
      if (error instanceof ContentChangedError) await tellConflict();
      failed("update", error);
    }
  }

  async function tellConflict(): Promise<void> {
    try {
      const [piece, by] = await Promise.all([queryClient.fetchQuery(pieceQueryOptions(id)), lastSaved(id)]);
      setConflict({ piece, by });
    } catch (error) {
      failed("update", error);
    }
  }

  return {
    busy: add.isPending || update.isPending,
    conflict,
    settle: () => setConflict(undefined),
    save: (entry: ContentEntry, madeFrom: string | null) => (isNew || madeFrom === null ? create(id, entry) : change(entry, madeFrom)),
    /** Over what the other one saved, which stays in the history; as a new piece where it was deleted. */
    overwrite: (entry: ContentEntry) => {
      const theirs = conflict?.piece ?? null;
      setConflict(undefined);
      return theirs === null ? create(newId(), entry) : change(entry, theirs.updated_at);
    },
  };
}
