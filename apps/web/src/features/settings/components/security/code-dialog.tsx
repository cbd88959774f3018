import { useId, useRef, type ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useAccount, verifiedFactors } from "../../api/get-account.ts";
import { CodeForm } from "./code-form.tsx";

interface CodeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onVerified: () => void;
}

/** "Enter a code": the session must show the second factor first. */
export function CodeDialog({ open, onClose, onVerified }: CodeDialogProps): ReactNode {
  const { data: user } = useAccount();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      initialFocus={input}
      title="Enter a code"
      description="Open your authenticator app and type the six digits it shows for Ironpace."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="solid">
            Continue
          </Button>
        </>
      }
    >
      <CodeForm id={form} factors={user === undefined ? [] : verifiedFactors(user)} onVerified={onVerified} inputRef={input} />
    </Dialog>
  );
}
