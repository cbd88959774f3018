import type { Page } from "@playwright/test";
import { enter, openDashboard } from "../support/accounts.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { rolesAre } from "../support/roles.ts";

test("the menu names the role, and a coach what is coming; on a phone it is a drawer behind the last tab", async ({ quietPage: page }, {
  project,
}) => {
  await rolesAre(page, ["coach", "user"]);
  await enter(page);
  await openDashboard(page);
  const phone = project.name === "phone";
  const open = page.getByRole("button", { name: "More" });
  const menu = phone ? page.getByRole("dialog", { name: "Menu" }) : page.getByRole("complementary", { name: "Sidebar" });
  if (phone) {
    const tabs = page.getByRole("navigation", { name: "Main" });
    await expect(tabs.getByRole("link")).toHaveText(["Today", "Plan", "Log", "Bests"]);
    await expect(tabs.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
    await open.click();
  }
  await expect(menu.getByText("Coach functionality coming soon")).toBeVisible();
  await expect(menu.getByText("Coach", { exact: true }).last()).toBeVisible();
  await expect(menu.getByText("Admin")).toBeHidden();
  await expectAccessible(page);
  if (!phone) return;

  await test.step("the focus stays inside; Escape and a swipe close it, a link leads on", async () => {
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      // At the ends a guard beside the drawer takes the focus for a moment and hands it back.
      await expect.poll(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await swipeRight(page);
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole("link", { name: "Training Plans" }).click();
    await expect(page).toHaveTitle("Training Plans | Ironpace");
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(menu).toBeHidden();
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeVisible();
  });
});

test("administrators have a section of their own, in which nothing is dead", ONCE, async ({ quietPage: page }) => {
  await rolesAre(page, ["admin", "user"]);
  await enter(page);
  await openDashboard(page);
  const section = page.getByRole("navigation", { name: "Admin" });
  const pages = [
    ["Overview", "Admin Dashboard", "Admin"],
    ["Users", "User Management", "Users"],
    ["Content", "Content Management", "Content"],
    ["Exercises", "Exercises", "Exercises"],
    ["Videos", "Training Videos", "Videos"],
    ["AI Approvals", "AI Approvals", "AI Approvals"],
    ["AI Testing", "AI Coach Testing", "AI Testing"],
  ] as const;
  for (const [label, heading, title] of pages) {
    await section.getByRole("link", { name: label, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveTitle(`${title} | Ironpace`);
  }
  await expectAccessible(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "Admin: Users" }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/ai-testing$/);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByRole("link", { name: "Training Plans" })).toHaveCount(0);
  await sidebar.getByRole("link", { name: "Back to training" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(sidebar.getByRole("link", { name: "Training Plans" })).toBeVisible();
});

/** A finger over the open drawer. */
async function swipeRight(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 150, y: 420 }] });
  for (let x = 170; x <= 370; x += 20) await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: 420 }] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
