import { FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { GenerateCoachNotesResponse, PlanErrorBody } from "@ironpace/contract";
import { FUNCTION_HOSTS } from "#support/deno/function-hosts.ts";
import type { TestServer } from "#support/start-server.ts";
import { type Athlete, generate, newAthlete } from "./support/athletes.ts";

const NONE = {
  coach_notes: null,
  coach_notes_stimulus: null,
  coach_notes_strategy: null,
  coach_notes_substitutions: null,
  coach_notes_warmup: null,
};

describe.each(FUNCTION_HOSTS)("generate-coach-notes on $name", (host) => {
  let server: TestServer;
  let athlete: Athlete;
  let sessionId: string;
  beforeAll(async () => {
    server = await host.start({ clock: () => new Date("2026-11-18T09:00:00Z") });
  });
  beforeEach(async () => {
    athlete = await newAthlete(server);
    const { made } = await generate(athlete);
    sessionId = made!.sessionInfo.allSessions.find(({ strength }) => strength.length > 0)!.id;
  });
  afterAll(() => server.close());

  test("a session without notes gets some, from its own loads, and keeps them", async () => {
    await athlete.client.from("training_sessions").update(NONE).eq("id", sessionId).throwOnError();
    const { data } = await notes(sessionId);
    expect(data).toMatchObject({ sessionId, written: true });
    const { data: row } = await athlete.client.from("training_sessions").select().eq("id", sessionId).single().throwOnError();
    expect(row).toMatchObject(data!.notes);
    expect(data!.notes.coach_notes).toContain(data!.notes.coach_notes_stimulus);
    expect(data!.notes.coach_notes_stimulus).toContain(`RPE ${row.intensity_level} of 10`);
    const [lift] = row.strength as unknown as { weight?: string }[];
    expect(data!.notes.coach_notes_strategy).toContain(lift!.weight);
    for (const text of Object.values(data!.notes)) expect(text).not.toMatch(/undefined|null|NaN|\s{3}/);
    expect((await notes(sessionId)).data).toEqual({ ...data, written: false });
  });

  test("notes that are there stay", async () => {
    const { data: before } = await athlete.client.from("training_sessions").select().eq("id", sessionId).single().throwOnError();
    expect((await notes(sessionId)).data).toMatchObject({ written: false, notes: { coach_notes: before.coach_notes } });
    expect((await athlete.client.from("training_sessions").select().eq("id", sessionId).single()).data).toEqual(before);
  });

  test.each([
    ["lines with nothing but a name", { strength: [{ name: "Back squat" }], main_workout: [], main_format: null, training_intent: null }],
    ["nothing in it", { strength: [], skill: [], main_workout: [], main_format: null, warmup: [], training_intent: "" }],
    ["lines that are none", { strength: [1, null, {}], main_workout: ["Run"], type: "general" as const }],
  ])("a session from elsewhere with %s gets whole sentences", async (_, content) => {
    await athlete.client
      .from("training_sessions")
      .update({ ...NONE, ...content })
      .eq("id", sessionId)
      .throwOnError();
    const { data } = await notes(sessionId);
    for (const text of Object.values(data!.notes)) expect(text).toMatch(/^[A-Z].*\.$/s);
    for (const text of Object.values(data!.notes)) expect(text).not.toMatch(/undefined|null|NaN/);
  });

  test("neither sessions of somebody else, published or not, nor what is no session", async () => {
    const stranger = await newAthlete(server);
    expect(await notes(sessionId, stranger)).toMatchObject({ status: 404, failure: { error: "Session not found" } });
    await server.database.query("update public.training_plans set is_public = true");
    expect(await notes(sessionId, stranger)).toMatchObject({ status: 404 });
    expect(await notes("mine")).toMatchObject({ status: 400, failure: { details: { sessionId: "sessionId is required" } } });
  });

  async function notes(
    id: string,
    { client } = athlete,
  ): Promise<{ data?: GenerateCoachNotesResponse; failure?: PlanErrorBody; status: number }> {
    const { data, error } = await client.functions.invoke<GenerateCoachNotesResponse>("generate-coach-notes", { body: { sessionId: id } });
    if (error instanceof FunctionsHttpError) {
      const response = error.context as Response;
      return { failure: (await response.json()) as PlanErrorBody, status: response.status };
    }
    if (error) throw error;
    return { ...(data && { data }), status: 200 };
  }
});
