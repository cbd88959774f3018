import { zodResolver } from "@hookform/resolvers/zod";
import type { User } from "@supabase/auth-js";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { newEmail, type NewEmail, useChangeEmail } from "../../api/account.ts";
import { getCode, needsSecondFactor, refusalText } from "../../model/refusal.ts";
import { useSecondFactor } from "../security/use-second-factor.tsx";
import { SettingsBlock } from "../settings-block.tsx";

interface EmailFormProps {
  readonly user: User;
  /** Whether a new address counts only when both mailboxes have agreed. */
  readonly mustConfirm: boolean;
  /** Where the links of the mails lead. */
  readonly page: string;
}

export function EmailForm({ user, mustConfirm, page }: EmailFormProps): ReactNode {
  const change = useChangeEmail();
  const secondFactor = useSecondFactor();
  const { register, handleSubmit, formState, reset, setError } = useForm<NewEmail>({
    resolver: zodResolver(newEmail),
    defaultValues: { email: "" },
  });

  function submit({ email }: NewEmail): void {
    if (email.toLowerCase() === user.email?.toLowerCase()) {
      setError("email", { message: "This is already your email address." }, { shouldFocus: true });
      return;
    }
    change.mutate(
      { email, page },
      {
        onSuccess: ({ pending }) => {
          reset();
          toast(
            pending === undefined
              ? { title: "Email changed", description: `You now sign in with ${email}.` }
              : { title: "Two emails sent", description: "Open the link in both emails. Until then you keep your current address." },
          );
        },
        onError: (error) => {
          if (needsSecondFactor(error)) secondFactor.ask(() => submit({ email }));
          else if (getCode(error) === "email_exists") setError("email", { message: refusalText(error) }, { shouldFocus: true });
          else toast({ title: "Your email could not be changed", description: refusalText(error), variant: "destructive" });
        },
      },
    );
  }

  return (
    <SettingsBlock title="Email" text={mustConfirm ? BOTH_AGREE : AT_ONCE}>
      {user.new_email !== undefined && user.new_email !== "" && (
        <Pending user={user} busy={change.isPending} onSendAgain={() => submit({ email: user.new_email ?? "" })} />
      )}
      <p>
        <span className="text-sm text-ink-3">You sign in with</span>
        <br />
        <b className="font-[550] wrap-anywhere">{user.email}</b>
      </p>
      <form className="grid gap-5" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Field label="New email" error={formState.errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="email" {...register("email")} />
        </Field>
        <Button type="submit" variant="solid" className="justify-self-start" busy={change.isPending} busyText="Changing...">
          Change email
        </Button>
      </form>
      {secondFactor.dialog}
    </SettingsBlock>
  );
}

const BOTH_AGREE = "We send a link to your current address and to the new one. The change takes effect when both have been opened.";
const AT_ONCE =
  "This server does not confirm addresses, so the new one takes effect at once. Check its spelling: password resets go there.";

function Pending({
  user,
  busy,
  onSendAgain,
}: {
  readonly user: User;
  readonly busy: boolean;
  readonly onSendAgain: () => void;
}): ReactNode {
  return (
    <Alert
      title={`Waiting for ${user.new_email ?? ""}`}
      action={
        <Button busy={busy} onClick={onSendAgain}>
          Send both links again
        </Button>
      }
    >
      Open the link in both mailboxes, {user.email} and {user.new_email}. Links work for an hour. To keep your current address, do not open
      them.
    </Alert>
  );
}
