import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

const laptop = "40000000-0000-4000-8000-000000000001";
const phone = "40000000-0000-4000-8000-000000000002";
const foreign = "40000000-0000-4000-8000-000000000003";

describe("accounts", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
    for (const [id, user, minutes] of [
      [laptop, ACCOUNTS.owner, "0"],
      [phone, ACCOUNTS.owner, "60"],
      [foreign, ACCOUNTS.other, "0"],
    ] as const) {
      await database.query(
        `insert into auth.sessions (id, user_id, aal, user_agent, ip, created_at, updated_at)
         values ($1, $2, 'aal1', 'Browser', '203.0.113.7', now() - $3 * interval '1 minute', now())`,
        [id, user, minutes],
      );
      await database.query(
        `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
         select id, 'password', created_at, created_at from auth.sessions where id = $1`,
        [id],
      );
    }
  });
  afterAll(() => database.close());

  /** The claims of the caller from here on: a session of the account. */
  const on = (session: string, account: keyof typeof ACCOUNTS = "owner", aal = "aal1"): Statement => [
    "select set_config('request.jwt.claims', $1, true)",
    [JSON.stringify({ sub: ACCOUNTS[account], role: "authenticated", session_id: session, aal })],
  ];
  const sessions: Statement = ["select id, user_agent, ip, two_factor, is_current from public.list_own_sessions()"];
  const removal = (email: string): Statement => ["select public.delete_own_account($1)", [email]];

  describe("own sessions", () => {
    const device = { user_agent: "Browser", ip: "203.0.113.7", two_factor: false };

    test("are listed, this one first", async () => {
      expect(await attempt(database, "owner", [on(phone), sessions])).toEqual({
        rows: [
          { id: phone, ...device, is_current: true },
          { id: laptop, ...device, is_current: false },
        ],
      });
    });

    test("were last used when they were last refreshed", async () => {
      const refreshed: Statement = ["update auth.sessions set refreshed_at = '2031-05-01 10:00' where id = $1", [phone]];
      const used: Statement = ["select last_used_at = '2031-05-01T10:00Z' as used from public.list_own_sessions() where id = $1", [phone]];
      expect(await attempt(database, "owner", [on(laptop), used], [refreshed])).toEqual({ rows: [{ used: true }] });
    });

    test("are ended one by one, or all others at once; another's cannot be", async () => {
      const end = (id: string): Statement => ["select public.end_own_session($1) as ended", [id]];
      expect(await attempt(database, "owner", [on(laptop), end(phone)])).toEqual({ rows: [{ ended: true }] });
      expect(await attempt(database, "owner", [on(laptop), end(phone), sessions])).toMatchObject({ rows: [{ id: laptop }] });
      expect(await attempt(database, "owner", [on(laptop), end(foreign)])).toEqual({ rows: [{ ended: false }] });
      const others: Statement = ["select public.end_other_sessions() as ended"];
      expect(await attempt(database, "owner", [on(phone), others])).toEqual({ rows: [{ ended: 1 }] });
      expect(await attempt(database, "owner", [on(phone), others, on(foreign, "other"), sessions])).toMatchObject({
        rows: [{ id: foreign }],
      });
    });

    test.each([
      ["that has ended", [on("40000000-0000-4000-8000-0000000000ff")]],
      ["of somebody else", [on(foreign)]],
      ["that the token does not name", []],
    ])("cannot be managed with a session %s", async (_, enter) => {
      for (const call of [sessions, ["select public.end_other_sessions()"], removal("owner@example.com")] as Statement[]) {
        expect(await attempt(database, "owner", [...enter, call])).toMatchObject({
          refused: "42501",
          message: "Your session has ended. Please sign in again.",
        });
      }
    });
  });

  describe("deleting the own account", () => {
    const gone: Statement = ["select count(*)::int as accounts from public.profiles where id = $1", [ACCOUNTS.owner]];
    const asService: Statement = ["select set_config('role', 'service_role', true)"];
    const outcome = (session: string, email: string, before: readonly Statement[] = []) =>
      attempt(database, "owner", [on(session), removal(email)], before);

    test("removes it with everything of it, and nobody else", async () => {
      const reset: Statement = ["reset role"];
      expect(await attempt(database, "owner", [on(laptop), removal(" Owner@Example.com"), reset, asService, gone])).toEqual({
        rows: [{ accounts: 0 }],
      });
      const left: Statement = ["select count(*)::int as accounts from public.profiles"];
      expect(await attempt(database, "owner", [on(laptop), removal("owner@example.com"), reset, asService, left])).toEqual({
        rows: [{ accounts: 3 }],
      });
    });

    test("needs the address of the account", async () => {
      for (const email of ["", "other@example.com"]) expect(await outcome(laptop, email)).toMatchObject({ refused: "23514" });
    });

    test("needs a recent sign-in", async () => {
      expect(await outcome(phone, "owner@example.com")).toMatchObject({
        refused: "42501",
        message: "Please sign in again before you delete your account",
      });
    });

    test("needs neither of an anonymous account, which has none, and nothing else of it", async () => {
      const anonymous: Statement = ["update auth.users set email = null, is_anonymous = true where id = $1", [ACCOUNTS.owner]];
      expect(await outcome(phone, "", [anonymous])).toMatchObject({ rows: [{}] });
      expect(await outcome(phone, "owner@example.com", [anonymous])).toMatchObject({ refused: "23514" });
      expect(await outcome(foreign, "", [anonymous])).toMatchObject({ refused: "42501" });
    });

    test("needs the second factor where there is one", async () => {
      const factor: Statement = [
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
        [ACCOUNTS.owner],
      ];
      expect(await outcome(laptop, "owner@example.com", [factor])).toMatchObject({
        refused: "42501",
        message: "Enter a code of your authenticator app first",
      });
      const raised: Statement = ["update auth.sessions set aal = 'aal2' where id = $1", [laptop]];
      expect(await outcome(laptop, "owner@example.com", [factor, raised])).toMatchObject({ refused: "42501" });
      const withFactor = [on(laptop, "owner", "aal2"), removal("owner@example.com")];
      expect(await attempt(database, "owner", withFactor, [factor, raised])).toMatchObject({ rows: [{}] });
    });

    test("keeps the last administrator", async () => {
      const alone: readonly Statement[] = [
        ["insert into public.user_roles (user_id, role) values ($1, 'admin')", [ACCOUNTS.owner]],
        ["delete from public.user_roles where user_id = $1", [ACCOUNTS.admin]],
      ];
      expect(await outcome(laptop, "owner@example.com", alone)).toEqual({
        refused: "23001",
        message: "The last administrator cannot be removed",
      });
    });
  });

  describe("the list of users", () => {
    const list = (search = ""): Statement => [
      "select email, first_name, roles, two_factor, disabled from public.list_users($1) order by email",
      [search],
    ];

    test("is for administrators", async () => {
      for (const actor of ["anon", "owner", "coach"] as const) {
        expect(await attempt(database, actor, [list()]), actor).toMatchObject({ refused: "42501" });
      }
      expect(await attempt(database, "admin", [list()])).toMatchObject({
        rows: [
          { email: "admin@example.com", roles: ["admin", "user"], disabled: false },
          { email: "coach@example.com", roles: ["coach", "user"] },
          { email: "other@example.com", roles: ["user"] },
          { email: "owner@example.com", first_name: "owner", roles: ["user"], two_factor: false },
        ],
      });
      expect(await attempt(database, "service_role", [list()])).toMatchObject({ rows: [{}, {}, {}, {}] });
    });

    test("finds by any part of address and names, in any order, and knows no wildcards", async () => {
      for (const search of ["OWNER@", "own", "wner", " owner Example ", "xampl wne", "owner@example.com ex"]) {
        expect(await attempt(database, "admin", [list(search)]), search).toMatchObject({ rows: [{ email: "owner@example.com" }] });
      }
      expect(await attempt(database, "admin", [list("@example.c")])).toMatchObject({ rows: [{}, {}, {}, {}] });
      for (const search of ["%", "_", "o%r", "owner@other", "' or true --", "a':* | 'o", "\\'", "@'"])
        expect(await attempt(database, "admin", [list(search)]), search).toEqual({ rows: [] });
    });

    test("follows names, addresses and deletions", async () => {
      const found = async (search: string, ...changes: readonly Statement[]) =>
        attempt(database, "admin", [["select email, first_name from public.list_users($1)", [search]]], changes);
      const renamed: Statement = ["update public.profiles set first_name = 'Zoë', last_name = 'Åberg' where id = $1", [ACCOUNTS.owner]];
      expect(await found("zoë", renamed)).toEqual({ rows: [{ email: "owner@example.com", first_name: "Zoë" }] });
      const renamedAgain: Statement = ["update public.profiles set first_name = 'Ada' where id = $1", [ACCOUNTS.owner]];
      expect(await found("zoë", renamed, renamedAgain)).toEqual({ rows: [] });
      const moved: Statement = ["update auth.users set email = 'new.place@example.org' where id = $1", [ACCOUNTS.owner]];
      expect(await found("place", moved)).toMatchObject({ rows: [{ email: "new.place@example.org" }] });
      expect(await found("owner@", moved)).toEqual({ rows: [] });
      expect(await found("owner", ["update auth.users set deleted_at = now() where id = $1", [ACCOUNTS.owner]])).toEqual({ rows: [] });
      expect(await found("owner", ["delete from auth.users where id = $1", [ACCOUNTS.owner]])).toEqual({ rows: [] });
    });

    test("is sorted both ways and comes page by page, with the numbers of each account", async () => {
      const page = async (columns: string, ...parameters: string[]) =>
        attempt(database, "admin", [[`select ${columns} from public.list_users('', $1, $2, $3, 3)`, parameters]]);
      expect(await page("email, total, more", "email", "false", "1")).toEqual({
        rows: ["admin", "coach", "other"].map((name) => ({ email: `${name}@example.com`, total: "4", more: false })),
      });
      expect(await page("email", "email", "false", "2")).toEqual({ rows: [{ email: "owner@example.com" }] });
      expect(await page("first_name", "name", "true", "1")).toEqual({
        rows: ["owner", "other", "coach"].map((first_name) => ({ first_name })),
      });
      expect(await page("id", "name", "true", "9")).toEqual({ rows: [] });
      expect(await page("id", "nothing", "true", "-1")).toMatchObject({ rows: [{}, {}, {}] });
      expect(await page("level, total_workouts, total_personal_bests, completed_goals, age, gender", "joined", "true", "2")).toMatchObject({
        rows: [{ level: 1, total_workouts: 0, total_personal_bests: 0, completed_goals: 0, age: null, gender: null }],
      });
    });
  });

  describe("disabling an account", () => {
    const disable = (account: keyof typeof ACCOUNTS): Statement => ["select public.disable_user($1) as message", [ACCOUNTS[account]]];
    const enable = (account: keyof typeof ACCOUNTS): Statement => ["select public.enable_user($1) as message", [ACCOUNTS[account]]];
    const secondAdmin: Statement = ["insert into public.user_roles (user_id, role) values ($1, 'admin')", [ACCOUNTS.coach]];

    test("ends its sessions, shows in the list, and can be undone", async () => {
      expect(await attempt(database, "admin", [disable("owner")])).toEqual({
        rows: [{ message: "owner@example.com can no longer sign in" }],
      });
      const status: Statement = ["select disabled from public.list_users('owner@')"];
      expect(await attempt(database, "admin", [disable("owner"), status])).toEqual({ rows: [{ disabled: true }] });
      expect(await attempt(database, "admin", [disable("owner"), enable("owner"), status])).toEqual({ rows: [{ disabled: false }] });
      expect(await attempt(database, "admin", [disable("owner"), on(laptop), sessions])).toMatchObject({ refused: "42501" });
    });

    test("and giving and taking roles is recorded: who, what, by whom", async () => {
      const done: readonly Statement[] = [
        disable("owner"),
        enable("owner"),
        ["select public.grant_user_role($1, 'coach')", [ACCOUNTS.other]],
        ["select public.make_user_admin('owner@example.com')"],
        ["select public.revoke_user_role($1, 'admin')", [ACCOUNTS.owner]],
      ];
      const record: Statement = [
        `select action, role, user_email, total from public.list_account_changes()
         where changed_by = $1 and changed_by_email = 'admin@example.com' order by action, role`,
        [ACCOUNTS.admin],
      ];
      const change = (action: string, role: string | null, name = "owner") => ({
        action,
        role,
        user_email: `${name}@example.com`,
        total: "7",
      });
      expect(await attempt(database, "admin", [...done, record])).toEqual({
        rows: [
          change("disabled", null),
          change("enabled", null),
          change("granted", "admin"),
          change("granted", "coach", "other"),
          change("revoked", "admin"),
        ],
      });
      const second: Statement = ["select user_id from public.list_account_changes(2, 5)"];
      expect(await attempt(database, "admin", [...done, second])).toMatchObject({ rows: [{}, {}] });
      const gone: Statement = ["delete from auth.users where id = $1", [ACCOUNTS.coach]];
      const kept: Statement = ["select user_email, changed_by from public.list_account_changes() where user_id = $1", [ACCOUNTS.coach]];
      expect(await attempt(database, "admin", [kept], [gone])).toMatchObject({ rows: [{ user_email: null }, { user_email: null }] });
      for (const actor of ["anon", "owner", "coach"] as const) {
        expect(await attempt(database, actor, [record]), actor).toMatchObject({ refused: "42501" });
      }
    });

    test("is for administrators, and not for oneself", async () => {
      for (const actor of ["anon", "owner", "coach"] as const) {
        expect(await attempt(database, actor, [disable("other")]), actor).toMatchObject({ refused: "42501" });
        expect(await attempt(database, actor, [enable("other")]), actor).toMatchObject({ refused: "42501" });
      }
      expect(await attempt(database, "admin", [disable("admin")])).toMatchObject({ refused: "23001" });
      expect(await attempt(database, "admin", [["select public.disable_user(gen_random_uuid())"]])).toMatchObject({ refused: "PT404" });
    });

    test("takes an administrator's power at once", async () => {
      const ban: Statement = ["update auth.users set banned_until = now() + interval '1 hour' where id = $1", [ACCOUNTS.admin]];
      expect(await attempt(database, "admin", [["select public.is_admin() as admin"]], [ban])).toEqual({ rows: [{ admin: false }] });
      expect(await attempt(database, "admin", [disable("owner")], [ban])).toMatchObject({ refused: "42501" });
    });

    test("never takes the last administrator who can sign in", async () => {
      const refusal = { refused: "23001", message: "The last administrator cannot be removed" };
      expect(await attempt(database, "service_role", [disable("admin")])).toEqual(refusal);
      expect(await attempt(database, "admin", [disable("coach")], [secondAdmin])).toMatchObject({ rows: [{}] });
      const step: Statement = ["select public.revoke_user_role($1, 'admin')", [ACCOUNTS.admin]];
      expect(await attempt(database, "admin", [disable("coach"), step], [secondAdmin])).toEqual(refusal);
      expect(await attempt(database, "service_role", [disable("coach"), disable("admin")], [secondAdmin])).toEqual(refusal);
    });
  });
});
