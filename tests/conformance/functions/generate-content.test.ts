import { FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FUNCTIONS, type FunctionContext, type SessionModel } from "@ironpace/coaching";
import type { CoachErrorBody, GenerateContentResponse } from "@ironpace/contract";
import { FUNCTION_HOSTS } from "#support/deno/function-hosts.ts";
import { startServer, type TestServer } from "#support/start-server.ts";
import { type Athlete, newAthlete } from "./support/athletes.ts";

const REQUEST = { action: "personalize_plan", prompt: "Hyrox for beginners, three days a week for four weeks" };

describe.each(FUNCTION_HOSTS)("content for review on $name", (host) => {
  let server: TestServer;
  let athlete: Athlete;
  beforeAll(async () => {
    server = await host.start({ clock: () => new Date("2026-11-18T09:00:00Z") });
    athlete = await newAthlete(server);
  });
  afterAll(() => server.close());

  test("is a block of whole sessions for what was asked, from nobody's data, and is not stored", async () => {
    const { data } = await generate(REQUEST);
    expect(data).toMatchObject({ coach: "built-in", tokenCount: { total: 0 } });
    const [introduction = "", ...sessions] = data!.content.split(/^## /m);
    expect(introduction).toMatch(/^Hyrox, 4 weeks, 3 days a week, level beginner\./);
    expect(introduction).toContain("| Week | Phase | Time | Sessions |");
    expect(sessions).toHaveLength(12);
    for (const session of sessions) expect(session).toMatch(/^Week [1-4]: .+\n\n\d+ min, [a-z]+, RPE \d+(\.\d)? of 10\n/);
    // The athlete's own 140 kg squat and 22:30 are nobody's here.
    expect(data!.content).not.toMatch(/140 kg|22:30/);
    for (const table of ["ai_training_sessions", "coach_messages"] as const)
      expect((await athlete.client.from(table).select("id")).data).toEqual([]);
  });

  test("counts a preparation back from its competition, and works around what hurts", async () => {
    const { data } = await generate({ action: "competition_preparation", prompt: "Marathon in 6 weeks. The left knee hurts a little." });
    expect(data?.content).toContain("The competition is on the Saturday of week 6");
    expect(data?.content).toMatch(/## Week 6: Race day/);
    expect(data?.content).toMatch(/left knee hurts a little. is treated as .*knee problem/);
  });

  test.each([
    [{ ...REQUEST, prompt: " too few " }, "Prompt must be at least 10 characters", { prompt: "Prompt must be at least 10 characters" }],
    [{ ...REQUEST, prompt: "x".repeat(1001) }, "Prompt cannot exceed 1000 characters", { prompt: "Prompt cannot exceed 1000 characters" }],
    [{ ...REQUEST, action: "coaching_question" }, "Please select a content type", { action: "Please select a content type" }],
    [{ ...REQUEST, prompt: "A plan for chest pain when I run" }, expect.stringContaining("This can be an emergency"), undefined],
  ])("a request that cannot be served is refused with its reason: %#", async (body, error, details) => {
    const { failure } = await generate(body);
    expect(failure).toEqual({ error, errorType: "VALIDATION_ERROR", status: 400, ...(details && { details }) });
  });

  async function generate(body: object): Promise<{ data?: GenerateContentResponse; failure?: CoachErrorBody }> {
    const { data, error } = await athlete.client.functions.invoke<GenerateContentResponse>("ai-coach", { body: { ...body } });
    if (error instanceof FunctionsHttpError) return { failure: (await (error.context as Response).json()) as CoachErrorBody };
    if (error) throw error;
    return data === null ? {} : { data };
  }
});

describe("a language model behind content for review", () => {
  let server: TestServer;
  let athlete: Athlete;
  beforeAll(async () => {
    server = await startServer();
    athlete = await newAthlete(server);
  });
  afterAll(() => server.close());

  test("is asked by administrators, and by others with their consent", async () => {
    expect(await written("For those new to Hyrox.")).toMatchObject({ asked: 0, coach: "built-in" });
    await athlete.client.from("athlete_profiles").update({ ai_consent: true }).eq("id", athlete.userId).throwOnError();
    expect(await written("For those new to Hyrox.")).toMatchObject({ asked: 1, coach: "model", total: 77 });
    await athlete.client.from("athlete_profiles").update({ ai_consent: false }).eq("id", athlete.userId).throwOnError();
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [athlete.userId]);
    const { content, ...told } = await written("For those new to Hyrox.");
    expect(told).toEqual({ asked: 1, coach: "model", total: 77 });
    expect(content).toMatch(/^For those new to Hyrox\.\n\n\| Week/);
  });

  test.each([
    ["a load of its own", "Squat 180 kg every day."],
    ["a heading, which would be a session", "## Week 9: Rest"],
    ["an address", "See https://example.com."],
    ["nothing", "  "],
  ])("that writes %s leaves the words to the built-in coach", async (_, text) => {
    const { content, coach } = await written(text);
    expect(coach).toBe("built-in");
    expect(content).toMatch(/^Hyrox, 4 weeks/);
  });

  async function written(text: string) {
    let asked = 0;
    const sessionModel: SessionModel = {
      allSessionsMs: 5000,
      write: async function* () {
        asked += 1;
        yield { kind: "text", text };
        yield { kind: "usage", totalTokens: 77, inputTokens: 70, outputTokens: 7 };
      },
    };
    const log = { info: () => undefined, error: () => undefined };
    const data = athlete.client.schema("public") as unknown as FunctionContext["data"];
    const context: FunctionContext = { userId: athlete.userId, data, today: "2026-11-18", log, sessionModel };
    const request = new Request("http://in-process/ai-coach", { method: "POST", body: JSON.stringify(REQUEST) });
    const response = await FUNCTIONS.get("ai-coach")!(request, context);
    const { content, coach, tokenCount } = (await response.json()) as GenerateContentResponse;
    return { asked, content, coach, total: tokenCount.total };
  }
});
