import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, PASSWORD, startAuthServer } from "./auth-server.ts";

describe("sign-up", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  test("gives a user and a session at once", async () => {
    const client = server.client();
    const { data, error } = await client.auth.signUp({
      email: "New.Athlete@Example.com",
      password: PASSWORD,
      options: { data: { first_name: "Ada", last_name: "O'Runner" } },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      aud: "authenticated",
      role: "authenticated",
      email: "new.athlete@example.com",
      phone: "",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { first_name: "Ada", last_name: "O'Runner", email: "new.athlete@example.com", sub: data.user?.id },
      is_anonymous: false,
    });
    expect(data.user?.email_confirmed_at).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.identities?.[0]).toMatchObject({ provider: "email", id: data.user?.id, user_id: data.user?.id });
    expect(data.user).not.toHaveProperty("encrypted_password");
    expect(data.user).not.toHaveProperty("factors");
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    expect(decodeJwt(data.session?.access_token ?? "")).toMatchObject({
      sub: data.user?.id,
      aud: "authenticated",
      role: "authenticated",
      email: "new.athlete@example.com",
      phone: "",
      aal: "aal1",
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { first_name: "Ada", last_name: "O'Runner" },
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
      exp: data.session?.expires_at,
    });
  });

  test("makes the profile that belongs to the account", async () => {
    const { session } = await server.signedUp();
    const profiles = await server.database.query("select first_name, last_name from public.profiles where id = $1", [session.user.id]);
    expect(profiles).toEqual([{ first_name: "Ada", last_name: "Runner" }]);
  });

  test("stores the password as a bcrypt hash that Supabase can read, of the cost that is set", async () => {
    const { session } = await server.signedUp();
    const [row] = await server.database.query("select encrypted_password as hash from auth.users where id = $1", [session.user.id]);
    expect(row?.["hash"]).toMatch(/^\$2[ab]\$04\$.{53}$/);
  });

  test("refuses an address that is taken, in any spelling", async () => {
    const { email } = await server.signedUp();
    const { data, error } = await server.client().auth.signUp({ email: email.toUpperCase(), password: "another password" });
    expect(error).toMatchObject({ status: 422, code: "user_already_exists", message: "User already registered" });
    expect(data).toEqual({ user: null, session: null });
    const accounts = await server.database.query("select id from auth.users where email = $1", [email]);
    expect(accounts).toHaveLength(1);
  });

  test("makes one account of simultaneous sign-ups with one address", async () => {
    const email = server.newEmail();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call("POST", "/signup", { body: { email, password: PASSWORD } })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422]);
  });

  test.each([
    ["no password", { email: "a@example.com" }, 400, "validation_failed", "Signup requires a valid password"],
    [
      "no e-mail sign",
      { email: "nobody", password: PASSWORD },
      400,
      "validation_failed",
      "Unable to validate email address: invalid format",
    ],
    [
      "two addresses in one",
      { email: "a@example.com,b@example.com", password: PASSWORD },
      400,
      "validation_failed",
      "Unable to validate email address: invalid format",
    ],
    [
      "an endless address",
      { email: `${"a".repeat(250)}@example.com`, password: PASSWORD },
      400,
      "validation_failed",
      "An email address is too long",
    ],
    ["neither e-mail nor phone", { password: PASSWORD }, 422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"],
    ["a phone number", { phone: "4915112345678", password: PASSWORD }, 400, "phone_provider_disabled", "Phone signups are disabled"],
    [
      "e-mail and phone",
      { email: "a@example.com", phone: "4915112345678", password: PASSWORD },
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on signup.",
    ],
    [
      "data that is no object",
      { email: "a@example.com", password: PASSWORD, data: ["x"] },
      400,
      "validation_failed",
      expect.stringMatching(/^data: /),
    ],
    ["an e-mail that is no text", { email: 5, password: PASSWORD }, 400, "validation_failed", expect.stringMatching(/^email: /)],
    [
      "more data than a token can carry",
      { email: "a@example.com", password: PASSWORD, data: { a: "x".repeat(7000) } },
      400,
      "validation_failed",
      expect.stringMatching(/^data: /),
    ],
  ])("refuses %s", async (_, body, status, code, message) => {
    const answer = await server.call("POST", "/signup", { body });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: status, error_code: code, msg: message, message });
  });

  test.each([
    ["shorter than 8 characters", "seven77", "Password should be at least 8 characters."],
    ["longer than bcrypt's 72 bytes", `${"ü".repeat(36)}x`, "Password cannot be longer than 72 bytes."],
  ])("refuses a password %s and says why", async (_, password, message) => {
    const { error } = await server.client().auth.signUp({ email: server.newEmail(), password });
    expect(error).toMatchObject({ name: "AuthWeakPasswordError", status: 422, code: "weak_password", reasons: ["length"], message });
  });

  test.each(["password1", "PASSWORD1", "baseball1"])("refuses %s, which is tried first", async (password) => {
    const { error } = await server.client().auth.signUp({ email: server.newEmail(), password });
    expect(error).toMatchObject({ name: "AuthWeakPasswordError", status: 422, code: "weak_password", reasons: ["pwned"] });
  });

  test("takes 72 bytes and 8 characters", async () => {
    for (const password of ["ü".repeat(36), "eight-88"]) {
      const { error } = await server.client().auth.signUp({ email: server.newEmail(), password });
      expect(error).toBeNull();
    }
  });

  test("is written to the audit log", async () => {
    const { session } = await server.signedUp();
    const entries = await server.database.query(
      "select payload->>'action' as action, ip_address from auth.audit_log_entries where payload->>'actor_id' = $1 order by created_at, 1 desc",
      [session.user.id],
    );
    expect(entries.map((entry) => entry["action"])).toEqual(["user_signedup", "login"]);
    expect(entries[0]?.["ip_address"]).toMatch(/127\.0\.0\.1|::1/);
  });
});
