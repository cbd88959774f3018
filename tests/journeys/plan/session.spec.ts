import { makePlan, record, signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { pressTwice } from "../support/pressed-twice.ts";
import { expectToast } from "../support/toast.ts";

test("a session says what to do and leads to its start; told what it took, and taken back", async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page, { gender: "male" });
  await record(athlete, "strength", { back_squat: 140, deadlift: 170, overhead_press: 60 });
  const planId = await makePlan(athlete);
  const { data: sessions } = await athlete.device
    .from("training_sessions")
    .select("id,strength")
    .eq("plan_id", planId)
    .eq("type", "strength")
    .order("week")
    .order("day")
    .throwOnError();
  await page.goto(`/training-plans?planId=${planId}&sessionId=${sessions?.[0]?.id}`);
  await expect(page.getByRole("link", { name: "Start Workout" })).toHaveAttribute("href", `/train/plan/${sessions?.[0]?.id}`);
  // A term explains itself where it stands first.
  const term = page.getByTitle("What is RPE?");
  await expect(term).toHaveCount(1);
  await term.click();
  const meaning = page.getByRole("dialog", { name: "RPE: rating of perceived exertion" });
  await expect(meaning).toContainText("from 1 to 10");
  await page.keyboard.press("Escape");
  await expect(meaning).toBeHidden();
  await expect(term).toBeFocused();
  await expectAccessible(page);
  await pressTwice(page, page.getByRole("button", { name: "Mark as Complete" }), "/rpc/complete_session");
  // The second press of a double one may meet the scrim of the question, and closes nothing.
  await expect(page.getByRole("dialog", { name: "How hard was it?" })).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.getByRole("button", { name: "Effort 8 of 10" }).click();
  await expect(page.getByRole("heading", { name: "Planned and done" })).toBeVisible();
  await page.getByRole("button", { name: "Add time, effort and notes" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Duration").fill("");
  await dialog.getByLabel("Notes").fill("Left shoe too tight.");
  await expect(dialog.getByLabel("Duration")).toHaveAccessibleDescription("Enter whole minutes, 1 to 1,440");
  await dialog.getByLabel("Duration").fill("52");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Session Updated");
  await expect(page.getByRole("row", { name: /^Load \(effort × min\) \d+ 416$/ })).toBeVisible();
  await expect(page.getByText("Left shoe too tight.")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Mark as Complete" })).toBeVisible();
});

test("the plan on paper", async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  const planId = await makePlan(athlete, { primaryFocus: "crossfit" });
  await page.goto(`/training-plans?planId=${planId}`);
  await expect(page.getByTestId("week-sheet")).toBeVisible();
  // "34 days, Sun 3 Jan": the last page must not end on another day.
  // On a phone it stands in a row that opens.
  const end = (await page.getByText(/^days?, \w{3} \d+ \w{3}$/).textContent()) ?? "";
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-week")).toHaveCount(5);
  const [, day = "", month = ""] = /(\d+) (\w{3})$/.exec(end) ?? [];
  await expect(page.locator(".print-week header p").last()).toHaveText(new RegExp(`[– ]${day} ${month}\\w*$`));
  await expect(page.getByRole("main")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".print-week")).toHaveCount(0);
});
