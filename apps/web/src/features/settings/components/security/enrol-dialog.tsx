import { Copy } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/feedback/toast.ts";
import type { Enrolment } from "../../api/second-factor.ts";
import { CodeForm } from "./code-form.tsx";

interface EnrolDialogProps {
  /** undefined: closed. */
  readonly enrolment: Enrolment | undefined;
  readonly onClose: () => void;
  readonly onEnabled?: () => void;
}

/** Scan, then prove with a code. What was begun and not finished never counts. */
export function EnrolDialog({ enrolment, onClose, onEnabled }: EnrolDialogProps): ReactNode {
  const form = useId();
  return (
    <Dialog
      open={enrolment !== undefined}
      onOpenChange={onClose}
      title="Set up two-factor sign-in"
      description="Any authenticator app works, including the one in your password manager."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="solid">
            Turn on
          </Button>
        </>
      }
    >
      {enrolment !== undefined && (
        <ol className="grid gap-7">
          <Step number={1} title="Scan this code with the app">
            <img
              src={enrolment.qrCode}
              width={196}
              height={196}
              alt="QR code with the setup key below"
              className="rounded-card border border-line bg-white"
            />
          </Step>
          <Step number={2} title="No camera? Type this setup key">
            <SetupKey secret={enrolment.secret} />
          </Step>
          <Step number={3} title="Enter the six digits the app shows">
            <CodeForm id={form} factors={[{ id: enrolment.factorId }]} onVerified={done} />
          </Step>
        </ol>
      )}
    </Dialog>
  );

  function done(): void {
    onClose();
    toast({ title: "Two-factor sign-in is on", description: "Devices signed in with only a password were signed out." });
    onEnabled?.();
  }
}

function Step({ number, title, children }: { readonly number: number; readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 gap-y-3 *:col-start-2">
      <span aria-hidden="true" className="fig-num col-start-1! row-start-1 text-ink-3">
        {number}
      </span>
      <h3 className="heading-3 row-start-1">{title}</h3>
      {children}
    </li>
  );
}

/** In groups of four, as it is typed; copied without the gaps. */
function SetupKey({ secret }: { readonly secret: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <code data-testid="setup-key" className="fig-num text-base wrap-anywhere">
        {secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
      </code>
      <Button
        onClick={() =>
          void navigator.clipboard.writeText(secret).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
        <span aria-live="polite">{copied ? "Copied" : "Copy key"}</span>
      </Button>
    </div>
  );
}
