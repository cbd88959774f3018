import type { Page } from "@playwright/test";
import { operatorClient } from "../support/admin.ts";
import { makePlan, record, signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast, expectToast } from "../support/toast.ts";
import { pressTwice } from "../support/pressed-twice.ts";
import { expectKept } from "../support/discard-question.ts";

const history = (page: Page) => page.getByRole("region", { name: "Plan history" });
const preview = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "See what changes" }).click();

test("a session goes to another day, by menu and by hand, and back", async ({ quietPage: page }, { project }) => {
  const planId = await makePlan(await signInAthlete(page));
  await page.goto(`/training-plans?planId=${planId}&week=2`);
  await page
    .getByRole("button", { name: /^Options for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Move to…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Sun/ }).check();
  await expectAccessible(page);
  await preview(page);
  await expect(dialog.getByText(/ moves from Mon to Sun\./).first()).toBeVisible();
  await expect(dialog.getByRole("figure", { name: /^Week 2\. .* moves from Mon to Sun/ })).toBeVisible();
  await expect(dialog.getByText("Because you moved it.").first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Move (session|it anyway)/ }).click();
  await expectToast(page, "Session Moved");
  await expect(
    page
      .getByTestId("week-sheet")
      .getByText(/Moved from Mon/)
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expectToast(page, "Change undone");
  await expect(page.getByTestId("week-sheet").getByText(/Moved from/)).toBeHidden();
  await expect(history(page).getByText("Session moved, undone")).toBeVisible();
  await expectAccessible(page);

  // A finger drags after a long press, which cannot be played here.
  if (project.name !== "desktop") return;
  // A page that scrolls under a held button drags nothing.
  await page.getByTestId("week-sheet").evaluate((sheet) => sheet.scrollIntoView({ block: "center" }));
  await page.locator("[data-session]").first().dragTo(page.locator("[data-drop-day]").last());
  await expect(dialog.getByRole("button", { name: /^Move (session|it anyway)/ })).toBeVisible();
  await dialog.getByRole("button", { name: /^Keep it on / }).click();
});

test("ill: before and after, edited, accepted, in the history, undone; a missed session is asked about, and may still be done", async ({
  quietPage: page,
}) => {
  const athlete = await signInAthlete(page);
  const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString();
  const planId = await makePlan(athlete, { startDate: lastWeek.slice(0, 10) });
  const operator = await operatorClient(page);
  await operator
    .from("training_plans")
    .update({ created_at: new Date(Date.now() - 14 * 86_400_000).toISOString() })
    .eq("id", planId)
    .throwOnError();
  await page.goto("/training-plans");
  await page.getByRole("button", { name: "Something changed" }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^I'm ill/ }).click();
  await dialog.getByLabel("Last day without training").fill("2020-01-01");
  await preview(page);
  await expect(dialog.getByText("These days have already passed")).toBeVisible();
  await dialog.getByLabel("Last day without training").fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  await preview(page);
  await expect(dialog.getByText(/^Because you are ill/).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Edit" }).click();
  await expect(dialog.getByLabel("First day without training")).not.toHaveValue("");
  await preview(page);
  await pressTwice(page, dialog.getByRole("button", { name: /^Accept/ }), "/adjust-training-plan");
  await expectToast(page, "Training Plan Adjusted");
  await dismissToast(page);
  await expect(history(page).getByRole("heading", { name: "Ill" })).toHaveCount(1);
  await history(page).getByRole("button", { name: /^Undo/ }).click();
  await expectToast(page, "Change undone");

  await page.goto(`/training-plans?planId=${planId}&week=1`);
  await page
    .getByRole("button", { name: /^What happened to/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "I skipped it" }).click();
  await dialog.getByLabel("Why").fill("No time");
  await expectAccessible(page);
  await preview(page);
  await dialog.getByRole("button", { name: /^Accept/ }).click();
  await expectToast(page, "Training Plan Adjusted");
  await expect(page.getByText("Skipped: No time")).toBeVisible();
  await dismissToast(page);

  await page
    .getByRole("button", { name: /^What happened to/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "I did it on another day…" }).click();
  await dialog.getByRole("radio", { name: /^Today/ }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Mark as Complete" }).click();
  await expectToast(page, "Session Complete");
  await expect(page.getByTestId("week-sheet").getByText(/^Done on /)).toBeVisible();

  // On a Monday nothing of the week can have been missed.
  if (new Date().getUTCDay() === 1) return;
  await page.goto(`/training-plans?planId=${planId}&week=2`);
  await page
    .getByRole("button", { name: /^What happened to/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "I will do it on another day…" }).click();
  await expect(dialog.getByText(/^It was planned for /)).toBeVisible();
  await dialog.locator("input:enabled").first().check();
  await preview(page);
  await dialog.getByRole("button", { name: /^Move (session|it anyway)/ }).click();
  await expectToast(page, "Session Moved");
  await expect(page.getByTestId("week-sheet").getByText(/: moved to /)).toBeVisible();
  await expectAccessible(page);
});

test(
  "a race that is added leads the plan; an exercise gives way to another; notes that are missing are written",
  ONCE,
  async ({ quietPage: page }) => {
    const athlete = await signInAthlete(page, { gender: "female" });
    await record(athlete, "strength", { back_squat: 100, deadlift: 120, overhead_press: 45 });
    const planId = await makePlan(athlete, { primaryFocus: "hyrox" });
    const { data: sessions } = await athlete.device
      .from("training_sessions")
      .select("id,strength")
      .eq("plan_id", planId)
      .eq("week", 3)
      .eq("type", "strength")
      .throwOnError();
    const sessionId = String(sessions?.[0]?.id);
    const empty = { coach_notes: null, coach_notes_stimulus: null, coach_notes_strategy: null, coach_notes_substitutions: null };
    await athlete.device
      .from("training_sessions")
      .update({ ...empty, coach_notes_warmup: null })
      .eq("id", sessionId)
      .throwOnError();

    await page.goto(`/training-plans?planId=${planId}&sessionId=${sessionId}`);
    await expect(page.getByText("Stimulus", { exact: true })).toBeVisible();
    await page
      .getByRole("button", { name: /^Swap / })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio").first().check();
    await expectAccessible(page);
    await preview(page);
    await dialog.getByRole("button", { name: "Swap exercise" }).click();
    await expectToast(page, "Exercise Swapped");
    await dismissToast(page);
    await expectAccessible(page);

    await page.getByRole("link", { name: "Back to Plan" }).click();
    await page.getByRole("button", { name: "Something changed" }).click();
    await dialog.getByRole("button", { name: /^I added a competition/ }).click();
    await preview(page);
    await expect(dialog.getByText("Enter the name of the competition")).toBeVisible();
    await dialog.getByLabel("Competition").fill("Hyrox Cologne");
    await dialog.getByLabel("Where").fill("Cologne");
    await dialog.getByLabel("Date").fill(new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10));
    await expectAccessible(page);
    await preview(page);
    await expect(dialog.getByText(/Hyrox Cologne/).first()).toBeVisible();
    await dialog.getByRole("button", { name: /^Accept/ }).click();
    await expectToast(page, "Training Plan Adjusted");
    await expect(history(page).getByRole("heading", { name: "Competition added" })).toBeVisible();
  },
);

test("a sore knee: worked around, checked in on, and back to normal without a word being edited", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  const planId = await makePlan(athlete, { primaryFocus: "general" });
  await page.goto(`/training-plans?planId=${planId}`);
  const dialog = page.getByRole("dialog");
  const begin = async (title: RegExp) => {
    await page.getByRole("button", { name: "Something changed" }).click();
    await dialog.getByRole("button", { name: title }).click();
  };
  await begin(/^Something hurts/);
  await dialog.getByLabel("What hurts").fill("left knee pain 3/10 when squatting");
  await expectKept(page, dialog.getByLabel("What hurts"));
  await preview(page);
  await dialog.getByRole("button", { name: /^Accept/ }).click();
  await expectToast(page, "Training Plan Adjusted");
  await dismissToast(page);

  await begin(/^My pain has changed/);
  await preview(page);
  await expect(dialog.getByText("Choose where it hurts")).toBeVisible();
  await expect(dialog.getByText("Enter a whole number from 0 to 10")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("combobox", { name: "Where" }).click();
  await page.getByRole("option", { name: "Knee", exact: true }).click();
  await dialog.getByLabel("The pain is gone").check();
  await preview(page);
  await expect(dialog.getByRole("button", { name: /^Accept/ })).toBeVisible();
  await expectAccessible(page);
  const { data } = await athlete.device.from("pain_check_ins").select("region,is_gone").throwOnError();
  expect(data).toEqual([{ region: "knee", is_gone: true }]);
  await dialog.getByRole("button", { name: /^Accept/ }).click();
  await expectToast(page, "Training Plan Adjusted");
  await dismissToast(page);
  await expect(history(page).getByRole("heading", { name: "Check-in" })).toBeVisible();

  for (const title of [/^My training shows new numbers/, /^Training feels too hard or too easy/]) {
    await begin(title);
    await preview(page);
    await expect(dialog.getByText("Nothing in the plan has to change.").first()).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
  }
});
