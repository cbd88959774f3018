import type { Factor } from "@supabase/auth-js";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { isKey } from "../../api/get-account.ts";
import { useRemoveFactor } from "../../api/remove-factor.ts";
import { refusalText } from "../../model/refusal.ts";
import { useSecondFactor } from "./use-second-factor.tsx";

/** Whoever sits at an open browser must show a second factor before one goes. */
export function RemoveFactorButton({ factor, isLast }: { readonly factor: Factor; readonly isLast: boolean }): ReactNode {
  const remove = useRemoveFactor();
  const secondFactor = useSecondFactor();
  const name = factor.friendly_name ?? (isKey(factor) ? "Security key" : "Authenticator app");

  function removeNow(): void {
    remove.mutate(factor.id, {
      onSuccess: () =>
        toast(
          isLast
            ? { title: "Two-factor is off", description: "Signing in now needs only the password." }
            : { title: `${name} removed`, description: "Signing in still asks for your other second factor." },
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
