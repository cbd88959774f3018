import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "./auth-server.ts";
import { getFragment, type MailServer, startMailServer } from "./mail-server.ts";

describe("links and invitations of an administrator", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());

  const admin = () => server.client(server.serviceRoleKey).auth.admin;

  test("an invitation makes an account, and its mail lets the owner in once", async () => {
    const email = server.newEmail();
    const redirectTo = `${server.url}/welcome`;
    const { data, error } = await admin().inviteUserByEmail(email, { data: { first_name: "Ada" }, redirectTo });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { first_name: "Ada" } });
    expect(data.user).not.toHaveProperty("email_confirmed_at");
    const mail = await server.mailbox.next(email);
    const target = await server.follow(mail.link);
    expect(`${target.origin}${target.pathname}`).toBe(redirectTo);
    expect(getFragment(target)).toMatchObject({ type: "invite", token_type: "bearer" });
    const client = server.client();
    const { access_token = "", refresh_token = "" } = getFragment(target);
    await client.auth.setSession({ access_token, refresh_token });
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await server.signedIn(email)).session.user.id).toBe(data.user?.id);
    expect(getFragment(await server.follow(mail.link))["error_code"]).toBe("otp_expired");
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: "email_exists" });
  });

  test.each(["magiclink", "recovery"] as const)("a %s link signs an account in, by address, by hash and by code", async (type) => {
    const { email, session } = await server.confirmed();
    const make = async () => {
      const { data, error } = await admin().generateLink({ type, email, options: { redirectTo: `${server.url}/dashboard` } });
      if (error) throw error;
      expect(data.user.id).toBe(session.user.id);
      expect(data.properties).toMatchObject({ redirect_to: `${server.url}/dashboard`, verification_type: type });
      return data.properties;
    };
    const target = await server.follow((await make()).action_link);
    expect([target.pathname, getFragment(target)["type"]]).toEqual(["/dashboard", type]);
    const byHash = await server.client().auth.verifyOtp({ token_hash: (await make()).hashed_token, type });
    expect(byHash.data.user?.id).toBe(session.user.id);
    const byCode = await server.client().auth.verifyOtp({ email, token: (await make()).email_otp, type });
    expect(byCode.data.user?.id).toBe(session.user.id);
  });

  test("says in plain letters where a link leads, unless that could be read as something else", async () => {
    const { email } = await server.confirmed();
    const link = async (redirectTo: string) =>
      (await admin().generateLink({ type: "recovery", email, options: { redirectTo } })).data.properties?.action_link ?? "";
    expect(await link(`${server.url}/welcome`)).toMatch(/&redirect_to=http:\/\/127\.0\.0\.1:\d+\/welcome$/);
    for (const redirectTo of [`${server.url}/a?b=c&token=d`, `${server.url}/100%25+1`, `${server.url}/a%26type=signup`]) {
      const made = await link(redirectTo);
      expect(new URL(made).searchParams.getAll("redirect_to")).toEqual([redirectTo]);
      expect(new URL(made).searchParams.getAll("token")).toHaveLength(1);
      expect((await server.follow(made)).href.split("#")[0]).toBe(redirectTo);
    }
  });

  test("a sign-up link makes an account with its password; a sign-in link makes one without", async () => {
    const email = server.newEmail();
    const made = await admin().generateLink({ type: "signup", email, password: PASSWORD, options: { data: { first_name: "Ada" } } });
    expect(made.data.user).toMatchObject({ email, user_metadata: { first_name: "Ada" } });
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("email_not_confirmed");
    await server.follow(made.data.properties?.action_link ?? "");
    expect((await server.signedIn(email)).session.user.id).toBe(made.data.user?.id);

    const other = await admin().generateLink({ type: "magiclink", email: server.newEmail() });
    expect(other.data.properties?.verification_type).toBe("signup");
    expect(getFragment(await server.follow(other.data.properties?.action_link ?? ""))).toHaveProperty("access_token");
  });

  test("an invitation link works without a mail", async () => {
    const email = server.newEmail();
    const { data } = await admin().generateLink({ type: "invite", email });
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) });
    expect(getFragment(await server.follow(data.properties?.action_link ?? ""))).toMatchObject({ type: "invite" });
    await server.outboxIsEmpty();
  });

  test("both links of a change of address together move the account", async () => {
    const { email, session } = await server.confirmed();
    const newEmail = server.newEmail();
    const current = await admin().generateLink({ type: "email_change_current", email, newEmail });
    const next = await admin().generateLink({ type: "email_change_new", email, newEmail });
    expect(next.data.user?.new_email).toBe(newEmail);
    await server.follow(current.data.properties?.action_link ?? "");
    expect((await server.signedIn(email)).session.user.id).toBe(session.user.id);
    await server.follow(next.data.properties?.action_link ?? "");
    expect((await server.signedIn(newEmail)).session.user.id).toBe(session.user.id);
  });

  test("refuses what makes no sense", async () => {
    const { email } = await server.confirmed();
    const unknown = server.newEmail();
    const codes = [
      (await admin().generateLink({ type: "recovery", email: unknown })).error,
      (await admin().generateLink({ type: "email_change_new", email: unknown, newEmail: server.newEmail() })).error,
      (await admin().generateLink({ type: "signup", email, password: PASSWORD })).error,
      (await admin().generateLink({ type: "invite", email })).error,
      (await admin().generateLink({ type: "email_change_new", email, newEmail: email })).error,
      (await admin().generateLink({ type: "signup", email: unknown, password: "" })).error,
      (await admin().generateLink({ type: "signup", email: unknown, password: "short" })).error,
      (await admin().generateLink({ type: "magiclink", email: "no address" })).error,
      (await admin().inviteUserByEmail("")).error,
    ].map((error) => [error?.status, error?.code]);
    expect(codes).toEqual([
      [404, "user_not_found"],
      [404, "user_not_found"],
      [422, "email_exists"],
      [422, "email_exists"],
      [422, "email_exists"],
      [400, "validation_failed"],
      [422, "weak_password"],
      [400, "validation_failed"],
      [400, "validation_failed"],
    ]);
    const other = await server.call("POST", "/admin/generate_link", { key: server.serviceRoleKey, body: { type: "sms", email } });
    expect([other.status, other.body["error_code"]]).toEqual([400, "validation_failed"]);
  });

  test("is closed without the secret key", async () => {
    const { session } = await server.confirmed();
    for (const path of ["/invite", "/admin/generate_link"]) {
      for (const token of [undefined, session.access_token]) {
        const answer = await server.call("POST", path, { ...(token && { token }), body: { type: "recovery", email: "a@example.com" } });
        expect([path, answer.status, answer.body["error_code"]]).toEqual([path, 403, "not_admin"]);
      }
    }
  });

  test("signs a user out by the user's token", async () => {
    const { session, client } = await server.confirmed();
    expect((await admin().signOut(session.access_token)).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
  });
});
