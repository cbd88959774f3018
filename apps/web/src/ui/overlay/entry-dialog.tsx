import { useId, type FormEventHandler, type ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { useDiscardQuestion } from "./use-discard-question.tsx";
import { noToastOver } from "../feedback/use-no-toast-behind.ts";

interface EntryDialogProps {
  readonly title: string;
  readonly size?: DialogProps["size"];
  readonly busy: boolean;
  /** Label of the submit button; "Save" and "Saving..." by default. */
  readonly confirm?: string;
  readonly confirmBusy?: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form over the page. Escape, the scrim and the cross ask before they discard what was entered; Cancel does not. */
export function EntryDialog({
  title,
  size = "md",
  busy,
  confirm = "Save",
  confirmBusy = "Saving...",
  onSubmit,
  onClose,
  children,
}: EntryDialogProps): ReactNode {
  const id = useId();
  const { fields, close, question } = useDiscardQuestion(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && close()}
      title={title}
      size={size}
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
      <form ref={noToastOver} id={id} className="grid gap-5" noValidate {...fields} onSubmit={onSubmit}>
        {children}
      </form>
      {question}
    </Dialog>
  );
}
