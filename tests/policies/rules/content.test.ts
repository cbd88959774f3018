import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS, getCaller, type Actor } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts, SECOND_ADMIN } from "../world.ts";

const ID = "20000000-0000-4000-8000-000000000001";

describe("what administrators write", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  /** A piece with that status, planned for `publish_at` (an SQL expression), as the owner of the database. */
  const piece = (status: string, publishAt = "null", more = "'Legs first.'"): Statement => [
    `insert into public.admin_content (id, title, content, status, publish_at) values ('${ID}', 'How to row', ${more}, '${status}', ${publishAt})`,
  ];
  /** Time goes by: the plan lies `interval` back, with no trigger to notice. */
  const later = (interval: string): readonly Statement[] => [
    ["alter table public.admin_content disable trigger user"],
    [`update public.admin_content set publish_at = publish_at - interval '${interval}'`],
    ["alter table public.admin_content enable trigger user"],
  ];
  const set = (columns: string): Statement => [`update public.admin_content set ${columns}`];
  const titles: Statement = ["select title from public.admin_content"];
  const found: Statement = ["select title from public.search_knowledge('rowing') where origin = 'content'"];
  const state: Statement = [
    `select status, publish_at is not null as planned, published_at is not null as published, visible_from <= now() as out,
       published_at < now() - interval '30 minutes' as earlier from public.admin_content`,
  ];

  describe("scheduled", () => {
    const planned = piece("review", "now() + interval '1 hour'", "'Rowing.'");
    test.each(["owner", "coach"] as const)("%s sees and finds it from its time on, not before", async (actor) => {
      for (const read of [titles, found]) {
        expect(await attempt(database, actor, [read], [planned])).toEqual({ rows: [] });
        expect(await attempt(database, actor, [read], [planned, ...later("2 hours")])).toEqual({ rows: [{ title: "How to row" }] });
      }
    });
    test("a visitor never does", async () => {
      expect(await attempt(database, "anon", [titles], [planned, ...later("2 hours")])).toEqual({ rows: [] });
    });

    test("the next change puts down when it came out", async () => {
      expect(await attempt(database, "admin", [set("title = 'Rowing'"), state], [planned, ...later("2 hours")])).toEqual({
        rows: [{ status: "published", planned: false, published: true, out: true, earlier: true }],
      });
    });
    test("publishing what is out keeps its time; taking it back hides it", async () => {
      expect(await attempt(database, "admin", [set("status = 'published'"), state], [planned, ...later("2 hours")])).toMatchObject({
        rows: [{ status: "published", earlier: true }],
      });
      const takeBack = set("status = 'draft', publish_at = null");
      expect(await attempt(database, "admin", [takeBack, state], [planned, ...later("2 hours")])).toMatchObject({
        rows: [{ status: "draft", planned: false, earlier: true, out: null }],
      });
    });
    test("a time that has passed means now", async () => {
      expect(await attempt(database, "admin", [state], [piece("draft", "now() - interval '1 day'")])).toEqual({
        rows: [{ status: "published", planned: false, published: true, out: true, earlier: false }],
      });
    });
    test.each(["published", "archived"])("%s has no plan", async (status) => {
      expect(await attempt(database, "admin", [set(`status = '${status}'`), state], [planned])).toMatchObject({
        rows: [{ status, planned: false }],
      });
    });
  });

  describe("versions", () => {
    const read: Statement = ["select version, title, status, changed_by from public.admin_content_versions order by version"];
    const asAdmin: Statement = ["select set_config('request.jwt.claims', $1, true)", [JSON.stringify(getCaller("admin").claims)]];

    test("every change of words, kind, tags and status is kept, with who made it", async () => {
      const changes = ["title = 'Row'", "tags = '{rowing}'", "content_type = 'guide'", "status = 'published'", "content = 'Back.'"].map(
        set,
      );
      const outcome = await attempt(database, "admin", [...changes, read], [asAdmin, piece("draft")]);
      expect(outcome).toMatchObject({
        rows: Array.from({ length: 6 }, (_, index) => ({ version: index + 1, changed_by: ACCOUNTS.admin })),
      });
      expect(outcome).toMatchObject({
        rows: [{ title: "How to row", status: "draft" }, { title: "Row" }, {}, {}, { status: "published" }, {}],
      });
    });
    test("what changes nothing is no version", async () => {
      expect(await attempt(database, "admin", [set("title = title, updated_at = now()"), read], [piece("draft")])).toMatchObject({
        rows: [{ version: 1 }],
      });
    });
    test("they go with the piece, and stay without who made them", async () => {
      expect(await attempt(database, "admin", [["delete from public.admin_content"], read], [piece("draft")])).toEqual({ rows: [] });
      const gone: Statement = ["delete from auth.users where id = $1", [ACCOUNTS.admin]];
      expect(await attempt(database, "coach", [read], [...SECOND_ADMIN, asAdmin, piece("draft"), gone])).toMatchObject({
        rows: [{ changed_by: null }],
      });
    });
  });

  describe("the list", () => {
    const list = (search: string, tab = "all", more = ""): Statement => [
      `select title, standing, total from public.list_admin_content($1, $2 ${more})`,
      [search, tab],
    ];
    const rows: Statement = [
      `insert into public.admin_content (title, content, content_type, status, tags, publish_at) values
         ('Squat', 'Knees out, chest up.', 'article', 'published', '{strength,legs}', null),
         ('Half-marathon', 'Planning of ten weeks.', 'guide', 'draft', '{running}', null),
         ('News', 'A new season.', 'announcement', 'draft', '{}', now() + interval '1 day'),
         ('Old', 'Was once.', 'faq', 'archived', '{legs}', null)`,
    ];
    test.each(["owner", "other", "coach"] as const)("is refused to %s", async (actor: Actor) => {
      expect(await attempt(database, actor, [list("")], [rows])).toMatchObject({ refused: "42501" });
    });
    test("is refused to visitors", async () => {
      expect(await attempt(database, "anon", [list("")], [rows])).toMatchObject({ refused: "42501" });
    });

    test.each([
      ["", ["Half-marathon", "News", "Old", "Squat"]],
      ["squ", ["Squat"]],
      ["planni", ["Half-marathon"]],
      ["plans week", ["Half-marathon"]],
      ["half-mar", ["Half-marathon"]],
      ["legs", ["Old", "Squat"]],
      ["LEGS kne", ["Squat"]],
      ["it's \\ 'quoted:* & | !", []],
      ["%", []],
    ])("search %j finds %j", async (search, expected) => {
      const outcome = await attempt(database, "admin", [list(search, "all", ", sort => 'title'")], [rows]);
      expect("rows" in outcome && outcome.rows.map(({ title }) => title)).toEqual(expected);
    });

    test.each([
      ["articles", ["Squat"]],
      ["guides", ["Half-marathon"]],
      ["published", ["Squat"]],
      ["drafts", ["Half-marathon", "News"]],
    ])("tab %s shows %j", async (tab, expected) => {
      const outcome = await attempt(database, "admin", [list("", tab, ", sort => 'title'")], [rows]);
      expect("rows" in outcome && outcome.rows.map(({ title }) => title)).toEqual(expected);
    });

    test("what is planned says so, and is published when its time has come", async () => {
      expect(await attempt(database, "admin", [list("news")], [rows])).toMatchObject({ rows: [{ standing: "scheduled" }] });
      expect(await attempt(database, "admin", [list("", "published", ", sort => 'published'")], [rows, ...later("2 days")])).toMatchObject({
        rows: [{ title: "Squat" }, { title: "News", standing: "published" }],
      });
    });

    test("comes in pages, with how many there are, narrowed to a tag", async () => {
      const page = list("", "all", ", sort => 'title', first_row => 1, page_size => 2");
      expect(await attempt(database, "admin", [page], [rows])).toMatchObject({ rows: [{ title: "News", total: "4" }, { title: "Old" }] });
      expect(await attempt(database, "admin", [list("", "all", ", tag => 'legs', sort => 'title'")], [rows])).toMatchObject({
        rows: [{ title: "Old" }, { title: "Squat" }],
      });
    });
  });
});
