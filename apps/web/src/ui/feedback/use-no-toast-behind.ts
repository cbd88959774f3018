import { useEffect } from "react";
import { dismissToast } from "./toast.ts";

/** A dialog that opens takes the message away: on a phone it would cover the buttons. */
export function useNoToastBehind(open: boolean): void {
  useEffect(() => {
    if (open) dismissToast({ olderThan: -1 });
  }, [open]);
}

/** The ref of a form on a dialog: a message leaves when what it is about is being mended. */
export function noToastOver(form: HTMLElement | null): () => void {
  const leave = () => dismissToast({ olderThan: 300 });
  form?.addEventListener("input", leave);
  return () => form?.removeEventListener("input", leave);
}
