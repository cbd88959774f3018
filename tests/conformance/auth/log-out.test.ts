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
