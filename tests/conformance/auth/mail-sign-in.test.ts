import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getFragment, type MailServer, startMailServer } from "./mail-server.ts";

describe("sign-in, change of address and proof by mail", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());

  const otp = (email: string, shouldCreateUser = true) => server.client().auth.signInWithOtp({ email, options: { shouldCreateUser } });

  test("a link signs a known user in, without a password", async () => {
    const { email, session } = await server.confirmed();
    expect((await otp(email)).error).toBeNull();
    const mail = await server.mailbox.next(email);
    expect(mail.subject).toContain("sign-in link");
    const { type, access_token = "" } = getFragment(await server.follow(mail.link));
    expect(type).toBe("magiclink");
    const { data } = await server.client().auth.getUser(access_token);
    expect(data.user?.id).toBe(session.user.id);
  });

  test("a code makes and signs in an account for an unknown address, and confirms it", async () => {
    const email = server.newEmail();
    expect((await otp(email)).error).toBeNull();
    const { code } = await server.mailbox.next(email);
    const { data, error: failure } = await server.client().auth.verifyOtp({ email, token: code, type: "email" });
    expect(failure).toBeNull();
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String), user_metadata: { email_verified: true } });
    expect((await server.client().auth.signInWithPassword({ email, password: "" })).error?.code).toBe("invalid_credentials");
  });

  test("a link makes an account with what the browser says that opens it", async () => {
    const email = server.newEmail();
    const { auth } = server.pkceClient();
    await auth.signInWithOtp({ email, options: { data: { first_name: "Grace" }, emailRedirectTo: `${server.url}/auth/callback` } });
    const target = await server.follow((await server.mailbox.next(email)).link);
    const { data } = await auth.exchangeCodeForSession(target.searchParams.get("code") ?? "");
    expect(data.user?.user_metadata).toMatchObject({ first_name: "Grace" });
    const profiles = await server.database.query("select first_name from public.profiles where id = $1", [data.user?.id ?? null]);
    expect(profiles).toEqual([{ first_name: "Grace" }]);
  });

  test("a link to an account that was never confirmed drops the password somebody set for it", async () => {
    const email = server.newEmail();
    await server.client().auth.signUp({ email, password: "set by a stranger" });
    await server.mailbox.next(email);
    await otp(email);
    expect(getFragment(await server.follow((await server.mailbox.next(email)).link))).toHaveProperty("access_token");
    const stranger = await server.client().auth.signInWithPassword({ email, password: "set by a stranger" });
    expect(stranger.error?.code).toBe("invalid_credentials");
  });

  test("no account is made when the caller forbids it", async () => {
    expect((await otp("stranger@example.com", false)).error).toBeNull();
    const { email } = await server.confirmed();
    expect((await otp(email, false)).error).toBeNull();
    await server.mailbox.next(email);
    expect(await server.database.query("select id from auth.users where email = 'stranger@example.com'")).toEqual([]);
  });

  test("an address changes when the old and the new mailbox have both agreed", async () => {
    const { email, client } = await server.confirmed();
    const next = server.newEmail();
    const { data, error } = await client.auth.updateUser({ email: next });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: next, email_change_sent_at: expect.any(String) });
    const [old, fresh] = [await server.mailbox.next(email), await server.mailbox.next(next)];
    expect([old.subject, fresh.subject]).toEqual([
      expect.stringContaining("Confirm the change"),
      expect.stringContaining("Confirm your new"),
    ]);
    const half = await server.follow(fresh.link);
    expect(getFragment(half)["message"]).toBe("Confirmation link accepted. Please proceed to confirm link sent to the other email");
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    const { type, access_token = "" } = getFragment(await server.follow(old.link));
    expect(type).toBe("email_change");
    const { data: moved } = await server.client().auth.getUser(access_token);
    expect(moved.user).toMatchObject({ email: next });
    expect(moved.user).not.toHaveProperty("new_email");
    expect(moved.user?.identities?.[0]).toMatchObject({ email: next, identity_data: { email_verified: true } });
  });

  test("one mailbox alone cannot change an address, however often it agrees", async () => {
    const { email, client } = await server.confirmed();
    const next = server.newEmail();
    await client.auth.updateUser({ email: next });
    const verify = (token: string) => server.client().auth.verifyOtp({ email: next, token, type: "email_change" });
    const { code } = await server.mailbox.next(next);
    const { data, error } = await verify(code);
    expect([error, data.session]).toEqual([null, null]);
    expect((await verify(code)).error?.code).toBe("otp_expired");
    await server.mailbox.next(email);
    server.passSeconds(61);
    await client.auth.resend({ type: "email_change", email });
    // What has been agreed to is not asked for again.
    await server.mailbox.next(email);
    await server.outboxIsEmpty();
    expect(server.mailbox.count(next)).toBe(1);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test("another wish makes the links of the former one worthless", async () => {
    const { email, client } = await server.confirmed();
    const [first, second] = [server.newEmail(), server.newEmail()];
    await client.auth.updateUser({ email: first });
    const agreed = await server.mailbox.next(email);
    await server.follow((await server.mailbox.next(first)).link);
    server.passSeconds(61);
    await client.auth.updateUser({ email: second });
    expect(getFragment(await server.follow(agreed.link))).toMatchObject({ error_code: "otp_expired" });
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: second });
  });

  test("an address that somebody has is asked for as any other, and never reached", async () => {
    const taken = (await server.confirmed()).email;
    const { email, client } = await server.confirmed();
    const before = server.mailbox.count(taken);
    const { data, error } = await client.auth.updateUser({ email: taken });
    expect([error, data.user?.new_email]).toEqual([null, taken]);
    await server.follow((await server.mailbox.next(email)).link);
    await server.outboxIsEmpty();
    expect(server.mailbox.count(taken)).toBe(before);
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: taken });
  });

  test("an address that was taken meanwhile is refused at the end", async () => {
    const { email, client } = await server.confirmed();
    const wanted = server.newEmail();
    await client.auth.updateUser({ email: wanted });
    await server.follow((await server.mailbox.next(wanted)).link);
    await server
      .client(server.serviceRoleKey)
      .auth.admin.createUser({ email: wanted, password: "somebody was faster", email_confirm: true });
    const { link } = await server.mailbox.next(email);
    expect(getFragment(await server.follow(link))).toMatchObject({ error_code: "email_exists" });
  });

  test.each([
    [{}, 400, "validation_failed"],
    [{ phone: "4915112345678" }, 400, "phone_provider_disabled"],
    [{ email: "a@example.com", phone: "4915112345678" }, 400, "validation_failed"],
    [{ email: "a@example.com", data: { a: "x".repeat(7000) } }, 400, "validation_failed"],
  ])("a link is refused to %j", async (body, status, code) => {
    const answer = await server.call("POST", "/otp", { body });
    expect([answer.status, answer.body["error_code"]]).toEqual([status, code]);
  });
});
