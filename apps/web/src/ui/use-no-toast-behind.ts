import { useEffect } from "react";
import { dismissToast } from "./toast.ts";

/** A dialog that opens takes the message away: on a phone it would cover the buttons. */
export function useNoToastBehind(open: boolean): void {
  useEffect(() => {
    if (open) dismissToast({ olderThan: -1 });
  }, [open]);
}
