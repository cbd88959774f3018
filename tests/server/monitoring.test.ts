import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, test } from "vitest";
import { type TestServer, startServer } from "../support/start-server.ts";

let server: TestServer | undefined;
afterEach(() => server?.close());

const TOKEN = { METRICS_TOKEN: "0123456789abcdef" };
const metrics = (url: string, headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });

describe("monitoring", () => {
  test("figures of requests by surface and status, of the process and of the database", async () => {
    server = await startServer({ environment: TOKEN });
    await createClient(server.url, server.anonKey).from("exercises").select("id").limit(1);
    await fetch(`${server.url}/rest/v1/nothing`, { method: "PROPFIND" });
    const answer = await metrics(server.url, { Authorization: "Bearer 0123456789abcdef" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toMatch(/^http_request_duration_seconds_count\{surface="rest",method="GET",status="\d{3}"\} 1$/m);
    expect(text).toMatch(/^http_request_duration_seconds_count\{surface="rest",method="other",status="\d{3}"\} 1$/m);
    expect(text).toMatch(/^ironpace_database_waiting \d+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  test("ready until it is asked to stop", async () => {
    server = await startServer({ environment: { STOP_DELAY_SECONDS: "2" } });
    const ready = async () => (await fetch(`${server?.url}/readyz`)).status;
    expect(await ready()).toBe(200);
    const stopped = server.close();
    expect(await ready()).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await stopped;
    server = undefined;
  });
});

describe("who may read the figures", () => {
  test("nobody without a token", async () => {
    server = await startServer();
    expect((await metrics(server.url)).status).toBe(404);
    expect((await metrics(server.url, { Authorization: "Bearer undefined" })).status).toBe(404);
  });

  test("with a token set, whoever has it", async () => {
    server = await startServer({ environment: TOKEN });
    expect((await metrics(server.url)).status).toBe(404);
    expect((await metrics(server.url, { Authorization: "Bearer 0123456789abcdeX" })).status).toBe(404);
    const through = { Authorization: "Bearer 0123456789abcdef", "X-Forwarded-For": "203.0.113.7" };
    expect((await metrics(server.url, through)).status).toBe(200);
  });
});
