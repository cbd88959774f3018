import { makePlan, signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

test("what was understood stands beside the text while it is written, and bends the plan", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  await makePlan(athlete);
  await page.goto("/profile?tab=injuries");
  const text = page.getByLabel("Injuries and limitations");
  const understood = page.getByRole("region", { name: "What we understood" });
  await expect(understood).toContainText("No injuries entered. Your plan can use every exercise.");
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(200);
  await text.fill("All good");
  await expect(understood).toContainText("We found no injury here.");
  await text.fill("Osteoporosis, left knee pain 4/10");
  await expect(understood).toContainText("Strength work is the treatment for thin bone");
  await expectAccessible(page);
  await text.fill("Left knee pain 4/10. Wrist fractured last week, severe pain.");
  const knee = understood.getByRole("listitem").filter({ hasText: "left knee" });
  await expect(knee).toContainText("moderate");
  await expect(knee).toContainText("Only light load here.");
  await text.fill("Left knee pain 4/10");
  await expect(understood).toContainText(/Your plan leaves out \d+ of \d+ exercises, such as/);
  await expect(understood).toContainText("Pain up to 3/10 is fine.");
  await expect(understood).toContainText("Not saved yet.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Context & Goals Updated").first()).toBeVisible();
  await expect(understood).not.toContainText("Not saved yet.");
  const { data } = await athlete.device.from("athlete_context").select("injuries").single();
  expect(data).toEqual({ injuries: "Left knee pain 4/10" });

  await expect(page.getByText(/Your profile changes affect \d+ sessions in your plan/)).toBeVisible();
  await page.getByRole("button", { name: "See what changes" }).click();
  await page.getByRole("button", { name: /^Accept \d+ changes$/ }).click();
  await expect(page.getByText("Your plan now fits your profile.").first()).toBeVisible();
  await expect(page.getByText(/Your profile changes affect/)).toBeHidden();
  expect((await athlete.device.from("plan_adjustments").select("reason")).data).toEqual([{ reason: "injury" }]);
});

test("red flags lead to a professional", ONCE, async ({ quietPage: page }) => {
  await signInAthlete(page);
  await page.goto("/profile?tab=injuries");
  await page.getByLabel("Injuries and limitations").fill("Chest pain when I run hard");
  const alert = page.getByRole("alert").filter({ hasText: "Please stop and see a professional" });
  await expect(alert).toContainText("You wrote “Chest pain when I run hard”.");
  await expect(alert).toContainText("call your emergency number");
  await expect(page.getByText("Your plan leaves out")).toBeHidden();
  await expectAccessible(page);
});

test("a text that is too long is told, and a failure keeps it", ONCE, async ({ page }) => {
  await signInAthlete(page);
  await page.goto("/profile?tab=injuries");
  const text = page.getByLabel("Injuries and limitations");
  await text.fill("a".repeat(4001));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(text).toHaveAccessibleDescription("At most 4,000 characters");
  await text.fill("right ankle, mild");
  await page.route("**/rest/v1/athlete_context*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your injuries could not be saved").first()).toBeVisible();
  await expect(text).toHaveValue("right ankle, mild");
});
