import { enter, otherDevice, openDashboard } from "../support/accounts.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { nothingKept } from "../support/empty-device.ts";

test("the profile button says how much of the profile is there", async ({ quietPage: page }, { project }) => {
  const account = await enter(page);
  await openDashboard(page);
  const button = page.getByRole("link", { name: /^(Loading|Athlete) Profile/ }).or(page.getByRole("button", { name: /^Complete Profile/ }));
  const openMenu = async () => {
    if (project.name === "phone") await page.getByRole("button", { name: "More" }).click();
  };

  await test.step("nothing yet", async () => {
    await openMenu();
    await expect(button).toHaveText("Complete Profile0%");
    await expectAccessible(page);
  });

  await test.step("while it is not known", async () => {
    await nothingKept(page);
    const answer = await holdBack(page, "**/rest/v1/rpc/app_frame");
    await page.reload();
    await openMenu();
    await expect(button).toHaveText("Loading Profile...");
    await answer();
    await expect(button).toHaveText("Complete Profile0%");
  });

  await test.step("one step of seven", async () => {
    const device = await otherDevice(page, account);
    const { data } = await device.auth.getUser();
    const lifts = { back_squat: 140, deadlift: 170, clean_and_jerk: 92.5, snatch: 72.5, overhead_press: 62.5 };
    const { error } = await device.from("strength_benchmarks").insert({ user_id: data.user?.id, ...lifts });
    expect(error).toBeNull();
    await page.reload();
    await openMenu();
    await expect(button).toHaveText("Athlete Profile14%");
    await button.click();
    await expect(page).toHaveURL(/\/profile$/);
  });
});

test("account menu, and the way back from a page below another one", async ({ quietPage: page }) => {
  const account = await enter(page);
  await openDashboard(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByText("Account", { exact: true })).toBeVisible();
  await expect(menu.getByText(account.email)).toBeVisible();
  await expect(menu.getByRole("menuitem")).toHaveText(["Profile", "Settings", "Log out"]);
  await expectAccessible(page);
  await menu.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveTitle("Settings | Ironpace");
  await page.getByRole("link", { name: "Devices" }).click();
  await expect(page).toHaveTitle("Devices | Ironpace");

  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByText("Devices")).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  await crumbs.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeFocused();
});
