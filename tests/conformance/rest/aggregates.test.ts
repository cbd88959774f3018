import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allowInDatabase } from "./allow-in-database.ts";
import { type Library, startLibrary } from "./library.ts";

describe("aggregates, where the database allows them", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
    await allowInDatabase(library, "pgrst.db_aggregates_enabled", "true");
  });
  afterAll(() => library.close());

  const get = async (path: string): Promise<unknown> => (await library.raw(path)).body;

  test("of all rows, or for each of what is selected beside them", async () => {
    expect(await get("books?select=count(),pages.sum(),least:pages.min(),most:pages.max(),mean:pages.avg()::int")).toEqual([
      { count: 4, sum: 600, least: 100, most: 300, mean: 200 },
    ]);
    expect(await get("books?select=author_id,books:count(),price::int.sum()::text&order=author_id.nullslast")).toEqual([
      { author_id: 1, books: 2, sum: "100000012" },
      { author_id: 2, books: 1, sum: null },
      { author_id: null, books: 1, sum: "0" },
    ]);
    expect(await get("authors?select=profile->city->name,id.max()&profile->city=not.is.null&order=profile->city->name")).toEqual([
      { name: "Bonn", max: 2 },
      { name: "London", max: 1 },
    ]);
    expect(await get("books?select=pages.sum()&id=eq.0")).toEqual([{ sum: null }]);
    expect(await get("books?select=extra,count()&id=in.(1,2)&limit=1&offset=1")).toHaveLength(1);
  });

  test("in embeds, beside them, and spread into what sums up", async () => {
    expect(await get("authors?select=name,books(pages.sum(),count())&order=id")).toEqual([
      { name: "Ada", books: [{ sum: 300, count: 2 }] },
      { name: "Bob", books: [{ sum: 300, count: 1 }] },
      { name: "Cleo", books: [{ sum: null, count: 0 }] },
    ]);
    expect(await get("books?select=authors(name),count()&author_id=eq.1")).toEqual([{ authors: { name: "Ada" }, count: 2 }]);
    expect(await get("books?select=...authors(name,last:id.max()),pages.sum()&author_id=not.is.null&pages=gt.100")).toEqual(
      expect.arrayContaining([
        { name: "Ada", last: 1, sum: 200 },
        { name: "Bob", last: 2, sum: 300 },
      ]),
    );
    expect(await get("books?select=...authors(id.sum())")).toEqual([{ sum: 4 }]);
    expect(await get("books?select=tags(label),count()&id=in.(3,4)")).toEqual([{ tags: [], count: 2 }]);
  });

  test("of what functions return and writes change", async () => {
    expect((await library.service.rpc("books_of", { author: 1 }).select("pages.sum(), author_id")).data).toEqual([
      { sum: 300, author_id: 1 },
    ]);
    const { data } = await library.service.from("tags").update({ label: "x" }).gt("id", 1).select("label, id.count()");
    expect(data).toEqual([{ label: "x", count: 2 }]);
  });

  test("what they cannot be is refused without a word of SQL", async () => {
    expect(await get("books?select=nope.sum()")).toMatchObject({ code: "42703", message: "column books.nope does not exist" });
    expect(await get("books?select=title.sum()")).toMatchObject({ code: "42883" });
    expect(await get("books?select=pages.sum()&order=id")).toEqual({
      code: "42803",
      details: null,
      hint: null,
      message: 'column "books.id" must appear in the GROUP BY clause or be used in an aggregate function',
    });
    expect(await get("books?select=authors(name),count()&order=authors(name)")).toMatchObject({ code: "42803" });
    expect(await get("books?select=...authors(id,id),count()")).toMatchObject({ code: "42702" });
    expect(await get("books?select=pages.median()")).toMatchObject({ code: "PGRST100" });
    expect(await get("books?select=pages.sum()::nothing")).toMatchObject({ code: "42704" });
  });
});
