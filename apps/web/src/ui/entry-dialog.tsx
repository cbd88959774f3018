import { useId, useRef, useState, type FormEventHandler, type ReactNode } from "react";
import { AlertDialog } from "./alert-dialog.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { noToastOver } from "./use-no-toast-behind.ts";

interface EntryDialogProps {
  readonly title: string;
  readonly busy: boolean;
  /** Of the button that sends it: "Save" and "Saving..." without. */
  readonly confirm?: string;
  readonly confirmBusy?: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form over the page. Escape, the scrim and the cross ask before they discard what was entered; Cancel does not. */
export function EntryDialog({
  title,
  busy,
  confirm = "Save",
  confirmBusy = "Saving...",
  onSubmit,
  onClose,
  children,
}: EntryDialogProps): ReactNode {
  const id = useId();
  const edited = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const markEdited = () => {
    edited.current = true;
  };
  function close(): void {
    if (edited.current) setAsking(true);
    else onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && close()}
      title={title}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            variant="solid"
            busy={busy}
            busyText={confirmBusy}
            // The press ends the field before, and what is wrong with it may move the button away: it is meant all the same.
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form ref={noToastOver} id={id} className="grid gap-5" noValidate onInput={markEdited} onChange={markEdited} onSubmit={onSubmit}>
        {children}
      </form>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you entered is not saved."
        cancel="Keep editing"
        confirm="Discard"
        onConfirm={onClose}
      />
    </Dialog>
  );
}
