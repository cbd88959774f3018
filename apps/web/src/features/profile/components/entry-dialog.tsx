import { useId, type FormEventHandler, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface EntryDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form over the page. */
export function EntryDialog({ title, busy, onSubmit, onClose, children }: EntryDialogProps): ReactNode {
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="solid" busy={busy} busyText="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-5" noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
