import { makePlan, signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { expectToast } from "../support/toast.ts";

test("the calendar: planned against done, a session moved and back, a race, a year", async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  const { device, userId } = athlete;
  await makePlan(athlete);
  const today = new Date().toISOString().slice(0, 10);
  const { data: coming } = await device
    .from("training_sessions")
    .select("title, scheduled_date")
    .gt("scheduled_date", today)
    .order("scheduled_date")
    .limit(1)
    .single()
    .throwOnError();
  await device
    .from("competitions")
    .insert({ user_id: userId, name: "Town run", type: "running", date: today, location: "Here" })
    .throwOnError();
  const set = { exercise_name: "Back squat", metric: "weight_reps", weight_kg: 100, reps: 10, set_index: 1 };
  await device
    .rpc("store_performed_session", {
      session: {
        id: crypto.randomUUID(),
        source: "free",
        title: "Early squats",
        performed_at: `${today}T00:30:00Z`,
        duration_minutes: 40,
        notes: "Felt fast",
      },
      sets: [{ ...set, id: crypto.randomUUID() }],
    })
    .throwOnError();
  let reads = 0;
  await page.route("**/rest/v1/**", (route) => {
    if (/training_calendar|logged_sessions|performed_sets/.test(route.request().url())) reads += 1;
    return route.fallback();
  });
  const dialog = page.getByRole("dialog");

  await test.step("a month out of one answer: race, what was lifted, what comes", async () => {
    await page.goto("/session-log?view=month");
    await expect(page.getByRole("button", { name: /today: Town run, race; Early squats, done/ })).toBeVisible();
    expect(reads).toBe(1);
    await expect(page.getByText("1.0 t", { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a day: done with its numbers and note", async () => {
    await page.getByRole("button", { name: /today: Town run/ }).click();
    await expect(dialog.getByRole("region", { name: "Early squats" })).toContainText("Felt fast");
    await expect(dialog.getByRole("row", { name: "Weight lifted – 1.0 t" })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Edit sets" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close" }).click();
  });

  await test.step("moved to another day and taken back", async () => {
    await page.goto(`/session-log?view=week&day=${coming.scheduled_date}`);
    await expect(page.getByText("Lifted", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("0 m", { exact: true }), "what nobody measured is not 0").toHaveCount(0);
    await expectAccessible(page);
    const day = Number(coming.scheduled_date?.slice(8));
    // On the desktop the middle of the day is the session that can be dragged; pressing it opens the day all the same.
    await page
      .getByRole("button", { name: new RegExp(`^Open \\w+ ${day}$`) })
      .locator("..")
      .click();
    await dialog.getByRole("region", { name: coming.title }).getByRole("button", { name: "Move to…" }).click();
    await dialog.getByRole("radio").and(page.locator(":enabled")).first().check();
    await dialog.getByRole("button", { name: "See what changes" }).click();
    await dialog.getByRole("button", { name: /^Move (session|it anyway)/ }).click();
    await expectToast(page, "Session Moved");
    const dayOf = async () =>
      (await device.from("training_sessions").select("scheduled_date").eq("title", coming.title).order("scheduled_date").limit(1).single())
        .data?.scheduled_date;
    expect(await dayOf()).not.toBe(coming.scheduled_date);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(dayOf).toBe(coming.scheduled_date);
  });

  await test.step("the year, and the list", async () => {
    await page.getByRole("radio", { name: "Year" }).click();
    await expect(page.getByRole("img", { name: /^1 sessions? since/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("radio", { name: "List" }).click();
    await expect(page.getByRole("tab", { name: "Upcoming" })).toBeVisible();
  });
});
