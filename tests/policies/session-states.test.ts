import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCESS, getKey } from "./access.ts";
import { ACCOUNTS } from "./actors.ts";
import { attempt, type Statement } from "./attempt.ts";
import { RPC_ACCESS } from "./rpc-access.ts";
import { insertStatement, populatedDatabase } from "./world.ts";

const SESSION_ID = "10000000-0000-4000-8000-000000000091";
const FACTOR: Statement = [
  `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
   values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
  [ACCOUNTS.owner],
];

/** What was done to the session or the account of a token that is still within its hour, and the refusal. */
const STATES: Readonly<Record<string, readonly [before: Statement, message: string]>> = {
  "has shown no second factor": [FACTOR, "Enter a code of your authenticator app first"],
  "was ended": [["delete from auth.sessions where id = $1", [SESSION_ID]], "Your session has ended. Please sign in again."],
  "is past its time": [
    ["update auth.sessions set not_after = now() - interval '1 second' where id = $1", [SESSION_ID]],
    "Your session has ended. Please sign in again.",
  ],
  "belongs to somebody else": [
    ["update auth.sessions set user_id = $1 where id = $2", [ACCOUNTS.other, SESSION_ID]],
    "Your session has ended. Please sign in again.",
  ],
  "is of a disabled account": [
    ["update auth.users set banned_until = now() + interval '1 day' where id = $1", [ACCOUNTS.owner]],
    "Your session has ended. Please sign in again.",
  ],
  "is of an account deleted softly": [
    ["update auth.users set deleted_at = now() where id = $1", [ACCOUNTS.owner]],
    "Your session has ended. Please sign in again.",
  ],
};

const ANNOUNCEMENT: Statement = [
  "insert into public.admin_content (title, content_type, status, published_at) values ('News', 'announcement', 'published', now() - interval '1 day')",
];

describe("an access token whose session", () => {
  let database: Database;
  beforeAll(async () => {
    database = await populatedDatabase();
    await database.query("insert into auth.sessions (id, user_id, created_at, updated_at, aal) values ($1, $2, now(), now(), 'aal1')", [
      SESSION_ID,
      ACCOUNTS.owner,
    ]);
  }, 60_000);
  afterAll(() => database.close());

  const claims = { sub: ACCOUNTS.owner, role: "authenticated", session_id: SESSION_ID, aal: "aal1" };
  const enterAs = (values: object): Statement => ["select set_config('request.jwt.claims', $1, true)", [JSON.stringify(values)]];
  const enter = enterAs(claims);

  describe.each(Object.entries(STATES))("%s", (_, [before, message]) => {
    const refused = { refused: "42501", message };

    // The library of exercises is read by whoever has signed up, and written by administrators, whose session counts.
    test.each(ACCESS.filter(({ name }) => name !== "public.exercises"))(
      "reads, stores, changes and removes nothing of $name",
      async (table) => {
        const attempts: readonly (readonly [verb: string, statement: Statement])[] = [
          ["s", [`select 1 from ${table.name}`]],
          ["u", [`update ${table.name} set ${table.change[0]} = $1 where ${getKey(table)} returning 1`, [table.change[1]]]],
          ["d", [`delete from ${table.name} where ${getKey(table)} returning 1`]],
        ];
        for (const [verb, statement] of attempts) {
          const outcome = await attempt(database, "owner", [enter, statement], [before]);
          // What no policy allows to anybody like the owner is not even asked about; devices are forgotten with the account.
          if (table.allowed.owner.includes(verb) && table.name !== "public.push_subscriptions") expect(outcome).toEqual(refused);
          else expect([refused, { rows: [] }]).toContainEqual(outcome);
        }
        const removed: readonly Statement[] = [["delete from storage.objects"], [`delete from ${table.name} where ${getKey(table)}`]];
        expect(await attempt(database, "owner", [enter, insertStatement(table)], [before, ...removed])).toMatchObject({ refused: "42501" });
      },
    );

    test.each(Object.entries(RPC_ACCESS))("gets nothing from %s", async (name, [parameters]) => {
      const functionName = name.split(",", 1)[0] ?? name;
      const call: Statement = [`select r::text as answer from public.${functionName}(${parameters}) as r`];
      const outcome = await attempt(database, "owner", [enter, call], [before, ANNOUNCEMENT]);
      if (functionName === "is_admin") expect(outcome).toEqual({ rows: [{ answer: "false" }] });
      // The secret is the key of a calendar feed.
      else if (functionName === "read_calendar_feed") expect(outcome).toEqual({ rows: [{ answer: null }] });
      else expect(outcome).toMatchObject({ refused: "42501" });
    });
  });

  test("has shown the second factor of the account reads what the account may read", async () => {
    for (const table of ACCESS.filter(({ allowed }) => allowed.owner.startsWith("s")))
      expect(
        await attempt(database, "owner", [enterAs({ ...claims, aal: "aal2" }), [`select 1 from ${table.name}`]], [FACTOR]),
      ).toHaveProperty("rows");
  });

  test("is there and needs no second factor counts, and so does a token of the operator's own programs without one", async () => {
    const read: Statement = ["select id from public.goals"];
    expect(await attempt(database, "owner", [enter, read])).toMatchObject({ rows: [{}] });
    expect(await attempt(database, "owner", [read])).toMatchObject({ rows: [{}] });
    expect(await attempt(database, "owner", [read], [FACTOR])).toMatchObject({ refused: "42501" });
  });
});

describe("an administrator", () => {
  let database: Database;
  beforeAll(async () => {
    database = await populatedDatabase();
  }, 60_000);
  afterAll(() => database.close());

  const isAdmin: Statement = ["select public.is_admin() as admin"];
  const claims = (aal: string): Statement => [
    "select set_config('request.jwt.claims', $1, true)",
    [JSON.stringify({ sub: ACCOUNTS.admin, role: "authenticated", aal })],
  ];
  const noFactor: Statement = ["delete from auth.mfa_factors"];
  const optional: Statement = ["insert into private.admin_access (second_factor) values ('optional')"];

  test("is one only with a second factor that was shown", async () => {
    expect(await attempt(database, "admin", [claims("aal2"), isAdmin])).toEqual({ rows: [{ admin: true }] });
    expect(await attempt(database, "admin", [claims("aal1"), isAdmin])).toEqual({ rows: [{ admin: false }] });
    expect(await attempt(database, "admin", [claims("aal1"), isAdmin], [noFactor])).toEqual({ rows: [{ admin: false }] });
    expect(await attempt(database, "admin", [claims("aal2"), isAdmin], [noFactor])).toEqual({ rows: [{ admin: false }] });
  });

  test("needs none where the operator says so, but must show one that is there", async () => {
    expect(await attempt(database, "admin", [claims("aal1"), isAdmin], [noFactor, optional])).toEqual({ rows: [{ admin: true }] });
    expect(await attempt(database, "admin", [claims("aal1"), isAdmin], [optional])).toEqual({ rows: [{ admin: false }] });
  });
});
