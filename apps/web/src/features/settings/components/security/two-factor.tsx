import type { User, Factor } from "@supabase/auth-js";
import { KeyRound, ShieldCheck, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { isKey, verifiedFactors } from "../../api/account.ts";
import { whenText } from "../../model/when.ts";
import { SettingsBlock } from "../settings-block.tsx";
import { useNow } from "../use-now.ts";
import { SetUpTwoFactor } from "./set-up-two-factor.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useRemoveFactor } from "../../api/second-factor.ts";
import { refusalText } from "../../model/refusal.ts";
import { useSecondFactor } from "./use-second-factor.tsx";

/** The second factors there are, one more app, and what to do without the phone. Security keys are added by other clients: passkeys do more. */
export function TwoFactor({ user }: { readonly user: User }): ReactNode {
  const factors = verifiedFactors(user);
  const now = useNow();

  return (
    <SettingsBlock
      title="Two-factor sign-in"
      text={`After your password, you ${factors.some(isKey) ? "confirm with your app or security key" : "enter six digits from an app on your phone"}. A stolen password alone is not enough.`}
    >
      {factors.length > 0 && (
        <>
          <p>
            <Badge tone="success" icon={ShieldCheck}>
              On
            </Badge>
          </p>
          <ul className="divide-y divide-line border-y border-line" aria-label="Two-factor methods">
            {factors.map((factor) => (
              <li key={factor.id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
                <FactorIcon isKey={isKey(factor)} />
                <p className="min-w-0 flex-1">
                  <b className="font-[550] wrap-anywhere">
                    {factor.friendly_name ?? (isKey(factor) ? "Security key" : "Authenticator app")}
                  </b>
                  <br />
                  <span className="text-sm text-ink-3">Added {whenText(new Date(factor.created_at), now)}</span>
                </p>
                <RemoveFactorButton factor={factor} isLast={factors.length === 1} />
              </li>
            ))}
          </ul>
        </>
      )}
      <SetUpTwoFactor user={user} />
      <LostDevice />
    </SettingsBlock>
  );
}

function FactorIcon({ isKey: isSecurityKey }: { readonly isKey: boolean }): ReactNode {
  const Icon = isSecurityKey ? KeyRound : Smartphone;
  return <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="text-ink-3" />;
}

function LostDevice(): ReactNode {
  return (
    <div className="grid gap-1.5">
      <h3 className="heading-3">If you lose your phone</h3>
      <p className="max-w-[62ch] text-ui text-ink-2">
        Prepare now: add a second app on another device, or store the setup key safely. If you have neither, ask the operator of this server
        to turn two-factor off.
      </p>
    </div>
  );
}

/** Whoever sits at an open browser must show a second factor before one goes. */
function RemoveFactorButton({ factor, isLast }: { readonly factor: Factor; readonly isLast: boolean }): ReactNode {
  const remove = useRemoveFactor();
  const secondFactor = useSecondFactor();
  const name = factor.friendly_name ?? (isKey(factor) ? "Security key" : "Authenticator app");

  function removeNow(): void {
    remove.mutate(factor.id, {
      onSuccess: () =>
        toast(
          isLast
            ? { title: "Two-factor sign-in is off", description: "You now sign in with your password alone." }
            : { title: `${name} removed`, description: "You still need your other app or key to sign in." },
        ),
      onError: (error) => toast({ title: `${name} could not be removed`, description: refusalText(error), variant: "destructive" }),
    });
  }

  return (
    <>
      <Button
        variant="danger-line"
        busy={remove.isPending}
        busyText="Removing..."
        aria-label={`Remove ${name}`}
        onClick={() => secondFactor.ask(removeNow)}
      >
        Remove
      </Button>
      {secondFactor.dialog}
    </>
  );
}
