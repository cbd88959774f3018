/**
 * Lets the app open without a connection: its files are kept on the device, the page itself is asked of the server first. Data is no business of
 * this worker; what was read is kept by the app (backend/persisted-queries), what is written waits in its outbox.
 */
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { showNotifications } from "./notifications.ts";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build (build/service-worker.ts). */
declare const APP_FILES: readonly string[];
declare const APP_PATHS: readonly string[];

const SHELL = "/app.html";
/** Where a sign-out ends, also without a connection. */
const LOGIN = "/login";

/** A page that is the same at all the addresses it is shown at. A server that is slow for three seconds is not waited for. */
const page = (kept: string) =>
  new NetworkFirst({
    cacheName: "shell",
    networkTimeoutSeconds: 3,
    plugins: [
      {
        cacheKeyWillBeUsed: () => Promise.resolve(kept),
        cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 && !response.redirected ? response : null),
      },
    ],
  });

/** This address and those below it. */
const below = (path: string) => new RegExp(`^${path}(?:/|$|\\?)`);

// Their names carry a hash of their content: a kept one is always the right one.
precacheAndRoute(APP_FILES.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(page(SHELL), { allowlist: APP_PATHS.map(below) }));
registerRoute(new NavigationRoute(page(LOGIN), { allowlist: [below(LOGIN)] }));

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open("shell").then((cache) => cache.addAll([SHELL, LOGIN])));
  void self.skipWaiting();
});
clientsClaim();
showNotifications();
