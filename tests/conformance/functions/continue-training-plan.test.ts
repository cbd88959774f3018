import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { GenerateTrainingPlanResponse } from "@ironpace/contract";
import { addDays, getMonday } from "@ironpace/training";
import { startServer, type TestServer } from "#support/start-server.ts";
import { type Athlete, generate, newAthlete } from "./support/athletes.ts";

// Benchmarks are dated by the database, so that its clock is the one that counts.
const TODAY = new Date().toISOString().slice(0, 10);
const FIRST = addDays(getMonday(TODAY), 7);
const AFTER_FIRST = addDays(FIRST, 35);

describe("a continuation", () => {
  let server: TestServer;
  let athlete: Athlete;
  let first: GenerateTrainingPlanResponse;
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    athlete = await newAthlete(server);
    first = await planned({ startDate: FIRST });
  });
  afterAll(() => server.close());

  test("of a completed block counts its weeks on and starts where it ended", async () => {
    await completed(first, 0);
    const next = await continued(first);
    expect(next.plan["first_macro_week"]).toBe(6);
    expect(next.plan["previous_plan_id"]).toBe(first.plan.id);
    expect(next.sessionInfo.allSessions[0]?.["phase"]).toBe("development");
    expect(progress(next)).toContain("You completed 20 of the 20 sessions of the last block. They felt as hard as planned.");
    expect(progress(next)).toContain("back squat 140 kg → 143 kg");
    expect(squat(next)).toMatchObject({ oneRepMax: 143, estimated: true });
    // A new kind of hard run begins on its first rung, so that the minutes may be a little fewer.
    expect(loadOfWeek(next, 1)).toBeGreaterThan(0.95 * loadOfWeek(first, 5));
    expect(loadOfWeek(next, 1)).toBeGreaterThan(loadOfWeek(first, 1));
  });

  test("of a block that felt much harder than planned takes no step", async () => {
    await completed(first, 2);
    const next = await continued(first);
    expect(squat(next)).toMatchObject({ oneRepMax: 140, estimated: false });
    expect(loadOfWeek(next, 1)).toBeLessThanOrEqual(loadOfWeek(first, 5));
  });

  test("of the continuation of a block builds on what that one was built on", async () => {
    await completed(first, 0);
    const second = await continued(first);
    await completed(second, 0);
    const third = await continued(second, { startDate: addDays(AFTER_FIRST, 35) });
    expect(third.plan["first_macro_week"]).toBe(11);
    expect(squat(third)?.oneRepMax).toBeGreaterThan(143);
  });

  test("of a block that nothing was completed of starts again at the first week", async () => {
    const next = await continued(first);
    expect(next.plan["first_macro_week"]).toBe(1);
    expect(progress(next)).toContain("None of the 20 sessions of the last block was completed");
    expect(loadOfWeek(next, 1)).toBeLessThan(0.8 * loadOfWeek(first, 1));
  });

  test("of a block that was ended early goes on from the weeks that were trained", async () => {
    await completed(first, 0, 2);
    const next = await continued(first, { startDate: addDays(FIRST, 14) });
    expect(next.plan["first_macro_week"]).toBe(3);
    expect(progress(next)).toContain("You completed 8 of the 8 sessions");
  });

  test("of a block that was ended before it began goes on from the one before that", async () => {
    await completed(first, 0);
    const second = await continued(first);
    const third = await continued(second);
    expect(third.plan["first_macro_week"]).toBe(6);
    expect(progress(third)).toBe(progress(second));
  });

  test("of a plan that the engine did not write only counts the weeks on", async () => {
    await server.database.query("update public.training_sessions set code = null where plan_id = $1", [first.plan.id]);
    const next = await continued(first);
    expect(next.plan["first_macro_week"]).toBe(6);
    expect(progress(next)).toBe("");
  });

  async function planned(more: object): Promise<GenerateTrainingPlanResponse> {
    const { made, failure } = await generate(athlete, more);
    if (made === undefined) throw new Error(failure?.error ?? "no plan");
    return made;
  }

  async function continued({ plan }: GenerateTrainingPlanResponse, more: object = {}): Promise<GenerateTrainingPlanResponse> {
    await athlete.client.rpc("end_training_plan", { plan_id: plan.id }).throwOnError();
    return planned({ startDate: AFTER_FIRST, isContinuation: true, previousPlanId: plan.id, ...more });
  }

  /** Every session of the first `weeks` weeks done, `harder` RPE points above the plan. */
  async function completed({ plan }: GenerateTrainingPlanResponse, harder: number, weeks = 12): Promise<void> {
    await server.database.query(
      `update public.training_sessions
       set status = 'completed', session_rpe = least(10, intensity_level + $2::int), completed_at = scheduled_date + time '18:00'
       where plan_id = $1 and week <= $3::int`,
      [plan.id, String(harder), String(weeks)],
    );
  }
});

function progress({ adaptiveInfo }: GenerateTrainingPlanResponse): string {
  return adaptiveInfo.adaptations.flatMap(({ kind, text }) => (kind === "progress" ? [text] : [])).join(" ");
}

function squat({ sessionInfo }: GenerateTrainingPlanResponse) {
  return sessionInfo.allSessions.flatMap(({ strength }) => strength).find(({ name, load }) => name === "Back squat" && load !== undefined)
    ?.load;
}

function loadOfWeek({ sessionInfo }: GenerateTrainingPlanResponse, week: number): number {
  return sessionInfo.allSessions
    .filter((session) => session.week === week)
    .reduce((sum, session) => sum + Number(session["planned_load"]), 0);
}
