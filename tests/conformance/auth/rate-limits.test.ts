import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { type AuthServer, PASSWORD, startAuthServer } from "./auth-server.ts";

const LIMITS = { RATE_LIMIT_ATTEMPTS: "6", RATE_LIMIT_REFRESHES: "3", RATE_LIMIT_GUESSES: "3", RATE_LIMIT_MAILS: "2", TRUST_PROXY: "1" };

describe.each(ENGINES)("rate limits on %s", (engine) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(engine, LIMITS);
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

  test("hold for requests that come all at once", async () => {
    const ip = host();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(server.newEmail(), PASSWORD, ip)));
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(6);
  });

  test("count wrong passwords of an account wherever they come from, known or not, and never right ones", async () => {
    const { email } = await server.signedUp();
    for (let i = 0; i < 5; i += 1) expect((await signIn(email, PASSWORD)).status).toBe(200);
    for (const address of [email, server.newEmail()]) {
      const answers = [];
      for (let i = 0; i < 4; i += 1) answers.push(await signIn(address, "not the password"));
      expect(statuses(answers)).toEqual([400, 400, 400, 429]);
    }
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    server.passSeconds(901);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test("count wrong codes of an account", async () => {
    const email = server.newEmail();
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await post("/verify", { email, token: "123456", type: "email" }, host()));
    expect(statuses(answers)).toEqual([403, 403, 403, 429]);
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
  });
});

test("without TRUST_PROXY nobody can choose the address they are counted by", async () => {
  const server = await startAuthServer(ENGINES[0] ?? "pglite", { RATE_LIMIT_ATTEMPTS: "2" });
  const attempt = (ip: string) =>
    server.call("POST", "/verify", { body: { type: "recovery", token_hash: "x" }, headers: { "X-Forwarded-For": ip } });
  expect([(await attempt("203.0.113.1")).status, (await attempt("203.0.113.2")).status, (await attempt("203.0.113.3")).status]).toEqual([
    403, 403, 429,
  ]);
  await server.close();
});
