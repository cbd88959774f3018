import { FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AiCoachResponse, CoachErrorBody, CoachSight, Database } from "@ironpace/contract";
import { FUNCTION_HOSTS } from "#support/deno/function-hosts.ts";
import type { TestServer } from "#support/start-server.ts";
import { type Athlete, generate, newAthlete } from "./support/athletes.ts";
import { readEvents } from "./support/read-events.ts";

describe.each(FUNCTION_HOSTS)("ai-coach on $name", (host) => {
  let server: TestServer;
  let athlete: Athlete;
  beforeAll(async () => {
    server = await host.start({ clock: () => new Date("2026-11-18T09:00:00Z") });
    athlete = await newAthlete(server);
    await generate(athlete);
  });
  afterAll(() => server.close());

  test("answers from the athlete's numbers, says who it is and what the answer rests on", async () => {
    const { data } = await ask(athlete.client, { content: "What is my easy pace?" });
    expect(data).toMatchObject({ coach: "built-in", tokenCount: { total: 0 }, redFlag: false, proposals: [] });
    expect(data?.response).toMatch(/\d:\d\d–\d:\d\d \/km/);
    expect(data?.response).toContain("built-in coach");
    expect(data?.sources).toContainEqual({ slug: "easy-running", title: "Easy running", origin: "library" });
  });

  test("what the client says of the athlete counts where nothing is stored", async () => {
    const content = "How much protein do I need?";
    const userProfile = { weight: 70, trainingLevel: "beginner", primaryFocus: "running" };
    expect((await ask(athlete.client, { content, userProfile })).data?.response).toMatch(/70 kg that is \*\*112/);
    await athlete.client.from("athlete_profiles").update({ body_weight_kg: 80 }).eq("id", athlete.userId).throwOnError();
    expect((await ask(athlete.client, { content, userProfile })).data?.response).toMatch(/80 kg that is \*\*128/);
    await athlete.client.from("athlete_profiles").update({ body_weight_kg: null }).eq("id", athlete.userId).throwOnError();
  });

  test("says the place of a race that was entered", async () => {
    const race = {
      user_id: athlete.userId,
      name: "Salzburg Run",
      type: "running",
      date: "2026-10-04",
      location: "Salzburg",
      priority: "C",
    } as const;
    const { data: stored } = await athlete.client
      .from("competitions")
      .insert({ ...race, result: "44:10", place: 2 })
      .select("id")
      .single()
      .throwOnError();
    const { data } = await ask(athlete.client, { content: "What was my place in Salzburg?" });
    expect(data?.response).toMatch(/place 2\*\* at Salzburg Run/);
    await athlete.client.from("competitions").delete().eq("id", stored.id).throwOnError();
  });

  test("a wish becomes a card that adjust-training-plan takes, and goes on in the conversation", async () => {
    const { data: first } = await ask(athlete.client, { content: "only 20 min on my next long run" });
    expect(first?.proposals).toMatchObject([{ request: { reason: "ease", mostMinutes: 20 } }]);
    const { data: second } = await ask(athlete.client, { content: "actually 25", conversationId: first!.conversationId });
    expect(second?.proposals).toMatchObject([{ request: { reason: "ease", mostMinutes: 25 } }]);
    const { data: third } = await ask(athlete.client, { content: "no, leave it", conversationId: first!.conversationId });
    expect(third?.proposals).toEqual([]);
    expect(third?.response).toContain("only a proposal");
    const { data: german } = await ask(athlete.client, { content: "Kürze meinen nächsten langen Lauf auf 20 min" });
    expect(german?.response).toContain("Aufwärmen und Hauptteil bleiben, das Ende fällt weg.");
  });

  test("keeps the conversation, goes on with it, and forgets it when it is deleted", async () => {
    const { data: first } = await ask(athlete.client, { content: "What could I run over 5 km?" });
    const conversationId = first?.conversationId;
    const { data: second } = await ask(athlete.client, { content: "and a marathon?", conversationId });
    expect(second?.response).toMatch(/42\.2 km/);
    expect(second?.response).not.toContain("I am the built-in coach");
    const { data: rows } = await athlete.client.from("coach_messages").select().eq("conversation_id", conversationId!).order("id");
    expect(rows?.map(({ role, coach }) => [role, coach])).toEqual([
      ["user", null],
      ["assistant", "built-in"],
      ["user", null],
      ["assistant", "built-in"],
    ]);
    expect(rows?.[3]?.content).toBe(second?.response);
    const other = await newAthlete(server);
    expect((await other.client.from("coach_messages").select()).data).toEqual([]);
    expect(await ask(other.client, { content: "and mine?", conversationId })).toMatchObject({
      status: 404,
      failure: { errorType: "CONVERSATION_NOT_FOUND" },
    });
    await athlete.client.from("coach_conversations").delete().eq("id", conversationId!).throwOnError();
    expect((await athlete.client.from("coach_messages").select().eq("conversation_id", conversationId!)).data).toEqual([]);
  });

  test("a question is reworded in its place, and answered anew, unless health or a decision hangs on it", async () => {
    const { data: first } = await ask(athlete.client, { content: "What could I run over 5 km?" });
    const conversationId = first!.conversationId!;
    const rows = async () =>
      (await athlete.client.from("coach_messages").select().eq("conversation_id", conversationId).order("id").throwOnError()).data;
    expect((await rows()).at(-1)?.id).toBe(first?.messageId);
    const { data: again } = await ask(athlete.client, { content: "What could I run over 10 km?", conversationId, replacesLast: true });
    expect(again?.conversationId).toBe(conversationId);
    expect((await rows()).map(({ content }) => content)).toEqual(["What could I run over 10 km?", again?.response]);
    await athlete.client.from("coach_messages").update({ decision: "accepted" }).eq("id", again!.messageId!).throwOnError();
    const refused = await ask(athlete.client, { content: "And 3 km?", conversationId, replacesLast: true });
    expect(refused).toMatchObject({ status: 409, failure: { error: "You can no longer edit your last question. Ask a new one." } });
    expect(await rows()).toHaveLength(2);
    const worried = await newAthlete(server);
    const { data: asked } = await ask(worried.client, { content: "my chest feels a bit weird" });
    expect(asked?.safety.level).toBe("check");
    const reworded = { content: "What is my easy pace?", conversationId: asked!.conversationId!, replacesLast: true };
    expect(await ask(worried.client, reworded)).toMatchObject({ status: 409 });
    await athlete.client.from("coach_conversations").update({ title: "Race times" }).eq("id", conversationId).throwOnError();
    const { data: renamed } = await athlete.client.from("coach_conversations").select().eq("id", conversationId).single();
    expect(renamed?.title).toBe("Race times");
  });

  test("each card has its own outcome, with how it is taken back; the open ones can still be talked about", async () => {
    const { data } = await ask(athlete.client, { content: "My weight is 81 kg now" });
    const undo = { steps: [{ do: "update", table: "athlete_profiles", id: athlete.userId, values: { body_weight_kg: null } }] };
    const outcomes = [{ decision: "accepted", undo }];
    const row = () => athlete.client.from("coach_messages").update({ decision: "accepted", outcomes }).eq("id", data!.messageId!);
    expect((await row().select().single().throwOnError()).data).toMatchObject({ decision: "accepted", outcomes });
    const large = ["x".repeat(200_000)].map(() => Array.from({ length: 9000 }, (_, index) => `${index * 7919}`));
    const refused = await athlete.client.from("coach_messages").update({ outcomes: large }).eq("id", data!.messageId!);
    expect(refused.error?.code).toBe("23514");
    expect((await athlete.client.from("coach_messages").update({ outcomes: {} }).eq("id", data!.messageId!)).error?.code).toBe("23514");

    const { data: two } = await ask(athlete.client, { content: "5k time trial this morning 18:58!!" });
    expect(two?.proposals).toHaveLength(2);
    const half = [{ decision: "accepted" }, null];
    await athlete.client.from("coach_messages").update({ decision: "accepted", outcomes: half }).eq("id", two!.messageId!).throwOnError();
    const { data: asked } = await ask(athlete.client, { content: "do it", conversationId: two!.conversationId! });
    expect(asked?.proposals).toEqual(two!.proposals.slice(1));
  });

  test("administrators read an answer that did not help, without the athlete's name; one that helped tells them nothing", async () => {
    const { data } = await ask(athlete.client, { content: "How long is a marathon?" });
    const message_id = data!.messageId!;
    const judge = (judgement: object) => athlete.client.rpc("judge_coach_answer", { message_id, helpful: false, ...judgement });
    expect((await judge({})).error?.code).toBe("23514");
    expect((await judge({ reason: "boring" })).error?.code).toBe("23514");
    await judge({ reason: "too_long", comment: " Just the number. " }).throwOnError();
    const admin = await newAthlete(server);
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [admin.userId]);
    const read = async () =>
      (await admin.client.from("coach_feedback").select("question,answer,reason,comment").eq("message_id", message_id).throwOnError()).data;
    const told = { question: "How long is a marathon?", answer: data?.response, reason: "too_long", comment: "Just the number." };
    expect(await read()).toEqual([told]);
    const reviewed_at = "2026-11-18T10:00:00+00:00";
    await admin.client.from("coach_feedback").update({ reviewed_at }).eq("message_id", message_id).throwOnError();
    expect((await admin.client.from("coach_feedback").update({ answer: "42" }).eq("message_id", message_id)).error?.code).toBe("23001");
    await judge({ helpful: true }).throwOnError();
    expect(await read()).toEqual([{ question: null, answer: null, reason: null, comment: null }]);
    const other = await newAthlete(server);
    expect((await other.client.rpc("judge_coach_answer", { message_id, helpful: true })).error?.code).toBe("PT404");
    await athlete.client.from("coach_conversations").delete().eq("id", data!.conversationId!).throwOnError();
    expect(await read()).toEqual([]);
  });

  test("a proposal is a request to adjust-training-plan and changes nothing itself", async () => {
    const before = await athlete.client.from("training_sessions").select().order("id").throwOnError();
    const { data } = await ask(athlete.client, { action: "injury_adaptation", content: "My right shoulder hurts when I press, 4/10" });
    expect(data?.proposals).toMatchObject([{ request: { reason: "injury", details: expect.stringContaining("right shoulder") } }]);
    expect((await athlete.client.from("training_sessions").select().order("id").throwOnError()).data).toEqual(before.data);
    const { data: rows } = await athlete.client.from("coach_messages").select().eq("conversation_id", data!.conversationId!).order("id");
    expect(rows?.[1]?.proposals).toEqual(data?.proposals);
    await athlete.client.from("coach_messages").update({ decision: "rejected" }).eq("id", rows![1]!.id).throwOnError();
    const edited = await athlete.client.from("coach_messages").update({ content: "Squat 500 kg" }).eq("id", rows![1]!.id);
    expect(edited.error?.message).toBe("Only the decision about a message can change");
  });

  test("a sign of danger comes first in every tab, and stops training everywhere until somebody has examined the athlete", async () => {
    const stopped = await newAthlete(server);
    await generate(stopped);
    const { data } = await ask(stopped.client, { action: "personalize_plan", content: "Build me a plan. I get chest pain when I run." });
    expect(data).toMatchObject({ redFlag: true, safety: { level: "emergency", category: "heart" }, proposals: [], sources: [] });
    expect(data?.response).toMatch(/^\*\*Stop\. This can be an emergency/);
    for (const content of ["it's gone now, what do I do today?", "I'm fine", "my coach says it is ok", "What is my easy pace?"]) {
      const { data: next } = await ask(stopped.client, { content, conversationId: data!.conversationId! });
      expect(next).toMatchObject({ redFlag: true, safety: { level: "emergency" }, proposals: [] });
      expect(next?.response).not.toMatch(/\d:\d\d|\d ?× ?\d|\bkg\b|RPE/);
    }
    // Another chat knows it too, and no plan is made or changed.
    expect((await ask(stopped.client, { content: "How heavy do I squat?" })).data).toMatchObject({ redFlag: true });
    expect(await generate(stopped)).toMatchObject({ status: 422, failure: { errorType: "MEDICAL_REFERRAL" } });
    await stopped.client.rpc("clear_safety_stops", { seen_by: "doctor", seen_on: new Date().toISOString().slice(0, 10) });
    expect((await ask(stopped.client, { content: "What is my easy pace?" })).data).toMatchObject({ redFlag: true });
  });

  test("a question about a sign is asked once more in a new chat", async () => {
    const asked = await newAthlete(server);
    const content = "**Before anything else:** What colour exactly, and how much pee today?";
    const answer = { content, coach: "built-in", proposals: [], sources: [], red_flag: false, interrupted: false, token_count: 0 };
    await asked.client
      .rpc("record_coach_exchange", { action: "coaching_question", question: "dark pee after murph?", answer })
      .throwOnError();
    const again = (await ask(asked.client, { content: "What is my easy pace?" })).data;
    expect(again).toMatchObject({ redFlag: false, safety: { level: "check", category: "rhabdo" } });
    expect(again?.response).toContain("dark pee after murph");
    // Passed over twice it is let go: a change of the topic is no answer, and stops nobody.
    const other = { content: "What is my easy pace?", conversationId: again?.conversationId ?? null };
    expect((await ask(asked.client, other)).data).toMatchObject({ safety: { level: "none" } });
    expect((await ask(asked.client, { content: "What is my easy pace?" })).data).toMatchObject({ safety: { level: "none" } });
    // What was only suspected, of no kind, has nothing to do with another chat.
    const suspected = await newAthlete(server);
    const first = (await ask(suspected.client, { content: "mich zerlegt es jedes mal auf der zweiten hälfte" })).data;
    expect(first).toMatchObject({ safety: { level: "check", category: "unclear" } });
    expect((await ask(suspected.client, { content: "What is my easy pace?" })).data).toMatchObject({ safety: { level: "none" } });
    const denied = await newAthlete(server);
    await denied.client
      .rpc("record_coach_exchange", { action: "coaching_question", question: "dark pee after murph?", answer })
      .throwOnError();
    expect((await ask(denied.client, { content: "No. What is my easy pace?" })).data).toMatchObject({ safety: { level: "none" } });
  });

  test("a doctor's matter ends with an examination, and training is talked about again", async () => {
    const seen = await newAthlete(server);
    await seen.client.rpc("raise_safety_stop", { category: "infection", level: "doctor", quote: "red streak up my leg" }).throwOnError();
    expect((await ask(seen.client, { content: "What is my easy pace?" })).data).toMatchObject({ safety: { level: "doctor" } });
    const today = new Date().toISOString().slice(0, 10);
    await seen.client.rpc("clear_safety_stops", { seen_by: "doctor", seen_on: today, limits: "easy for a week" }).throwOnError();
    expect((await ask(seen.client, { content: "What is my easy pace?" })).data).toMatchObject({
      redFlag: false,
      safety: { level: "none" },
    });
  });

  test.each([
    { weak: true, after: "none" },
    { weak: false, after: "emergency" },
  ] as const)(
    "a misunderstanding is asked about, and a plain no ends only what one weak sign raised: weak $weak",
    async ({ weak, after }) => {
      const misread = await newAthlete(server);
      const sign = { category: "heat", level: "emergency", quote: "cold water after training", weak };
      await misread.client.rpc("raise_safety_stop", sign).throwOnError();
      const { data } = await ask(misread.client, { content: "that was only a question" });
      expect(data).toMatchObject({ safety: { level: weak ? "check" : "emergency", category: "heat" } });
      const conversationId = data?.conversationId ?? null;
      expect((await ask(misread.client, { content: "no", conversationId })).data).toMatchObject({ safety: { level: after } });
      expect((await ask(misread.client, { content: "What is my easy pace?", conversationId })).data).toMatchObject({
        safety: { level: after },
      });
    },
  );

  test("a sign of danger in the note of a session stops training until it is cleared, once for each time it is written, and no adjustment is previewed", async () => {
    const noted = await newAthlete(server);
    const { made } = await generate(noted);
    const planId = made!.plan.id;
    const note = "Cut on my shin is hot, red and swollen with pus, shivering a bit";
    const performed = { source: "free", title: "Easy run", duration_minutes: 30 } as const;
    await noted.client
      .from("performed_sessions")
      .insert({ ...performed, notes: "felt good, last set heavy" })
      .throwOnError();
    expect((await ask(noted.client, { content: "What is my easy pace?" })).data).toMatchObject({ safety: { level: "none" } });
    await noted.client
      .from("performed_sessions")
      .insert({ ...performed, notes: note })
      .throwOnError();
    const preview = { planId, reason: "equipment", preview: true };
    expect((await noted.client.functions.invoke("adjust-training-plan", { body: preview })).error).toMatchObject({
      context: { status: 422 },
    });
    expect((await ask(noted.client, { content: "What is my easy pace?" })).data).toMatchObject({
      redFlag: true,
      safety: { category: "infection" },
    });
    const { data: stops } = await noted.client.from("safety_stops").select("source, quote").throwOnError();
    expect(stops).toEqual([{ source: "session", quote: note }]);
    await noted.client.rpc("clear_safety_stops", { seen_by: "doctor", seen_on: new Date().toISOString().slice(0, 10) }).throwOnError();
    expect((await ask(noted.client, { content: "What is my easy pace?" })).data).toMatchObject({ safety: { level: "none" } });
    // Another column of the row is no news; the same words about another day are.
    await noted.client.from("performed_sessions").update({ session_rpe: 4 }).eq("notes", note).throwOnError();
    expect((await noted.client.functions.invoke("check-notes", { body: {} })).data).toEqual({ stopped: false });
    await noted.client
      .from("performed_sessions")
      .insert({ ...performed, notes: note })
      .throwOnError();
    expect((await noted.client.functions.invoke("check-notes", { body: {} })).data).toEqual({ stopped: true });
    await noted.client.rpc("clear_safety_stops", { seen_by: "doctor", seen_on: new Date().toISOString().slice(0, 10) }).throwOnError();
    // Whichever app stored a note, and about whatever, the check that every app makes finds it.
    const best = {
      exercise_name: "Back squat",
      category: "strength",
      metric: "weight",
      value: "100",
      unit: "kg",
      date: "2026-11-20",
    } as const;
    await noted.client
      .from("personal_bests")
      .insert({ ...best, notes: "calf swollen and hot since the flight and now I am short of breath sitting" })
      .throwOnError();
    expect((await noted.client.functions.invoke("check-notes", { body: {} })).data).toEqual({ stopped: true });
    const { data: open } = await noted.client.from("safety_stops").select("level").is("ended_at", null).throwOnError();
    expect(open).toEqual([{ level: "emergency" }]);
    await noted.client.rpc("clear_safety_stops", { seen_by: "nobody" }).throwOnError();
    // What the profile tells in words that the engine does not read holds for adjustments too.
    const injuries = "since last month: pins and needles down left leg with weak big toe";
    await noted.client.from("athlete_context").insert({ injuries }).throwOnError();
    expect((await noted.client.functions.invoke("adjust-training-plan", { body: preview })).error).toMatchObject({
      context: { status: 422 },
    });
  });

  test("the newest notes are read for danger, however many an import has brought", async () => {
    const imported = await newAthlete(server);
    const entry = (day: number, notes: string) => ({
      user_id: imported.userId,
      workout_name: "Run",
      duration: 40,
      date: `2026-11-${String(day).padStart(2, "0")}`,
      notes,
    });
    const calm = Array.from({ length: 14 }, (_, index) => entry(index + 1, `Easy ${index + 4} km along the river.`));
    await imported.client
      .from("logged_sessions")
      .insert([...calm, entry(18, "Chest pain when I ran up the hill today.")])
      .throwOnError();
    expect((await imported.client.functions.invoke("check-notes", { body: {} })).data).toEqual({ stopped: true });
  });

  test("a stream has the same answer in pieces, the proposals, and then everything", async () => {
    const events = await readEvents(await stream({ content: "I am ill with the flu until 27 november" }));
    const done = events.at(-1);
    expect(done?.event).toBe("done");
    const whole = done?.data as AiCoachResponse;
    const deltas = events.filter(({ event }) => event === "delta").map(({ data }) => (data as { text: string }).text);
    expect(deltas.length).toBeGreaterThan(5);
    expect(deltas.join("")).toBe(whole.response);
    expect(events.filter(({ event }) => event === "proposal").map(({ data }) => data)).toEqual(whole.proposals);
    expect(whole.proposals).toHaveLength(1);
    expect(whole.conversationId).toEqual(expect.any(String));
  });

  test("what the coach sees is every line it reads, in words", async () => {
    const { data } = await athlete.client.functions.invoke<CoachSight>("ai-coach", { body: { action: "what_the_coach_sees" } });
    expect(data).toMatchObject({ coach: "built-in", leavesServer: false });
    expect(data).not.toHaveProperty("model");
    expect(data?.sections.map(({ title }) => title)).toEqual([
      "You",
      "Your numbers",
      "Injuries and goals",
      "Your week",
      "Your plan",
      "Your competitions",
      "Sessions of the last four weeks",
    ]);
    expect(data?.sections[1]?.lines).toEqual(expect.arrayContaining(["Back squat: 140 kg", "5 km: 22:30", "500 m row: 1:38"]));
    expect(data?.sections[4]?.lines).toHaveLength(21);
    expect(data?.opening?.today).toMatch(/^(Today: |Nothing is planned for today\. Next: )/);
    expect(data?.opening?.questions).toHaveLength(4);
    // Each is a question that the coach answers, from this athlete's own data or the library.
    for (const content of data?.opening?.questions ?? []) {
      expect((await ask(athlete.client, { content })).data?.response).not.toMatch(/did not understand|not sure what|Do you mean/i);
    }
  });

  test("the test cases of the administrators pass honestly", async () => {
    const rows = await server.database.query<TestCase>(
      "select name, action, content, user_profile, expected_keywords from public.ai_coach_test_cases",
    );
    expect(rows).toHaveLength(4);
    const stored = async () => (await athlete.client.from("coach_messages").select("id")).data?.length;
    const before = await stored();
    for (const { name, action, content, user_profile, expected_keywords } of rows) {
      const { data } = await ask(athlete.client, { action, content, userProfile: asObject(user_profile), isTest: true });
      const missing = expected_keywords.filter((keyword) => !data?.response.toLowerCase().includes(keyword.toLowerCase()));
      expect({ name, missing }).toEqual({ name, missing: [] });
      expect(data?.response).toContain("built-in coach");
      expect(data?.conversationId).toBeNull();
      // The athlete's own 140 kg squat is nobody's in a test.
      expect(data?.response).not.toContain("140 kg");
    }
    expect(await stored()).toBe(before);
  });

  test("articles of the administrators are found and cited once they are published", async () => {
    const { client, userId } = await newAthlete(server);
    const content = {
      title: "Zercher carries",
      content: "Zercher carries with a sandbag train the trunk for lunges.",
      content_type: "article",
    };
    await server.database.query(
      "insert into public.admin_content (id, title, content, content_type, status) values ('6b1f7c1e-3b5c-4a57-9d0d-0a6f4f6a0001', $1, $2, $3, 'draft')",
      [content.title, content.content, content.content_type],
    );
    const { data: draft } = await ask(client, { content: "What are zercher carries good for?" });
    expect(draft?.sources.map(({ title }) => title)).not.toContain(content.title);
    await server.database.query("update public.admin_content set status = 'published' where title = $1", [content.title]);
    const { data } = await ask(client, { content: "What are zercher carries good for?" });
    expect(data?.sources).toContainEqual({ slug: "6b1f7c1e-3b5c-4a57-9d0d-0a6f4f6a0001", title: content.title, origin: "content" });
    expect(userId).toEqual(expect.any(String));
  });

  test("bad requests name the field, and only who is signed in is answered", async () => {
    expect(await ask(athlete.client, { content: "   " })).toMatchObject({
      status: 400,
      failure: { error: "Message cannot be empty", errorType: "VALIDATION_ERROR" },
    });
    expect((await ask(athlete.client, {})).failure?.error).toBe("Message cannot be empty");
    expect(await ask(athlete.client, { content: "hi", action: "dance" })).toMatchObject({
      status: 400,
      failure: { details: { action: expect.any(String) } },
    });
    expect((await ask(athlete.client, { content: "x".repeat(4001) })).status).toBe(400);
    const anonymous = await fetch(`${server.url}/functions/v1/ai-coach`, {
      method: "POST",
      headers: { authorization: `Bearer ${server.anonKey}` },
      body: JSON.stringify({ content: "hi" }),
    });
    expect([anonymous.status, await anonymous.json()]).toEqual([
      401,
      { error: "Please sign in to use the AI coach features.", errorType: "AUTHENTICATION_REQUIRED", status: 401 },
    ]);
  });

  async function ask(
    client: SupabaseClient<Database>,
    body: object,
  ): Promise<{ data?: AiCoachResponse; failure?: CoachErrorBody; status: number }> {
    const { data, error } = await client.functions.invoke<AiCoachResponse>("ai-coach", { body });
    if (error instanceof FunctionsHttpError) {
      const response = error.context as Response;
      return { failure: (await response.json()) as CoachErrorBody, status: response.status };
    }
    if (error) throw error;
    return { ...(data && { data }), status: 200 };
  }

  function stream(body: object): Promise<Response> {
    return fetch(`${server.url}/functions/v1/ai-coach`, {
      method: "POST",
      headers: { authorization: `Bearer ${athlete.token}`, accept: "text/event-stream", "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }
});

/** The drivers give jsonb as an object or as its text. */
function asObject(value: unknown): object {
  return (typeof value === "string" ? JSON.parse(value) : value) as object;
}

type TestCase = {
  readonly name: string;
  readonly action: string;
  readonly content: string;
  readonly user_profile: string;
  readonly expected_keywords: string[];
};
