import { expect, test } from "../support/journey.ts";
import { button, field, fillPersonal, meetWizard, openWizard, next, stepTitle, wizard } from "../support/onboarding.ts";
import { ONCE } from "../support/once.ts";

test(
  "the network drops in the middle: nothing typed is lost, and the wizard goes on when it is back",
  ONCE,
  async ({ quietPage: page }) => {
    await meetWizard(page);
    await fillPersonal(page);
    await next(page, 1);
    await field(page, "Back squat").fill("105");
    await page.context().setOffline(true);
    await expect(wizard(page).getByText("You are offline. What you type stays on this device until it can be saved.")).toBeVisible();
    await field(page, "Deadlift").fill("125");
    await button(page, "Next").click();
    await expect(page.getByText("Failed to update strength benchmarks")).toBeVisible();
    await expect(page.getByText("The server cannot be reached. Check your connection and try again.")).toBeVisible();
    await expect(stepTitle(page, 1)).toBeVisible();
    await button(page, "Skip").click();
    await expect(stepTitle(page, 2)).toBeVisible();
    await field(page, "Strict pull-ups").fill("8");

    await page.context().setOffline(false);
    await page.reload();
    await openWizard(page);
    // The last move could not be stored.
    await expect(stepTitle(page, 1)).toBeVisible();
    await expect(field(page, "Back squat")).toHaveValue("105");
    await expect(field(page, "Deadlift")).toHaveValue("125");
    await next(page, 2);
    await expect(page.getByText("Strength Benchmarks Updated").first()).toBeVisible();
    await expect(field(page, "Strict pull-ups")).toHaveValue("8");
  },
);
