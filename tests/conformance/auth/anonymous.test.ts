import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pruneExpired } from "#server/auth/prune.ts";
import { type AuthServer, PASSWORD, startAuthServer } from "./auth-server.ts";

const DAY = 86_400;

async function confirmedAccount({ client, newEmail, serviceRoleKey }: AuthServer): Promise<{ email: string }> {
  const email = newEmail();
  const { error } = await client(serviceRoleKey).auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  if (error) throw error;
  return { email };
}

describe("anonymous sign-in", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer({ ANONYMOUS_SIGN_IN: "on" });
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
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: "validation_failed",
      message: "Updating password of an anonymous user without an email or phone is not allowed",
    });
    expect((await client.auth.linkIdentity({ provider: "google" })).error).toMatchObject({ status: 422, code: "validation_failed" });
    const taken = (await server.signedUp()).email;
    expect((await client.auth.updateUser({ email: taken })).error?.code).toBe("email_exists");
    const email = server.newEmail();
    const { data } = await client.auth.updateUser({ email });
    expect(data.user).toMatchObject({ id: user.id, email, is_anonymous: false, app_metadata: { provider: "email", providers: ["email"] } });
    expect(data.user?.identities).toMatchObject([{ provider: "email", identity_data: { email, sub: user.id } }]);
    expect((await client.auth.refreshSession()).data.user?.is_anonymous).toBe(false);
  });

  test("becomes permanent with an address and a password at once", async () => {
    const { client, user } = await visitor();
    const email = server.newEmail();
    const { data, error } = await client.auth.updateUser({ email, password: PASSWORD });
    expect([error, data.user?.is_anonymous, data.user?.email]).toEqual([null, false, email]);
    expect((await server.signedIn(email)).session.user.id).toBe(user.id);
    const taken = await visitor();
    expect((await taken.client.auth.updateUser({ email, password: PASSWORD })).error?.code).toBe("email_exists");
    expect((await taken.client.auth.getUser()).data.user?.is_anonymous).toBe(true);
  });

  test("or with a password after the address, which nothing has to prove; from then on the password has", async () => {
    const { client, user } = await visitor();
    const email = server.newEmail();
    expect((await client.auth.updateUser({ email })).error).toBeNull();
    server.passSeconds(2 * DAY);
    await client.auth.refreshSession();
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await server.signedIn(email)).session.user.id).toBe(user.id);
    expect((await client.auth.updateUser({ password: "another long sentence" })).error?.code).toBe("current_password_required");
  });

  test("but not once somebody has proved to read the mail of that address: a forgotten session sets no password then", async () => {
    const { client } = await visitor();
    const email = server.newEmail();
    expect((await client.auth.updateUser({ email })).error).toBeNull();
    const { data } = await server.client(server.serviceRoleKey).auth.admin.generateLink({ type: "magiclink", email });
    const verified = await server.client().auth.verifyOtp({ type: "magiclink", token_hash: data.properties?.hashed_token ?? "" });
    expect(verified.error).toBeNull();
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe("reauthentication_needed");
  });

  test("is given an address by an administrator, and is an account like any other", async () => {
    const { user } = await visitor();
    const email = server.newEmail();
    const { admin } = server.client(server.serviceRoleKey).auth;
    const { data } = await admin.updateUserById(user.id, { email, password: PASSWORD, email_confirm: true });
    expect(data.user).toMatchObject({ email, is_anonymous: false, app_metadata: { provider: "email", providers: ["email"] } });
    expect(data.user?.identities).toMatchObject([{ provider: "email", identity_data: { email, sub: user.id } }]);
    expect((await server.signedIn(email)).session.user.id).toBe(user.id);
    const other = server.newEmail();
    const again = await admin.updateUserById(user.id, { email: other });
    expect(again.data.user?.identities).toMatchObject([{ provider: "email", identity_data: { email: other } }]);
  });

  test("deletes itself, at any time: there is no address to say and nothing to sign in with again", async () => {
    const { client, user } = await visitor();
    await server.database.query(
      "update auth.mfa_amr_claims set updated_at = now() - interval '1 day' where session_id in (select id from auth.sessions where user_id = $1)",
      [user.id],
    );
    const remove = (confirm_email: string) => client.rpc("delete_own_account", { confirm_email });
    expect((await remove("someone@example.com")).error).toMatchObject({ code: "23514", hint: "confirm_email" });
    expect((await remove("")).error).toBeNull();
    expect(await idsOf(user.id)).toEqual([]);
  });

  const idsOf = async (...ids: string[]) => {
    const found = await server.database.query<{ id: string }>("select id from auth.users where id = any($1::uuid[])", [`{${ids.join()}}`]);
    return ids.filter((id) => found.some((row) => row.id === id));
  };
  const prune = () =>
    pruneExpired(server.database, { auditLogDays: 0, sessionIdleDays: 90, sessionDays: 365, unconfirmedAccountDays: 30 }, server.now());

  test("is removed when nobody is signed in to it any longer, and has not been for the days of an unconfirmed account", async () => {
    const [kept, left] = [await visitor(), await visitor()];
    await left.client.auth.signOut();
    server.passSeconds(29 * DAY);
    await prune();
    expect(await idsOf(kept.user.id, left.user.id)).toEqual([kept.user.id, left.user.id]);
    server.passSeconds(2 * DAY);
    await prune();
    expect(await idsOf(kept.user.id, left.user.id)).toEqual([kept.user.id]);
  });

  test("is kept for those days after its last use, however its last session ends", async () => {
    const [aged, robbed] = [await visitor(), await visitor()];
    for (let month = 0; month < 13; month += 1) {
      server.passSeconds(28 * DAY + 3600);
      for (const { client } of [aged, robbed]) expect((await client.auth.refreshSession()).error).toBeNull();
    }
    const reused = await server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: robbed.session.refresh_token } });
    expect(reused.body["error_code"]).toBe("refresh_token_already_used");
    server.passSeconds(2 * DAY);
    await prune();
    const left = await server.database.query("select 1 from auth.sessions where user_id in ($1, $2)", [aged.user.id, robbed.user.id]);
    expect(left).toEqual([]);
    expect(await idsOf(aged.user.id, robbed.user.id)).toEqual([aged.user.id, robbed.user.id]);
    server.passSeconds(29 * DAY);
    await prune();
    expect(await idsOf(aged.user.id, robbed.user.id)).toEqual([]);
  });

  test("is kept as long as it is banned", async () => {
    const { user } = await visitor();
    await server.client(server.serviceRoleKey).auth.admin.updateUserById(user.id, { ban_duration: "8760h" });
    server.passSeconds(300 * DAY);
    await prune();
    expect(await idsOf(user.id)).toEqual([user.id]);
    server.passSeconds(100 * DAY);
    await prune();
    expect(await idsOf(user.id)).toEqual([]);
  });

  test("is refused where addresses are confirmed and one is given, and where sign-ups are closed", async () => {
    const confirming = await startAuthServer({ ANONYMOUS_SIGN_IN: "on", EMAIL_CONFIRMATION: "on" });
    const { client } = { client: confirming.client() };
    expect((await client.auth.signInAnonymously()).error).toBeNull();
    const { email: known } = await confirmedAccount(confirming);
    const answers = await Promise.all([known, confirming.newEmail()].map((email) => client.auth.updateUser({ email, password: PASSWORD })));
    // One and the same, whether somebody has the address or not.
    const refused = { status: 422, code: "validation_failed", message: expect.stringContaining("where addresses are confirmed") };
    for (const { error } of answers) expect(error).toMatchObject(refused);
    await confirming.close();
    const closed = await startAuthServer({ ANONYMOUS_SIGN_IN: "on", SIGN_UP: "closed" });
    expect((await closed.client().auth.signInAnonymously()).error?.code).toBe("signup_disabled");
    await closed.close();
  });
});
