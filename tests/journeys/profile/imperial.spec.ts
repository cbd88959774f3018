import type { Page } from "@playwright/test";
import { makePlan, record, signInAthlete } from "../support/athlete.ts";
import { expect, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { openWizard, stepButton, STEP_TITLES, stepTitle, wizard } from "../support/onboarding.ts";

/** A load in kilograms without its pounds beside it, a pace per kilometre, a distance in kilometres, a height or a climb in metric. */
const METRIC = /\d[\d.,]*\s?kg\b(?! \(\d)|\/\s?km\b|\d\s?km\b|\d\s?cm\b|\b[12]\.\d\d m\b|\d m (?:up|down|climb|ascent)/;
/**
 * What is metric for everybody: a race is called by its kilometres, and timed every five of them; the runs and stations of Hyrox have one
 * kilometre. Metres of tracks, pools and ergs are not looked for, official weights say both, and so do the articles of the library.
 */
const OFFICIAL =
  /\b\d+ to [\d.]+ km\b(?: [\d.]+ km$)?|^(?:5|10|21\.1|42\.2) km(?: run)?$|^Run 5 km without a break$|(?:over|from) (?:5|10|21\.1|42\.2) km\b|\b(?:5|10|21\.1|42\.2) km(?= (?:time|pace|race|best|−)|, \d+:\d\d \/mi)|(?:SkiErg|Row|Run,|×) 1 km\b|all 8 km\b/g;
const IMPERIAL = /\d\s?lb\b|\/\s?mi\b/;

test("with pounds and miles no page or dialog shows a metric number", ONCE, async ({ quietPage: page }) => {
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
    .select("id, name")
    .throwOnError();
  const { data: sessions } = await device
    .from("training_sessions")
    .select("id,type,week")
    .eq("plan_id", planId)
    .in("week", [1, 2])
    .throwOnError();
  const ofWeek = (wanted: number) => (sessions ?? []).filter(({ week }) => week === wanted);
  const doneId = crypto.randomUUID();
  const squat = { exercise_name: "Back squat", metric: "weight_reps", weight_kg: 120, reps: 5, rpe: 8 } as const;
  const easyRun = { exercise_name: "Easy run", metric: "distance", metres: 7000, seconds: 2600 } as const;
  await device
    .rpc("store_performed_session", {
      session: { id: doneId, source: "free", title: "Squats and a run", performed_at: new Date(Date.now() - 86_400_000).toISOString() },
      sets: [squat, easyRun].map((set, at) => ({ ...set, id: crypto.randomUUID(), exercise_index: at + 1, set_index: 1 })),
    })
    .throwOnError();
  const views = ["week", "month", "year", "list"].map((view) => `/session-log?view=${view}`);
  const ofRaces = (races ?? []).flatMap(({ id }) => [`/competitions/${id}`, `/competitions/${id}/simulator`]);
  const lists = ["/dashboard", "/personal-bests", "/competitions", "/goals", "/workouts", "/training-plans", "/check-in"];
  const profile = ["benchmarks", "injuries", "goals", "settings"].map((tab) => `/profile?tab=${tab}`);
  const log = ["/session-log?view=list&tab=completed", `/session-log/done/${doneId}`];
  const others = ["/exercises", "/exercises/Back%20squat", "/settings", "/training-plans?new"];
  const pages = [...lists, ...views, ...log, ...ofRaces, ...profile, ...others];
  const ofSession = ofWeek(1).flatMap(({ id }) => [`/training-plans?planId=${planId}&sessionId=${id}`, `/train/plan/${id}`]);
  for (const path of [...pages, ...ofSession]) {
    await page.goto(path);
    await settled(page);
    // The first view of a session is its warm-up.
    const skip = page.getByRole("button", { name: /^Skip / });
    if (path.startsWith("/train/") && (await skip.isVisible())) await skip.click();
    const text = await page.getByRole("main").innerText();
    expect.soft(metricLines(text), path).toEqual([]);
  }
  // The strength of the levels is in pounds as well, once there is something to compare.
  await page.goto("/exercises/Back%20squat");
  await expect(page.getByRole("heading", { name: "How you compare" })).toBeVisible();
  await settled(page);
  expect.soft(metricLines(await page.getByRole("main").innerText()), "an exercise that was done").toEqual([]);
  const dialog = page.getByRole("dialog");
  const expectImperial = async (what: string) => {
    await expect(dialog.locator("[aria-busy=true]")).toHaveCount(0);
    expect.soft(metricLines(await dialog.innerText()), what).toEqual([]);
  };
  await page.goto(`/competitions/${races?.find(({ name }) => name === "City Marathon")?.id}`);
  await page.getByRole("radio", { name: "Hilly" }).click();
  await expect(page.getByText(/^About [\d,]+ ft of climbing/)).toBeVisible();
  await page.goto(`/training-plans?planId=${planId}`);
  const run = page.getByRole("button", { name: /^Options for (?:Long|Easy) run/ }).first();
  await expect(run).toHaveAccessibleName(/ mi$/);
  await run.click();
  await page.getByRole("menuitem", { name: "Move to…" }).click();
  await expect(dialog.getByRole("heading", { name: /^Move (?:Long|Easy) run/ })).toBeVisible();
  await expectImperial("moving a session");
  await dialog.getByRole("radio", { disabled: false }).last().check();
  await dialog.getByRole("button", { name: "See what changes" }).click();
  await expect(dialog.getByText(/ moves from /).first()).toBeVisible();
  await expectImperial("what a move changes");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Something changed" }).click();
  await expectImperial("what changed");
  await dialog.getByRole("button", { name: /^I'm ill/ }).click();
  await dialog.getByRole("button", { name: "See what changes" }).click();
  await expect(dialog.getByText(/^Because you are ill/).first()).toBeVisible();
  await expectImperial("what an illness changes");
  await page.keyboard.press("Escape");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Ask AI Coach" }).click();
  for (const question of ["What are my training paces?", "What is my session this week's long run?", "How much should I squat?"]) {
    await dialog.getByLabel("Message to coach").fill(question);
    await dialog.getByLabel("Message to coach").press("Enter");
    await expect(dialog.getByRole("button", { name: "Stop the answer" })).toHaveCount(0);
    await expect(dialog.getByText(question)).toBeVisible();
    await expectImperial(question);
  }
  await page.keyboard.press("Escape");
  await openWizard(page);
  for (const step of STEP_TITLES.keys()) {
    await stepButton(page, step).click();
    await expect(stepTitle(page, step)).toBeVisible();
    expect.soft(metricLines(await wizard(page).innerText()), `wizard, ${STEP_TITLES[step]}`).toEqual([]);
  }
  await page.keyboard.press("Escape");
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

function metricLines(text: string): readonly string[] {
  return text
    .replaceAll("\u00a0", " ")
    .split("\n")
    .filter((line) => METRIC.test(line.trim().replaceAll(OFFICIAL, "")));
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  // Parts of a page are loaded when they are needed.
  await page.waitForLoadState("networkidle");
}
