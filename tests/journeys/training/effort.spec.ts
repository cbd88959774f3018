import { makePlan, record, signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE, PHONE } from "../support/once.ts";

test.use({ ownContext: true });

test("what a set was like changes the next ones, and pain leads to the plan", ONCE, async ({ quietPage: page }) => {
  await page.clock.install();
  const athlete = await signInAthlete(page);
  await record(athlete, "strength", { back_squat: 130, bench_press: 95, deadlift: 160 });
  const planId = await makePlan(athlete);
  const sessions = () => athlete.device.from("training_sessions");
  const { data } = await sessions().select("id").eq("plan_id", planId).order("week").order("day").limit(1).throwOnError();
  const id = data[0]?.id ?? "";
  const load = (kilograms: number, more: object = {}) => ({ kilograms, perHand: false, bar: 20, estimated: false, ...more });
  const line = (name: string, kilograms: number, more: object = {}) => ({
    id: name,
    name,
    sets: 2,
    reps: "6",
    weight: `${kilograms} kg`,
    rpe: 7.5,
    load: load(kilograms),
    dose: { reps: 6, restSeconds: 90, totalSeconds: 300 },
    ...more,
  });
  const strength = [
    line("Back squat", 100, { notes: "One RPE point harder than planned: take 2.5–5 % off the next set. One point easier: add 2.5 %." }),
    line("Bench press", 67.5, { notes: "First 5 × 27.5 and 3 × 47.5 kg." }),
    line("Chest-supported row", 17.5, {
      reps: "12",
      load: { kilograms: 17.5, perHand: true, estimated: false },
      dose: { reps: 12, restSeconds: 75, totalSeconds: 300 },
    }),
  ];
  const warmup = [{ id: "row", name: "Row erg", duration: "5 min", dose: { seconds: 300, totalSeconds: 300 } }];
  await sessions().update({ warmup, skill: [], strength, main_workout: [], main_format: null, cooldown: [] }).eq("id", id).throwOnError();
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  await page.setViewportSize(PHONE);
  await page.goto(`/train/plan/${id}`);
  await press("Skip warm-up");
  await press(/^Log set 1/);
  await page.getByRole("button", { name: "1", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "easier" })).toBeVisible();
  await expectAccessible(page);
  await press("Start set 2");
  await expect(page.getByRole("button", { name: "Weight 95.0 kg, change it" })).toBeVisible();
  await press("Log set 2");
  await press(/^Start/);
  await expect(page.getByText("Bench press, warm-up 1").first()).toBeVisible();
  await press("Done");
  await press("Done");
  await press("Log set 1");
  await press("Start set 2");
  await press("It hurts");
  await page.getByRole("button", { name: "Left calf" }).first().click();
  await press("2 Niggle");
  await press("Keep going as planned");
  await press("Log set 2");
  await press(/^Start/);
  await press("Swap");
  await page.getByLabel("Search all exercises").fill("step");
  await expect(page.getByText("Choose an exercise")).toBeVisible();
  await page.getByLabel("Search all exercises").fill("Pallof press");
  await page.keyboard.press("Escape");
  await press("Swap to Pallof press");
  await press("Log set 1");
  await press("Start set 2");
  await press("Log set 2");
  await press("Effort 7 of 10");
  await press("Save and finish");
  await expect(page.getByText("Session completed")).toBeVisible();
  await expect(page.getByText(/Bench press 67.5/)).toHaveCount(0);
  await page.getByRole("link", { name: "See what changes" }).click();
  await expect(page.getByRole("dialog").getByLabel("What hurts")).toHaveValue(/Left calf hurt, 2\/10, during Bench press/);
  await page.keyboard.press("Escape");
  await athlete.device
    .from("personal_bests")
    .insert({ category: "strength", exercise_name: "Bench Press", value: "67.5", unit: "kg", date: "2026-01-05" })
    .throwOnError();
  await page.goto("/personal-bests");
  await expect(page.getByText("from your profile").first()).toBeVisible();
});
