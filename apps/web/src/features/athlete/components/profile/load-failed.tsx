import type { ReactNode } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";

/** A part of the profile could not be read. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <Alert
      tone="destructive"
      title="Error Loading Profile"
      action={
        <Button variant="line" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      Failed to load profile data. Please try again later.
    </Alert>
  );
}
