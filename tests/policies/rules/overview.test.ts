import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

describe("figures for administrators", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
    // Whoever is there has come long ago, so that each test has its own weeks.
    await database.query("update public.profiles set created_at = now() - interval '2 years'");
  });
  afterAll(() => database.close());

  const overview: Statement = ["select users, content, pending_approvals, uploads from public.admin_overview()"];
  const monday = "date_trunc('week', now() at time zone 'UTC') at time zone 'UTC'";

  test("count what there is, what waits and what is being received", async () => {
    const before: readonly Statement[] = [
      ["insert into public.admin_content (title) values ('One'), ('Two')"],
      [
        "insert into public.ai_training_sessions (user_id, title, content) select $1, 'Race week', 'Rest.' from generate_series(1, 3)",
        [ACCOUNTS.owner],
      ],
      [
        `insert into ironpace.upload_locks (upload_id, holder, expires_at)
         values ('a', 'x', now() + interval '10 seconds'), ('b', 'x', now() - interval '1 second')`,
      ],
      ["update auth.users set deleted_at = now() where id = $1", [ACCOUNTS.other]],
    ];
    expect(await attempt(database, "admin", [overview], before)).toEqual({
      rows: [{ users: "3", content: "2", pending_approvals: "3", uploads: "1" }],
    });
    expect(await attempt(database, "admin", [["select exercises from public.admin_overview()"]])).toEqual({ rows: [{ exercises: "293" }] });
  });

  test("go with what is decided, removed and added again, whoever does it", async () => {
    const waiting: Statement = [
      "insert into public.ai_training_sessions (user_id, title, content) select $1, 'Session ' || n, 'Rest.' from generate_series(1, 5) as n",
      [ACCOUNTS.owner],
    ];
    const steps: readonly Statement[] = [
      ["update public.ai_training_sessions set status = 'approved' where title in ('Session 1', 'Session 2')"],
      ["update public.ai_training_sessions set status = 'rejected' where title = 'Session 3'"],
      ["delete from public.ai_training_sessions where title = 'Session 4'"],
      ["insert into public.admin_content (title) values ('One'), ('Two'), ('Three')"],
      ["delete from public.admin_content where title = 'Two'"],
      ["delete from public.exercises where category = 'cardio'"],
      ["insert into public.exercises (name) values ('One'), ('Two')"],
    ];
    const counted: Statement = [
      "select users::int, exercises::int, content::int, pending_approvals::int as pending from public.admin_overview()",
    ];
    const truth: Statement = [
      `select count(*)::int as users, (select count(*)::int from public.exercises) as exercises,
         (select count(*)::int from public.admin_content) as content,
         (select count(*)::int from public.ai_training_sessions where status = 'pending') as pending from public.list_users()`,
    ];
    for (let done = 0; done <= steps.length; done++) {
      const before = [waiting, ...steps.slice(0, done)];
      expect(await attempt(database, "admin", [...before.slice(1), counted], [waiting])).toEqual(
        await attempt(database, "admin", [...before.slice(1), truth], [waiting]),
      );
    }
    // With an account goes what it had handed in.
    const gone: Statement = ["delete from auth.users where id = $1", [ACCOUNTS.owner]];
    expect(await attempt(database, "admin", [counted], [waiting, gone])).toEqual({
      rows: [{ users: 3, exercises: 293, content: 0, pending: 0 }],
    });
    const totals: Statement = ["select distinct status, total::int from public.review_sessions('approved')"];
    const approved: Statement = ["update public.ai_training_sessions set status = 'approved' where title in ('Session 1', 'Session 2')"];
    expect(await attempt(database, "admin", [approved, totals], [waiting])).toEqual({ rows: [{ status: "approved", total: 2 }] });
  });

  test("without a table of uploads none are told", async () => {
    const gone: Statement = ["alter table ironpace.upload_locks rename to elsewhere"];
    expect(await attempt(database, "admin", [overview], [gone])).toMatchObject({ rows: [{ uploads: null }] });
  });

  test("a week begins with its Monday, in UTC: the moment before belongs to the week before", async () => {
    const before: readonly Statement[] = [
      [`update public.profiles set created_at = ${monday} where id = $1`, [ACCOUNTS.owner]],
      [`update public.profiles set created_at = ${monday} - interval '1 microsecond' where id = $1`, [ACCOUNTS.other]],
      [`update public.profiles set created_at = ${monday} - interval '7 days 1 microsecond' where id = $1`, [ACCOUNTS.coach]],
      [
        `insert into public.training_plans (creator_id, status, created_at) values
           ($1, 'completed', ${monday}), ($1, 'active', ${monday}), ($1, 'completed', ${monday} - interval '1 microsecond')`,
        [ACCOUNTS.owner],
      ],
    ];
    const read: Statement = ["select to_char(week, 'ID') as day, sign_ups::int, plans::int from public.admin_activity(2)"];
    expect(await attempt(database, "admin", [read], before)).toEqual({
      rows: [
        { day: "1", sign_ups: 1, plans: 1 },
        { day: "1", sign_ups: 1, plans: 2 },
      ],
    });
  });

  test("an athlete who logs work and asks the coach is active once a week; what the coach says is nobody's activity", async () => {
    const work = (account: string, at: string): Statement => [
      `insert into public.performed_sessions (user_id, source, title, performed_at, created_at)
       values ($1, 'free', 'Row', timestamptz '2024-01-01', ${at})`,
      [account],
    ];
    const before: readonly Statement[] = [
      work(ACCOUNTS.owner, monday),
      work(ACCOUNTS.owner, monday),
      work(ACCOUNTS.coach, `${monday} - interval '1 hour'`),
      ["insert into public.coach_conversations (id, user_id, title) select id, id, 'Pace' from auth.users"],
      [
        `insert into public.coach_messages (conversation_id, user_id, role, content, coach, created_at) values
           ($1, $1, 'user', 'Easy?', null, ${monday}), ($2, $2, 'user', 'Easy?', null, ${monday}),
           ($3, $3, 'assistant', 'Yes.', 'built-in', ${monday})`,
        [ACCOUNTS.owner, ACCOUNTS.other, ACCOUNTS.admin],
      ],
    ];
    const read: Statement = ["select active_athletes::int as active from public.admin_activity(3)"];
    expect(await attempt(database, "admin", [read], before)).toEqual({ rows: [{ active: 0 }, { active: 1 }, { active: 2 }] });
  });

  test("tokens cost what an administrator says they do; without a price they are only counted", async () => {
    const use = (model: string, day: string): Statement => [
      `insert into public.model_usage values ((${day})::date, 'ai-coach', 'openai', $1, 2, 3000000, 500000)`,
      [model],
    ];
    const week = "date_trunc('week', now() at time zone 'UTC')";
    const before = [
      use("known", week),
      use("new", week),
      use("known", `${week} - interval '1 day'`),
      use("known", `${week} - interval '8 days'`),
    ];
    const price: Statement = ["insert into public.model_prices values ('openai', 'known', 0.5, 2), ('openai', 'unused', 1, 1)"];
    const read: Statement = [
      "select model_calls::int as calls, model_tokens::int as tokens, unpriced_tokens::int as unpriced, cost::float from public.admin_activity(2)",
    ];
    expect(await attempt(database, "admin", [price, read], before)).toEqual({
      rows: [
        { calls: 2, tokens: 3_500_000, unpriced: 0, cost: 2.5 },
        { calls: 4, tokens: 7_000_000, unpriced: 3_500_000, cost: 2.5 },
      ],
    });
    const models: Statement = [
      "select model, calls::int, input_tokens::int as input, output_price::float as price from public.admin_model_usage(2)",
    ];
    expect(await attempt(database, "admin", [price, models], before)).toEqual({
      rows: [
        { model: "known", calls: 4, input: 6_000_000, price: 2 },
        { model: "new", calls: 2, input: 3_000_000, price: null },
        { model: "unused", calls: 0, input: 0, price: 1 },
      ],
    });
  });

  test.each([
    [null, 12],
    [0, 1],
    [-4, 1],
    [1000, 53],
  ])("asked for %s weeks it tells %i, this one last", async (asked, told) => {
    const read: Statement = [
      `select count(*)::int as weeks, max(week) = (${monday})::date as whole from public.admin_activity($1)`,
      [asked === null ? null : String(asked)],
    ];
    expect(await attempt(database, "admin", [["set local timezone = 'UTC'"], read])).toEqual({ rows: [{ weeks: told, whole: true }] });
  });

  describe("what a call of a language model used", () => {
    const record = (...values: readonly (string | null)[]): Statement => [
      "select public.record_model_usage($1, $2, $3, $4, $5, $6)",
      values,
    ];
    const one = record("ai-coach", "openai", "gpt-5", "1", "100", "20");
    const kept: Statement = ["select to_jsonb(u) - 'day' as row from public.model_usage as u order by model"];

    test("is added to its day", async () => {
      const row = { function_name: "ai-coach", provider: "openai", model: "gpt-5", calls: 1, input_tokens: 100, output_tokens: 20 };
      expect(await attempt(database, "service_role", [one, ["reset role"], kept])).toEqual({ rows: [{ row }] });
      const more = record("ai-coach", "openai", "gpt-5", "20", "2000", "400");
      expect(await attempt(database, "service_role", [one, more, ["reset role"], kept])).toEqual({
        rows: [{ row: { ...row, calls: 21, input_tokens: 2100, output_tokens: 420 } }],
      });
    });

    test.each([
      ["calls that are none", record("ai-coach", "openai", "gpt-5", "0", "100", "20")],
      ["too many calls", record("ai-coach", "openai", "gpt-5", "501", "100", "20")],
      ["too many tokens", record("ai-coach", "openai", "gpt-5", "1", "200001", "20")],
      ["fewer tokens than none", record("ai-coach", "openai", "gpt-5", "1", "100", "-1")],
      ["nothing", record("ai-coach", "openai", "gpt-5", null, null, null)],
      ["another function", record("my-function", "openai", "gpt-5", "1", "100", "20")],
      ["another provider", record("ai-coach", "me", "gpt-5", "1", "100", "20")],
      ["a story for a name", record("ai-coach", "openai", "<b>Hello there</b>", "1", "100", "20")],
    ])("%s is refused", async (_, statement) => {
      expect(await attempt(database, "service_role", [statement])).toMatchObject({ refused: "23514" });
    });

    test("made-up models do not make the table grow, and what is asked already is still counted", async () => {
      const invented = Array.from({ length: 60 }, (_, number) => record("ai-coach", "openai", `mine-${number}`, "1", "1", "1"));
      const count: Statement = ["select count(*)::int as rows, sum(calls)::int as calls from public.model_usage"];
      expect(await attempt(database, "service_role", [one, ...invented, one, ["reset role"], count])).toEqual({
        rows: [{ rows: 41, calls: 62 }],
      });
    });

    test("is told by the server alone", async () => {
      for (const actor of ["anon", "owner", "coach", "admin"] as const)
        expect(await attempt(database, actor, [one])).toMatchObject({ refused: "42501" });
    });
  });

  const everything = ["admin_overview()", "admin_activity(12)", "admin_model_usage(12)"];
  test.each(["owner", "coach"] as const)("are not told to %s", async (actor) => {
    for (const call of everything)
      expect(await attempt(database, actor, [[`select * from public.${call}`]]), call).toEqual({
        refused: "42501",
        message: "Only administrators can see these figures",
      });
  });

  test("nor to a visitor", async () => {
    for (const call of everything)
      expect(await attempt(database, "anon", [[`select * from public.${call}`]]), call).toMatchObject({ refused: "42501" });
  });
});
