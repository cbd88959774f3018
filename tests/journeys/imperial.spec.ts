import type { Page } from "@playwright/test";
import { makePlan, record, signInAthlete } from "./support/athlete.ts";
import { expect, test } from "./support/journey.ts";
import { ONCE } from "./support/once.ts";

/**
 * A load in kilograms without its pounds beside it, or a pace per kilometre. Official weights of a race are kilograms and say both; distances
 * of races (5 km) and of ergs (500 m) are metric everywhere, and so are the articles of the library.
 */
const METRIC = /\d[\d.,]*\s?kg\b(?! \(\d)|\/\s?km\b/;
const IMPERIAL = /\d\s?lb\b|\/\s?mi\b/;

test("with pounds and miles no page shows kilograms or paces per kilometre", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page, { gender: "male", age: 34, body_weight_kg: 82, units: "lb", distance_units: "mi" });
  const { device, userId } = athlete;
  await record(athlete, "strength", { back_squat: 140, deadlift: 170, overhead_press: 60 });
  await record(athlete, "conditioning", { run_5k: "23:00", row_500m: "1:40" });
  const planId = await makePlan(athlete, { primaryFocus: "hyrox" });
  await device
    .from("personal_bests")
    .insert([
      { user_id: userId, category: "strength", exercise_name: "Back Squat", value: "140", unit: "kg", date: "2026-10-01" },
      { user_id: userId, category: "running", exercise_name: "5km", value: "23:00", unit: "min", date: "2026-10-01" },
    ])
    .throwOnError();
  const { data: races } = await device
    .from("competitions")
    .insert([
      { user_id: userId, name: "Hyrox Hamburg", type: "hyrox", location: "Hamburg", date: "2027-02-06", target_result: "1:20:00" },
      { user_id: userId, name: "Spring Meet", type: "weightlifting", location: "Bremen", date: "2027-04-10" },
      { user_id: userId, name: "City Marathon", type: "running", location: "Kiel", date: "2027-05-09", target_result: "3:45:00" },
    ])
    .select("id")
    .throwOnError();
  const { data: sessions } = await device
    .from("training_sessions")
    .select("id,type,week")
    .eq("plan_id", planId)
    .in("week", [1, 2])
    .throwOnError();
  const ofWeek = (wanted: number) => (sessions ?? []).filter(({ week }) => week === wanted);
  const views = ["week", "month", "year", "list"].map((view) => `/session-log?view=${view}`);
  const ofRaces = (races ?? []).flatMap(({ id }) => [`/competitions/${id}`, `/competitions/${id}/simulator`]);
  const lists = ["/dashboard", "/personal-bests", "/competitions", "/goals", "/workouts", "/training-plans", "/check-in"];
  const profile = ["benchmarks", "injuries", "goals", "settings"].map((tab) => `/profile?tab=${tab}`);
  const others = ["/exercises", "/exercises/Back%20squat", "/settings", "/training-plans?new"];
  const pages = [...lists, ...views, ...ofRaces, ...profile, ...others];
  const ofSession = ofWeek(1).flatMap(({ id }) => [`/training-plans?planId=${planId}&sessionId=${id}`, `/train/plan/${id}`]);
  for (const path of [...pages, ...ofSession]) {
    await page.goto(path);
    await settled(page);
    // The first view of a session is its warm-up.
    const skip = page.getByRole("button", { name: /^Skip / });
    if (path.startsWith("/train/") && (await skip.isVisible())) await skip.click();
    const text = await page.getByRole("main").innerText();
    const found = text.split("\n").filter((line) => METRIC.test(line));
    expect.soft(found, path).toEqual([]);
  }
  // What this device remembers is older than what another one has set.
  await device.from("athlete_profiles").update({ units: "kg", distance_units: "km" }).eq("id", userId).throwOnError();
  const [lifting, other] = [true, false].map((lifts) => ofWeek(2).find(({ type }) => /strength/i.test(type) === lifts));
  for (const { id } of [lifting, other].filter((session) => session !== undefined)) {
    await page.goto(`/train/plan/${id}`);
    await settled(page);
    const skip = page.getByRole("button", { name: /^Skip / });
    if (await skip.isVisible()) await skip.click();
    // The loads around the draft turn as soon as the answer is here.
    await expect.soft(page.getByRole("main"), "units of another device").not.toContainText(IMPERIAL, { useInnerText: true });
  }
});

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}
