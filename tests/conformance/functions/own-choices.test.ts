import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { GenerateTrainingPlanResponse, SessionOptionsResponse } from "@ironpace/contract";
import { FUNCTION_HOSTS } from "#support/deno/function-hosts.ts";
import type { TestServer } from "#support/start-server.ts";
import { adjustPlan, type Answer, getLayers, getSessions, getState } from "./support/adjusting.ts";
import { type Athlete, generate, newAthlete } from "./support/athletes.ts";

const TODAY = "2026-12-02";

describe.each(FUNCTION_HOSTS)("moving a session and swapping an exercise on $name", (host) => {
  let server: TestServer;
  let athlete: Athlete;
  let plan: GenerateTrainingPlanResponse;
  /** A session with loads, of a week that is to come. */
  let session: GenerateTrainingPlanResponse["sessionInfo"]["allSessions"][number];
  beforeAll(async () => {
    server = await host.start({ clock: () => new Date(`${TODAY}T09:00:00Z`) });
  });
  beforeEach(async () => {
    athlete = await newAthlete(server);
    plan = (await generate(athlete, { startDate: "2026-11-23" })).made!;
    session = plan.sessionInfo.allSessions.find(({ week, strength }) => week === 3 && strength.some(({ load }) => load !== undefined))!;
  });
  afterAll(() => server.close());

  test("the days of the week and the exercises that could take its place are known before", async () => {
    const { moves, swaps } = await options({ item: squat().id });
    expect(moves).toHaveLength(7);
    expect(moves.filter(({ refused }) => refused !== undefined).map(({ date }) => date)).toContain(session["scheduled_date"]);
    const taken = moves.find(({ swapsWith }) => swapsWith !== undefined);
    expect(plan.sessionInfo.allSessions.map(({ id }) => id)).toContain(taken?.swapsWith);
    expect(swaps.length).toBeGreaterThan(0);
    for (const { by, text, why } of swaps) expect([text.startsWith(by), why.endsWith(".")]).toEqual([true, true]);
    expect((await options({})).swaps).toEqual([]);
    expect((await options({ item: "w9d9-strength-1" })).swaps).toEqual([]);
  });

  test("a session moves to a free day and back by undo, byte for byte", async () => {
    const before = await getState(athlete);
    const to = await freeDay();
    const { data: preview } = await move(to, { preview: true });
    expect(preview).toMatchObject({ changes: [{ sessionId: session.id, reason: "you moved it" }], adjustmentId: null });
    expect(await getState(athlete)).toEqual(before);
    const { data } = await move(to, { fingerprint: preview!.fingerprint });
    expect(await row()).toMatchObject({ scheduled_date: to, status: "moved", moved_from: session["scheduled_date"] });
    expect(await getLayers(athlete)).toMatchObject([{ reason: "moved", request: { sessionId: session.id, to } }]);
    expect((await getSessions(athlete)).filter(({ id }) => id !== session.id).map(({ updated_at: _, ...rest }) => rest)).toEqual(
      before.sessions.filter(({ id }) => id !== session.id),
    );
    expect((await undo(data!.adjustmentId)).status).toBe(200);
    expect(await getState(athlete)).toEqual(before);
  });

  test("two sessions change places, and a second move brings both back as planned", async () => {
    const other = (await options({})).moves.find(({ swapsWith }) => swapsWith !== undefined)!;
    const from = String(session["scheduled_date"]);
    await move(other.date);
    expect(await row(other.swapsWith)).toMatchObject({ scheduled_date: from, status: "moved", moved_from: other.date });
    await move(from);
    expect(await row()).toMatchObject({ scheduled_date: from, status: "planned", moved_from: null });
    expect(await row(other.swapsWith)).toMatchObject({ scheduled_date: other.date, status: "planned", moved_from: null });
    expect(await getLayers(athlete)).toHaveLength(2);
  });

  test("a moved session stays on its day when the plan is adjusted for something else, and is moved again after a mistaken completion", async () => {
    const to = await freeDay();
    await move(to);
    const { data } = await adjustPlan(athlete, { planId: plan.plan.id, reason: "injury", details: "left shoulder pain 5 out of 10" });
    expect(data?.adjustmentId).not.toBeNull();
    expect(await row()).toMatchObject({ scheduled_date: to, status: "moved" });
    await athlete.client.rpc("complete_session", { session_id: session.id }).throwOnError();
    await athlete.client.rpc("reopen_session", { session_id: session.id }).throwOnError();
    expect(await row()).toMatchObject({ scheduled_date: to, status: "moved", moved_from: session["scheduled_date"] });
  });

  test("what the move makes worse is warned of, kept with the layer, and not in the way", async () => {
    const warned = (
      await Promise.all(
        plan.sessionInfo.allSessions.filter(({ week }) => week > 2).map(async ({ id }) => ({ id, moves: (await options({}, id)).moves })),
      )
    )
      .flatMap(({ id, moves }) => moves.map((option) => ({ id, ...option })))
      .find(({ warnings }) => warnings.length > 0)!;
    const { data } = await adjustPlan(athlete, { planId: plan.plan.id, reason: "move", sessionId: warned.id, to: warned.date });
    expect(data).toMatchObject({ warnings: warned.warnings, adjustmentId: expect.any(String) });
    expect(data?.reasons).not.toContain(warned.warnings[0]);
    expect(await getLayers(athlete)).toMatchObject([{ warnings: warned.warnings }]);
  });

  test("what was missed is done on a free day that is still to come, and back by undo; what is done or skipped stays", async () => {
    const missed = plan.sessionInfo.allSessions.find(({ week, ...row }) => week === 2 && String(row["scheduled_date"]) < TODAY)!;
    const { moves } = await options({}, missed.id);
    expect(moves.filter(({ date, refused }) => date < TODAY && refused === undefined)).toEqual([]);
    expect(moves.map(({ refused }) => refused ?? "").join()).toMatch(/the missed day is over\. Move that session first/);
    const free = moves.find(({ refused }) => refused === undefined)!;
    const before = await getState(athlete);
    const wish = { planId: plan.plan.id, reason: "move", sessionId: missed.id, to: free.date };
    const { data } = await adjustPlan(athlete, wish);
    expect(data).toMatchObject({ warnings: free.warnings, changes: [{ sessionId: missed.id, reason: "you moved it" }] });
    const date = String(missed["scheduled_date"]);
    expect(await row(missed.id)).toMatchObject({ scheduled_date: free.date, status: "moved", moved_from: date });
    expect(await getLayers(athlete)).toMatchObject([{ reason: "moved", undone_at: null }]);
    await undo(data!.adjustmentId);
    expect(await getState(athlete)).toEqual(before);

    await athlete.client.rpc("complete_session", { session_id: missed.id }).throwOnError();
    expect((await adjustPlan(athlete, wish)).failure).toMatchObject({ details: { sessionId: expect.stringMatching(/Done or skipped/) } });
  });

  test("an exercise gives way to an equivalent with its own load, and comes back by undo", async () => {
    const before = await getState(athlete);
    const { swaps } = await options({ item: squat().id });
    const { data } = await swap(swaps[0]!.by);
    expect(data?.changes).toMatchObject([
      { sessionId: session.id, after: expect.stringContaining(swaps[0]!.by), reason: "you chose another exercise for it" },
    ]);
    const lines = (await row())!.strength as unknown as { name: string }[];
    expect(lines.map(({ name }) => name)).toContain(swaps[0]!.by);
    expect(lines.map(({ name }) => name)).not.toContain(squat().name);
    await undo(data!.adjustmentId);
    expect(await getState(athlete)).toEqual(before);
  });

  test.each<[string, object, string, RegExp]>([
    ["a day of another week", { reason: "move", to: "2026-12-30" }, "to", /within its week/],
    ["the day it is on", { reason: "move", to: "$date" }, "to", /already/],
    ["no day", { reason: "move", to: "Friday" }, "to", /yyyy-mm-dd/],
    [
      "a session of nobody",
      { reason: "move", to: "2026-12-10", sessionId: "20000000-0000-4000-8000-000000000001" },
      "sessionId",
      /not a session/,
    ],
    ["a day that is over", { reason: "move", to: "2026-11-29", sessionId: "$past" }, "to", /is over/],
    ["a session that was missed, after its week", { reason: "move", to: "2026-12-03", sessionId: "$past" }, "to", /within its week/],
    ["a line that is not there", { reason: "swap", item: "w9d9-strength-1", replacement: "Front squat" }, "item", /not in this session/],
    [
      "an exercise that is none",
      { reason: "swap", item: "$item", replacement: "Underwater basket" },
      "replacement",
      /cannot take the place/,
    ],
    ["the same exercise", { reason: "swap", item: "$item", replacement: "$name" }, "replacement", /already/],
    ["no exercise", { reason: "swap", item: "$item" }, "replacement", /replacement is required/],
  ])("%s is refused with the field's name and the reason", async (_, body, field, message) => {
    const past = plan.sessionInfo.allSessions.find(({ week }) => week === 1)!;
    const text = JSON.stringify({ sessionId: session.id, ...body })
      .replace("$date", String(session["scheduled_date"]))
      .replace("$past", past.id)
      .replace("$item", squat().id)
      .replace("$name", squat().name);
    const { failure, status } = await adjustPlan(athlete, { planId: plan.plan.id, ...(JSON.parse(text) as object) });
    expect([status, failure]).toMatchObject([400, { errorType: "VALIDATION_ERROR", details: { [field]: expect.stringMatching(message) } }]);
    expect(await getLayers(athlete)).toEqual([]);
  });

  test("nobody asks about the plan of somebody else", async () => {
    const stranger = await newAthlete(server);
    const { error } = await stranger.client.functions.invoke("session-options", { body: { planId: plan.plan.id, sessionId: session.id } });
    expect((error as { context: Response }).context.status).toBe(404);
  });

  const squat = () => session.strength.find(({ load }) => load !== undefined)!;
  const move = (to: string, more: object = {}): Promise<Answer> =>
    adjustPlan(athlete, { planId: plan.plan.id, reason: "move", sessionId: session.id, to, ...more });
  const swap = (replacement: string): Promise<Answer> =>
    adjustPlan(athlete, { planId: plan.plan.id, reason: "swap", sessionId: session.id, item: squat().id, replacement });
  const undo = (adjustmentId: string | null): Promise<Answer> =>
    adjustPlan(athlete, { planId: plan.plan.id, reason: "undo", adjustmentId });
  const row = async (id = session.id) => (await getSessions(athlete)).find((one) => one.id === id);

  async function freeDay(): Promise<string> {
    const { moves } = await options({});
    return moves.find(({ refused, swapsWith }) => refused === undefined && swapsWith === undefined)!.date;
  }

  async function options(more: object, sessionId = session.id): Promise<SessionOptionsResponse> {
    const { data, error } = await athlete.client.functions.invoke<SessionOptionsResponse>("session-options", {
      body: { planId: plan.plan.id, sessionId, ...more },
    });
    if (error) throw error;
    return data!;
  }
});
