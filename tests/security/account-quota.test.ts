import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { type TestServer, startServer } from "../support/start-server.ts";
import { ACCESS } from "../policies/access.ts";
import { ownership } from "../policies/ownership.ts";

const ONCE = { auth: { persistSession: false, autoRefreshToken: false } };

async function signUp({ url, anonKey }: TestServer, name: string): Promise<{ client: SupabaseClient; user_id: string }> {
  const client = createClient(url, anonKey, ONCE);
  const { data } = await client.auth.signUp({ email: `${name}@example.com`, password: "correct horse battery" });
  return { client, user_id: data.user?.id ?? "" };
}

const entry = (user_id: string, size: number) => ({
  user_id,
  workout_name: "Log",
  date: "2026-11-25",
  // What compresses takes no room, so this does not.
  exercises: [{ notes: Array.from({ length: size / 8 }, () => Math.random().toString(36).slice(2, 10)).join("") }],
});

test("an account that has used its bytes writes no more until it deletes something", async () => {
  const server = await startServer({ environment: { ACCOUNT_QUOTA: "1MB" } });
  const greedy = await signUp(server, "greedy");
  const other = await signUp(server, "other");
  const statuses: number[] = [];
  for (let round = 0; round < 12; round += 1)
    statuses.push((await greedy.client.from("logged_sessions").insert(entry(greedy.user_id, 160_000))).status);
  expect(statuses[0]).toBe(201);
  expect(statuses.at(-1)).toBe(507);
  const [stored] = await server.database.query<{ bytes: string }>("select bytes::text from private.account_usage($1)", [greedy.user_id]);
  expect(Number(stored?.bytes)).toBeLessThan(1_100_000);
  expect(Number(stored?.bytes)).toBeGreaterThan(500_000);

  expect((await greedy.client.from("logged_sessions").select("id")).status).toBe(200);
  expect((await other.client.from("logged_sessions").insert(entry(other.user_id, 1000))).status).toBe(201);
  expect((await greedy.client.from("logged_sessions").delete().eq("user_id", greedy.user_id)).status).toBe(204);
  await expect
    .poll(async () => (await greedy.client.from("logged_sessions").insert(entry(greedy.user_id, 1000))).status, { timeout: 15_000 })
    .toBe(201);
  await server.close();
});

test("an account that has used its rows writes no more", async () => {
  const server = await startServer({ environment: { ACCOUNT_ROWS: "60" } });
  const { client, user_id } = await signUp(server, "rows");
  const goal = { user_id, title: "Goal", category: "strength", unit: "kg", target_value: 140, due_date: "2099-12-31" };
  await client.from("goals").insert(Array.from({ length: 58 }, () => goal));
  const statuses: number[] = [];
  for (let round = 0; round < 70; round += 1) statuses.push((await client.from("goals").insert(goal)).status);
  expect(statuses.at(-1)).toBe(507);
  await server.close();
});

test("a full account stores nothing through a function either, and goes on reading and removing", async () => {
  const server = await startServer({ environment: { ACCOUNT_ROWS: "60" } });
  const { client, user_id } = await signUp(server, "functions");
  const performed = { id: "10000000-0000-4000-8000-000000000001", title: "Mine", source: "free" };
  const goal = { user_id, title: "Goal", category: "strength", unit: "kg", target_value: 140, due_date: "2099-12-31" };
  await client.rpc("store_performed_session", { session: performed }).throwOnError();
  await client.from("goals").insert(Array.from({ length: 58 }, () => goal));
  for (let round = 0; round < 70; round += 1) await client.from("goals").insert(goal);

  const session = { id: "10000000-0000-4000-8000-000000000002", workout_name: "x", date: "2026-11-25", notes: "a".repeat(600) };
  expect(await client.rpc("save_logged_session", { session })).toMatchObject({ status: 507, error: { code: "53100" } });
  expect((await client.from("logged_sessions").select("id")).data).toEqual([]);
  const callable = await server.database.query<{ name: string; writes: boolean }>(
    "select proname::text as name, bool_or(provolatile = 'v') as writes from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute') and prorettype <> 'trigger'::regtype group by 1",
  );
  // Called with arguments that no function has: whatever is not refused for want of room is not found.
  const statuses = await Promise.all(
    callable.map(async ({ name, writes }) => ({ name, writes, status: (await client.rpc(name, { no_such_argument: 1 })).status })),
  );
  expect(statuses.filter(({ status }) => status !== 507 && status !== 404)).toEqual([]);
  expect(
    statuses
      .filter(({ status, writes }) => writes && status === 404)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    "delete_benchmark_value",
    "delete_own_account",
    "delete_personal_best_value",
    "disable_user",
    "end_other_sessions",
    "end_own_session",
    "remove_calendar_feed",
    "remove_performed_session",
    "reopen_performed_session",
    "revert_import",
    "revoke_user_role",
  ]);
  expect(statuses.filter(({ status, writes }) => !writes && status === 507)).toEqual([]);
  expect(await client.rpc("training_diary")).toMatchObject({ status: 200 });
  expect(await client.rpc("remove_performed_session", { session_id: performed.id })).toMatchObject({ status: 200, data: true });
  await server.close();
});

test("an account writes so often in a minute", async () => {
  const server = await startServer({ environment: { RATE_LIMIT_WRITES: "5" } });
  const { client, user_id } = await signUp(server, "often");
  const goal = { user_id, title: "Goal", category: "strength", unit: "kg", target_value: 140, due_date: "2099-12-31" };
  const answers = [];
  for (let round = 0; round < 7; round += 1) answers.push(await client.from("goals").insert(goal));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect((await client.from("goals").delete().eq("user_id", user_id)).status).toBe(429);
  expect((await client.from("goals").select("id")).data).toHaveLength(5);
  await server.close();
});

test("what an account has is counted in every table that has something of it", async () => {
  const server = await startServer();
  const counted = await server.database.query<{ name: string }>(
    "select 'public.' || relname as name from private.owned_tables() join pg_class on oid = relation",
  );
  const names = counted.map(({ name }) => name);
  // What administrators change of an account is written by them.
  const owned = ACCESS.filter((table) => ownership(table) !== undefined && table.name !== "public.account_changes").map(({ name }) => name);
  expect(owned.filter((name) => !names.includes(name))).toEqual([]);
  await server.close();
});

test("an account changes itself only so often, and can always sign out", async () => {
  const server = await startServer({ environment: { RATE_LIMIT_ATTEMPTS: "8" } });
  const { client } = await signUp(server, "restless");
  const other = await signUp(server, "calm");
  const statuses: unknown[] = [];
  for (let round = 0; round < 10; round += 1) statuses.push((await client.auth.updateUser({ data: { round } })).error?.status ?? 200);
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429]);
  expect((await client.auth.mfa.enroll({ factorType: "totp" })).error).toMatchObject({ status: 429 });
  expect((await client.auth.passkey.startRegistration()).error).toMatchObject({ status: 429 });
  expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({ round: 7 });
  expect((await other.client.auth.updateUser({ data: { round: 1 } })).error).toBeNull();
  expect((await client.auth.signOut()).error).toBeNull();
  await server.close();
});

test("an ended session spends nothing of the changes its account may make", async () => {
  const server = await startServer({ environment: { RATE_LIMIT_ATTEMPTS: "8" } });
  const { client } = await signUp(server, "ended");
  const owner = createClient(server.url, server.anonKey, ONCE);
  await owner.auth.signInWithPassword({ email: "ended@example.com", password: "correct horse battery" });
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  expect((await owner.auth.signOut({ scope: "others" })).error).toBeNull();
  const headers = { apikey: server.anonKey, Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const change = () => fetch(`${server.url}/auth/v1/user`, { method: "PUT", headers, body: '{"data":{"a":1}}' });
  for (let round = 0; round < 10; round += 1) expect((await change()).status).toBe(403);
  expect((await owner.auth.updateUser({ data: { round: 1 } })).error).toBeNull();
  await server.close();
});

test("changes of an account that wait for one another hold no connections that others need", async () => {
  const server = await startServer();
  const { client, user_id } = await signUp(server, "waiting");
  const other = await signUp(server, "other");
  const changes = await server.database.transaction(async (transaction) => {
    await transaction.query("select from auth.users where id = $1 for update", [user_id]);
    const waiting = Array.from({ length: 20 }, (_, round) => client.auth.updateUser({ data: { round } }));
    const blocked = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(() => server.database.query(blocked), { timeout: 10_000 }).toHaveLength(1);
    expect((await other.client.auth.getUser()).error).toBeNull();
    expect((await other.client.auth.updateUser({ data: { round: 1 } })).error).toBeNull();
    return { waiting };
  });
  expect((await Promise.all(changes.waiting)).map(({ error }) => error)).toEqual(Array.from({ length: 20 }, () => null));
  await server.close();
});
