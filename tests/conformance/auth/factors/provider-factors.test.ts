import type { SupabaseClient } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProviderAccount } from "#support/services/openid-provider.ts";
import { PASSWORD } from "../auth-server.ts";
import { protectedByFactor } from "./authenticator.ts";
import { type ProviderServer, startProviderServer } from "../providers/provider-server.ts";

/** Whole journeys as the web app makes them: PKCE from the button to the session, Apple's answer as a posted form, then the second factor. */
describe("the second factor after another site", () => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await startProviderServer();
  });
  afterAll(() => server.close());

  const signIn = async (provider: "google" | "apple", formFields?: Readonly<Record<string, string>>): Promise<SupabaseClient> => {
    const client = server.pkceClient();
    const options = { redirectTo: server.app, skipBrowserRedirect: true, ...(provider === "apple" && { scopes: "name email" }) };
    const { data } = await client.auth.signInWithOAuth({ provider, options });
    const { query, fragment, path } = await server.signInAt(data.url ?? "", formFields && { formFields });
    expect([path, fragment.has("access_token")]).toEqual(["/auth/callback", false]);
    const { error } = await client.auth.exchangeCodeForSession(query.get("code") ?? "");
    if (error) throw error;
    return client;
  };
  const claimsOf = async (client: SupabaseClient) => decodeJwt((await client.auth.getSession()).data.session?.access_token ?? "");

  test.each(["google", "apple"] as const)(
    "%s alone opens no more than a password would; with the code it is a whole sign-in",
    async (provider) => {
      server[provider].next({
        sub: `${provider}-lena`,
        email: `lena@${provider}.example`,
        email_verified: provider === "apple" ? "true" : true,
      });
      const user = JSON.stringify({ name: { firstName: "Lena", lastName: "Brandt" } });
      const first = await signIn(provider, provider === "apple" ? { user } : undefined);
      expect((await first.auth.getUser()).data.user?.app_metadata["provider"]).toBe(provider);
      const { factorId, code } = await protectedByFactor(server, first);

      const device = await signIn(provider);
      expect((await device.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
      expect(await claimsOf(device)).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
      for (const change of [{ password: "a better passphrase" }, { email: "elsewhere@example.com" }])
        expect((await device.auth.updateUser(change)).error).toMatchObject({ status: 401, code: "insufficient_aal" });

      const forgotten = await signIn(provider);
      expect((await device.auth.mfa.challengeAndVerify({ factorId, code: "000000" })).error?.code).toBe("mfa_verification_failed");
      expect((await device.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
      expect(await claimsOf(device)).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }, { method: "oauth" }] });
      await device.auth.refreshSession();
      expect(await claimsOf(device)).toMatchObject({ aal: "aal2" });
      // Sessions that never showed the factor have ended; the one it was set up in has shown it.
      expect((await forgotten.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
      expect((await first.auth.getUser()).error).toBeNull();
    },
  );

  test.each([
    ["has not verified", { email_verified: "false" }, "provider_email_needs_verification"],
    ["says nothing about", { email_verified: undefined }, "provider_email_needs_verification"],
    ["does not tell", { email: undefined }, "email_address_not_provided"],
  ])("an address that Apple %s leads to no account, also not to the one that has it", async (_, claims, code) => {
    const { email, session, client } = await server.signedUp();
    await server.database.query(
      `update auth.identities set identity_data = identity_data || '{"email_verified": true}' where user_id = $1`,
      [session.user.id],
    );
    server.apple.next({ sub: "apple-stranger", email, ...claims } as ProviderAccount);
    const { query, fragment } = await server.signInWith("apple");
    expect([query.get("error_code"), fragment.has("access_token")]).toEqual([code, false]);
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  test("ways to sign in are added and removed only with the second factor where there is one", async () => {
    const { client, email } = await server.signedUp();
    const { factorId, code } = await protectedByFactor(server, client);
    const device = server.pkceClient();
    await device.auth.signInWithPassword({ email, password: PASSWORD });
    const link = () => device.auth.linkIdentity({ provider: "google", options: { redirectTo: server.app, skipBrowserRedirect: true } });
    const insufficient = { status: 401, code: "insufficient_aal" };
    expect((await link()).error).toMatchObject(insufficient);
    const { data } = await device.auth.getUserIdentities();
    expect((await device.auth.unlinkIdentity(data!.identities[0]!)).error).toMatchObject(insufficient);
    expect((await device.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
    server.google.next({ sub: "google-otto", email: "otto@google.example", email_verified: true });
    const { query } = await server.linkGoogle(device);
    expect((await device.auth.exchangeCodeForSession(query.get("code") ?? "")).error).toBeNull();
    expect((await device.auth.getUser()).data.user?.app_metadata["providers"]).toEqual(["email", "google"]);
  });

  test("an account without a password gets its first one only with a code by mail", async () => {
    server.google.next({ sub: "google-mia", email: "mia@google.example", email_verified: true });
    const client = await signIn("google");
    const { error } = await client.auth.updateUser({ password: "a better passphrase" });
    expect(error).toMatchObject({ status: 400, code: "reauthentication_needed" });
  });
});
