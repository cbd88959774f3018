import type { Locator, Page } from "@playwright/test";
import { addDays } from "@ironpace/training";
import { openDashboard } from "../support/accounts.ts";
import { signInAthlete, type SignedInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { expectToastInside } from "../support/toast.ts";

test("a card stores a logged set, shows it before and after, and takes it back; another is rejected", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  await openDashboard(page);
  await page.getByRole("button", { name: "Ask AI Coach" }).click();
  const dialog = page.getByRole("dialog", { name: "AI Coach Assistant" });
  const field = dialog.getByLabel("Message to coach");
  await field.fill("log bench 60kg x 8");
  await field.press("Enter");
  const card = dialog.getByRole("region", { name: "Proposal: Log bench press" });
  await expect(card).toContainText("1 × 8 at 60 kg");
  await expectAccessible(page);
  expect((await athlete.device.from("performed_sets").select("id").throwOnError()).data).toEqual([]);
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(card.getByRole("status")).toHaveText("Saved.");
  const { data } = await athlete.device.from("performed_sets").select("exercise_name, weight_kg, reps").throwOnError();
  expect(data).toEqual([{ exercise_name: "Bench press", weight_kg: 60, reps: 8 }]);
  await expectAccessible(page);
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByRole("status")).toHaveText("Undone. Everything is as it was.");
  expect((await athlete.device.from("performed_sets").select("id").throwOnError()).data).toEqual([]);

  await field.fill("set a goal to deadlift 150 kg by june");
  await field.press("Enter");
  const goal = dialog.getByRole("region", { name: "Proposal: Goal: Deadlift 150 kg" });
  await goal.getByRole("button", { name: "Reject" }).click();
  await expect(goal.getByRole("status")).toHaveText("Rejected. Nothing was saved.");
  expect((await athlete.device.from("goals").select("id").throwOnError()).data).toEqual([]);

  // Two cards of one answer are decided each for itself.
  await field.fill("log bench 60kg x 5 and set a goal to deadlift 160 kg by june");
  await field.press("Enter");
  const second = dialog.getByRole("region", { name: "Proposal: Goal: Deadlift 160 kg" });
  await second.getByRole("button", { name: "Accept" }).click();
  await expect(second.getByRole("status")).toHaveText("Saved.");
  const first = dialog.getByRole("region", { name: "Proposal: Log bench press" }).last();
  await first.getByRole("button", { name: "Reject" }).click();
  await expect(first.getByRole("status")).toHaveText("Rejected. Nothing was saved.");
  await expect(second.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect
    .poll(async () => (await athlete.device.from("coach_messages").select("outcomes").order("id", { ascending: false }).limit(1)).data)
    .toEqual([{ outcomes: [{ decision: "rejected" }, expect.objectContaining({ decision: "accepted" })] }]);
});

test("a card moves an own workout to another day and back", async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  const today = new Date().toISOString().slice(0, 10);
  const [entered, wished] = [addDays(today, 3), addDays(today, 4)];
  const weekday = new Date(`${wished}T12:00Z`).toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });
  const { data: rows } = await athlete.device
    .from("workouts")
    .insert({ user_id: athlete.userId, title: "Easy ride", date: entered, duration: 60 })
    .select("id")
    .throwOnError();
  expect(rows).toHaveLength(1);
  const dates = async () => (await athlete.device.from("workouts").select("title, date, duration").throwOnError()).data;
  await openDashboard(page);
  await page.getByRole("button", { name: "Ask AI Coach" }).click();
  const dialog = page.getByRole("dialog", { name: "AI Coach Assistant" });
  const field = dialog.getByLabel("Message to coach");
  await field.fill(`move my easy ride to ${weekday}`);
  await field.press("Enter");
  const card = dialog.getByRole("region", { name: /^Proposal: Easy ride to / });
  await expectAccessible(page);
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(card.getByRole("status")).toHaveText("Saved.");
  expect(await dates()).toEqual([{ title: "Easy ride", date: wished, duration: 60 }]);
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByRole("status")).toHaveText("Undone. Everything is as it was.");
  expect(await dates()).toEqual([{ title: "Easy ride", date: entered, duration: 60 }]);
});

test("a card deletes one logged training; taken back later, all that hung on it is back", async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  const today = new Date().toISOString().slice(0, 10);
  const [done, entered] = [addDays(today, -2), addDays(today, -1)];
  await logBenchmark(athlete, done, entered);
  const run = { id: crypto.randomUUID(), source: "free", title: "Easy run", performed_at: `${done}T07:00:00Z`, duration_minutes: 40 };
  const laps = Array.from({ length: 400 }, (_, lap) => ({
    id: crypto.randomUUID(),
    exercise_name: "Run",
    metric: "distance",
    metres: 20,
    exercise_index: 1 + Math.floor(lap / 200),
    set_index: 1 + (lap % 200),
  }));
  await athlete.device.rpc("store_performed_session", { session: run, sets: laps }).throwOnError();
  const before = await storedWork(athlete);
  const day = new Date(`${done}T12:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
  const dialog = await askCoach(page, `delete the cindy of ${day}`);
  const card = dialog.getByRole("region", { name: /^Proposal: Delete Cindy/ });
  await expectAccessible(page);
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(card.getByRole("status")).toHaveText("Saved.");
  const entries = page.getByRole("article");
  await page.goto("/session-log?view=list");
  await page.getByRole("tab", { name: "Completed" }).click();
  await expect(entries.filter({ hasText: "Easy run" })).toBeVisible();
  await expect(entries.filter({ hasText: "Cindy" })).toBeHidden();

  await openLastConversation(page);
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByRole("status")).toHaveText("Undone. Everything is as it was.");
  expect(await storedWork(athlete)).toEqual(before);
  await page.goto("/session-log?view=list");
  await page.getByRole("tab", { name: "Completed" }).click();
  await expect(entries.filter({ hasText: "Cindy" })).toBeVisible();

  // With more sets than the answer can keep for an undo, the training stays.
  const again = await askCoach(page, `delete the easy run of ${day}`);
  const long = again.getByRole("region", { name: /^Proposal: Delete Easy run/ });
  await long.getByRole("button", { name: "Accept" }).click();
  await expectToastInside(again, "The change could not be saved");
  await expect(again).toContainText("This session is too long to undo from here. Delete it in your Session Log.");
  expect(await storedWork(athlete)).toEqual(before);
});

test("a card corrects place and time of a past race, and puts both back", async ({ quietPage: page }) => {
  const { device, userId } = await signInAthlete(page);
  const date = addDays(new Date().toISOString().slice(0, 10), -30);
  const race = {
    user_id: userId,
    name: "Hyrox Hamburg",
    location: "Hamburg",
    date,
    result: "1:27:41",
    place: 64,
    target_result: "sub 1:25",
  };
  await device.from("competitions").insert(race, { defaultToNull: false }).throwOnError();
  const stored = async () => {
    const { data } = await device.from("competitions").select("name, date, result, place, target_result").throwOnError();
    const { data: results } = await device.from("competition_benchmarks").select("competition_name, result, place").throwOnError();
    return { data, results };
  };
  const before = await stored();
  const dialog = await askCoach(page, "my hamburg result is wrong, it was 1:27:14 and i was 46th");
  const card = dialog.getByRole("region", { name: /^Proposal: Hyrox Hamburg: / });
  await expect(card).toContainText("1:27:41");
  await expectAccessible(page);
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(card.getByRole("status")).toHaveText("Saved.");
  const past = page.getByRole("article", { name: "Hyrox Hamburg" });
  await page.goto("/competitions");
  await page.getByRole("tab", { name: "Past" }).click();
  await expect(past).toContainText("1:27:14");
  await expect(past).toContainText("46th place");

  await openLastConversation(page);
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByRole("status")).toHaveText("Undone. Everything is as it was.");
  expect(await stored()).toEqual(before);
  await page.goto("/competitions");
  await page.getByRole("tab", { name: "Past" }).click();
  await expect(past).toContainText("1:27:41");
  await expect(past).toContainText("64th place");
});

async function askCoach(page: Page, question: string): Promise<Locator> {
  await openDashboard(page);
  await page.getByRole("button", { name: "Ask AI Coach" }).click();
  const dialog = page.getByRole("dialog", { name: "AI Coach Assistant" });
  const field = dialog.getByLabel("Message to coach");
  await field.fill(question);
  await field.press("Enter");
  return dialog;
}

/** As on another day: from what is stored. */
async function openLastConversation(page: Page): Promise<void> {
  await openDashboard(page);
  await page.getByRole("button", { name: "Ask AI Coach" }).click();
  const dialog = page.getByRole("dialog", { name: "AI Coach Assistant" });
  await dialog.getByRole("button", { name: "Earlier conversations" }).click();
  await dialog.getByRole("listitem").getByRole("button").first().click();
}

/** A training with everything that can hang on one: sets, score, the entry of the log, the file it came with, and a personal best. */
async function logBenchmark({ device, userId }: SignedInAthlete, done: string, entered: string): Promise<void> {
  const [id, set, logged_session_id] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const session = {
    id,
    source: "logged_session",
    logged_session_id,
    title: "Cindy",
    notes: "Hot hall",
    rating: 4,
    session_rpe: 8.5,
    duration_minutes: 26,
    performed_at: `${done}T23:30:00Z`,
    day: entered,
    score_format: "amrap",
    score_rounds: 17,
    score_reps: 4,
    score_seconds: 1200,
    score_scale: "scaled",
  };
  const squats = { exercise_name: "Goblet squat", metric: "weight_reps", weight_kg: 20.5, reps: 12, entered_unit: "lb" };
  const sets = [
    { id: set, exercise_name: "Pull-up", exercise_index: 1, set_index: 1, metric: "reps", reps: 89, rpe: 8 },
    { ...squats, id: crypto.randomUUID(), exercise_index: 2, set_index: 1, set_type: "drop", completed: false },
  ];
  await device.rpc("store_performed_session", { session, sets }).throwOnError();
  const { data: file } = await device
    .from("imports")
    .insert({ file_name: "strong.csv", format: "strong", sessions: 1, sets: 2 })
    .select("id")
    .single()
    .throwOnError();
  await device.from("performed_sessions").update({ idempotency_key: "cindy-1", import_id: file.id }).eq("id", id).throwOnError();
  const exercises = [{ name: "Pull-up", sets: 1, reps: 89 }];
  const completed_at = `${entered}T00:10:00+00:00`;
  await device.from("logged_sessions").update({ exercises, completed_at }).eq("id", logged_session_id).throwOnError();
  const best = { exercise_name: "Pull-up", category: "gymnastics", metric: "reps", direction: "higher", value: "89", unit: "reps" };
  const row = { ...best, user_id: userId, date: done, performed_set_id: set };
  await device.from("personal_bests").insert(row, { defaultToNull: false }).throwOnError();
}

/** All that is stored of the trainings, apart from when their rows were last written and their sets sent. */
async function storedWork({ device }: SignedInAthlete) {
  const { data: sessions } = await device
    .from("performed_sessions")
    .select("*, performed_sets(*), logged_sessions(*)")
    .order("performed_at")
    .order("id", { referencedTable: "performed_sets" })
    .throwOnError();
  const { data: bests } = await device.from("personal_bests").select("exercise_name, value, date, performed_set_id").throwOnError();
  return {
    bests,
    sessions: sessions.map(({ logged_sessions: entry, performed_sets: sets, ...row }) => ({
      row: unstamped(row),
      entry: entry && unstamped(entry),
      sets: sets.map((set: Stamped) => ({ ...unstamped(set), created_at: undefined })),
    })),
  };
}

interface Stamped {
  readonly updated_at: string;
}

function unstamped<Row extends Stamped>({ updated_at: _, ...row }: Row) {
  return row;
}
