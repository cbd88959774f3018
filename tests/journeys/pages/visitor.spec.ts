import { enter } from "../support/accounts.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

test("the front page shows what Ironpace does, with every figure marked as an example", async ({ quietPage: page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Strength and endurance in one block | Ironpace");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lift heavier. Run faster.");
  for (const phase of ["Base Weeks 1–4", "Build Weeks 5–8", "Peak Weeks 9–12"]) {
    await expect(page.getByRole("heading", { level: 3, name: phase })).toBeVisible();
  }

  const block = page.getByRole("region", { name: /A 12-week block/ });
  await expect(block.getByText("Now, week 6")).toBeVisible();
  await block.getByText("The twelve weeks in numbers").click();
  await expect(block.getByRole("table").getByRole("row")).toHaveCount(13);
  const names = [/^One figure/, /A 12-week block/, /^Why this weight/, /^Miss a day/, /^Race it before/, /^Every.best/];
  for (const name of names) {
    await expect(page.getByRole("region", { name }).getByText("Example", { exact: true }).filter({ visible: true }).first()).toBeVisible();
  }

  const race = page.getByRole("region", { name: "Race it before race day." });
  const finish = race.getByRole("status").first();
  await race.getByRole("slider", { name: /^5 km/ }).scrollIntoViewIfNeeded();
  const before = await finish.textContent();
  await expect(async () => {
    await race.getByRole("slider", { name: /^5 km/ }).press("ArrowRight");
    expect(await finish.textContent()).not.toBe(before);
  }).toPass();
  const tried = page.getByRole("region", { name: "Two numbers. Your week." });
  await tried.getByLabel("Back squat, best single").fill("150");
  await tried.getByLabel("5 km, best time").fill("20:00");
  await tried.getByRole("button", { name: "2.5 kg more" }).click();
  await expect(tried.getByLabel("Back squat, best single")).toHaveValue("152.5");
  await expect(tried.getByRole("listitem").filter({ hasText: "Back squat" })).toContainText("122.5");
  await expect(tried.getByRole("listitem").filter({ hasText: "Threshold run" })).toContainText("4:1");

  // The block is said to be as long as the button that starts it says.
  await expect(page.getByRole("main")).not.toContainText(/(?:four|five|4|5)-week/i);
  for (const name of ["Start Your 12-Week Block", "Join the Community", "Sign Up"]) {
    for (const link of await page.getByRole("link", { name }).all()) await expect(link).toHaveAttribute("href", "/sign-up");
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Join the Community" }).click();
  await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
});

test("the footer leads to pages that are there", ONCE, async ({ quietPage: page }) => {
  await page.goto("/");
  for (const name of ["About", "Privacy", "Terms", "Contact"]) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page).toHaveTitle(`${name} | Ironpace`);
    await expectAccessible(page);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Ironpace, home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the keyboard skips to the content, and reaches the sign-in", ONCE, async ({ quietPage: page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();

  await page.goto("/");
  for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
});

test("who is signed in goes from the front page to the dashboard, and back is not a trap", ONCE, async ({ quietPage: page }) => {
  await enter(page);
  await page.goto("/about");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Sign In" })).toBeHidden();
  await expect(header.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("banner").getByRole("link", { name: "Ironpace, home" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goto("/sign-up");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("an address without a page is a 404 page, and says so to crawlers and the console", ONCE, async ({ page }) => {
  const logged = page.waitForEvent("console", (message) => message.text().includes("/no-such-page"));
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Page Not Found", { exact: true })).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect((await logged).type()).toBe("warning");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("crawlers and link previews find absolute addresses", ONCE, async ({ page, baseURL, request }) => {
  await page.goto("/about");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/about`);
  const picture = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
  expect((await request.get(picture)).headers()["content-type"]).toBe("image/png");
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
  expect(addresses).toContain(`${baseURL}/privacy`);
  for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
