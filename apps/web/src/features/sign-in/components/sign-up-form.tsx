import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { getAuthSentence } from "../model/auth-sentence.ts";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { StrengthHint } from "#ui/form/strength-hint.tsx";
import { dismissToast, toast } from "#ui/feedback/toast.ts";
import { useBusy } from "#ui/feedback/use-busy.ts";
import { useFieldErrors, getValues } from "#ui/form/use-field-errors.ts";
import { signUp } from "../api/sign-up.ts";
import { carryEmail } from "../model/carried-email.ts";
import type { NewAccount } from "../model/new-account.ts";
import { newAccountFields, getRefusal, refusedField } from "../model/new-account.ts";

export interface SignUpFormProps {
  readonly onSignedUp: (account: NewAccount, mustConfirm: boolean) => void;
}

export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const [busy, run] = useBusy();
  const fields = useFieldErrors<keyof NewAccount>();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<NewAccount>();
  // What was typed before the page was taken over.
  useEffect(() => {
    if (form.current !== null) setTyped(getValues(form.current, newAccountFields));
  }, []);

  const create = async (element: HTMLFormElement, account: NewAccount) => {
    try {
      const { mustConfirm } = await signUp(account);
      onSignedUp(account, mustConfirm);
    } catch (error) {
      const description = getAuthSentence(error) ?? "An error occurred during registration.";
      toast({ title: "Registration failed", description, variant: "destructive" });
      // An account with this address is signed in to instead.
      carryEmail(account.email);
      const field = refusedField(error);
      if (field !== undefined) fields.show(element, { [field]: description });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const account = getValues(event.currentTarget, newAccountFields);
    const refusal = getRefusal(account);
    if (refusal === undefined) {
      const element = event.currentTarget;
      void run(() => create(element, trimmed(account)));
      return;
    }
    fields.show(event.currentTarget, refusal.fields);
    if (refusal.toast) toast({ ...refusal.toast, variant: "destructive" });
    else dismissToast({ olderThan: 0 });
  };

  const errors = fields.errors;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5"
      onInput={(event) => {
        fields.onInput(event);
        setTyped(getValues(event.currentTarget, newAccountFields));
      }}
      onSubmit={submit}
    >
      <div className="grid gap-5 min-[400px]:grid-cols-2 min-[400px]:gap-3">
        <Field label="First name" error={errors.firstName} disabled={busy}>
          <Input name="firstName" autoComplete="given-name" required />
        </Field>
        <Field label="Last name" error={errors.lastName} disabled={busy}>
          <Input name="lastName" autoComplete="family-name" required />
        </Field>
      </div>
      <Field label="Email" error={errors.email} disabled={busy}>
        <Input name="email" type="email" autoComplete="username" inputMode="email" autoCapitalize="none" required />
      </Field>
      <Field
        label="Password"
        hint={<StrengthHint password={typed?.password ?? ""} about={[typed?.firstName ?? "", typed?.lastName ?? "", typed?.email ?? ""]} />}
        error={errors.password}
        disabled={busy}
      >
        <PasswordInput name="password" autoComplete="new-password" required disabled={busy} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword} disabled={busy}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" required disabled={busy} />
      </Field>
      <Button type="submit" variant="solid" size="lg" block busy={busy} busyText="Creating account...">
        Create account
      </Button>
    </form>
  );
}

function trimmed({ firstName, lastName, email, ...passwords }: NewAccount): NewAccount {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), ...passwords };
}
