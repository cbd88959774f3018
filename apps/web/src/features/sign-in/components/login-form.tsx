import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { sentenceOf } from "../../../backend/error-sentence.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field, Input } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useSignIn } from "../api/sign-in.ts";
import { PasswordInput } from "./password-input.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";

export interface LoginFormProps {
  /** Called when the session stands. */
  readonly onSignedIn: () => void;
  readonly signUpPath: string;
}

export function LoginForm({ onSignedIn, signUpPath }: LoginFormProps) {
  const signIn = useSignIn();
  const [remember, setRemember] = useState(true);
  const [providerBusy, setProviderBusy] = useState(false);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: "", password: "" } });
  const busy = signIn.isPending || providerBusy;

  const submit = handleSubmit(
    async (credentials) => {
      try {
        await signIn.mutateAsync({ ...credentials, remember });
        toast({ title: "Welcome back!", description: "You've successfully logged in." });
        onSignedIn();
      } catch (error) {
        toast({ title: "Login failed", description: sentenceOf(error) ?? "An error occurred during login.", variant: "destructive" });
      }
    },
    () => toast({ title: "Missing information", description: "Please enter both email and password.", variant: "destructive" }),
  );

  return (
    <>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field label="Email" error={formState.errors.email?.message} disabled={busy}>
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            disabled={busy}
            {...register("email", { required: "Required" })}
          />
        </Field>
        <Field label="Password" error={formState.errors.password?.message} disabled={busy}>
          <PasswordInput autoComplete="current-password" required disabled={busy} {...register("password", { required: "Required" })} />
        </Field>
        <Checkbox checked={remember} onCheckedChange={setRemember} disabled={busy} className="-my-1.5 justify-self-start">
          Remember me
        </Checkbox>
        <Button type="submit" variant="solid" size="lg" block busy={signIn.isPending} busyText="Signing in..." disabled={busy}>
          Sign in
        </Button>
      </form>
      <p className="flex items-center gap-3 text-sm text-ink-3 before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        or
      </p>
      <ProviderButtons remember={remember} disabled={busy} onBusyChange={setProviderBusy} />
      <p className="text-sm text-ink-3">
        New here?{" "}
        <Link to={signUpPath} className="link hit-area text-ink">
          Sign up
        </Link>
      </p>
    </>
  );
}
