import { CARRIED_TOAST } from "./carried-toast-key.ts";
import type { ToastMessage } from "./toast-message.ts";
import { toast } from "./toast.ts";

/** A message for the page that is about to be loaded: it is shown there, once. */
export function carryToast(message: Omit<ToastMessage, "action">): void {
  try {
    sessionStorage.setItem(CARRIED_TOAST, JSON.stringify(message));
  } catch {
    // Storage is blocked: the page that follows says enough by being there.
  }
}

/** Shows the message that the page before left. */
export function showCarriedToast(): void {
  try {
    const carried = sessionStorage.getItem(CARRIED_TOAST);
    if (carried === null) return;
    sessionStorage.removeItem(CARRIED_TOAST);
    toast(JSON.parse(carried) as ToastMessage);
  } catch {
    // Storage is blocked or holds something else: there is nothing to show.
  }
}
