/** Where a message waits for the page that follows. */
export const CARRIED_TOAST = "ironpace-toast";

/** Whether one waits, asked without loading what shows it. */
export function isToastCarried(): boolean {
  try {
    return sessionStorage.getItem(CARRIED_TOAST) !== null;
  } catch {
    return false;
  }
}
