import { otherDevice } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { button, field, fillWod, meetWizard, stepButton, stepTitle, wizard } from "../support/onboarding.ts";
import { ONCE } from "../support/once.ts";

test("results and WODs are added one after the other, the form empties and stays", ONCE, async ({ quietPage: page }) => {
  const account = await meetWizard(page);
  await stepButton(page, 4).click();
  const date = wizard(page).getByLabel("Date", { exact: true }).filter({ visible: true });
  const added = (list: string) => wizard(page).getByRole("list", { name: list }).getByRole("listitem");

  await test.step("competitions", async () => {
    await button(page, "Add result").click();
    await expect(field(page, "Competition")).toHaveAccessibleDescription("Required");
    await field(page, "Competition").fill("City Half");
    await date.fill("2099-01-01");
    await button(page, "Add result").click();
    await expect(date).toHaveAccessibleDescription("The date is in the future");
    await date.fill("2025-05-04");
    await field(page, "Result").fill("1:41:20");
    await button(page, "Add result").click();
    await expect(page.getByText("Competition Result Added").first()).toBeVisible();
    await expect(field(page, "Competition")).toHaveValue("");
    await expect(stepTitle(page, 4)).toBeVisible();
    await field(page, "Competition").fill("City 10k");
    await button(page, "Add result").click();
    await expect(added("Your competition results").first()).toContainText("City 10k");
    await expect(added("Your competition results")).toHaveCount(2);
  });

  await test.step("benchmark WODs", async () => {
    await wizard(page)
      .getByRole("tab", { name: /Benchmark WODs/ })
      .click();
    await button(page, "Add WOD").click();
    await expect(wizard(page).getByText("Benchmark WOD name and result are required")).toHaveCount(2);
    await fillWod(page, "Fran", "4:12");
    await button(page, "Add WOD").click();
    await expect(page.getByText("Benchmark WOD Added").first()).toBeVisible();
    await expect(added("Your benchmark WODs")).toHaveCount(1);
    await expect(field(page, "WOD")).toHaveValue("");
  });

  await test.step("the one way on adds what stands in the form, on each tab", async () => {
    await fillWod(page, "Grace", "3:05");
    await expect(button(page, "Next")).toHaveCount(0);
    await button(page, "Continue to next step").click();
    await expect(stepTitle(page, 5)).toBeVisible();
    await button(page, "Back").click();
    await wizard(page)
      .getByRole("tab", { name: /Benchmark WODs/ })
      .click();
    await expect(added("Your benchmark WODs")).toHaveCount(2);
    await button(page, "Continue to next step").click();
    await expect(stepTitle(page, 5)).toBeVisible();
  });

  const device = await otherDevice(page, account);
  const results = await device.from("competition_benchmarks").select("competition_name,competition_type,result,date").order("date");
  expect(results.data).toMatchObject([{ competition_name: "City Half", competition_type: "other", result: "1:41:20" }, { result: null }]);
  expect(String(results.data?.[0]?.date)).toMatch(/^2025-05-04T/);
  expect((await device.from("benchmark_wods").select("wod_name").order("wod_name")).data).toEqual([
    { wod_name: "Fran" },
    { wod_name: "Grace" },
  ]);
});
