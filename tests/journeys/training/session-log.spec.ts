import { signInAthlete } from "../support/athlete.ts";
import { choose } from "../support/choose.ts";
import { goOffline, goOnline } from "../support/connection.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { expectAskedAndDiscard } from "../support/discard-question.ts";
import { pressTwice } from "../support/pressed-twice.ts";
import { expectToast } from "../support/toast.ts";
import { storedOnDevice } from "../support/stored-on-device.ts";

test("a session of an earlier day is completed on that day, with effort and the planned sets", ONCE, async ({ quietPage: page }) => {
  const { device, userId } = await signInAthlete(page);
  const exercises = [{ name: "Back squat", sets: 3, reps: 5, weight: 100 }];
  await device
    .from("logged_sessions")
    .insert({ user_id: userId, workout_name: "Squats", date: "2026-11-18", duration: 40, exercises })
    .throwOnError();
  await page.goto("/session-log?view=list");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Complete Squats" }).click();
  await expect(dialog.getByLabel("Date")).toHaveValue("2026-11-18");
  await choose(page, "Effort", "7 of 10");
  await expect(dialog.getByLabel("Log the 3 planned sets as done")).toBeChecked();
  await pressTwice(page, dialog.getByRole("button", { name: "Complete", exact: true }), "/rpc/store_performed_session");
  await expectToast(page, "Great job! Your session has been marked as completed.");
  await page.getByRole("tab", { name: "Completed" }).click();
  await expect(page.getByRole("article", { name: "Squats" })).toContainText("18 Nov");
  const read = () => device.from("performed_sessions").select("performed_at, session_rpe, performed_sets(weight_kg, reps)").maybeSingle();
  await expect(async () => {
    const { data } = await read();
    expect(data?.performed_at).toMatch(/^2026-11-18/);
    expect(data?.session_rpe).toBe(7);
    expect(data?.performed_sets).toEqual(Array.from({ length: 3 }, () => ({ weight_kg: 100, reps: 5 })));
  }).toPass();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("tab", { name: "Upcoming" }).click();
  await expect(page.getByRole("button", { name: "Complete Squats" })).toBeVisible();
  await expect.poll(async () => (await read()).data).toBeNull();
});

test("the log: nothing yet, scheduled, corrected, deleted, completed, rated, deleted and taken back", async ({ quietPage: page }) => {
  const { device } = await signInAthlete(page);
  await page.goto("/session-log?view=list");
  await expect(page).toHaveTitle("Session Log | Ironpace");
  await expect(page.getByRole("heading", { name: "No upcoming sessions" })).toBeVisible();
  await page.getByRole("tab", { name: "Completed" }).click();
  await expect(page.getByRole("heading", { name: "No completed sessions" })).toBeVisible();
  await page.getByRole("tab", { name: "Upcoming" }).click();
  const dialog = page.getByRole("dialog");
  const save = () => dialog.getByRole("button", { name: "Save" }).click();
  const entry = (name: string) => page.getByRole("article", { name });

  await test.step("what is missing is told", async () => {
    await page.getByRole("button", { name: "Log New Session" }).click();
    await expect(dialog.getByLabel("Duration")).toHaveValue("0");
    await save();
    await expectToast(page, "Missing information");
    await expect(dialog.getByLabel("Workout name")).toHaveAccessibleDescription("Enter a workout name");
    await expect(dialog.getByText("Please enter a workout name and date")).toHaveCount(0);
  });

  await test.step("scheduled with an exercise and a rating", async () => {
    await dialog.getByLabel("Workout name").fill("Legs");
    await dialog.getByRole("button", { name: "Add exercise" }).click();
    await dialog.getByLabel("Exercise", { exact: true }).fill("Back squat");
    await dialog.getByLabel("Weight").fill("100");
    await dialog.getByRole("radio", { name: "4 stars" }).click();
    await expectAccessible(page);
    await save();
    await expectToast(page, "Session scheduled");
    await expect(entry("Legs")).toContainText("1 exercise");
  });

  await test.step("what was chosen, stepped or taken off by a press is not lost by Escape either", async () => {
    const opened = async () => {
      await page.getByRole("button", { name: "Actions for Legs" }).click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
    };
    await page.getByRole("button", { name: "Log New Session" }).click();
    await dialog.getByRole("radio", { name: "Already done" }).click();
    await expectAskedAndDiscard(page);
    await opened();
    await dialog.getByRole("radio", { name: "4 stars" }).click();
    await expectAskedAndDiscard(page);
    await entry("Legs").getByRole("button", { name: "Complete Legs" }).click();
    await dialog.getByRole("button", { name: "5 min more" }).click();
    await expectAskedAndDiscard(page);
    await entry("Legs").getByRole("button", { name: "Complete Legs" }).click();
    await dialog.getByRole("combobox", { name: "Effort" }).click();
    await page.getByRole("option", { name: "8 of 10" }).click();
    await expectAskedAndDiscard(page);
  });

  await test.step("corrected, deleted, taken back, completed", async () => {
    await page.getByRole("button", { name: "Actions for Legs" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await dialog.getByLabel("Workout name").fill("Heavy legs");
    await dialog.getByLabel("Duration").fill("50");
    await save();
    await expectToast(page, "Session updated");
    await page.getByRole("button", { name: "Actions for Heavy legs" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expectToast(page, "Session deleted");
    await page.getByRole("button", { name: "Undo" }).click();
    await expectAccessible(page);
    await entry("Heavy legs").getByRole("button", { name: "Complete Heavy legs" }).click();
    await expect(dialog.getByLabel("Duration")).toHaveValue("50");
    await dialog.getByRole("button", { name: "Complete", exact: true }).click();
    await expectToast(page, "Great job! Your session has been marked as completed.");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(entry("Heavy legs")).toBeVisible();
    await entry("Heavy legs").getByRole("button", { name: "Complete Heavy legs" }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Complete", exact: true }).click();
    await expectToast(page, "Great job! Your session has been marked as completed.");
    await expect(page.getByRole("heading", { name: "No upcoming sessions" })).toBeVisible();
  });

  await test.step("in the ledger: rated, deleted and back", async () => {
    await page.getByRole("tab", { name: "Completed" }).click();
    await expect(entry("Heavy legs")).toContainText("50 min");
    await page.getByRole("button", { name: "Actions for Heavy legs" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await dialog.getByRole("combobox", { name: "Effort" }).click();
    await page.getByRole("option", { name: "8 of 10" }).click();
    await save();
    await expect(entry("Heavy legs")).toContainText("effort 8 of 10, load 400");
    await page.reload();
    await expect(entry("Heavy legs")).toContainText("load 400");
    await page.getByRole("button", { name: "Actions for Heavy legs" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expectToast(page, "Session deleted");
    await expect(page.getByRole("heading", { name: "No completed sessions" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(entry("Heavy legs")).toContainText("load 400");
    await page.getByLabel("Search completed sessions").fill("row");
    await expect(page.getByText("No session matches your search.")).toBeVisible();
    await page.getByLabel("Search completed sessions").fill("LEGS");
    await expect(entry("Heavy legs")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("logged as done at once; planned ahead without a connection, which is sent later", async () => {
    await page.getByLabel("Search completed sessions").fill("");
    const logNew = () => page.getByRole("button", { name: "Log New Session" }).click();
    await logNew();
    await dialog.getByRole("radio", { name: "Already done" }).click();
    await dialog.getByLabel("Workout name").fill("Morning swim");
    await dialog.getByLabel("Duration").fill("30");
    await expectAccessible(page);
    await save();
    await expectToast(page, "Session completed");
    await expect(entry("Morning swim")).toContainText("30 min");
    await page.getByRole("tab", { name: "Upcoming" }).click();

    await goOffline(page);
    await logNew();
    await dialog.getByLabel("Workout name").fill("Hills");
    await save();
    await expectToast(page, "Session saved on this device");
    await expect(entry("Hills")).toBeVisible();
    await goOnline(page);
    await expect
      .poll(async () => (await device.from("logged_sessions").select("workout_name, completed")).data)
      .toContainEqual({
        workout_name: "Hills",
        completed: false,
      });
    await expect(entry("Hills")).toBeVisible();
  });

  await test.step("kept on the device as well when the browser is online and the server does not answer", async () => {
    const written = /\/rest\/v1\/(logged_sessions|rpc\/save_logged_session)/;
    await page.route(written, (route) => (route.request().method() === "GET" ? route.fallback() : route.abort()));
    await page.getByRole("button", { name: "Log New Session" }).click();
    await dialog.getByLabel("Workout name").fill("Strides");
    await save();
    await expectToast(page, "Session saved on this device");
    await expect(entry("Strides")).toBeVisible();
    await page.unroute(written);
    await expect
      .poll(async () => (await device.from("logged_sessions").select("workout_name")).data, { timeout: 20_000 })
      .toContainEqual({ workout_name: "Strides" });
  });
});

test("set by set: the tab is killed, the network is cut, another device logs the same session; nothing is lost", async ({
  quietPage,
  context,
}) => {
  let page = quietPage;
  const { device, userId } = await signInAthlete(page);
  const logged_session_id = crypto.randomUUID();
  const exercises = [{ name: "Back squat", sets: 4, reps: 5, weight: 100 }];
  await device
    .from("logged_sessions")
    .insert({ id: logged_session_id, user_id: userId, date: "2026-03-05", workout_name: "Squats", exercises })
    .throwOnError();
  const before = { exercise_name: "Back squat", metric: "weight_reps", weight_kg: 95, reps: 5, rpe: 8 };
  await device
    .rpc("store_performed_session", {
      session: { id: crypto.randomUUID(), source: "free", performed_at: "2026-03-01T10:00:00Z" },
      sets: [1, 2].map((set_index) => ({ ...before, id: crypto.randomUUID(), set_index })),
    })
    .throwOnError();
  const ledger = async () => {
    const { data } = await device
      .from("performed_sessions")
      .select("in_progress, duration_minutes, performed_sets(set_index, weight_kg)")
      .eq("logged_session_id", logged_session_id)
      .throwOnError();
    return data.map(({ performed_sets, ...session }) => ({
      ...session,
      weights: performed_sets.map(({ weight_kg }) => Number(weight_kg)).sort((a, b) => a - b),
    }));
  };
  const theirs = crypto.randomUUID();
  const done = (set: number) => page.getByRole("button", { name: `Set ${set} of Back squat done` });
  const weight = (set: number) => page.getByLabel(`kg, set ${set}`);
  const openList = async () => {
    await page.getByRole("button", { name: /^(All steps|Session)$/ }).click();
    await page.getByRole("link", { name: "All sets as a list" }).click();
  };

  await test.step("last time is in view; a ticked set is with the server, and the rest begins", async () => {
    await page.goto("/session-log?view=list");
    await page.getByRole("link", { name: "Start Squats" }).click();
    await openList();
    await expect(page.getByText("Last time 2 × 5 at 95 kg, RPE 8")).toBeVisible();
    await page.getByTitle("What is RPE?").click();
    await expect(page.getByRole("dialog", { name: "RPE: rating of perceived exertion" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("25 + 15")).toBeVisible();
    await weight(1).fill("heavy");
    await done(1).click();
    await expect(weight(1)).toHaveAccessibleDescription("Enter the weight");
    await weight(1).fill("102,5");
    await done(1).click();
    await expect(done(1)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("timer", { name: "Rest left" }).filter({ visible: true })).toBeVisible();
    await expect.poll(ledger).toEqual([{ in_progress: true, duration_minutes: null, weights: [102.5] }]);
    await expectAccessible(page);
  });

  await test.step("the tab is killed in the middle of a set: the clock, the rest and what was typed go on", async () => {
    await weight(2).fill("105");
    await expect.poll(() => storedOnDevice(page, "drafts")).toContain('"105"');
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
    await page.goto("/session-log?view=list");
    await expect(page.getByRole("region", { name: "In progress" })).toContainText("1 set logged");
    await page.getByRole("region", { name: "In progress" }).getByRole("link", { name: "Continue" }).click();
    await openList();
    await expect(weight(2)).toHaveValue("105");
    await expect(done(1)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("timer", { name: "Rest left" }).filter({ visible: true })).toBeVisible();
  });

  await test.step("the network is cut: it is told what waits, and another device goes on meanwhile", async () => {
    await context.setOffline(true);
    await done(2).click();
    await expect(page.getByText("Saved on this device, waiting to be sent")).toBeVisible();
    await expect.poll(() => storedOnDevice(page, "outbox")).toContain(":105");
    await device
      .rpc("store_performed_session", {
        session: { id: crypto.randomUUID(), source: "logged_session", logged_session_id, in_progress: true },
        sets: [{ ...before, id: theirs, set_index: 2, weight_kg: 110 }],
      })
      .throwOnError();
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    await page.goto("/dashboard");
    await expect.poll(ledger).toEqual([{ in_progress: true, duration_minutes: null, weights: [102.5, 105, 110] }]);
  });

  // Sent back, a set would be stored again after the other device has removed it.
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/rpc/store_performed_session") && sent.push(request.postData() ?? ""));

  await test.step("the set of the other device is there, and that both logged it is shown", async () => {
    await page.goto(`/session-log/own/${logged_session_id}`);
    await expect(page.getByText("3 sets logged.")).toBeVisible();
    const elsewhere = page.getByRole("region", { name: "From another device" });
    await expect(elsewhere.getByRole("alert")).toHaveText(/Back squat, set 2 was logged on two devices/);
    await expectAccessible(page);
    await elsewhere.getByRole("button", { name: "Keep both" }).click();
    await expect(elsewhere).toHaveCount(0);
  });

  await test.step("while it is open here, another device adds a set and takes it out again", async () => {
    const set = { id: crypto.randomUUID(), exercise_name: "Pull-up", exercise_index: 2, set_index: 1, metric: "reps", reps: 8 };
    const session = { id: crypto.randomUUID(), source: "logged_session", logged_session_id, in_progress: true };
    const elsewhere = page.getByRole("region", { name: "From another device" });
    const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await device.rpc("store_performed_session", { session, sets: [set] }).throwOnError();
    await lookAgain();
    await expect(elsewhere).toContainText("Pull-up, set 1: 8 reps");
    await elsewhere.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("4 sets logged.")).toBeVisible();
    await device.rpc("store_performed_session", { session, sets: [{ id: set.id, removed: true }] }).throwOnError();
    // A look that is still under way may have been answered before.
    await expect(async () => {
      await lookAgain();
      await expect(elsewhere).toContainText("Removed on another device: Pull-up, set 1", { timeout: 2000 });
    }).toPass();
    for (const id of [theirs, set.id]) expect(sent.join()).not.toContain(id);
    await expect(page.getByText("3 sets logged.")).toBeVisible();
  });

  await test.step("a clock with its score; finished", async () => {
    await page.getByRole("button", { name: "Open the clock" }).click();
    await page.getByRole("button", { name: "Start clock" }).click();
    // A clock that is stopped before its first second has not been started.
    await expect(page.getByRole("timer", { name: "Time", exact: true })).toHaveText(/^0:0\d$/);
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.getByRole("group", { name: "Score" }).getByLabel("Time").fill("8:42");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Finish session" }).click();
    await page.getByRole("dialog").getByLabel("Duration").fill("40");
    await page.getByRole("dialog").getByRole("radio", { name: "5 stars" }).click();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Session completed");
    await expect.poll(ledger).toEqual([{ in_progress: false, duration_minutes: 40, weights: [102.5, 105, 110] }]);
    await expect(page.getByRole("region", { name: "In progress" })).toHaveCount(0);
    await expect(page.getByRole("article", { name: "Squats" })).toContainText("40 min, For time 8:42");
  });

  await test.step("the best in it is offered and only then stored", async () => {
    await expect(page.getByText("New best: Back squat 110 kg — save it?")).toBeVisible();
    expect((await device.from("personal_bests").select("id").throwOnError()).data).toEqual([]);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save Back squat 110 kg" }).click();
    await expectToast(page, "Personal Best saved");
    const { data } = await device.from("personal_bests").select("value, unit, performed_set_id").throwOnError();
    expect(data).toEqual([{ value: "110", unit: "kg", performed_set_id: expect.any(String) }]);
  });
});

test("what is refused or cannot be read is told; exercises are added and put in order", ONCE, async ({ page }) => {
  const { device } = await signInAthlete(page);
  await page.goto("/session-log?view=list");
  await page.goto(`/session-log/free/${crypto.randomUUID()}`);
  await page.getByLabel("Add an exercise").fill("farmers");
  await page.getByRole("option", { name: "Farmers carry", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Farmers carry" })).toBeVisible();
  await page.getByLabel("Add an exercise").fill("My own row");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Options for My own row" }).click();
  await page.getByRole("menuitemradio", { name: "Distance and time" }).click();
  await page.getByRole("button", { name: "Options for My own row" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await page.getByLabel("m, set 1").first().fill("500");
  await page.getByLabel("Time, set 1").first().fill("1:42.5");
  const refuse = JSON.stringify({ code: "23514", message: "That cannot be." });
  await page.route("**/rpc/store_performed_session", (route) =>
    route.fulfill({ status: 400, body: refuse, contentType: "application/json" }),
  );
  await page.getByRole("button", { name: "Set 1 of My own row done" }).click();
  await expect(page.getByText("Not saved")).toBeVisible();
  await expect(page.getByText("That cannot be.")).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const { data } = await device.from("performed_sets").select("exercise_name, exercise_index, metres, seconds").throwOnError();
  expect(data).toEqual([{ exercise_name: "My own row", exercise_index: 1, metres: 500, seconds: 102.5 }]);

  await page.route("**/rest/v1/performed_sessions*", (route) => route.abort());
  await page.goto("/session-log?tab=completed");
  await expect(page.getByText("Your sessions could not be loaded")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "No completed sessions" })).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("region", { name: "In progress" })).toHaveCount(0);
  await expect.poll(async () => (await device.from("performed_sessions").select("id").throwOnError()).data).toEqual([]);
});
