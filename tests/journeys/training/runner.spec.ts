import type { Page } from "@playwright/test";
import { makePlan, signInAthlete, type SignedInAthlete } from "../support/athlete.ts";
import { goOffline, goOnline } from "../support/connection.ts";
import { expectAskedAndDiscard } from "../support/discard-question.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

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

/** Makes a plan and writes these blocks into its first sessions, one after the other; their ids. */
async function nextSessions(athlete: SignedInAthlete, ...written: readonly object[]): Promise<readonly string[]> {
  const planId = await makePlan(athlete);
  const sessions = () => athlete.device.from("training_sessions");
  const { data } = await sessions().select("id").eq("plan_id", planId).order("week").order("day").limit(written.length).throwOnError();
  const empty = { warmup: [], skill: [], strength: [], main_workout: [], main_format: null, cooldown: [] };
  await Promise.all(
    data.map(({ id }, index) =>
      sessions()
        .update({ ...empty, ...written[index] })
        .eq("id", id)
        .throwOnError(),
    ),
  );
  return data.map(({ id }) => id);
}

async function nextSession(athlete: SignedInAthlete, blocks: object): Promise<string> {
  return (await nextSessions(athlete, blocks))[0] ?? "";
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
    await expect(page.getByText("Same bar")).toBeVisible();
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
    const load = page.getByRole("button", { name: "Weight 62.5 kg, change it" });
    await load.click();
    await page.getByRole("button", { name: "Add 5 kg on each side" }).click();
    await expectAskedAndDiscard(page);
    await expect(load).toBeVisible();
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
    const knee = page.getByRole("button", { name: "Left knee" }).first();
    await expect(knee.locator("rect").last(), "the plate itself is drawn").toBeVisible();
    await knee.click();
    await press("4 Sore");
    await expectAccessible(page);
    await press("Use 52.5 kg");
    await press("Log set 1");
    await press(/^Start set 2/);
    await press("Swap");
    await expectAccessible(page);
    await press("Swap to Leg press");
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
    await page.clock.fastForward(10_000);
    await press("Pause");
    await page.clock.fastForward(300_000);
    await expect(page.getByText("Paused"), "a pause holds the clock").toBeVisible();
    await expectAccessible(page);
    await press("Resume");
    await page.clock.fastForward(81_000);
  });

  await test.step("rounds by the clock, then a distance with its lap", async () => {
    await expectAccessible(page);
    await press("Start clock");
    await page.clock.fastForward(10_000);
    await press("Round 1 done");
    await page.clock.fastForward(200_000);
    await press("Round 2 done");
    await expect(page.getByRole("img", { name: "Planned pace 5:00–5:30 /km" })).toBeVisible();
    await expectAccessible(page);
    await press("Start");
    await page.clock.fastForward(300_000);
    await press("Pause");
    await page.clock.fastForward(900_000);
    await press("Resume");
    await page.clock.fastForward(330_000);
    await press("Lap");
    await press("Save and finish");
    await expect(page.getByRole("link", { name: "Edit sets" })).toBeVisible();
  });

  const { data } = await athlete.device
    .from("performed_sessions")
    .select("notes, score_format, score_seconds, performed_sets(exercise_name, weight_kg, reps, seconds, metres)")
    .eq("training_session_id", sessionId)
    .single()
    .throwOnError();
  expect(data.notes).toBe("Left knee hurt, 4/10, during Back squat.");
  expect(data.score_format).toBe("for-time");
  expect(data.score_seconds).toBeGreaterThanOrEqual(200);
  const of = (name: string) => data.performed_sets.filter(({ exercise_name }) => exercise_name === name);
  expect(of("Back squat")).toMatchObject([{ weight_kg: 52.5 }]);
  expect(of("Leg press")).toMatchObject([{ weight_kg: 120, reps: 5 }]);
  expect(of("Side plank")).toMatchObject([{ seconds: 40 }]);
  expect(of("Burpee")).toMatchObject([{ reps: 12 }, { reps: 12 }]);
  expect(of("Easy run")).toMatchObject([{ metres: 2000 }]);
  expect(of("Easy run")[0]?.seconds).toBeGreaterThanOrEqual(630);
  expect(of("Easy run")[0]?.seconds, "without the time it was paused").toBeLessThan(900);
});

test("AMRAP, EMOM, intervals and stations run to their end", ONCE, async ({ quietPage: page }) => {
  await page.clock.install();
  const athlete = await signInAthlete(page);
  const move = (name: string, reps: number, sets = 1) => ({ id: name, name, sets, reps: String(reps), dose: { reps, totalSeconds: 60 } });
  const run = (sets: number) => ({ id: "run", name: "Run", sets, distance: "1 km", dose: { metres: 1000, totalSeconds: 300 } });
  const [amrap = "", emom = "", intervals = "", stations = ""] = await nextSessions(
    athlete,
    {
      main_workout: [move("Air squat", 15), move("Push-up", 10)],
      main_format: { kind: "amrap", label: "AMRAP 5", capMinutes: 5 },
    },
    {
      main_workout: [move("Burpee", 10, 2), move("Air squat", 15, 2)],
      main_format: { kind: "emom", label: "EMOM 4", capMinutes: 4, rounds: 2 },
    },
    {
      main_workout: [
        {
          id: "bike",
          name: "Bike erg",
          sets: 3,
          duration: "1 min",
          restBetweenSets: "0:30",
          dose: { seconds: 60, restSeconds: 30, totalSeconds: 270 },
        },
      ],
      main_format: { kind: "intervals", label: "3 × 1 min" },
    },
    {
      main_workout: [
        run(2),
        { id: "row", name: "Row erg", distance: "1 km", dose: { metres: 1000, totalSeconds: 240 } },
        move("Wall ball", 50),
      ],
      main_format: { kind: "for-time", label: "2 × 1 km, each followed by a station", rounds: 2 },
    },
  );
  const press = (name: string | RegExp) => page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }).click();
  const stored = async (id: string) => {
    const ended = () => athlete.device.from("performed_sessions").select("id").eq("training_session_id", id).eq("in_progress", false);
    await expect.poll(async () => (await ended().throwOnError()).data).toHaveLength(1);
    const { data } = await athlete.device
      .from("performed_sessions")
      .select("in_progress, score_format, score_seconds, score_rounds, score_reps, performed_sets(exercise_name, reps, seconds, metres)")
      .eq("training_session_id", id)
      .single()
      .throwOnError();
    return data;
  };
  const finish = async () => {
    await press("Save and finish");
    await expect(page.getByRole("region", { name: "Session summary" })).toBeVisible();
  };
  const LEAD_IN = 10_000;

  await test.step("AMRAP: rounds are counted, the time ends it, what is left over is added", async () => {
    await page.goto(`/train/plan/${amrap}`);
    await page.getByTitle("What is AMRAP?").click();
    await expect(page.getByRole("dialog", { name: "AMRAP: as many rounds as possible" })).toBeVisible();
    await page.keyboard.press("Escape");
    await press("Start clock");
    await page.clock.fastForward(LEAD_IN + 60_000);
    await expect(page.getByRole("timer", { name: "Time", exact: true })).toHaveText("4:00");
    await press("+1 round");
    await press("+1 round");
    await page.clock.fastForward(245_000);
    await press("Extra reps: one more");
    await expectAccessible(page);
    await press("Save 2 rounds + 1 rep");
    await finish();
    expect(await stored(amrap)).toMatchObject({ in_progress: false, score_format: "amrap", score_rounds: 2, score_reps: 1 });
  });

  await test.step("EMOM: one movement a minute, done once in each", async () => {
    await page.goto(`/train/plan/${emom}`);
    await press("Start clock");
    await page.clock.fastForward(LEAD_IN + 5000);
    for (const minute of [1, 2, 3, 4]) {
      await expect(page.getByText(new RegExp(`^Minute ${minute} of 4`))).toBeVisible();
      await press("Done");
      await expect(page.getByRole("button", { name: "Done, rest" })).toBeDisabled();
      await page.clock.fastForward(60_000);
    }
    await press("Save and continue");
    await finish();
    const { performed_sets, ...session } = await stored(emom);
    expect(session).toMatchObject({ score_format: "emom", score_rounds: 4 });
    expect(performed_sets.map(({ exercise_name }) => exercise_name).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "Air squat",
      "Air squat",
      "Burpee",
      "Burpee",
    ]);
  });

  await test.step("intervals by time log themselves and rest between", async () => {
    await page.goto(`/train/plan/${intervals}`);
    // One press after each rest starts the clock.
    for (const interval of [1, 2, 3]) {
      await press(`Start set ${interval}`);
      await page.clock.fastForward(66_000);
    }
    await finish();
    expect((await stored(intervals)).performed_sets).toMatchObject([{ seconds: 60 }, { seconds: 60 }, { seconds: 60 }]);
  });

  await test.step("stations: each lap is the time of its stretch", async () => {
    await page.goto(`/train/plan/${stations}`);
    await press("Start clock");
    await page.clock.fastForward(LEAD_IN + 300_000);
    for (const seconds of [240, 310, 150]) {
      await press("Lap");
      await page.clock.fastForward(seconds * 1000);
    }
    await press("Lap");
    await finish();
    const { performed_sets, score_format, score_seconds } = await stored(stations);
    expect(score_format).toBe("for-time");
    expect(score_seconds).toBeGreaterThanOrEqual(1000);
    expect(performed_sets).toHaveLength(4);
    expect(performed_sets.filter(({ metres }) => metres === 1000).every(({ seconds }) => Number(seconds) >= 240)).toBe(true);
  });
});

test("a free session is made while it is trained, with a superset", ONCE, async ({ quietPage: page }) => {
  await page.clock.install();
  const { device, userId } = await signInAthlete(page);
  const press = (name: string | RegExp) => page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }).click();
  const add = async (name: string) => {
    await page.getByLabel("Add an exercise").fill(name);
    await page.keyboard.press("Enter");
  };
  await page.goto("/session-log?view=list");
  await page.getByRole("link", { name: "Start a free session" }).click();
  await expect(page.getByRole("heading", { name: "What is your first exercise?" })).toBeVisible();
  await expectAccessible(page);

  await test.step("a set follows a set until the athlete goes on", async () => {
    await add("Pull-up (strict)");
    for (let rep = 0; rep < 5; rep++) await press("+1 reps");
    await press("Log set 1");
    await press(/^Start set 2/);
    await press("Log set 2");
    await press("Next exercise");
  });

  await test.step("two exercises in alternation: no rest between them, one after both", async () => {
    await add("Push-up");
    await press(/^(All steps|Session)$/);
    await press("Add an exercise");
    await add("Air squat");
    // On the desktop all steps stand beside the runner.
    await page
      .getByRole("complementary")
      .getByRole("button", { name: /Push-up/ })
      .click();
    await press(/^(All steps|Session)$/);
    await press("Superset with air squat");
    await press("+1 reps");
    await expect(page.getByRole("region", { name: "Superset with Air squat" })).toBeVisible();
    await expectAccessible(page);
    await press(/^Log set 1/);
    await expect(page.getByRole("heading", { name: "Air squat" })).toBeVisible();
    await press("+1 reps");
    await press(/^Log set 1/);
    await expect(page.getByRole("timer", { name: "Rest left" })).toBeVisible();
  });

  await test.step("finished from the middle", async () => {
    await press(/^Start set/);
    await press(/^(All steps|Session)$/);
    await press("Finish session");
    await press("Save and finish");
    await expect(page.getByRole("region", { name: "Session summary" })).toBeVisible();
  });
  await expect
    .poll(async () => {
      const { data } = await device.from("performed_sets").select("exercise_name, reps").eq("user_id", userId).throwOnError();
      return data.map(({ exercise_name, reps }) => `${exercise_name} ${reps}`).toSorted();
    })
    .toEqual(["Air squat 1", "Pull-up (strict) 5", "Pull-up (strict) 5", "Push-up 1"]);
});
