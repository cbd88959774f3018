import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

const rows: Statement = [
  `insert into public.admin_content (title, content, content_type, status, tags, publish_at) values
     ('Zeppelin rowing', 'Push with the legs.', 'article', 'published', '{Rowing}', null),
     ('Zeppelin questions', 'Yes.', 'faq', 'published', '{rowing,Planning}', null),
     ('Zeppelin draft', 'Not yet.', 'article', 'draft', '{rowing}', null),
     ('Zeppelin tomorrow', 'Soon.', 'guide', 'draft', '{rowing}', now() + interval '1 day'),
     ('Zeppelin archived', 'Was once.', 'guide', 'archived', '{rowing}', null),
     ('Zeppelin season', 'It begins.', 'announcement', 'published', '{rowing}', null),
     ('Zeppelin later', 'It will begin.', 'announcement', 'draft', '{}', now() + interval '1 day')`,
];

describe("what athletes read", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  const search = (query: string, more = ""): Statement => [`select title, total::int from public.search_library($1 ${more})`, [query]];
  const titles = async (actor: "owner" | "coach" | "admin", statement: Statement, before: readonly Statement[] = [rows]) => {
    const outcome = await attempt(database, actor, [statement], before);
    return "rows" in outcome ? outcome.rows.map(({ title }) => title) : outcome;
  };

  test.each(["owner", "coach", "admin"] as const)("%s finds what is out, and neither drafts nor announcements", async (actor) => {
    expect(await titles(actor, search("zeppel"))).toEqual(expect.arrayContaining(["Zeppelin rowing", "Zeppelin questions"]));
    expect(await titles(actor, search("zeppel"))).toHaveLength(2);
  });
  test("a visitor finds nothing", async () => {
    for (const call of ["search_library('')", "library_topics()", "open_announcements()"]) {
      expect(await attempt(database, "anon", [[`select * from public.${call}`]], [rows])).toMatchObject({ refused: "42501" });
    }
    expect(await attempt(database, "anon", [["select title from public.admin_content"]], [rows])).toEqual({ rows: [] });
  });

  test.each([
    ["planning of deloads", "Deload weeks"],
    ["how should I eat before a race", "Eating before training and races"],
    ["double-und", "Double-unders"],
    ["creati", "worth taking"],
  ])("%j finds %j of the product's own", async (query, title) => {
    const outcome = await titles("owner", search(query));
    expect(Array.isArray(outcome) && outcome.slice(0, 4).some((found) => String(found).includes(title))).toBe(true);
  });
  test("narrowed to a topic, in whatever letters, and to a kind", async () => {
    expect(await titles("owner", search("", ", topic => 'ROWING'"))).toEqual(
      expect.arrayContaining(["Zeppelin questions", "Zeppelin rowing"]),
    );
    expect(await titles("owner", search("", ", topic => 'rowing', kind => 'faq'"))).toEqual(["Zeppelin questions"]);
    expect(await attempt(database, "owner", [search("", ", topic => 'hyrox', page_size => 2")], [rows])).toMatchObject({
      rows: [{ total: 9 }, { total: 9 }],
    });
    expect(await titles("owner", search("' \\ & | !"))).toEqual([]);
  });
  test("the topics with the most pieces", async () => {
    const outcome = await attempt(database, "owner", [["select topic, pieces::int from public.library_topics()"]], [rows]);
    expect(outcome).toMatchObject({
      rows: expect.arrayContaining([
        { topic: "rowing", pieces: 2 },
        { topic: "planning", pieces: 19 },
      ]),
    });
  });

  describe("announcements", () => {
    const open: Statement = ["select title from public.open_announcements()"];
    const away: Statement = [
      "insert into public.announcement_dismissals (content_id) select id from public.admin_content where title = 'Zeppelin season'",
    ];
    test.each(["owner", "coach", "admin"] as const)("%s sees what is out until it is put away", async (actor) => {
      expect(await titles(actor, open)).toEqual(["Zeppelin season"]);
      expect(await attempt(database, actor, [away, open], [rows])).toEqual({ rows: [] });
    });
    test("putting away is one's own", async () => {
      const others: Statement = [
        `insert into public.announcement_dismissals (user_id, content_id)
         select id, (select id from public.admin_content where title = 'Zeppelin season') from public.profiles where first_name = 'other'`,
      ];
      expect(await titles("owner", open, [rows, others])).toEqual(["Zeppelin season"]);
    });
    test("the newest three", async () => {
      const more: Statement = [
        "insert into public.admin_content (title, content_type, status) select 'N' || n, 'announcement', 'published' from generate_series(1, 5) n",
      ];
      expect(await titles("owner", open, [more])).toHaveLength(3);
    });
  });
});
