import { useState, type ReactNode } from "react";
import { CodeDialog } from "./code-dialog.tsx";

/** Asks for a code of the authenticator app before something is done; `dialog` must be rendered. */
export function useSecondFactor(): { readonly ask: (then: () => void) => void; readonly dialog: ReactNode } {
  const [then, setThen] = useState<() => void>();
  const dialog = (
    <CodeDialog
      open={then !== undefined}
      onClose={() => setThen(undefined)}
      onVerified={() => {
        setThen(undefined);
        then?.();
      }}
    />
  );
  return { ask: (next) => setThen(() => next), dialog };
}
