import { logWarning } from "#backend/log.ts";

/** Keeps the app's files on the device, so that it opens without a connection. Not while developing, where every file changes. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch((error: unknown) => logWarning("The app could not be saved for offline use:", error));
}
