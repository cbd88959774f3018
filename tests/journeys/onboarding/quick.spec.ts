import type { Locator } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { button, field, meetWizard, stepTitle, wizard } from "../support/onboarding.ts";

/** At three seconds a tap, with reading, a minute and a half. */
const MOST_TAPS = 20;

test("the necessary answers cost a phone few taps and hardly a key", async ({ quietPage: page }, { project }) => {
  test.skip(project.name !== "phone", "Taps are counted on a phone.");
  let [taps, keys] = [0, 0];
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  const type = async (label: string, text: string) => {
    await tap(field(page, label));
    await field(page, label).pressSequentially(text);
    keys += text.length;
  };
  const choose = async (label: string, option: string) => {
    await tap(wizard(page).getByRole("combobox", { name: label }));
    await tap(page.getByRole("option", { name: option, exact: true }));
  };
  const to = async (name: string, step: number) => {
    await tap(button(page, name));
    await expect(stepTitle(page, step)).toBeVisible();
  };

  await meetWizard(page);
  await type("Age", "34");
  await tap(wizard(page).getByRole("radio", { name: "Female", exact: true }));
  await choose("Primary focus", "Hyrox");
  await type("Training years", "6");
  await tap(wizard(page).getByRole("radio", { name: "Advanced" }));
  await to("Next", 1);
  for (const step of [2, 3, 4, 5]) await to("Skip", step);
  await tap(button(page, "A faster Hyrox"));
  await tap(button(page, "Hyrox Pro"));
  await tap(button(page, "None"));
  await to("Next", 6);
  await tap(button(page, "Complete Profile"));
  await expect(page.getByText("Onboarding Complete").first()).toBeVisible();
  await expect(wizard(page)).toBeHidden();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(keys).toBe(3);
});
