import { otherDevice } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { button, field, fillPersonal, meetWizard, next, stepButton, stepTitle, wizard } from "../support/onboarding.ts";
import { ONCE } from "../support/once.ts";

const TIME = "Enter a time like 4:35 or 1:02:10";

/** Step → field → what is typed → what is said. */
const BAD: readonly (readonly [step: number, name: string, typed: string, said: string])[] = [
  [0, "Age", "9", "Between 10 and 110 years"],
  [0, "Age", "34.5", "Enter a whole number"],
  [0, "Training years", "91", "Between 0 and 90 years"],
  [0, "Body weight", "24", "Between 25 and 350 kg"],
  [1, "Back squat", "601", "Between 1 and 600 kg"],
  [1, "Deadlift", "heavy", "Enter a number"],
  [1, "Clean and jerk", "301", "Between 1 and 300 kg"],
  [1, "Snatch", "0", "Between 1 and 260 kg"],
  [1, "Overhead press", "-5", "Between 1 and 300 kg"],
  [2, "Strict pull-ups", "201", "Between 0 and 200 reps"],
  [2, "Handstand push-ups", "2.5", "Enter a whole number"],
  [2, "Bar muscle-ups", "101", "Between 0 and 100 reps"],
  [2, "Ring muscle-ups", "many", "Enter a number"],
  [3, "500 m row", "0:59", "Between 1:00 and 10:00"],
  [3, "5 km run", "21:75", TIME],
  [3, "10 km run", "4:00:01", "Between 25:00 and 4:00:00"],
  [3, "20-minute bike power", "701", "Between 30 and 700 W"],
  [3, "VO2 max", "101", "Between 10 and 100 ml/kg/min"],
];

test("what cannot be is refused, in words, and is not stored", ONCE, async ({ quietPage: page }) => {
  const account = await meetWizard(page);
  for (const [step, name, typed, said] of BAD) {
    if ((await stepButton(page, step).getAttribute("aria-current")) === null) await stepButton(page, step).click();
    await field(page, name).fill(typed);
    await field(page, name).blur();
    await expect(field(page, name)).toHaveAccessibleDescription(said);
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  }
  for (const step of [1, 2, 3]) {
    await stepButton(page, step).click();
    await button(page, "Next").click();
    await expect(wizard(page).locator("[aria-invalid=true]").first()).toBeFocused();
    await expect(stepTitle(page, step)).toBeVisible();
  }
  const device = await otherDevice(page, account);
  for (const table of ["strength_benchmarks", "gymnastics_benchmarks", "conditioning_benchmarks"])
    expect((await device.from(table).select("id")).data).toEqual([]);
});

test("what is unlikely is asked about once; pounds and times are taken as typed", ONCE, async ({ quietPage: page }) => {
  const account = await meetWizard(page);

  await test.step("an answer, or saving again, is a yes", async () => {
    await fillPersonal(page);
    await field(page, "Body weight").fill("150");
    await button(page, "Next").click();
    await expect(wizard(page).getByText("Most athletes are between 40 and 120 kg. Is this right?")).toBeVisible();
    await expect(button(page, "Yes, that is right")).toBeFocused();
    await button(page, "Yes, that is right").click();
    await expect(wizard(page).getByText(/Is this right/)).toBeHidden();
    await wizard(page).getByRole("radio", { name: "lb" }).click();
    await expect(field(page, "Body weight")).toHaveValue("330.7");
    await field(page, "Body weight").fill("140");
    await next(page, 1);
  });

  await test.step("pounds", async () => {
    await field(page, "Back squat").fill("225");
    await field(page, "Snatch").fill("120");
    await field(page, "Clean and jerk").fill("100");
    await button(page, "Next").click();
    await expect(wizard(page).getByText("That is more than your clean and jerk. Is this right?")).toBeVisible();
    await next(page, 2);
    await button(page, "Skip").click();
  });

  await test.step("times", async () => {
    await field(page, "500 m row").fill("1:42,5");
    await field(page, "5 km run").fill("1300");
    await field(page, "10 km run").fill("1.02.10");
    await next(page, 4);
  });

  const device = await otherDevice(page, account);
  const row = async (table: string) => (await device.from(table).select("*").single()).data as object;
  expect(await row("athlete_profiles")).toMatchObject({ body_weight_kg: 63.503, units: "lb" });
  expect(await row("strength_benchmarks")).toMatchObject({ back_squat: 102.058, snatch: 54.431, deadlift: null });
  expect(await row("conditioning_benchmarks")).toMatchObject({ row_500m: "1:42.5", run_5k: "21:40", run_10k: "1:02:10" });
  await stepButton(page, 1).click();
  await expect(field(page, "Back squat")).toHaveValue("225");
});
