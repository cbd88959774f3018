import type { Locator, Page, Request } from "@playwright/test";
import { expect } from "./journey.ts";

/** Presses a button twice, as some people press everything, and expects a single request whose address contains this; one that only asks what would change does not count. */
export async function pressTwice(page: Page, button: Locator, address: string): Promise<void> {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "OPTIONS" || !request.url().includes(address) || request.postData()?.includes('"preview":true')) return;
    requests.push(request);
  });
  await button.dblclick();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await requests[0]?.response();
  expect(requests).toHaveLength(1);
}
