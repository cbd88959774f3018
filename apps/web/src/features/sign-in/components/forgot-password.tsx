import type { FormEvent } from "react";
import { useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { dismissToast, toast } from "#ui/feedback/toast.ts";
import { useBusy } from "#ui/feedback/use-busy.ts";
import { useFieldErrors, getValues } from "#ui/form/use-field-errors.ts";
import { deliversMail } from "#backend/auth/sign-in-settings.ts";
import { requestPasswordReset } from "../api/request-password-reset.ts";
import { emailError } from "../model/new-account.ts";
import { FormLink } from "./form-links.tsx";
import { SignInPage } from "./sign-in-page.tsx";

const CHECK_MAIL = "Check your email for a password reset link.";

const NOT_DELIVERED = "This server cannot send email: ask its operator for the message with the link.";

/** Asks for a mail with a link; says the same for an address without an account. */
export function ForgotPassword({ loginPath }: { readonly loginPath: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const [isDelivered, setDelivered] = useState(true);
  const tryAnother = () => {
    dismissToast({ olderThan: 0 });
    setSentTo(undefined);
  };
  return sentTo === undefined ? (
    <SignInPage title="Forgot password" lede="Enter your email address and we will send you a link to set a new password.">
      <RequestForm
        onSent={(email, delivered) => {
          setDelivered(delivered);
          setSentTo(email);
        }}
      />
      <FormLink href={loginPath}>Back to login</FormLink>
    </SignInPage>
  ) : (
    <SignInPage title="Email sent" lede={CHECK_MAIL}>
      <p className="wrap-anywhere text-ink-2">
        If <b className="font-semibold">{sentTo}</b> has an account, the link {isDelivered ? "is on its way" : "is ready"}. It works once,
        within one hour. {isDelivered ? "If nothing arrives within a few minutes, check your spam folder." : NOT_DELIVERED}
      </p>
      <Button block className="min-h-11" onClick={tryAnother}>
        Try a different email
      </Button>
      <FormLink href={loginPath}>Back to login</FormLink>
    </SignInPage>
  );
}

function RequestForm({ onSent }: { readonly onSent: (email: string, isDelivered: boolean) => void }) {
  const [busy, run] = useBusy();
  const fields = useFieldErrors<"email">();

  const send = async (email: string) => {
    try {
      await requestPasswordReset(email);
      toast({ title: "Email sent", description: CHECK_MAIL });
      onSent(email, await deliversMail());
    } catch (error) {
      const description = getSentence(error) ?? "An error occurred while processing your request.";
      toast({ title: "Error", description, variant: "destructive" });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = getValues(event.currentTarget, ["email"]).email.trim();
    const wrong = emailError(email);
    if (wrong === undefined) return void run(() => send(email));
    fields.show(event.currentTarget, { email: wrong });
    if (email === "") toast({ title: "Missing information", description: "Please enter your email address.", variant: "destructive" });
  };

  return (
    <form method="post" noValidate className="grid gap-5" onInput={fields.onInput} onSubmit={submit}>
      <Field label="Email" error={fields.errors.email} disabled={busy}>
        <Input name="email" type="email" autoComplete="username" inputMode="email" autoCapitalize="none" required />
      </Field>
      <Button type="submit" variant="solid" size="lg" block busy={busy} busyText="Processing...">
        Send reset link
      </Button>
    </form>
  );
}
