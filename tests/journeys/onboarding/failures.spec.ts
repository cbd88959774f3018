import type { Page } from "@playwright/test";
import { createAccount, fillLogin, otherDevice } from "../support/accounts.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { button, field, fillPersonal, fillWod, meetWizard, openWizard, stepButton, stepTitle, wizard } from "../support/onboarding.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast } from "../support/toast.ts";

const broken = { status: 500, json: { code: "XX000", message: "The disk is full", details: null, hint: null } };

/** Writes to the table or function fail from now on. */
const refuse = (page: Page, path: string) =>
  page.route(`**/rest/v1/${path}*`, (route) => (route.request().method() === "GET" ? route.fallback() : route.fulfill(broken)));

test("what cannot be loaded says so and is tried again; goals that cannot be loaded count as none", ONCE, async ({ quietPage: page }) => {
  await page.goto("/login");
  const account = await createAccount(page);
  await page.route("**/rest/v1/rpc/app_frame", (route) => route.fulfill(broken));
  await page.route("**/rest/v1/strength_benchmarks*", (route) => route.fulfill(broken));
  await page.route("**/rest/v1/athlete_context*", (route) => route.fulfill(broken));
  await fillLogin(page, account);
  await openWizard(page);
  const failure = wizard(page).getByRole("alert");
  await expect(failure).toContainText("Failed to load profile data. Please try again later.");
  await expectAccessible(page);
  // What the other size of the screen shows has read again.
  await page.reload();
  await openWizard(page);
  await expect(failure).toBeVisible();
  await page.unroute("**/rest/v1/strength_benchmarks*");
  await button(page, "Try Again").click();
  await expect(field(page, "Age")).toBeVisible();
  await stepButton(page, 5).click();
  await expect(field(page, "Injuries and limitations")).toHaveValue("");
});

test("a step that does not exist says what to do, and the way leads back to one that does", ONCE, async ({ quietPage: page }) => {
  await page.route("**/rest/v1/rpc/app_frame", async (route) => {
    const response = await route.fetch();
    const frame = (await response.json()) as { readonly told: { readonly personal: object } };
    const personal = { ...frame.told.personal, last_onboarding_step: 9 };
    await route.fulfill({ response, json: { ...frame, told: { ...frame.told, personal } } });
  });
  await page.goto("/login");
  await fillLogin(page, await createAccount(page));
  await openWizard(page);
  await expect(wizard(page).getByText("Please complete this section to improve your training experience.")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Back").click();
  await expect(stepTitle(page, 6)).toBeVisible();
});

test("every step that cannot be saved says which, keeps what was typed, and stays", ONCE, async ({ quietPage: page }) => {
  const account = await meetWizard(page);
  const fails = async (step: number, path: string, message: string, submit = "Next") => {
    await refuse(page, path);
    await button(page, submit).click();
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByText("The disk is full").first()).toBeVisible();
    await expect(stepTitle(page, step)).toBeVisible();
    await page.unroute(`**/rest/v1/${path}*`);
  };
  await fillPersonal(page);
  await fails(0, "athlete_profiles", "Failed to update profile");
  await expect(field(page, "Age")).toHaveValue("34");
  await stepButton(page, 1).click();
  await field(page, "Deadlift").fill("120");
  await fails(1, "rpc/record_benchmarks", "Failed to update strength benchmarks");
  await stepButton(page, 2).click();
  await field(page, "Strict pull-ups").fill("8");
  await fails(2, "rpc/record_benchmarks", "Failed to update gymnastics skills");
  await stepButton(page, 3).click();
  await field(page, "5 km run").fill("23:10");
  await fails(3, "rpc/record_benchmarks", "Failed to update conditioning benchmarks");
  await stepButton(page, 4).click();
  await field(page, "Competition").fill("City 10k");
  await fails(4, "competition_benchmarks", "Failed to add competition result", "Add result");
  await wizard(page)
    .getByRole("tab", { name: /Benchmark WODs/ })
    .click();
  await fillWod(page, "Fran", "4:12");
  await fails(4, "benchmark_wods", "Failed to add benchmark WOD", "Add WOD");
  await expect(field(page, "WOD")).toHaveValue("Fran");
  // Stored, but nobody heard it: sent again it is there once.
  await page.route("**/rest/v1/benchmark_wods*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, "Add WOD").click();
  await expect(page.getByText("The server cannot be reached").first()).toBeVisible();
  await page.unroute("**/rest/v1/benchmark_wods*");
  await button(page, "Add WOD").click();
  await expect(page.getByText("Benchmark WOD Added").first()).toBeVisible();
  await dismissToast(page);
  expect((await (await otherDevice(page, account)).from("benchmark_wods").select("wod_name")).data).toEqual([{ wod_name: "Fran" }]);
  await stepButton(page, 5).click();
  await button(page, "Get fitter").click();
  await button(page, "Stay healthy").click();
  await button(page, "None").click();
  await fails(5, "rpc/save_context", "Competition and goals could not be saved");
  await stepButton(page, 6).click();
  await button(page, "A race").click();
  await fails(6, "athlete_motivation", "Failed to update motivation", "Complete Profile");
  await dismissToast(page);
  await expect(page.getByText("Failed to update motivation")).toBeHidden();
  await expect(stepTitle(page, 6)).toBeVisible();
});
