import { findExercise } from "@ironpace/training";
import { makePlan, signInAthlete } from "../support/athlete.ts";
import { closeWizard, expect, expectAccessible, test } from "../support/journey.ts";
import { stepTitle } from "../support/onboarding.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast } from "../support/toast.ts";

test(
  "personal information: every bad input is told, every good one is stored as its canonical value",
  ONCE,
  async ({ quietPage: page }) => {
    const athlete = await signInAthlete(page);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await expect(page.getByLabel("Age", { exact: true })).toBeFocused();
    const save = () => page.getByRole("button", { name: "Save", exact: true }).first().click();
    for (const [label, text, message] of [
      ["Age", "9", "Between 10 and 110 years"],
      ["Body weight", "light", "Enter a number"],
      ["Training years", "4.5", "Enter a whole number"],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
      await save();
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
    }
    await page.getByLabel("Age", { exact: true }).fill("34");
    await page.getByLabel("Body weight").fill("64,5");
    await page.getByLabel("Training years").fill("5");
    for (const [label, option] of [
      ["Gender", "Prefer not to say"],
      ["Training level", "Competitor"],
      ["Primary focus", "General fitness"],
    ] as const) {
      await page.getByRole("combobox", { name: label }).click();
      await page.getByRole("option", { name: option }).click();
    }
    await save();
    await expect(page.getByText("Profile Updated").first()).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Body weight 64.5 kg");
    // It looks for a free place on a smaller screen only after half a second.
    await dismissToast(page);
    await expectAccessible(page);
    const { data } = await athlete.device.from("athlete_profiles").select().single();
    expect(data).toMatchObject({
      age: 34,
      body_weight_kg: 64.5,
      training_years: 5,
      gender: "undisclosed",
      training_level: "elite",
      primary_focus: "general",
    });
  },
);

test(
  "other equipment, another age and what is disliked show what they change in the plan; what is accepted is in its sessions",
  ONCE,
  async ({ quietPage: page }) => {
    const athlete = await signInAthlete(page, { age: 34 });
    const planId = await makePlan(athlete, { primaryFocus: "hyrox" });
    const work = async () => {
      const { data } = await athlete.device
        .from("training_sessions")
        .select("scheduled_date,strength,skill,main_workout")
        .eq("plan_id", planId);
      const today = new Date().toISOString().slice(0, 10);
      const ahead = (data ?? []).filter(({ scheduled_date }) => String(scheduled_date) >= today);
      return ahead.flatMap(({ strength, skill, main_workout }) => [strength, skill, main_workout].flat() as unknown as { name: string }[]);
    };
    const needs = async () => new Set((await work()).flatMap(({ name }) => findExercise(name)?.equipment ?? []));
    const layers = async () =>
      (await athlete.device.from("plan_adjustments").select("reason").order("revision")).data?.map(({ reason }) => reason);
    const dialog = page.getByRole("dialog", { name: "What changes in your plan" });
    const accept = async (because: RegExp) => {
      await page.getByRole("button", { name: "See what changes" }).click();
      await expect(dialog.getByText(because).first()).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: /^Accept \d+ changes?$/ }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/Your profile changes affect/)).toBeHidden();
    };
    await page.goto("/profile?tab=settings");
    await page
      .getByRole("button", { name: "At home, with some equipment" })
      .or(page.getByRole("radio", { name: "At home, with some equipment" }))
      .click();
    await page.getByRole("checkbox", { name: "Kettlebell" }).check();
    await page.getByRole("button", { name: "Save", exact: true }).last().click();
    await accept(/^Because you now train with kettlebell only\.$/);
    expect([...(await needs())].filter((need) => ["sled", "rower", "ski erg", "barbell", "wall ball"].includes(need))).toEqual([]);

    await page.getByLabel("Age", { exact: true }).fill("67");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await accept(/^Because your age is now 67\.$/);

    await page.getByRole("tab", { name: "Competitions & Goals" }).click();
    await page.getByRole("button", { name: "Edit motivation and training style" }).click();
    await page.getByLabel("What you would rather not do").fill("Burpees, lunges");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await accept(/what you would rather not do has changed/);
    expect((await work()).filter(({ name }) => /burpee|lunge/i.test(name))).toEqual([]);
    expect(await layers()).toEqual(["equipment", "profile", "profile"]);
  },
);

test("pounds come back as they were typed", ONCE, async ({ quietPage: page }) => {
  await signInAthlete(page, { units: "lb" });
  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Back squat").fill("225");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Strength Benchmarks Updated").first()).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByLabel("Back squat")).toHaveValue("225");
});

test("the wizard opens from here", async ({ quietPage: page }) => {
  await signInAthlete(page);
  await page.removeLocatorHandler(closeWizard(page));
  await page.goto("/profile?tab=settings");
  await page.getByRole("button", { name: "Profile Setup Wizard" }).click();
  await expect(stepTitle(page, 0)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(stepTitle(page, 0)).toBeHidden();
  await page.getByRole("tab", { name: "Benchmarks" }).click();
  const completion = page.getByRole("region", { name: "Profile completion" });
  await expect(completion).toContainText("0 of 7 steps");
  await completion.getByRole("button", { name: "Complete Profile" }).click();
  await expect(stepTitle(page, 0)).toBeVisible();
});
