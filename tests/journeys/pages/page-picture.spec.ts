import type { Page } from "@playwright/test";
import { enter, openDashboard } from "../support/accounts.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

test.use({ ownContext: true, pagePictures: true });

test(
  "a page looks as it was left before its scripts have come, cannot be used so, and is nobody's after the sign-out",
  ONCE,
  async ({ quietPage: page }) => {
    await enter(page);
    const picture = page.locator("body > [inert]");
    await expect(async () => {
      await openDashboard(page);
      await expect(page.locator("main [data-shimmer]")).toHaveCount(0);
      // Somebody begins to use the page: what keeps pictures is loaded then, when the browser has nothing else to do.
      await page.mouse.move(200, 200);
      await page.waitForLoadState("networkidle");
      await page.goto("/about");
      expect(await keptPages(page)).toEqual(["/dashboard"]);
    }).toPass();

    const release = await holdBack(page, /\.js$/);
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(picture.getByText("Robin Vale").first()).toBeVisible();
    await expect(picture.locator("[id]:not(svg *), [href], [style]:not([data-style])")).toHaveCount(0);
    await release();
    await expect(picture).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: /Robin Vale/ })).toBeVisible();

    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await keptPages(page)).toEqual([]);
  },
);

/** Addresses of the pages whose pictures the browser keeps. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith("ironpace-picture:"))
      .map((name) => name.slice("ironpace-picture:".length)),
  );
