import type { Page } from "@playwright/test";

/**
 * A page that leaves by itself for this address stays, so that it can be looked at however slow the machine is. The address answers "no
 * content": while a navigation only waits for its answer, Chromium evaluates nothing in the page. Returns the way on, which waits until
 * the page has asked to leave and was answered.
 */
export async function stayHere(page: Page, address: string): Promise<() => Promise<void>> {
  const asked = Promise.withResolvers<string>();
  await page.route(address, async (route) => {
    await route.fulfill({ status: 204 });
    asked.resolve(route.request().url());
  });
  return async () => {
    const url = await asked.promise;
    await page.unroute(address);
    await page.goto(url);
  };
}
