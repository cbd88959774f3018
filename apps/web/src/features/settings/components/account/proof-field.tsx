import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useSendPasswordCode } from "../../api/password.ts";
import type { NewPassword } from "../../model/new-password.ts";
import { refusalText } from "../../model/refusal.ts";

interface ProofFieldProps {
  readonly email: string;
  readonly proofBy: NewPassword["proofBy"];
  readonly onProofByChange: (proofBy: NewPassword["proofBy"]) => void;
  /** False for an account without a password. */
  readonly canUsePassword: boolean;
  readonly error: string | undefined;
  readonly input: UseFormRegisterReturn;
}

const NOT_DELIVERED = "This server cannot send email. Ask its operator for your six-digit code. The code works for an hour.";

/** That it is really you: the present password, or the code of a mail for those who do not know it. */
export function ProofField({ email, proofBy, onProofByChange, canUsePassword, error, input }: ProofFieldProps): ReactNode {
  const send = useSendPasswordCode();

  function sendCode(): void {
    send.mutate(undefined, {
      onSuccess: (isDelivered) => {
        onProofByChange("code");
        toast(
          isDelivered
            ? { title: "Email sent", description: `A six-digit code is on its way to ${email}.` }
            : { title: "Code ready", description: NOT_DELIVERED },
        );
      },
      onError: (refused) => toast({ title: "The code could not be sent", description: refusalText(refused), variant: "destructive" }),
    });
  }

  if (proofBy === "password") {
    return (
      <div className="grid gap-1">
        <Field label="Current password" error={error}>
          <PasswordInput autoComplete="current-password" {...input} />
        </Field>
        <Button variant="ghost" className="-ml-4 justify-self-start text-ink-2!" busy={send.isPending} onClick={sendCode}>
          Forgot it? Email me a code
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-1">
      <Field
        label="Code from the email"
        hint={send.data === false ? NOT_DELIVERED : `Six digits, sent to ${email}. It works for an hour.`}
        error={error}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" figure="num" {...input} />
      </Field>
      <div className="-ml-4 flex flex-wrap">
        <Button variant="ghost" className="text-ink-2!" busy={send.isPending} onClick={sendCode}>
          {send.isSuccess ? "Send another code" : "Email me a code"}
        </Button>
        {canUsePassword && (
          <Button variant="ghost" className="text-ink-2!" onClick={() => onProofByChange("password")}>
            Use the password instead
          </Button>
        )}
      </div>
    </div>
  );
}
