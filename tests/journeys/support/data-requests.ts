import type { Page } from "@playwright/test";

/** What the app asks the server for on a first visit of an address, by a device that has the session of `page` and nothing else. */
export async function dataRequests(page: Page, path: string): Promise<readonly string[]> {
  const storageState = await page.context().storageState();
  const context = await page.context().browser()!.newContext({ storageState, serviceWorkers: "block" });
  const tab = await context.newPage();
  const asked: string[] = [];
  tab.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(rest|auth|functions|storage)\/v1\//.test(pathname)) asked.push(`${request.method()} ${pathname}`);
  });
  await tab.goto(new URL(path, page.url()).href, { waitUntil: "networkidle" });
  await context.close();
  return asked;
}
