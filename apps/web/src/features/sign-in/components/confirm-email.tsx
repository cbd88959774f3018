import { useEffect, useState } from "react";
import { getSentence, isRateLimited } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useBusy } from "#ui/feedback/use-busy.ts";
import { confirmEmail, resendConfirmation, type TypedAccount } from "../api/confirm-email.ts";
import { CodeForm } from "./code-form.tsx";

export interface ConfirmEmailProps {
  readonly account: TypedAccount;
  /** Whether a mail has just been sent, so that the next one has to wait. */
  readonly justSent: boolean;
  /** The address is confirmed and somebody is signed in. */
  readonly onConfirmed: () => void;
  readonly onBack: () => void;
  readonly backText: string;
}

/** Seconds between two mails to one mailbox; the server has the last word. */
const RESEND_PAUSE_SECONDS = 60;

/** The account waits for the link or the code in a mail. Says the same for an address that has an account already. */
export function ConfirmEmail({ account, justSent, onConfirmed, onBack, backText }: ConfirmEmailProps) {
  const { email } = account;
  const [secondsLeft, wait] = useCountdown(justSent ? RESEND_PAUSE_SECONDS : 0);
  const [sending, run] = useBusy();

  const resend = () =>
    run(async () => {
      try {
        await resendConfirmation(email);
        wait(RESEND_PAUSE_SECONDS);
        toast({ title: "Email sent", description: `A new link is on its way to ${email}. The previous one no longer works.` });
      } catch (error) {
        const message = getSentence(error) ?? "An error occurred while processing your request.";
        if (isRateLimited(error)) wait(Number(/after (\d+) seconds/.exec(message)?.[1] ?? RESEND_PAUSE_SECONDS));
        toast({ title: "Error", description: message, variant: "destructive" });
      }
    });

  return (
    <>
      <CodeForm
        label="Code from the email"
        hint="Or open the link in the email, in this browser. If nothing arrives within a few minutes, check your spam folder."
        submitText="Confirm"
        busyText="Confirming..."
        onCode={async (code) => {
          await confirmEmail(account, code);
          onConfirmed();
        }}
      />
      <div className="grid gap-3">
        <Button block className="min-h-11" busy={sending} busyText="Sending..." disabled={secondsLeft > 0} onClick={() => void resend()}>
          {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : "Send the email again"}
        </Button>
        <Button variant="ghost" block className="min-h-11" onClick={onBack}>
          {backText}
        </Button>
      </div>
    </>
  );
}

/** Whole seconds that are left, and the way to begin anew. */
function useCountdown(initial: number): readonly [secondsLeft: number, begin: (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(initial);
  const running = secondsLeft > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return [secondsLeft, setSecondsLeft];
}
