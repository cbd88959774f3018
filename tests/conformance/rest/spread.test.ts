import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, startLibrary } from "./library.ts";

describe("spread lists", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
  });
  afterAll(() => library.close());

  const get = async (path: string): Promise<unknown> => (await library.raw(path)).body;

  test("each column becomes a list, in one order, empty where there is nothing", async () => {
    expect(await get("authors?select=name,...books(id,titles:title)&order=id&books.order=id.desc")).toEqual([
      { name: "Ada", id: [2, 1], titles: ["Lifting heavy", "Running far"] },
      { name: "Bob", id: [3], titles: ['Rowing, "hard"'] },
      { name: "Cleo", id: [], titles: [] },
    ]);
    expect(await get("books?select=title,...tags(*)&id=eq.1&tags.order=id")).toEqual([
      { title: "Running far", id: [1, 2], label: ["sport", "calm"] },
    ]);
  });

  test("with filters, pages, inner, and what is embedded in it", async () => {
    expect(await get("authors?select=name,...books!inner(pages)&books.pages=gt.150&order=id")).toEqual([
      { name: "Ada", pages: [200] },
      { name: "Bob", pages: [300] },
    ]);
    expect(await get("authors?select=name,...books(id)&books.limit=1&books.order=id&books=not.is.null&order=id")).toEqual([
      { name: "Ada", id: [1] },
      { name: "Bob", id: [3] },
    ]);
    expect(await get("authors?select=...books(id,tags(label),...authors(name))&id=eq.2")).toEqual([{ id: [3], tags: [[]], name: ["Bob"] }]);
    expect(await get("books?select=authors(name,...books(id))&id=eq.3")).toEqual([{ authors: { name: "Bob", id: [3] } }]);
    expect(await get("authors?select=name,...books()&id=eq.1")).toEqual([{ name: "Ada" }]);
    expect(await get("authors?select=name,...books(id)&order=books(id)")).toMatchObject({ code: "PGRST118" });
  });

  test("a column twice in a list that is spread is refused, in PostgreSQL's words and none of ours", async () => {
    const refused = { code: "42702", details: null, hint: null, message: 'column reference "id" is ambiguous' };
    expect(await get("authors?select=...books(id,id)")).toEqual(refused);
    expect(await get("authors?select=...books(id,...authors(id))")).toEqual(refused);
    expect(await get("authors?select=...books(id,*)")).toEqual(refused);
    expect(await get("authors?select=...books(id,again:id)&id=eq.2")).toEqual([{ id: [3], again: [3] }]);
    expect(await get("books?select=...authors(id,id)&id=eq.1")).toEqual([{ id: 1 }]);
  });

  test("the same key twice is refused, under different names it is not", async () => {
    expect(await get("letters?select=authors!letters_sender(id),authors!letters_recipient(id)")).toEqual({
      code: "42712",
      details: null,
      hint: null,
      message: 'table name "letters_authors_1" specified more than once',
    });
    expect(await get("letters?select=from:authors!letters_sender(id),to:authors!letters_recipient(id)&id=eq.1")).toEqual([
      { from: { id: 1 }, to: { id: 2 } },
    ]);
  });
});
