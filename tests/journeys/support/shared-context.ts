import { test as base, type BrowserContext, type Page } from "@playwright/test";

/**
 * The tests of a worker share one browser context for its HTTP cache: a page loads some 150 scripts, and an empty cache costs each test a
 * second of CPU time. Everything else that a test leaves behind is removed before the next one.
 */
export const test = base.extend<{ ownContext: boolean; pagePictures: boolean }, { sharedContexts: Map<string, BrowserContext> }>({
  /** For a test that changes what cannot be undone, like the clock of the browser. */
  ownContext: [false, { option: true }],
  /** With an own context: until a page is drawn it shows how it looked at the last visit, or what the first answer says. For a moment texts are there twice. */
  pagePictures: [false, { option: true }],
  sharedContexts: [
    // The browser closes them: closing a context outside a test waits for ever.
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, use) => use(new Map<string, BrowserContext>()),
    { scope: "worker" },
  ],
  context: async ({ browser, sharedContexts, ownContext, pagePictures, serviceWorkers, baseURL }, use) => {
    // A service worker outlives the pages of its test.
    if (ownContext || serviceWorkers !== "block") {
      const context = await browser.newContext();
      if (!pagePictures) await context.addInitScript(withoutPictures);
      await use(context);
      await context.close();
      return;
    }
    const key = baseURL ?? "";
    const shared = sharedContexts.get(key);
    const context = shared ?? (await browser.newContext());
    if (shared === undefined) {
      await context.addInitScript(withoutPictures);
      refuseClock(context);
    }
    sharedContexts.set(key, context);
    await use(context);
    await Promise.all(context.pages().map((page) => page.close()));
    await context.unrouteAll();
    context.removeAllListeners();
    await context.setOffline(false);
    await context.clearPermissions();
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await clearStorage(page);
    keepIntercepting(page);
    await use(page);
    // Nothing of the test waits for what the page still asks for.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});

/**
 * From the first route on all requests go through Playwright until the test ends. Without it the interception would end with the last
 * `unroute`, and a request that begins in that moment is never answered: Chromium forgets it while it looks for its cookies.
 */
function keepIntercepting(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...parameters) => {
    page.route = route;
    await page.context().route("**/nothing-has-this-address", (request) => request.fallback());
    return route(...parameters);
  };
}

/** Removes cookies and the storage of all origins, but not the HTTP cache. */
async function clearStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
  await session.detach();
}

/** The clock belongs to the context, not to the page: once set, it would stand for all later tests of the worker. */
function refuseClock({ clock }: BrowserContext): void {
  const refuse = () => Promise.reject(new Error("The clock of the browser cannot be put back: use({ ownContext: true }) in this file."));
  Object.assign(clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse, pauseAt: refuse });
}

/** Also takes away what a page draws of itself before its scripts, in the same moment. */
function withoutPictures(): void {
  new MutationObserver(() => document.querySelector("body > [data-early]")?.remove()).observe(document, { childList: true, subtree: true });
  for (const name of Object.keys(localStorage)) if (name.startsWith("ironpace-picture:")) localStorage.removeItem(name);
}
