import { FunctionRegion, type FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FUNCTION_HOSTS } from "#support/deno/function-hosts.ts";
import type { TestServer } from "#support/start-server.ts";
import { type Athlete, generate, newAthlete, planRequest } from "./support/athletes.ts";

describe.each(FUNCTION_HOSTS)("generate-training-plan on $name", (host) => {
  let server: TestServer;
  let athlete: Athlete;
  beforeAll(async () => {
    server = await host.start({ clock: () => new Date("2026-11-18T09:00:00Z") });
  });
  beforeEach(async () => {
    athlete = await newAthlete(server);
  });
  afterAll(() => server.close());

  test("five weeks of four sessions, with loads from the athlete's lifts and paces from their runs", async () => {
    const { made } = await generate(athlete);
    expect(made?.plan).toMatchObject({
      status: "active",
      focus_area: "hyrox",
      duration_weeks: 5,
      sessions_per_week: 4,
      creator_id: athlete.userId,
      first_macro_week: 1,
    });
    expect(made?.sessionInfo.totalSessions).toBe(20);
    expect(made?.adaptiveInfo.adaptations).toBeInstanceOf(Array);
    const items = made?.sessionInfo.allSessions.flatMap((session) => [...session.strength, ...session.main_workout]) ?? [];
    const squat = items.find((item) => item.name === "Back squat" && item.load !== undefined);
    expect(squat?.load).toMatchObject({ oneRepMax: 140, estimated: false });
    expect((squat?.load?.kilograms ?? 0) % 2.5).toBe(0);
    expect(items.some((item) => item.pace !== undefined && !item.pace.estimated)).toBe(true);
  });

  test("without a start date the block begins on the next Monday; with one, on the Monday of its week", async () => {
    expect((await generate(athlete)).made?.plan["start_date"]).toBe("2026-11-23");
    const other = await newAthlete(server);
    const { made } = await generate(other, { startDate: "2026-11-19" });
    expect(made?.plan["start_date"]).toBe("2026-11-16");
    expect(made?.sessionInfo.allSessions.every(({ scheduled_date }) => String(scheduled_date) >= "2026-11-16")).toBe(true);
  });

  test("an account that was disabled gets no plan, though its token is still young", async () => {
    await server.database.query("update auth.users set banned_until = '2999-01-01' where id = $1", [athlete.userId]);
    const { made, status } = await generate(athlete);
    expect(made).toBeUndefined();
    expect(status).toBe(401);
    const rows = await server.database.query("select 1 from public.training_plans where creator_id = $1", [athlete.userId]);
    expect(rows).toEqual([]);
  });

  test("the same athlete gets the same plan", async () => {
    const content = async (someone: Athlete) =>
      (await generate(someone)).made?.sessionInfo.allSessions.map(({ title, strength, main_workout }) => ({
        title,
        strength,
        main_workout,
      }));
    expect(await content(athlete)).toEqual(await content(await newAthlete(server)));
  });

  test("competitions of the athlete's list are planned for, also in the next block; those that are over are not", async () => {
    const race = { name: "City 10 km", type: "running", location: "Graz", priority: "B" } as const;
    await athlete.client
      .from("competitions")
      .insert([
        { ...race, date: "2026-12-13" },
        { ...race, name: "Old race", date: "2026-11-17" },
      ])
      .throwOnError();
    const { made } = await generate(athlete);
    expect(made?.sessionInfo.allSessions.filter(({ title }) => title.includes("City 10 km"))).toMatchObject([
      { scheduled_date: "2026-12-13" },
    ]);
    const { data } = await athlete.client.from("plan_circumstances").select("athlete").single().throwOnError();
    expect(data.athlete).toMatchObject({ competitions: [{ name: "City 10 km", type: "running", date: "2026-12-13", priority: "B" }] });
  });

  test("the competition of the profile is one of the list, and a plan 13 weeks before it says so", async () => {
    const context = { upcoming_competition: "Hyrox Wien", competition_type: "Hyrox", competition_date: "2027-02-20" };
    await athlete.client
      .from("athlete_context")
      .upsert({ user_id: athlete.userId, ...context }, { onConflict: "user_id" })
      .throwOnError();
    const { data: listed } = await athlete.client.from("competitions").select("name, type, date").throwOnError();
    expect(listed).toEqual([{ name: "Hyrox Wien", type: "hyrox", date: "2027-02-20" }]);
    const { made } = await generate(athlete);
    expect(JSON.stringify(made?.plan)).toMatch(/Hyrox Wien on Saturday 20 February 2027 \(A race, \d+ weeks after this plan\)/);
  });

  test("a second plan is refused and names the first", async () => {
    const { made } = await generate(athlete);
    const { failure, status } = await generate(athlete);
    expect(status).toBe(409);
    expect(failure).toMatchObject({
      error: "You already have an active training plan",
      errorType: "ACTIVE_PLAN_EXISTS",
      activePlanId: made?.plan.id,
      activePlan: { id: made?.plan.id, title: made?.plan.title },
      detailedError: { activePlanExists: true, activePlanId: made?.plan.id, errorCode: "ACTIVE_PLAN_EXISTS" },
    });
  });

  test("two requests at once give one plan and one 409", async () => {
    const answers = await Promise.all([generate(athlete), generate(athlete)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { count } = await athlete.client.from("training_plans").select("*", { count: "exact", head: true });
    expect(count).toBe(1);
    const { count: sessions } = await athlete.client.from("training_sessions").select("*", { count: "exact", head: true });
    expect(sessions).toBe(20);
  });

  test.each([true, false])("nobody continues the plan of somebody else, public or not (continuation: %s)", async (isContinuation) => {
    const { made } = await generate(await newAthlete(server));
    const previousPlanId = made?.plan.id ?? "";
    for (const isPublic of ["true", "false"]) {
      await server.database.query("update public.training_plans set is_public = $2::boolean where id = $1", [previousPlanId, isPublic]);
      expect(await generate(athlete, { isContinuation, previousPlanId })).toMatchObject({
        status: 400,
        failure: { errorType: "VALIDATION_ERROR", details: { previousPlanId: "is not a plan of yours" } },
      });
    }
  });

  test("completing a session writes the ledger, reopening takes it back", async () => {
    const { made } = await generate(athlete);
    const session_id = made!.sessionInfo.allSessions[0]!.id;
    await athlete.client.rpc("complete_session", { session_id, session_rpe: 7 }).throwOnError();
    const ledger = () =>
      athlete.client.from("performed_sessions").select("session_rpe, load, duration_minutes").eq("training_session_id", session_id);
    const { data } = await ledger();
    expect(data).toHaveLength(1);
    expect(Number(data![0]!.load)).toBe(Number(data![0]!.duration_minutes) * 7);
    await athlete.client.rpc("reopen_session", { session_id }).throwOnError();
    expect((await ledger()).data).toEqual([]);
  });

  test("two athletes never see each other's plans, sessions or work", async () => {
    const { made } = await generate(athlete);
    const stranger = await newAthlete(server);
    const planId = made!.plan.id;
    const sessionId = made!.sessionInfo.allSessions[0]!.id;
    expect((await stranger.client.from("training_plans").select("*, training_sessions(*)").eq("id", planId)).data).toEqual([]);
    expect((await stranger.client.from("training_sessions").select().eq("plan_id", planId)).data).toEqual([]);
    expect((await stranger.client.rpc("end_training_plan", { plan_id: planId })).data).toEqual({
      success: false,
      message: "Plan not found",
    });
    expect((await stranger.client.rpc("complete_session", { session_id: sessionId })).error?.message).toBe("Session not found");
    expect((await generate(stranger, { isContinuation: true, previousPlanId: planId })).failure).toMatchObject({
      errorType: "VALIDATION_ERROR",
      error: "Plan not found",
    });
    expect((await generate(stranger, { userId: athlete.userId })).failure).toMatchObject({ errorType: "PERMISSION_ERROR", status: 403 });
  });

  test("red flags give no plan but where to go, and nothing is stored", async () => {
    const { failure, status } = await generate(athlete, { injuryHistory: "chest pain when I run hard" });
    expect(status).toBe(422);
    expect(failure?.errorType).toBe("MEDICAL_REFERRAL");
    expect(failure?.error).toMatch(/professional|emergency/i);
    expect((await athlete.client.from("training_plans").select("id")).data).toEqual([]);
  });

  test("an injury changes the plan visibly", async () => {
    const { made } = await generate(athlete, { injuryHistory: "left knee pain since March" });
    expect(made?.adaptiveInfo.adaptations.some(({ kind }) => kind === "injury")).toBe(true);
    const items = made!.sessionInfo.allSessions.flatMap(({ warmup, strength, skill, main_workout, cooldown }) => [
      ...warmup,
      ...strength,
      ...skill,
      ...main_workout,
      ...cooldown,
    ]);
    expect(items.some(({ name }) => name === "Back squat")).toBe(false);
    expect(items.some(({ replaced }) => replaced !== undefined && replaced.reason !== "")).toBe(true);
  });

  test("progress is streamed as it happens, ending with the plan", async () => {
    const events = await stream(server, athlete, planRequest(athlete));
    const progress = events
      .filter(({ event }) => event === "progress")
      .map(({ data }) => data as { progress: number; currentStep: number; week?: number });
    expect(progress.map((step) => step.progress)).toEqual(progress.map((step) => step.progress).toSorted((a, b) => a - b));
    expect(progress.filter(({ week }) => week !== undefined).map(({ week }) => week)).toEqual([1, 2, 3, 4, 5]);
    expect(progress.every((step) => (step.week === undefined ? true : step.progress >= 30 && step.progress < 70))).toBe(true);
    expect(progress.at(-1)).toMatchObject({ progress: 100, currentStep: 5 });
    expect(events.at(-1)).toMatchObject({ event: "result", data: { sessionInfo: { totalSessions: 20 } } });
    const refused = await request(server, athlete, JSON.stringify(planRequest(athlete)), { accept: "text/event-stream" });
    expect([refused.status, await refused.json()]).toMatchObject([409, { errorType: "ACTIVE_PLAN_EXISTS" }]);
  });

  test.each([
    ["no user", { userId: undefined }, "userId", "User ID is required to generate a plan"],
    ["no level", { userLevel: undefined }, "userLevel", "userLevel is required"],
    ["an unknown focus", { primaryFocus: "yoga" }, "primaryFocus", /one of/],
    ["two days", { weeklyAvailability: 2 }, "weeklyAvailability", "You must train at least 3 days per week"],
    ["days that are no number", { weeklyAvailability: "abc" }, "weeklyAvailability", "must be a number"],
    [
      "a race that is over",
      { competitionDetails: { name: "Berlin", date: "2020-01-01" } },
      "competitionDetails.date",
      "must not be in the past",
    ],
    ["eight days", { weeklyAvailability: 8 }, "weeklyAvailability", "Training days must be between 3 and 7 days per week"],
    ["thirteen weeks", { durationWeeks: 13 }, "durationWeeks", /1 to 12/],
    ["a day that is none", { startDate: "2026-02-30" }, "startDate", /date/],
    ["a novel", { injuryHistory: "x".repeat(4001) }, "injuryHistory", /at most 4000/],
  ])("%s is refused with the field's name", async (_, change, field, message) => {
    const { failure, status } = await generate(athlete, change);
    expect(status).toBe(400);
    expect(failure).toMatchObject({ errorType: "VALIDATION_ERROR", details: { [field]: expect.stringMatching(message) } });
    expect((await athlete.client.from("training_plans").select("id")).data).toEqual([]);
  });

  test.each([
    ["numbers as text", { weeklyAvailability: "4", durationWeeks: "2" }, 8],
    ["the form's word for the top level", { userLevel: "competitor" }, 20],
    ["a level nobody knows", { userLevel: "superhuman" }, 20],
  ])("%s are read", async (_, change, sessions) => {
    expect((await generate(athlete, change)).made?.sessionInfo.totalSessions).toBe(sessions);
  });

  test("what is not a request is a 4xx of the function's shape", async () => {
    const malformed = await request(server, athlete, "{ not json");
    expect([malformed.status, await malformed.json()]).toMatchObject([400, { errorType: "VALIDATION_ERROR" }]);
    const huge = await request(server, athlete, JSON.stringify({ x: "y".repeat(11 * 1024 * 1024) }));
    expect(huge.status).toBe(413);
    const sql = await generate(athlete, { competitionDetails: { name: "'; drop table public.training_plans; --", type: "hyrox" } });
    expect(sql.status).toBe(200);
  });

  test.each([
    ["no token", undefined, "Missing authorization header"],
    ["a token that is none", "Bearer nonsense", "Invalid JWT"],
    ["an unsigned token", `Bearer ${unsigned()}`, "Invalid JWT"],
  ])("%s is a 401", async (_, authorization, message) => {
    const response = await fetch(`${server.url}/functions/v1/generate-training-plan`, {
      method: "POST",
      headers: { apikey: server.anonKey, ...(authorization && { authorization }) },
      body: "{}",
    });
    expect([response.status, await response.json()]).toEqual([401, { code: 401, message }]);
  });

  test("every kind of body arrives, from any region, and what is no request is refused in JSON", async () => {
    const text = JSON.stringify(planRequest(athlete));
    const form = new FormData();
    form.set("plan", text);
    for (const body of [
      form,
      new URLSearchParams({ plan: text }).toString(),
      new Blob(["no json"]),
      new TextEncoder().encode("no json").buffer,
    ]) {
      const { error } = await athlete.client.functions.invoke("generate-training-plan", { body, region: FunctionRegion.EuCentral1 });
      const { context } = error as FunctionsHttpError;
      expect([context.status, await context.json()]).toMatchObject([400, { errorType: "VALIDATION_ERROR" }]);
    }
    const bytes = new Blob([text], { type: "application/json" });
    const { data, error } = await athlete.client.functions.invoke("generate-training-plan?x=1", {
      body: bytes,
      region: FunctionRegion.EuCentral1,
    });
    expect([error, data]).toMatchObject([null, { sessionInfo: { totalSessions: 20 } }]);
  });

  test("the key of the project alone is not a person, and an unknown function does not exist", async () => {
    const visitor = await fetch(`${server.url}/functions/v1/generate-training-plan`, {
      method: "POST",
      headers: { apikey: server.anonKey, authorization: `Bearer ${server.anonKey}` },
      body: "{}",
    });
    expect(visitor.status).toBe(401);
    const unknown = await fetch(`${server.url}/functions/v1/nothing`, { method: "POST", body: "{}" });
    expect([unknown.status, await unknown.json()]).toEqual([404, { code: "NOT_FOUND", message: "Requested function was not found" }]);
  });
});

function request(server: TestServer, athlete: Athlete, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/functions/v1/generate-training-plan`, {
    method: "POST",
    headers: { apikey: server.anonKey, authorization: `Bearer ${athlete.token}`, "content-type": "application/json", ...headers },
    body,
  });
}

async function stream(server: TestServer, athlete: Athlete, body: object): Promise<{ event: string; data: unknown }[]> {
  const response = await request(server, athlete, JSON.stringify(body), { accept: "text/event-stream" });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  return (await response.text())
    .trim()
    .split("\n\n")
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? "",
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null") as unknown,
    }));
}

function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ sub: "x", role: "authenticated", exp: 9_999_999_999 })}.`;
}
