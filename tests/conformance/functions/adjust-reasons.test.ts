import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EstimatesResponse, GenerateTrainingPlanResponse, StoredChange } from "@ironpace/contract";
import { startServer, type TestServer } from "#support/start-server.ts";
import { adjustPlan, type Answer, getLayers, recordBenchmarks, getSessions, getState } from "./support/adjusting.ts";
import { type Athlete, generate, newAthlete } from "./support/athletes.ts";

/** Wednesday of the second week of the plan. */
const TODAY = "2026-12-02";
const RACE_DAY = "2026-12-19";

const REASONS = {
  injury: { details: "left knee pain 5 out of 10 when I run" },
  competition: { competitionId: "$race", targetDate: `${RACE_DAY}T00:00:00.000Z` },
  illness: { from: "2026-12-03", to: "2026-12-06" },
  travel: { from: "2026-12-05", to: "2026-12-12" },
  missed: { why: "work trip" },
  availability: { availability: { daysPerWeek: 3, weekdays: [1, 3, 6], minutes: { 1: 60, 3: 60, 6: 90 } } },
  benchmark: {},
  equipment: {},
  profile: {},
  ease: { from: "2026-12-03", to: "2026-12-06", share: 0.7, onlyEasy: true },
} as const;
type Reason = keyof typeof REASONS;

/** An athlete with a plan, a race and one session of the days to come that is done already. */
interface World {
  readonly athlete: Athlete;
  readonly plan: GenerateTrainingPlanResponse["plan"];
  readonly race: string;
}

describe("adjust-training-plan for every reason", () => {
  let server: TestServer;
  /** World of the tests that leave nothing behind but layers: those are taken off again, which brings everything back byte for byte. */
  let shared: World;
  let athlete: Athlete;
  let plan: GenerateTrainingPlanResponse["plan"];
  let race: string;
  let known: ReadonlySet<string>;
  beforeAll(async () => {
    // One account reads whole plans here as fast as it can.
    server = await startServer({ clock: () => new Date(`${TODAY}T09:00:00Z`), environment: { RATE_LIMIT_WRITES: "0" } });
    shared = await newWorld();
    const ahead = (await getSessions(shared.athlete)).find(({ scheduled_date }) => String(scheduled_date) > TODAY)!;
    await shared.athlete.client.rpc("complete_session", { session_id: ahead.id, session_rpe: 6 }).throwOnError();
  });
  beforeEach(async () => {
    ({ athlete, plan, race } = shared);
    known = new Set((await getLayers(athlete)).map(({ id }) => id));
  });
  afterEach(async () => {
    if (athlete !== shared.athlete) return;
    const inForce = (await getLayers(athlete)).filter(({ undone_at }) => undone_at === null);
    for (const { id } of inForce.toReversed()) expect((await undo(id)).status).toBe(200);
  });
  afterAll(() => server.close());

  test.each(Object.keys(REASONS) as Reason[])(
    "%s is previewed, agreed to, done once however often it is sent, leaves what is done or past, and is undone byte for byte",
    async (reason) => {
      await tell(reason);
      const before = await getState(athlete);
      const rows = await getSessions(athlete);
      const { data: preview } = await ask(reason, { preview: true });
      expect(preview).toMatchObject({ planId: plan.id, adjustmentId: null, undoneAt: null, warnings: expect.any(Array) });
      expect(preview!.changes.length).toBeGreaterThan(0);
      for (const change of preview!.changes) {
        expect(change.before).not.toBe("");
        expect(change.after).not.toBe(change.before);
        expect(change.reason).not.toBe("");
      }
      const sessions = preview!.weeks!.flatMap((week) => week.sessions);
      expect(sessions.filter(({ isChanged }) => isChanged).length).toBeGreaterThanOrEqual(preview!.changes.length);
      expect(await getState(athlete)).toEqual(before);

      const requestId = crypto.randomUUID();
      const { data: done } = await ask(reason, { fingerprint: preview!.fingerprint, requestId });
      expect(done!.changes.map(({ title, before: was, after }) => `${title}: ${was} → ${after}`).toSorted()).toEqual(
        preview!.changes.map(({ title, before: was, after }) => `${title}: ${was} → ${after}`).toSorted(),
      );
      expect(done!.adjustmentId).not.toBeNull();
      const adjusted = await getState(athlete);
      expect(adjusted).not.toEqual(before);
      expect((await ask(reason, { requestId })).data).toEqual(done);
      expect(await getState(athlete)).toEqual(adjusted);
      const [layer, ...others] = await layers();
      expect(others).toEqual([]);
      expect(layer).toMatchObject({
        id: done!.adjustmentId,
        reason: reason === "ease" ? "eased" : reason,
        author: "athlete",
        undone_at: null,
        request: asked(reason),
      });
      for (const { told } of layer!.changes as unknown as StoredChange[])
        expect(done!.changes).toContainEqual({ ...told, sessionId: expect.any(String) });
      const settled = rows.filter(({ completed, scheduled_date }) => completed || (String(scheduled_date) < TODAY && reason !== "missed"));
      expect(settled.some(({ completed }) => completed)).toBe(true);
      const after = new Map((await getSessions(athlete)).map((row) => [row.id, row]));
      for (const row of settled) expect(after.get(row.id)).toEqual(row);

      const undone = await undo(done!.adjustmentId);
      expect(undone.data).toMatchObject({ adjustmentId: done!.adjustmentId, undoneAt: expect.any(String) });
      expect(undone.data!.changes.map(({ after: was }) => was)).toEqual(done!.changes.map(({ before: was }) => was));
      expect(await getState(athlete)).toEqual(before);
      const restored = new Map((await getSessions(athlete)).map((row) => [row.id, row]));
      for (const row of settled) expect(restored.get(row.id)).toEqual(row);
    },
  );

  test("a check-in is the reason of what it proposed, a second light session says its cost, and both are undone byte for byte", async () => {
    const before = await getState(athlete);
    const hard = (await getSessions(athlete)).filter(
      ({ scheduled_date, completed, code }) =>
        String(scheduled_date) >= TODAY && !completed && ["SF", "HX", "RI", "RT", "ML"].includes(code!),
    );
    const [first, second] = hard.map(({ scheduled_date }) => String(scheduled_date)).toSorted();
    const ease = (day: string, more = {}) =>
      adjustPlan(athlete, { planId: plan.id, reason: "ease", from: day, to: day, share: 0.75, checkIn: day, ...more });
    expect((await ease(first!)).failure).toMatchObject({ details: { checkIn: "has no check-in of yours" } });
    for (const day of [first, second])
      await server.database.query(
        "insert into public.check_ins (user_id, day, sleep_hours, soreness) values ((select creator_id from public.training_plans where id = $1), $2, 5.2, 2)",
        [plan.id, day!],
      );
    const shown = /^Your check-in showed 5\.2 h of sleep and freshness 2 of 5\. From \w+ \d+ \w+ on the plan is as before/u;
    const preview = (await ease(first!, { preview: true })).data!;
    expect(preview.reasons).toContainEqual(expect.stringMatching(shown));
    expect(preview.changes.find(({ date }) => date === first)?.reason).toBe("your check-in asks for it");
    const once = (await ease(first!, { fingerprint: preview.fingerprint })).data!;
    expect(await layers()).toMatchObject([{ reason: "eased", request: { checkIn: first, share: 0.75 } }]);
    expect((await ease(second!, { preview: true })).data!.reasons.at(-1)).toMatch(/^The hard session before this one was /);
    await undo(once.adjustmentId);
    expect(await getState(athlete)).toEqual(before);
    await athlete.client.from("check_ins").delete().gte("day", TODAY).throwOnError();
  });

  test("tabs that agree with the same request, together and in the middle of one another, lay one layer and get the same answer", async () => {
    const requestId = crypto.randomUUID();
    const answers = await Promise.all(
      [0, 0, 5, 10, 15, 20, 30, 40, 60, 80].map(async (milliseconds) => {
        await sleep(milliseconds);
        return ask("illness", { requestId });
      }),
    );
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 200 });
    expect(await layers()).toHaveLength(1);
  });

  test("two different changes at once: one is made, the other is to be looked at again", async () => {
    const previews = await Promise.all([ask("illness", { preview: true }), ask("injury", { preview: true })]);
    const answers = await Promise.all([
      ask("illness", { fingerprint: previews[0].data!.fingerprint }),
      ask("injury", { fingerprint: previews[1].data!.fingerprint }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.failure).toMatchObject({ errorType: "PLAN_CHANGED" });
    expect(await layers()).toHaveLength(1);
  });

  test("an edited proposal is another preview, and the old fingerprint no longer holds", async () => {
    const { data: first } = await ask("travel", { preview: true });
    const { data: edited } = await ask("travel", { preview: true, to: "2026-12-08" });
    expect(edited!.fingerprint).not.toBe(first!.fingerprint);
    expect(await ask("travel", { to: "2026-12-08", fingerprint: first!.fingerprint })).toMatchObject({ status: 409 });
    expect((await ask("travel", { to: "2026-12-08", fingerprint: edited!.fingerprint })).status).toBe(200);
  });

  test("a competition is marked when the plan was adjusted for it, and no longer when that is undone", async () => {
    const marked = async () => (await athlete.client.from("competitions").select("ai_adjusted").single()).data?.ai_adjusted;
    await ask("competition", { preview: true });
    expect(await marked()).toBe(false);
    const { data } = await ask("competition");
    expect(await marked()).toBe(true);
    expect((await athlete.client.from("training_plans").select("competition_id").single()).data).toEqual({ competition_id: race });
    await undo(data!.adjustmentId);
    expect(await marked()).toBe(false);
  });

  test("a competition that moved takes its old day with it", async () => {
    await ofItsOwn();
    await ask("competition");
    await athlete.client.from("competitions").update({ name: "City race, new date", date: "2026-12-12" }).eq("id", race).throwOnError();
    await ask("competition", { targetDate: "2026-12-12" });
    const { data } = await athlete.client.from("plan_circumstances").select("athlete").single().throwOnError();
    expect(data.athlete).toMatchObject({ competitions: [{ date: "2026-12-12", name: "City race, new date" }] });
  });

  test("a competition that the plan was made with and that moved since takes its old day with it, and no other of its name", async () => {
    athlete = await newAthlete(server);
    const entry = { name: "City race", type: "hyrox", location: "Graz" } as const;
    const { data: entered } = await athlete.client
      .from("competitions")
      .insert([
        { ...entry, date: RACE_DAY },
        { ...entry, date: "2026-12-26" },
      ])
      .select("id, date")
      .throwOnError();
    const { made } = await generate(athlete, { startDate: "2026-11-23" });
    const competitionId = entered.find(({ date }) => date === RACE_DAY)!.id;
    await athlete.client.from("competitions").update({ date: "2026-12-12" }).eq("id", competitionId).throwOnError();
    const body = { planId: made!.plan.id, reason: "competition", competitionId, targetDate: "2026-12-12" };
    expect((await adjustPlan(athlete, body)).data?.changes.length).toBeGreaterThan(0);
    const { data } = await athlete.client.from("plan_circumstances").select("athlete").single().throwOnError();
    expect(data.athlete).toMatchObject({ competitions: [{ date: "2026-12-12" }, { date: "2026-12-26" }] });
  });

  test("missed sessions are marked as skipped with the reason, and planned again when that is undone", async () => {
    await ofItsOwn();
    const { data } = await ask("missed");
    expect(data?.reasons.at(-1)).toMatch(/^\d sessions? (is|are) marked as skipped\.$/);
    const days = data?.changes.map(({ date }) => date) ?? [];
    expect(days).toEqual(days.toSorted());
    const skipped = (await getSessions(athlete)).filter(({ status }) => status === "skipped");
    expect(skipped.length).toBeGreaterThan(0);
    for (const row of skipped)
      expect(row).toMatchObject({ skip_reason: "work trip", scheduled_date: expect.stringMatching(/^2026-1(1|2-01)/) });
    await athlete.client.rpc("reopen_session", { session_id: skipped[0]!.id }).throwOnError();
    await athlete.client.rpc("complete_session", { session_id: skipped[0]!.id }).throwOnError();
    await undo(data!.adjustmentId);
    const after = (await getSessions(athlete)).filter(({ id }) => skipped.some((row) => row.id === id));
    expect(after.map(({ status }) => status).toSorted()).toEqual(["completed", ...skipped.slice(1).map(() => "planned")]);
  });

  test("a session in which work was logged is no longer planned, though it is not completed", async () => {
    await ofItsOwn();
    const ahead = (await getSessions(athlete)).find(({ scheduled_date }) => String(scheduled_date) >= TODAY)!;
    await athlete.client.from("performed_sessions").insert({ source: "plan_session", training_session_id: ahead.id }).throwOnError();
    await ask("travel", { from: TODAY, to: "2026-12-20" });
    const row = (await getSessions(athlete)).find(({ id }) => id === ahead.id);
    expect(row).toEqual(ahead);
  });

  describe("undo", () => {
    test("of the last layer first, and the refusal names it", async () => {
      const { data: first } = await ask("illness");
      const { data: second } = await ask("injury");
      expect(await undo(first!.adjustmentId)).toMatchObject({
        status: 409,
        failure: {
          errorType: "UNDO_REFUSED",
          error: "A later change builds on this one. Undo that one first.",
          details: { blockedBy: second!.adjustmentId },
        },
      });
      expect((await undo(second!.adjustmentId)).status).toBe(200);
      expect((await undo(first!.adjustmentId)).status).toBe(200);
    });

    test("twice, and in two tabs at once, is once", async () => {
      const before = await getState(athlete);
      const { data } = await ask("illness");
      const answers = await Promise.all([undo(data!.adjustmentId), undo(data!.adjustmentId)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await undo(data!.adjustmentId)).data).toEqual(answers[0]?.data);
      expect(await getState(athlete)).toEqual(before);
    });

    test("is refused when everything it touched is past", async () => {
      await recordBenchmarks(athlete, "strength", { back_squat: 150 });
      const { data } = await ask("benchmark");
      const later = { adjustment_id: data!.adjustmentId!, from_day: "2027-01-20" };
      expect(await athlete.client.rpc("undo_plan_adjustment", later)).toMatchObject({
        status: 409,
        error: { message: "Everything this change touched is done or past: there is nothing to put back." },
      });
      expect((await layers())[0]?.undone_at).toBeNull();
    });

    test("leaves what was done since, and puts everything else back", async () => {
      await ofItsOwn();
      const before = new Map((await getSessions(athlete)).map((row) => [row.id, row]));
      const { data } = await ask("injury");
      const { sessionId } = data!.changes.find((change) => change.sessionId !== null && before.has(change.sessionId))!;
      await athlete.client.rpc("complete_session", { session_id: sessionId! }).throwOnError();
      const done = (await getSessions(athlete)).find(({ id }) => id === sessionId);
      expect((await undo(data!.adjustmentId)).status).toBe(200);
      for (const row of await getSessions(athlete)) {
        const expected = row.id === sessionId ? done : before.get(row.id);
        expect({ ...row, updated_at: "" }).toEqual({ ...expected, updated_at: "" });
      }
    });

    test("of a plan that has ended, or of somebody else, is refused", async () => {
      await ofItsOwn();
      const { data } = await ask("illness");
      const stranger = await newAthlete(server);
      const theirs = await adjustPlan(stranger, { planId: plan.id, reason: "undo", adjustmentId: data!.adjustmentId });
      expect(theirs).toMatchObject({ status: 404, failure: { errorType: "ADJUSTMENT_NOT_FOUND" } });
      await athlete.client.rpc("end_training_plan", { plan_id: plan.id }).throwOnError();
      expect(await undo(data!.adjustmentId)).toMatchObject({ status: 409, failure: { errorType: "UNDO_REFUSED" } });
    });
  });

  test.each<[name: string, body: object, field: string, message: RegExp]>([
    ["no plan", { reason: "injury", details: "knee", planId: null }, "planId", /planId is required/],
    ["no reason", { reason: undefined }, "reason", /reason must be one of injury/],
    ["an injury without a word", { reason: "injury", details: "  " }, "details", /details is required/],
    ["an injury as a novel", { reason: "injury", details: "x".repeat(4001) }, "details", /at most 4000/],
    ["no competition", { reason: "competition", targetDate: RACE_DAY }, "competitionId", /competitionId is required/],
    ["a competition on no day", { reason: "competition", competitionId: "$race", targetDate: "soon" }, "targetDate", /ISO date/],
    [
      "a competition on another day",
      { reason: "competition", competitionId: "$race", targetDate: "2026-12-30" },
      "targetDate",
      /not the day/,
    ],
    [
      "a competition of nobody",
      { reason: "competition", competitionId: "20000000-0000-4000-8000-000000000001", targetDate: RACE_DAY },
      "competitionId",
      /yours/,
    ],
    ["an illness backwards", { reason: "illness", from: "2026-12-05", to: "2026-12-03" }, "to", /before from/],
    ["a day that is none", { reason: "travel", from: "2026-02-30", to: "2026-12-03" }, "from", /yyyy-mm-dd/],
    ["days after the plan", { reason: "travel", from: "2027-02-01", to: "2027-02-03" }, "from", /after the plan ends/],
    ["days before the plan", { reason: "illness", from: "2026-10-01", to: "2026-10-03" }, "to", /before the plan begins/],
    ["a session of nobody", { reason: "missed", sessionIds: ["20000000-0000-4000-8000-000000000001"] }, "sessionIds.0", /not a session/],
    ["no sessions", { reason: "missed", sessionIds: [] }, "sessionIds", /at least one/],
    ["two days a week", { reason: "availability", availability: { daysPerWeek: 2 } }, "availability.daysPerWeek", /at least 3 days/],
    [
      "fewer days open than asked",
      { reason: "availability", availability: { daysPerWeek: 4, weekdays: [1, 2, 3] } },
      "availability.weekdays",
      /opened 3 days/,
    ],
    ["a fingerprint that is a novel", { reason: "benchmark", fingerprint: "x".repeat(101) }, "fingerprint", /at most 100/],
    ["a request id that is none", { reason: "benchmark", requestId: "1" }, "requestId", /UUID/],
    ["an undo of nothing", { reason: "undo" }, "adjustmentId", /adjustmentId is required/],
  ])("%s is refused with the field's name", async (_, body, field, message) => {
    const { failure, status } = await adjustPlan(athlete, { planId: plan.id, ...withRace(body) });
    expect([status, failure]).toMatchObject([400, { errorType: "VALIDATION_ERROR", details: { [field]: expect.stringMatching(message) } }]);
    expect(await layers()).toEqual([]);
  });

  test("a request id is for one change, and nobody lends theirs", async () => {
    const requestId = crypto.randomUUID();
    const { data } = await ask("illness", { requestId });
    expect(await ask("travel", { requestId })).toMatchObject({
      status: 400,
      failure: { details: { requestId: "was used for another change" } },
    });
    expect(await ask("illness", { requestId, to: "2026-12-07" })).toMatchObject({ status: 400 });
    const stranger = await newAthlete(server);
    const theirs = await adjustPlan(stranger, { planId: plan.id, reason: "illness", ...REASONS.illness, requestId });
    expect([data?.adjustmentId, theirs.status]).toEqual([expect.any(String), 404]);
  });

  test("red flags in what hurts change nothing and say where to go", async () => {
    const { failure, status } = await ask("injury", { details: "chest pain and I fainted" });
    expect([status, failure]).toMatchObject([
      422,
      { errorType: "MEDICAL_REFERRAL", error: expect.stringMatching(/professional|emergency/i) },
    ]);
    expect(await layers()).toEqual([]);
  });

  test("a text without an injury changes nothing and asks for the place", async () => {
    const { data } = await ask("injury", { details: "all good today" });
    expect(data).toMatchObject({
      changes: [],
      adjustmentId: null,
      reasons: [expect.any(String), expect.stringContaining("Name the body part")],
    });
  });

  test("a logged single above the known maximum is shown in its line, proposed, taken over, proposed once, and undone", async () => {
    await ofItsOwn();
    const { client } = athlete;
    await client.from("strength_benchmarks").update({ date_recorded: "2026-11-20" }).eq("user_id", athlete.userId).throwOnError();
    const { data: done } = await client
      .from("performed_sessions")
      .insert({ source: "free", performed_at: "2026-12-01T17:00:00Z" })
      .select("id")
      .single()
      .throwOnError();
    const set = { performed_session_id: done.id, exercise_name: "Back squat", set_index: 1, metric: "weight_reps" } as const;
    await client
      .from("performed_sets")
      .insert({ ...set, weight_kg: 150, reps: 1, rpe: 10 })
      .throwOnError();
    const read = async () => (await client.functions.invoke<EstimatesResponse>("estimates", { body: { planId: plan.id } })).data!;

    const { estimates, moved } = await read();
    const squat = estimates.find(({ capacity }) => capacity === "backSquat");
    expect(squat).toMatchObject({ value: 150, count: 1, on: "2026-12-01", text: "Back squat 150 kg ± 4 kg from 1 set" });
    expect(squat?.points.map(({ on, value }) => `${on} ${value}`)).toEqual(["2026-11-20 140", "2026-12-01 150"]);
    expect(moved).toMatchObject([{ capacity: "backSquat", from: 140, to: 150, reason: expect.stringContaining("150 kg on Tue 1 Dec") }]);

    const before = await getState(athlete);
    const { data: taken } = await adjustPlan(athlete, { planId: plan.id, reason: "estimates" });
    expect(taken!.changes.length).toBeGreaterThan(0);
    for (const { reason } of taken!.changes) expect(reason).toBe("your log suggests back squat 150 kg instead of 140 kg");
    expect((await layers())[0]).toMatchObject({ reason: "estimates" });
    expect((await read()).moved).toEqual([]);
    expect((await adjustPlan(athlete, { planId: plan.id, reason: "estimates" })).data?.changes).toEqual([]);
    expect((await undo(taken!.adjustmentId)).status).toBe(200);
    expect(await getState(athlete)).toEqual(before);
  });

  test("sessions that felt two points too hard change the next ones, with the evidence, once", async () => {
    await ofItsOwn();
    const past = (await getSessions(athlete)).filter(({ scheduled_date }) => String(scheduled_date) < TODAY);
    for (const { id, intensity_level } of past)
      await athlete.client.rpc("complete_session", { session_id: id, session_rpe: Math.min(10, intensity_level + 2) }).throwOnError();
    const { data } = await adjustPlan(athlete, { planId: plan.id, reason: "effort" });
    expect(data!.changes.length).toBeGreaterThan(0);
    expect(data!.reasons.join(" ")).toMatch(/felt harder than planned: RPE 9 instead of 7 on \w{3} \d+ \w{3}/u);
    expect((await layers())[0]).toMatchObject({ reason: "effort" });
    expect((await adjustPlan(athlete, { planId: plan.id, reason: "effort" })).data?.changes).toEqual([]);
  });

  test("a limit ends by its check-ins, without a word of the text being edited", async () => {
    await ofItsOwn();
    await ask("injury", { details: "left knee pain 3/10" });
    const limited = await getState(athlete);
    const answers = { region: "knee" as const, checked_on: TODAY, worst: 0, morning: 0 };
    await athlete.client.from("pain_check_ins").insert(answers).throwOnError();
    const checkIn = { planId: plan.id, reason: "check-in" };
    expect((await adjustPlan(athlete, checkIn)).data).toMatchObject({ changes: [], adjustmentId: null });
    await athlete.client.from("pain_check_ins").update({ is_gone: true }).eq("region", "knee").throwOnError();
    const { data } = await adjustPlan(athlete, checkIn);
    expect(data!.changes.length).toBeGreaterThan(0);
    expect(data!.reasons).toContain("Your left knee limit has ended: you say that it is gone. Tell me if it comes back.");
    expect((await undo(data!.adjustmentId)).status).toBe(200);
    expect(await getState(athlete)).toEqual(limited);
  });

  async function newWorld(): Promise<World> {
    const one = await newAthlete(server);
    const { made } = await generate(one, { startDate: "2026-11-23" });
    if (made === undefined) throw new Error("no plan");
    const { data } = await one.client
      .from("competitions")
      .insert({ name: "City race", type: "hyrox", date: RACE_DAY, location: "Graz" })
      .select("id")
      .single()
      .throwOnError();
    return { athlete: one, plan: made.plan, race: data.id };
  }

  /** For a test that leaves more behind than layers. */
  async function ofItsOwn(): Promise<void> {
    ({ athlete, plan, race } = await newWorld());
  }

  /** Those that were laid in this test. */
  async function layers() {
    return (await getLayers(athlete)).filter(({ id }) => !known.has(id));
  }

  /** What is to be stored before a plan can follow it. */
  async function tell(reason: Reason): Promise<void> {
    if (reason === "benchmark") await recordBenchmarks(athlete, "strength", { back_squat: 150 });
    if (reason === "equipment") await athlete.client.rpc("save_equipment", { equipment: ["kettlebell"] }).throwOnError();
    if (reason === "profile") await athlete.client.from("athlete_profiles").upsert({ id: athlete.userId, age: 67 }).throwOnError();
  }
  const withRace = (body: object): object => JSON.parse(JSON.stringify(body).replace("$race", race)) as object;
  const asked = (reason: Reason): object => withRace(REASONS[reason]);
  const ask = (reason: Reason, more: object = {}): Promise<Answer> =>
    adjustPlan(athlete, { planId: plan.id, reason, ...asked(reason), ...more });
  const undo = (adjustmentId: string | null | undefined): Promise<Answer> =>
    adjustPlan(athlete, { planId: plan.id, reason: "undo", adjustmentId });
});
