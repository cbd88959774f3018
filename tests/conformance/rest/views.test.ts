import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, startLibrary } from "./library.ts";

const VIEWS = [
  `create view shelf with (security_invoker = on) as
     select b.id as number, b.title, b.author_id as writer, (select count(*) from book_tags t where t.book_id = b.id) as labels
     from books b where b.id > 0`,
  "create view top_shelf with (security_invoker = on) as select number, writer as by_whom, title from shelf order by number limit 2",
  "create view writers with (security_invoker = on) as select a.id, upper(a.name) as name from authors a",
  "create materialized view branches as select id, parent_id from categories",
  "create function newest() returns setof shelf language sql stable as 'select * from shelf order by number desc limit 1'",
  "grant select on branches to anon, service_role",
];

describe("embedding through views", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
    for (const statement of VIEWS) await library.database.query(statement);
    await library.reloadSchema();
  });
  afterAll(() => library.close());

  const get = async (path: string): Promise<unknown> => (await library.raw(path)).body;

  test("a view that shows a key is embedded and embeds, whatever its columns are called", async () => {
    expect(await get("shelf?select=title,authors(name)&number=eq.1")).toEqual([{ title: "Running far", authors: { name: "Ada" } }]);
    expect(await get("authors?select=name,shelf(number)&id=eq.1&shelf.order=number.desc")).toEqual([
      { name: "Ada", shelf: [{ number: 2 }, { number: 1 }] },
    ]);
    expect(await get("shelf?select=number,writers(name)&number=in.(1,4)&order=number")).toEqual([
      { number: 1, writers: { name: "ADA" } },
      { number: 4, writers: null },
    ]);
    expect(await get("writers?select=id,author_details(address)&id=eq.2")).toEqual([{ id: 2, author_details: { address: "Rhein 1" } }]);
  });

  test("a view of a view, a materialized one, one behind a junction, rows of a function", async () => {
    expect(await get("top_shelf?select=title,authors!inner(id)&authors.id=eq.1&order=number")).toHaveLength(2);
    expect(await get("shelf?select=number,tags(label)&number=eq.1&tags.order=label")).toEqual([
      { number: 1, tags: [{ label: "calm" }, { label: "sport" }] },
    ]);
    expect(await get("tags?select=shelf(number)&id=eq.2")).toEqual([{ shelf: [{ number: 1 }] }]);
    expect(await get("branches?select=id,categories(name)&id=eq.2")).toMatchObject({ code: "PGRST201" });
    expect((await library.service.rpc("newest").select("authors(name)")).data).toEqual([{ authors: null }]);
  });

  test("a key's or column's own name stays that of the table", async () => {
    expect(await get("letters?select=letters_sender(name)&id=eq.1")).toEqual([{ letters_sender: { name: "Ada" } }]);
    expect(await get("books?select=author_id(name)&id=eq.1")).toEqual([{ author_id: { name: "Ada" } }]);
    expect(await get("writers?select=id,letters!letters_sender(id)&id=eq.1")).toEqual([{ id: 1, letters: [{ id: 1 }] }]);
  });

  test("a key within a primary key is no junction, though it leads to its table and to views of that", async () => {
    expect(await get("books?select=id,shelf(number)")).toMatchObject({ code: "PGRST200" });
    expect(await get("shelf?select=number,books(id)")).toMatchObject({ code: "PGRST200" });
    expect(await get("book_tags?select=tag_id,shelf(number),books(id)&book_id=eq.2")).toEqual([
      { tag_id: 1, shelf: { number: 2 }, books: { id: 2 } },
    ]);
  });

  test("a view that hides the key's column is no way", async () => {
    expect(await get("cheap_books?select=id,authors(name)")).toMatchObject({ code: "PGRST200" });
    expect(await get("cheap_books?select=id,tags(label)&id=eq.1")).toMatchObject([{ tags: [{ label: "sport" }, { label: "calm" }] }]);
  });
});
