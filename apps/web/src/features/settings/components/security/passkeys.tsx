import { KeyRound } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { isDismissed } from "#backend/auth/is-dismissed.ts";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { type Passkey, useAddPasskey, useDeletePasskey, usePasskeys, useRenamePasskey } from "../../api/passkeys.ts";
import { needsSecondFactor, refusalText } from "../../model/refusal.ts";
import { whenText } from "../../model/when.ts";
import { LoadFailure, SettingsBlock } from "../settings-block.tsx";
import { useNow } from "../use-now.ts";
import { useSecondFactor } from "./use-second-factor.tsx";

/** Keys that devices keep: they sign in with a finger, a face or a PIN, without a password or a code. */
export function Passkeys(): ReactNode {
  const passkeys = usePasskeys();
  return (
    <SettingsBlock
      title="Passkeys"
      text="Sign in with your fingerprint, face or device PIN. A passkey cannot be guessed or entered on a fake page, and needs no code."
    >
      {passkeys.isPending && <Skeleton className="h-16" />}
      {passkeys.isLoadingError && (
        <LoadFailure title="Your passkeys could not be loaded" error={passkeys.error} onRetry={() => void passkeys.refetch()} />
      )}
      {passkeys.data !== undefined && passkeys.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line" aria-label="Passkeys">
          {passkeys.data.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {"PublicKeyCredential" in window ? (
        <AddPasskey />
      ) : (
        <p className="text-sm text-ink-3">This browser does not support passkeys. Add one on a phone or in a newer browser.</p>
      )}
    </SettingsBlock>
  );
}

function PasskeyItem({ passkey }: { readonly passkey: Passkey }): ReactNode {
  const now = useNow();
  const used = passkey.lastUsedAt === undefined ? "never used" : `last used ${whenText(passkey.lastUsedAt, now)}`;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <KeyRound aria-hidden="true" size={18} strokeWidth={1.75} className="text-ink-3" />
      <p className="min-w-0 flex-1">
        <b className="font-[550] wrap-anywhere">{passkey.name}</b>
        <br />
        <span className="text-sm text-ink-3">
          Added {whenText(passkey.createdAt, now)}, {used}
        </span>
      </p>
      <div className="flex gap-2">
        <RenamePasskey passkey={passkey} />
        <DeletePasskey passkey={passkey} />
      </div>
    </li>
  );
}

function AddPasskey(): ReactNode {
  const add = useAddPasskey();
  const secondFactor = useSecondFactor();

  function begin(): void {
    add.mutate(undefined, {
      onSuccess: () => toast({ title: "Passkey added", description: "Use it the next time you sign in." }),
      onError: (error) => {
        if (needsSecondFactor(error)) secondFactor.ask(begin);
        else if (!isDismissed(error))
          toast({ title: "The passkey could not be added", description: refusalText(error), variant: "destructive" });
      },
    });
  }

  return (
    <>
      <Button variant="line" className="justify-self-start" busy={add.isPending} busyText="Waiting for your device..." onClick={begin}>
        Add a passkey
      </Button>
      {secondFactor.dialog}
    </>
  );
}

function RenamePasskey({ passkey }: { readonly passkey: Passkey }): ReactNode {
  const rename = useRenamePasskey();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(passkey.name);
  const [missing, setMissing] = useState(false);
  const error = missing ? "Enter a name." : rename.isError ? refusalText(rename.error) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() === "" || rename.isPending) return;
    rename.mutate({ id: passkey.id, name: name.trim() }, { onSuccess: () => setOpen(false) });
  }

  return (
    <>
      <Button
        variant="ghost"
        aria-label={`Rename ${passkey.name}`}
        onClick={() => {
          setName(passkey.name);
          setOpen(true);
        }}
      >
        Rename
      </Button>
      {open && (
        <EntryDialog title="Rename passkey" size="sm" busy={rename.isPending} onSubmit={submit} onClose={() => setOpen(false)}>
          <Field label="Name" error={error}>
            <Input value={name} maxLength={100} onChange={(event) => setName(event.currentTarget.value)} />
          </Field>
        </EntryDialog>
      )}
    </>
  );
}

function DeletePasskey({ passkey }: { readonly passkey: Passkey }): ReactNode {
  const remove = useDeletePasskey();
  const secondFactor = useSecondFactor();
  const [asking, setAsking] = useState(false);

  function confirm(): void {
    remove.mutate(passkey.id, {
      onSuccess: () => toast({ title: `${passkey.name} deleted` }),
      onError: (error) => {
        if (needsSecondFactor(error)) secondFactor.ask(confirm);
        else toast({ title: `${passkey.name} could not be deleted`, description: refusalText(error), variant: "destructive" });
      },
      onSettled: () => setAsking(false),
    });
  }

  return (
    <>
      <Button variant="danger-line" aria-label={`Delete ${passkey.name}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${passkey.name}?`}
        description="You can no longer sign in with this passkey. Delete it on your device too."
        confirm="Delete"
        confirmBusy="Deleting..."
        busy={remove.isPending}
        onConfirm={confirm}
      />
      {secondFactor.dialog}
    </>
  );
}
