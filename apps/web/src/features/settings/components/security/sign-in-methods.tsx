import type { User, UserIdentity } from "@supabase/auth-js";
import { useState, type ReactNode } from "react";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { type Provider, useLinkProvider, useUnlinkProvider } from "../../api/linked-providers.ts";
import { refusalText } from "../../model/refusal.ts";
import { whenText } from "../../model/when.ts";
import { SettingsBlock } from "../settings-block.tsx";
import { useNow } from "../use-now.ts";

const NAMES = { email: "Email and password", google: "Google", apple: "Apple" } as const;
const METHODS = ["email", "google", "apple"] as const;

interface SignInMethodsProps {
  readonly user: User;
  /** Providers the server offers. */
  readonly enabled: Readonly<Record<string, boolean>>;
  /** Where a provider leads back to. */
  readonly page: string;
}

/** The ways to sign in to this account; those that are neither linked nor offered are not shown. */
export function SignInMethods({ user, enabled, page }: SignInMethodsProps): ReactNode {
  const now = useNow();
  const identities = user.identities ?? [];
  const shown = METHODS.filter(
    (method) => method === "email" || enabled[method] === true || identities.some(({ provider }) => provider === method),
  );
  return (
    <SettingsBlock
      title="Ways to sign in"
      text={shown.length === 1 ? "You sign in with your email." : "Link another way to sign in, or remove one."}
    >
      <ul className="divide-y divide-line border-y border-line" aria-label="Ways to sign in">
        {shown.map((method) => {
          const identity = identities.find(({ provider }) => provider === method);
          return (
            <li key={method} className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <p className="min-w-0">
                <b className="font-[550]">{NAMES[method]}</b>
                <br />
                <span className="text-sm wrap-anywhere text-ink-3">{getDetail(method, identity, user, now)}</span>
              </p>
              {method !== "email" && identity === undefined && <LinkButton provider={method} page={page} />}
              {method !== "email" && identity !== undefined && (
                <UnlinkButton identity={identity} name={NAMES[method]} disabled={identities.length < 2} />
              )}
            </li>
          );
        })}
      </ul>
      {identities.length < 2 && <p className="text-sm text-ink-3">You cannot remove your only way to sign in.</p>}
    </SettingsBlock>
  );
}

function getDetail(method: (typeof METHODS)[number], identity: UserIdentity | undefined, user: User, now: Date): string {
  if (identity === undefined) return method === "email" ? "No password yet. Set one under Account." : "Not linked";
  const email: unknown = method === "email" ? user.email : identity.identity_data?.["email"];
  const known = typeof email === "string" ? email : "Linked";
  return method === "email" || identity.created_at === undefined
    ? known
    : `${known}, added ${whenText(new Date(identity.created_at), now)}`;
}

function LinkButton({ provider, page }: { readonly provider: Provider; readonly page: string }): ReactNode {
  const link = useLinkProvider();
  return (
    <Button
      // It stays busy after success: the browser is on its way to the provider.
      busy={link.isPending || link.isSuccess}
      busyText="Connecting..."
      onClick={() =>
        link.mutate(
          { provider, page },
          {
            onError: (error) =>
              toast({ title: `${NAMES[provider]} could not be linked`, description: refusalText(error), variant: "destructive" }),
          },
        )
      }
    >
      Link {NAMES[provider]}
    </Button>
  );
}

function UnlinkButton({
  identity,
  name,
  disabled,
}: {
  readonly identity: UserIdentity;
  readonly name: string;
  readonly disabled: boolean;
}): ReactNode {
  const unlink = useUnlinkProvider();
  const [asking, setAsking] = useState(false);

  function confirm(): void {
    unlink.mutate(identity, {
      onSuccess: () => toast({ title: `${name} unlinked` }),
      onError: (error) => toast({ title: `${name} could not be unlinked`, description: refusalText(error), variant: "destructive" }),
      onSettled: () => setAsking(false),
    });
  }

  return (
    <>
      <Button variant="danger-line" disabled={disabled} onClick={() => setAsking(true)}>
        Unlink {name}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Unlink ${name}?`}
        description={`You can no longer sign in to this account with ${name}. You can link it again here.`}
        confirm="Unlink"
        confirmBusy="Unlinking..."
        busy={unlink.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
