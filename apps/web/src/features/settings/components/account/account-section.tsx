import type { ReactNode } from "react";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useAccount, personName, type PersonName, useSaveName } from "../../api/account.ts";
import { useSignInSettings } from "../../api/linked-providers.ts";
import { LoadFailure, SettingsBlock } from "../settings-block.tsx";
import { RedirectMessage } from "../redirect-message.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useAuth } from "#backend/auth/auth-context.ts";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { refusalText } from "../../model/refusal.ts";

export function AccountSection({ page }: { readonly page: string }): ReactNode {
  const account = useAccount();
  const settings = useSignInSettings();
  const failed = account.isLoadingError ? account : settings.isLoadingError ? settings : undefined;
  return (
    <>
      <RedirectMessage />
      <NameForm />
      {failed !== undefined && (
        <LoadFailure title="Your account could not be loaded" error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {account.isPending || settings.isPending ? (
        <div className="grid gap-5" aria-busy="true">
          <Skeleton className="h-36" />
          <Skeleton className="h-72" />
        </div>
      ) : (
        account.data !== undefined &&
        settings.data !== undefined && (
          <>
            <EmailForm user={account.data} mustConfirm={!settings.data.mailer_autoconfirm} page={page} />
            <PasswordForm user={account.data} />
          </>
        )
      )}
    </>
  );
}

function NameForm(): ReactNode {
  const { profile, profileLoading } = useAuth();
  const save = useSaveName();
  const { register, handleSubmit, formState, reset } = useForm<PersonName>({
    resolver: zodResolver(personName),
    values: { firstName: profile?.first_name ?? "", lastName: profile?.last_name ?? "" },
    resetOptions: { keepDirtyValues: true },
  });

  function submit(name: PersonName): void {
    save.mutate(name, {
      onSuccess: () => {
        reset(name);
        toast({ title: "Name saved" });
      },
      onError: (error) => toast({ title: "Your name could not be saved", description: refusalText(error), variant: "destructive" }),
    });
  }

  return (
    <SettingsBlock title="Name">
      {profileLoading ? (
        <Skeleton className="h-30" />
      ) : (
        <form className="grid gap-5" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="First name" error={formState.errors.firstName?.message}>
              <Input autoComplete="given-name" {...register("firstName")} />
            </Field>
            <Field label="Last name" error={formState.errors.lastName?.message}>
              <Input autoComplete="family-name" {...register("lastName")} />
            </Field>
          </div>
          <Button type="submit" variant="solid" className="justify-self-start" busy={save.isPending} busyText="Saving...">
            Save name
          </Button>
        </form>
      )}
    </SettingsBlock>
  );
}
