import { FileUp } from "lucide-react";
import { useRef, useState, type ChangeEvent, type ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Progress } from "#ui/feedback/progress.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { type Preview, usePreviewImport, useStoreImport } from "#features/settings/api/imports.ts";
import { counted } from "#features/settings/model/counted.ts";
import { refusalText } from "#features/settings/model/refusal.ts";
import { SettingsBlock } from "../../settings-block.tsx";
import { ImportList } from "./import-list.tsx";
import { ImportPreview } from "./import-preview.tsx";

/** A file is read and shown first; nothing is stored before the athlete says so, and everything can be taken out again. */
export function ImportData(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { weight, distance } = useUnits();
  const reading = usePreviewImport();
  const storing = useStoreImport();
  const [preview, setPreview] = useState<Preview>();

  function read(file: File, units = { weight, distance }): void {
    storing.reset();
    reading.mutate({ file, units }, { onSuccess: setPreview, onError: () => setPreview(undefined) });
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = "";
    if (file === undefined) return;
    setPreview(undefined);
    read(file);
  }

  function store(planned: ReadonlyMap<string, string>): void {
    if (preview === undefined) return;
    storing.mutate(
      { preview, planned },
      {
        onSuccess: ({ stored }) => {
          setPreview(undefined);
          toast({ title: `${counted(stored, "session")} imported`, description: `From ${preview.file.name}. You can undo it below.` });
        },
      },
    );
  }

  return (
    <SettingsBlock
      title="Import"
      text="A CSV export from Strong or Hevy, a FIT, TCX or GPX file from a watch or app, or an Ironpace export. You see what is in it before anything is saved."
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.fit,.tcx,.gpx,.json,.zip"
        aria-label="File to import"
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      {reading.isPending && preview === undefined && <Progress label="Reading the file" value={null} />}
      {reading.isError && (
        <Alert tone="destructive" title="The file could not be read">
          {refusalText(reading.error)}
        </Alert>
      )}
      {preview !== undefined && (
        <ImportPreview
          key={preview.file.name + preview.file.lastModified}
          preview={preview}
          busy={storing.isPending}
          onUnits={(units) => read(preview.file, units)}
          onStore={store}
          onCancel={() => setPreview(undefined)}
        />
      )}
      {storing.isError && (
        <Alert tone="destructive" title="Nothing was imported">
          {refusalText(storing.error)}
        </Alert>
      )}
      {preview === undefined && (
        <Button variant="solid" className="justify-self-start" busy={reading.isPending} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" size={16} strokeWidth={1.75} />
          Choose a file
        </Button>
      )}
      <ImportList />
    </SettingsBlock>
  );
}
