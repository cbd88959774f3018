import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAuthServer, type AuthServer } from "../conformance/auth/auth-server.ts";
import { enrolled } from "../conformance/auth/factors/authenticator.ts";
import { csv } from "../../packages/coaching/src/export-my-data/handler.ts";
import { rawRequest, getStatuses } from "../support/raw-request.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ MAIL_INTERVAL_SECONDS: "0", RATE_LIMIT_ATTEMPTS: "20" });
});
afterAll(() => server.close());

test("a sign-in link that must make no account tells nobody whether there is one", async () => {
  const { email } = await server.signedUp();
  for (const path of ["/otp", "/magiclink"]) {
    const answers = await Promise.all(
      [email, "nobody@example.com"].map((address) => server.call("POST", path, { body: { email: address, create_user: false } })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ]);
  }
  expect(await server.database.query("select id from auth.users where email = 'nobody@example.com'")).toEqual([]);
});

test("the secret key is refused in an address, where logs and histories keep it, however it is written", async () => {
  const key = server.serviceRoleKey;
  for (const path of ["/rest/v1/profiles?select=id", "/auth/v1/settings?x=1", "/auth/v1/admin/users?page=1", "/storage/v1/bucket?x=1"]) {
    const inAddress = await fetch(`${server.url}${path}&apikey=${key}`, { headers: { Authorization: `Bearer ${key}` } });
    expect([path, inAddress.status]).toEqual([path, 401]);
    const inHeader = await fetch(`${server.url}${path}`, { headers: { apikey: key, Authorization: `Bearer ${key}` } });
    expect([path, inHeader.status]).toEqual([path, 200]);
    const written = [
      `&token=${key}`,
      `&${key}`,
      `&token=Bearer%20${key}`,
      `&token=${key.replace("b_s", "%62%5Fs")}`,
      `&token=${key.replace("b_s", "%2562%255Fs")}`,
      `&token=%zz${key}`,
      `&x=eq.${key}-1`,
      `&x=a${key}.json`,
    ];
    for (const query of written) {
      const elsewhere = await fetch(`${server.url}${path}${query}`, { headers: { apikey: key, Authorization: `Bearer ${key}` } });
      expect([path, query, elsewhere.status]).toEqual([path, query, 401]);
    }
  }
});

test("a request that names two hosts is 400", async () => {
  const { host } = new URL(server.url);
  const ask = (hosts: readonly string[]) =>
    rawRequest(server.url, `GET /healthz HTTP/1.1\r\n${hosts.map((name) => `Host: ${name}\r\n`).join("")}Connection: close\r\n\r\n`);
  expect(getStatuses(await ask([host]))).toEqual([200]);
  expect(getStatuses(await ask([host, "evil.example"]))).toEqual([400]);
  expect(getStatuses(await ask([host, host]))).toEqual([400]);
  // Nor is anything behind it read, whichever end of it a proxy has seen.
  const smuggled = `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: x\r\nTransfer-Encoding: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  expect(getStatuses(await rawRequest(server.url, smuggled))).toEqual([400]);
  const twice = `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  expect(getStatuses(await rawRequest(server.url, twice))).toEqual([400]);
  const inLine = (name: string) =>
    rawRequest(server.url, `GET http://${host}/healthz HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
  expect(getStatuses(await inLine(host))).toEqual([200]);
  expect(getStatuses(await inLine("evil.example"))).toEqual([400]);
});

test("the figures are for the token alone, also on this machine, where everything comes from that is forwarded", async () => {
  const token = "0123456789abcdef";
  const open = await startAuthServer({ METRICS_TOKEN: token });
  for (const [url, authorization, status] of [
    [server.url, undefined, 404],
    [server.url, `Bearer ${token}`, 404],
    [open.url, undefined, 404],
    [open.url, `Bearer ${token}x`, 404],
    [open.url, `Bearer ${token}`, 200],
  ] as const) {
    const { host } = new URL(url);
    const sent = authorization === undefined ? "" : `Authorization: ${authorization}\r\n`;
    const bare = await rawRequest(url, `GET /metrics HTTP/1.1\r\nHost: ${host}\r\n${sent}Connection: close\r\n\r\n`);
    expect([url === open.url, authorization, getStatuses(bare)]).toEqual([url === open.url, authorization, [status]]);
  }
  await open.close();
});

test("cells of an export that begin like a formula are text, numbers stay numbers", async () => {
  const cells = ["-1+cmd|' /C calc'!A0", "-2+3", "-1", "-1.5", "-.5", "=1", "+1", "@x", "-", "-1e5x", " =1", "\u3000@x", "＝1", "－1+x"];
  const lines: string[] = [];
  async function* pages() {
    yield cells.map((cell) => ({ cell }));
  }
  for await (const text of csv(pages())) lines.push(...text.split("\r\n").slice(1, -1));
  expect(lines).toEqual([
    "'-1+cmd|' /C calc'!A0",
    "'-2+3",
    "-1",
    "-1.5",
    "-.5",
    "'=1",
    "'+1",
    "'@x",
    "'-",
    "'-1e5x",
    "' =1",
    "'\u3000@x",
    "'＝1",
    "'－1+x",
  ]);
});

test("a message with a NUL or half a letter is refused as the sender's mistake", async () => {
  const { session } = await server.signedUp();
  for (const content of ['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"x\\udfff"']) {
    const answer = await fetch(`${server.url}/functions/v1/ai-coach`, {
      method: "POST",
      headers: { apikey: server.anonKey, Authorization: `Bearer ${session.access_token}`, "Content-Type": "application/json" },
      body: `{"content":${content}}`,
    });
    expect([content, answer.status]).toEqual([content, 400]);
  }
});

test("blanks count as letters, and what is restored has the limits of what is written", async () => {
  const { session } = await server.signedUp();
  const headers = { apikey: server.anonKey, Authorization: `Bearer ${session.access_token}`, "Content-Type": "application/json" };
  const refused = async (path: string, body: object) => {
    const answer = await fetch(`${server.url}/rest/v1/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  const goal = { id: crypto.randomUUID(), title: "x", category: "strength", target_value: 1, unit: "kg", due_date: "2027-06-01" };
  expect(await refused("goals", { ...goal, title: `x${" ".repeat(1_000_000)}` })).toEqual([400, "23514"]);
  const times = { created_at: "2026-01-01", updated_at: "2026-01-01" };
  const best = { ...times, id: crypto.randomUUID(), category: "strength", exercise_name: "Deadlift", value: "180", date: "2026-10-01" };
  const history = [{ value: "y".repeat(1_000_000), date: "2026-01-01" }];
  expect(await refused("rpc/restore_personal_best", { best, history })).toEqual([400, "23514"]);
  const whole = { ...goal, ...times, current_value: 0, start_date: "2026-01-01", falling: false };
  const progress = [{ day: "2026-01-02", value: 1e300 }];
  expect(await refused("rpc/restore_goal", { goal: whole, progress })).toEqual([400, "23514"]);
});

test("an alarm of a rest with a NUL or half a letter is refused as the sender's mistake", async () => {
  const { session } = await server.signedUp();
  const headers = { apikey: server.anonKey, Authorization: `Bearer ${session.access_token}`, "Content-Type": "application/json" };
  for (const [endpoint, next] of [
    ["https://x/\\u0000", "Set 2"],
    ["https://x/", "\\u0000"],
    ["https://x/", "\\ud800"],
  ]) {
    const body = `{"endpoint":"${endpoint}","seconds":1,"next":"${next}","url":"/train/1"}`;
    const answer = await fetch(`${server.url}/functions/v1/push/rest`, { method: "POST", headers, body });
    expect([body, answer.status]).toEqual([body, 400]);
  }
});

test("the coach's answer is kept by no cache, also while it is written", async () => {
  const { session } = await server.signedUp();
  const answer = await fetch(`${server.url}/functions/v1/ai-coach`, {
    method: "POST",
    headers: { apikey: server.anonKey, Authorization: `Bearer ${session.access_token}`, Accept: "text/event-stream" },
    body: '{"content":"How fast is easy?"}',
  });
  await answer.text();
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "text/event-stream",
    expect.stringContaining("no-store"),
  ]);
});

test("a function refuses days that no calendar of ours has, and bodies too deep to look through, as the sender's mistake", async () => {
  const { session } = await server.signedUp();
  const headers = { apikey: server.anonKey, Authorization: `Bearer ${session.access_token}`, "Content-Type": "application/json" };
  const call = async (name: string, body: string) =>
    (await fetch(`${server.url}/functions/v1/${name}`, { method: "POST", headers, body })).status;
  const plan = { userId: session.user.id, userLevel: "intermediate", primaryFocus: "hyrox", durationWeeks: 5, weeklyAvailability: 4 };
  const change = { planId: session.user.id, reason: "illness" };
  for (const day of ["9999-12-27", "0001-01-01", "0000-01-01"]) {
    expect([day, await call("generate-training-plan", JSON.stringify({ ...plan, startDate: day }))]).toEqual([day, 400]);
    expect([day, await call("generate-training-plan", JSON.stringify({ ...plan, competitionDetails: { date: day } }))]).toEqual([day, 400]);
    expect([day, await call("adjust-training-plan", JSON.stringify({ ...change, from: day, to: day }))]).toEqual([day, 400]);
    const race = { ...change, reason: "competition", competitionId: session.user.id, targetDate: day };
    expect([day, await call("adjust-training-plan", JSON.stringify(race))]).toEqual([day, 400]);
  }
  const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  for (const name of ["ai-coach", "generate-training-plan", "adjust-training-plan", "session-options"])
    expect([name, await call(name, deep(100_000)), await call(name, `{"a":${deep(40)}}`)]).toEqual([name, 400, 400]);
});

test("challenges of a factor are asked for only so often", async () => {
  const { client } = await server.signedUp();
  const { factorId } = await enrolled(server, client);
  const statuses: unknown[] = [];
  for (let tries = 0; tries < 25; tries += 1) statuses.push((await client.auth.mfa.challenge({ factorId })).error?.status ?? 200);
  expect(statuses).toContain(429);
});

describe("roles of the API", () => {
  test("can neither empty tables nor hang triggers or references on them", async () => {
    const grants = await server.database.query(
      `select table_schema || '.' || table_name as name, grantee, privilege_type from information_schema.role_table_grants
       where grantee in ('anon', 'authenticated') and privilege_type in ('TRUNCATE', 'TRIGGER', 'REFERENCES')`,
    );
    expect(grants).toEqual([]);
    await server.database.query("create table public.later (id int)");
    const [later] = await server.database.query(
      "select has_table_privilege('authenticated', 'public.later', 'truncate') as emptied, has_table_privilege('authenticated', 'public.later', 'select') as read",
    );
    expect(later).toEqual({ emptied: false, read: true });
  });
});
