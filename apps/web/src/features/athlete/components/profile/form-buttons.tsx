import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

interface FormButtonsProps {
  /** Something differs from what is stored. */
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

export function FormButtons({ dirty, busy, onCancel }: FormButtonsProps): ReactNode {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="solid" busy={busy} busyText="Saving...">
        Save
      </Button>
      {dirty && (
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
