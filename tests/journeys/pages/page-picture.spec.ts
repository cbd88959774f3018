import type { Page } from "@playwright/test";
import { enter, openDashboard } from "../support/accounts.ts";
import { makePlan, signInAthlete } from "../support/athlete.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

test.use({ ownContext: true, pagePictures: true });

test(
  "a page looks as it was left before its scripts have come, cannot be used so, and is nobody's after the sign-out",
  ONCE,
  async ({ quietPage: page }) => {
    await enter(page);
    const picture = page.locator("body > [data-early]");
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

test("a page that this device has never shown says what it is about before its scripts have come, where it will stand", async ({
  quietPage: page,
}) => {
  const athlete = await signInAthlete(page);
  await makePlan(athlete);
  const { data } = await athlete.device.from("training_sessions").select("id").order("scheduled_date").limit(1).single().throwOnError();
  for (const path of ["/dashboard", "/training-plans", `/train/plan/${data.id}`]) {
    await page.goto("/about");
    await page.evaluate(() =>
      Object.keys(localStorage).forEach((name) => name.startsWith("ironpace-picture:") && localStorage.removeItem(name)),
    );
    const release = await holdBack(page, /\.js$/);
    await page.goto(path, { waitUntil: "commit" });
    const early = page.locator("body > [data-early]").getByRole("heading", { level: 1, includeHidden: true });
    await expect(early).toBeVisible();
    const [text, place] = [await early.textContent(), await early.boundingBox()];
    await release();
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(text ?? "-");
    await expect(page.locator("body > [data-early]")).toHaveCount(0);
    const shown = await heading.boundingBox();
    expect.soft(Math.abs((shown?.y ?? 0) - (place?.y ?? 0)), path).toBeLessThan(3);
    expect.soft(Math.abs((shown?.x ?? 0) - (place?.x ?? 0)), path).toBeLessThan(3);
  }
});

test("nothing of the training stands there early while a stop is open", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  await makePlan(athlete);
  const stop = { id: "1", category: "cardiac", level: "emergency", quote: "chest pain", weak: false, created_at: new Date().toISOString() };
  await page.route(/rpc\/app_frame/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), stops: [stop] } });
  });
  const release = await holdBack(page, /\.js$/);
  const answered = page.waitForResponse(/app_frame/);
  const begun = page.waitForRequest(/\.js$/);
  await page.goto("/dashboard", { waitUntil: "commit" });
  await Promise.all([answered, begun]);
  await expect(page.locator("body > [data-early]")).toHaveCount(0);
  await release();
});

/** Addresses of the pages whose pictures the browser keeps. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith("ironpace-picture:"))
      .map((name) => name.slice("ironpace-picture:".length)),
  );
