import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useAccount } from "../../api/get-account.ts";
import { LoadFailure } from "../load-failure.tsx";
import { SettingsBlock } from "../settings-block.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

export function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }): ReactNode {
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
        This cannot be undone. Download your data first if you may need it. Backups made by the operator of this server keep a copy until
        they are replaced.
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
