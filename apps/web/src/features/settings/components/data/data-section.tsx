import { type ReactNode, useState } from "react";
import { CalendarFeed } from "./calendar-feed.tsx";
import { ImportData } from "./import/import-data.tsx";
import { Download } from "lucide-react";
import { saveFile } from "#backend/files/save-file.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { localDay } from "#ui/format.ts";
import { Progress } from "#ui/feedback/progress.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useExportData } from "../../api/export-data.ts";
import { refusalText } from "../../model/refusal.ts";
import { SettingsBlock, LoadFailure } from "../settings-block.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useAccount } from "../../api/account.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

export function DataSection({ onAccountDeleted }: { readonly onAccountDeleted: () => void }): ReactNode {
  return (
    <>
      <ImportData />
      <ExportData />
      <CalendarFeed />
      <DeleteAccount onDeleted={onAccountDeleted} />
    </>
  );
}

/** Everything that is stored about the athlete, as a file. */
function ExportData(): ReactNode {
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

function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }): ReactNode {
  const account = useAccount();
  const [open, setOpen] = useState(false);
  return (
    <SettingsBlock title="Delete account" text="Removes your account and everything that belongs to it, at once and for good.">
      <ul className="divide-y divide-line border-y border-line text-ui text-ink-2 *:py-2.5">
        <li>Your sign-in on every device, your name and your email address.</li>
        <li>Profile, benchmarks, goals, competitions, injuries and preferences.</li>
        <li>Plans with their sessions, everything you logged, personal bests, and conversations with the coach.</li>
      </ul>
      <p className="max-w-[62ch] text-ui text-ink-2">
        This cannot be undone. Download your data first if you might need it. The backups of this server keep a copy until they are
        replaced.
      </p>
      {account.isPending && <Skeleton className="h-10 w-40" />}
      {account.isError && (
        <LoadFailure title="Your account could not be loaded" error={account.error} onRetry={() => void account.refetch()} />
      )}
      {account.data !== undefined && (
        <>
          <Button variant="danger-line" className="justify-self-start" onClick={() => setOpen(true)}>
            Delete account
          </Button>
          <DeleteDialog user={account.data} open={open} onClose={() => setOpen(false)} onDeleted={onDeleted} />
        </>
      )}
    </SettingsBlock>
  );
}
