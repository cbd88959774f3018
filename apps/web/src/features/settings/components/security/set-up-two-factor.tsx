import type { User } from "@supabase/auth-js";
import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { type Enrolment, useEnrolFactor } from "../../api/second-factor.ts";
import { isKey, verifiedFactors } from "../../api/account.ts";
import { needsSecondFactor, refusalText } from "../../model/refusal.ts";
import { EnrolDialog } from "./enrol-dialog.tsx";
import { useSecondFactor } from "./use-second-factor.tsx";

interface SetUpTwoFactorProps {
  readonly user: User;
  readonly onEnabled?: () => void;
}

/** The button that begins the set-up of an authenticator app, and the steps behind it. */
export function SetUpTwoFactor({ user, onEnabled }: SetUpTwoFactorProps): ReactNode {
  const factors = verifiedFactors(user);
  const isFirst = factors.length === 0;
  const enrol = useEnrolFactor();
  const secondFactor = useSecondFactor();
  const [enrolment, setEnrolment] = useState<Enrolment>();

  function begin(): void {
    enrol.mutate(user, {
      onSuccess: setEnrolment,
      onError: (error) => {
        if (needsSecondFactor(error)) secondFactor.ask(begin);
        else toast({ title: "Two-factor sign-in could not be set up", description: refusalText(error), variant: "destructive" });
      },
    });
  }

  return (
    <>
      <Button
        variant={isFirst ? "solid" : "line"}
        className="justify-self-start"
        busy={enrol.isPending}
        busyText="Preparing..."
        onClick={begin}
      >
        {isFirst ? "Set up two-factor sign-in" : factors.every(isKey) ? "Add an authenticator app" : "Add another app"}
      </Button>
      <EnrolDialog enrolment={enrolment} onClose={() => setEnrolment(undefined)} {...(onEnabled && { onEnabled })} />
      {secondFactor.dialog}
    </>
  );
}
