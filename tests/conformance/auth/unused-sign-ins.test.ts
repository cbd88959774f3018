import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pruneExpired, type Retention } from "#server/auth/prune.ts";
import { type AuthServer, PASSWORD, startAuthServer } from "./auth-server.ts";

describe("pruning sign-ins and logs (SESSION_IDLE_DAYS, SESSION_DAYS, AUDIT_LOG_DAYS, UNCONFIRMED_ACCOUNT_DAYS)", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  const DAY = 86_400;
  const count = async (table: string) => Number((await server.database.query(`select count(*) as n from ${table}`))[0]?.["n"]);
  const prune = (days: Partial<Retention> = {}) =>
    pruneExpired(
      server.database,
      { auditLogDays: 0, sessionIdleDays: 0, sessionDays: 0, unconfirmedAccountDays: 0, ...days },
      server.now(),
    );
  const refresh = (token: unknown) => server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: token } });

  test("removes used refresh tokens after a week, and neither the active one nor its parent, nor one that was replaced unused", async () => {
    const { session } = await server.signedUp();
    const second = (await refresh(session.refresh_token)).body["refresh_token"];
    const third = (await refresh(second)).body["refresh_token"];
    await prune();
    expect(await count("auth.refresh_tokens")).toBe(3);
    server.passSeconds(8 * DAY);
    await prune();
    expect(await count("auth.refresh_tokens")).toBe(2);
    expect((await refresh(session.refresh_token)).body["error_code"]).toBe("refresh_token_not_found");
    expect((await refresh(second)).status).toBe(200);
    // What was replaced unused is still known, however late: whoever shows it shares the session with somebody.
    server.passSeconds(8 * DAY);
    await prune();
    expect((await refresh(third)).body["error_code"]).toBe("refresh_token_already_used");
    expect(await count("auth.refresh_tokens")).toBe(0);
  });

  test("removes entries of the audit log when they are old enough, and none when everything is kept", async () => {
    const { session } = await server.signedUp();
    const entries = async () =>
      (await server.database.query("select 1 from auth.audit_log_entries where payload->>'actor_id' = $1", [session.user.id])).length;
    expect(await entries()).toBe(2);
    server.passSeconds(29 * DAY);
    await prune({ auditLogDays: 30 });
    expect(await entries()).toBe(2);
    server.passSeconds(2 * DAY);
    await prune();
    expect(await entries()).toBe(2);
    await prune({ auditLogDays: 30 });
    expect(await entries()).toBe(0);
  });

  test("removes the record of roles and disabled accounts as the audit log, also of accounts that are there no more", async () => {
    const { session } = await server.signedUp();
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'coach')", [session.user.id]);
    const record = async () =>
      (await server.database.query("select action from public.account_changes where user_id = $1", [session.user.id])).length;
    // The record has the database's time.
    await server.database.query("update public.account_changes set created_at = $1", [server.now().toISOString()]);
    await server.database.query("delete from auth.users where id = $1", [session.user.id]);
    await server.database.query("update public.account_changes set created_at = $1", [server.now().toISOString()]);
    server.passSeconds(29 * DAY);
    await prune({ auditLogDays: 30 });
    expect(await record()).toBe(2);
    server.passSeconds(2 * DAY);
    await prune();
    expect(await record()).toBe(2);
    await prune({ auditLogDays: 30 });
    expect(await record()).toBe(0);
  });

  test("ends sign-ins that nobody uses, and not those that are in use", async () => {
    const [used, idle] = [await server.signedUp(), await server.signedUp()];
    server.passSeconds(60 * DAY);
    const { refresh_token: token } = (await refresh(used.session.refresh_token)).body;
    server.passSeconds(31 * DAY);
    await prune();
    expect(await count("auth.sessions")).toBeGreaterThanOrEqual(2);
    await prune({ sessionIdleDays: 90 });
    expect((await refresh(idle.session.refresh_token)).body["error_code"]).toBe("refresh_token_not_found");
    expect((await refresh(token)).status).toBe(200);
  });

  test("ends sign-ins that are old, also those that are in use", async () => {
    const { session } = await server.signedUp();
    let token: unknown = session.refresh_token;
    for (let month = 0; month < 12; month += 1) {
      server.passSeconds(30 * DAY);
      token = (await refresh(token)).body["refresh_token"];
    }
    await prune({ sessionDays: 365 });
    const { refresh_token: newer } = (await refresh(token)).body;
    server.passSeconds(6 * DAY);
    await prune({ sessionDays: 365 });
    expect((await refresh(newer)).body["error_code"]).toBe("refresh_token_not_found");
  });

  test("is not needed for a sign-in to end: an idle and an old one are refused before", async () => {
    const [idle, old] = [await server.signedUp(), await server.signedUp()];
    let token: unknown = old.session.refresh_token;
    for (let month = 0; month < 12; month += 1) {
      server.passSeconds(30 * DAY);
      token = (await refresh(token)).body["refresh_token"];
    }
    expect((await refresh(idle.session.refresh_token)).body["error_code"]).toBe("session_expired");
    server.passSeconds(6 * DAY);
    expect((await refresh(token)).body["error_code"]).toBe("session_expired");
    const kept = await startAuthServer({ SESSION_IDLE_DAYS: "0", SESSION_DAYS: "0" });
    const { session } = await kept.signedUp();
    kept.passSeconds(3000 * DAY);
    const again = await kept.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: session.refresh_token } });
    expect(again.status).toBe(200);
    await kept.close();
  });

  test("removes accounts that nobody confirmed; not those in use, that asked for another mail, or that the database keeps", async () => {
    const confirming = await startAuthServer({ EMAIL_CONFIRMATION: "on" });
    const { database, client, newEmail, serviceRoleKey } = confirming;
    const signUp = async () => {
      const email = newEmail();
      const { data } = await client().auth.signUp({ email, password: PASSWORD });
      return { email, id: data.user?.id ?? "" };
    };
    const [forgotten, used, asked, keeper] = [await signUp(), await signUp(), await signUp(), await signUp()];
    // A mail that leaves after its answer would be dated by the clock of the day it leaves.
    await expect.poll(async () => (await database.query("select 1 from auth.users where confirmation_token <> ''")).length).toBe(4);
    await client(serviceRoleKey).auth.admin.updateUserById(used.id, { email_confirm: true });
    await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [keeper.id]);
    const left = async () =>
      (await database.query<{ email: string }>("select email from auth.users order by email")).map(({ email }) => email);
    const pruned = (unconfirmedAccountDays: number) =>
      pruneExpired(database, { auditLogDays: 0, sessionIdleDays: 0, sessionDays: 0, unconfirmedAccountDays }, confirming.now());
    confirming.passSeconds(20 * DAY);
    await client().auth.resend({ type: "signup", email: asked.email });
    await expect
      .poll(
        async () => (await database.query("select 1 from auth.users where confirmation_sent_at > created_at + interval '19 days'")).length,
      )
      .toBe(1);
    await pruned(30);
    expect(await left()).toHaveLength(4);
    confirming.passSeconds(11 * DAY);
    await pruned(0);
    expect(await left()).toHaveLength(4);
    await Promise.all([pruned(30), pruned(30)]);
    expect(await left()).toEqual([used.email, asked.email, keeper.email]);
    expect(await database.query("select 1 from public.profiles where id = $1", [forgotten.id])).toEqual([]);
    const [entry] = await database.query(
      "select payload -> 'traits' as traits from auth.audit_log_entries where payload ->> 'action' = 'user_deleted'",
    );
    expect(entry).toEqual({ traits: { user_id: forgotten.id, user_email: forgotten.email } });
    await confirming.close();
  });

  test("removes ended sessions, old links, flows and counts, many processes at once", async () => {
    const { email, session } = await server.signedUp();
    await server.call("POST", "/recover", { body: { email, code_challenge: "c".repeat(43), code_challenge_method: "s256" } });
    await expect.poll(() => count("auth.flow_state")).toBe(1);
    await server.database.query("update auth.sessions set not_after = $2 where user_id = $1", [
      session.user.id,
      new Date(server.now().getTime() + 3_600_000).toISOString(),
    ]);
    const sessions = await count("auth.sessions");
    await prune();
    expect([await count("auth.sessions"), await count("auth.one_time_tokens"), await count("auth.flow_state")]).toEqual([sessions, 1, 1]);
    expect(await count("ironpace.rate_limits")).toBeGreaterThan(0);
    server.passSeconds(DAY + 60);
    await Promise.all([prune(), prune(), prune()]);
    expect([await count("auth.sessions"), await count("auth.one_time_tokens"), await count("auth.flow_state")]).toEqual([
      sessions - 1,
      0,
      0,
    ]);
    expect(await count("ironpace.rate_limits")).toBe(0);
  });
});
