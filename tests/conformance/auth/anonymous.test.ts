import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pruneExpired } from "../../../apps/server/src/auth/prune.ts";
import { ENGINES } from "../../support/engines.ts";
import { type AuthServer, PASSWORD, startAuthServer } from "./auth-server.ts";

describe.each(ENGINES)("anonymous sign-in on %s", (engine) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(engine, { ANONYMOUS_SIGN_IN: "on" });
  });
  afterAll(() => server.close());

  const visitor = async () => {
    const client = server.client();
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { first_name: "Someone" } } });
    if (error || !data.session || !data.user) throw error ?? new Error("no session");
    return { client, session: data.session, user: data.user };
  };

  test("gives an account without address, identity or password, and a session that says so", async () => {
    const { client, user, session } = await visitor();
    expect(user).toMatchObject({ is_anonymous: true, email: "", identities: [], app_metadata: {}, role: "authenticated" });
    expect(user.user_metadata).toEqual({ first_name: "Someone" });
    const claims = (await client.auth.getClaims()).data?.claims;
    expect(claims).toMatchObject({ is_anonymous: true, amr: [{ method: "anonymous" }], aal: "aal1" });
    expect((await client.auth.refreshSession()).data.user?.id).toBe(user.id);
    expect((await server.call("GET", "/user", { token: session.access_token })).body["is_anonymous"]).toBe(true);
    expect((await server.call("GET", "/settings")).body).toMatchObject({ external: { anonymous_users: true } });
  });

  test("shows its own rows and nobody else's", async () => {
    const [one, other] = [await visitor(), await visitor()];
    const member = await server.signedUp();
    for (const { client, id } of [
      { client: one.client, id: one.user.id },
      { client: other.client, id: other.user.id },
      { client: member.client, id: member.session.user.id },
    ]) {
      expect((await client.from("profiles").select("id")).data).toEqual([{ id }]);
      expect((await client.from("athlete_profiles").select("id")).data).toEqual([{ id }]);
    }
    const theirs = await one.client.from("profiles").update({ first_name: "Mine" }).eq("id", member.session.user.id).select();
    expect(theirs.data).toEqual([]);
    expect((await one.client.rpc("list_users", {})).error).not.toBeNull();
  });

  test("what needs an address is refused until there is one; with it the account is like any other", async () => {
    const { client, user } = await visitor();
    expect((await client.auth.reauthenticate()).error?.message).toBe(
      "Reauthentication requires the user to have an email or a phone number",
    );
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({ status: 422, code: "validation_failed" });
    expect((await client.auth.linkIdentity({ provider: "google" })).error).toMatchObject({ status: 422, code: "validation_failed" });
    const taken = (await server.signedUp()).email;
    expect((await client.auth.updateUser({ email: taken })).error?.code).toBe("email_exists");
    const email = server.newEmail();
    const { data } = await client.auth.updateUser({ email });
    expect(data.user).toMatchObject({ id: user.id, email, is_anonymous: false, app_metadata: { provider: "email", providers: ["email"] } });
    expect(data.user?.identities).toMatchObject([{ provider: "email", identity_data: { email, sub: user.id } }]);
    expect((await client.auth.refreshSession()).data.user?.is_anonymous).toBe(false);
  });

  test("is removed when nobody is signed in to it any longer", async () => {
    const [kept, left] = [await visitor(), await visitor()];
    await left.client.auth.signOut();
    const prune = () =>
      pruneExpired(
        server.database,
        { auditLogDays: 0, sessionIdleDays: 0, sessionDays: 0, unconfirmedAccountDays: 30 },
        new Date(Date.now() + 31 * 86_400_000),
      );
    await prune();
    const ids = (await server.database.query("select id from auth.users")).map(({ id }) => id);
    expect(ids).toContain(kept.user.id);
    expect(ids).not.toContain(left.user.id);
  });

  test("is refused where addresses are confirmed and one is given, and where sign-ups are closed", async () => {
    const confirming = await startAuthServer(engine, { ANONYMOUS_SIGN_IN: "on", EMAIL_CONFIRMATION: "on" });
    const { client } = { client: confirming.client() };
    expect((await client.auth.signInAnonymously()).error).toBeNull();
    expect((await client.auth.updateUser({ email: confirming.newEmail() })).error).toMatchObject({
      status: 422,
      code: "validation_failed",
    });
    await confirming.close();
    const closed = await startAuthServer(engine, { ANONYMOUS_SIGN_IN: "on", SIGN_UP: "closed" });
    expect((await closed.client().auth.signInAnonymously()).error?.code).toBe("signup_disabled");
    await closed.close();
  });
});
