import { readConfig } from "../config.ts";
import { currentUserId } from "../current-user.ts";
import { getData } from "../request-data.ts";
import { supabase } from "../supabase.ts";

/** Whether this browser can show notifications: `install` on iPhones, where only the installed app can. */
export type PushSupport = "ready" | "blocked" | "install" | "none";

export function getPushSupport(): PushSupport {
  if (!("serviceWorker" in navigator)) return "none";
  if (!("PushManager" in globalThis) || !("Notification" in globalThis))
    return /iPhone|iPad/.test(navigator.userAgent) ? "install" : "none";
  return Notification.permission === "denied" ? "blocked" : "ready";
}

/** The subscription of this browser; undefined where there is none, or no service worker (while developing). */
export async function getSubscription(): Promise<PushSubscription | undefined> {
  if (getPushSupport() !== "ready") return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** The key to subscribe with; undefined where nothing is sent, as on a Supabase project. */
export async function getPushKey(): Promise<string | undefined> {
  const { url = "", anonKey = "" } = readConfig() ?? {};
  const response = await fetch(`${url}/functions/v1/push`, { headers: { apikey: anonKey } });
  if (!response.ok) return undefined;
  return ((await response.json()) as { readonly publicKey?: string }).publicKey;
}

/** Asks the athlete, subscribes this browser and stores it. False where the athlete says no. */
export async function turnOnPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  // One with another key belongs to a server that is no more.
  const subscription = await pushManager.subscribe(wanted).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const row = { user_id: await currentUserId(), endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
  await getData(supabase.from("push_subscriptions").upsert(row, { onConflict: "user_id,endpoint" }));
  return true;
}

export async function turnOffPush(): Promise<void> {
  const subscription = await getSubscription();
  if (subscription === undefined) return;
  await getData(supabase.from("push_subscriptions").delete().eq("endpoint", subscription.endpoint));
  await subscription.unsubscribe();
}
