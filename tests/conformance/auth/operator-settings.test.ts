import { afterEach, describe, expect, test } from "vitest";
import { type AuthServer, startAuthServer } from "./auth-server.ts";
import { startProviderServer } from "./providers/provider-server.ts";

/** What a local Supabase project is set to, and what a server for everybody is not. */
describe("what the operator decides about accounts", () => {
  let server: AuthServer;
  afterEach(() => server.close());
  const start = async (environment: Readonly<Record<string, string>>) => (server = await startAuthServer(environment));

  test("closed sign-ups: accounts come from the administration alone", async () => {
    const { client, serviceRoleKey, call, newEmail, database } = await start({ SIGN_UP: "closed" });
    const account = { email: newEmail(), password: "correct horse battery" };
    expect((await client().auth.signUp(account)).error).toMatchObject({
      status: 422,
      code: "signup_disabled",
      message: "Signups not allowed for this instance",
    });
    expect((await client().auth.signInWithOtp({ email: newEmail() })).error).toBeNull();
    expect((await client(serviceRoleKey).auth.admin.createUser({ ...account, email_confirm: true })).error).toBeNull();
    expect((await client().auth.signInWithPassword(account)).error).toBeNull();
    expect(await database.query("select email from auth.users")).toEqual([{ email: account.email }]);
    expect((await call("GET", "/settings")).body["disable_signup"]).toBe(true);
  });

  test("closed sign-ups: another site lets in who has an account, and nobody else", async () => {
    const site = await startProviderServer({ SIGN_UP: "closed" });
    server = site;
    const invited = { sub: "invited", email: "invited@example.com", email_verified: true };
    await site.client(site.serviceRoleKey).auth.admin.createUser({ email: invited.email });
    site.google.next(invited);
    expect((await site.signInWith("google")).fragment.has("access_token")).toBe(true);
    site.google.next({ sub: "stranger", email: "stranger@example.com", email_verified: true });
    expect((await site.signInWith("google")).query.get("error_code")).toBe("signup_disabled");
    expect(await site.database.query("select email from auth.users")).toEqual([{ email: invited.email }]);
  });

  test("basic rules take any password of six characters", async () => {
    const { client, newEmail } = await start({ PASSWORD_RULES: "basic" });
    const five = await client().auth.signUp({ email: newEmail(), password: "12345" });
    expect(five.error).toMatchObject({ code: "weak_password", message: "Password should be at least 6 characters." });
    const { data } = await client().auth.signUp({ email: newEmail(), password: "123456" });
    expect(data.session).not.toBeNull();
  });

  test("without linking by hand neither of its calls does anything", async () => {
    const { signedUp } = await start({ MANUAL_LINKING: "off" });
    const { auth } = (await signedUp()).client;
    const refused = { status: 404, code: "manual_linking_disabled", message: "Manual linking is disabled" };
    expect((await auth.linkIdentity({ provider: "google" })).error).toMatchObject(refused);
    const [identity] = (await auth.getUserIdentities()).data?.identities ?? [];
    if (!identity) throw new Error("no identity");
    expect((await auth.unlinkIdentity(identity)).error).toMatchObject(refused);
  });
});
