import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "./auth-server.ts";
import { getFragment, type MailServer, startMailServer } from "./mail-server.ts";

describe("sign-up with confirmation", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());

  const signUp = (email: string, password = PASSWORD) =>
    server.client().auth.signUp({ email, password, options: { data: { first_name: "Ada", last_name: "Runner" } } });

  test("is what a server with SMTP does", async () => {
    expect((await server.call("GET", "/settings")).body).toMatchObject({ mailer_autoconfirm: false });
  });

  test("gives a user without a session, whom the link signs in", async () => {
    const email = server.newEmail();
    const { data, error } = await signUp(email);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, role: "authenticated", confirmation_sent_at: expect.any(String) });
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user).not.toHaveProperty("email_confirmed_at");

    const early = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ status: 400, code: "email_not_confirmed", message: "Email not confirmed" });
    const wrong = await server.client().auth.signInWithPassword({ email, password: "not the password" });
    expect(wrong.error?.code).toBe("invalid_credentials");

    const mail = await server.mailbox.next(email);
    expect(mail.subject).toContain("Confirm");
    const target = await server.follow(mail.link);
    expect(`${target.origin}${target.pathname}`).toBe(`${server.url}/`);
    expect(getFragment(target)).toMatchObject({ type: "signup", token_type: "bearer", expires_in: "3600", sb: "" });

    const { access_token: token = "" } = getFragment(target);
    const { user } = (await server.client().auth.getUser(token)).data;
    expect(user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect(user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
  });

  test("takes the code of the mail instead of its link", async () => {
    const email = server.newEmail();
    await signUp(email);
    const { code } = await server.mailbox.next(email);
    const { data, error } = await server.client().auth.verifyOtp({ email: email.toUpperCase(), token: code, type: "signup" });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  test("looks the same for an address that has an account, whose mailbox is told", async () => {
    const { email } = await server.confirmed();
    const known = (await server.call("POST", "/signup", { body: { email, password: PASSWORD, data: { b: 1, aa: [2] } } })).body;
    const fresh = server.newEmail();
    const unknown = (await server.call("POST", "/signup", { body: { email: fresh, password: PASSWORD, data: { b: 1, aa: [2] } } })).body;
    // Ids, addresses and times differ anyway; what is left, to the order of the keys, must not.
    const shape = (body: object, address: string): string =>
      JSON.stringify(body)
        .replaceAll(address, "ADDRESS")
        .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");
    expect(shape(known, email)).toBe(shape(unknown, fresh));
    const mail = await server.mailbox.next(email);
    expect(mail.subject).toContain("already have an account");
    expect(mail.link).toBe(`${server.url}/login`);
    expect(mail.code).toBe("");
  });

  test("does not change an account that is not confirmed yet, and mails it again", async () => {
    const email = server.newEmail();
    await signUp(email);
    const first = await server.mailbox.next(email);
    server.passSeconds(61);
    const { error } = await signUp(email, "the password of somebody else");
    expect(error).toBeNull();
    const second = await server.mailbox.next(email);
    expect(getFragment(await server.follow(first.link))).toMatchObject({ error: "access_denied", error_code: "otp_expired" });
    const unconfirmed = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(unconfirmed.error?.code).toBe("email_not_confirmed");
    expect(getFragment(await server.follow(second.link))).toHaveProperty("access_token");
  });

  test("is not repeated within a minute, for known and unknown addresses alike", async () => {
    const { email } = await server.confirmed();
    for (const address of [email, server.newEmail()]) {
      expect((await signUp(address)).error).toBeNull();
      const { error } = await signUp(address);
      expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
      expect(error?.message).toMatch(/^For security purposes, you can only request this after (59|60) seconds\.$/);
    }
  });

  test("is mailed again on request, to those who wait for it only", async () => {
    const email = server.newEmail();
    await signUp(email);
    const first = await server.mailbox.next(email);
    server.passSeconds(61);
    const resend = (address: string) => server.client().auth.resend({ type: "signup", email: address });
    expect((await resend(email)).error).toBeNull();
    const second = await server.mailbox.next(email);
    expect(second.link).not.toBe(first.link);
    await server.follow(second.link);
    server.passSeconds(61);
    expect((await resend(email)).error).toBeNull();
    expect((await resend("nobody@example.com")).error).toBeNull();
    await server.outboxIsEmpty();
    expect(server.mailbox.count(email)).toBe(2);
    expect(server.mailbox.count("nobody@example.com")).toBe(0);
  });

  test("refuses to resend what is no mail", async () => {
    const refused = async (body: object) => (await server.call("POST", "/resend", { body })).body["error_code"];
    expect(await refused({ email: "a@example.com" })).toBe("validation_failed");
    expect(await refused({ type: "constructor", email: "a@example.com" })).toBe("validation_failed");
    expect(await refused({ type: "signup" })).toBe("validation_failed");
    expect(await refused({ type: "sms", phone: "4915112345678" })).toBe("phone_provider_disabled");
  });

  test("ends with a code for a browser that began with a challenge", async () => {
    const email = server.newEmail();
    const client = server.pkceClient();
    const { error } = await client.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${server.url}/auth/callback` } });
    expect(error).toBeNull();
    const target = await server.follow((await server.mailbox.next(email)).link);
    expect(`${target.origin}${target.pathname}`).toBe(`${server.url}/auth/callback`);
    expect(target.hash).toBe("");
    const { data, error: failure } = await client.auth.exchangeCodeForSession(target.searchParams.get("code") ?? "");
    expect(failure).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  test("is written to the audit log", async () => {
    const { email } = await server.confirmed();
    const entries = await server.database.query<{ action: string }>(
      "select payload->>'action' as action from auth.audit_log_entries where payload->>'actor_username' = $1 order by created_at",
      [email],
    );
    expect(entries.map(({ action }) => action)).toEqual(["user_confirmation_requested", "user_signedup", "login", "login"]);
  });
});

describe("sign-up without confirmation", () => {
  test("leaves the address of the identity unverified, until a mail was answered", async () => {
    const server = await startMailServer({ EMAIL_CONFIRMATION: "off" });
    const { session, email, client } = await server.signedUp();
    expect(session.user.identities?.[0]?.identity_data).toMatchObject({ email_verified: false });
    await client.auth.resetPasswordForEmail(email);
    await server.follow((await server.mailbox.next(email)).link);
    const { data } = await client.auth.getUser();
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    await server.close();
  });
});
