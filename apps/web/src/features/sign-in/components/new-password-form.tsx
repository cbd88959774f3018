import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { getAuthSentence } from "../model/auth-sentence.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { StrengthHint } from "#ui/form/strength-hint.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useBusy } from "#ui/feedback/use-busy.ts";
import { useFieldErrors, getValues } from "#ui/form/use-field-errors.ts";
import type { PasswordPair } from "../model/new-account.ts";
import { passwordErrors, passwordToast, refusedField } from "../model/new-account.ts";

export interface NewPasswordFormProps {
  /** Whose password it is, so that a password manager stores it under the right name. */
  readonly email: string | undefined;
  /** What it throws is told. */
  readonly onPassword: (password: string) => Promise<void>;
}

const MISMATCH = "The passwords you entered don't match. Please try again.";
const names = ["password", "confirmPassword"] as const;

export function NewPasswordForm({ email, onPassword }: NewPasswordFormProps) {
  const [busy, run] = useBusy();
  const fields = useFieldErrors<keyof PasswordPair>();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (form.current !== null) setTyped(getValues(form.current, names).password);
  }, []);

  const send = async (element: HTMLFormElement, password: string) => {
    try {
      await onPassword(password);
    } catch (error) {
      const description = getAuthSentence(error) ?? "An error occurred while resetting your password.";
      toast({ title: "Error", description, variant: "destructive" });
      const field = refusedField(error);
      if (field === "password") fields.show(element, { password: description });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pair = getValues(event.currentTarget, names);
    const errors = passwordErrors(pair, MISMATCH);
    if (errors.password === undefined && errors.confirmPassword === undefined) {
      const element = event.currentTarget;
      void run(() => send(element, pair.password));
      return;
    }
    fields.show(event.currentTarget, errors);
    const missing = { title: "Missing information", description: "Please enter and confirm your new password." };
    const told = pair.password === "" || pair.confirmPassword === "" ? missing : passwordToast(pair, MISMATCH);
    if (told) toast({ ...told, variant: "destructive" });
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5"
      onInput={(event) => {
        fields.onInput(event);
        setTyped(getValues(event.currentTarget, names).password);
      }}
      onSubmit={submit}
    >
      <input type="email" name="email" autoComplete="username" value={email ?? ""} readOnly hidden />
      <Field
        label="New password"
        hint={<StrengthHint password={typed} about={[email ?? ""]} />}
        error={fields.errors.password}
        disabled={busy}
      >
        <PasswordInput name="password" autoComplete="new-password" required disabled={busy} />
      </Field>
      <Field label="Confirm password" error={fields.errors.confirmPassword} disabled={busy}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" required disabled={busy} />
      </Field>
      <Button type="submit" variant="solid" size="lg" block busy={busy} busyText="Updating...">
        Reset Password
      </Button>
    </form>
  );
}
