import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, startLibrary } from "./library.ts";

describe("writing rows", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
  });
  afterAll(() => library.close());

  const authors = () => library.service.from("authors");
  const tags = () => library.service.from("tags");

  describe("insert", () => {
    test("sends nothing back unless asked", async () => {
      expect(await authors().insert({ name: "Dan" })).toMatchObject({ status: 201, data: null, error: null });
      const reply = await library.raw("authors", { method: "POST", body: { name: "Dana" } });
      expect([reply.status, reply.text, reply.headers.get("Content-Range")]).toEqual([201, "", "*/*"]);
    });

    test("sends the row back with what is embedded in it", async () => {
      const { data, status } = await authors()
        .insert({ name: "Eve", profile: { a: [1] } })
        .select("name,born,profile,books(id)")
        .single();
      expect([status, data]).toEqual([201, { name: "Eve", born: null, profile: { a: [1] }, books: [] }]);
      const book = await library.service.from("books").insert({ title: "New", author_id: 1 }).select("title,authors(name)");
      expect(book.data).toEqual([{ title: "New", authors: { name: "Ada" } }]);
    });

    test("of many rows needs the same keys in each, or columns", async () => {
      const { data, count } = await authors()
        .insert([{ name: "F1" }, { name: "F2" }], { count: "exact" })
        .select("name");
      expect([data, count]).toEqual([[{ name: "F1" }, { name: "F2" }], 2]);
      const uneven = await library.raw("authors", { method: "POST", body: [{ name: "F3" }, { born: "2000-01-01" }] });
      expect([uneven.status, uneven.body]).toEqual([
        400,
        { code: "PGRST102", details: null, hint: null, message: "All object keys must match" },
      ]);
      const mixed = await authors()
        .insert([{ name: "F4", profile: { a: 1 } }, { name: "F5" }])
        .select();
      expect(mixed.error).toMatchObject({ code: "23502" });
      const defaults = await authors()
        .insert([{ name: "F4", profile: { a: 1 } }, { name: "F5" }], { defaultToNull: false })
        .select("name,profile");
      expect(defaults.data).toEqual([
        { name: "F4", profile: { a: 1 } },
        { name: "F5", profile: {} },
      ]);
    });

    test("sends all rows back, also beyond the cap of a read", async () => {
      const rows = Array.from({ length: 1200 }, (_, index) => ({ id: 10_000 + index, label: "bulk" }));
      const { data } = await tags().insert(rows).select("id");
      expect(data?.length).toBe(1200);
      expect(await tags().delete({ count: "exact" }).eq("label", "bulk")).toMatchObject({ status: 204, count: 1200 });
    });

    test("takes defaults of every kind for missing keys", async () => {
      const { data, error } = await library.service
        .from("books")
        .insert(
          [
            { title: "D1", keywords: ["x"] },
            { title: "D2", format: "audio", id: 5000 },
          ],
          { defaultToNull: false },
        )
        .select('id::text,title,format,keywords,"odd name, really"');
      expect(error).toBeNull();
      expect(data).toMatchObject([
        { title: "D1", format: "paper", keywords: ["x"], "odd name, really": "odd" },
        { id: "5000", title: "D2", format: "audio", keywords: [] },
      ]);
      expect(Number(data?.[0]?.id)).toBeGreaterThan(5000);
    });

    test("ignores keys outside columns", async () => {
      const reply = await library.raw("authors?columns=name&select=name,born", {
        method: "POST",
        body: [{ name: "G1", born: "2000-01-01", nonsense: 1 }],
        headers: { Prefer: "return=representation" },
      });
      expect(reply.body).toEqual([{ name: "G1", born: null }]);
    });

    test("of nothing at all", async () => {
      expect(await authors().insert([]).select()).toMatchObject({ status: 201, data: [] });
      const empty = await library.raw("authors", { method: "POST", body: {} });
      expect(empty.body).toMatchObject({ code: "23502" });
    });

    test("reads every type from JSON", async () => {
      const row = {
        title: "Types",
        price: 0.1,
        pages: "12",
        in_print: true,
        keywords: ["a,b", 'c"d', "{e}"],
        loans: "[1,5)",
        extra: { deep: [null, { x: 1.5 }] },
        created_at: "2026-02-03T04:05:06.789+02:00",
      };
      const { data } = await library.service
        .from("books")
        .insert(row)
        .select("price,pages,in_print,keywords,loans,extra,created_at")
        .single();
      expect(data).toEqual({
        price: 0.1,
        pages: 12,
        in_print: true,
        keywords: ["a,b", 'c"d', "{e}"],
        loans: "[1,5)",
        extra: { deep: [null, { x: 1.5 }] },
        created_at: "2026-02-03T02:05:06.789+00:00",
      });
    });

    test("tells where the row is with return=headers-only", async () => {
      const { status, text, headers } = await library.raw("tags", {
        method: "POST",
        body: { id: 50, label: "header" },
        headers: { Prefer: "return=headers-only" },
      });
      expect([status, text, headers.get("Location")]).toEqual([201, "", "/tags?id=eq.50"]);
      const both = await library.raw("book_tags", {
        method: "POST",
        body: { book_id: 4, tag_id: 50 },
        headers: { Prefer: "return=headers-only" },
      });
      expect(both.headers.get("Location")).toBe("/book_tags?book_id=eq.4&tag_id=eq.50");
    });

    test("repeats the preferences it obeyed", async () => {
      const { headers } = await library.raw("tags?on_conflict=id", {
        method: "POST",
        body: { id: 51, label: "x" },
        headers: { Prefer: "resolution=merge-duplicates,return=representation,count=exact" },
      });
      expect(headers.get("Preference-Applied")).toBe("resolution=merge-duplicates, return=representation, count=exact");
    });
  });

  describe("upsert", () => {
    test("is 201 when it adds a row and 200 when it only changes some", async () => {
      expect(await tags().upsert({ id: 60, label: "one" })).toMatchObject({ status: 201, error: null });
      expect(await tags().upsert({ id: 60, label: "two" })).toMatchObject({ status: 200, error: null });
      expect(
        await tags()
          .upsert([
            { id: 60, label: "three" },
            { id: 61, label: "new" },
          ])
          .select(),
      ).toMatchObject({
        status: 201,
        data: [
          { id: 60, label: "three" },
          { id: 61, label: "new" },
        ],
      });
    });

    test("finds the row by other columns", async () => {
      const { data, status } = await authors().upsert({ name: "Ada", born: "1815-12-10" }, { onConflict: "name" }).select("id,name");
      expect([status, data]).toEqual([200, [{ id: 1, name: "Ada" }]]);
      const wrong = await authors().upsert({ name: "Ada" }, { onConflict: "born" });
      expect(wrong.error).toMatchObject({ code: "42P10" });
      const unknown = await authors().upsert({ name: "Ada" }, { onConflict: "nope" });
      expect(unknown.error).toMatchObject({ code: "42703", message: "column authors.nope does not exist" });
    });

    test("leaves the rows that are there with ignoreDuplicates", async () => {
      const { data, status } = await tags()
        .upsert(
          [
            { id: 1, label: "changed" },
            { id: 62, label: "added" },
          ],
          { ignoreDuplicates: true },
        )
        .select();
      expect([status, data]).toEqual([201, [{ id: 62, label: "added" }]]);
      expect((await tags().select("label").eq("id", 1).single()).data).toEqual({ label: "sport" });
    });

    test("refuses the same key twice", async () => {
      const { status, error } = await tags().upsert([
        { id: 63, label: "a" },
        { id: 63, label: "b" },
      ]);
      expect([status, error?.code]).toEqual([400, "21000"]);
    });
  });

  describe("update", () => {
    test("changes what the filter finds", async () => {
      expect(await tags().update({ label: "calmer" }).eq("id", 2)).toMatchObject({ status: 204, data: null, error: null });
      const { data, status, count } = await tags().update({ label: "calm" }, { count: "exact" }).eq("id", 2).select();
      expect([status, data, count]).toEqual([200, [{ id: 2, label: "calm" }], 1]);
      expect(await tags().update({ label: "x" }).eq("id", 777).select()).toMatchObject({ status: 200, data: [] });
    });

    test("with nothing to change changes nothing", async () => {
      expect(await tags().update({}).eq("id", 2).select()).toMatchObject({ status: 200, data: [], error: null });
    });

    test("takes the default for a column without a value when asked", async () => {
      const update = async (prefer: string) => {
        const path = 'books?id=eq.3&columns=pages,"odd name, really"&select=pages,odd:"odd name, really"';
        const reply = await library.raw(path, {
          method: "PATCH",
          body: { pages: 301 },
          headers: { Prefer: `return=representation${prefer}` },
        });
        return reply.body;
      };
      expect(await update("")).toEqual([{ pages: 301, odd: null }]);
      expect(await update(",missing=default")).toEqual([{ pages: 301, odd: "odd" }]);
    });

    test("undoes itself when single() finds another number of rows", async () => {
      const many = await tags().update({ label: "oops" }).in("id", [1, 2]).select().single();
      expect(many).toMatchObject({ status: 406, error: { code: "PGRST116", details: "The result contains 2 rows" } });
      const none = await tags().update({ label: "oops" }).eq("id", 777).select().single();
      expect(none.error).toMatchObject({ code: "PGRST116", details: "The result contains 0 rows" });
      const { data } = await tags().select("label").in("id", [1, 2]).order("id");
      expect(data).toEqual([{ label: "sport" }, { label: "calm" }]);
    });

    test("undoes itself when more rows are touched than expected", async () => {
      const atMostOne = { method: "PATCH", headers: { Prefer: "handling=strict, max-affected=1" } };
      const two = await library.raw("tags?id=in.(1,2)", { ...atMostOne, body: { label: "oops" } });
      expect([two.status, two.body]).toMatchObject([400, { code: "PGRST124", details: "The query affects 2 rows" }]);
      expect((await library.raw("tags?id=eq.1", { ...atMostOne, body: { label: "sport" } })).status).toBe(204);
      expect((await tags().select("label").eq("id", 2).single()).data).toEqual({ label: "calm" });
    });

    test("filters with logic trees, and orders and embeds what comes back", async () => {
      const { data } = await library.service
        .from("books")
        .update({ in_print: true })
        .or("id.eq.1,title.eq.Lifting heavy")
        .select("id,authors(name)")
        .order("id", { ascending: false });
      expect(data).toEqual([
        { id: 2, authors: { name: "Ada" } },
        { id: 1, authors: { name: "Ada" } },
      ]);
    });

    test("without a filter is refused", async () => {
      const { status, body } = await library.raw("tags", { method: "PATCH", body: { label: "all" } });
      expect([status, body]).toEqual([400, { code: "21000", details: null, hint: null, message: "UPDATE requires a WHERE clause" }]);
    });
  });

  describe("delete", () => {
    test("removes what the filter finds", async () => {
      await tags().insert([70, 71, 72].map((id) => ({ id, label: "gone" })));
      expect(await tags().delete().eq("id", 70)).toMatchObject({ status: 204, data: null });
      const { data, count, status } = await tags().delete({ count: "exact" }).eq("label", "gone").select("id").order("id");
      expect([status, data, count]).toEqual([200, [{ id: 71 }, { id: 72 }], 2]);
      expect(await tags().delete({ count: "exact" }).eq("label", "gone")).toMatchObject({ status: 204, count: 0 });
    });

    test("without a filter is refused", async () => {
      const { error } = await tags().delete();
      expect(error).toMatchObject({ code: "21000", message: "DELETE requires a WHERE clause" });
    });
  });

  test("views are written through", async () => {
    const { data, error } = await library.service.from("cheap_books").update({ title: "Running very far" }).eq("id", 1).select("title");
    expect([error, data]).toEqual([null, [{ title: "Running very far" }]]);
  });

  test("views that only count are not, and that is the caller's mistake", async () => {
    const stats = () => library.service.from("user_stats");
    const id = "00000000-0000-4000-8000-000000000001";
    const all = [
      await stats().insert({ level: 9 }),
      await stats().update({ level: 9 }).eq("user_id", id),
      await stats().delete().eq("user_id", id),
    ];
    expect(all.map(({ status, error }) => [status, error?.code])).toEqual([
      [405, "55000"],
      [405, "55000"],
      [405, "55000"],
    ]);
  });

  test("a view that is not filled yet is the server's", async () => {
    await library.database.query("create materialized view unfilled as select id from tags with no data");
    await library.database.query("grant select on unfilled to service_role");
    await library.reloadSchema();
    const { status, error } = await library.service.from("unfilled").select();
    expect([status, error?.code]).toEqual([500, "55000"]);
  });

  test("a word longer than PostgreSQL can search for is refused, and no server error", async () => {
    const { status, error } = await library.service.from("books").select("id").gte("document", "x".repeat(3000));
    expect([status, error?.code]).toEqual([400, "54000"]);
  });

  const broken: readonly (readonly [what: string, row: object, table: string, status: number, code: string])[] = [
    ["a unique key", { name: "Ada" }, "authors", 409, "23505"],
    ["a foreign key", { title: "x", author_id: 999 }, "books", 409, "23503"],
    ["a check", { title: "x", pages: -1 }, "books", 400, "23514"],
    ["a domain", { title: "x", code: "12" }, "books", 400, "23514"],
    ["not null", { title: null }, "books", 400, "23502"],
    ["an enum", { title: "x", format: "stone" }, "books", 400, "22P02"],
    ["a number", { title: "x", pages: "many" }, "books", 400, "22P02"],
    ["an integer's size", { title: "x", pages: 99999999999 }, "books", 400, "22003"],
    ["a date", { name: "Dated", born: "2024-13-45" }, "authors", 400, "22008"],
    ["a generated column", { title: "x", document: "'a':1" }, "books", 400, "428C9"],
    ["half a surrogate pair", { name: "\ud800" }, "authors", 400, "22P02"],
    ["a null character", { name: "a\u0000b" }, "authors", 400, "22P05"],
  ];
  test.each(broken)("a body that breaks %s", async (_what, row, table, status, code) => {
    const reply = await library.service.from(table).insert(row);
    expect([reply.status, reply.error?.code]).toEqual([status, code]);
  });
});
