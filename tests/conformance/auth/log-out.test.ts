import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, startAuthServer } from "./auth-server.ts";

describe("log-out", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  /** The account on three devices; whether each may still read itself and refresh. */
  async function threeDevices() {
    const first = await server.signedUp();
    const devices = [first, await server.signedIn(first.email), await server.signedIn(first.email)] as const;
    const signedIn = (): Promise<boolean[]> =>
      Promise.all(
        devices.map(async ({ session }) => {
          const { status } = await server.call("GET", "/user", { token: session.access_token });
          const refreshed = await server.call("POST", "/token?grant_type=refresh_token", {
            body: { refresh_token: session.refresh_token },
          });
          expect([200, 403]).toContain(status);
          expect(refreshed.status === 200).toBe(status === 200);
          return status === 200;
        }),
      );
    return { devices, signedIn };
  }

  test.each([
    ["global", [false, false, false]],
    ["local", [false, true, true]],
    ["others", [true, false, false]],
  ] as const)("with scope %s", async (scope, expected) => {
    const { devices, signedIn } = await threeDevices();
    expect((await devices[0].client.auth.signOut({ scope })).error).toBeNull();
    expect(await signedIn()).toEqual(expected);
  });

  test("answers 204 without a body, and means every device when nothing is said", async () => {
    const { devices, signedIn } = await threeDevices();
    const answer = await server.call("POST", "/logout", { token: devices[0].session.access_token });
    expect([answer.status, answer.body]).toEqual([204, {}]);
    expect(await signedIn()).toEqual([false, false, false]);
  });

  test("leaves other users alone", async () => {
    const bystander = await server.signedUp();
    const { devices } = await threeDevices();
    await devices[0].client.auth.signOut();
    expect((await bystander.client.auth.getUser()).error).toBeNull();
  });

  test("refuses an unknown scope and a token whose session has ended", async () => {
    const { session } = await server.signedUp();
    const token = session.access_token;
    const unknown = await server.call("POST", "/logout?scope=everyone", { token });
    expect(unknown.status).toBe(400);
    expect(unknown.body).toMatchObject({ error_code: "validation_failed", msg: 'Unsupported logout scope "everyone"' });
    expect((await server.call("POST", "/logout?scope=local", { token })).status).toBe(204);
    const again = await server.call("POST", "/logout?scope=local", { token });
    expect([again.status, again.body["error_code"]]).toEqual([403, "session_not_found"]);
  });

  test("of other devices is written to the audit log when there were any, however often it is asked for", async () => {
    const { client, session, email } = await server.signedUp();
    const entries = () =>
      server.database.query<{ action: string; scope: string; ip: string }>(
        `select payload->>'action' as action, payload->'traits'->>'scope' as scope, ip_address as ip from auth.audit_log_entries
         where payload->>'actor_id' = $1 and payload->>'action' in ('logout', 'user_deleted') order by created_at`,
        [session.user.id],
      );
    for (let times = 0; times < 3; times += 1) await client.auth.signOut({ scope: "others" });
    await client.rpc("end_other_sessions").throwOnError();
    expect(await entries()).toEqual([]);
    await server.signedIn(email);
    await client.auth.signOut({ scope: "others" });
    await server.signedIn(email);
    await client.rpc("end_other_sessions").throwOnError();
    await server.signedIn(email);
    const { data } = await client.rpc("list_own_sessions").throwOnError();
    const other = (data as { id: string; is_current: boolean }[]).find(({ is_current }) => !is_current);
    await client.rpc("end_own_session", { session_id: other?.id }).throwOnError();
    await client.rpc("delete_own_account", { confirm_email: email }).throwOnError();
    const ip = expect.stringMatching(/^(127\.0\.0\.1|::1)$/) as unknown;
    expect(await entries()).toEqual([
      { action: "logout", scope: "others", ip },
      { action: "logout", scope: "others", ip },
      { action: "logout", scope: "session", ip },
      { action: "user_deleted", scope: null, ip },
    ]);
  });

  test("is written to the audit log", async () => {
    const { client, session } = await server.signedUp();
    await client.auth.signOut();
    const entries = await server.database.query(
      "select payload->'traits'->>'scope' as scope from auth.audit_log_entries where payload->>'actor_id' = $1 and payload->>'action' = 'logout'",
      [session.user.id],
    );
    expect(entries).toEqual([{ scope: "global" }]);
  });
});
