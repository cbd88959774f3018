import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FUNCTIONS, PUBLIC_FUNCTIONS } from "@ironpace/coaching";
import { denoPath, startDenoEntry, type DenoProcess } from "#support/deno/deno.ts";
import { startServer, type TestServer } from "#support/start-server.ts";
import { type Athlete, newAthlete, planRequest } from "./support/athletes.ts";

const NAMES = [...FUNCTIONS.keys(), ...PUBLIC_FUNCTIONS.keys()];
const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

describe("the entries of supabase/functions", () => {
  test.each(NAMES)("%s has one that serves it, and the project knows it", (name) => {
    expect(readFileSync(root(`supabase/functions/${name}/index.ts`), "utf8")).toContain(`serveFunction("${name}")`);
    expect(readFileSync(root("supabase/config.toml"), "utf8")).toContain(`[functions.${name}]\nimport_map = "./functions/deno.json"`);
  });

  test("there is none without a function", () => {
    const entries = readdirSync(root("supabase/functions")).filter((name) => existsSync(root(`supabase/functions/${name}/index.ts`)));
    expect(entries.toSorted()).toEqual(NAMES.toSorted());
  });

  test("they find every package that the handlers use, in the same versions", () => {
    const { imports } = JSON.parse(readFileSync(root("supabase/functions/deno.json"), "utf8")) as { imports: Record<string, string> };
    for (const name of ["training", "contract", "coaching"]) {
      const { dependencies = {} } = JSON.parse(readFileSync(root(`packages/${name}/package.json`), "utf8")) as {
        dependencies?: Record<string, string>;
      };
      for (const [dependency, range] of Object.entries(dependencies))
        expect(imports[dependency]).toBe(
          range === "*" ? `../../packages/${dependency.slice("@ironpace/".length)}/src/index.ts` : `npm:${dependency}@${range}`,
        );
    }
  });
});

describe.runIf(denoPath !== undefined)("one entry, as a Supabase project runs it under Deno", () => {
  let server: TestServer;
  let athlete: Athlete;
  let entry: DenoProcess;
  beforeAll(async () => {
    server = await startServer();
    athlete = await newAthlete(server);
    entry = await startDenoEntry("generate-training-plan", { SUPABASE_URL: server.url, SUPABASE_ANON_KEY: server.anonKey });
  });
  afterAll(async () => {
    await entry.close();
    await server.close();
  });

  test("answers a browser of any site before it asks", async () => {
    const response = await fetch(`${entry.url}/generate-training-plan`, {
      method: "OPTIONS",
      headers: {
        origin: "https://example.com",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization, x-client-info",
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-headers")).toBe("authorization, x-client-info");
  });

  test.each([
    ["without a token", undefined, { code: 401, message: "Missing authorization header" }],
    ["with a token that is none", "nonsense", { code: 401, message: "Invalid JWT" }],
    [
      "with the key of the project alone",
      "$key",
      { error: "You must be signed in to generate a training plan", errorType: "PERMISSION_ERROR", status: 401 },
    ],
  ])("refuses a call %s", async (_, token, body) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token.replace("$key", server.anonKey)}` };
    const response = await fetch(entry.url, { method: "POST", headers: authorization, body: "{}" });
    expect([response.status, await response.json()]).toEqual([401, body]);
  });

  test("makes a plan with its progress as events, and one stored plan", async () => {
    const response = await fetch(entry.url, {
      method: "POST",
      headers: { authorization: `Bearer ${athlete.token}`, "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify(planRequest(athlete)),
    });
    const text = await response.text();
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(text.match(/^event: progress$/gm)?.length).toBeGreaterThan(5);
    expect(text).toContain("\nevent: result\n");
    expect((await athlete.client.from("training_plans").select("id")).data).toHaveLength(1);
  });

  test("a session that was signed out is nobody's", async () => {
    const { client, token } = await newAthlete(server);
    await client.auth.signOut();
    const response = await fetch(entry.url, { method: "POST", headers: { authorization: `Bearer ${token}` }, body: "{}" });
    expect(response.status).toBe(401);
  });
});
