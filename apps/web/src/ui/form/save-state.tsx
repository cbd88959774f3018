import { Check, CircleAlert, CloudUpload } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";

interface SaveStateProps {
  readonly state: "saved" | "waiting" | "failed";
  /** What the server said when it refused. */
  readonly reason?: string | undefined;
  readonly onRetry: () => void;
}

/** Whether what was entered has reached the server; announced when that changes. */
export function SaveState({ state, reason, onRetry }: SaveStateProps): ReactNode {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span role="status">
        {state === "saved" && (
          <Badge tone="success" icon={Check}>
            Saved
          </Badge>
        )}
        {state === "waiting" && (
          <Badge tone="pending" icon={CloudUpload}>
            Saved on this device, waiting to be sent
          </Badge>
        )}
        {state === "failed" && (
          <Badge tone="danger" icon={CircleAlert}>
            Not saved
          </Badge>
        )}
      </span>
      {state === "failed" && (
        <>
          {reason !== undefined && <span className="text-sm text-danger">{reason}</span>}
          <Button onClick={onRetry}>Retry</Button>
        </>
      )}
    </div>
  );
}
