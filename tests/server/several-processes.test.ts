import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../support/postgres.ts";
import { type RoundRobin, roundRobin } from "../support/services/round-robin.ts";
import { getEnvironment, runToEnd, type ServerProcess, spawnServer } from "../support/server-process.ts";
import { createWorkspace, type Workspace } from "../support/workspace.ts";

const once = { auth: { persistSession: false, autoRefreshToken: false } };
const password = "correct horse battery";
const GOAL = { category: "strength", unit: "kg", target_value: 100, due_date: "2099-12-31" };

describe("three processes that share one PostgreSQL", () => {
  let workspace: Workspace;
  let servers: readonly ServerProcess[];
  let balancer: RoundRobin;
  let anonKey: string;
  const client = (): SupabaseClient => createClient(balancer.url, anonKey, once);

  beforeAll(async () => {
    workspace = await createWorkspace();
    const environment = { ...(await getEnvironment(workspace)), RATE_LIMIT_GUESSES: "10", TRUST_PROXY: "0" };
    servers = await Promise.all([1, 2, 3].map(async () => spawnServer({ ...environment, PORT: String(await freePort()) })));
    balancer = await roundRobin(servers.map(({ url }) => url));
    const { stdout } = await runToEnd("cli/keys.ts", [], environment);
    ({ anonKey } = JSON.parse(stdout) as { anonKey: string });
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all(servers.map((server) => server.stop("SIGTERM")));
    await workspace.remove();
  });

  test("a session of one is one of all, and its refresh counts everywhere", async () => {
    const athlete = client();
    await athlete.auth.signUp({ email: "one@example.com", password });
    for (let round = 0; round < 6; round += 1) expect((await athlete.auth.getUser()).error).toBeNull();
    for (let round = 0; round < 4; round += 1) expect((await athlete.auth.refreshSession()).error).toBeNull();
    expect((await athlete.from("profiles").select("id")).data).toHaveLength(1);
    await athlete.auth.signOut();
    for (const { url } of servers) {
      const elsewhere = createClient(url, anonKey, once);
      expect((await elsewhere.auth.signInWithPassword({ email: "one@example.com", password })).error).toBeNull();
    }
  });

  test("guesses are counted together", async () => {
    const statuses = [];
    for (let guess = 0; guess < 15; guess += 1) {
      const { error } = await client().auth.signInWithPassword({ email: "two@example.com", password: "a wrong one" });
      statuses.push(error?.status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  test("what one stores is seen by the next, and of two plans at once there is one", async () => {
    const athlete = client();
    const { data } = await athlete.auth.signUp({ email: "three@example.com", password });
    const body = { userId: data.user?.id, userLevel: "intermediate", primaryFocus: "running", durationWeeks: 5, weeklyAvailability: 4 };
    const made = await Promise.all([1, 2, 3].map(() => athlete.functions.invoke("generate-training-plan", { body })));
    expect(made.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await athlete.from("training_plans").select("id")).data).toHaveLength(1);
  });

  test("one that is killed under load takes nothing with it that was acknowledged, and the others go on", async () => {
    const athlete = client();
    const { data } = await athlete.auth.signUp({ email: "four@example.com", password });
    const acknowledged: string[] = [];
    let broken = 0;
    const stop = new AbortController();
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let index = 0; !stop.signal.aborted; index += 1) {
        const title = `goal ${writer}-${index}`;
        const { error, status } = await athlete.from("goals").insert({ ...GOAL, user_id: data.user?.id, title });
        if (!error) acknowledged.push(title);
        else if (status === 502) broken += 1;
        else throw new Error(error.message);
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 700));
    await servers[1]?.stop("SIGKILL");
    const before = acknowledged.length;
    await new Promise((resolve) => setTimeout(resolve, 700));
    stop.abort();
    await Promise.all(writers);

    const titles = new Set(await titlesOf(athlete));
    expect(acknowledged.filter((title) => !titles.has(title))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(before);
    // Each writer loses at most what was under way in the process that was killed, and what its system still accepted for it at that moment.
    expect(broken).toBeLessThanOrEqual(2 * writers.length);
  });
});

/** All of them: a quick machine stores more than a page holds. */
async function titlesOf(athlete: SupabaseClient): Promise<string[]> {
  const titles: string[] = [];
  for (;;) {
    const { data } = await athlete
      .from("goals")
      .select("title")
      .order("title")
      .range(titles.length, titles.length + 999)
      .throwOnError();
    titles.push(...data.map(({ title }) => String(title)));
    if (data.length < 1000) return titles;
  }
}
