import type { Page } from "@playwright/test";
import { record, signInAthlete } from "../support/athlete.ts";
import { choose } from "../support/choose.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { nothingKept } from "../support/empty-device.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast, expectToast } from "../support/toast.ts";

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const chip = (page: Page, name: string) => page.getByRole("group", { name: "Show" }).getByRole("button", { name, exact: true }).click();
const card = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true });
const open = (page: Page, title: string) => card(page, title).getByRole("button", { name: title, exact: true }).click();
const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Save" }).click();

test("a benchmark of the catalogue, scaled for a beginner: planned, done for a score, beside the last time", async ({
  quietPage: page,
  isMobile,
}) => {
  const athlete = await signInAthlete(page, { gender: "male", training_level: "beginner" });
  await record(athlete, "strength", { back_squat: 140, clean_and_jerk: 95 });
  await page.goto("/workouts");
  const dialog = page.getByRole("dialog");
  // Beside the list, where there is room.
  const detail = (name: string) => (isMobile ? dialog : page.getByRole("region", { name, exact: true }));

  await test.step("from the catalogue, scaled for a beginner", async () => {
    await chip(page, "Benchmarks");
    const rows = page.getByRole("list", { name: "Benchmarks" }).getByRole("listitem");
    await page.getByLabel("Search workouts").fill("sled");
    await expect(rows).toHaveCount(2);
    await page.getByLabel("Search workouts").fill("fran");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("21-15-9: thrusters 43 kg, pull-ups");
    await expectAccessible(page);
    await rows.getByRole("button").click();
    await expect(detail("Fran")).toContainText("21-15-9 for time");
    await expect(detail("Fran")).toContainText("half the volume");
    await expectAccessible(page);
    await detail("Fran").getByRole("button", { name: "Plan it" }).click();
    await expect(page.getByRole("dialog", { name: "Create Workout" }).getByLabel("Title")).toHaveValue("Fran, scaled");
    const text = await dialog.getByLabel("Description").inputValue();
    await dialog.getByLabel("Description").fill("400 m run, 10 burpees\nRun 1 km between each");
    await expect(dialog.getByRole("region", { name: "How we read it" })).toContainText(
      "Run 1 km between eachNot recognised, kept as you typed it",
    );
    await expectAccessible(page);
    await dialog.getByLabel("Description").fill(text);
    await save(page);
    await expectToast(page, "Workout created");
    await dismissToast(page);
    await page.getByLabel("Search workouts").fill("");
    await chip(page, "Mine");
    await open(page, "Fran, scaled");
    await expect(dialog).toContainText("#benchmark");
    await dialog.getByRole("link", { name: "Start Workout" }).click();
    await expect(page).toHaveURL(/\/train\/workout\//);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("for time");
    await expect(page.getByRole("button", { name: "Start clock" })).toBeVisible();
  });

  await test.step("done for a score: how it was done, beside the last time; it stands among the results", async () => {
    const former = { source: "free", title: "Fran", performed_at: "2026-01-05T10:00:00Z", score_format: "for-time", score_seconds: 521 };
    const session = { ...former, id: crypto.randomUUID(), duration_minutes: 20, score_scale: "rx" };
    await athlete.device.rpc("store_performed_session", { session }).throwOnError();
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await press("Start clock");
    await expect(page.getByRole("timer", { name: "Time", exact: true })).toHaveText(/^0:0[1-9]$/);
    for (const round of [1, 2, 3]) await press(`Round ${round} done`);
    await expect(page.getByRole("button", { name: "Scaled", exact: true })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("region", { name: "Score" })).toContainText("Your first scaled score. Last time: 8:41, Rx.");
    await press("Foundation");
    await expectAccessible(page);
    await press("Save and finish");
    await expect(page.getByRole("region", { name: "Score" })).toContainText("Foundation");
    await expect
      .poll(async () => (await athlete.device.from("performed_sessions").select("score_scale").throwOnError()).data)
      .toContainEqual({ score_scale: "foundation" });
    await page.goto("/workouts");
    await chip(page, "Results");
    await page.getByRole("button", { name: /^Fran.*8:41/ }).click();
    await expect(detail("Fran").getByRole("list", { name: "Results" }).getByRole("listitem")).toHaveCount(2);
    await expect(detail("Fran").getByRole("img", { name: /^Level Beginner/ })).toBeVisible();
    await expect(detail("Fran")).toContainText("0:41 to intermediate");
    await expectAccessible(page);
  });
});

test("workouts: none yet, created, done, once more, planned, deleted and taken back with the work", async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  await page.goto("/workouts");
  await expect(page).toHaveTitle("Workouts | Ironpace");
  await chip(page, "Mine");
  await expect(page.getByRole("heading", { name: "No workouts yet" })).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole("dialog");
  const menu = async (title: string, item: string) => {
    await page
      .getByRole("button", { name: `Actions for ${title}` })
      .first()
      .click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const ledger = async () => {
    const { data } = await athlete.device.from("performed_sessions").select("id,title,load,workout_id").throwOnError();
    return data;
  };

  await test.step("what is missing is told at its field", async () => {
    await page.getByRole("button", { name: "New workout" }).click();
    await dialog.getByLabel("Duration").fill("");
    await save(page);
    await expectToast(page, "Missing information");
    await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription("Enter a title");
    await expect(dialog.getByLabel("Duration")).toHaveAccessibleDescription("Enter the minutes");
    await dialog.getByLabel("Duration").fill("12,5");
    await expect(dialog.getByLabel("Duration")).toHaveAccessibleDescription("Enter whole minutes");
    await dialog.getByLabel("Duration").fill("0");
    await expect(dialog.getByLabel("Duration")).toHaveAccessibleDescription("Between 1 and 1,440 minutes");
    await expectAccessible(page);
  });

  await test.step("created, with a long description and tags", async () => {
    await dialog.getByLabel("Title").fill("Track intervals");
    await dialog.getByLabel("Description").fill("Six times 400 m at 5 km pace with 90 seconds of easy jogging between them. ".repeat(2));
    await choose(page, "Type", "Endurance");
    await choose(page, "Difficulty", "Advanced");
    await dialog.getByLabel("Duration").fill("45");
    await dialog.getByLabel("Tags").fill("Track");
    await dialog.getByLabel("Tags").press("Enter");
    await dialog.getByLabel("Tags").fill("#speed");
    await save(page);
    await expectToast(page, "Workout created");
    await expect(card(page, "Track intervals")).toContainText("Today, 45 min, endurance");
    await dismissToast(page);
    await expectAccessible(page);
    await open(page, "Track intervals");
    for (const text of ["Endurance, advanced", "Today, 45 min", "easy jogging", "#track", "#speed"])
      await expect(dialog).toContainText(text);
    await expect(dialog).not.toContainText("##");
    await expectAccessible(page);
  });

  await test.step("done by the quick way: it is in the ledger", async () => {
    await dialog.getByRole("button", { name: "Mark as Complete" }).click();
    await dialog.getByLabel("Done on").fill(day(2));
    await save(page);
    await expect(dialog.getByLabel("Done on")).toHaveAccessibleDescription("The date is in the future");
    await dialog.getByLabel("Done on").fill(day(-1));
    await dialog.getByLabel("Duration").fill("50");
    await choose(page, "Effort", "8 of 10");
    await expectAccessible(page);
    await save(page);
    await expectToast(page, "Workout completed");
    await expect(card(page, "Track intervals")).toContainText("50 min, effort 8 of 10");
    await expect(card(page, "Track intervals")).toContainText("Done");
    expect(await ledger()).toMatchObject([{ title: "Track intervals", load: 400 }]);
    await dismissToast(page);
  });

  await test.step("deleted, the work stays; taken back, it is its own again", async () => {
    const before = await ledger();
    await menu("Track intervals", "Delete");
    await expectToast(page, "Workout deleted");
    await expect(page.getByRole("heading", { name: "No workouts yet" })).toBeVisible();
    await expect.poll(async () => (await ledger())[0]?.workout_id).toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, "Track intervals")).toContainText("effort 8 of 10");
    await expect.poll(ledger).toEqual(before);
  });

  await test.step("once more, for another day", async () => {
    await menu("Track intervals", "Duplicate");
    await expectToast(page, "Workout duplicated");
    await expect(card(page, "Track intervals")).toHaveCount(2);
    await dismissToast(page);
    await menu("Track intervals", "Plan on a date…");
    await dialog.getByLabel("Date").fill(day(-3));
    await save(page);
    await expect(dialog.getByLabel("Date")).toHaveAccessibleDescription("Choose today or a later day");
    await dialog.getByLabel("Date").fill("2199-12-30");
    await expectAccessible(page);
    await save(page);
    await expectToast(page, "Workout planned");
    await expect(card(page, "Track intervals").first()).toContainText("Mon 30 Dec 2199");
    await dismissToast(page);
    await menu("Track intervals", "Edit");
    await dialog.getByLabel("Title").fill("Long intervals");
    await save(page);
    await expectToast(page, "Workout updated");
    await dismissToast(page);
  });
});

test("many workouts are looked through page by page; what cannot be saved or loaded is told", ONCE, async ({ page }) => {
  const { device, userId } = await signInAthlete(page);
  const mine = (index: number) => ({ user_id: userId, title: `Workout ${String(index).padStart(2, "0")}`, date: day(-index) });
  await device
    .from("workouts")
    .insert(
      [
        ...Array.from({ length: 25 }, (_, index) => mine(index + 1)),
        { ...mine(40), title: "Swim, 50% easy", type: "recovery", difficulty: "advanced", tags: ["pool"], completed: true },
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  await page.goto("/workouts");
  await expect(page.getByRole("article")).toHaveCount(4);
  await page.getByRole("button", { name: "Show all your workouts" }).click();
  await expect(page.getByRole("article")).toHaveCount(24);
  await expect(page.getByRole("article").first()).toHaveAccessibleName("Workout 01");
  await page.getByRole("button", { name: "Show more workouts" }).click();
  await expect(page.getByRole("article")).toHaveCount(26);
  await expect(page.getByRole("button", { name: "Show more workouts" })).toBeHidden();
  await choose(page, "Sort by", "Earliest first");
  await expect(page.getByRole("article").first()).toHaveAccessibleName("Swim, 50% easy");
  await page.getByRole("button", { name: "Swim, 50% easy", exact: true }).click();
  await page.getByRole("button", { name: "#pool" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Tag pool: clear filter" }).click();
  await page.getByLabel("Search workouts").fill("50%");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByLabel("Search workouts").fill("POOL");
  await expect(page.getByRole("article")).toHaveAccessibleName("Swim, 50% easy");
  await choose(page, "Type", "Strength");
  await expect(page.getByText("No workout matches your search.")).toBeVisible();
  await choose(page, "Type", "Recovery");
  await choose(page, "Difficulty", "Advanced");
  await page.getByRole("radio", { name: "Completed" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Actions for Swim, 50% easy" }).click();
  await page.getByRole("menuitem", { name: "Mark as not done" }).click();
  await expectToast(page, "Workout marked as not done");
  await page.getByLabel("Search workouts").fill("");
  await page.getByRole("radio", { name: "Planned" }).click();
  await expect(page.getByRole("article")).toHaveAccessibleName("Swim, 50% easy");
  await page.route("**/rest/v1/workouts*", (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  await page.getByRole("button", { name: "Swim, 50% easy", exact: true }).click();
  await page.getByRole("button", { name: "Mark as Complete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Failed to complete workout");
  await expect(page.getByRole("article")).not.toContainText("Done");
  await page.getByRole("button", { name: "Actions for Swim, 50% easy" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByLabel("Title").fill("Swim");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Failed to update workout");
  await expect(page.getByLabel("Title")).toHaveValue("Swim");
  await page.unrouteAll();
  await page.route("**/rest/v1/workouts*", (route) => route.abort());
  await nothingKept(page);
  await page.goto("/workouts");
  await expect(page.getByText("Your workouts could not be loaded")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});
