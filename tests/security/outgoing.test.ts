import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AiCoachResponse } from "@ironpace/contract";
import { type Athlete, newAthlete } from "../conformance/functions/support/athletes.ts";
import { type ModelServer, startModelServer } from "../support/services/model-server.ts";
import { startServer, type TestServer } from "../support/start-server.ts";

/** Somewhere that nobody has configured: whatever arrives there was led astray. */
let elsewhere: Server;
let arrived = 0;
/** A provider of sign-ins that points there. */
let provider: Server;
let model: ModelServer;
let server: TestServer;
let athlete: Athlete;

const listening = (answer: Parameters<typeof createServer>[1]) =>
  new Promise<Server>((resolve) => {
    const started = createServer(answer).listen(0, "127.0.0.1", () => resolve(started));
  });
const addressOf = (of: Server): string => `http://127.0.0.1:${(of.address() as AddressInfo).port}`;

beforeAll(async () => {
  elsewhere = await listening((_request, response) => {
    arrived += 1;
    response.end("{}");
  });
  provider = await listening((_request, response) => response.writeHead(302, { Location: `${addressOf(elsewhere)}/` }).end());
  model = await startModelServer();
  server = await startServer({
    environment: {
      ...model.environment,
      AI_API_KEY: "the key of the operator",
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_CLIENT_SECRET: "secret",
      GOOGLE_ISSUER_URL: addressOf(provider),
      RATE_LIMIT_CALLS: "2",
    },
  });
  athlete = await newAthlete(server);
  await athlete.client.from("athlete_profiles").upsert({ id: athlete.userId, ai_consent: true }).throwOnError();
});
afterAll(async () => {
  await server.close();
  await model.close();
  for (const each of [elsewhere, provider]) await new Promise((resolve) => each.close(resolve));
});

describe("what the server asks of others", () => {
  test.each([302, 307])("a language model that points elsewhere (%s) is not followed there", async (status) => {
    const asked = model.requests.length;
    model.behave((response) => response.writeHead(status, { Location: `${addressOf(elsewhere)}/v1/chat/completions` }).end());
    const { data } = await athlete.client.functions.invoke<AiCoachResponse>("ai-coach", {
      body: { content: "What is my easy pace?" },
    });
    expect(model.requests.length).toBeGreaterThan(asked);
    expect([data?.coach, arrived]).toEqual(["built-in", 0]);
  });

  test("nor is a provider of sign-ins", async () => {
    const response = await fetch(`${server.url}/auth/v1/authorize?provider=google`, { redirect: "manual" });
    expect([response.status, arrived]).toEqual([302, 0]);
    expect(response.headers.get("location")).toMatch(new RegExp(`^${server.url}/?\\?.*error=server_error`));
  });

  test("functions are called only so often by one account, and others may go on", async () => {
    const refused = await athlete.client.functions.invoke("ai-coach", { body: { content: "Easy pace?" } });
    const response = (refused.error as { context: Response }).context;
    expect([response.status, await response.json()]).toMatchObject([429, { errorType: "RATE_LIMITED" }]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    const other = await newAthlete(server);
    expect((await other.client.functions.invoke("ai-coach", { body: { action: "what_the_coach_sees" } })).error).toBeNull();
  });
});
