import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS, getCaller } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts, SECOND_ADMIN } from "../world.ts";

describe("reviewed and published content", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  describe("AI training sessions", () => {
    const pending: Statement = [
      "insert into public.ai_training_sessions (user_id, title, content) values ($1, 'Race week', 'Rest.')",
      [ACCOUNTS.owner],
    ];
    const set = (columns: string): Statement => [`update public.ai_training_sessions set ${columns}`];
    const read: Statement = ["select status, admin_notes, approved_by, approved_at is not null as timed from public.ai_training_sessions"];

    test("approving records who and when, whatever the client sends", async () => {
      const approve = set(`status = 'approved', admin_notes = ' Good ', approved_by = '${ACCOUNTS.owner}', approved_at = '2001-01-01'`);
      expect(await attempt(database, "admin", [approve, read], [pending])).toEqual({
        rows: [{ status: "approved", admin_notes: "Good", approved_by: ACCOUNTS.admin, timed: true }],
      });
      const recent: Statement = ["select approved_at > now() - interval '1 minute' as recent from public.ai_training_sessions"];
      expect(await attempt(database, "admin", [approve, recent], [pending])).toEqual({ rows: [{ recent: true }] });
    });

    test("rejecting clears both; empty notes become null", async () => {
      const reject = set(`status = 'rejected', admin_notes = '  ', approved_by = '${ACCOUNTS.admin}', approved_at = now()`);
      expect(await attempt(database, "admin", [reject, read], [pending])).toEqual({
        rows: [{ status: "rejected", admin_notes: null, approved_by: null, timed: false }],
      });
    });

    test.each(["approved", "rejected"])("what is %s cannot be decided again", async (decision) => {
      for (const again of ["approved", "rejected", "pending"]) {
        expect(await attempt(database, "admin", [set(`status = '${decision}'`), set(`status = '${again}'`)], [pending])).toEqual({
          refused: "23001",
          message: "Only pending sessions can be decided",
        });
      }
    });

    test("only administrators decide: others do not reach the row, and the service key is no administrator", async () => {
      for (const actor of ["owner", "other", "coach"] as const) {
        expect(
          await attempt(database, actor, [["update public.ai_training_sessions set status = 'approved' returning 1"]], [pending]),
        ).toEqual({ rows: [] });
      }
      expect(await attempt(database, "service_role", [set("status = 'approved'")], [pending])).toMatchObject({ refused: "42501" });
    });

    test("nobody saves content as already decided, or in the name of somebody else", async () => {
      const insert = (columns: string, values: string): Statement => [
        `insert into public.ai_training_sessions (title, content, ${columns}) values ('Title', 'Text', ${values})`,
      ];
      expect(await attempt(database, "owner", [insert("status", "'pending'")])).toEqual({ rows: [] });
      expect(await attempt(database, "owner", [insert("status, approved_at", "'approved', now()")])).toMatchObject({ refused: "42501" });
      expect(await attempt(database, "admin", [insert("status", "'rejected'")])).toMatchObject({ refused: "42501" });
      expect(await attempt(database, "owner", [insert("admin_notes", "'Great'")])).toMatchObject({ refused: "42501" });
      expect(await attempt(database, "owner", [insert("user_id", `'${ACCOUNTS.other}'`)])).toMatchObject({ refused: "42501" });
    });

    test("administrators page through what waits, with search and author; nobody else gets a row", async () => {
      const other: Statement = [
        "insert into public.ai_training_sessions (user_id, title, content, created_at) values ($1, 'Sleds', 'Push and pull.', now() - interval '1 day')",
        [ACCOUNTS.other],
      ];
      const page = (search: string, number: number, size: number): Statement => [
        "select title, author, total::int from public.review_sessions('pending', $1, $2, $3)",
        [search, String(number), String(size)],
      ];
      const before = [pending, other];
      const [race, sleds] = [
        { title: "Race week", author: "owner Example" },
        { title: "Sleds", author: "other Example" },
      ];
      expect(await attempt(database, "admin", [page("", 1, 1)], before)).toEqual({ rows: [{ ...race, total: 2 }] });
      expect(await attempt(database, "admin", [page("", 2, 1)], before)).toEqual({ rows: [{ ...sleds, total: 2 }] });
      expect(await attempt(database, "admin", [page("pu sled", 1, 20)], before)).toEqual({ rows: [{ ...sleds, total: 1 }] });
      expect(await attempt(database, "admin", [page("' & !", 1, 20)], before)).toMatchObject({ rows: [race, sleds] });
      for (const actor of ["owner", "other", "coach", "service_role"] as const)
        expect(await attempt(database, actor, [page("", 1, 20)], before)).toMatchObject({ refused: "42501" });
    });

    test("their authors never read what administrators note about them", async () => {
      for (const status of ["approved", "rejected"]) {
        const decided: readonly Statement[] = [
          pending,
          ["select set_config('request.jwt.claims', $1, true)", [JSON.stringify(getCaller("admin").claims)]],
          set(`status = '${status}', admin_notes = 'Copied from a book'`),
        ];
        for (const columns of ["admin_notes", "*", "to_jsonb(ai_training_sessions)"])
          expect(await attempt(database, "owner", [[`select ${columns} from public.ai_training_sessions`]], decided)).toEqual({ rows: [] });
        const counted: Statement = ["select count(*)::int as rows from public.ai_training_sessions where admin_notes like 'Copied%'"];
        expect(await attempt(database, "owner", [counted], decided)).toEqual({ rows: [{ rows: 0 }] });
        const own: Statement = ["select to_jsonb(s) as session from public.own_generated_sessions() as s"];
        const outcome = await attempt(database, "owner", [own], decided);
        expect(outcome).toMatchObject({ rows: [{ session: { title: "Race week", content: "Rest.", status } }] });
        expect(JSON.stringify(outcome)).not.toMatch(/Copied|admin_notes|approved_by/);
        expect(await attempt(database, "other", [own], decided)).toEqual({ rows: [] });
        expect(await attempt(database, "admin", [read], decided)).toMatchObject({ rows: [{ admin_notes: "Copied from a book" }] });
      }
    });

    test("athletes read what was approved, without notes and author, and nothing else", async () => {
      const decided: readonly Statement[] = [
        pending,
        ["select set_config('request.jwt.claims', $1, true)", [JSON.stringify(getCaller("admin").claims)]],
        set("status = 'approved', admin_notes = 'For our best'"),
        ["insert into public.ai_training_sessions (user_id, title, content) values ($1, 'Not yet', 'Wait.')", [ACCOUNTS.owner]],
      ];
      const all: Statement = ["select to_jsonb(s) - 'id' - 'approved_at' as session from public.approved_sessions() s"];
      for (const actor of ["other", "coach", "admin"] as const)
        expect(await attempt(database, actor, [all], decided)).toEqual({ rows: [{ session: { title: "Race week", content: "Rest." } }] });
      expect(await attempt(database, "other", [["select id from public.approved_sessions('sled')"]], decided)).toEqual({ rows: [] });
      expect(await attempt(database, "anon", [all], decided)).toMatchObject({ refused: "42501" });
    });

    test("the decision outlives the account of the approver", async () => {
      const approve: readonly Statement[] = [
        ["select set_config('request.jwt.claims', $1, true)", [JSON.stringify(getCaller("admin").claims)]],
        set("status = 'approved'"),
        ["delete from auth.users where id = $1", [ACCOUNTS.admin]],
      ];
      expect(await attempt(database, "coach", [read], [pending, ...SECOND_ADMIN, ...approve])).toMatchObject({
        rows: [{ status: "approved", approved_by: null, timed: true }],
      });
    });
  });

  describe("articles", () => {
    const insert = (status: string): Statement => [
      "insert into public.admin_content (title, content, status, published_at) values ('How to row', 'Legs.', $1, '2001-01-01')",
      [status],
    ];
    const set = (status: string): Statement => ["update public.admin_content set status = $1, published_at = '2001-01-01'", [status]];
    const read: Statement = [
      "select published_at is not null as published, published_at > now() - interval '1 minute' as recent from public.admin_content",
    ];

    test("publishing sets the time; a draft has none", async () => {
      expect(await attempt(database, "admin", [insert("draft"), read])).toMatchObject({ rows: [{ published: false }] });
      expect(await attempt(database, "admin", [insert("published"), read])).toEqual({ rows: [{ published: true, recent: true }] });
      expect(await attempt(database, "admin", [insert("draft"), set("published"), read])).toEqual({
        rows: [{ published: true, recent: true }],
      });
    });

    test("any other change keeps it", async () => {
      expect(await attempt(database, "admin", [insert("published"), set("archived"), read])).toEqual({
        rows: [{ published: true, recent: true }],
      });
      expect(await attempt(database, "admin", [insert("draft"), set("review"), read])).toMatchObject({ rows: [{ published: false }] });
    });

    test("athletes read what is published and nothing else", async () => {
      const asAdmin: Statement = [
        "insert into public.admin_content (title, status) values ('A', 'draft'), ('B', 'published'), ('C', 'archived'), ('D', 'review')",
      ];
      expect(await attempt(database, "owner", [["select title from public.admin_content"]], [asAdmin])).toEqual({ rows: [{ title: "B" }] });
    });
  });
});
