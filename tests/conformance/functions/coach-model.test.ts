import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AiCoachResponse, CoachSight } from "@ironpace/contract";
import { type CoachModel, type CoachModelQuestion, FUNCTIONS, type FunctionContext, type ModelPart } from "@ironpace/coaching";
import { startServer, type TestServer } from "#support/start-server.ts";
import { type Athlete, newAthlete } from "./support/athletes.ts";
import { readEvents } from "./support/read-events.ts";

describe("a language model behind the coach", () => {
  let server: TestServer;
  let athlete: Athlete;
  let asked: CoachModelQuestion[] = [];
  const errors: string[] = [];
  beforeAll(async () => {
    server = await startServer({ clock: () => new Date("2026-11-18T09:00:00Z") });
    athlete = await newAthlete(server);
    await consent(true);
  });
  afterAll(() => server.close());

  test("answers from what its tools tell about the athlete, and is counted", async () => {
    const model = using("ask_engine", { question: "What is my easy pace?" }, "Run easy at 5:34–6:15 /km.");
    const { data } = await ask(model, { content: "What is my easy pace?" });
    expect(data).toMatchObject({ coach: "model", response: "Run easy at 5:34–6:15 /km.", tokenCount: { total: 120 }, redFlag: false });
    const [question] = asked;
    expect(question?.evidence()).toMatch(/5:34–6:15 \/km/);
    expect(data.sources.map(({ slug }) => slug)).toContain("easy-running");
    const read = question?.tools.find(({ name }) => name === "read_athlete");
    expect(await read?.run({ section: "Your numbers" })).toContain("5 km: 22:30");
    expect(JSON.stringify(question) + question?.evidence()).not.toContain(athlete.userId);
    const { data: rows } = await athlete.client.from("coach_messages").select().eq("conversation_id", data.conversationId!).order("id");
    expect(rows?.[1]).toMatchObject({ coach: "model", token_count: 120, interrupted: false });
    const next = await ask(saying("Yes."), { content: "Is that slow?", conversationId: data.conversationId });
    expect(next.question?.history.map(({ role }) => role)).toEqual(["user", "assistant"]);
  });

  test("is given what the privacy page promises: four weeks of logged training, without notes", async () => {
    const work = (performed_at: string, notes: string) => ({
      source: "free" as const,
      title: "Long run",
      performed_at,
      duration_minutes: 90,
      notes,
    });
    await athlete.client
      .from("performed_sessions")
      .insert([work("2026-11-10T07:00:00Z", "My knee was sore on the descent."), work("2026-08-02T07:00:00Z", "Knee fine.")])
      .throwOnError();
    const answers: string[] = [];
    for (const question of [
      "How often did I write something about my knee?",
      "What did I do on 2 August?",
      "What did I do on 10 November?",
      "How many sessions did I do in August?",
    ]) {
      const { question: asked } = await ask(saying("Fine."), { content: "How is my training going?" });
      const tool = asked?.tools.find(({ name }) => name === "ask_engine");
      answers.push(await tool!.run({ question }));
    }
    expect(answers.join("\n")).not.toMatch(/descent|Knee fine|1 of 2|2 of 2/i);
    const isWithheld = answers.map((answer) => answer.includes("not shared with a language model: training logged before Thu 22 Oct"));
    expect(isWithheld).toEqual([true, true, false, true]);
    expect(answers[2]).toMatch(/long run/i);
  });

  test("is never asked about a red flag, in a test of an athlete, or without consent", async () => {
    expect((await ask(saying("Push on."), { content: "chest pain when I run" })).question).toBeUndefined();
    await server.database.query("delete from public.safety_stops");
    expect((await ask(saying("Hm."), { content: "Easy pace?", isTest: true, userProfile: {} })).question).toBeUndefined();
    await consent(false);
    const { data, question } = await ask(saying("Hm."), { content: "What is my easy pace?" });
    expect([question, data.coach]).toEqual([undefined, "built-in"]);
    expect(await sight(saying("Hm."))).toMatchObject({ coach: "built-in", leavesServer: false });
    await consent(true);
    expect(await sight(saying("Hm."))).toMatchObject({ coach: "model", leavesServer: true });
  });

  test("is tested by administrators: the athlete of a test is made up, so that nobody's consent is needed", async () => {
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [athlete.userId]);
    await consent(false);
    const { data, question } = await ask(saying("Run easy."), { content: "Easy pace?", isTest: true, userProfile: { age: 30 } });
    expect(data).toMatchObject({ coach: "model", tokenCount: { total: 120 }, conversationId: null });
    expect(await question?.tools.find(({ name }) => name === "read_athlete")?.run({ section: "Your numbers" })).not.toContain("22:30");
    await consent(true);
  });

  test.each([
    ["fails at once", failing(), 0],
    ["says nothing", saying("  "), 120],
    ["breaks off", failing("Run easy. ", "Then "), 0],
  ])("that %s leaves the answer to the built-in coach", async (_, model, total) => {
    const { events } = await stream(model, { content: "What is my easy pace?" });
    const done = events.at(-1)?.data as AiCoachResponse;
    expect(done).toMatchObject({ coach: "built-in", tokenCount: { total } });
    expect(done.response).toMatch(/\d:\d\d–\d:\d\d \/km/);
    const restart = events.findLastIndex(({ event }) => event === "restart");
    const given = events.slice(restart + 1).filter(({ event }) => event === "delta");
    expect(given.map(({ data }) => (data as { text: string }).text).join("")).toContain(done.response.slice(0, 40));
  });

  test("stops when the athlete stops, and what had come is kept", async () => {
    const stopped = new AbortController();
    let wasStopped = false;
    const endless: CoachModel = {
      answer: async function* (_, signal) {
        for (let word = 1; !signal.aborted; word++) {
          yield { kind: "text", text: `Word ${word}. ` };
          if (word === 3) stopped.abort();
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        wasStopped = true;
      },
    };
    await stream(endless, { content: "Tell me about threshold runs" }, stopped.signal);
    expect(wasStopped).toBe(true);
    const { data: rows } = await athlete.client.from("coach_messages").select().order("id", { ascending: false }).limit(1);
    expect(rows?.[0]).toMatchObject({ interrupted: true, coach: "model", content: "Word 1. Word 2. Word 3. ", proposals: [] });
  });

  async function consent(ai_consent: boolean): Promise<void> {
    await athlete.client.from("athlete_profiles").update({ ai_consent }).eq("id", athlete.userId).throwOnError();
  }

  function call(model: CoachModel, body: object, init: RequestInit = {}): Promise<Response> {
    asked = [];
    const coachModel: CoachModel = { answer: (question, signal) => (asked.push(question), model.answer(question, signal)) };
    const log = { info: () => undefined, error: (_: object, message: string) => void errors.push(message) };
    // The athlete's own client reads as the athlete, as the host's does.
    const data = athlete.client.schema("public") as unknown as FunctionContext["data"];
    const context: FunctionContext = { userId: athlete.userId, data, today: "2026-11-18", log, coachModel };
    const request = new Request("http://in-process/ai-coach", { method: "POST", body: JSON.stringify(body), ...init });
    return FUNCTIONS.get("ai-coach")!(request, context);
  }

  async function ask(model: CoachModel, body: object): Promise<{ data: AiCoachResponse; question: CoachModelQuestion | undefined }> {
    const response = await call(model, body);
    return { data: (await response.json()) as AiCoachResponse, question: asked[0] };
  }

  async function sight(model: CoachModel): Promise<CoachSight> {
    return (await (await call(model, { action: "what_the_coach_sees" })).json()) as CoachSight;
  }

  async function stream(model: CoachModel, body: object, signal?: AbortSignal) {
    const response = await call(model, body, { headers: { accept: "text/event-stream" }, ...(signal && { signal }) });
    return { events: await readEvents(response) };
  }
});

function saying(...texts: string[]): CoachModel {
  return {
    answer: async function* (): AsyncGenerator<ModelPart> {
      for (const text of texts) yield { kind: "text", text };
      yield { kind: "usage", totalTokens: 120, inputTokens: 100, outputTokens: 20 };
    },
  };
}

/** Asks for a tool before it says something. */
function using(name: string, input: Readonly<Record<string, unknown>>, text: string): CoachModel {
  return {
    answer: async function* ({ tools }): AsyncGenerator<ModelPart> {
      yield { kind: "tool", name };
      await tools.find((tool) => tool.name === name)?.run(input);
      yield { kind: "text", text };
      yield { kind: "usage", totalTokens: 120, inputTokens: 100, outputTokens: 20 };
    },
  };
}

function failing(...texts: string[]): CoachModel {
  return {
    answer: async function* (): AsyncGenerator<ModelPart> {
      for (const text of texts) yield { kind: "text", text };
      throw new Error("The model is overloaded");
    },
  };
}
