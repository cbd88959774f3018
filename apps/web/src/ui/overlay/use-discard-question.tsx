import { useRef, useState, type ReactNode } from "react";
import { AlertDialog } from "./alert-dialog.tsx";

interface DiscardQuestion {
  /** For the element around the fields: something was entered there. */
  readonly fields: { readonly onInput: () => void; readonly onChange: () => void };
  /** Closes, or asks first where something was entered. */
  readonly close: () => void;
  /** Drawn inside the dialog. */
  readonly question: ReactNode;
}

/** Nothing that was entered in a dialog is lost by Escape, the scrim or the cross: they ask before. */
export function useDiscardQuestion(onClose: () => void): DiscardQuestion {
  const isEdited = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const markEdited = () => {
    isEdited.current = true;
  };
  return {
    fields: { onInput: markEdited, onChange: markEdited },
    close: () => (isEdited.current ? setAsking(true) : onClose()),
    question: (
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="Your changes will be lost."
        cancel="Keep editing"
        confirm="Discard"
        onConfirm={onClose}
      />
    ),
  };
}
