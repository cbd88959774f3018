import type { FormEvent, ReactNode } from "react";
import { useRef, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { focusWhenEnabled } from "#ui/form/focus-when-enabled.ts";
import { useBusy } from "#ui/feedback/use-busy.ts";

export interface CodeFormProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly submitText: string;
  readonly busyText: string;
  /** With the six digits. What it throws is told at the field. */
  readonly onCode: (code: string) => Promise<void>;
}

/** Six digits, typed or pasted with spaces in them; sent as soon as they are complete. A wrong code is cleared for the next one. */
export function CodeForm({ label, hint, submitText, busyText, onCode }: CodeFormProps) {
  const [busy, run] = useBusy();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const send = (digits: string) =>
    run(async () => {
      try {
        if (digits.length !== LENGTH) throw new Error("Enter all six digits.");
        await onCode(digits);
      } catch (failure) {
        setError(getSentence(failure) ?? "The code could not be checked. Try again.");
        if (digits.length === LENGTH) setCode("");
        focusWhenEnabled(input.current);
      }
    });

  const change = (text: string) => {
    const digits = text.replaceAll(/\D/g, "").slice(0, LENGTH);
    setCode(digits);
    setError(undefined);
    if (digits.length === LENGTH) void send(digits);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };

  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={submit}>
      <Field label={label} hint={hint} error={error} disabled={busy}>
        <Input
          ref={input}
          name="code"
          value={code}
          onChange={(event) => change(event.target.value)}
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9]*"
          required
          figure="num"
          className="[&_input]:tracking-[.3em]"
        />
      </Field>
      <Button type="submit" variant="solid" size="lg" block busy={busy} busyText={busyText}>
        {submitText}
      </Button>
    </form>
  );
}

const LENGTH = 6;
