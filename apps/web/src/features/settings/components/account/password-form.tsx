import { zodResolver } from "@hookform/resolvers/zod";
import type { User } from "@supabase/auth-js";
import { useState, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { StrengthHint } from "#ui/form/strength-hint.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useChangePassword } from "../../api/password.ts";
import { hasPassword, useRefreshAccount } from "../../api/account.ts";
import { fieldOfRefusal, newPassword, type NewPassword } from "../../model/new-password.ts";
import { getCode, needsSecondFactor, refusalText } from "../../model/refusal.ts";
import { useSecondFactor } from "../security/use-second-factor.tsx";
import { SettingsBlock } from "../settings-block.tsx";
import { ProofField } from "./proof-field.tsx";

/** Another password, or the first one of an account that signs in with Google or Apple. */
export function PasswordForm({ user }: { readonly user: User }): ReactNode {
  const known = hasPassword(user);
  const [proofBy, setProofBy] = useState<NewPassword["proofBy"]>(known ? "password" : "code");
  const change = useChangePassword();
  const refresh = useRefreshAccount();
  const secondFactor = useSecondFactor();
  const { register, handleSubmit, formState, reset, resetField, setError, control } = useForm<NewPassword>({
    resolver: zodResolver(newPassword),
    defaultValues: { proofBy, proof: "", password: "", confirmation: "" },
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: "password" });

  function submit(form: NewPassword): void {
    const chosen = { ...form, proofBy };
    change.mutate(chosen, {
      onSuccess: () => {
        reset();
        void refresh();
        toast({ title: "Password updated", description: "Your other devices were signed out." });
      },
      onError: (error) => {
        const field = fieldOfRefusal(getCode(error));
        if (needsSecondFactor(error)) secondFactor.ask(() => submit(form));
        else if (field !== undefined) setError(field, { message: refusalText(error) }, { shouldFocus: true });
        else toast({ title: "Your password could not be changed", description: refusalText(error), variant: "destructive" });
      },
    });
  }

  return (
    <SettingsBlock title="Password" text={known ? CHANGE : FIRST}>
      <form className="grid gap-5" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <input type="text" autoComplete="username" value={user.email ?? ""} readOnly hidden />
        <ProofField
          email={user.email ?? ""}
          proofBy={proofBy}
          onProofByChange={(next) => {
            setProofBy(next);
            resetField("proof");
          }}
          canUsePassword={known}
          error={errors.proof?.message}
          input={register("proof")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="New password" hint={<StrengthHint password={typed} about={[user.email ?? ""]} />} error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...register("password")} />
          </Field>
          <Field label="Confirm new password" error={errors.confirmation?.message}>
            <PasswordInput autoComplete="new-password" {...register("confirmation")} />
          </Field>
        </div>
        <Button type="submit" variant="solid" className="justify-self-start" busy={change.isPending} busyText="Updating...">
          {known ? "Change password" : "Set password"}
        </Button>
      </form>
      {secondFactor.dialog}
    </SettingsBlock>
  );
}

const CHANGE = "This signs out every other device. Passkeys and linked accounts still work. Check them under Security.";
const FIRST =
  "Your account has no password yet. With one you can also sign in with your email address. Setting it signs out every other device.";
