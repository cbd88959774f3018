import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, startLibrary } from "./library.ts";

describe("reading rows", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
  });
  afterAll(() => library.close());

  test("gives every column by default, in the table's order, as PostgreSQL writes JSON", async () => {
    const { data, error } = await library.service.from("books").select().eq("id", 2);
    expect(error).toBeNull();
    expect(data).toEqual([
      {
        id: 2,
        title: "Lifting heavy",
        author_id: 1,
        format: "audio",
        code: "0002",
        price: 99999999.1234,
        pages: 200,
        in_print: false,
        keywords: ["lift"],
        sold_during: "[2021-01-01,2022-01-01)",
        loans: "[10,20)",
        extra: null,
        document: "'heavi':2 'lift':1",
        created_at: "2024-01-02T03:04:05+00:00",
        "odd name, really": "odd",
      },
    ]);
    expect(Object.keys(data?.[0] as object).slice(0, 3)).toEqual(["id", "title", "author_id"]);
  });

  test("gives the columns asked for, in that order, renamed and cast", async () => {
    const { data } = await library.service.from("books").select("price::text, name:title, id, pages::float8").eq("id", 1).single();
    expect(Object.entries(data as object)).toEqual([
      ["price", "12.5000"],
      ["name", "Running far"],
      ["id", 1],
      ["pages", 100],
    ]);
  });

  test("keeps every digit of a number", async () => {
    await library.service.from("books").insert({ id: "9007199254740999", title: "Many digits" });
    const { text } = await library.raw("books?select=id,price&title=eq.Many%20digits");
    expect(text).toBe('[{"id":9007199254740999,"price":null}]');
    await library.service.from("books").delete().eq("title", "Many digits");
  });

  test("reads into JSON, with the last key as the name", async () => {
    const { data } = await library.service
      .from("authors")
      .select("profile->city->>name, zip:profile->city->zip, profile->langs->0, profile->langs->>-1, born->x")
      .eq("id", 1);
    expect(data).toEqual([{ name: "London", zip: 10, langs: "fr", x: null }]);
  });

  test("understands quoted names", async () => {
    const { data } = await library.service
      .from("books")
      .select('id,"odd name, really"')
      .eq('"odd name, really"', "odd")
      .order("id")
      .limit(1);
    expect(data).toEqual([{ id: 1, "odd name, really": "odd" }]);
  });

  test("an alias is only ever a name", async () => {
    const { status, text } = await library.raw(`books?select="x\\"; drop table books --":id&id=eq.1`);
    expect([status, JSON.parse(text)]).toEqual([200, [{ 'x"; drop table books --': 1 }]]);
  });

  test("reads views", async () => {
    const { data } = await library.service.from("cheap_books").select("id,price").order("price");
    expect(data).toEqual([
      { id: 4, price: 0 },
      { id: 1, price: 12.5 },
    ]);
  });

  test.each([
    ["pages.asc", [1, 2, 3, 4]],
    ["pages.desc", [4, 3, 2, 1]],
    ["pages.asc.nullsfirst", [4, 1, 2, 3]],
    ["pages.desc.nullslast", [3, 2, 1, 4]],
    ["author_id.desc.nullslast,id.desc", [3, 2, 1, 4]],
    ["in_print,pages.nullslast", [2, 1, 4, 3]],
    ["extra->>a.asc.nullslast,id", [1, 2, 3, 4]],
    ["extra.desc.nullslast,id", [1, 2, 3, 4]],
  ])("orders by %s", async (order, ids) => {
    const { body } = await library.raw(`books?select=id&order=${order}`);
    expect((body as { id: number }[]).map(({ id }) => id)).toEqual(ids);
  });

  test("orders through the client", async () => {
    const { data } = await library.service.from("books").select("id").order("pages", { ascending: false, nullsFirst: false }).order("id");
    expect(data?.map(({ id }) => id as number)).toEqual([3, 2, 1, 4]);
  });

  test("pages with limit and range, and counts", async () => {
    const paged = await library.service.from("books").select("id", { count: "exact" }).order("id").range(1, 2);
    expect(paged).toMatchObject({ status: 206, count: 4, data: [{ id: 2 }, { id: 3 }] });
    const limited = await library.service.from("books").select("id").order("id").limit(1);
    expect(limited).toMatchObject({ status: 200, count: null, data: [{ id: 1 }] });
    const all = await library.service.from("books").select("id", { count: "planned" });
    expect(all).toMatchObject({ status: 200, count: 4 });
    const none = await library.service.from("books").select("id", { count: "estimated" }).eq("id", 77);
    expect(none).toMatchObject({ status: 200, count: 0, data: [] });
  });

  test("says in Content-Range which rows came", async () => {
    const range = async (path: string, headers = {}) => {
      const reply = await library.raw(path, { headers });
      return [reply.status, reply.headers.get("Content-Range")];
    };
    expect(await range("books")).toEqual([200, "0-3/*"]);
    expect(await range("books", { Prefer: "count=exact" })).toEqual([200, "0-3/4"]);
    expect(await range("books?id=eq.77", { Prefer: "count=exact" })).toEqual([200, "*/0"]);
    expect(await range("books?offset=1&limit=2", { Prefer: "count=exact" })).toEqual([206, "1-2/4"]);
    expect(await range("books?limit=0")).toEqual([200, "*/*"]);
    expect(await range("books?offset=4", { Prefer: "count=exact" })).toEqual([206, "*/4"]);
    expect(await range("books", { Range: "1-2", "Range-Unit": "items" })).toEqual([200, "1-2/*"]);
    expect(await range("books?limit=1", { Range: "2-", "Range-Unit": "items" })).toEqual([200, "*/*"]);
    expect(await range("books?limit=3", { Range: "2-9", Prefer: "count=exact" })).toEqual([206, "2-2/4"]);
  });

  test("counts without rows for HEAD", async () => {
    const { count, data, status } = await library.service.from("books").select("*", { count: "exact", head: true }).gt("pages", 100);
    expect({ count, data, status }).toEqual({ count: 2, data: null, status: 200 });
    const reply = await library.raw("books?pages=gt.100", { method: "HEAD", headers: { Prefer: "count=exact" } });
    expect([reply.status, reply.text, reply.headers.get("Content-Range")]).toEqual([200, "", "0-1/2"]);
  });

  test("one object with single() and maybeSingle()", async () => {
    const books = library.service.from("books").select("id");
    expect((await books.eq("id", 1).single()).data).toEqual({ id: 1 });
    const none = await library.service.from("books").select("id").eq("id", 77).single();
    expect(none).toMatchObject({
      status: 406,
      error: { code: "PGRST116", message: "Cannot coerce the result to a single JSON object", details: "The result contains 0 rows" },
    });
    const many = await library.service.from("books").select("id").single();
    expect(many.error).toMatchObject({ code: "PGRST116", details: "The result contains 4 rows" });
    expect(await library.service.from("books").select("id").eq("id", 77).maybeSingle()).toMatchObject({ data: null, error: null });
    expect((await library.service.from("books").select("id").maybeSingle()).error).toMatchObject({ code: "PGRST116" });
  });

  test("CSV", async () => {
    const { data } = await library.service.from("books").select("id,title,keywords").in("id", [1, 3]).order("id").csv();
    expect(data).toBe('id,title,keywords\n1,"Running far","{run,far}"\n3,"Rowing, ""hard""",{}');
    expect((await library.raw("books?id=eq.77", { headers: { Accept: "text/csv" } })).text).toBe("");
  });

  test("leaves nulls out when asked", async () => {
    const { body, headers } = await library.raw("authors?select=name,born&id=eq.3", {
      headers: { Accept: "application/vnd.pgrst.array+json;nulls=stripped" },
    });
    expect(body).toEqual([{ name: "Cleo" }]);
    expect(headers.get("Content-Type")).toContain("nulls=stripped");
  });

  test("never sends more rows than the cap", async () => {
    await library.database.query("insert into tags select n, 'many' from generate_series(1000, 2500) n");
    const { data, count } = await library.service.from("tags").select("id", { count: "exact" }).eq("label", "many").limit(5000);
    expect([data?.length, count]).toEqual([1000, 1501]);
    await library.database.query("delete from tags where label = 'many'");
  });
});
