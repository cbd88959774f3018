import { useState } from "react";
import { writeIntent } from "#backend/auth/sign-in-intent.ts";
import { carryToast } from "#ui/feedback/carried-toast.ts";
import { dismissToast } from "#ui/feedback/toast.ts";
import type { NewAccount } from "../model/new-account.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import type { LegalPaths } from "./form-links.tsx";
import { FormLink, LegalNote } from "./form-links.tsx";
import { SignInPage } from "./sign-in-page.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export interface SignUpProps {
  readonly loginPath: string;
  readonly homePath: string;
  readonly goTo: (path: string) => void;
  readonly legal: LegalPaths;
}

/** The form, and where the server wants the address confirmed, what to do next. The form stays as it is behind that, for another address. */
export function SignUp({ loginPath, homePath, goTo, legal }: SignUpProps) {
  const [account, setAccount] = useState<NewAccount>();
  const confirming = account !== undefined;

  const signedUp = (created: NewAccount, mustConfirm: boolean) => {
    if (mustConfirm) {
      dismissToast({ olderThan: 0 });
      writeIntent({ next: homePath, remember: true, awaitsCode: false });
      setAccount(created);
      return;
    }
    carryToast({ title: "Account created!", description: "Welcome to Ironpace." });
    goTo(homePath);
  };

  return (
    <SignInPage
      title={confirming ? "Confirm your email" : "Create account"}
      lede={confirming ? `We have sent an email to ${account.email}.` : "One plan for your lifts and your splits."}
    >
      <div className={confirming ? "hidden" : "grid gap-5"}>
        <SignUpForm onSignedUp={signedUp} />
        <FormLink question="Already training with us?" href={loginPath}>
          Sign in
        </FormLink>
        <LegalNote {...legal} />
      </div>
      {confirming && (
        <ConfirmEmail
          account={account}
          justSent
          onConfirmed={() => {
            carryToast({ title: "Sign-in Successful" });
            goTo(homePath);
          }}
          onBack={() => setAccount(undefined)}
          backText="Use a different email"
        />
      )}
    </SignInPage>
  );
}
