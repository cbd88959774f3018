import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, PASSWORD, startAuthServer } from "./auth-server.ts";

describe("sign-in with a password", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  test("opens a session of its own for every device", async () => {
    const { email, session } = await server.signedUp();
    const phone = await server.signedIn(email.toUpperCase());
    expect(phone.session.user.id).toBe(session.user.id);
    expect(phone.session.refresh_token).not.toBe(session.refresh_token);
    const rows = await server.database.query("select aal, user_agent from auth.sessions where user_id = $1", [session.user.id]);
    expect(rows).toHaveLength(2);
    expect(Date.parse(phone.session.user.last_sign_in_at ?? "")).toBeGreaterThanOrEqual(Date.parse(session.user.last_sign_in_at ?? ""));
  });

  test("gives one answer to a wrong password and an unknown address", async () => {
    const { email } = await server.signedUp();
    const wrong = await server.client().auth.signInWithPassword({ email, password: "not the password" });
    const unknown = await server.client().auth.signInWithPassword({ email: "nobody@example.com", password: PASSWORD });
    expect(wrong.error).toMatchObject({ status: 400, code: "invalid_credentials", message: "Invalid login credentials" });
    expect(unknown.error).toEqual(wrong.error);
  });

  test("does not take a longer password whose first 72 bytes are right", async () => {
    const email = server.newEmail();
    const password = "p".repeat(72);
    await server.client().auth.signUp({ email, password });
    const { error } = await server.client().auth.signInWithPassword({ email, password: `${password}x` });
    expect(error?.code).toBe("invalid_credentials");
  });

  test("tells a banned user and an unconfirmed one only after the right password", async () => {
    const admin = server.client(server.serviceRoleKey).auth.admin;
    const banned = { email: server.newEmail(), password: PASSWORD, email_confirm: true, ban_duration: "24h" };
    const unconfirmed = { email: server.newEmail(), password: PASSWORD };
    for (const account of [banned, unconfirmed]) expect((await admin.createUser(account)).error).toBeNull();
    const codes = async (password: string) =>
      Promise.all(
        [banned, unconfirmed].map(async ({ email }) => (await server.client().auth.signInWithPassword({ email, password })).error?.code),
      );
    expect(await codes(PASSWORD)).toEqual(["user_banned", "email_not_confirmed"]);
    expect(await codes("not the password")).toEqual(["invalid_credentials", "invalid_credentials"]);
    server.passSeconds(25 * 3600);
    expect((await server.client().auth.signInWithPassword(banned)).error).toBeNull();
  });

  test.each([
    ["neither e-mail nor phone", "password", { password: PASSWORD }, 400, "validation_failed", "missing email or phone"],
    [
      "a phone number",
      "password",
      { phone: "4915112345678", password: PASSWORD },
      422,
      "phone_provider_disabled",
      "Phone logins are disabled",
    ],
    ["an unknown grant", "magic", {}, 400, "invalid_credentials", "unsupported_grant_type"],
    ["a grant named like a property of every object", "constructor", {}, 400, "invalid_credentials", "unsupported_grant_type"],
    ["an authorization code", "pkce", { auth_code: "x", code_verifier: "y" }, 404, "flow_state_not_found", expect.any(String)],
    [
      "a token of another provider",
      "id_token",
      { provider: "github", id_token: "x" },
      400,
      "validation_failed",
      "Unsupported provider: provider is not enabled",
    ],
    [
      "a token of Google",
      "id_token",
      { provider: "google", id_token: "x" },
      400,
      "provider_disabled",
      'Provider (issuer "https://accounts.google.com") is not enabled',
    ],
    ["a wallet", "web3", {}, 422, "web3_provider_disabled", expect.any(String)],
  ])("refuses %s", async (_, grant, body, status, code, message) => {
    const answer = await server.call("POST", `/token?grant_type=${grant}`, { body });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error_code: code, msg: message });
  });

  test("is written to the audit log", async () => {
    const { session, email } = await server.signedUp();
    await server.signedIn(email);
    const logins = await server.database.query(
      "select 1 from auth.audit_log_entries where payload->>'actor_id' = $1 and payload->>'action' = 'login'",
      [session.user.id],
    );
    expect(logins).toHaveLength(2);
  });
});
