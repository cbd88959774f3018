import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRateLimits } from "#server/auth/rate-limits.ts";
import { protectedByFactor } from "./factors/authenticator.ts";
import { type AuthServer, PASSWORD, startAuthServer } from "./auth-server.ts";

const LIMITS = {
  RATE_LIMIT_ATTEMPTS: "6",
  RATE_LIMIT_REFRESHES: "3",
  RATE_LIMIT_GUESSES: "2",
  RATE_LIMIT_ACCOUNT_GUESSES: "5",
  RATE_LIMIT_CODES: "3",
  RATE_LIMIT_MAILS: "2",
  TRUST_PROXY: "1",
};

describe("rate limits", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(LIMITS);
  });
  afterAll(() => server.close());

  let hosts = 0;
  /** An address nobody has used. */
  const host = () => `203.0.113.${(hosts += 1)}`;
  const from = (ip: string) => ({ "X-Forwarded-For": ip });
  const post = (path: string, body: unknown, ip: string) => server.call("POST", path, { body, headers: from(ip) });
  const signIn = (email: string, password: string, ip = host()) => post("/token?grant_type=password", { email, password }, ip);
  const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

  test("hold for a network address, and end with their window", async () => {
    const ip = host();
    const many = async (count: number) => {
      const answers = [];
      for (let i = 0; i < count; i += 1) answers.push(await signIn(server.newEmail(), PASSWORD, ip));
      return answers;
    };
    const answers = await many(7);
    expect(statuses(answers)).toEqual([400, 400, 400, 400, 400, 400, 429]);
    expect(answers[6]?.body).toMatchObject({ error_code: "over_request_rate_limit", msg: "Request rate limit reached" });
    expect((await signIn(server.newEmail(), PASSWORD)).status).toBe(400);
    server.passSeconds(301);
    expect(statuses(await many(1))).toEqual([400]);
  });

  test("refuse a flood without asking the database, whose connections others need", async () => {
    const ip = host();
    for (let i = 0; i < 7; i += 1) await signIn(server.newEmail(), PASSWORD, ip);
    const answers = await server.database.transaction(async (transaction) => {
      // Whoever asked the database now would wait for the end of this.
      await transaction.query("lock table ironpace.rate_limits in access exclusive mode");
      return Promise.all(Array.from({ length: 40 }, () => signIn(server.newEmail(), PASSWORD, ip)));
    });
    expect(new Set(statuses(answers))).toEqual(new Set([429]));
    expect(answers[0]?.body).toMatchObject({ error_code: "over_request_rate_limit" });
    server.passSeconds(301);
    expect((await signIn(server.newEmail(), PASSWORD, ip)).status).toBe(400);
  });

  test("hold for requests that come all at once", async () => {
    const ip = host();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(server.newEmail(), PASSWORD, ip)));
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(6);
  });

  test("keep out who guesses at an account, known or not, and not its owner somewhere else; right passwords do not count", async () => {
    const { email } = await server.signedUp();
    const ip = host();
    for (let i = 0; i < 3; i += 1) expect((await signIn(email, PASSWORD, ip)).status).toBe(200);
    for (const address of [email, server.newEmail()]) {
      const from = host();
      const answers = [];
      for (let i = 0; i < 5; i += 1) answers.push(await signIn(address, "not the password", from));
      expect(statuses(answers)).toEqual([400, 400, 429, 429, 429]);
    }
    expect((await signIn(email, PASSWORD, ip)).status).toBe(200);
  });

  test("count wrong passwords of an account wherever they come from, known or not, and end with the hour", async () => {
    const { email } = await server.signedUp();
    for (let i = 0; i < 6; i += 1) expect((await signIn(email, PASSWORD)).status).toBe(200);
    for (const address of [email, server.newEmail()]) {
      const answers = [];
      for (let i = 0; i < 6; i += 1) answers.push(await signIn(address, "not the password"));
      expect(statuses(answers)).toEqual([400, 400, 400, 400, 400, 429]);
    }
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    server.passSeconds(3601);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test("say when to come back, also to pages of other sites", async () => {
    const email = server.newEmail();
    await post("/recover", { email }, host());
    const tooSoon = await post("/recover", { email }, host());
    const seconds = Number(tooSoon.headers.get("Retry-After"));
    expect([tooSoon.status, tooSoon.body["msg"]]).toEqual([
      429,
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ]);
    expect(seconds).toBeGreaterThan(50);
    expect(tooSoon.headers.get("Access-Control-Expose-Headers")).toContain("Retry-After");
    const ip = host();
    for (let i = 0; i < 6; i += 1) await signIn(server.newEmail(), PASSWORD, ip);
    server.passSeconds(100);
    const refused = await signIn(server.newEmail(), PASSWORD, ip);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(190);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(200);
  });

  test("are counted by all processes on one database together", async () => {
    const limits = { attempts: 4, refreshes: 0, guesses: 0, accountGuesses: 0, codes: 0, mails: 0, mailInterval: 0, feeds: 0, calls: 0 };
    const processes = [0, 1].map(() => createRateLimits(server.database, server.identity, limits, server.now));
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => processes[i % 2]!.spend("attempts", "one subject")));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  });

  test("count wrong codes of an account at one network address, which keeps its owner out nowhere else, and from everywhere in an hour", async () => {
    const email = server.newEmail();
    const guess = (ip: string) => post("/verify", { email, token: "123456", type: "email" }, ip);
    const [stranger, answers] = [host(), [] as { status: number }[]];
    for (let i = 0; i < 4; i += 1) answers.push(await guess(stranger));
    expect(statuses(answers)).toEqual([403, 403, 403, 429]);
    expect(statuses([await guess(host()), await guess(host()), await guess(host())])).toEqual([403, 403, 429]);
    server.passSeconds(3601);
    expect((await guess(stranger)).status).toBe(403);
  });

  test("count wrong codes of a second factor so too: who has the password alone does not keep the owner out", async () => {
    const owner = await server.signedUp();
    const { factorId, code } = await protectedByFactor(server, owner.client);
    const { body } = await signIn(owner.email, PASSWORD);
    const verify = async (right: boolean, ip: string) => {
      const token = String(body["access_token"]);
      const headers = from(ip);
      const challenge = await server.call("POST", `/factors/${factorId}/challenge`, { token, headers });
      const sent = { challenge_id: challenge.body["id"], code: right ? code() : "000000" };
      return (await server.call("POST", `/factors/${factorId}/verify`, { token, headers, body: sent })).status;
    };
    const thief = host();
    for (const status of [422, 422, 422, 429]) expect(await verify(false, thief)).toBe(status);
    server.passSeconds(60);
    expect(await verify(true, host())).toBe(200);
  });

  test("count wrong proofs of a new password so too: who has a session alone does not keep the owner from changing it", async () => {
    const { session } = await server.signedUp();
    const change = async (current_password: string, ip: string) => {
      const body = { password: "a better passphrase", current_password };
      return (await server.call("PUT", "/user", { token: session.access_token, headers: from(ip), body })).status;
    };
    const thief = host();
    for (const status of [400, 400, 400, 429]) expect(await change("not the password", thief)).toBe(status);
    expect(await change(PASSWORD, host())).toBe(200);
  });

  test("count refreshed sessions and mails", async () => {
    const ip = host();
    const refreshes = [];
    for (let i = 0; i < 4; i += 1) refreshes.push(await post("/token?grant_type=refresh_token", { refresh_token: "x" }, ip));
    expect(statuses(refreshes)).toEqual([400, 400, 400, 429]);
    const mails = [];
    for (let i = 0; i < 3; i += 1) mails.push(await post("/recover", { email: server.newEmail() }, ip));
    expect(statuses(mails)).toEqual([200, 200, 429]);
    expect(mails[2]?.body).toMatchObject({ error_code: "over_email_send_rate_limit", msg: "email rate limit exceeded" });
  });

  test("send a browser on its way to another site back to ours, where it is told; a script reads it", async () => {
    const [ip, back] = [host(), `${server.url}/auth/callback`];
    for (let i = 0; i < 6; i += 1) await signIn(server.newEmail(), PASSWORD, ip);
    const open = (path: string) => server.call("GET", path, { key: null, token: null, headers: from(ip) });
    const told = "error=access_denied&error_code=over_request_rate_limit&error_description=Request+rate+limit+reached";
    const begun = await open(`/authorize?provider=google&redirect_to=${encodeURIComponent(back)}`);
    expect([begun.status, begun.headers.get("Location")]).toEqual([302, `${back}?${told}#${told}&sb=`]);
    const returned = await open("/callback?state=x");
    expect([returned.status, returned.headers.get("Location")]).toEqual([302, `${server.url}/?${told}#${told}&sb=`]);
    expect(await open("/authorize?provider=google&skip_http_redirect=true")).toMatchObject({
      status: 429,
      body: { error_code: "over_request_rate_limit" },
    });
  });

  test("are known to the official client", async () => {
    const email = server.newEmail();
    await server.client().auth.resetPasswordForEmail(email);
    const { error } = await server.client().auth.resetPasswordForEmail(email);
    expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  });

  test("believe the last proxy only, and take an IPv6 network for one visitor", async () => {
    const ip = host();
    const spoofed = [];
    for (let i = 0; i < 7; i += 1) spoofed.push(await signIn(server.newEmail(), PASSWORD, `198.51.100.${i}, ${ip}`));
    expect(statuses(spoofed).at(-1)).toBe(429);
    const network = [];
    for (let i = 0; i < 7; i += 1) network.push(await signIn(server.newEmail(), PASSWORD, `2001:db8:0:1::${i}`));
    expect(statuses(network).at(-1)).toBe(429);
    expect((await signIn(server.newEmail(), PASSWORD, "2001:db8:0:2::1")).status).toBe(400);
  });

  test("the address a proxy saw is what sessions and the audit log remember", async () => {
    const { email, session } = await server.signedUp();
    const ip = host();
    await signIn(email, PASSWORD, `${ip}:4711`);
    const rows = await server.database.query(
      "select host(ip) as ip from auth.sessions where user_id = $1 order by created_at desc limit 1",
      [session.user.id],
    );
    expect(rows).toEqual([{ ip }]);
  });

  test("no address and no account can be read where they are counted", async () => {
    const rows = await server.database.query<{ key: string }>("select key from ironpace.rate_limits");
    expect(rows.length).toBeGreaterThan(5);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
    // Whoever reads the table and tries every IPv4 address finds none.
    const tried = Array.from({ length: hosts }, (_, i) =>
      createHash("sha256")
        .update(`attempts/203.0.113.${i + 1}`)
        .digest("hex"),
    );
    expect(rows.filter(({ key }) => tried.includes(key))).toEqual([]);
  });
});

test("without TRUST_PROXY nobody can choose the address they are counted by", async () => {
  const server = await startAuthServer({ RATE_LIMIT_ATTEMPTS: "2" });
  const attempt = (ip: string) =>
    server.call("POST", "/verify", { body: { type: "recovery", token_hash: "x" }, headers: { "X-Forwarded-For": ip } });
  expect([(await attempt("203.0.113.1")).status, (await attempt("203.0.113.2")).status, (await attempt("203.0.113.3")).status]).toEqual([
    403, 403, 429,
  ]);
  await server.close();
});
