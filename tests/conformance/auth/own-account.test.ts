import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, PASSWORD, startAuthServer } from "./auth-server.ts";
import { protectedByFactor } from "./factors/authenticator.ts";

describe("the own account", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  test("lists the devices it is signed in on, and signs one out so that its client notices", async () => {
    const { client, session, email } = await server.signedUp();
    const other = await server.signedIn(email);
    const { data: devices } = await client.rpc("list_own_sessions").throwOnError();
    expect(devices).toMatchObject([
      { is_current: true, ip: "127.0.0.1", user_agent: expect.any(String), two_factor: false },
      { is_current: false, ip: "127.0.0.1" },
    ]);
    expect((await client.rpc("end_own_session", { session_id: devices[1].id })).data).toBe(true);
    const revoked = await server.call("GET", "/user", { token: other.session.access_token });
    expect([revoked.status, revoked.body["error_code"]]).toEqual([403, "session_not_found"]);
    expect((await other.client.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await other.client.auth.getSession()).data.session).toBeNull();
    const refused = await server.asUser(other.session.access_token).rpc("list_own_sessions");
    expect([refused.status, refused.error?.code, refused.error?.hint]).toEqual([403, "42501", "session_not_found"]);
    expect((await server.call("GET", "/user", { token: session.access_token })).status).toBe(200);
  });

  test("a refresh shows as the last use, with the address and browser of that moment", async () => {
    const { client, session } = await server.signedUp();
    server.passSeconds(1800);
    const { status } = await server.call("POST", "/token?grant_type=refresh_token", {
      body: { refresh_token: session.refresh_token },
      headers: { "User-Agent": "Other browser" },
    });
    expect(status).toBe(200);
    const { data } = await client.rpc("list_own_sessions").throwOnError();
    expect(data).toMatchObject([{ user_agent: "Other browser" }]);
    expect(Date.parse(data[0].last_used_at) - Date.parse(data[0].created_at)).toBeGreaterThanOrEqual(1_800_000);
  });

  test("is deleted by who has just signed in and says its address", async () => {
    const { client, session, email } = await server.signedUp();
    expect((await client.rpc("delete_own_account", { confirm_email: "x" })).error).toMatchObject({ code: "23514", hint: "confirm_email" });
    expect((await client.rpc("delete_own_account", { confirm_email: email })).error).toBeNull();
    const gone = await server.call("GET", "/user", { token: session.access_token });
    expect([gone.status, gone.body["error_code"]]).toEqual([403, "user_not_found"]);
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
    expect(await server.database.query("select 1 from public.profiles where id = $1", [session.user.id])).toEqual([]);
  });

  test("is not deleted by a session that proved itself long ago, nor without the second factor", async () => {
    const { client, session, email } = await server.signedUp();
    await server.database.query(
      "update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes' where session_id in (select id from auth.sessions where user_id = $1)",
      [session.user.id],
    );
    const remove = (by: typeof client) => by.rpc("delete_own_account", { confirm_email: email });
    expect((await remove(client)).error).toMatchObject({ code: "42501", hint: "reauthentication_needed" });
    await protectedByFactor(server, client);
    const { client: fresh } = await server.signedIn(email);
    expect((await remove(fresh)).error).toMatchObject({ code: "42501", hint: "insufficient_aal" });
    expect((await remove(client)).error).toBeNull();
  });
});

describe("administrators", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  test("list users page by page, and switch an account off and on", async () => {
    const admin = await server.signedUp();
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [admin.session.user.id]);
    const { client, session, email } = await server.signedUp();
    await server.signedUp();
    const page = await admin.client.rpc("list_users", { page_size: 2 }).throwOnError();
    expect(page.data).toMatchObject([{ total: 3, more: false }, { total: 3 }]);
    const found = await admin.client.rpc("list_users", { search: email }).throwOnError();
    expect(found.data).toMatchObject([{ id: session.user.id, email, first_name: "Ada", roles: ["user"], disabled: false }]);
    expect(Date.parse(found.data[0].last_sign_in_at)).toBeGreaterThan(0);
    expect((await client.rpc("list_users", { search: "" })).error).toMatchObject({ code: "42501" });

    const target_user_id = session.user.id;
    expect((await admin.client.rpc("disable_user", { target_user_id })).data).toBe(`${email} can no longer sign in`);
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({ code: "user_banned" });
    expect((await server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: session.refresh_token } })).status).toBe(
      400,
    );
    expect((await admin.client.rpc("enable_user", { target_user_id })).data).toBe(`${email} can sign in again`);
    expect((await server.signedIn(email)).session.user.id).toBe(target_user_id);
    expect((await admin.client.rpc("disable_user", { target_user_id: admin.session.user.id })).error?.code).toBe("23001");
  });
});
