import { useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useBusy } from "#ui/feedback/use-busy.ts";
import { unsubscribe } from "../api/unsubscribe.ts";
import { FormLink } from "./form-links.tsx";
import { SignInPage } from "./sign-in-page.tsx";

export interface UnsubscribeProps {
  readonly homePath: string;
  readonly settingsPath: string;
}

type Step = "question" | "done" | "invalid";

/** Where "Unsubscribe" in a mail leads, without a session. Nothing happens before a press: programs that look through mails open its links. */
export function Unsubscribe({ homePath, settingsPath }: UnsubscribeProps) {
  const [step, setStep] = useState<Step>("question");
  const [busy, run] = useBusy();

  const end = () =>
    run(async () => {
      try {
        const token = new URLSearchParams(location.hash.slice(1)).get("token") ?? "";
        setStep(token !== "" && (await unsubscribe(token)) ? "done" : "invalid");
      } catch (error) {
        toast({ title: "Error", description: getSentence(error) ?? "An error occurred. Try again.", variant: "destructive" });
      }
    });

  switch (step) {
    case "question":
      return (
        <SignInPage title="Unsubscribe" lede="No more emails with your weekly review. It stays on your dashboard.">
          <div className="grid gap-3">
            <Button variant="solid" size="lg" block busy={busy} busyText="Unsubscribing..." onClick={() => void end()}>
              Unsubscribe
            </Button>
            <a href={homePath} className={buttonStyle({ size: "lg", block: true })}>
              Keep the emails
            </a>
          </div>
        </SignInPage>
      );
    case "done":
      return (
        <SignInPage title="You are unsubscribed" lede="You will get no more emails with your weekly review.">
          <FormLink href={settingsPath}>Open your settings</FormLink>
        </SignInPage>
      );
    case "invalid":
      return (
        <SignInPage title="Unsubscribe">
          <Alert tone="destructive" title="Invalid link">
            Open the link in the email again, or switch the emails off in your settings.
          </Alert>
          <a href={settingsPath} className={buttonStyle({ variant: "solid", size: "lg", block: true })}>
            Open settings
          </a>
        </SignInPage>
      );
  }
}
