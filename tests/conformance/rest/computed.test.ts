import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, startLibrary } from "./library.ts";

/** Functions of a row: one value is a column, rows are a way to other tables. */
const FUNCTIONS = [
  "create function shout(books) returns text language sql stable as 'select upper($1.title)'",
  "create function volumes(tag tags) returns setof books language sql stable as $$ select * from books where keywords && array['run'] order by id $$",
  "create function volumes(author authors) returns setof books language sql stable as 'select * from books where author_id = author.id order by id'",
  "create function first_volume(author authors) returns setof books rows 1 language sql stable as 'select * from books where author_id = author.id order by id limit 1'",
  "create function home(author authors) returns author_details language sql stable as 'select * from author_details where author_id = author.id'",
  "create function reprint(title text, author int) returns books language sql as 'insert into books (title, author_id) values (title, author) returning *'",
];

describe("functions of a row", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
    for (const statement of FUNCTIONS) await library.database.query(statement);
    await library.reloadSchema();
  });
  afterAll(() => library.close());

  const get = async (path: string): Promise<unknown> => (await library.raw(path)).body;

  test("a value is a column: selected, cast, filtered, ordered, in embeds; not part of *", async () => {
    expect(await get("books?select=id,shout&shout=like.R*&order=shout.desc")).toEqual([
      { id: 1, shout: "RUNNING FAR" },
      { id: 3, shout: 'ROWING, "HARD"' },
    ]);
    expect(await get("authors?select=name,books(loud:shout::json)&id=eq.3")).toEqual([{ name: "Cleo", books: [] }]);
    expect(await get("authors?select=books(shout)&id=eq.2&books.shout=not.is.null")).toEqual([{ books: [{ shout: 'ROWING, "HARD"' }] }]);
    expect(Object.keys((await get("books?id=eq.1")) as object[][0])).not.toContain("shout");
    expect(await get("authors?select=shout")).toMatchObject({ code: "42703" });
  });

  test("it comes back from writes and calls, and cannot be written", async () => {
    const insert = await library.service.from("books").insert({ title: "quiet" }).select("shout").single();
    expect(insert.data).toEqual({ shout: "QUIET" });
    const update = await library.service.from("books").update({ title: "calm" }).eq("title", "quiet").select("shout,title");
    expect(update.data).toEqual([{ shout: "CALM", title: "calm" }]);
    expect((await library.service.from("books").delete().eq("shout", "CALM").select("shout")).data).toEqual([{ shout: "CALM" }]);
    expect((await library.service.rpc("books_of", { author: 2 }).select("shout").eq("shout", 'ROWING, "HARD"')).data).toHaveLength(1);
    expect((await library.service.from("books").update({ shout: "X" }).eq("id", 1)).error?.code).toBe("PGRST204");
  });

  test("rows are embedded like a table's, by the row they are asked of", async () => {
    expect(await get("authors?select=id,volumes(id,shout,tags(id))&order=id&volumes.limit=1")).toEqual([
      { id: 1, volumes: [{ id: 1, shout: "RUNNING FAR", tags: [{ id: 1 }, { id: 2 }] }] },
      { id: 2, volumes: [{ id: 3, shout: 'ROWING, "HARD"', tags: [] }] },
      { id: 3, volumes: [] },
    ]);
    expect(await get("tags?select=volumes(id)&id=eq.3")).toEqual([{ volumes: [{ id: 1 }, { id: 4 }] }]);
    expect(await get("authors?select=id,volumes!inner(id)&volumes.id=gt.1&order=id")).toEqual([
      { id: 1, volumes: [{ id: 2 }] },
      { id: 2, volumes: [{ id: 3 }] },
    ]);
    expect(await get("authors?select=id&volumes=is.null")).toMatchObject({ code: "42703" });
    expect(await get("books?select=volumes(id)")).toMatchObject({ code: "PGRST200" });
  });

  test("one row is an object: none of a set is null, no row of a single one has nulls", async () => {
    expect(await get("authors?select=first_volume(id),home(address)&order=id")).toEqual([
      { first_volume: { id: 1 }, home: { address: "St James" } },
      { first_volume: { id: 3 }, home: { address: "Rhein 1" } },
      { first_volume: null, home: { address: null } },
    ]);
    expect(await get("authors?select=id&order=first_volume(title)&select=id,first_volume()")).toMatchObject({ code: "PGRST108" });
    expect(await get("authors?select=id,first_volume()&order=first_volume(title).desc.nullslast")).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
    const { data } = await library.service.from("authors").upsert({ id: 2, name: "Bob" }).select("name,...first_volume(title)");
    expect(data).toEqual([{ name: "Bob", title: 'Rowing, "hard"' }]);
  });

  test("one that declares a single row and returns two still orders its parents", async () => {
    await library.database.query(
      "create function some_volumes(author authors) returns setof books rows 1 language sql stable as 'select * from books where author_id = author.id order by id'",
    );
    await library.reloadSchema();
    expect(await get("authors?select=id,some_volumes()&order=some_volumes(title).desc&id=neq.3")).toEqual([
      { id: 1 },
      { id: 1 },
      { id: 2 },
    ]);
  });

  test("policies hold inside", async () => {
    const reader = await library.member("reader");
    await library.service.from("notes").insert({ owner: reader.id, body: "mine" });
    await library.database.query("create function notes_of(tag tags) returns setof notes language sql stable as 'select * from notes'");
    await library.reloadSchema();
    expect((await reader.client.from("tags").select("notes_of(body)").eq("id", 1)).data).toEqual([{ notes_of: [{ body: "mine" }] }]);
    expect((await library.anonymous.from("tags").select("notes_of(body)").eq("id", 1)).data).toEqual([{ notes_of: [] }]);
  });
});
