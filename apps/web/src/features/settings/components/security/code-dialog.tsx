import type { Factor } from "@supabase/auth-js";
import { useId, useRef, type ReactNode } from "react";
import { isDismissed } from "#backend/auth/is-dismissed.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { isKey, useAccount, verifiedFactors } from "../../api/account.ts";
import { useVerifyKey } from "../../api/second-factor.ts";
import { refusalText } from "../../model/refusal.ts";
import { CodeForm } from "./code-form.tsx";

interface CodeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onVerified: () => void;
}

/** The session must show the second factor first: the code of an app, or a security key. */
export function CodeDialog({ open, onClose, onVerified }: CodeDialogProps): ReactNode {
  const { data: user } = useAccount();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const factors = user === undefined ? [] : verifiedFactors(user);
  const keys = factors.filter(isKey);
  const apps = factors.filter((factor) => !isKey(factor));
  const asksForCode = apps.length > 0 || keys.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      {...(asksForCode && { initialFocus: input })}
      title={asksForCode ? "Enter a code" : "Use your security key"}
      description={
        asksForCode
          ? "Open your authenticator app and type the six digits it shows for Ironpace."
          : "When your browser asks for the key, plug it in or hold it to this device."
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          {asksForCode && (
            <Button type="submit" form={form} variant="solid">
              Continue
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {asksForCode && <CodeForm id={form} factors={apps} onVerified={onVerified} inputRef={input} />}
        <SecurityKeys keys={keys} onVerified={onVerified} />
      </div>
    </Dialog>
  );
}

interface SecurityKeysProps {
  readonly keys: readonly Factor[];
  readonly onVerified: () => void;
}

function SecurityKeys({ keys, onVerified }: SecurityKeysProps): ReactNode {
  const verify = useVerifyKey();
  return (
    <>
      {keys.map(({ id, friendly_name }) => (
        <Button
          key={id}
          block
          busy={verify.isPending && verify.variables === id}
          busyText="Waiting for your security key..."
          disabled={verify.isPending}
          onClick={() => verify.mutate(id, { onSuccess: onVerified })}
        >
          Use {friendly_name ?? "security key"}
        </Button>
      ))}
      {verify.isError && !isDismissed(verify.error) && (
        <p role="alert" className="text-sm text-danger">
          {refusalText(verify.error)}
        </p>
      )}
    </>
  );
}
