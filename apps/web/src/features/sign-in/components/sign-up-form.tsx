import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldErrors } from "react-hook-form";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { sentenceOf } from "../../../backend/error-sentence.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Input } from "../../../ui/field.tsx";
import { dismissToast, toast } from "../../../ui/toast.tsx";
import type { NewAccount } from "../api/sign-up.ts";
import { newAccount, useSignUp } from "../api/sign-up.ts";
import { PasswordInput } from "./password-input.tsx";

export interface SignUpFormProps {
  /** Called when the account exists. */
  readonly onSignedUp: () => void;
  readonly loginPath: string;
}

export function SignUpForm({ onSignedUp, loginPath }: SignUpFormProps) {
  const signUp = useSignUp();
  const busy = signUp.isPending;
  const { register, handleSubmit, formState } = useForm<NewAccount>({
    resolver: zodResolver(newAccount),
    defaultValues: { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" },
  });
  const errors = formState.errors;

  const submit = handleSubmit(async (account) => {
    try {
      const { mustConfirm } = await signUp.mutateAsync(account);
      toast({ title: "Account created!", description: mustConfirm ? CONFIRM : "Welcome to Ironpace. You can now sign in." });
      onSignedUp();
    } catch (error) {
      toast({
        title: "Registration failed",
        description: sentenceOf(error) ?? "An error occurred during registration.",
        variant: "destructive",
      });
    }
  }, sayWhatIsWrong);

  return (
    <>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <div className="grid gap-5 min-[400px]:grid-cols-2 min-[400px]:gap-3">
          <Field label="First name" error={errors.firstName?.message} disabled={busy}>
            <Input autoComplete="given-name" required disabled={busy} {...register("firstName")} />
          </Field>
          <Field label="Last name" error={errors.lastName?.message} disabled={busy}>
            <Input autoComplete="family-name" required disabled={busy} {...register("lastName")} />
          </Field>
        </div>
        <Field label="Email" error={errors.email?.message} disabled={busy}>
          <Input type="email" autoComplete="username" inputMode="email" required disabled={busy} {...register("email")} />
        </Field>
        <Field label="Password" hint="At least 8 characters." error={errors.password?.message} disabled={busy}>
          <PasswordInput autoComplete="new-password" required disabled={busy} {...register("password")} />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword?.message} disabled={busy}>
          <PasswordInput autoComplete="new-password" required disabled={busy} {...register("confirmPassword")} />
        </Field>
        <Button type="submit" variant="solid" size="lg" block busy={busy} busyText="Creating account...">
          Create account
        </Button>
      </form>
      <p className="text-sm text-ink-3">
        Already training with us?{" "}
        <Link to={loginPath} className="link hit-area text-ink">
          Sign in
        </Link>
      </p>
    </>
  );
}

const CONFIRM = "Check your email and confirm your address. You can then sign in.";

/** The fields show what is wrong with each; the documented messages also appear as a toast, one at a time. */
function sayWhatIsWrong(errors: FieldErrors<NewAccount>): void {
  const fail = (title: string, description: string) => toast({ title, description, variant: "destructive" });
  if (errors.firstName !== undefined || errors.lastName !== undefined) {
    fail("Missing information", "Please enter your first and last name.");
  } else if (errors.password?.type === "too_small") {
    fail("Password too short", "Your password must be at least 8 characters long.");
  } else if (errors.confirmPassword !== undefined) {
    fail("Passwords don't match", "Please make sure both passwords match.");
  } else {
    dismissToast({ olderThan: 0 });
  }
}
