import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type HttpBindings, serve, type ServerType } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { AppEnv } from "#server/http/context.ts";
import { hangUpSignal, whenClosed } from "#server/http/hang-up.ts";
import { slowRefusals } from "#server/http/slow-refusals.ts";
import { administer } from "../support/postgres.ts";
import { type TestServer, startServer } from "../support/start-server.ts";

/** Milliseconds a busy machine may need for what takes some. */
const WAIT_TIMEOUT_MS = 10_000;
const ONCE = { auth: { persistSession: false, autoRefreshToken: false } };

interface Athlete {
  readonly id: string;
  readonly headers: Record<string, string>;
}

const credentials = (name: string) => ({ email: `${name}@example.com`, password: "correct horse battery" });
const headersWith = ({ anonKey }: TestServer, token = "") => ({
  apikey: anonKey,
  Authorization: `Bearer ${token}`,
  "Content-Type": "application/json",
});

async function signUp(server: TestServer, name: string): Promise<Athlete> {
  const { data } = await createClient(server.url, server.anonKey, ONCE).auth.signUp(credentials(name));
  return { id: data.user?.id ?? "", headers: headersWith(server, data.session?.access_token) };
}

/** The same account on another device. */
async function signIn(server: TestServer, name: string): Promise<Athlete> {
  const { data } = await createClient(server.url, server.anonKey, ONCE).auth.signInWithPassword(credentials(name));
  return { id: data.user?.id ?? "", headers: headersWith(server, data.session?.access_token) };
}

const SLOW = "select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b";

async function addSlowFunctions({ database, reloadSchema }: TestServer): Promise<void> {
  await database.query(`create function public.slow_read() returns bigint language sql stable as '${SLOW}'`);
  await database.query(`create function public.slow_write() returns bigint language sql volatile as '${SLOW}'`);
  await database.query("create function public.naps() returns void language sql stable as 'select pg_sleep(0.03)'");
  await database.query("create function public.takes_a_while() returns void language sql stable as 'select pg_sleep(0.3)'");
  await reloadSchema();
}

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Order of P-256: what signs with `s` signs with this number less `s` too. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The same token: blanks before it, the other half of its signature's second number, and the bits of its last sign that nobody reads. */
function respelled(header: string, n: number): string {
  if (!header.startsWith("Bearer ")) return header;
  const [head, body, signature = ""] = header.slice(7).split(".");
  const bytes = Buffer.from(signature, "base64url");
  const other = (ORDER - BigInt(`0x${bytes.subarray(32).toString("hex")}`)).toString(16).padStart(64, "0");
  const signed = n % 2 === 0 ? bytes : Buffer.concat([bytes.subarray(0, 32), Buffer.from(other, "hex")]);
  const text = signed.toString("base64url");
  const last = SIGNS[SIGNS.indexOf(text.at(-1) ?? "") ^ (n % 16)];
  return `bearer${" ".repeat(n + 1)}${head}.${body}.${text.slice(0, -1)}${last}`;
}

const rawHeaders = (headers: Record<string, string>, n: number) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${respelled(value, n)}\r\n`)
    .join("");

const call = ({ url }: TestServer, { headers }: Athlete, name: string, signal?: AbortSignal) =>
  fetch(`${url}/rest/v1/rpc/${name}`, { method: "POST", headers, body: "{}", ...(signal && { signal }) });
const read = ({ url }: TestServer, { headers }: Athlete) => fetch(`${url}/rest/v1/goals?select=id`, { headers });

/** How many slow statements PostgreSQL works at. */
async function running({ database }: TestServer, name = "slow_"): Promise<number> {
  const [own] = await database.query<{ name: string }>("select current_database() as name");
  const found = await administer("select 1 from pg_stat_activity where datname = $1 and state = 'active' and position($2 in query) > 0", [
    own?.name ?? "",
    name,
  ]);
  return found.length;
}

describe("one account that asks for much", () => {
  let server: TestServer;
  let greedy: Athlete;
  let other: Athlete;
  beforeAll(async () => {
    server = await startServer({ environment: { STATEMENT_TIMEOUT_MS: "6000", CALLER_QUEUE: "20", TRUST_PROXY: "1" } });
    await addSlowFunctions(server);
    greedy = await signUp(server, "greedy");
    other = await signUp(server, "other");
  });
  afterAll(() => server.close());

  test("does not keep others waiting, and is told what is too much", async () => {
    await read(server, other);
    const asked = Array.from({ length: 40 }, () => call(server, greedy, "slow_read"));
    await vi.waitFor(async () => expect(await running(server)).toBe(3), WAIT_TIMEOUT_MS);
    for (let round = 0; round < 10; round += 1) {
      const askedAt = performance.now();
      expect((await read(server, other)).status).toBe(200);
      // Alone it takes some milliseconds; behind the others it would take the 6 s of their statements.
      expect(performance.now() - askedAt).toBeLessThan(3000);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    }
    expect(await running(server)).toBeLessThanOrEqual(3);
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 503);
    // 17 found no place in the queue, and of those that did the last waited too long.
    expect(refused.length).toBeGreaterThanOrEqual(17);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({ code: "PGRST003" });
    expect(server.database.waiting()).toBe(0);
    expect((await read(server, greedy)).status).toBe(200);
  }, 60_000);

  test("who hangs up leaves nothing that goes on", async () => {
    const hungUp = new AbortController();
    const asked = Array.from({ length: 10 }, () => call(server, greedy, "slow_read", hungUp.signal).catch(() => undefined));
    await vi.waitFor(async () => expect(await running(server)).toBe(3), WAIT_TIMEOUT_MS);
    const at = performance.now();
    hungUp.abort();
    await Promise.all(asked);
    await vi.waitFor(async () => expect(await running(server)).toBe(0), WAIT_TIMEOUT_MS);
    // Their statements would go on for 6 s.
    expect(performance.now() - at).toBeLessThan(4000);
    expect(server.database.waiting()).toBe(0);
    expect((await read(server, greedy)).status).toBe(200);
  });

  test("nor does a visitor get more of it by the many addresses of an IPv6 network", async () => {
    const hungUp = new AbortController();
    const visit = (address: string, name: string) =>
      fetch(`${server.url}/rest/v1/${name}`, {
        headers: { apikey: server.anonKey, "X-Forwarded-For": address },
        signal: hungUp.signal,
      });
    const asked = Array.from({ length: 9 }, (_, n) => visit(`2001:db8:1:2::${n + 1}`, "rpc/slow_read").catch(() => undefined));
    await vi.waitFor(async () => expect(await running(server)).toBeGreaterThanOrEqual(3), WAIT_TIMEOUT_MS);
    expect((await visit("2001:db8:1:3::1", "exercises?select=id&limit=1")).ok).toBe(true);
    expect(await running(server)).toBe(3);
    hungUp.abort();
    await Promise.all(asked);
    await vi.waitFor(async () => expect(await running(server)).toBe(0), WAIT_TIMEOUT_MS);
  });

  test("nor does a write that takes long, while a quick one is finished", async () => {
    const hungUp = new AbortController();
    const slow = call(server, greedy, "slow_write", hungUp.signal).catch(() => undefined);
    await vi.waitFor(async () => expect(await running(server)).toBe(1), WAIT_TIMEOUT_MS);
    hungUp.abort();
    await slow;
    await vi.waitFor(async () => expect(await running(server)).toBe(0), 4000);
    await server.database.query("create table public.saved (id int)");
    await server.database.query("grant all on public.saved to authenticated");
    await server.database.query(
      `create function public.save() returns void language sql as 'insert into public.saved values (1); select pg_sleep(0.3)'`,
    );
    await server.reloadSchema();
    const closed = new AbortController();
    const saving = call(server, greedy, "save", closed.signal).catch(() => undefined);
    await vi.waitFor(async () => expect(await running(server, '"save"')).toBe(1), { interval: 10, timeout: 5000 });
    closed.abort();
    await saving;
    await vi.waitFor(async () => expect(await server.database.query("select id from public.saved")).toEqual([{ id: 1 }]), WAIT_TIMEOUT_MS);
  });

  test("who hangs up on all that is asked for is not listened to for a while, and others are", async () => {
    // From whichever device, and however the token of it is written.
    const devices = [greedy, await signIn(server, "greedy"), await signIn(server, "greedy")];
    const head = (n: number) => rawHeaders(devices[n % devices.length]?.headers ?? {}, n % 7);
    const giveUp = (_: unknown, n: number) =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => {
          socket.write(`POST /rest/v1/rpc/slow_read HTTP/1.1\r\nHost: x\r\n${head(n)}Content-Length: 2\r\n\r\n{}`);
          setTimeout(() => socket.destroy(), 50);
        });
        socket.on("error", () => undefined).on("close", () => resolve());
      });
    const isHeard = () =>
      read(server, greedy).then(
        () => true,
        () => false,
      );
    let rounds = 0;
    do await Promise.all(Array.from({ length: 100 }, giveUp));
    while ((rounds += 1) < 20 && (await isHeard()));
    expect(await isHeard()).toBe(false);
    expect((await read(server, other)).status).toBe(200);
    await vi.waitFor(async () => expect((await read(server, greedy)).status).toBe(200), WAIT_TIMEOUT_MS);
  });

  test("who hangs up with the token of a session that was ended, which a thief may still have, breaks no connection of its owner", async () => {
    const stolen = await signIn(server, "other");
    const { session_id } = decodeJwt(stolen.headers["Authorization"]?.slice(7) ?? "");
    await server.database.query("delete from auth.sessions where id = $1", [session_id as string]);
    const giveUp = () =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => {
          socket.write(`POST /rest/v1/goals HTTP/1.1\r\nHost: x\r\n${rawHeaders(stolen.headers, 0)}Content-Length: 2\r\n\r\n{`);
          setTimeout(() => socket.destroy(), 50);
        });
        socket.on("error", () => undefined).on("close", () => resolve());
      });
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 150 }, giveUp));
      expect((await read(server, other)).status).toBe(200);
    }
  });
});

test("a visitor who hangs up on all that is asked for breaks no connection of others who have the same key", async () => {
  const server = await startServer({ environment: { RATE_LIMIT_ATTEMPTS: "0" } });
  const head = `Host: x\r\napikey: ${server.anonKey}\r\nAuthorization: Bearer ${server.anonKey}\r\nContent-Type: application/json\r\n`;
  const giveUp = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => {
        socket.write(`POST /auth/v1/signup HTTP/1.1\r\n${head}Content-Length: 100\r\n\r\n{`);
        setTimeout(() => socket.destroy(), 50);
      });
      socket.on("error", () => undefined).on("close", () => resolve());
    });
  await Promise.all(Array.from({ length: 150 }, giveUp));
  await sleep(200);
  const { error } = await createClient(server.url, server.anonKey, ONCE).auth.signUp({
    email: "other@example.com",
    password: "correct horse battery",
  });
  expect(error).toBeNull();
  await server.close();
});

describe("a regular expression of an athlete", () => {
  let server: TestServer;
  let athlete: Athlete;
  beforeAll(async () => {
    server = await startServer({ environment: { STATEMENT_TIMEOUT_MS: "4000" } });
    athlete = await signUp(server, "pattern");
    const body = JSON.stringify({ user_id: athlete.id, injuries: "ab".repeat(500) });
    const made = await fetch(`${server.url}/rest/v1/athlete_context`, { method: "POST", headers: athlete.headers, body });
    expect(made.status).toBe(201);
  });
  afterAll(() => server.close());

  const match = (pattern: string, headers = athlete.headers, init: RequestInit = {}) =>
    fetch(`${server.url}/rest/v1/athlete_context?select=id&injuries=match.${encodeURIComponent(pattern)}`, { headers, ...init });
  const FOR_EVER = "(.*)(.*)(.*)(.*)\\1\\2\\3\\4b";

  test("that matches is answered", async () => {
    expect(await (await match("^(ab)+$")).json()).toHaveLength(1);
  });

  test("that would take for ever has a fifth of a second", async () => {
    const askedAt = performance.now();
    const answer = await match(FOR_EVER);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "57014" }]);
    expect(performance.now() - askedAt).toBeLessThan(2000);
    const headers = { ...athlete.headers, Prefer: "return=representation", Accept: "application/vnd.pgrst.object+json" };
    const patching = await match(FOR_EVER, headers, { method: "PATCH", body: JSON.stringify({ injuries: "none" }) });
    expect([patching.status, await patching.json()]).toMatchObject([400, { code: "57014" }]);
    // Nothing of it goes on, and the connection is as good as before.
    expect((await match("^a")).status).toBe(200);
  });

  test("has all the time of a statement where the operator's own program asks", async () => {
    const answer = await match(FOR_EVER, { apikey: server.serviceRoleKey });
    expect([answer.status, await answer.json()]).toMatchObject([500, { code: "57014" }]);
  });

  test.each([
    ["nested", `${"(".repeat(2000)}a${")*".repeat(2000)}`],
    ["repeated", `${"(".repeat(6)}a${"){1,255}".repeat(6)}`],
    ["broken", "(("],
  ])("that is %s beyond reason is refused, and no failure of the server", async (_, pattern) => {
    const one = { ...athlete.headers, Accept: "application/vnd.pgrst.object+json", Prefer: "return=representation" };
    for (const init of [{}, { method: "DELETE" }]) {
      const answer = await match(pattern, init.method ? one : athlete.headers, init);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: expect.stringMatching(/^(2201B|57014)$/) }]);
    }
  });
});

describe("an account that keeps the database busy", () => {
  test("is answered a few requests at a time, however many it sends at once", async () => {
    const server = await startServer();
    await addSlowFunctions(server);
    const greedy = await signUp(server, "greedy");
    const other = await signUp(server, "other");
    const hungUp = new AbortController();
    const answered: number[] = [];
    const ask = () => call(server, greedy, "takes_a_while", hungUp.signal).then(({ status }) => answered.push(status));
    const flood = Promise.allSettled(Array.from({ length: 160 }, ask));
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(5), WAIT_TIMEOUT_MS);
    expect((await read(server, other)).status).toBe(200);
    // A hundred may wait for the database: the rest would be refused at once, and each refusal costs as much as a small answer.
    expect(answered.filter((status) => status !== 204)).toEqual([]);
    hungUp.abort();
    await flood;
    await server.close();
  });

  test("has the connections that nobody needs, and only its part as soon as somebody else asks for anything", async () => {
    const server = await startServer();
    await addSlowFunctions(server);
    const greedy = await signUp(server, "greedy");
    const other = await signUp(server, "other");
    const hungUp = new AbortController();
    const busy = Array.from({ length: 20 }, async () => {
      // Quick ones, as those that read something small.
      while (!hungUp.signal.aborted) await call(server, greedy, "naps", hungUp.signal).catch(() => undefined);
    });
    await vi.waitFor(async () => expect(await running(server, "naps")).toBeGreaterThan(3), WAIT_TIMEOUT_MS);
    const counts: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      expect((await read(server, other)).status).toBe(200);
      counts.push(await running(server, "naps"));
    }
    // What had begun before ends first.
    expect(Math.max(...counts.slice(5))).toBeLessThanOrEqual(3);
    hungUp.abort();
    await Promise.all(busy);
    await server.close();
  });

  test("gets no more of it than its part of a minute", async () => {
    const server = await startServer({ environment: { STATEMENT_TIMEOUT_MS: "700", CALLER_DATABASE_SECONDS: "1" } });
    await addSlowFunctions(server);
    const greedy = await signUp(server, "greedy");
    const other = await signUp(server, "other");
    await call(server, greedy, "slow_read");
    await call(server, greedy, "slow_read");
    const refused = await read(server, greedy);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(5);
    expect((await read(server, other)).status).toBe(200);
    await server.close();
  });
});

test("an account reads so many bytes at once, whichever device asks, and is told when it may go on", async () => {
  const server = await startServer();
  const greedy = await signUp(server, "greedy");
  const other = await signUp(server, "other");
  const entry = { user_id: greedy.id, workout_name: "Fat", date: "2026-11-25", exercises: [{ name: "x", notes: "y".repeat(240_000) }] };
  const stored = await fetch(`${server.url}/rest/v1/logged_sessions`, {
    method: "POST",
    headers: greedy.headers,
    body: JSON.stringify(Array.from({ length: 30 }, () => entry)),
  });
  expect(stored.status).toBe(201);
  const readAll = async ({ headers }: Athlete) => {
    const answer = await fetch(`${server.url}/rest/v1/logged_sessions?select=*`, { headers });
    await answer.arrayBuffer();
    return answer;
  };
  // Before anything is refused: a sign-in takes as long as it takes, and meanwhile more may be read again.
  const elsewhere = await signIn(server, "greedy");
  const statuses: number[] = [];
  // 7 MB each.
  for (let round = 0; round < 20 && statuses.at(-1) !== 429; round += 1) statuses.push((await readAll(greedy)).status);
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
  const refused = await readAll(elsewhere);
  expect([statuses.at(-1), refused.status]).toEqual([429, 429]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await read(server, other)).status).toBe(200);
  await server.close();
});

test("who hangs up before the server comes to it is known to have gone", async () => {
  const gone = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, outgoing) => outgoing.once("close", () => gone.resolve(outgoing)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => {
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    setTimeout(() => socket.destroy(), 50);
  });
  const outgoing = await gone.promise;
  expect(hangUpSignal(outgoing, 0).aborted).toBe(true);
  const released = vi.fn();
  whenClosed(outgoing, released);
  expect(released).toHaveBeenCalledOnce();
  await new Promise((resolve) => server.close(resolve));
});

describe("many refusals of one network", () => {
  let server: ServerType;
  let url: string;
  beforeAll(async () => {
    const app = new Hono<AppEnv & { Bindings: HttpBindings }>();
    app.use(slowRefusals({ burst: 2, perSecond: 0.001, longest: 60_000 }));
    app.get("/:network/:status", (context) => {
      context.set("clientNetwork", context.req.param("network"));
      return context.body(null, Number(context.req.param("status")) as 200);
    });
    await new Promise<void>((resolve) => (server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve())));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const ANSWERED_AT_ONCE = [
    ["/here/200", 200],
    ["/here/503", 503],
    ["/there/429", 429],
  ] as const;
  test("are kept back, and nothing else of it, nor those of another", async () => {
    const ask = async (path: string, signal?: AbortSignal) => (await fetch(`${url}${path}`, { signal: signal ?? null })).status;
    expect([await ask("/here/429"), await ask("/here/429")]).toEqual([429, 429]);
    const hungUp = new AbortController();
    const kept = vi.fn();
    const third = ask("/here/429", hungUp.signal).then(kept, () => undefined);
    for (const [path, status] of ANSWERED_AT_ONCE) expect(await ask(path)).toBe(status);
    expect(kept).not.toHaveBeenCalled();
    hungUp.abort();
    await third;
  });
});

test("an account has four calls of functions under way at most, which calculate while nobody else is answered", async () => {
  const server = await startServer();
  const greedy = await signUp(server, "greedy");
  const other = await signUp(server, "other");
  const ask = ({ headers }: Athlete, content: string) =>
    fetch(`${server.url}/functions/v1/ai-coach`, { method: "POST", headers, body: JSON.stringify({ content }) });
  // What reads a message takes more time than in proportion to its length.
  expect((await ask(greedy, "squat ".repeat(400))).status).toBe(400);
  // From whichever device, however the token of it is written, and the router told where to.
  const devices = [greedy, await signIn(server, "greedy"), await signIn(server, "greedy")];
  const paths = [
    "/./functions/v1/ai-coach",
    "http://x/%2E/functions/v1/ai-coach",
    "/%66unctions/v1/ai-coach",
    "/x/%2e./functions/v1/ai-coach",
  ];
  const begin = (path: string, headers: Record<string, string>, n = 0) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1").on("error", () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n${rawHeaders(headers, n)}\r\n{`);
    return socket;
  };
  const unfinished = paths.map((path, n) => begin(path, devices[n % devices.length]?.headers ?? {}, n));
  // Nobody takes the turns of somebody else by a token that only says whose it is.
  const forged = { ...other.headers, Authorization: `${other.headers["Authorization"]?.slice(0, -20)}${"A".repeat(20)}` };
  for (const path of paths) unfinished.push(begin(path, forged));
  await sleep(300);
  let answered = false;
  const fifth = ask(greedy, "hello").then(() => (answered = true));
  expect((await ask(other, "hello")).status).toBe(200);
  await sleep(500);
  expect(answered).toBe(false);
  expect((await read(server, greedy)).status).toBe(200);
  unfinished[0]?.destroy();
  await fifth;
  for (const socket of unfinished) socket.destroy();
  await server.close();
});

test("healthz and readyz say when nothing can be read", async () => {
  const server = await startServer();
  const ask = async () => [(await fetch(`${server.url}/healthz`)).status, (await fetch(`${server.url}/readyz`)).status];
  expect(await ask()).toEqual([200, 200]);
  await server.database.query("alter table ironpace.applied_migrations rename to elsewhere");
  expect(await ask()).toEqual([503, 503]);
  await server.database.query("alter table ironpace.elsewhere rename to applied_migrations");
  expect(await ask()).toEqual([200, 200]);
  await server.close();
});
