import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getEnvironment, runToEnd, spawnServer, type ServerProcess } from "../support/server-process.ts";
import { createWorkspace, type Workspace } from "../support/workspace.ts";

const ONCE = { auth: { persistSession: false, autoRefreshToken: false } };
const SHIFTED_CLOCK = fileURLToPath(new URL("../support/preload/shifted-clock.mjs", import.meta.url));
const account = { email: "robin@example.com", password: "correct horse battery" };
const PLAN = { userLevel: "intermediate", primaryFocus: "running", durationWeeks: 4, weeklyAvailability: 3 };
const HOUR = 3600_000;

/** Only the clock of the server process is set; PostgreSQL keeps its own, as it does on another machine. */
describe("a clock that is set while the server runs", () => {
  let workspace: Workspace;
  let server: ServerProcess;
  let anonKey: string;
  let athlete: SupabaseClient;
  const client = () => createClient(server.url, anonKey, ONCE);
  const videos = () => athlete.storage.from("training_videos");
  const setAhead = async (milliseconds: number) => {
    await writeFile(join(workspace.dataDir, "ahead"), String(milliseconds));
    await sleep(50);
  };
  beforeAll(async () => {
    workspace = await createWorkspace();
    const environment = { ...(await getEnvironment(workspace)), CLOCK_AHEAD: join(workspace.dataDir, "ahead") };
    ({ anonKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as { anonKey: string });
    server = await spawnServer({ ...environment, METRICS_TOKEN: "0123456789abcdef", NODE_OPTIONS: `--import ${SHIFTED_CLOCK}` });
    athlete = client();
    expect((await athlete.auth.signUp(account)).error).toBeNull();
  });
  afterAll(async () => {
    await server.stop("SIGTERM");
    await workspace.remove();
  });

  /** What an athlete who is signed in does on a day. */
  const everythingWorks = async () => {
    const { data } = await athlete.auth.getUser();
    expect(data.user?.email).toBe(account.email);
    expect((await athlete.from("profiles").select("id")).data).toHaveLength(1);
    expect((await athlete.rpc("list_own_sessions")).error).toBeNull();
    expect((await videos().list()).error).toBeNull();
    expect((await client().auth.signInWithPassword(account)).error).toBeNull();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  };
  const refused = async (email: string) => (await client().auth.signInWithPassword({ email, password: "wrong" })).error?.status;

  test("forward ends what has expired by it, and a session goes on with its refresh", async () => {
    await everythingWorks();
    await setAhead(3 * HOUR);
    expect(await athlete.from("profiles").select("id")).toMatchObject({ status: 401, error: { code: "PGRST303" } });
    expect((await athlete.auth.refreshSession()).error).toBeNull();
    await everythingWorks();
    const { data } = await athlete.auth.getUser();
    const made = await athlete.functions.invoke("generate-training-plan", { body: { ...PLAN, userId: data.user?.id } });
    expect(made.error).toBeNull();
  });

  test("back again ends no session, takes tokens of the time before, and locks nobody out for longer than a window", async () => {
    for (let guess = 0; guess < 11; guess += 1) await refused("somebody@example.com");
    expect(await refused("somebody@example.com")).toBe(429);
    const { data: before } = await athlete.auth.getSession();
    await setAhead(0);
    await everythingWorks();
    expect((await athlete.from("training_sessions").select("id")).data?.length).toBeGreaterThan(0);

    const body = JSON.stringify({ email: "somebody@example.com", password: "wrong" });
    const headers = { apikey: anonKey, "Content-Type": "application/json" };
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, { method: "POST", headers, body });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(900);

    // The token from before the step, as another tab still has it, and the one that came for it.
    const refresh_token = before.session?.refresh_token ?? "";
    expect((await athlete.auth.refreshSession()).error).toBeNull();
    expect((await client().auth.refreshSession({ refresh_token })).error).toBeNull();
    expect((await athlete.auth.refreshSession()).error).toBeNull();
  });

  test("behind the time at which the server started nothing stops, and nothing runs in circles", async () => {
    await setAhead(-5 * HOUR);
    await everythingWorks();
    expect((await athlete.auth.refreshSession()).error).toBeNull();
    await everythingWorks();
    const spent = await cpuSeconds();
    await sleep(2000);
    expect((await cpuSeconds()) - spent).toBeLessThan(1);
  });

  const cpuSeconds = async () => {
    const figures = await (await fetch(`${server.url}/metrics`, { headers: { Authorization: "Bearer 0123456789abcdef" } })).text();
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(figures)?.[1]);
  };
});
