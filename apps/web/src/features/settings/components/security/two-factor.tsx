import type { User } from "@supabase/supabase-js";
import { ShieldCheck, Smartphone } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useEnrolFactor, type Enrolment } from "../../api/enrol-factor.ts";
import { verifiedFactors } from "../../api/get-account.ts";
import { needsSecondFactor, refusalText } from "../../model/refusal.ts";
import { whenText } from "../../model/when.ts";
import { SettingsBlock } from "../settings-block.tsx";
import { useNow } from "../use-now.ts";
import { EnrolDialog } from "./enrol-dialog.tsx";
import { RemoveFactorButton } from "./remove-factor-button.tsx";
import { useSecondFactor } from "./use-second-factor.tsx";

/** Authenticator apps: the ones there are, one more, and what to do without the phone. */
export function TwoFactor({ user }: { readonly user: User }): ReactNode {
  const factors = verifiedFactors(user);
  const now = useNow();
  const enrol = useEnrolFactor();
  const secondFactor = useSecondFactor();
  const [enrolment, setEnrolment] = useState<Enrolment>();

  function begin(): void {
    enrol.mutate(user, {
      onSuccess: setEnrolment,
      onError: (error) => {
        if (needsSecondFactor(error)) secondFactor.ask(begin);
        else toast({ title: "Two-factor could not be set up", description: refusalText(error), variant: "destructive" });
      },
    });
  }

  return (
    <SettingsBlock
      title="Two-factor"
      text="After the password, sign-in asks for six digits from an app on your phone. A stolen password alone opens nothing."
    >
      {factors.length > 0 && (
        <>
          <p>
            <Badge tone="success" icon={ShieldCheck}>
              On
            </Badge>
          </p>
          <ul className="divide-y divide-line border-y border-line" aria-label="Authenticator apps">
            {factors.map((factor) => (
              <li key={factor.id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
                <Smartphone aria-hidden="true" size={18} strokeWidth={1.75} className="text-ink-3" />
                <p className="min-w-0 flex-1">
                  <b className="font-[550] wrap-anywhere">{factor.friendly_name ?? "Authenticator app"}</b>
                  <br />
                  <span className="text-sm text-ink-3">Added {whenText(new Date(factor.created_at), now)}</span>
                </p>
                <RemoveFactorButton factor={factor} isLast={factors.length === 1} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Button
        variant={factors.length === 0 ? "solid" : "line"}
        className="justify-self-start"
        busy={enrol.isPending}
        busyText="Preparing..."
        onClick={begin}
      >
        {factors.length === 0 ? "Set up two-factor" : "Add another app"}
      </Button>
      <LostDevice />
      <EnrolDialog enrolment={enrolment} onClose={() => setEnrolment(undefined)} />
      {secondFactor.dialog}
    </SettingsBlock>
  );
}

function LostDevice(): ReactNode {
  return (
    <div className="grid gap-1.5">
      <h3 className="heading-3">If you lose the phone</h3>
      <p className="max-w-[62ch] text-ui text-ink-2">
        Prepare now: add a second app, on another device or in a password manager, or keep the setup key in a safe place. Either one opens
        your account. With neither, ask whoever runs this server to remove two-factor from your account.
      </p>
    </div>
  );
}
