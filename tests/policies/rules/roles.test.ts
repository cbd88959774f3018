import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asCaller } from "#server/database/as-caller.ts";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS, getCaller } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

describe("roles", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  const rolesOf = (id: string): Statement => ["select array_agg(role) as roles from public.get_user_roles($1) as role", [id]];
  const makeAdmin = (email: string): Statement => ["select public.make_user_admin($1) as message", [email]];
  const revoke = (id: string, role = "admin"): Statement => ["select public.revoke_user_role($1, $2) as message", [id, role]];

  test("get_user_roles answers for the own account and, to administrators, for any", async () => {
    expect(await attempt(database, "owner", [rolesOf(ACCOUNTS.owner)])).toEqual({ rows: [{ roles: ["user"] }] });
    expect(await attempt(database, "coach", [rolesOf(ACCOUNTS.coach)])).toEqual({ rows: [{ roles: ["coach", "user"] }] });
    expect(await attempt(database, "admin", [rolesOf(ACCOUNTS.admin)])).toEqual({ rows: [{ roles: ["admin", "user"] }] });
    expect(await attempt(database, "admin", [rolesOf(ACCOUNTS.coach)])).toEqual({ rows: [{ roles: ["coach", "user"] }] });
    expect(await attempt(database, "service_role", [rolesOf(ACCOUNTS.coach)])).toEqual({ rows: [{ roles: ["coach", "user"] }] });
    for (const actor of ["owner", "coach", "anon"] as const) {
      expect(await attempt(database, actor, [rolesOf(ACCOUNTS.admin)]), actor).toMatchObject({ refused: "42501" });
    }
  });

  test("an account that does not exist has no roles, not even user", async () => {
    expect(await attempt(database, "admin", [rolesOf("00000000-0000-4000-8000-0000000000ff")])).toEqual({ rows: [{ roles: null }] });
  });

  test("make_user_admin answers with a sentence and the role is there", async () => {
    expect(await attempt(database, "admin", [makeAdmin(" Owner@Example.com ")])).toEqual({
      rows: [{ message: "Owner@Example.com is now an administrator" }],
    });
    expect(await attempt(database, "admin", [makeAdmin("owner@example.com"), rolesOf(ACCOUNTS.owner)])).toEqual({
      rows: [{ roles: ["admin", "user"] }],
    });
    expect(await attempt(database, "admin", [makeAdmin("admin@example.com")])).toEqual({
      rows: [{ message: "admin@example.com is already an administrator" }],
    });
  });

  test("make_user_admin says what is wrong", async () => {
    expect(await attempt(database, "admin", [makeAdmin("nobody@example.com")])).toEqual({
      refused: "PT404",
      message: "No user found with email nobody@example.com",
    });
    expect(await attempt(database, "admin", [makeAdmin("  ")])).toEqual({ refused: "P0001", message: "Please enter an email address" });
  });

  test.each(["owner", "coach", "anon"] as const)("%s cannot change roles", async (actor) => {
    const statements = [
      makeAdmin("owner@example.com"),
      revoke(ACCOUNTS.admin),
      ["select public.grant_user_role($1, 'coach')", [ACCOUNTS.owner]] as const,
      ["insert into public.user_roles (user_id, role) values ($1, 'admin')", [ACCOUNTS.owner]] as const,
    ];
    for (const statement of statements)
      expect(await attempt(database, actor, [statement]), statement[0]).toMatchObject({ refused: "42501" });
  });

  test("not even administrators write the table of roles directly", async () => {
    expect(
      await attempt(database, "admin", [["insert into public.user_roles (user_id, role) values ($1, 'admin')", [ACCOUNTS.owner]]]),
    ).toMatchObject({ refused: "42501" });
    expect(await attempt(database, "admin", [["delete from public.user_roles where role = 'coach' returning 1"]])).toEqual({ rows: [] });
  });

  test("every change is recorded with who did it", async () => {
    const record: Statement = [
      "select user_id, role, action, changed_by from public.account_changes where changed_by is not null order by action",
    ];
    expect(await attempt(database, "admin", [makeAdmin("owner@example.com"), revoke(ACCOUNTS.coach, "coach"), record])).toEqual({
      rows: [
        { user_id: ACCOUNTS.owner, role: "admin", action: "granted", changed_by: ACCOUNTS.admin },
        { user_id: ACCOUNTS.coach, role: "coach", action: "revoked", changed_by: ACCOUNTS.admin },
      ],
    });
  });

  test("the last administrator stays, whoever tries to remove them and however", async () => {
    const last = { refused: "23001", message: "The last administrator cannot be removed" };
    expect(await attempt(database, "admin", [revoke(ACCOUNTS.admin)])).toEqual(last);
    expect(await attempt(database, "service_role", [["delete from public.user_roles"]])).toEqual(last);
    expect(await attempt(database, "service_role", [], [["delete from auth.users where id = $1", [ACCOUNTS.admin]]])).toEqual(last);
    expect(await attempt(database, "admin", [makeAdmin("owner@example.com"), revoke(ACCOUNTS.admin), rolesOf(ACCOUNTS.admin)])).toEqual({
      rows: [{ roles: ["user"] }],
    });
  });

  test("two administrators who remove each other at the same moment do not both succeed", async () => {
    await asCaller(database, getCaller("admin"), (transaction) => transaction.query(...makeAdmin("owner@example.com")));
    const outcomes = await Promise.allSettled([
      asCaller(database, getCaller("admin"), (transaction) => transaction.query(...revoke(ACCOUNTS.owner))),
      asCaller(database, getCaller("owner"), (transaction) => transaction.query(...revoke(ACCOUNTS.admin))),
    ]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await database.query("select 1 from public.user_roles where role = 'admin'")).toHaveLength(1);
    await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing", [ACCOUNTS.admin]);
    await database.query("delete from public.user_roles where user_id = $1", [ACCOUNTS.owner]);
  });
});
