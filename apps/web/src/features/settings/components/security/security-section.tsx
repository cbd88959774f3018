import type { ReactNode } from "react";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useAccount } from "../../api/account.ts";
import { useSignInSettings } from "../../api/linked-providers.ts";
import { LoadFailure } from "../settings-block.tsx";
import { RedirectMessage } from "../redirect-message.tsx";
import { LinkingResult } from "./linking-result.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SignInMethods } from "./sign-in-methods.tsx";
import { TwoFactor } from "./two-factor.tsx";

export function SecuritySection({ page }: { readonly page: string }): ReactNode {
  const account = useAccount();
  const settings = useSignInSettings();
  const failed = account.isLoadingError ? account : settings.isLoadingError ? settings : undefined;
  if (failed !== undefined) {
    return <LoadFailure title="Your account could not be loaded" error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (account.data === undefined || settings.data === undefined) {
    return (
      <div className="grid gap-5" aria-busy="true">
        <Skeleton className="h-48" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  return (
    <>
      <RedirectMessage />
      <LinkingResult />
      <Passkeys />
      <TwoFactor user={account.data} />
      <SignInMethods user={account.data} enabled={settings.data.external} page={page} />
    </>
  );
}
