import { KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { SignInStep } from "#backend/auth/finish-sign-in.ts";
import { writeIntent } from "#backend/auth/sign-in-intent.ts";
import { getAuthSentence } from "../model/auth-sentence.ts";
import { isRateLimited } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { focusWhenEnabled } from "#ui/form/focus-when-enabled.ts";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useBusy } from "#ui/feedback/use-busy.ts";
import { getValues, useFieldErrors } from "#ui/form/use-field-errors.ts";
import type { TypedAccount } from "../api/confirm-email.ts";
import { canOfferPasskeys, signInWithPasskey } from "../api/sign-in-with-passkey.ts";
import { isUnconfirmed, signIn } from "../api/sign-in.ts";
import { ProviderButtons } from "./provider-buttons.tsx";

export interface LoginFormProps {
  /** The page that is wanted after the sign-in, kept while another site or a code is waited for. */
  readonly next: () => string;
  readonly forgotPasswordPath: string;
  readonly onStep: (step: SignInStep) => void;
  /** The password was right, but the address has not been confirmed yet. */
  readonly onUnconfirmed: (account: TypedAccount) => void;
}

/** Password, a passkey, or Google or Apple. Everything is disabled while one of them runs. */
export function LoginForm({ next, forgotPasswordPath, onStep, onUnconfirmed }: LoginFormProps) {
  const [signingIn, run] = useBusy();
  const [askingDevice, askDevice] = useBusy();
  const [providerBusy, setProviderBusy] = useState(false);
  const [tooMany, setTooMany] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fields = useFieldErrors<"email" | "password">();
  const busy = signingIn || askingDevice || providerBusy;
  const hasPasskeys = useSyncExternalStore(
    neverChanges,
    () => "PublicKeyCredential" in window,
    () => true,
  );
  const begin = () => writeIntent({ next: next(), remember: isChecked(form.current, "remember"), awaitsCode: false });
  const endOffer = useOfferedPasskey(begin, onStep);

  const attempt = async (email: string, password: string) => {
    try {
      setTooMany(false);
      begin();
      onStep(await signIn({ email, password }));
    } catch (error) {
      const description = getAuthSentence(error) ?? "An error occurred during login.";
      toast({ title: "Login failed", description, variant: "destructive" });
      setTooMany(isRateLimited(error));
      if (isUnconfirmed(error)) onUnconfirmed({ email, password });
      else focusWhenEnabled(form.current?.querySelector<HTMLInputElement>("[name=password]"), { select: true });
    }
  };

  const withPasskey = async () => {
    try {
      // A browser asks one question at a time.
      endOffer();
      begin();
      const step = await signInWithPasskey();
      if (step !== undefined) onStep(step);
    } catch (error) {
      toast({ title: "Login failed", description: getAuthSentence(error) ?? "An error occurred during login.", variant: "destructive" });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, password } = getValues(event.currentTarget, ["email", "password"]);
    const missing = { email: email.trim() === "" ? "Required" : undefined, password: password === "" ? "Required" : undefined };
    if (missing.email !== undefined || missing.password !== undefined) {
      fields.show(event.currentTarget, missing);
      toast({ title: "Missing information", description: "Please enter both email and password.", variant: "destructive" });
      return;
    }
    void run(() => attempt(email.trim(), password));
  };

  return (
    <>
      <form ref={form} method="post" noValidate className="grid gap-4 md:gap-5" onInput={fields.onInput} onSubmit={submit}>
        <Field label="Email" error={fields.errors.email} disabled={busy}>
          <Input name="email" type="email" autoComplete="username webauthn" inputMode="email" autoCapitalize="none" required />
        </Field>
        <Field
          label="Password"
          error={fields.errors.password}
          disabled={busy}
          aside={
            <a href={forgotPasswordPath} className="link hit-area text-sm">
              Forgot your password
            </a>
          }
        >
          <PasswordInput name="password" autoComplete="current-password" required disabled={busy} />
        </Field>
        <Checkbox name="remember" defaultChecked disabled={busy} className="-my-1.5 justify-self-start">
          Remember me
        </Checkbox>
        {tooMany && (
          <Alert tone="destructive" title="Too many attempts">
            Signing in with a password is paused for a while. Wait up to 15 minutes, or set a new password by email.
          </Alert>
        )}
        <Button type="submit" variant="solid" size="lg" block busy={signingIn} busyText="Signing in..." disabled={busy}>
          Sign in
        </Button>
      </form>
      <p className="flex items-center gap-3 text-sm text-ink-3 before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        or
      </p>
      {hasPasskeys && (
        <Button
          className="min-h-11"
          block
          busy={askingDevice}
          busyText="Waiting for your device..."
          disabled={busy}
          onClick={() => void askDevice(withPasskey)}
        >
          <KeyRound aria-hidden="true" size={18} strokeWidth={1.75} />
          Sign in with a passkey
        </Button>
      )}
      <ProviderButtons onBegin={begin} disabled={busy} onBusyChange={setProviderBusy} />
    </>
  );
}

const neverChanges = () => () => undefined;

function isChecked(form: HTMLFormElement | null, name: string): boolean {
  const box = form?.elements.namedItem(name);
  return box instanceof HTMLInputElement && box.checked;
}

/** Offers passkeys among the suggestions of the email field, and begins the sign-in when one is chosen. Returns what ends the offer. */
function useOfferedPasskey(begin: () => void, onStep: (step: SignInStep) => void): () => void {
  const offer = useRef<AbortController>(undefined);
  const report = useEffectEvent(onStep);
  const choose = useEffectEvent(begin);
  useEffect(() => {
    const controller = new AbortController();
    offer.current = controller;
    void offerPasskey(controller.signal, () => choose()).then((step) => {
      if (step !== undefined && !controller.signal.aborted) report(step);
    });
    return () => controller.abort();
  }, []);
  return () => offer.current?.abort();
}

async function offerPasskey(signal: AbortSignal, onChosen: () => void): Promise<SignInStep | undefined> {
  try {
    return (await canOfferPasskeys()) ? await signInWithPasskey({ signal, isOffered: true, onChosen }) : undefined;
  } catch {
    // Nobody has asked for it: the form and its button are there.
    return undefined;
  }
}
