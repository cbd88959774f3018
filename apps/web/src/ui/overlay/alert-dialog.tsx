import { AlertDialog as BaseAlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { useRef } from "react";
import { Button } from "../button.tsx";
import { scrim } from "./dialog.tsx";
import { useNoToastBehind } from "../feedback/use-no-toast-behind.ts";

export interface AlertDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly description: ReactNode;
  readonly confirm: string;
  /** Text of the confirm button while `busy`. */
  readonly confirmBusy?: string;
  readonly cancel?: string;
  readonly busy?: boolean;
  /** `danger` when something is lost. */
  readonly tone?: "danger" | "solid";
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be taken back. The focus starts on Cancel; only the buttons and Escape close it. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  confirmBusy,
  cancel = "Cancel",
  busy = false,
  tone = "danger",
  onConfirm,
}: AlertDialogProps) {
  useNoToastBehind(open);
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={scrim} />
        <BaseAlertDialog.Viewport className="fixed inset-0 z-30 grid place-items-end p-4 md:place-items-center md:p-6">
          <BaseAlertDialog.Popup
            initialFocus={cancelButton}
            className="rise grid w-full gap-3 rounded-dialog border border-line bg-surface p-5 shadow-dialog outline-0 md:max-w-md md:p-6"
          >
            <BaseAlertDialog.Title className="heading-2">{title}</BaseAlertDialog.Title>
            <BaseAlertDialog.Description className="text-ink-2">{description}</BaseAlertDialog.Description>
            <div data-toast-host="" className="-mx-5 empty:hidden md:-mx-6" />
            <div className="mt-2 flex flex-wrap justify-end gap-3">
              <Button ref={cancelButton} variant="ghost" disabled={busy} onClick={() => onOpenChange(false)}>
                {cancel}
              </Button>
              <Button variant={tone} busy={busy} busyText={confirmBusy} onClick={onConfirm}>
                {confirm}
              </Button>
            </div>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
