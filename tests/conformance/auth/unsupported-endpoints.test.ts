import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, startAuthServer } from "./auth-server.ts";

describe("what /auth/v1 says about itself and refuses", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  test("settings and health", async () => {
    const settings = await server.call("GET", "/settings");
    expect(settings.status).toBe(200);
    expect(settings.body).toMatchObject({
      external: { email: true, google: false, apple: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      mailer_delivers: false,
    });
    const health = await server.call("GET", "/health");
    expect([health.status, health.body["name"]]).toEqual([200, "GoTrue"]);
  });

  test.each([
    ["GET", "/authorize?provider=google", 400, "validation_failed"],
    ["POST", "/sso", 404, "saml_provider_disabled"],
    ["GET", "/oauth/authorizations/x", 404, "feature_disabled"],
    ["POST", "/sso/saml/acs", 404, "saml_provider_disabled"],
    ["GET", "/user/oauth/grants", 401, "no_authorization"],
    ["POST", "/factors/recovery-codes", 401, "no_authorization"],
    ["GET", "/admin/audit", 403, "not_admin"],
    ["POST", "/factors", 401, "no_authorization"],
    ["POST", "/admin/generate_link", 403, "not_admin"],
    ["GET", "/signup", 404, "not_found"],
    ["POST", "/no-such-thing", 404, "not_found"],
  ])("%s %s is %i %s for a visitor", async (method, path, status, code) => {
    const answer = await server.call(method, path, { token: null });
    expect([answer.status, answer.body["error_code"]]).toEqual([status, code]);
    expect(answer.body["msg"]).toEqual(expect.any(String));
  });

  test.each([
    ["/admin/audit", "feature_disabled"],
    ["/admin/sso/providers", "saml_provider_disabled"],
    ["/admin/oauth/clients", "feature_disabled"],
    ["/admin/custom-providers", "feature_disabled"],
    ["/admin/custom-providers/x", "feature_disabled"],
  ])("%s is 404 %s for the secret key", async (path, code) => {
    const answer = await server.call("GET", path, { key: server.serviceRoleKey });
    expect([answer.status, answer.body["error_code"]]).toEqual([404, code]);
  });

  test("a phone number is nobody's address", async () => {
    const { session } = await server.signedUp();
    for (const [method, path, body] of [
      ["POST", "/otp", { phone: "4915112345678" }],
      ["POST", "/resend", { type: "sms", phone: "4915112345678" }],
      ["POST", "/resend", { type: "phone_change", phone: "4915112345678" }],
      ["PUT", "/user", { phone: "4915112345678" }],
    ] as const) {
      const answer = await server.call(method, path, { body, ...(method === "PUT" && { token: session.access_token }) });
      expect([path, answer.status, answer.body["error_code"]]).toEqual([path, 400, "phone_provider_disabled"]);
    }
  });

  test("an ID token: no site is enabled for that; a phone number: there is no code for it", async () => {
    const { auth } = server.client();
    const token = async (provider: string) => (await auth.signInWithIdToken({ provider, token: "a.b.c" })).error;
    expect(await token("google")).toMatchObject({
      code: "provider_disabled",
      message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    });
    expect(await token("constructor")).toMatchObject({ status: 400, code: "validation_failed" });
    const verify = async (phone: string) => (await auth.verifyOtp({ phone, token: "123456", type: "sms" })).error;
    expect(await verify("15555550100")).toMatchObject({ status: 403, message: "Token has expired or is invalid" });
    expect(await verify("15555550100-x")).toMatchObject({ status: 400, message: "Invalid phone number format (E.164 required)" });
  });

  test("and for a user, in the client's own words", async () => {
    const { client } = await server.signedUp();
    const { auth } = client;
    const mfa = auth.mfa;
    const codes = [(await auth.signInWithSSO({ domain: "example.com" })).error].map((error) => error?.code);
    expect(codes).toEqual(["saml_provider_disabled"]);
    expect((await mfa.listFactors()).data?.all).toEqual([]);
    expect((await mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  });
});
