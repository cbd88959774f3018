import type { Page } from "@playwright/test";

/**
 * Cuts the connection, also for pages that are opened without it: Chromium 150 tells those that it is online while Playwright emulates that it
 * is not.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => sessionStorage.getItem(key) === null });
  }, OFFLINE);
  await page.evaluate((key) => sessionStorage.setItem(key, "yes"), OFFLINE);
  await page.context().setOffline(true);
}

export async function goOnline(page: Page): Promise<void> {
  await page.evaluate((key) => sessionStorage.removeItem(key), OFFLINE);
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

const OFFLINE = "test-offline";
