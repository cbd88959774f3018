import { addDays } from "@ironpace/training";
import { openDashboard } from "../support/accounts.ts";
import { signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

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
  await expect(card.getByRole("status")).toHaveText("Accepted and stored.");
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
  await expect(goal.getByRole("status")).toHaveText("Rejected. Nothing was stored.");
  expect((await athlete.device.from("goals").select("id").throwOnError()).data).toEqual([]);

  // Two cards of one answer are decided each for itself.
  await field.fill("log bench 60kg x 5 and set a goal to deadlift 160 kg by june");
  await field.press("Enter");
  const second = dialog.getByRole("region", { name: "Proposal: Goal: Deadlift 160 kg" });
  await second.getByRole("button", { name: "Accept" }).click();
  await expect(second.getByRole("status")).toHaveText("Accepted and stored.");
  const first = dialog.getByRole("region", { name: "Proposal: Log bench press" }).last();
  await first.getByRole("button", { name: "Reject" }).click();
  await expect(first.getByRole("status")).toHaveText("Rejected. Nothing was stored.");
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
  await expect(card.getByRole("status")).toHaveText("Accepted and stored.");
  expect(await dates()).toEqual([{ title: "Easy ride", date: wished, duration: 60 }]);
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByRole("status")).toHaveText("Undone. Everything is as it was.");
  expect(await dates()).toEqual([{ title: "Easy ride", date: entered, duration: 60 }]);
});
