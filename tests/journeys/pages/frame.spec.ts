import { enter, openDashboard } from "../support/accounts.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { rolesAre } from "../support/roles.ts";

test("the frame: skip link, theme, palette, connection, a page that breaks, and one that does not exist", async ({ quietPage: page }, {
  project,
}) => {
  await enter(page);
  await openDashboard(page);
  const isPhone = project.name === "phone";
  // The mark of the theme as early as anything can look: before the page's first paint.
  await page.addInitScript(() => {
    requestAnimationFrame(() => Object.assign(globalThis, { firstTheme: document.documentElement.className }));
  });

  await test.step("skip link", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: /Robin Vale/ })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  const palette = page.getByRole("dialog", { name: "Search" });
  const search = page.getByRole("combobox", { name: "Search pages and actions" });
  const choose = async (text: string, name: string) => {
    await page.keyboard.press("Control+k");
    await expect(search).toBeFocused();
    await page.keyboard.type(text);
    await expect(palette.getByRole("option").first()).toHaveAccessibleName(name);
    await page.keyboard.press("Enter");
    await expect(palette).toBeHidden();
  };

  await test.step("the palette, by keyboard", async () => {
    await page.keyboard.press("Control+k");
    await expect(search).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("no page is called so");
    await expect(palette.getByText("No page or action has that name.")).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(palette).toBeHidden();
    await choose("devices", "Settings: Devices");
    await expect(page).toHaveURL(/\/settings\/devices$/);
    await expect(page.getByRole("heading", { level: 1, name: "Signed-in devices" })).toBeFocused();
  });

  await test.step("and by its button; a theme chosen there stays, and is there before the first paint", async () => {
    const button = page.getByRole("button", { name: "Search pages and actions" });
    await button.click();
    await palette.getByRole("option", { name: isPhone ? "Light theme" : "Dark theme" }).click();
    await expect(button).toBeFocused();
    const theme = isPhone ? "light" : "dark";
    await expect(page.locator("html")).toHaveClass(theme);
    const barColor = page.locator('meta[name="theme-color"][media="all"]');
    await expect(barColor).toHaveAttribute("content", isPhone ? "#f2f4f6" : "#0b0e11");
    await page.goto("/dashboard");
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { firstTheme?: string }).firstTheme)).toBe(theme);
    await expect(page.getByRole("button", { name: `Theme: ${theme}. Change theme` })).toBeVisible();
    await expect(barColor).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step("the connection", async () => {
    await page.context().setOffline(true);
    await expect(page.getByRole("status").getByText("You are offline.")).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(page.getByText("You are offline.")).toBeHidden();
  });

  await test.step("a page that cannot be loaded keeps the frame and is tried again", async () => {
    await page.route(/\/assets\/profile-[^/]+\.js$/, (route) => route.abort());
    await choose("profile", "Profile");
    await expect(page.getByRole("alert").getByText("This page could not be shown")).toBeVisible();
    await expect(page).toHaveTitle("Athlete Profile | Ironpace");
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("tab", { name: "Benchmarks" })).toBeVisible();
  });

  await test.step("inside the app an unknown address is a 404 as well", async () => {
    await rolesAre(page, ["admin", "coach", "user"]);
    await page.goto("/admin/no-such-page");
    await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
    await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
