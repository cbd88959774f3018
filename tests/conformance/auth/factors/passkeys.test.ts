import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, PASSWORD, startAuthServer } from "../auth-server.ts";
import { protectedByFactor } from "./authenticator.ts";
import { type PasskeyDevice, passkeyDevice } from "./passkey-device.ts";

describe("passkeys", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  type Client = ReturnType<AuthServer["client"]>;
  const device = () => passkeyDevice(server.url.replace("127.0.0.1", "localhost"));
  const register = async ({ auth }: Client, on: PasskeyDevice, lies = {}) => {
    const { data: started, error } = await auth.passkey.startRegistration();
    if (error) return { data: null, error };
    const credential = on.create(started.options, lies) as never;
    return auth.passkey.verifyRegistration({ challengeId: started.challenge_id, credential });
  };
  const start = async (client = server.client()) => {
    const { data, error } = await client.auth.passkey.startAuthentication();
    if (error) throw error;
    return data;
  };
  const signIn = async (on: PasskeyDevice, lies = {}) => {
    const client = server.client();
    const started = await start(client);
    const credential = on.get(started.options, lies) as never;
    const answer = await client.auth.passkey.verifyAuthentication({ challengeId: started.challenge_id, credential });
    return { ...answer, client, started, credential };
  };
  const claimsOf = (token: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as never;

  test("are made by a device, sign in with two factors, are listed, renamed and deleted", async () => {
    const { client, email } = await server.signedUp();
    const phone = device();
    const made = await register(client, phone);
    expect(made.error).toBeNull();
    expect(made.data?.friendly_name).toBe("Passkey");
    await register(client, device());

    const { data, error } = await signIn(phone);
    expect(error).toBeNull();
    expect(data?.user?.email).toBe(email);
    expect(claimsOf(data?.session?.access_token ?? "")).toMatchObject({ aal: "aal2", amr: [{ method: "passkey" }] });

    const { auth } = client;
    const listed = await auth.passkey.list();
    expect(listed.data?.map(({ friendly_name }) => friendly_name)).toEqual(["Passkey", "Passkey 2"]);
    expect(listed.data?.[0]?.last_used_at).toBeDefined();
    expect(listed.data?.[1]?.last_used_at).toBeUndefined();
    expect(JSON.stringify(listed.data)).not.toMatch(/public_key|credential_id/);
    const id = made.data?.id ?? "";
    expect((await auth.passkey.update({ passkeyId: id, friendlyName: "Work phone" })).data?.friendly_name).toBe("Work phone");
    expect((await auth.passkey.update({ passkeyId: id, friendlyName: " " })).error).toMatchObject({ code: "validation_failed" });
    expect((await auth.passkey.delete({ passkeyId: id })).error).toBeNull();
    expect((await auth.passkey.list()).data?.length).toBe(1);
    expect((await signIn(phone)).error).toMatchObject({ status: 400, code: "webauthn_verification_failed" });
  });

  test("are worth nothing for another site, without a finger, with another key, or a second time", async () => {
    const { client } = await server.signedUp();
    const phone = device();
    for (const lies of [{ origin: "https://ironpace.example" }, { rpId: "ironpace.example" }, { unverified: true }])
      expect((await register(client, phone, lies)).error).toMatchObject({ code: "webauthn_verification_failed" });
    expect((await register(client, phone)).error).toBeNull();
    for (const lies of [{ origin: "https://ironpace.example" }, { rpId: "ironpace.example" }, { unverified: true }, { otherKey: true }])
      expect((await signIn(phone, lies)).error).toMatchObject({ code: "webauthn_verification_failed" });

    const { error, started, credential } = await signIn(phone);
    expect(error).toBeNull();
    const again = { challengeId: started.challenge_id, credential };
    expect((await server.client().auth.passkey.verifyAuthentication(again)).error).toMatchObject({ code: "webauthn_challenge_not_found" });
    const late = await start();
    server.passSeconds(301);
    const answered = phone.get(late.options) as never;
    const expired = await server.client().auth.passkey.verifyAuthentication({ challengeId: late.challenge_id, credential: answered });
    expect(expired.error).toMatchObject({ code: "webauthn_challenge_not_found" });
    // A challenge for one account registers no key for another.
    const mine = await client.auth.passkey.startRegistration();
    const other = (await server.signedUp()).client;
    const stolen = device().create(mine.data?.options as never) as never;
    expect(
      (await other.auth.passkey.verifyRegistration({ challengeId: mine.data?.challenge_id ?? "", credential: stolen })).error,
    ).toMatchObject({
      code: "webauthn_challenge_not_found",
    });
  });

  test("are added and deleted only by who has shown the second factor, and soon after a sign-in", async () => {
    const { client, email } = await server.signedUp();
    await protectedByFactor(server, client);
    const phone = device();
    const made = await register(client, phone);
    expect(made.error).toBeNull();
    const weak = server.client();
    await weak.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await weak.auth.passkey.startRegistration()).error).toMatchObject({ code: "insufficient_aal" });
    expect((await weak.auth.passkey.delete({ passkeyId: made.data?.id ?? "" })).error).toMatchObject({ code: "insufficient_aal" });
    const renamed = await weak.auth.passkey.update({ passkeyId: made.data?.id ?? "", friendlyName: "Mine" });
    expect(renamed.error).toMatchObject({ code: "insufficient_aal" });
    expect((await weak.auth.passkey.list()).error).toMatchObject({ code: "insufficient_aal" });
    const { data, client: strong } = await signIn(phone);
    expect((await strong.from("profiles").select("id")).data).toEqual([{ id: data?.user?.id }]);
    server.passSeconds(86_401);
    await strong.auth.refreshSession();
    expect((await strong.auth.passkey.startRegistration()).error).toMatchObject({ code: "recent_sign_in_needed" });
  });

  test("of a disabled account open nothing; nobody reads those of others; the administration sees and deletes them", async () => {
    const { client, session } = await server.signedUp();
    const phone = device();
    const id = (await register(client, phone)).data?.id ?? "";
    const { auth } = (await server.signedUp()).client;
    expect((await auth.passkey.delete({ passkeyId: id })).error).toMatchObject({ status: 404, code: "webauthn_credential_not_found" });
    const admin = server.client(server.serviceRoleKey).auth.admin;
    expect((await admin.passkey.listPasskeys({ userId: session.user.id })).data).toMatchObject([{ id }]);
    await admin.updateUserById(session.user.id, { ban_duration: "1h" });
    expect((await signIn(phone)).error).toMatchObject({ code: "user_banned" });
    await admin.updateUserById(session.user.id, { ban_duration: "none" });
    expect((await admin.passkey.deletePasskey({ userId: session.user.id, passkeyId: id })).error).toBeNull();
    expect((await signIn(phone)).error).toMatchObject({ code: "webauthn_verification_failed" });
    expect((await server.call("GET", "/passkeys", { token: null })).status).toBe(401);
    expect((await server.call("POST", "/passkeys/authentication/verify", { body: { challenge_id: "x" } })).body).toMatchObject({
      error_code: "validation_failed",
    });
  });
});
