import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, PASSWORD, startAuthServer } from "./auth-server.ts";

const NEW_PASSWORD = "a better passphrase";

describe("the signed-in user", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  test("reads itself", async () => {
    const { client, session, email } = await server.signedUp();
    const { data, error } = await client.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: session.user.id, email, user_metadata: { first_name: "Ada" } });
  });

  test("can be restored from its tokens", async () => {
    const { session, email } = await server.signedUp();
    const { data, error } = await server.client().auth.setSession(session);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test("changes its data key by key; null removes a key", async () => {
    const { client } = await server.signedUp();
    const { data, error } = await client.auth.updateUser({ data: { first_name: "Grace", last_name: null, units: { weight: "kg" } } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ first_name: "Grace", units: { weight: "kg" } });
    expect(data.user?.user_metadata).not.toHaveProperty("last_name");
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual(data.user?.user_metadata);
  });

  test("keeps all changes that are made at once", async () => {
    const { client, session } = await server.signedUp();
    const keys = ["a", "b", "c", "d", "e", "f", "g", "h"];
    await Promise.all(keys.map((key) => server.call("PUT", "/user", { token: session.access_token, body: { data: { [key]: 1 } } })));
    expect(Object.keys((await client.auth.getUser()).data.user?.user_metadata ?? {})).toEqual(expect.arrayContaining(keys));
  });

  test("a new password works, the old one does not, and the other devices are signed out", async () => {
    const { client, email, session } = await server.signedUp();
    const other = await server.signedIn(email);
    const { error } = await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    expect(error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.client.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    const refreshed = await server.call("POST", "/token?grant_type=refresh_token", {
      body: { refresh_token: other.session.refresh_token },
    });
    expect([refreshed.status, refreshed.body["error_code"]]).toEqual([400, "refresh_token_not_found"]);
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
    expect((await server.client().auth.signInWithPassword({ email, password: NEW_PASSWORD })).error).toBeNull();
    const entries = await server.database.query(
      "select 1 from auth.audit_log_entries where payload->>'actor_id' = $1 and payload->>'action' = 'user_updated_password'",
      [session.user.id],
    );
    expect(entries).toHaveLength(1);
  });

  test("of two password changes made at once from two devices one survives", async () => {
    const { client, email } = await server.signedUp();
    const other = await server.signedIn(email);
    const answers = await Promise.all([
      client.auth.updateUser({ password: "first new password", current_password: PASSWORD }),
      other.client.auth.updateUser({ password: "second new password", current_password: PASSWORD }),
    ]);
    expect(answers.filter((answer) => answer.error === null)).toHaveLength(1);
    const winner = answers[0]?.error === null ? "first new password" : "second new password";
    expect((await server.client().auth.signInWithPassword({ email, password: winner })).error).toBeNull();
  });

  test("cannot take the password it has, or a weak one", async () => {
    const { client } = await server.signedUp();
    expect((await client.auth.updateUser({ password: PASSWORD, current_password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: "same_password",
      message: "New password should be different from the old password.",
    });
    expect((await client.auth.updateUser({ password: "short" })).error).toMatchObject({
      status: 422,
      code: "weak_password",
      reasons: ["length"],
    });
  });

  test("cannot make itself more than it is", async () => {
    const { client, session } = await server.signedUp();
    const answer = await server.call("PUT", "/user", { body: { app_metadata: { role: "admin" } }, token: session.access_token });
    expect([answer.status, answer.body["error_code"]]).toEqual([403, "not_admin"]);
    await server.call("PUT", "/user", { body: { role: "service_role", id: "x", aud: "y" }, token: session.access_token });
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({
      id: session.user.id,
      role: "authenticated",
      aud: "authenticated",
      app_metadata: { provider: "email" },
    });
  });

  test("moves to another address at once where nothing is confirmed by mail; naming the present one is no change", async () => {
    const { client, email } = await server.signedUp();
    const next = server.newEmail();
    const { data, error } = await client.auth.updateUser({ email: next.toUpperCase() });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: next, user_metadata: { email: next } });
    expect(data.user?.identities?.[0]).toMatchObject({ email: next, identity_data: { email: next, email_verified: false } });
    expect((await server.signedIn(next)).session.user.email).toBe(next);
    expect((await client.auth.updateUser({ email: next })).error).toBeNull();
    const other = await server.signedUp();
    expect((await other.client.auth.updateUser({ email: next })).error).toMatchObject({ status: 422, code: "email_exists" });
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
  });
});
