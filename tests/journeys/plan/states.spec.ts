import type { Page } from "@playwright/test";
import { signInAdmin } from "../support/admin.ts";
import { makePlan, signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast, expectToast } from "../support/toast.ts";

const GENERATE = "**/functions/v1/generate-training-plan";
const generate = (page: Page) => page.getByRole("button", { name: /^Generate Plan/ });

test("the form: what the profile knows, too few days, refusals and a broken connection", ONCE, async ({ quietPage: page }) => {
  const { device, userId } = await signInAthlete(page, { training_level: "elite", primary_focus: "running" });
  const days = [1, 3].map((weekday) => ({ user_id: userId, weekday, minutes: 60 }));
  await device.from("athlete_availability").insert(days).throwOnError();
  await page.goto("/training-plans?new");
  await expect(page.getByRole("combobox", { name: "Level" })).toHaveText(/Competitor/);
  await expect(page.getByText("Your training level is set to Competitor in your profile")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Primary focus" })).toHaveText(/Running/);
  await expect(page.getByText("we assume a healthy adult, a full gym, no injuries, weights by feel and paces by feel")).toBeVisible();
  await expect(
    page.getByText("You must train at least 3 days per week. Fewer than three days leave no room for both strength and endurance."),
  ).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await page.getByText("Generate Plan").hover();
  await expect(page.getByText("Minimum 3 training days per week required")).toBeVisible();

  await page.getByRole("radio", { name: "4" }).click();
  await page.getByLabel("Date", { exact: true }).fill("2020-01-01");
  await page.getByLabel("Goals").focus();
  await expect(page.getByText("The competition is in the past")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Date", { exact: true }).fill("");

  const refusal = { error: "The engine is out of order.", errorType: "GENERATION_ERROR", status: 500 };
  await page.route(GENERATE, (route) => route.fulfill({ status: 500, json: refusal }));
  await generate(page).click();
  await expect(page.getByText("Error Generating Plan")).toBeVisible();
  await expect(page.getByText("Failed to generate training plan. The engine is out of order.")).toBeVisible();
  await expect(page.getByText("Error code: GENERATION_ERROR")).toBeVisible();
  await expectAccessible(page);
  await dismissToast(page);
  await page.unroute(GENERATE);
  const unnamed = { ...refusal, error: "Failed to generate training plan. Please try again." };
  await page.route(GENERATE, (route) => route.fulfill({ status: 500, json: unnamed }));
  await generate(page).click();
  await expect(page.getByText(/^Failed to generate training plan\. Please try again\.$/)).toBeVisible();
  await dismissToast(page);

  const half = 'event: progress\ndata: {"progress":50,"currentStep":4,"totalSteps":5,"week":2,"totalWeeks":5}\n\n';
  await page.unroute(GENERATE);
  await page.route(GENERATE, (route) => route.fulfill({ headers: { "content-type": "text/event-stream" }, body: half }));
  await generate(page).click();
  await expect(page.getByText("Failed to generate training plan. Please try again.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(GENERATE);
  await page.getByRole("button", { name: "Reload Page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Generate New Plan" })).toBeVisible();
});

test("addresses that lead nowhere, a plan in the way, ended and taken back", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  await page.goto("/training-plans?planId=");
  await expectToast(page, "Plan ID is required");
  await page.goto(`/training-plans?planId=${crypto.randomUUID()}`);
  await expectToast(page, "The requested training plan could not be found");
  const planId = await makePlan(athlete);
  await page.goto(`/training-plans?planId=${planId}&sessionId=${crypto.randomUUID()}`);
  await expectToast(page, "Session not found");

  await page.goto("/training-plans?new");
  await expectToast(page, "Please end your current plan before creating a new one.");
  await expect(page.getByText("You must end your current active plan before generating a new one.")).toBeVisible();
  await expect(generate(page)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: "End Current Plan" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End plan" }).click();
  await expectToast(page, "Plan Ended");
  await expect(generate(page)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Plan Active Again");
  await page.getByRole("button", { name: "View Your Active Plan" }).click();
  await expect(page.getByText("Active Plan", { exact: true })).toBeVisible();
  await athlete.device.rpc("end_training_plan", { plan_id: planId }).throwOnError();
  await page.goto("/training-plans");
  await expect(page.getByRole("link", { name: /^Strength block, 5 weeks \d{1,2} \w+ ?– ?\d{1,2} \w+ \d{4}$/ })).toBeVisible();
  await page.getByRole("link", { name: /^Strength block/ }).click();
  await expect(page.getByText("Block ended")).toBeVisible();
});

test("a block that is nearly done is continued; when that fails it stays", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  const planId = await makePlan(athlete);
  await page.goto("/training-plans");
  await expect(page.getByText("Active Plan", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue Plan" })).toBeHidden();
  await athlete.device.from("training_sessions").update({ completed: true }).eq("plan_id", planId).eq("week", 3).throwOnError();
  await page.reload();
  await expect(page.getByText("You can start your next block now")).toBeVisible();
  await expectAccessible(page);
  const goOn = async () => {
    await page.getByRole("main").getByRole("button", { name: "Continue Plan" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Continue Plan" }).click();
  };

  const refusal = { error: "No", errorType: "GENERATION_ERROR", status: 500 };
  await page.route(GENERATE, (route) => route.fulfill({ status: 500, json: refusal }));
  await goOn();
  await expectToast(page, "Failed to continue plan. Please try again.");
  await page.unroute(GENERATE);
  await expect(page.getByText("Active Plan", { exact: true })).toBeVisible();

  await goOn();
  await expectToast(page, "Plan Generated");
  await expect(page).not.toHaveURL(new RegExp(planId));
  const { data } = await athlete.device
    .from("training_plans")
    .select("status,previous_plan_id,first_macro_week")
    .eq("status", "active")
    .single()
    .throwOnError();
  expect(data).toMatchObject({ previous_plan_id: planId });
});

test(
  "an administrator who is given the address of an athlete's plan is told why, and gets none of the owner's buttons",
  ONCE,
  async ({ quietPage: page }) => {
    const planId = await makePlan(await signInAthlete(page));
    await signInAdmin(page);
    await page.goto(`/training-plans?planId=${planId}`);
    await expectToast(page, "The requested training plan could not be found. Only the athlete can open their plan.");
    await expect(page).toHaveURL(/\/training-plans$/);
    await expect(page.getByRole("heading", { name: "Create Your Training Plan" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^(?:Mark as Complete|End Plan|Continue Plan|Something changed)/i })).toHaveCount(0);
    await dismissToast(page);
    await page.goto("/goals");
    await page.goto("/training-plans");
    await expectToast(page, "No Training Plans");
    await expect(page.locator("[data-toast] svg.lucide-check")).toHaveCount(0);
    await expectAccessible(page);
  },
);
