import { Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { saveFile } from "#backend/files/save-file.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { localDay } from "#ui/format.ts";
import { Progress } from "#ui/progress.tsx";
import { toast } from "#ui/toast.ts";
import { useExportData } from "../../api/export-data.ts";
import { refusalText } from "../../model/refusal.ts";
import { SettingsBlock } from "../settings-block.tsx";

/** Everything that is stored about the athlete, as a file. */
export function ExportData(): ReactNode {
  const [bytes, setBytes] = useState(0);
  const request = useExportData();

  function download(): void {
    setBytes(0);
    const name = `ironpace-${localDay(new Date())}.zip`;
    request.mutate(setBytes, {
      onSuccess: (blob) => {
        saveFile(blob, name);
        toast({ title: "Your data has been downloaded", description: `${name}, ${sizeText(blob.size)}.` });
      },
    });
  }

  return (
    <SettingsBlock
      title="Export"
      text="Everything stored about you in one zip: a JSON file with all of it, and CSV files for spreadsheets."
    >
      {request.isPending && <Progress label="Preparing your data" value={null} valueText={`${sizeText(bytes)} so far`} />}
      {request.isError && (
        <Alert tone="destructive" title="The export failed">
          {refusalText(request.error)} Nothing was changed. Try again.
        </Alert>
      )}
      <Button variant="solid" className="justify-self-start" busy={request.isPending} busyText="Downloading..." onClick={download}>
        <Download aria-hidden="true" size={16} strokeWidth={1.75} />
        Download my data
      </Button>
    </SettingsBlock>
  );
}

/** "12 kB", "1.4 MB" */
function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
