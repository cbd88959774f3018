import { useState, useSyncExternalStore } from "react";
import { readIntent } from "#backend/auth/sign-in-intent.ts";
import { Button } from "#ui/button.tsx";
import { carryToast } from "#ui/feedback/carried-toast.ts";
import { dismissToast } from "#ui/feedback/toast.ts";
import type { TypedAccount } from "../api/confirm-email.ts";
import { abandonSignIn, getSecondFactors, proveSecondFactor } from "../api/prove-second-factor.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import type { LegalPaths } from "./form-links.tsx";
import { FormLink, LegalNote } from "./form-links.tsx";
import { LoginForm } from "./login-form.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { SignInPage } from "./sign-in-page.tsx";

export interface LoginProps {
  /** The page that is wanted, from the address; the one a sign-in on its way began with comes first. */
  readonly next: () => string;
  readonly goTo: (path: string) => void;
  readonly signUpPath: string;
  readonly forgotPasswordPath: string;
  readonly legal: LegalPaths;
}

type State = { readonly step: "password" | "code" } | { readonly step: "confirm"; readonly account: TypedAccount };

/** Password; then, where the account asks for it, the second factor or the confirmation of the address. */
export function Login({ next, goTo, signUpPath, forgotPasswordPath, legal }: LoginProps) {
  const [reached, setState] = useState<State>();
  // A reload, or the way back from another site, while the code is missing.
  const resumed = useSyncExternalStore(
    neverChanges,
    () => readIntent().awaitsCode,
    () => false,
  );
  const state: State = reached ?? { step: resumed ? "code" : "password" };

  const welcome = (wanted: string) => {
    carryToast({ title: "Welcome back!", description: "You've successfully logged in.", isBrief: true });
    goTo(wanted);
  };

  const backToPassword = () => {
    void abandonSignIn();
    setState({ step: "password" });
  };

  // Every state is the same page, so that its heading notices the change.
  switch (state.step) {
    case "code":
      return (
        <SignInPage title="Two-factor sign-in" lede="Confirm with your authenticator app or security key.">
          <SecondFactorForm
            getFactors={getSecondFactors}
            submitText="Verify"
            busyText="Verifying..."
            onProof={async (proof) => {
              const wanted = readIntent().next ?? next();
              await proveSecondFactor(proof);
              welcome(wanted);
            }}
          />
          <Button variant="ghost" block className="min-h-11" onClick={backToPassword}>
            Back to password
          </Button>
        </SignInPage>
      );
    case "confirm":
      return (
        <SignInPage title="Confirm your email" lede={`Confirm ${state.account.email} before you sign in.`}>
          <ConfirmEmail
            account={state.account}
            justSent={false}
            onConfirmed={() => {
              carryToast({ title: "Sign-in Successful" });
              goTo(next());
            }}
            onBack={() => setState({ step: "password" })}
            backText="Back to login"
          />
        </SignInPage>
      );
    case "password":
      return (
        <SignInPage title="Sign in" lede="Pick up where you left the bar.">
          <LoginForm
            next={next}
            forgotPasswordPath={forgotPasswordPath}
            onStep={(step) => {
              dismissToast({ olderThan: 0 });
              if (step === "complete") welcome(next());
              else setState({ step: "code" });
            }}
            onUnconfirmed={(account) => setState({ step: "confirm", account })}
          />
          <FormLink question="New here?" href={signUpPath}>
            Sign up
          </FormLink>
          <LegalNote {...legal} />
        </SignInPage>
      );
  }
}

const neverChanges = () => () => undefined;
