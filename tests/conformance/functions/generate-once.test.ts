import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FUNCTION_HOSTS } from "#support/deno/function-hosts.ts";
import type { TestServer } from "#support/start-server.ts";
import { type Athlete, generate, newAthlete, planRequest } from "./support/athletes.ts";

describe.each(FUNCTION_HOSTS)("generate-training-plan, sent again or given up, on $name", (host) => {
  let server: TestServer;
  let athlete: Athlete;
  let today = "2026-11-18";
  beforeAll(async () => {
    server = await host.start({ clock: () => new Date(`${today}T09:00:00Z`) });
  });
  beforeEach(async () => {
    today = "2026-11-18";
    athlete = await newAthlete(server);
  });
  afterAll(() => server.close());

  test("the same request after a lost answer gets the plan that was made", async () => {
    const requestId = crypto.randomUUID();
    const { made: first } = await generate(athlete, { requestId });
    const { made: again, status } = await generate(athlete, { requestId });
    expect(status).toBe(200);
    expect(again).toEqual(first);
    expect((await athlete.client.from("training_plans").select("id")).data).toEqual([{ id: first?.plan.id }]);
  });

  test("the same request twice at once makes one plan, and both get it", async () => {
    const requestId = crypto.randomUUID();
    const answers = await Promise.all([generate(athlete, { requestId }), generate(athlete, { requestId })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.made?.plan.id).toBe(answers[1]?.made?.plan.id);
    expect(answers[0]?.made?.sessionInfo.totalSessions).toBe(20);
  });

  test("the same request whose plan is stored while it is looked for gets that plan", async () => {
    const requestId = crypto.randomUUID();
    const late = await server.database.transaction(async (transaction) => {
      // What stands between looking for the plan and looking for an active one.
      await transaction.query("lock table public.safety_stops in access exclusive mode");
      const answer = generate(athlete, { requestId });
      const waiting = "select 1 from pg_locks where relation = 'public.safety_stops'::regclass and not granted";
      await expect.poll(() => server.database.query(waiting), { timeout: 10_000 }).toHaveLength(1);
      await transaction.query("insert into public.training_plans (creator_id, request_id) values ($1, $2)", [athlete.userId, requestId]);
      return { answer };
    });
    const { status, made } = await late.answer;
    expect([status, made?.plan.request_id]).toEqual([200, requestId]);
  });

  test("another request is another plan, and the id of somebody else's is new", async () => {
    const requestId = crypto.randomUUID();
    const { made } = await generate(athlete, { requestId });
    expect(await generate(athlete, { requestId: crypto.randomUUID() })).toMatchObject({
      status: 409,
      failure: { activePlanId: made?.plan.id },
    });
    const { made: theirs } = await generate(await newAthlete(server), { requestId });
    expect(theirs?.plan.id).not.toBe(made?.plan.id);
    expect(await generate(athlete, { requestId: "once" })).toMatchObject({
      status: 400,
      failure: { details: { requestId: expect.stringMatching(/UUID/) } },
    });
  });

  test("a caller who goes away gets no plan", async () => {
    const gone = new AbortController();
    const request = fetch(`${server.url}/functions/v1/generate-training-plan`, {
      method: "POST",
      headers: { apikey: server.anonKey, authorization: `Bearer ${athlete.token}`, "content-type": "application/json" },
      body: JSON.stringify(planRequest(athlete)),
      signal: gone.signal,
    });
    const refused = expect(request).rejects.toThrow(/abort/i);
    // The work waits for the database, and by the time it has it nobody waits for the work.
    await server.database.transaction(async (transaction) => {
      await transaction.query("lock table public.training_plans in access exclusive mode");
      await wait(200);
      gone.abort();
      await wait(100);
    });
    await refused;
    await wait(400);
    expect((await athlete.client.from("training_plans").select("id")).data).toEqual([]);
    expect((await generate(athlete)).status).toBe(200);
  });

  test("a reader who leaves in the middle of the progress gets no plan", async () => {
    const gone = new AbortController();
    await server.database.transaction(async (transaction) => {
      await transaction.query("lock table public.athlete_profiles in access exclusive mode");
      const response = await fetch(`${server.url}/functions/v1/generate-training-plan`, {
        method: "POST",
        headers: {
          apikey: server.anonKey,
          authorization: `Bearer ${athlete.token}`,
          "content-type": "application/json",
          accept: "text/event-stream",
        },
        body: JSON.stringify(planRequest(athlete)),
        signal: gone.signal,
      });
      const { value } = await response.body!.getReader().read();
      expect(new TextDecoder().decode(value)).toMatch(/^event: progress\ndata: {"progress":5,/);
      gone.abort();
      await wait(100);
    });
    await wait(400);
    expect((await athlete.client.from("training_plans").select("id")).data).toEqual([]);
  });

  describe("a continuation", () => {
    test("needs the plan that it continues", async () => {
      expect(await generate(athlete, { isContinuation: true })).toMatchObject({
        status: 400,
        failure: { details: { previousPlanId: "previousPlanId is required for a continuation" } },
      });
    });

    test("of the active plan in its last week ends that one with the same request", async () => {
      const { made: first } = await generate(athlete, { startDate: "2026-11-23" });
      today = "2026-12-23";
      const { made, status } = await generate(athlete, { isContinuation: true, previousPlanId: first!.plan.id });
      expect(status).toBe(200);
      expect(made?.plan).toMatchObject({ previous_plan_id: first!.plan.id, start_date: "2026-12-28", status: "active" });
      const { data } = await athlete.client.from("training_plans").select("id, status").order("created_at").throwOnError();
      expect(data).toEqual([
        { id: first!.plan.id, status: "completed" },
        { id: made!.plan.id, status: "active" },
      ]);
    });

    test("of the active plan is possible when the sessions say that it is nearly over", async () => {
      const { made: first } = await generate(athlete, { startDate: "2026-11-23" });
      today = "2026-12-10";
      const continued = () => generate(athlete, { isContinuation: true, previousPlanId: first!.plan.id });
      expect(await continued()).toMatchObject({ status: 409, failure: { errorType: "ACTIVE_PLAN_EXISTS", activePlanId: first!.plan.id } });
      const third = first!.sessionInfo.allSessions.find(({ week }) => week === 3)!;
      await athlete.client.rpc("complete_session", { session_id: third.id }).throwOnError();
      expect((await continued()).status).toBe(200);
    });

    test("of another plan does not end the active one", async () => {
      const { made: first } = await generate(athlete, { startDate: "2026-11-23" });
      await athlete.client.rpc("end_training_plan", { plan_id: first!.plan.id }).throwOnError();
      const { made: second } = await generate(athlete, { startDate: "2026-12-28" });
      today = "2027-01-28";
      expect(await generate(athlete, { isContinuation: true, previousPlanId: first!.plan.id })).toMatchObject({
        status: 409,
        failure: { activePlanId: second!.plan.id },
      });
    });
  });

  test("the end of a plan is taken back as long as no other is active", async () => {
    const { made } = await generate(athlete);
    const plan_id = made!.plan.id;
    await athlete.client.rpc("end_training_plan", { plan_id }).throwOnError();
    expect((await athlete.client.rpc("reopen_training_plan", { plan_id })).data).toMatchObject({
      id: plan_id,
      status: "active",
      ended_at: null,
    });
    await athlete.client.rpc("end_training_plan", { plan_id }).throwOnError();
    const { made: other } = await generate(athlete);
    expect(await athlete.client.rpc("reopen_training_plan", { plan_id })).toMatchObject({
      status: 409,
      error: { message: "You already have an active training plan" },
    });
    await athlete.client.rpc("end_training_plan", { plan_id: other!.plan.id }).throwOnError();
    await server.database.query("update public.training_plans set ended_at = now() - interval '16 minutes'");
    expect(await athlete.client.rpc("reopen_training_plan", { plan_id })).toMatchObject({
      status: 409,
      error: { message: "A plan that ended more than 15 minutes ago stays ended." },
    });
    const stranger = await newAthlete(server);
    expect((await stranger.client.rpc("reopen_training_plan", { plan_id })).status).toBe(404);
  });
});
