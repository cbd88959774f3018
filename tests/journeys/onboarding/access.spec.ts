import { expect, expectAccessible, test } from "../support/journey.ts";
import { button, field, meetWizard, stepButton, STEP_TITLES, stepTitle, wizard } from "../support/onboarding.ts";
import { dismissToast } from "../support/toast.ts";

const INDICES = [...STEP_TITLES.keys()];

for (const steps of [INDICES.slice(0, 4), INDICES.slice(4)]) {
  test(`axe finds nothing in steps ${steps.map((index) => index + 1).join(", ")}`, async ({ quietPage: page }) => {
    await meetWizard(page);
    await expect(stepTitle(page, 0)).toBeFocused();
    await dismissToast(page);
    for (const index of steps) {
      if (index > 0) {
        await stepButton(page, index).click();
        await expect(stepTitle(page, index)).toBeFocused();
      }
      await expect(stepButton(page, index)).toHaveAttribute("aria-current", "step");
      await expectAccessible(page);
    }
  });
}

test("axe finds nothing where something is wrong or in question, and in the list of equipment", async ({ quietPage: page }) => {
  await meetWizard(page);
  await dismissToast(page);
  await field(page, "Age").fill("7");
  await field(page, "Training years").fill("60");
  await button(page, "Next").click();
  await expect(wizard(page).getByText("Between 10 and 110 years")).toBeVisible();
  await expect(wizard(page).getByText(/Is this right/)).toBeVisible();
  await expectAccessible(page);
  await stepButton(page, 5).click();
  await button(page, "Next").click();
  await wizard(page).getByLabel("A fully equipped gym").uncheck();
  await wizard(page).getByLabel("At home, with some equipment").check();
  await expectAccessible(page);
});

test("by keyboard alone", async ({ quietPage: page }, { project }) => {
  test.skip(project.name === "phone", "A phone has no Tab key.");
  await meetWizard(page);
  const { keyboard } = page;
  /** Presses Tab until the control has the focus. */
  const reach = async (name: string, key = "Tab") => {
    for (let presses = 0; presses < 60; presses++) {
      await keyboard.press(key);
      // A step shows its number before its title.
      if ((await focusedName()).replace(/^\d/, "").startsWith(name)) return;
    }
    throw new Error(`${name} was not reached`);
  };
  const focusedName = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = element?.id ? document.querySelector(`label[for="${element.id}"]`) : undefined;
      const named = element?.getAttribute("aria-labelledby")?.split(" ")[0];
      return (
        element?.getAttribute("aria-label") ??
        label?.textContent ??
        document.getElementById(named ?? "")?.textContent ??
        element?.textContent ??
        ""
      ).trim();
    });

  await test.step("the first step", async () => {
    await expect(stepTitle(page, 0)).toBeFocused();
    await reach("Age");
    await keyboard.type("34");
    await keyboard.press("ArrowUp");
    await expect(field(page, "Age")).toHaveValue("35");
    await reach("Female");
    await keyboard.press("Space");
    await keyboard.press("ArrowRight");
    await reach("Primary focus");
    await keyboard.press("Enter");
    await expect(page.getByRole("option", { name: "Running" })).toBeVisible();
    await keyboard.type("Run");
    await expect(page.getByRole("option", { name: "Running" })).toHaveAttribute("data-highlighted");
    await keyboard.press("Enter");
    await reach("Training years");
    await keyboard.type("6");
    await reach("Beginner");
    await keyboard.press("Space");
    await keyboard.press("ArrowRight");
    await reach("Next");
    await keyboard.press("Enter");
  });

  await test.step("one step is skipped, the others are jumped over", async () => {
    await expect(stepTitle(page, 1)).toBeFocused();
    await reach("Skip");
    await keyboard.press("Enter");
    await expect(stepTitle(page, 2)).toBeFocused();
    await reach(STEP_TITLES[5], "Shift+Tab");
    await keyboard.press("Enter");
    await expect(stepTitle(page, 5)).toBeFocused();
  });

  await test.step("a wrong step leads to its first mistake; what is right leads to the end", async () => {
    await reach("Next");
    await keyboard.press("Enter");
    await expect(field(page, "Goals for the next 3 to 6 months")).toBeFocused();
    await keyboard.type("A faster 5 km");
    await reach("Goals beyond a year");
    await keyboard.type("A marathon");
    await reach("None");
    await keyboard.press("Enter");
    await expect(field(page, "Injuries and limitations")).toHaveValue("None");
    await reach("Next");
    await keyboard.press("Enter");
    await expect(stepTitle(page, 6)).toBeFocused();
    await reach("Complete Profile");
    await keyboard.press("Enter");
    await expect(page.getByText("Onboarding Complete").first()).toBeVisible();
    await expect(wizard(page)).toBeHidden();
  });
});
