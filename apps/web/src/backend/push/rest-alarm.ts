import { readConfig } from "../config.ts";
import { fetchSignedIn } from "../supabase.ts";
import { getSubscription } from "./device.ts";

export interface RestAlarm {
  /** From now; 0 takes the alarm back. */
  readonly seconds: number;
  /** "Set 3 of Back squat" */
  readonly next?: string;
  /** A path of the runner. */
  readonly url: string;
}

/** Lets the server ring this device when a rest is over: the phone stops a page that is not looked at. Nothing where notifications are off. */
export async function setRestAlarm(alarm: RestAlarm): Promise<void> {
  const endpoint = (await getSubscription())?.endpoint;
  if (endpoint === undefined) return;
  const body = JSON.stringify({ ...alarm, endpoint });
  const address = `${readConfig()?.url ?? ""}/functions/v1/push/rest`;
  // The page may be stopped before the answer.
  await fetchSignedIn(address, { method: "POST", headers: { "Content-Type": "application/json" }, body, keepalive: true });
}

/** Rings on this device, where the page still runs behind the lock screen; the server's signal takes its place. */
export async function showRestOver(next: string, url: string): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification("Rest is over", { body: next, tag: "rest", icon: "/icon-192.png", data: { url } });
}
