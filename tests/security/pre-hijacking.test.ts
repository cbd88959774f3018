import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../conformance/auth/auth-server.ts";
import { getFragment, startMailServer, type MailServer } from "../conformance/auth/mail-server.ts";

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer({ RATE_LIMIT_ATTEMPTS: "0", MAIL_INTERVAL_SECONDS: "0", RATE_LIMIT_MAILS: "0" });
});
afterAll(() => server.close());

const ATTACKERS = "the password of the attacker";
const attackersData = { first_name: "Mallory", note: "planted", avatar_url: "https://attacker.example/seen-by-whoever-looks.png" };

/** Somebody signs up with an address that is not theirs. */
async function signUpAsAttacker(email: string, client = server.client()) {
  const options = { data: attackersData, emailRedirectTo: `${server.url}/auth/callback` };
  const { error } = await client.auth.signUp({ email, password: ATTACKERS, options });
  if (error) throw error;
  return client;
}

async function expectNothingOfTheAttacker(email: string) {
  const { error } = await server.client().auth.signInWithPassword({ email, password: ATTACKERS });
  expect(error?.code).toBe("invalid_credentials");
  const [account] = await server.database.query(
    `select u.raw_user_meta_data::text || i.identity_data::text as data, p.first_name, p.avatar_url,
       (select count(*)::int from auth.mfa_factors f where f.user_id = u.id) as factors
     from auth.users u join auth.identities i on i.user_id = u.id left join public.profiles p on p.id = u.id where u.email = $1`,
    [email],
  );
  expect(account).toMatchObject({ first_name: null, avatar_url: null, factors: 0 });
  expect(account?.["data"]).not.toMatch(/Mallory|planted/);
}

describe("an account that somebody made with another's address", () => {
  test("is its owner's alone once the link of the mail was opened", async () => {
    const email = server.newEmail();
    await signUpAsAttacker(email);
    const target = await server.follow((await server.mailbox.next(email)).link);
    expect(getFragment(target)).toHaveProperty("access_token");
    await expectNothingOfTheAttacker(email);
  });

  test("is so also when the attacker's browser has the verifier of the link", async () => {
    const email = server.newEmail();
    const attacker = await signUpAsAttacker(email, server.pkceClient());
    const target = await server.follow((await server.mailbox.next(email)).link);
    expect(target.searchParams.get("code")).toBeTruthy();
    await expectNothingOfTheAttacker(email);
    expect((await attacker.auth.exchangeCodeForSession("a guess at the code")).error).not.toBeNull();
    await expectNothingOfTheAttacker(email);
  });

  test("is so when the owner signs up as well, and opens the link in the browser of that sign-up", async () => {
    const email = server.newEmail();
    await signUpAsAttacker(email, server.pkceClient());
    await server.mailbox.next(email);
    const owner = server.pkceClient();
    await owner.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${server.url}/auth/callback` } });
    const target = await server.follow((await server.mailbox.next(email)).link);
    expect((await owner.auth.exchangeCodeForSession(target.searchParams.get("code") ?? "")).error).toBeNull();
    await expectNothingOfTheAttacker(email);
  });

  test("is so when the owner types the code of the mail, and then sets a password", async () => {
    const email = server.newEmail();
    await signUpAsAttacker(email);
    const { code } = await server.mailbox.next(email);
    const owner = server.client();
    expect((await owner.auth.verifyOtp({ email, token: code, type: "signup" })).error).toBeNull();
    await expectNothingOfTheAttacker(email);
    expect((await owner.auth.updateUser({ password: PASSWORD, data: { first_name: "Ada" } })).error).toBeNull();
    // The first password is no news to its owner.
    await server.outboxIsEmpty();
    expect(server.mailbox.count(email)).toBe(1);
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await owner.from("profiles").select("first_name")).data).toEqual([{ first_name: "Ada" }]);
  });

  test("is so when the account was made by asking for a link, and the owner opens that one, asks for another or types its code", async () => {
    for (const by of ["link", "another link", "code"] as const) {
      const email = server.newEmail();
      const options = { data: attackersData, emailRedirectTo: `${server.url}/auth/callback` };
      await server.client().auth.signInWithOtp({ email, options });
      let { link, code } = await server.mailbox.next(email);
      if (by !== "link") {
        await server.client().auth.signInWithOtp({ email, options: { emailRedirectTo: `${server.url}/auth/callback` } });
        ({ link, code } = await server.mailbox.next(email));
      }
      if (by === "code") expect((await server.client().auth.verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
      else expect(getFragment(await server.follow(link))).toHaveProperty("access_token");
      await expectNothingOfTheAttacker(email);
    }
  });

  test("is so when an administrator invites the owner, before or after", async () => {
    for (const order of ["before", "after"] as const) {
      const email = server.newEmail();
      const { admin } = server.client(server.serviceRoleKey).auth;
      if (order === "before") await signUpAsAttacker(email);
      if (order === "before") await server.mailbox.next(email);
      expect((await admin.inviteUserByEmail(email, { data: { team: "A" } })).error).toBeNull();
      const { link } = await server.mailbox.next(email);
      if (order === "after") await signUpAsAttacker(email);
      const opened = order === "after" ? (await server.mailbox.next(email)).link : link;
      expect(getFragment(await server.follow(opened))).toHaveProperty("access_token");
      await expectNothingOfTheAttacker(email);
    }
  });
});

describe("who signs up and opens the link in the same browser", () => {
  test("keeps the password and the name, and signs in with them from then on", async () => {
    const email = server.newEmail();
    const browser = server.pkceClient();
    const picture = "https://ada.example/picture.png";
    const options = { data: { first_name: "Ada", avatar_url: picture }, emailRedirectTo: `${server.url}/auth/callback` };
    await browser.auth.signUp({ email, password: PASSWORD, options });
    const target = await server.follow((await server.mailbox.next(email)).link);
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
    const { data, error } = await browser.auth.exchangeCodeForSession(target.searchParams.get("code") ?? "");
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ first_name: "Ada", email_verified: true });
    expect((await browser.from("profiles").select("first_name,avatar_url")).data).toEqual([{ first_name: "Ada", avatar_url: picture }]);
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });
});
