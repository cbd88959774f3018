import type { Factor } from "@supabase/auth-js";
import { useState, type FormEvent, type ReactNode, type RefObject } from "react";
import { Field, Input } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useVerifyCode } from "../../api/second-factor.ts";
import { refusalText } from "../../model/refusal.ts";

interface CodeFormProps {
  /** Id of the form, for a button outside of it. */
  readonly id: string;
  /** Any of these may show the code; with several the athlete says which. */
  readonly factors: readonly Pick<Factor, "id" | "friendly_name">[];
  readonly onVerified: () => void;
  /** Ref of the code field, for focus. */
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** Six digits of an authenticator app. */
export function CodeForm({ id, factors, onVerified, inputRef }: CodeFormProps): ReactNode {
  const verify = useVerifyCode();
  const [code, setCode] = useState("");
  const [chosen, setChosen] = useState<string>();
  const [missing, setMissing] = useState(false);
  const factorId = chosen ?? factors[0]?.id ?? "";
  const error = missing ? "Enter the six digits the app shows." : verify.isError ? refusalText(verify.error) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const incomplete = !/^\d{6}$/.test(code.replaceAll(/\s/g, ""));
    setMissing(incomplete);
    if (incomplete || verify.isPending) return;
    verify.mutate({ factorId, code }, { onSuccess: onVerified });
  }

  return (
    <form id={id} className="grid gap-5" noValidate onSubmit={submit}>
      {factors.length > 1 && (
        <Field label="App" nativeLabel={false}>
          <Select
            options={factors.map((factor) => ({ value: factor.id, label: factor.friendly_name ?? "Authenticator app" }))}
            value={factorId}
            onValueChange={setChosen}
          />
        </Field>
      )}
      <Field label="Code" error={error}>
        <Input
          {...(inputRef && { ref: inputRef })}
          inputMode="numeric"
          autoComplete="one-time-code"
          figure="num"
          maxLength={7}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </Field>
    </form>
  );
}
