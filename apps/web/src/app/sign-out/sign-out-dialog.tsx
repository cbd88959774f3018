import { useState, type ReactNode } from "react";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";

interface SignOutDialogProps {
  /** Entries that are on this device only. */
  readonly unsaved: number;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSignOut: (deletes: boolean) => void;
}

/** Asks before a sign-out that leaves work on the device, or deletes it. */
export function SignOutDialog({ unsaved, busy, onCancel, onSignOut }: SignOutDialogProps): ReactNode {
  const [deletes, setDeletes] = useState(false);
  return (
    <AlertDialog
      open
      onOpenChange={onCancel}
      title="Sign out with unsaved training?"
      description={
        <>
          {unsaved === 1 ? "One entry is" : `${unsaved} entries are`} on this device only. Sign in here again to save{" "}
          {unsaved === 1 ? "it" : "them"}; no other account can see {unsaved === 1 ? "it" : "them"}.
          <Checkbox checked={deletes} onCheckedChange={setDeletes} className="mt-2">
            Delete these entries from this device
          </Checkbox>
        </>
      }
      confirm="Sign out"
      confirmBusy="Signing out..."
      cancel="Stay signed in"
      tone={deletes ? "danger" : "solid"}
      busy={busy}
      onConfirm={() => onSignOut(deletes)}
    />
  );
}
