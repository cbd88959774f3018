import { createHash } from "node:crypto";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProviderAccount } from "#support/services/openid-provider.ts";
import { PASSWORD } from "../auth-server.ts";
import { protectedByFactor } from "../factors/authenticator.ts";
import { type ProviderServer, startProviderServer } from "./provider-server.ts";

describe("sign-in with an ID token that an app has", () => {
  let server: ProviderServer;
  let people = 0;
  beforeAll(async () => {
    server = await startProviderServer();
  });
  afterAll(() => server.close());

  const person = (claims: Partial<ProviderAccount> = {}): ProviderAccount & { readonly email: string } => {
    people += 1;
    return { sub: `person-${people}`, email: `person${people}@example.com`, email_verified: true, ...claims };
  };
  const withToken = (token: string, more: { nonce?: string; access_token?: string } = {}) =>
    server.client().auth.signInWithIdToken({ provider: "google", token, ...more });
  const hash = (text: string) => createHash("sha256").update(text).digest();

  test("makes an account at first, and is the same person's through the browser afterwards", async () => {
    const ada = person({ name: "Ada Runner" });
    const { data, error } = await withToken(await server.google.idToken({ ...ada, aud: "google-app" }));
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: ada.email, app_metadata: { provider: "google" }, user_metadata: { full_name: "Ada Runner" } });
    expect(decodeJwt(data.session?.access_token ?? "")["amr"]).toMatchObject([{ method: "oauth" }]);
    server.google.next(ada);
    const { fragment } = await server.signInWith("google");
    expect(decodeJwt(fragment.get("access_token") ?? "").sub).toBe(data.user?.id);
  });

  test("Apple's has its nonce, the text of which only the app knows", async () => {
    const grace = person({ email_verified: "true", nonce: hash("only the app").toString("hex") });
    const token = await server.apple.idToken(grace);
    const { auth } = server.client();
    const sentence = "Passed nonce and nonce in id_token should either both exist or not.";
    expect((await auth.signInWithIdToken({ provider: "apple", token })).error).toMatchObject({ status: 400, message: sentence });
    expect((await auth.signInWithIdToken({ provider: "apple", token, nonce: "another" })).error?.message).toBe("Nonces mismatch");
    const { data } = await auth.signInWithIdToken({ provider: "apple", token, nonce: "only the app" });
    expect(data.user?.email).toBe(grace.email);
  });

  test("one without a nonce signs in once: whoever has seen it could show it again", async () => {
    const token = await server.google.idToken(person());
    expect((await withToken(token)).error).toBeNull();
    expect((await withToken(token)).error).toMatchObject({ status: 400, code: "validation_failed", message: "Bad ID token: already used" });
    const at_once = await server.google.idToken(person());
    const answers = await Promise.all(Array.from({ length: 4 }, () => withToken(at_once)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  const past = Math.floor(Date.now() / 1000) - 60;
  test.each([
    ["another app", { aud: "somebody-else" }],
    ["another issuer", { iss: "https://accounts.example.com" }],
    ["the past", { exp: past }],
    ["the future", { nbf: past + 3600 }],
    ["no time", { exp: undefined }],
    ["nobody", { sub: undefined as unknown as string }],
    ["another access token", { at_hash: "AAAAAAAAAAAAAAAAAAAAAA" }],
  ])("one of %s is refused", async (_, claims) => {
    const { error } = await withToken(await server.google.idToken({ ...person(), ...claims }), { access_token: "opaque" });
    expect(error).toMatchObject({ status: 400, code: "validation_failed", message: expect.stringMatching(/^Bad ID token: /) });
  });

  test("one that somebody else has signed, with a secret, or nobody", async () => {
    const ada = person();
    const claims = { ...ada, iss: server.google.issuer, aud: "google-client", exp: past + 600, iat: past };
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
    const shared = await new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "test" }).sign(Buffer.alloc(32));
    for (const token of [await server.google.idToken(ada, "somebody else"), none, shared, "a.b.c", ""])
      expect((await withToken(token)).error).toMatchObject({ status: 400, code: "validation_failed" });
    expect((await server.database.query("select 1 from auth.users where email = $1", [ada.email])).length).toBe(0);
  });

  test("an access token that belongs to it", async () => {
    const token = await server.google.idToken(person({ at_hash: hash("opaque").subarray(0, 16).toString("base64url") }));
    expect((await withToken(token, { access_token: "opaque" })).error).toBeNull();
  });

  test("an address that is not verified, or has an account which never proved it", async () => {
    const { email } = await server.signedUp();
    const { error } = await withToken(await server.google.idToken(person({ email_verified: false })));
    expect(error?.code).toBe("provider_email_needs_verification");
    expect((await withToken(await server.google.idToken(person({ email })))).error?.code).toBe("email_exists");
  });

  test("is added to the account that is signed in, which goes on as strongly with a session of a new id", async () => {
    const { client, session, email } = await server.signedUp();
    await protectedByFactor(server, client);
    const before = decodeJwt((await client.auth.getSession()).data.session?.access_token ?? "");
    const ada = person();
    const token = await server.google.idToken(ada);
    const { data, error } = await client.auth.linkIdentity({ provider: "google", token });
    expect(error).toBeNull();
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(["email", "google"]);
    const after = decodeJwt("session" in data ? (data.session?.access_token ?? "") : "");
    expect([after["session_id"] === before["session_id"], after["aal"]]).toEqual([false, "aal2"]);
    expect((await withToken(await server.google.idToken(ada))).data.user?.id).toBe(session.user.id);
    // With the password alone nobody adds a way in.
    const other = server.client();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    const second = await server.google.idToken(person());
    expect((await other.auth.linkIdentity({ provider: "google", token: second })).error?.code).toBe("insufficient_aal");
    const visitor = await server.signedUp();
    const third = await server.google.idToken(ada);
    expect((await visitor.client.auth.linkIdentity({ provider: "google", token: third })).error?.code).toBe("identity_already_exists");
  });
});
