import { makePlan, record, signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

const body = { gender: "male", body_weight_kg: 80, training_level: "intermediate", primary_focus: "strength" };

test("numbers say what they set, the level, the weak link, paces and power", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page, body);
  await record(athlete, "strength", { back_squat: 140, deadlift: 170, overhead_press: 40 });
  await record(athlete, "conditioning", { run_5k: "22:30", run_10k: "47:00", ftp_20min: 240 });
  await makePlan(athlete);
  await page.goto("/profile");
  const squat = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Back squat" }) });
  await expect(squat).toContainText(/Used (this week|on \w{3} \d+ \w+): Back squat .+\skg/);
  // The level of all lifts stands beside them; a lift says its own where it differs.
  await expect(squat).not.toContainText("level");
  const snatch = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Snatch" }) });
  await expect(snatch).toContainText(/Estimated \d+\.\d kg, from your back squat/);
  const said = page.getByRole("complementary", { name: "What your numbers say" });
  await expect(said.first()).toContainText("Strength level");
  await expect(said.first()).toContainText(/Your weak link\s*Overhead press/i);
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Conditioning" }).click();
  await expect(said.filter({ hasText: "VDOT" })).toContainText("VDOT comes from your 5 km and 10 km times");
  await expect(said.filter({ hasText: "VDOT" })).toContainText(/Threshold power \(FTP\), estimated\s*228/);
  await expectAccessible(page);
});

test("new numbers show what they change in the plan; refused first, accepted later", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page, body);
  await record(athlete, "strength", { back_squat: 140, deadlift: 170, overhead_press: 60 });
  await makePlan(athlete);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Strength benchmarks" })).toBeVisible();
  await expect(page.getByText("Your new numbers affect")).toBeHidden();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Back squat").fill("160");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/Your new numbers affect \d+ sessions in your plan/)).toBeVisible();
  await page.getByRole("button", { name: "See what changes" }).click();
  const dialog = page.getByRole("dialog", { name: "What changes in your plan" });
  await expect(dialog).toContainText("Because your new back squat of 160 kg sets the numbers.");
  // Not the first one on every day of the week.
  await expect(
    dialog
      .getByRole("listitem")
      .filter({ hasText: /Back squat .+\skg.*Back squat .+\skg/s })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep my plan" }).click();
  await expect(page.getByText("Your plan still uses your old numbers.")).toBeVisible();
  const layers = async () => (await athlete.device.from("plan_adjustments").select("reason,undone_at")).data;
  expect(await layers()).toEqual([]);
  await page.reload();
  await expect(page.getByText("Your plan still uses your old numbers.")).toBeVisible();
  await page.getByRole("button", { name: "See what changes" }).click();
  await dialog.getByRole("button", { name: /^Accept \d+ changes$/ }).click();
  await expect(page.getByText("Training Plan Adjusted").first()).toBeVisible();
  await expect(page.getByText("Your plan still uses your old numbers.")).toBeHidden();
  expect(await layers()).toEqual([{ reason: "benchmark", undone_at: null }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Change undone").first()).toBeVisible();
  await expect(page.getByText("Your plan still uses your old numbers.")).toBeVisible();
  expect(await layers()).toEqual([{ reason: "benchmark", undone_at: expect.any(String) }]);

  await athlete.device.rpc("save_context", { context: { injuries: "Chest pain when I run hard" } }).throwOnError();
  await page.reload();
  const referral = page.getByRole("alert").filter({ hasText: "Please stop and see a professional" });
  await expect(referral).toContainText("Stop. This can be an emergency: “Chest pain when I run hard”. Call your emergency number now");
  await expect(referral).not.toContainText("**");
  await expectAccessible(page);
});

test("a personal best that beats a benchmark is offered, and taken over", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page, body);
  await record(athlete, "strength", { back_squat: 140, deadlift: 170 });
  const best = {
    category: "strength",
    exercise_name: "Back Squat",
    value: "147.5",
    unit: "kg",
    date: new Date().toISOString().slice(0, 10),
  };
  await athlete.device
    .from("personal_bests")
    .insert({ user_id: athlete.userId, ...best })
    .throwOnError();
  await page.goto("/profile");
  await expect(page.getByText(/Your personal best of 147\.5 kg \(Back Squat, .+\) beats your benchmark\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use as benchmark: Back squat" }).click();
  await expect(page.getByText("Strength Benchmarks Updated").first()).toBeVisible();
  await expect(page.getByText("+7.5").filter({ visible: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /Use as benchmark/ })).toBeHidden();
});
