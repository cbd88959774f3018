import { useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useBusy } from "#ui/feedback/use-busy.ts";
import { secureAccount } from "../api/secure-account.ts";
import { FormLink } from "./form-links.tsx";
import { SignInPage } from "./sign-in-page.tsx";

export interface SecureAccountProps {
  readonly loginPath: string;
  readonly forgotPasswordPath: string;
}

type Step = "question" | "done" | "invalid";

/** Where "This was not me" in a mail leads. Nothing happens before a press: programs that look through mails open its links. */
export function SecureAccount({ loginPath, forgotPasswordPath }: SecureAccountProps) {
  const [step, setStep] = useState<Step>("question");
  const [busy, run] = useBusy();

  const secure = () =>
    run(async () => {
      try {
        const token = new URLSearchParams(location.hash.slice(1)).get("token") ?? "";
        setStep((await secureAccount(token)) ? "done" : "invalid");
        history.replaceState(history.state, "", location.pathname);
      } catch (error) {
        const description = getSentence(error) ?? "Your account could not be secured. Try again.";
        toast({ title: "Error", description, variant: "destructive" });
      }
    });

  switch (step) {
    case "question":
      return (
        <SignInPage title="Wasn't this you?" lede="Someone else may have access to your account.">
          <p>
            We undo the change our email told you about and remove every sign-in method added since. All devices are signed out, your
            password stops working, and we email you a link to choose a new one. Your training stays.
          </p>
          <div className="grid gap-3">
            <Button variant="solid" size="lg" block busy={busy} busyText="Securing..." onClick={() => void secure()}>
              Secure my account
            </Button>
            <a href={loginPath} className={buttonStyle({ size: "lg", block: true })}>
              It was me
            </a>
          </div>
        </SignInPage>
      );
    case "done":
      return (
        <SignInPage title="Account secured" lede="The unknown sign-in methods are removed and every device is signed out.">
          <p className="text-ink-2">
            Open the email we just sent you and choose a new password. If someone else may know the password of your email account, change
            that too.
          </p>
          <FormLink href={loginPath}>Back to login</FormLink>
        </SignInPage>
      );
    case "invalid":
      return (
        <SignInPage title="Secure your account">
          <Alert tone="destructive" title="Invalid link">
            This link was used already or is older than seven days. You can still reset your password, which signs every device out.
          </Alert>
          <a href={forgotPasswordPath} className={buttonStyle({ variant: "solid", size: "lg", block: true })}>
            Reset password
          </a>
        </SignInPage>
      );
  }
}
