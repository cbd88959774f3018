import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { GenerateTrainingPlanResponse, Json } from "@ironpace/contract";
import { FUNCTION_HOSTS } from "#support/deno/function-hosts.ts";
import type { TestServer } from "#support/start-server.ts";
import { adjustPlan, type Answer, getLayers, recordBenchmarks, getSessions } from "./support/adjusting.ts";
import { type Athlete, generate, newAthlete } from "./support/athletes.ts";

describe.each(FUNCTION_HOSTS)("adjust-training-plan for new benchmarks on $name", (host) => {
  let server: TestServer;
  let athlete: Athlete;
  let plan: GenerateTrainingPlanResponse;
  let today = "2026-11-18";
  beforeAll(async () => {
    server = await host.start({ clock: () => new Date(`${today}T09:00:00Z`) });
  });
  beforeEach(async () => {
    today = "2026-11-18";
    athlete = await newAthlete(server);
    const { made } = await generate(athlete);
    if (made === undefined) throw new Error("no plan");
    plan = made;
  });
  afterAll(() => server.close());

  test("with the numbers the plan was made from nothing changes, and nothing is stored", async () => {
    const { data } = await adjust();
    expect(data).toMatchObject({ changes: [], adjustmentId: null, reasons: ["Nothing in the plan has to change.", expect.any(String)] });
    expect(await layers()).toEqual([]);
  });

  test("a preview says what changes and why, and changes nothing", async () => {
    await record("strength", { back_squat: 150 });
    const before = await sessions();
    const { data } = await adjust({ preview: true });
    const squat = data?.changes.find((change) => change.after.includes("Back squat"));
    expect(squat).toMatchObject({
      before: expect.stringMatching(/Back squat \d × \d at .+ kg/),
      after: expect.stringMatching(/Back squat \d × \d at .+ kg/),
      reason: "your new back squat of 150 kg sets the numbers",
    });
    expect(squat?.before).not.toBe(squat?.after);
    expect(plan.sessionInfo.allSessions.map(({ id }) => id)).toContain(squat?.sessionId);
    expect(await sessions()).toEqual(before);
    expect(await layers()).toEqual([]);
  });

  test("what was agreed to is stored as one layer, with the columns before and after", async () => {
    await record("strength", { back_squat: 150 });
    const { data: preview } = await adjust({ preview: true });
    const before = new Map((await sessions()).map((row) => [row.id, row]));
    const { data } = await adjust({ fingerprint: preview?.fingerprint });
    expect(data?.changes).toEqual(preview?.changes);
    const [layer, ...others] = await layers();
    expect(others).toEqual([]);
    expect(layer).toMatchObject({ id: data?.adjustmentId, author: "athlete", reason: "benchmark", undone_at: null });
    const after = new Map((await sessions()).map((row) => [row.id, row]));
    const changes = layer!.changes as unknown as { session_id: string; before: Record<string, Json>; after: Record<string, Json> }[];
    for (const [id, row] of after) {
      const change = changes.find(({ session_id }) => session_id === id);
      expect({ ...before.get(id), ...change?.after, updated_at: "" }).toEqual({ ...row, updated_at: "" });
      expect(before.get(id)).toMatchObject(change?.before ?? {});
    }
    expectFrom(150, loadsOf([...after.values()], "backSquat"));
    const { data: row } = await athlete.client.from("training_plans").select("last_adjusted, adjustment_reason").single();
    expect(row).toMatchObject({ last_adjusted: expect.any(String), adjustment_reason: expect.stringContaining("back squat of 150 kg") });
    expect((await adjust()).data?.changes).toEqual([]);
  });

  test("done and past sessions stay byte for byte", async () => {
    today = "2026-12-02";
    const first = plan.sessionInfo.allSessions.find(({ scheduled_date }) => String(scheduled_date) >= today)!;
    await athlete.client.rpc("complete_session", { session_id: first.id }).throwOnError();
    await record("strength", { back_squat: 150, deadlift: 180 });
    await record("conditioning", { run_5k: "21:30" });
    const before = await sessions();
    const { data } = await adjust();
    expect(data?.changes.length).toBeGreaterThan(3);
    const kept = before.filter(({ id, scheduled_date }) => id === first.id || String(scheduled_date) < today);
    const after = new Map((await sessions()).map((row) => [row.id, row]));
    for (const row of kept) expect(after.get(row.id)).toEqual(row);
  });

  test("a session that is completed between look and agreement is not touched", async () => {
    await record("strength", { back_squat: 150 });
    const { data: preview } = await adjust({ preview: true });
    const session_id = preview!.changes[0]!.sessionId!;
    await athlete.client.rpc("complete_session", { session_id }).throwOnError();
    expect(await adjust({ fingerprint: preview?.fingerprint })).toMatchObject({
      status: 409,
      failure: { errorType: "PLAN_CHANGED", error: expect.stringContaining("Check the preview again") },
    });
    expect(await layers()).toEqual([]);
  });

  test("two agreements at once make one layer", async () => {
    await record("strength", { back_squat: 150 });
    const { data: preview } = await adjust({ preview: true });
    const answers = await Promise.all([adjust({ fingerprint: preview?.fingerprint }), adjust({ fingerprint: preview?.fingerprint })]);
    expect(answers.filter(({ data }) => data?.adjustmentId)).toHaveLength(1);
    expect(await layers()).toHaveLength(1);
  });

  test("the second change of a plan lies over the first", async () => {
    await record("strength", { back_squat: 150 });
    await adjust();
    await record("strength", { back_squat: 155 });
    const { data } = await adjust();
    expect(data?.changes[0]?.reason).toBe("your new back squat of 155 kg sets the numbers");
    expectFrom(155, loadsOf(await sessions(), "backSquat"));
    expect(await layers()).toHaveLength(2);
  });

  test("what is not an own active plan, or not for an adjustment, is refused", async () => {
    const stranger = await newAthlete(server);
    expect(await adjust({}, stranger)).toMatchObject({ status: 404, failure: { errorType: "PLAN_NOT_FOUND" } });
    expect(await adjust({ reason: "weather" })).toMatchObject({
      status: 400,
      failure: { details: { reason: expect.stringMatching(/^reason must be one of injury, .*benchmark/) } },
    });
    expect(await adjust({ planId: "mine" })).toMatchObject({ status: 400, failure: { errorType: "VALIDATION_ERROR" } });
    await athlete.client.rpc("end_training_plan", { plan_id: plan.plan.id }).throwOnError();
    expect(await adjust()).toMatchObject({ status: 404, failure: { errorType: "PLAN_NOT_FOUND" } });
  });

  test("red flags in the circumstances of the plan change nothing", async () => {
    const circumstances = { level: "intermediate", injuries: "chest pain when I run hard" };
    const { data } = await athlete.client.from("plan_circumstances").select("athlete").single();
    await athlete.client
      .from("plan_circumstances")
      .update({ athlete: { ...(data?.athlete as object), ...circumstances } })
      .eq("plan_id", plan.plan.id)
      .throwOnError();
    expect(await adjust()).toMatchObject({ status: 422, failure: { errorType: "MEDICAL_REFERRAL" } });
  });

  test.each([
    ["spotting since last night, bright red, some cramps. havent called anyone", "doctor"],
    ["bij squatten schoot mijn knieschijf opzij en terug, knak. binnen een uur dik, hij zakt weg", "doctor"],
    ["arrêté au milieu du soulevé, capteur 3,1 et les jambes en coton. sucre, ça va mieux. je finis ce soir?", "emergency"],
  ])("what is told as a new complaint and is dangerous stops training: %s", async (details, level) => {
    const before = await sessions();
    expect(await adjust({ reason: "injury", details, preview: true })).toMatchObject({
      status: 422,
      failure: { errorType: "MEDICAL_REFERRAL" },
    });
    expect(await sessions()).toEqual(before);
    const { data: stops } = await athlete.client.from("safety_stops").select("level, weak").throwOnError();
    expect(stops).toEqual([{ level, weak: false }]);
    expect(await adjust({ preview: true })).toMatchObject({ status: 422, failure: { errorType: "MEDICAL_REFERRAL" } });
  });

  test.each([
    "calf went tight in rep 4 of the 800s yesterday, 4/10, can walk fine, heel raises ok",
    "spalla destra, ieri 60 butterfly, 5 su 10, stamattina 4 e sopra la testa non ci arrivo senza smorfia",
    "MRI: stressreactie tibia graad 2, geen breuk. sportarts: 6 weken niet lopen, fietsen mag",
  ])("a complaint that can be planned around stops nothing: %s", async (details) => {
    expect(await adjust({ reason: "injury", details, preview: true })).toMatchObject({ status: 200 });
    expect((await athlete.client.from("safety_stops").select("level").throwOnError()).data).toEqual([]);
  });

  test("red flags written down since change nothing either", async () => {
    await record("strength", { back_squat: 150 });
    const before = await sessions();
    const save = (injuries: string) => athlete.client.rpc("save_context", { context: { injuries } }).throwOnError();
    await save("chest pain when I run hard");
    expect(await adjust({ preview: true })).toMatchObject({
      status: 422,
      failure: { errorType: "MEDICAL_REFERRAL", error: expect.stringContaining("chest pain when I run hard") },
    });
    expect(await adjust()).toMatchObject({ status: 422 });
    expect(await sessions()).toEqual(before);
    await save("None");
    expect((await adjust({ preview: true })).data?.changes).not.toEqual([]);
  });

  test("a session that was moved keeps its new day and takes the new numbers", async () => {
    const heavy = plan.sessionInfo.allSessions.find(({ strength }) => JSON.stringify(strength).includes('"lift":"backSquat"'))!;
    const to = "2026-11-29";
    await adjustPlan(athlete, { planId: plan.plan.id, reason: "move", sessionId: heavy.id, to });
    const moved = (await sessions()).find(({ id }) => id === heavy.id);
    expect(moved).toMatchObject({ status: "moved", scheduled_date: to, weekday: 7 });
    await record("strength", { back_squat: 150 });
    const { data: preview } = await adjust({ preview: true });
    expect(preview?.changes.find(({ sessionId }) => sessionId === heavy.id)).toMatchObject({
      after: expect.stringContaining("Back squat"),
    });
    await adjust({ fingerprint: preview?.fingerprint });
    const after = (await sessions()).find(({ id }) => id === heavy.id);
    expect(after).toMatchObject({ status: "moved", scheduled_date: "2026-11-29", weekday: 7 });
    expect(loadsOf(after ? [after] : [], "backSquat")).toEqual(new Set([150]));
    expect(after?.strength).not.toEqual(moved?.strength);
    const layer = (await layers()).at(-1);
    const change = (layer!.changes as unknown as { session_id: string; after: object }[]).find(({ session_id }) => session_id === heavy.id);
    expect(Object.keys(change?.after ?? {})).not.toEqual(expect.arrayContaining(["scheduled_date"]));
  });

  test("nobody else reads a plan or for whom it was made, public or not", async () => {
    await server.database.query("update public.training_plans set is_public = true where id = $1", [plan.plan.id]);
    const stranger = await newAthlete(server);
    expect((await stranger.client.from("training_plans").select("id").eq("id", plan.plan.id)).data).toEqual([]);
    expect((await stranger.client.from("plan_circumstances").select()).data).toEqual([]);
    expect(
      (await stranger.client.rpc("adjust_training_plan", { plan_id: plan.plan.id, adjustment: { changes: [{}] } })).error?.message,
    ).toBe("Plan not found");
  });

  const adjust = (more: object = {}, who = athlete): Promise<Answer> =>
    adjustPlan(who, { planId: plan.plan.id, reason: "benchmark", ...more });
  const record = (kind: string, changes: Record<string, Json>) => recordBenchmarks(athlete, kind, changes);
  const sessions = () => getSessions(athlete);
  const layers = () => getLayers(athlete);
});

/** The maxima the loads of a lift are taken from. */
/** Later weeks count with what training brings by then. */
function expectFrom(oneRepMax: number, loads: ReadonlySet<number>): void {
  expect(Math.min(...loads)).toBe(oneRepMax);
  expect(Math.max(...loads)).toBeLessThan(1.03 * oneRepMax);
}

function loadsOf(rows: readonly { readonly strength: Json }[], lift: string): Set<number> {
  const items = rows.flatMap(({ strength }) => strength as unknown as { load?: { lift?: string; oneRepMax?: number } }[]);
  return new Set(items.flatMap(({ load }) => (load?.lift === lift && load.oneRepMax !== undefined ? [load.oneRepMax] : [])));
}
