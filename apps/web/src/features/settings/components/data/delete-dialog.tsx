import type { User } from "@supabase/auth-js";
import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { hasPassword, verifiedFactors } from "../../api/account.ts";
import { useDeleteAccount, forgetSession } from "../../api/delete-account.ts";
import { useProvePassword } from "../../api/password.ts";
import { getCode, refusalText } from "../../model/refusal.ts";
import { useSecondFactor } from "../security/use-second-factor.tsx";
import { Alert } from "#ui/feedback/alert.tsx";

interface DeleteDialogProps {
  readonly user: User;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** The address is typed; where the last sign-in is too long ago, the password too, or a code. */
export function DeleteDialog({ user, open, onClose, onDeleted }: DeleteDialogProps): ReactNode {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const email = user.email ?? "";
  const remove = useDeleteAccount();
  const prove = useProvePassword();
  const secondFactor = useSecondFactor();
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [proof, setProof] = useState<"none" | "password" | "elsewhere">("none");
  const [mismatch, setMismatch] = useState(false);

  function removeNow(): void {
    remove.mutate(typed, { onSuccess: onDeleted, onError: (error) => askForProof(getCode(error)) });
  }

  function askForProof(code: string | undefined): void {
    const mustProve = code === "reauthentication_needed";
    if (code === "insufficient_aal" || (mustProve && verifiedFactors(user).length > 0)) secondFactor.ask(removeNow);
    else if (mustProve) setProof(hasPassword(user) ? "password" : "elsewhere");
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const differs = typed.trim().toLowerCase() !== email.toLowerCase();
    setMismatch(differs);
    if (differs) return;
    if (proof === "password") prove.mutate({ email, password }, { onSuccess: removeNow });
    else removeNow();
  }

  const asked = ["reauthentication_needed", "insufficient_aal"].includes(getCode(remove.error) ?? "");
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      initialFocus={field}
      title="Delete your account?"
      description="This cannot be undone."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep my account
          </Button>
          {proof !== "elsewhere" && (
            <Button type="submit" form={form} variant="danger" busy={remove.isPending || prove.isPending} busyText="Deleting...">
              Delete for good
            </Button>
          )}
        </>
      }
    >
      <form id={form} className="grid gap-5" noValidate onSubmit={submit}>
        <Field
          label="Type your email to confirm"
          hint={email}
          error={mismatch ? `This does not match the address of your account: ${email}` : undefined}
        >
          <Input
            ref={field}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        {proof === "password" && (
          <Field
            label="Password"
            hint="You signed in more than 15 minutes ago. Confirm that it is you."
            error={prove.isError ? refusalText(prove.error) : undefined}
          >
            <PasswordInput autoComplete="current-password" value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
          </Field>
        )}
        {proof === "elsewhere" && <SignInAgain />}
        {remove.isError && !asked && (
          <p role="alert" className="text-sm text-danger">
            {refusalText(remove.error)}
          </p>
        )}
      </form>
      {secondFactor.dialog}
    </Dialog>
  );
}

/** An account without password or second factor proves itself at the sign-in, to which a page without a session leads by itself. */
function SignInAgain(): ReactNode {
  return (
    <Alert title="Sign in again first" action={<Button onClick={() => void forgetSession()}>Sign in again</Button>}>
      You signed in more than 15 minutes ago. Sign in once more, then come back here within 15 minutes.
    </Alert>
  );
}
