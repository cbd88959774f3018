import { useState, type ReactNode } from "react";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { type Import, useImports, useRevertImport } from "#features/settings/api/imports.ts";
import { counted } from "#features/settings/model/counted.ts";
import { FORMAT_NAMES, type ImportFormat } from "#features/settings/model/import/parsed-file.ts";
import { refusalText } from "#features/settings/model/refusal.ts";
import { whenText } from "#features/settings/model/when.ts";
import { LoadFailure } from "../../settings-block.tsx";
import { useNow } from "../../use-now.ts";

/** The files whose work was stored, each with the way back. */
export function ImportList(): ReactNode {
  const [reverting, setReverting] = useState<Import>();
  return (
    <>
      <Imports onRevert={setReverting} />
      {/* Beside the list and not in it: what it reports is told also when it was the last one. */}
      <RevertDialog one={reverting} onClose={() => setReverting(undefined)} />
    </>
  );
}

function Imports({ onRevert }: { readonly onRevert: (one: Import) => void }): ReactNode {
  const imports = useImports();
  const now = useNow();
  if (imports.isPending) return <Skeleton className="h-16" />;
  if (imports.isLoadingError)
    return <LoadFailure title="Your imports could not be loaded" error={imports.error} onRetry={() => void imports.refetch()} />;
  if (imports.data.length === 0) return <p className="text-sm text-ink-3">No files imported yet.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line" aria-label="Imports">
      {imports.data.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
          <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
            <p className="font-[550]">{one.file_name}</p>
            <p className="text-sm text-ink-3">
              {FORMAT_NAMES[one.format as ImportFormat]}, {counted(one.sessions, "session")}, {counted(one.sets, "set")},{" "}
              {whenText(new Date(one.created_at), now)}
            </p>
          </div>
          <Button variant="line" aria-label={`Undo ${one.file_name}`} onClick={() => onRevert(one)}>
            {" "}
            Undo{" "}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function RevertDialog({ one, onClose }: { readonly one: Import | undefined; readonly onClose: () => void }): ReactNode {
  const revert = useRevertImport();

  function confirm(): void {
    if (one === undefined) return;
    revert.mutate(one.id, {
      onSuccess: ({ sessions, sets, reopened }) =>
        toast({
          title: "Import undone",
          description: `${counted(sessions, "session")} with ${counted(sets, "set")} removed.${reopened > 0 ? ` ${counted(reopened, "planned session")} reopened.` : ""}`,
        }),
      onError: (error) => toast({ title: "The import could not be undone", description: refusalText(error), variant: "destructive" }),
      onSettled: onClose,
    });
  }

  return (
    <AlertDialog
      open={one !== undefined}
      onOpenChange={onClose}
      title="Undo this import?"
      description={`This removes the sessions imported from ${one?.file_name ?? "this file"} and your edits to them. Planned sessions completed by the import reopen. Accepted personal bests stay.`}
      confirm="Undo"
      confirmBusy="Undoing..."
      busy={revert.isPending}
      onConfirm={confirm}
    />
  );
}
