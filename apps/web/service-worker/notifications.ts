declare const self: ServiceWorkerGlobalScope;

/** What the server sends (apps/server/src/functions/push/send-push.ts). */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

/** Shows what the server sends, and leads a tap on it to its page. */
export function showNotifications(): void {
  self.addEventListener("push", (event) => {
    const message = event.data?.json() as PushMessage | undefined;
    if (message === undefined) return;
    const { title, body, url, tag } = message;
    event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { url } }));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { url = "/dashboard" } = (event.notification.data ?? {}) as { readonly url?: string };
    event.waitUntil(openPage(url));
  });
}

/** The page where it is open already, else any page of the app, else a new one. */
async function openPage(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find((one) => new URL(one.url).pathname === url) ?? pages[0];
  if (page === undefined) return void (await self.clients.openWindow(url));
  const shown = await page.focus();
  if (new URL(shown.url).pathname !== url) await shown.navigate(url);
}
