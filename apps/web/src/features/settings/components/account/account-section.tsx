import type { ReactNode } from "react";
import { Skeleton } from "#ui/skeleton.tsx";
import { useAccount } from "../../api/get-account.ts";
import { useSignInSettings } from "../../api/get-sign-in-settings.ts";
import { LoadFailure } from "../load-failure.tsx";
import { RedirectMessage } from "../redirect-message.tsx";
import { EmailForm } from "./email-form.tsx";
import { NameForm } from "./name-form.tsx";
import { PasswordForm } from "./password-form.tsx";

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
