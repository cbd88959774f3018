import { useEffect, useState } from "react";
import { isDismissed } from "#backend/auth/is-dismissed.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useBusy } from "#ui/feedback/use-busy.ts";
import type { SecondFactorProof, SecondFactors } from "../api/prove-second-factor.ts";
import { CodeForm } from "./code-form.tsx";

export interface SecondFactorFormProps {
  readonly getFactors: () => Promise<SecondFactors>;
  readonly submitText: string;
  readonly busyText: string;
  /** What it throws is shown to the athlete. */
  readonly onProof: (proof: SecondFactorProof) => Promise<void>;
}

/** Asks for whichever second factors the account has: the code of an authenticator app, and its security keys. */
export function SecondFactorForm({ getFactors, submitText, busyText, onProof }: SecondFactorFormProps) {
  const [factors, setFactors] = useState<SecondFactors>();
  useEffect(() => {
    let isCurrent = true;
    void getFactors().then((found) => isCurrent && setFactors(found));
    return () => {
      isCurrent = false;
    };
  }, [getFactors]);

  if (factors === undefined) return null;
  return (
    <>
      {factors.hasApp && (
        <CodeForm
          label="Code"
          hint="The six digits that your authenticator app shows for Ironpace."
          submitText={submitText}
          busyText={busyText}
          onCode={(code) => onProof({ code })}
        />
      )}
      {factors.keys.map(({ factorId, name }) => (
        <SecurityKeyButton
          key={factorId}
          text={factors.keys.length === 1 ? "Use your security key" : `Use ${name}`}
          isMain={!factors.hasApp}
          onPress={() => onProof({ factorId })}
        />
      ))}
    </>
  );
}

interface SecurityKeyButtonProps {
  readonly text: string;
  readonly isMain: boolean;
  readonly onPress: () => Promise<void>;
}

function SecurityKeyButton({ text, isMain, onPress }: SecurityKeyButtonProps) {
  const [busy, run] = useBusy();
  const ask = async () => {
    try {
      await onPress();
    } catch (error) {
      if (isDismissed(error)) return;
      const description = getSentence(error) ?? "Your security key could not be checked. Try again.";
      toast({ title: "Login failed", description, variant: "destructive" });
    }
  };
  return (
    <Button
      variant={isMain ? "solid" : "line"}
      size="lg"
      block
      busy={busy}
      busyText="Waiting for your key..."
      onClick={() => void run(ask)}
    >
      {text}
    </Button>
  );
}
