import type { Page } from "@playwright/test";

/** From the next page load on this browser remembers nothing of what the app read or still has to send, as on a new device. */
export async function nothingKept(page: Page): Promise<void> {
  await page.addInitScript(() => void indexedDB.deleteDatabase("ironpace"));
}
