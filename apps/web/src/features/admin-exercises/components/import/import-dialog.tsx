import { FileUp } from "lucide-react";
import { useRef, useState, type ChangeEvent, type ReactNode } from "react";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { formatCount } from "#ui/format.ts";
import { Progress } from "#ui/feedback/progress.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useRefresh } from "../../api/change-exercises.ts";
import { type ImportPreview, usePreviewImport, useStoreImport } from "../../api/import-exercises.ts";
import { getExerciseSentence } from "../../api/sentence.ts";
import { PreviewLines } from "./preview-lines.tsx";

/** A file is read and shown first; nothing is stored before the administrator says so, then all of it at once. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const reading = usePreviewImport();
  const storing = useStoreImport();
  const refresh = useRefresh();
  const [preview, setPreview] = useState<ImportPreview>();
  const { counts } = preview?.answer ?? {};
  const stored = counts === undefined ? 0 : counts.new + counts.changed;

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = "";
    if (file === undefined) return;
    setPreview(undefined);
    storing.reset();
    void reading.mutateAsync(file).then(setPreview, () => undefined);
  }

  function store(): void {
    if (preview === undefined) return;
    void storing.mutateAsync(preview).then(
      ({ counts: done }) => {
        toast({
          title: "Exercises imported",
          description: `${formatCount(done.new)} added, ${formatCount(done.changed)} updated${done.refused === 0 ? "" : `, ${formatCount(done.refused)} left out`}.`,
        });
        onClose();
        return refresh();
      },
      () => undefined,
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Import exercises"
      description="A CSV file with one line per exercise, in the same format as the export. Lines are matched by id, or by name if they have no id. Columns missing from the file stay unchanged, and nothing is removed."
      footer={
        <>
          <Button variant="ghost" disabled={storing.isPending} onClick={onClose}>
            {preview !== undefined && stored === 0 ? "Close" : "Cancel"}
          </Button>
          {stored > 0 && (
            <Button variant="solid" busy={storing.isPending} busyText="Importing..." onClick={store}>
              Import {formatCount(stored)} {stored === 1 ? "exercise" : "exercises"}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="File to import"
          tabIndex={-1}
          className="sr-only"
          onChange={choose}
        />
        <Button className="justify-self-start" busy={reading.isPending} disabled={storing.isPending} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" size={16} strokeWidth={1.75} />
          {preview === undefined ? "Choose a file" : "Choose another file"}
        </Button>
        {reading.isPending && <Progress label="Reading the file" value={null} />}
        {reading.isError && (
          <Alert tone="destructive" title="The file could not be read">
            {getExerciseSentence(reading.error)}
          </Alert>
        )}
        {storing.isError && (
          <Alert tone="destructive" title="Nothing was imported">
            {getExerciseSentence(storing.error)}
          </Alert>
        )}
        {preview !== undefined && <PreviewLines preview={preview} />}
      </div>
    </Dialog>
  );
}
