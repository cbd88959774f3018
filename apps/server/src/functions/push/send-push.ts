import type { VapidKeys } from "./vapid-keys.ts";

/** A browser that shows notifications. */
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What the service worker shows (apps/web/service-worker/notifications.ts). */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of the app. */
  readonly url: string;
  /** A later message with the same one takes its place. */
  readonly tag: "session" | "check-in" | "week" | "rest";
}

/** `gone`: the push service knows the device no more, or may not be sent to. */
export type PushOutcome = "sent" | "gone" | "failed";

export interface PushSender {
  readonly keys: VapidKeys;
  /** Who push services write to when something is wrong: an address of this server. */
  readonly subject: string;
  /** Origins that are sent to besides the known services, for tests. */
  readonly extraServices: readonly string[];
}

/** Encrypts a message for a device and hands it to the push service. A device that is off gets it within `ttl` seconds or not at all. */
export async function sendPush(sender: PushSender, device: PushDevice, message: PushMessage, ttl: number): Promise<PushOutcome> {
  if (!isPushService(device.endpoint, sender.extraServices)) return "gone";
  const { endpoint, p256dh, auth } = device;
  try {
    // Only servers whose athletes want notifications load it.
    const { default: webPush } = await import("web-push");
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: sender.subject, ...sender.keys },
      contentEncoding: "aes128gcm",
      TTL: ttl,
      urgency: message.tag === "rest" ? "high" : "normal",
      topic: message.tag,
    });
    const response = await fetch(request.endpoint, {
      method: "POST",
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body ?? Buffer.alloc(0)),
      // An address that leads elsewhere would lead past the list of services.
      redirect: "error",
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    // 403: subscribed with other keys than this installation has now.
    return response.ok ? "sent" : [403, 404, 410].includes(response.status) ? "gone" : "failed";
  } catch {
    return "failed";
  }
}

/** Athletes write the addresses: sent to anywhere, this server would knock at doors behind its firewall. */
function isPushService(endpoint: string, extra: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port } = new URL(endpoint);
  if (extra.includes(origin)) return true;
  return protocol === "https:" && port === "" && SERVICES.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Chrome and its kin, Firefox, Safari, Edge. */
const SERVICES = ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];
