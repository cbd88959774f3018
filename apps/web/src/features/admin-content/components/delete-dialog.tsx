import type { ReactNode } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { writeLocalDraft } from "#backend/drafts/local-drafts.ts";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useDeleteContent } from "../api/save-content.ts";
import { draftName } from "../model/draft.ts";

export function DeleteDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const userId = useAuth().user?.id ?? "";
  const remove = useDeleteContent();

  async function confirmed(): Promise<void> {
    try {
      await remove.mutateAsync(id);
      toast({ title: "Content Deleted" });
      void writeLocalDraft(userId, draftName(id), undefined);
    } catch (error) {
      toast({ title: "Error", description: `Failed to delete content: ${getSentence(error) ?? ""}`, variant: "destructive" });
    }
    onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Content"
      description="Are you sure you want to delete this content? This action cannot be undone."
      confirm="Delete"
      confirmBusy="Deleting..."
      busy={remove.isPending}
      onConfirm={() => void confirmed()}
    />
  );
}
