import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AiCoachResponse } from "@ironpace/contract";
import { begin, type ModelServer, startModelServer } from "#support/services/model-server.ts";
import { startServer, type TestServer } from "#support/start-server.ts";
import { type Athlete, generate, newAthlete } from "./support/athletes.ts";
import { wording } from "./support/worded-sessions.ts";

const NAME = { provider: "openai-compatible", model: "test-model" };
const RECORD = "function public.record_model_usage(text, text, text, integer, bigint, bigint)";

describe("what a language model used", () => {
  let model: ModelServer;
  let server: TestServer;
  let athlete: Athlete;
  beforeAll(async () => {
    model = await startModelServer();
    server = await startServer({ environment: model.environment });
    athlete = await newAthlete(server);
    await athlete.client.from("athlete_profiles").update({ ai_consent: true }).eq("id", athlete.userId).throwOnError();
  });
  beforeEach(async () => {
    await server.database.query("delete from public.model_usage");
    model.behave(["Run easy days by feel."]);
  });
  afterAll(async () => {
    await server.close();
    await model.close();
  });

  test("is recorded of an answer of the coach, under today and nobody's name", async () => {
    expect(await ask()).toMatchObject({ coach: "model", tokenCount: { total: 123 } });
    await ask();
    const [row, ...others] = await server.database.query("select * from public.model_usage where day = (now() at time zone 'UTC')::date");
    expect(row).toMatchObject({ function_name: "ai-coach", ...NAME, calls: "2", input_tokens: "200", output_tokens: "46" });
    expect(others).toEqual([]);
  });

  test("is recorded of all sessions of a plan", async () => {
    model.behave(wording());
    const { made } = await generate(await consenting());
    const calls = made?.sessionInfo.totalSessions ?? 0;
    expect(await recorded()).toEqual([
      { function_name: "generate-training-plan", calls, input_tokens: 100 * calls, output_tokens: 23 * calls },
    ]);
  });

  test("is nothing of an answer that broke off, nor of one without a model", async () => {
    model.behave((response) => {
      begin(response, ["Run "]);
      response.destroy();
    });
    expect(await ask()).toMatchObject({ coach: "built-in" });
    await (await newAthlete(server)).client.functions.invoke("ai-coach", { body: { content: "What is my easy pace?" } });
    expect(await recorded()).toEqual([]);
  });

  test("costs nobody an answer when it cannot be recorded", async () => {
    await server.database.query(`revoke execute on ${RECORD} from service_role`);
    expect(await ask()).toMatchObject({ coach: "model", response: "Run easy days by feel." });
    await server.database.query(`grant execute on ${RECORD} to service_role`);
    expect(await recorded()).toEqual([]);
  });

  async function ask(): Promise<AiCoachResponse | null> {
    return (await athlete.client.functions.invoke<AiCoachResponse>("ai-coach", { body: { content: "What is my easy pace?" } })).data;
  }

  async function consenting(): Promise<Athlete> {
    const other = await newAthlete(server);
    await other.client.from("athlete_profiles").update({ ai_consent: true }).eq("id", other.userId).throwOnError();
    return other;
  }

  async function recorded() {
    return server.database.query(
      "select function_name, calls::int, input_tokens::int, output_tokens::int from public.model_usage order by function_name",
    );
  }
});
