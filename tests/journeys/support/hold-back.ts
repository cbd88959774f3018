import type { Page, Route } from "@playwright/test";

/**
 * Requests for these addresses wait until they are let go: what is on the screen for a moment can be looked at however slow
 * the machine is. Returns the way to let them go, which waits for the first of them: the screen may show that it loads before it asks. Not
 * for a page's own address: see stayHere.
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const going: Promise<void>[] = [];
  const wait = (route: Route) => {
    going.push(held.then(() => route.continue()));
    arrive();
  };
  await page.route(address, wait);
  return async () => {
    await arrived;
    letGo();
    await Promise.all(going);
    await page.unroute(address, wait);
  };
}
