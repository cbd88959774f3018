import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../conformance/auth/auth-server.ts";
import { enrolled, protectedByFactor } from "../conformance/auth/factors/authenticator.ts";
import { passkeyDevice } from "../conformance/auth/factors/passkey-device.ts";
import { type ProviderServer, startProviderServer } from "../conformance/auth/providers/provider-server.ts";
import { type Mailbox, type ReceivedMail, startMailbox } from "../support/services/mailbox.ts";

const DAY = 86_400;

describe("a way to sign in that somebody with a stolen session adds", () => {
  let mailbox: Mailbox;
  let server: ProviderServer;
  beforeAll(async () => {
    mailbox = await startMailbox();
    server = await startProviderServer({ ...mailbox.environment, EMAIL_CONFIRMATION: "off", MAIL_INTERVAL_SECONDS: "0" });
  });
  afterAll(async () => {
    await server.close();
    await mailbox.close();
  });

  const addPasskey = async ({ auth }: SupabaseClient) => {
    const phone = passkeyDevice(server.url.replace("127.0.0.1", "localhost"));
    const { data: started } = await auth.passkey.startRegistration();
    const credential = phone.create(started!.options) as never;
    expect((await auth.passkey.verifyRegistration({ challengeId: started!.challenge_id, credential })).error).toBeNull();
    return async () => {
      const client = server.client();
      const { data } = await client.auth.passkey.startAuthentication();
      const answer = phone.get(data!.options) as never;
      return (await client.auth.passkey.verifyAuthentication({ challengeId: data!.challenge_id, credential: answer })).error?.code;
    };
  };
  const linkGoogle = async ({ auth }: SupabaseClient, sub: string) => {
    const token = await server.google.idToken({ sub, email: `${sub}@example.org`, email_verified: true });
    expect((await auth.linkIdentity({ provider: "google", token })).error).toBeNull();
    return async () => {
      const again = await server.google.idToken({ sub, email: `${sub}@example.org`, email_verified: true });
      const { data } = await server.client().auth.signInWithIdToken({ provider: "google", token: again });
      return data.user?.email;
    };
  };
  const undo = (mail: ReceivedMail) => {
    expect(mail.link).toMatch(new RegExp(`^${server.url}/secure-account#token=`));
    return server.call("POST", "/account/secure", { body: { token: new URL(mail.link).hash.slice("#token=".length) } });
  };
  const signInWith = async (email: string, password: string) => (await server.client().auth.signInWithPassword({ email, password })).error;

  test("is told to the owner by mail, whose link removes it, ends all sessions and the password, and brings a link for a new one", async () => {
    const { client: thief, email, session } = await server.signedUp();
    const { data: secret } = await thief.rpc("rotate_calendar_feed").throwOnError();
    const calendar = async () => (await fetch(`${server.url}/functions/v1/calendar-feed/${secret as string}.ics`)).status;
    const passkeySignIn = await addPasskey(thief);
    const mail = await mailbox.next(email);
    expect(mail.subject).toBe("A passkey was added · Ironpace");
    const googleSignIn = await linkGoogle(thief, "mallory");
    expect((await mailbox.next(email)).subject).toBe("Google was linked to your account · Ironpace");
    expect([await passkeySignIn(), await googleSignIn(), await calendar()]).toEqual([undefined, email, 200]);

    expect((await undo(mail)).status).toBe(200);
    // What was added later goes as well.
    expect([await passkeySignIn(), await googleSignIn()]).toEqual(["webauthn_verification_failed", "mallory@example.org"]);
    expect((await thief.auth.getUser(session.access_token)).error?.name).toBe("AuthSessionMissingError");
    expect((await signInWith(email, PASSWORD))?.code).toBe("invalid_credentials");
    expect(await calendar()).toBe(404);
    const recovery = await mailbox.next(email);
    expect(recovery.subject).toContain("Reset your password");
    const opened = await fetch(recovery.link, { redirect: "manual" });
    const fragment = new URLSearchParams(new URL(opened.headers.get("location") ?? "").hash.slice(1));
    const owner = server.client();
    await owner.auth.setSession({ access_token: fragment.get("access_token") ?? "", refresh_token: fragment.get("refresh_token") ?? "" });
    expect((await owner.auth.updateUser({ password: "a better passphrase" })).error).toBeNull();
    expect(await signInWith(email, "a better passphrase")).toBeNull();

    // Once: what the owner adds afterwards is not taken away by an old mail.
    const ownSignIn = await addPasskey(owner);
    expect(await undo(mail)).toMatchObject({ status: 403, body: { error_code: "otp_expired" } });
    expect([await ownSignIn(), await signInWith(email, "a better passphrase")]).toEqual([undefined, null]);
  });

  test("is undone for the mailbox that was told, wherever the account was moved since, and never for the address it was moved to", async () => {
    const { client: thief, email, session } = await server.signedUp();
    await addPasskey(thief);
    const mail = await mailbox.next(email);
    const [first, second] = [server.newEmail(), server.newEmail()];
    expect((await thief.auth.updateUser({ email: first })).error).toBeNull();
    const moved = await mailbox.next(email);
    expect([moved.subject, moved.text]).toEqual(["Your email address was changed · Ironpace", expect.stringContaining(first)]);
    expect((await thief.auth.updateUser({ email: second })).error).toBeNull();
    const ofThief = await mailbox.next(first);
    const passkeySignIn = await addPasskey(thief);
    await mailbox.next(second);

    expect((await undo(moved)).status).toBe(200);
    expect((await mailbox.next(email)).subject).toContain("Reset your password");
    expect((await thief.auth.getUser(session.access_token)).error?.name).toBe("AuthSessionMissingError");
    expect(await passkeySignIn()).toBe("webauthn_verification_failed");
    expect((await undo(ofThief)).status).toBe(403);
    // What came before is another mail, which works as well.
    expect((await undo(mail)).status).toBe(200);
    expect((await mailbox.next(email)).subject).toContain("Reset your password");
    const [user] = await server.database.query("select email from auth.users where id = $1", [session.user.id]);
    expect(user).toEqual({ email });
  });

  test("leaves the account without an address where another account has taken the one it had", async () => {
    const { client: thief, email, session } = await server.signedUp();
    const moved = server.newEmail();
    expect((await thief.auth.updateUser({ email: moved })).error).toBeNull();
    const mail = await mailbox.next(email);
    expect((await server.client().auth.signUp({ email, password: PASSWORD })).error).toBeNull();
    expect((await undo(mail)).status).toBe(200);
    const [user] = await server.database.query("select email from auth.users where id = $1", [session.user.id]);
    expect([user, await signInWith(email, PASSWORD)]).toEqual([{ email: null }, null]);
    expect((await signInWith(moved, PASSWORD))?.code).toBe("invalid_credentials");
  });

  test("is not taken away by a session that was left open for a day, and the owner is told when one is", async () => {
    const { client: owner, email } = await server.signedUp();
    await addPasskey(owner);
    await mailbox.next(email);
    await linkGoogle(owner, "both");
    await mailbox.next(email);
    const passkeys = async ({ auth }: SupabaseClient) => (await auth.passkey.list()).data ?? [];
    const identities = async ({ auth }: SupabaseClient) => (await auth.getUserIdentities()).data?.identities ?? [];
    const remove = async (client: SupabaseClient, provider?: string) => {
      const { auth } = client;
      if (provider === undefined) return (await auth.passkey.delete({ passkeyId: (await passkeys(client))[0]?.id ?? "" })).error;
      return (await auth.unlinkIdentity((await identities(client)).find((identity) => identity.provider === provider)!)).error;
    };
    server.passSeconds(25 * 3600);
    const refused = { status: 403, code: "recent_sign_in_needed" };
    expect((await owner.auth.refreshSession()).error).toBeNull();
    for (const provider of [undefined, "google", "email"]) expect(await remove(owner, provider)).toMatchObject(refused);

    const { client: fresh } = await server.signedIn(email);
    expect(await remove(fresh)).toBeNull();
    expect((await mailbox.next(email)).subject).toBe("A passkey was removed · Ironpace");
    expect(await remove(fresh, "google")).toBeNull();
    expect((await mailbox.next(email)).subject).toBe("Google was unlinked from your account · Ironpace");
    await linkGoogle(fresh, "both");
    await mailbox.next(email);
    expect(await remove(fresh, "email")).toBeNull();
    expect((await mailbox.next(email)).text).toContain("You can still sign in with: Google (both@example.org).");
    expect((await owner.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect((await fresh.auth.getUser()).error).toBeNull();
  });

  test("a second factor is not switched off by a session that was left open for a day, until it shows a code again", async () => {
    const { client: owner, email } = await server.signedUp();
    const { factorId, code } = await protectedByFactor(server, owner);
    await mailbox.next(email);
    server.passSeconds(25 * 3600);
    expect((await owner.auth.refreshSession()).error).toBeNull();
    expect((await owner.auth.mfa.unenroll({ factorId })).error).toMatchObject({ status: 403, code: "recent_sign_in_needed" });
    expect((await owner.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
    expect((await owner.auth.mfa.unenroll({ factorId })).error).toBeNull();
  });

  test("is removed with what a thief would hear of, also of an account that has no password", async () => {
    const thief = server.client();
    const signIn = async () => {
      const token = await server.google.idToken({ sub: "passwordless", email: "passwordless@example.org", email_verified: true });
      expect((await thief.auth.signInWithIdToken({ provider: "google", token })).error).toBeNull();
    };
    await signIn();
    const heard = async () => {
      const { data: secret } = await thief.rpc("rotate_calendar_feed").throwOnError();
      const device = { endpoint: "https://push.example/thief", p256dh: "A".repeat(87), auth: "A".repeat(22) };
      await thief.from("push_subscriptions").insert(device).throwOnError();
      return async () => [
        (await fetch(`${server.url}/functions/v1/calendar-feed/${secret as string}.ics`)).status,
        await server.database.query("select 1 from public.push_subscriptions where endpoint = $1", [device.endpoint]),
      ];
    };
    const first = await heard();
    await addPasskey(thief);
    const mail = await mailbox.next("passwordless@example.org");
    expect(await first()).toEqual([200, [expect.anything()]]);
    expect((await undo(mail)).status).toBe(200);
    expect(await first()).toEqual([404, []]);

    // And by the first password, which its owner sets through a mail.
    await mailbox.next("passwordless@example.org");
    await signIn();
    const second = await heard();
    server.passSeconds(61);
    await server.client().auth.resetPasswordForEmail("passwordless@example.org");
    const opened = await fetch((await mailbox.next("passwordless@example.org")).link, { redirect: "manual" });
    const fragment = new URLSearchParams(new URL(opened.headers.get("location") ?? "").hash.slice(1));
    const owner = server.client();
    await owner.auth.setSession({ access_token: fragment.get("access_token") ?? "", refresh_token: fragment.get("refresh_token") ?? "" });
    expect((await owner.auth.updateUser({ password: "a better passphrase" })).error).toBeNull();
    expect(await second()).toEqual([404, []]);
  });

  test("is named by the mail about a new password, which it outlives", async () => {
    const { client: thief, email } = await server.signedUp();
    await addPasskey(thief);
    await mailbox.next(email);
    await linkGoogle(thief, "eve");
    await mailbox.next(email);
    server.passSeconds(DAY);
    const { client: owner } = await server.signedIn(email);
    expect((await owner.auth.updateUser({ password: "a better passphrase", current_password: PASSWORD })).error).toBeNull();
    const mail = await mailbox.next(email);
    expect(mail.subject).toBe("Your password was changed · Ironpace");
    expect(mail.text).toMatch(/You can also sign in with: passkey “.+” \(added on \d+ \w+ \d{4}\), Google \(eve@example\.org\)\./);
  });

  test("is removed for itself alone where the owner had others, and a second factor locks nobody out", async () => {
    const { client: owner, email } = await server.signedUp();
    const ownSignIn = await addPasskey(owner);
    await mailbox.next(email);
    const { client: thief } = await server.signedIn(email);
    await protectedByFactor(server, thief);
    const mail = await mailbox.next(email);
    expect(mail.subject).toBe("Two-factor sign-in was switched on · Ironpace");
    expect((await undo(mail)).status).toBe(200);
    expect(await ownSignIn()).toBeUndefined();
    const [{ factors } = {}] = await server.database.query(
      "select count(*)::int as factors from auth.mfa_factors f join auth.users u on u.id = f.user_id where u.email = $1",
      [email],
    );
    expect(factors).toBe(0);
  });

  test("as a second factor besides another is not told as switching them on", async () => {
    const { client, email } = await server.signedUp();
    await protectedByFactor(server, client);
    await mailbox.next(email);
    const second = await enrolled(server, client, "tablet");
    expect((await client.auth.mfa.challengeAndVerify({ factorId: second.factorId, code: second.code() })).error).toBeNull();
    const mail = await mailbox.next(email);
    expect(mail.subject).toBe("A two-factor method was added · Ironpace");
    expect(mail.text).toContain("with it or with your other one");
  });

  test("is told when it is taken away, and the link of the mail is one of this account and these days only", async () => {
    const { client: owner, email } = await server.signedUp();
    const { factorId } = await protectedByFactor(server, owner);
    const mail = await mailbox.next(email);
    const token = new URL(mail.link).hash.slice("#token=".length);
    const [payload = "", signature = ""] = token.split(".");
    const text = Buffer.from(payload, "base64url").toString();
    const { client: other, session, email: address } = await server.signedUp();
    const moved = Buffer.from(text.replace(/"userId":"[^"]+"/, `"userId":"${session.user.id}"`)).toString("base64url");
    for (const forged of ["", "x", `${payload}.`, `${moved}.${signature}`, `${payload}.${signature.slice(1)}`, text, payload])
      expect(await server.call("POST", "/account/secure", { body: { token: forged } })).toMatchObject({ status: 403 });

    const factor = await protectedByFactor(server, other);
    await mailbox.next(address);
    expect((await other.auth.mfa.unenroll({ factorId: factor.factorId })).error).toBeNull();
    expect((await mailbox.next(address)).subject).toBe("Two-factor sign-in was switched off · Ironpace");

    server.passSeconds(8 * DAY);
    expect((await undo(mail)).status).toBe(403);
    expect(await server.database.query("select id from auth.mfa_factors where id = $1", [factorId])).toHaveLength(1);
  });
});
