import { expect, test } from "./support/journey.ts";
import { enter } from "./support/accounts.ts";
import { closeWizard } from "./support/journey.ts";
import { stepButton } from "./support/onboarding.ts";
import { signInAdmin } from "./support/admin.ts";
import { makePlan, signInAthlete } from "./support/athlete.ts";

test("shots", async ({ quietPage: page }, { project }) => {
  const shot = async (name: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/h/shots-defects/${name}-${project.name}-${colorScheme}.png` });
    }
    await page.emulateMedia({ colorScheme: "light" });
  };
  await page.removeLocatorHandler(closeWizard(page));
  await enter(page, { newcomer: true });
  await page.goto("/dashboard");
  await page.waitForTimeout(1500);
  await stepButton(page, 4).click();
  await shot("wizard5b");
  const planId = await makePlan(await signInAthlete(page));
  await signInAdmin(page);
  await page.goto(`/training-plans?planId=${planId}`);
  await expect(page.getByText("Plan of Robin Vale")).toBeVisible();
  await shot("adminplan");
});
