import { useEffect, useState } from "react";
import { tokenClaims } from "#backend/auth/token-claims.ts";
import { getAuthSentence } from "../model/auth-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { carryToast } from "#ui/feedback/carried-toast.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useBusy } from "#ui/feedback/use-busy.ts";
import type { WayIn } from "../api/other-ways-in.ts";
import type { SecondFactorProof } from "../api/prove-second-factor.ts";
import { exchangeRecoveryCode, finishReset, getResetFactors, resetPassword } from "../api/reset-password.ts";
import { keepRecovery, readRecoveryLink, type RecoveryTokens } from "../model/recovery-link.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { SignInPage } from "./sign-in-page.tsx";

export interface ResetPasswordProps {
  readonly forgotPasswordPath: string;
  readonly onDone: () => void;
}

type State =
  | { readonly step: "reading" | "invalid" | "done" }
  | { readonly step: "password"; readonly tokens: RecoveryTokens }
  | { readonly step: "code"; readonly tokens: RecoveryTokens; readonly password: string }
  | { readonly step: "ways-in"; readonly waysIn: readonly WayIn[] };

/** Milliseconds from the new password to the sign-in screen. */
const REDIRECT_DELAY_MS = 2000;

const FAILED = "An error occurred while resetting your password.";

/** Where a reset link leads: a new password, the second factor where there is one, and a look at the other ways into the account where there are some. */
export function ResetPassword({ forgotPasswordPath, onDone }: ResetPasswordProps) {
  const [state, setState] = useState<State>({ step: "reading" });
  useEffect(() => {
    void readState().then(setState);
  }, []);
  useEffect(() => {
    if (state.step !== "done") return;
    const timer = setTimeout(onDone, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.step, onDone]);

  const reset = async (tokens: RecoveryTokens, password: string, proof?: SecondFactorProof) => {
    const result = await resetPassword(tokens, password, proof);
    if (result === "link-expired") setState({ step: "invalid" });
    if (result === "awaits-code") setState({ step: "code", tokens, password });
    if (typeof result === "string") return;
    if (result.waysIn.length > 0) return setState({ step: "ways-in", waysIn: result.waysIn });
    await finish();
  };

  const finish = async () => {
    await finishReset();
    const message = { title: "Password updated", description: "Sign in with your new password." };
    toast(message);
    carryToast(message);
    setState({ step: "done" });
  };

  switch (state.step) {
    case "reading":
      return <SignInPage title="Reset password" lede="Checking your link..." />;
    case "invalid":
      return (
        <SignInPage title="Reset password">
          <Alert tone="destructive" title="Invalid reset link">
            This password reset link is invalid or has expired.
          </Alert>
          <a href={forgotPasswordPath} className={buttonStyle({ variant: "solid", size: "lg", block: true })}>
            Request a new link
          </a>
        </SignInPage>
      );
    case "password": {
      const email = tokenClaims(state.tokens.accessToken)?.email;
      return (
        <SignInPage title="Reset password" lede={email === undefined ? "Choose a new password." : `Choose a new password for ${email}.`}>
          <NewPasswordForm email={email} onPassword={(password) => reset(state.tokens, password)} />
        </SignInPage>
      );
    }
    case "code":
      return (
        <SignInPage title="Two-factor sign-in" lede="To change your password, confirm with your authenticator app or security key.">
          <SecondFactorForm
            getFactors={getResetFactors}
            submitText="Reset Password"
            busyText="Updating..."
            onProof={(proof) => reset(state.tokens, state.password, proof)}
          />
          <p className="text-sm text-ink-3">
            Never set up two-factor? Someone else did. Open our email about it and press “This was not me”.
          </p>
        </SignInPage>
      );
    case "ways-in":
      return (
        <SignInPage
          title="Check your other ways to sign in"
          lede="Your password is updated. The sign-in methods below also open your account. Remove any you did not add."
        >
          <OtherWaysIn ways={state.waysIn} onDone={finish} />
        </SignInPage>
      );
    case "done":
      return <SignInPage title="Password updated" lede="All other devices are signed out. Taking you to the sign-in page..." />;
  }
}

async function readState(): Promise<State> {
  const link = readRecoveryLink();
  if (link.kind === "tokens") return { step: "password", tokens: link.tokens };
  if (link.kind === "invalid") return { step: "invalid" };
  try {
    const tokens = await exchangeRecoveryCode(link.code);
    if (tokens === undefined) return { step: "invalid" };
    keepRecovery(tokens);
    return { step: "password", tokens };
  } catch (error) {
    toast({ title: "Error", description: getAuthSentence(error) ?? FAILED, variant: "destructive" });
    return { step: "invalid" };
  }
}

interface OtherWaysInProps {
  readonly ways: readonly WayIn[];
  readonly onDone: () => Promise<void>;
}

/** After a reset: whoever got in before may have added a way that needs no password. */
function OtherWaysIn({ ways, onDone }: OtherWaysInProps) {
  const [left, setLeft] = useState(ways);
  const [busy, run] = useBusy();
  return (
    <>
      <ul className="divide-y divide-line border-y border-line" aria-label="Other ways to sign in">
        {left.map((way) => (
          <WayItem key={way.id} way={way} onRemoved={() => setLeft((now) => now.filter(({ id }) => id !== way.id))} />
        ))}
      </ul>
      {left.length === 0 && <p className="text-ink-2">No other ways to sign in are left.</p>}
      <Button variant="solid" size="lg" block busy={busy} busyText="Finishing..." onClick={() => void run(onDone)}>
        Continue to sign in
      </Button>
    </>
  );
}

function WayItem({ way, onRemoved }: { readonly way: WayIn; readonly onRemoved: () => void }) {
  const [busy, run] = useBusy();
  const remove = async () => {
    try {
      await way.remove();
      toast({ title: "Removed", description: way.name });
      onRemoved();
    } catch (error) {
      const description = getAuthSentence(error) ?? "An error occurred. Try again.";
      toast({ title: "Could not be removed", description, variant: "destructive" });
    }
  };
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 py-2.5">
      <p className="min-w-0">
        <b className="font-[550] wrap-anywhere">{way.name}</b>
        <br />
        <span className="text-sm text-ink-3">Added {way.addedAt.toLocaleDateString("en-GB", { dateStyle: "long" })}</span>
      </p>
      <Button variant="danger-line" aria-label={`Remove ${way.name}`} busy={busy} busyText="Removing..." onClick={() => void run(remove)}>
        Remove
      </Button>
    </li>
  );
}
