import type { Page } from "@playwright/test";
import { makePlan, signInAthlete, type SignedInAthlete } from "./support/athlete.ts";
import { goOffline, goOnline } from "./support/connection.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { ONCE } from "./support/once.ts";

test.use({ ownContext: true });

const REST_SECONDS = 90;
const LIFTS = ["Back squat", "Bench press", "Deadlift", "Barbell row", "Front squat", "Overhead press", "Romanian deadlift"];

/** Three sets of five with a bar of 15 kg. */
function lift(name: string, index: number) {
  return {
    id: `lift-${index}`,
    name,
    sets: 3,
    reps: "5",
    weight: "60 kg",
    rpe: 8,
    restBetweenSets: "1:30",
    load: { kilograms: 60, perHand: false, bar: 15, estimated: false },
    dose: { reps: 5, restSeconds: REST_SECONDS, totalSeconds: 390 },
  };
}

/** Makes a plan and writes these blocks into the session that is next. */
async function nextSession(athlete: SignedInAthlete, blocks: object): Promise<string> {
  const planId = await makePlan(athlete);
  const sessions = athlete.device.from("training_sessions");
  const { data } = await sessions.select("id").eq("plan_id", planId).order("week").order("day").limit(1).single().throwOnError();
  const empty = { warmup: [], skill: [], strength: [], main_workout: [], main_format: null, cooldown: [] };
  await sessions
    .update({ ...empty, ...blocks })
    .eq("id", data.id)
    .throwOnError();
  return data.id;
}

/** Presses like a thumb would and counts. */
function thumb(page: Page) {
  let taps = 0;
  return {
    tap: async (role: "button" | "link", name: string | RegExp) => {
      taps += 1;
      await page.getByRole(role, typeof name === "string" ? { name, exact: true } : { name }).click();
    },
    taps: () => taps,
  };
}

test("a session of 21 sets from the dashboard to the end takes at most 30 taps; nothing is lost on the way", async ({
  quietPage: page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const buzzes: unknown[] = [];
    Object.assign(globalThis, { buzzes });
    Object.defineProperty(navigator, "vibrate", { value: (pattern: unknown) => buzzes.push(pattern) > 0 });
  });
  const athlete = await signInAthlete(page);
  const warmup = [
    { id: "row", name: "Row erg", duration: "5 min", dose: { seconds: 300, totalSeconds: 300 } },
    { id: "ramp", name: "Back squat", sets: 2, reps: "5-3", weight: "15 → 40 kg", dose: { restSeconds: 35, totalSeconds: 90 } },
  ];
  const sessionId = await nextSession(athlete, { warmup, strength: LIFTS.map(lift) });
  const { tap, taps } = thumb(page);
  const rest = page.getByRole("timer", { name: "Rest left" });
  const logNext = async () => {
    await page.clock.fastForward(REST_SECONDS * 1000);
    await tap("button", /^Log set \d$/);
  };
  const stored = async () => {
    const { data } = await athlete.device
      .from("performed_sessions")
      .select("in_progress, session_rpe, performed_sets(weight_kg, rpe)")
      .eq("training_session_id", sessionId)
      .maybeSingle()
      .throwOnError();
    return data;
  };

  await test.step("two taps to the first logged load, on the athlete's own bar", async () => {
    await page.goto("/dashboard");
    await tap("link", "Start Workout");
    await expect(page).toHaveURL(/\/train\/plan\//);
    await expect(page.getByRole("button", { name: /^Back squat, build-up 1/ })).toContainText("40.0");
    await expectAccessible(page);
    await tap("button", /^Log set 1/);
    await expect(page.getByText("Set 1 logged")).toBeVisible();
    expect(taps()).toBe(2);
    await expect(rest).toHaveText("1:30");
    await expect(page.getByText("Bar stays as it is")).toBeVisible();
    await expectAccessible(page);
    await expect.poll(stored).toMatchObject({ in_progress: true, performed_sets: [{ weight_kg: 60 }] });
  });

  await test.step("reps left are rated while resting; another load stays for the sets after it", async () => {
    await tap("button", "2");
    await page.clock.fastForward(REST_SECONDS * 1000);
    await expect(page.getByRole("img", { name: "20 + 2.5 on each side of a 15 kg bar" })).toBeVisible();
    await expectAccessible(page);
    await tap("button", "+2.5 kg");
    await tap("button", "Log set 2");
    await page.clock.fastForward(REST_SECONDS * 1000);
    await expect(page.getByRole("button", { name: "Load 62.5 kg, change it" })).toBeVisible();
  });

  await test.step("put aside it is one tap away; a reload and a lost connection lose nothing", async () => {
    await tap("link", "Minimize session");
    await expect(page.getByRole("link", { name: "Start Workout" })).not.toHaveClass(/bg-ember/);
    await tap("link", /^Continue set 3/);
    await goOffline(page);
    await tap("button", "Log set 3");
    await expect(page.getByText("You are offline.")).toBeVisible();
    await goOnline(page);
    await page.reload();
    await expect(rest).toBeVisible();
    await expect.poll(async () => (await stored())?.performed_sets.length).toBe(3);
  });

  await test.step("the other eighteen, and the end", async () => {
    for (let set = 4; set <= 21; set++) await logNext();
    await expect(page.getByRole("heading", { name: "How hard was it?" })).toBeVisible();
    await expectAccessible(page);
    await tap("button", "Effort 8 of 10");
    await tap("button", "Save and finish");
    await expect(page.getByRole("region", { name: "Session summary" })).toContainText("21");
    await expectAccessible(page);
    await tap("link", "Done");
    await expect(page).toHaveURL(/\/dashboard$/);
    console.log(`A session of 21 sets: ${taps()} taps.`);
    expect(taps()).toBeLessThanOrEqual(30);
  });

  const session = await stored();
  expect(session).toMatchObject({ in_progress: false, session_rpe: 8 });
  expect(session?.performed_sets.map(({ weight_kg }) => Number(weight_kg)).toSorted((a, b) => b - a)).toEqual([
    62.5,
    62.5,
    ...Array<number>(19).fill(60),
  ]);
  expect(session?.performed_sets.filter(({ rpe }) => rpe === 8)).toHaveLength(1);
  expect(await page.evaluate(() => (globalThis as unknown as { buzzes: unknown[] }).buzzes.length)).toBeGreaterThan(18);
});

test("a hold of each side, laps, rounds with their clock, pain and a swap", ONCE, async ({ quietPage: page }) => {
  await page.clock.install();
  const athlete = await signInAthlete(page);
  const sessionId = await nextSession(athlete, {
    strength: [
      { ...lift("Back squat", 1), sets: 2, substitutions: ["Leg press"] },
      { id: "plank", name: "Side plank", sets: 1, duration: "40 s each side", dose: { seconds: 80, totalSeconds: 90 } },
    ],
    main_workout: [
      { id: "thruster", name: "Dumbbell thruster", sets: 2, reps: "9", dose: { reps: 9, totalSeconds: 60 } },
      { id: "burpee", name: "Burpee", sets: 2, reps: "12", dose: { reps: 12, totalSeconds: 60 } },
      {
        id: "run",
        name: "Easy run",
        distance: "2 km",
        pace: { zone: "easy", fastest: 300, slowest: 330, per: "km", estimated: false },
        dose: { seconds: 640, metres: 2050, totalSeconds: 640 },
      },
    ],
    main_format: { kind: "for-time", label: "2 rounds for time", rounds: 2, capMinutes: 10, target: "6:00" },
  });
  const press = (name: string | RegExp) => page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }).click();
  await page.goto(`/train/plan/${sessionId}`);

  await test.step("pain takes a tenth off the bar and goes into the notes; a swap keeps what was logged", async () => {
    await press("It hurts");
    await press("Knee");
    await press("Left");
    await press("4 Sore");
    await expectAccessible(page);
    await press("Use 52.5 kg");
    await press("Log set 1");
    await press(/^Start set 2/);
    await press("Swap");
    await expectAccessible(page);
    await press("Swap to leg press");
    await expect(page.getByRole("heading", { name: "Leg press" })).toBeVisible();
    await press("Log set 1");
    await page.getByRole("dialog").getByLabel("kg").fill("120");
    await press("Use 120.0 kg");
    await press("Log set 1");
    await page.clock.fastForward(REST_SECONDS * 1000);
  });

  await test.step("a hold counts both sides and logs one", async () => {
    await press("Start");
    await expect(page.getByText("Get ready")).toBeVisible();
    await page.clock.fastForward(91_000);
  });

  await test.step("rounds by the clock, then a distance with its lap", async () => {
    await expectAccessible(page);
    await press("Start clock");
    await page.clock.fastForward(10_000);
    await press("Round 1 done");
    await page.clock.fastForward(200_000);
    await press("Round 2 done");
    await expect(page.getByRole("img", { name: "Planned time 10:00 to 11:00" })).toBeVisible();
    await expectAccessible(page);
    await press("Start");
    await page.clock.fastForward(630_000);
    await press("Lap");
    await press("Save and finish");
    await expect(page.getByRole("link", { name: "Fix a set" })).toBeVisible();
  });

  const { data } = await athlete.device
    .from("performed_sessions")
    .select("notes, score_format, score_seconds, performed_sets(exercise_name, weight_kg, reps, seconds, metres)")
    .eq("training_session_id", sessionId)
    .single()
    .throwOnError();
  expect(data.notes).toBe("Left knee hurt, 4 of 10, during Back squat.");
  expect(data.score_format).toBe("for-time");
  expect(data.score_seconds).toBeGreaterThanOrEqual(200);
  const of = (name: string) => data.performed_sets.filter(({ exercise_name }) => exercise_name === name);
  expect(of("Back squat")).toMatchObject([{ weight_kg: 52.5 }]);
  expect(of("Leg press")).toMatchObject([{ weight_kg: 120, reps: 5 }]);
  expect(of("Side plank")).toMatchObject([{ seconds: 40 }]);
  expect(of("Burpee")).toMatchObject([{ reps: 12 }, { reps: 12 }]);
  expect(of("Easy run")).toMatchObject([{ metres: 2000 }]);
  expect(of("Easy run")[0]?.seconds).toBeGreaterThanOrEqual(630);
});
