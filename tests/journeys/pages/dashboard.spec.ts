import { isReviewTime, parseDay } from "@ironpace/training";
import { openDashboard } from "../support/accounts.ts";
import { makePlan, signInAthlete, type SignedInAthlete } from "../support/athlete.ts";
import { dataRequests } from "../support/data-requests.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { nothingKept } from "../support/empty-device.ts";

const DAY = 86_400_000;

/**
 * How many requests for data a first visit of a page may make: one for the frame and at most two for the page, and what is read ahead at rest. The checks
 * of the session and of the notes are no data. Raise a number only with a reason in the commit.
 */
const MAX_REQUESTS = {
  // The last one reads ahead for the session that is next. The review of the week, from Sunday evening to Wednesday, asks what has moved.
  "/dashboard": isReviewNow() ? 4 : 3,
  "/training-plans": 3,
  "/session-log": 3,
  "/goals": 2,
  "/competitions": 2,
  "/personal-bests": 3,
  "/workouts": 3,
  // Of the exercises in the plan by name, which are known when the plan is read.
  "/exercises": 4,
  "/library": 3,
  "/profile": 3,
  "/settings": 1,
} as const;

/** They ask whether something still holds. */
const CHECKS = /\/(auth\/v1|functions\/v1\/check-notes)/;

function isReviewNow(): boolean {
  const now = new Date();
  const today = parseDay(now.toISOString().slice(0, 10));
  return today !== undefined && isReviewTime(today, now.getHours());
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const dayOf = (time: Date) => time.toISOString().slice(0, 10);

test("the dashboard leads a beginner on, and sums up what an athlete did", async ({ quietPage: page, isMobile }) => {
  const athlete = await signInAthlete(page);
  await openDashboard(page);
  const overview = page.getByRole("tabpanel", { name: "Overview" });

  await test.step("nothing yet: every part says what comes next", async () => {
    await expect(page.getByRole("link", { name: "Browse Plans" })).toHaveAttribute("href", "/training-plans");
    await expect(overview.getByRole("link", { name: "Set one" })).toHaveAttribute("href", "/goals");
    await expect(overview.getByRole("link", { name: "Add one" })).toHaveAttribute("href", "/competitions");
    await expect(overview).toContainText("Starts with your first workout");
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Fitness" }).click();
    await expect(page.getByRole("tabpanel", { name: "Fitness" })).toContainText("Finish a session and rate how hard it was");
    await page.getByRole("tab", { name: "Activity" }).click();
    await expect(page.getByRole("heading", { name: "No activity yet" })).toBeVisible();
  });

  await makePlan(athlete);
  const workouts = [0, 7, 14, 14, 14, 14, 14, 14, 14, 14];
  await trained(athlete, workouts);

  await test.step("the block, the next session, goal and race, this month, and where it has led", async () => {
    await page.goto("/dashboard");
    const start = page.getByRole("link", { name: "Start Workout" });
    await expect(start).toHaveAttribute("href", /\/training-plans\?planId=.+&sessionId=/);
    await expect(start).toBeInViewport({ ratio: 1 });
    const { y, height } = (await start.boundingBox()) ?? { y: 0, height: 0 };
    if (isMobile) expect(y + height).toBeLessThan(500);
    const { data: planned } = await athlete.device.from("training_sessions").select("scheduled_date").order("scheduled_date");
    const first = planned?.[0]?.scheduled_date;
    const heading =
      first === dayOf(daysAgo(0)) ? "Today’s Workout" : first === dayOf(daysAgo(-1)) ? "Next workout, tomorrow" : /^Next workout, /;
    await expect(page.getByText(heading)).toBeVisible();
    await expect(page.getByRole("region", { name: "This week" }).getByRole("listitem").first()).toBeVisible();
    await expect(overview.getByRole("article").filter({ hasText: "Run 20 km" })).toContainText("5of 20 km");
    await expect(overview.getByRole("article").filter({ hasText: "Hyrox Berlin" })).toContainText("30days to");
    const month = dayOf(daysAgo(0)).slice(0, 7);
    const thisMonth = workouts.filter((days) => dayOf(daysAgo(days)).startsWith(month)).length;
    const stats = overview.getByRole("region", { name: "This month" });
    await expect(stats).toContainText(`Workouts Completed${thisMonth}this month`);
    await expect(stats).toContainText("Current Streak3weeks");
    await expect(stats).toContainText("Latest best");
    await expect(stats).toContainText("112.5kg");
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Fitness" }).click();
    const fitness = page.getByRole("region", { name: "Fitness and fatigue" });
    await expect(fitness.getByRole("figure", { name: /^Fitness and fatigue from .* Iron fitness \d+, pace fitness \d+/ })).toBeVisible();
    await expect(fitness.getByRole("figure", { name: /^Planned and done: week 1 iron/ })).toBeVisible();
    const day = fitness.getByRole("slider", { name: "Day" }).first();
    await day.focus();
    const before = (await day.getAttribute("aria-valuetext")) ?? "";
    await page.keyboard.press("ArrowRight");
    await expect(day).toHaveAttribute("aria-valuetext", /, planned\. Iron: fitness \d+, fatigue \d+, form /);
    await page.keyboard.press("ArrowLeft");
    await expect(day).toHaveAttribute("aria-valuetext", before);
    await fitness.getByRole("radio", { name: "None", exact: true }).click();
    await fitness.getByRole("radio", { name: "All", exact: true }).click();
    await expect(fitness).toContainText("fitness reads too low until your log covers six weeks");
    await expect(fitness).toContainText("Projected");
    await fitness.getByText("The numbers week by week").click();
    await expect(fitness.getByRole("row", { name: /, planned/ }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("today's session stands below one that is still open", async () => {
    const { data: sessions } = await athlete.device.from("training_sessions").select("id, title").order("scheduled_date").limit(2);
    const [open, planned] = sessions ?? [];
    for (const [session, days] of [
      [open, 1],
      [planned, 0],
    ] as const)
      await athlete.device
        .from("training_sessions")
        .update({ scheduled_date: dayOf(daysAgo(days)) })
        .eq("id", session?.id ?? "")
        .throwOnError();
    await page.goto("/dashboard");
    await expect(page.getByText(/^Next workout, overdue since/)).toBeVisible();
    await expect(page.getByText(`Planned for today: ${planned?.title}`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Start today's session instead" })).toHaveAttribute("href", new RegExp(planned?.id ?? "-"));
    await expectAccessible(page);
  });

  if (isMobile) {
    await test.step("the plan begins with its weeks, and this one is on the first screen", async () => {
      await page.goto("/training-plans");
      const week = page.getByRole("heading", { level: 2, name: /^Week \d/ });
      await expect(week).toBeVisible();
      expect((await week.boundingBox())?.y).toBeLessThan(750);
      await page.goto("/dashboard");
    });
  } else {
    await test.step("no page asks for more than its budget", async () => {
      const visits = Object.entries(MAX_REQUESTS).map(async ([path, most]) => {
        const asked = (await dataRequests(page, path)).filter((request) => !CHECKS.test(request));
        return asked.length > most ? [`${path} makes ${asked.length} requests, not ${most}: ${asked.join(", ")}`] : [];
      });
      expect((await Promise.all(visits)).flat()).toEqual([]);
    });
  }

  await test.step("activity: recent first, then all of it", async () => {
    await page.getByRole("tab", { name: "Activity" }).click();
    const list = page.getByRole("region", { name: "Recent activity" });
    await expect(list.getByRole("listitem")).toHaveCount(8);
    await expect(list.getByRole("listitem").filter({ hasText: "Back Squat" })).toContainText("Personal best: 112.5 kg");
    await expectAccessible(page);
    await list.getByRole("button", { name: "View all activity" }).click();
    await expect(list.getByRole("listitem").filter({ hasText: "Level 2" })).toContainText("10 workouts done");
    await expect(list.getByRole("listitem")).toHaveCount(12);
    await page.reload();
    await expect(page.getByRole("tab", { name: "Activity" })).toHaveAttribute("aria-selected", "true");
  });

  await test.step("a part that fails says so, and is tried again; the others stand", async () => {
    await nothingKept(page);
    const load = /\/rpc\/(dashboard|daily_training_load)/;
    await page.route(load, (route) => route.fulfill({ status: 500, json: { code: "XX000", message: "Broken" } }));
    await page.goto("/dashboard?tab=fitness");
    const alert = page.getByRole("alert").filter({ hasText: "Your fitness chart could not be loaded" });
    await expect(alert).toBeVisible();
    await page.getByRole("tab", { name: "Overview" }).click();
    await expect(page.getByRole("link", { name: "Start Workout" })).toBeVisible();
    await page.getByRole("tab", { name: "Fitness" }).click();
    await page.unroute(load);
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("tabpanel", { name: "Fitness" }).getByRole("figure").first()).toBeVisible();
  });
});

test("a bad morning: four taps, an eased session, and back again", async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  const weekday = (new Date().getUTCDay() + 6) % 7;
  const minutes = Array.from({ length: 7 }, (_, day) => ([0, 2, 4].includes((day - weekday + 7) % 7) ? 75 : 0));
  await athlete.device.rpc("save_training_week", { minutes, days_per_week: 3 }).throwOnError();
  await makePlan(athlete, { weeklyAvailability: 3 });
  const planned = await sessionsOf(athlete);
  const checkIn = page.getByRole("region", { name: "Check-in" });
  const answers = ["Poor", "Sore", "A bit", "OK"];

  await test.step("one tap for each question, without a connection too", async () => {
    await openDashboard(page);
    await expect(checkIn).toBeVisible();
    await page.route(/rpc\/save_check_in/, (route) => route.abort());
    for (const name of answers.slice(0, 3)) await checkIn.getByRole("button", { name, exact: true }).first().click();
    await checkIn
      .getByRole("button", { name: answers[3] as string, exact: true })
      .last()
      .click();
    await expect(checkIn).toContainText("Train, but cut the session by a quarter.");
    await expect(checkIn).toContainText("Go online to change your plan.");
    await page.unroute(/rpc\/save_check_in/);
    // Else it is sent after a wait that grows with every try.
    await page.evaluate(() => dispatchEvent(new Event("online")));
  });

  await test.step("the session is eased when the athlete says so, and not before", async () => {
    await expect(checkIn.getByRole("list", { name: "What would change" }).getByRole("listitem")).toHaveCount(1);
    await expectAccessible(page);
    expect(await sessionsOf(athlete)).toEqual(planned);
    await checkIn.getByRole("button", { name: "Make it easier" }).click();
    const undo = checkIn.getByRole("button", { name: "Undo, train as planned" });
    await expect(undo).toBeVisible();
    expect(await sessionsOf(athlete)).not.toEqual(planned);
    await page.reload();
    await undo.click();
    await expect(checkIn.getByRole("button", { name: "Make it easier" })).toBeVisible();
    expect(await sessionsOf(athlete)).toEqual(planned);
  });

  await test.step("kept as planned, and changed on its own page", async () => {
    await checkIn.getByRole("button", { name: "Keep my plan" }).click();
    await expect(checkIn).toContainText("You are keeping today's plan.");
    await checkIn.getByRole("link", { name: "Change" }).click();
    await page.getByLabel("Hours slept").fill("7,5");
    await page.getByRole("group", { name: "Sleep" }).getByRole("button", { name: "Good" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
    await expectAccessible(page);
    // "Saved" may be of the hours: each answer is sent on its own.
    const stored = async () => (await athlete.device.from("check_ins").select("sleep, sleep_hours, soreness").throwOnError()).data;
    await expect.poll(stored).toEqual([{ sleep: 4, sleep_hours: 7.5, soreness: 2 }]);
  });
});

/** What an adjustment changes. */
async function sessionsOf({ device }: SignedInAthlete): Promise<unknown> {
  const columns = "id, title, scheduled_date, duration, strength, skill, main_workout, warmup, cooldown, status";
  return (await device.from("training_sessions").select(columns).order("week").order("day").throwOnError()).data;
}

/** Work on these days before today, a best, a goal that it measures, and a race in thirty days. */
async function trained({ device, userId }: SignedInAthlete, workouts: readonly number[]): Promise<void> {
  const rows = workouts.map((days, index) => ({
    user_id: userId,
    source: "free",
    title: `Threshold run ${index + 1}`,
    performed_at: daysAgo(days).toISOString(),
    duration_minutes: 50,
    session_rpe: 7,
  }));
  const { data } = await device.from("performed_sessions").insert(rows).select("id").throwOnError();
  const set = {
    user_id: userId,
    performed_session_id: data?.[0]?.id,
    exercise_name: "Run",
    set_index: 1,
    metric: "distance",
    metres: 5000,
  };
  await device.from("performed_sets").insert(set).throwOnError();
  const best = { user_id: userId, category: "strength", exercise_name: "Back Squat", value: "112.5", unit: "kg", date: dayOf(daysAgo(0)) };
  await device.from("personal_bests").insert(best).throwOnError();
  const goal = {
    title: "Run 20 km",
    category: "endurance",
    measure: "distance",
    unit: "km",
    target_value: 20,
    due_date: dayOf(daysAgo(-5)),
  };
  await device
    .from("goals")
    .insert({ user_id: userId, start_date: dayOf(daysAgo(20)), ...goal })
    .throwOnError();
  const race = { user_id: userId, name: "Hyrox Berlin", date: dayOf(daysAgo(-30)), location: "Berlin" };
  await device.from("competitions").insert(race).throwOnError();
}
