import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, startLibrary } from "./library.ts";

describe("embedding", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
  });
  afterAll(() => library.close());

  const rows = async (path: string): Promise<unknown> => (await library.raw(path)).body;

  test("many-to-one gives an object or null", async () => {
    const { data } = await library.service.from("books").select("id, authors(name)").order("id");
    expect(data).toEqual([
      { id: 1, authors: { name: "Ada" } },
      { id: 2, authors: { name: "Ada" } },
      { id: 3, authors: { name: "Bob" } },
      { id: 4, authors: null },
    ]);
  });

  test("one-to-many gives a list, empty when there is nothing", async () => {
    const { data } = await library.service.from("authors").select("name, books(id)").order("id").order("id", { referencedTable: "books" });
    expect(data).toEqual([
      { name: "Ada", books: [{ id: 1 }, { id: 2 }] },
      { name: "Bob", books: [{ id: 3 }] },
      { name: "Cleo", books: [] },
    ]);
  });

  test("one-to-one gives an object from both sides", async () => {
    expect(await rows("authors?select=name,author_details(address)&order=id&limit=1")).toEqual([
      { name: "Ada", author_details: { address: "St James" } },
    ]);
    expect(await rows("author_details?select=address,authors(name)&order=author_id&limit=1")).toEqual([
      { address: "St James", authors: { name: "Ada" } },
    ]);
  });

  test("many-to-many goes through the junction, which is still there by name", async () => {
    expect(await rows("books?select=id,tags(label),book_tags(tag_id)&id=lt.3&order=id&tags.order=label&book_tags.order=tag_id")).toEqual([
      { id: 1, tags: [{ label: "calm" }, { label: "sport" }], book_tags: [{ tag_id: 1 }, { tag_id: 2 }] },
      { id: 2, tags: [{ label: "sport" }], book_tags: [{ tag_id: 1 }] },
    ]);
    expect(await rows("books?select=id,labels:tags!book_tags(label)&id=eq.2")).toEqual([{ id: 2, labels: [{ label: "sport" }] }]);
  });

  test("a table that refers to itself: children by table, parent by column", async () => {
    expect(await rows("categories?select=name,parent:parent_id(name),children:categories(name)&id=eq.3")).toEqual([
      { name: "endurance", parent: { name: "all" }, children: [{ name: "rowing" }] },
    ]);
    expect(await rows("categories?select=name,children:categories!parent_id(name)&id=eq.3")).toEqual([
      { name: "endurance", children: [{ name: "rowing" }] },
    ]);
  });

  test("a table that refers to itself twice, by keys or through a junction: the advice leads to each", async () => {
    const advised = async (table: string): Promise<unknown> => {
      const { error } = await library.service.from(table).select(`id, ${table}(id)`);
      expect(error?.code).toBe("PGRST201");
      const names = [...(error?.hint ?? "").matchAll(/'(\w+!\w+)'/g)].map(([, name = ""], index) => `way${index}:${name}(id)`);
      return (
        await library.service
          .from(table)
          .select(`id, ${names.join(", ")}`)
          .order("id")
      ).data;
    };
    await library.database.query(
      "create table staff (id int primary key, boss_id int constraint staff_boss references staff, mentor_id int constraint staff_mentor references staff)",
    );
    await library.database.query("insert into staff values (1, null, null), (2, 1, null), (3, 2, 1)");
    await library.database.query("create table friends (id int primary key)");
    await library.database.query(`create table follows (follower int constraint follows_from references friends,
      followed int constraint follows_to references friends, primary key (follower, followed))`);
    await library.database.query("insert into friends values (1), (2)");
    await library.database.query("insert into follows values (1, 2)");
    await library.reloadSchema();
    expect(await advised("staff")).toEqual([
      { id: 1, way0: [{ id: 2 }], way1: [{ id: 3 }] },
      { id: 2, way0: [{ id: 3 }], way1: [] },
      { id: 3, way0: [], way1: [] },
    ]);
    expect(await rows("staff?select=staff!boss_id(id)&id=eq.1")).toEqual([{ staff: [{ id: 2 }] }]);
    expect(await advised("friends")).toEqual([
      { id: 1, way0: [{ id: 2 }], way1: [] },
      { id: 2, way0: [], way1: [{ id: 1 }] },
    ]);
  });

  test("two foreign keys need a hint: constraint or column", async () => {
    const ambiguous = await library.service.from("letters").select("id, authors(name)");
    expect(ambiguous.status).toBe(300);
    expect(ambiguous.error).toMatchObject({
      code: "PGRST201",
      message: "Could not embed because more than one relationship was found for 'letters' and 'authors'",
      details: [
        { cardinality: "many-to-one", embedding: "letters with authors" },
        { cardinality: "many-to-one", embedding: "letters with authors" },
      ],
    });
    expect(ambiguous.error?.hint).toContain("'authors!letters_sender'");
    const { data } = await library.service
      .from("letters")
      .select("from:authors!letters_sender(name), to:authors!recipient_id(name), sender_id(id), letters_recipient(id)")
      .eq("id", 1);
    expect(data).toEqual([{ from: { name: "Ada" }, to: { name: "Bob" }, sender_id: { id: 1 }, letters_recipient: { id: 2 } }]);
    expect(await rows("authors?select=sent:letters!letters_sender(id)&id=eq.2")).toEqual([{ sent: [{ id: 2 }] }]);
  });

  test("nests, renames, and reads JSON and casts inside", async () => {
    expect(await rows("authors?select=name,works:books(title,subjects:tags(label)),profile->>city&id=eq.1&works.id=eq.2")).toEqual([
      { name: "Ada", works: [{ title: "Lifting heavy", subjects: [{ label: "sport" }] }], city: '{"zip": 10, "name": "London"}' },
    ]);
    expect(await rows("books?select=authors(born::text,profile->city->>name)&id=eq.1")).toEqual([
      { authors: { born: "1815-12-10", name: "London" } },
    ]);
  });

  test("a filter on an embed leaves the parents alone, with !inner it drops them", async () => {
    expect(await rows("books?select=id,authors(name)&authors.name=eq.Bob&order=id&id=gt.1")).toEqual([
      { id: 2, authors: null },
      { id: 3, authors: { name: "Bob" } },
      { id: 4, authors: null },
    ]);
    const inner = await library.service
      .from("books")
      .select("id, authors!inner(name)", { count: "exact" })
      .eq("authors.name", "Ada")
      .order("id")
      .limit(1);
    expect(inner).toMatchObject({ status: 206, count: 2, data: [{ id: 1, authors: { name: "Ada" } }] });
    expect(await rows("authors?select=name,books!inner(id)&books.pages=gt.250")).toEqual([{ name: "Bob", books: [{ id: 3 }] }]);
    expect(await rows("authors?select=name,books!left(id)&books.pages=gt.250&order=id&limit=1")).toEqual([{ name: "Ada", books: [] }]);
    expect(await rows("authors?select=name,books!inner(tags!inner())&books.tags.label=eq.calm")).toEqual([{ name: "Ada", books: [{}] }]);
  });

  test("logic trees on embeds", async () => {
    const { data } = await library.service
      .from("authors")
      .select("name, books(id)")
      .or("pages.gt.250,title.like.Run*", { referencedTable: "books" })
      .order("id")
      .limit(2);
    expect(data).toEqual([
      { name: "Ada", books: [{ id: 1 }] },
      { name: "Bob", books: [{ id: 3 }] },
    ]);
    expect(await rows("authors?select=name,books(id)&books.not.or=(id.eq.1,id.eq.3)&order=id&limit=2")).toEqual([
      { name: "Ada", books: [{ id: 2 }] },
      { name: "Bob", books: [] },
    ]);
  });

  test("asks whether an embed is there", async () => {
    expect(await rows("books?select=id,authors()&authors=is.null")).toEqual([{ id: 4 }]);
    expect(await rows("authors?select=name,books(id)&books=not.is.null&name=neq.Ada")).toEqual([{ name: "Bob", books: [{ id: 3 }] }]);
    expect(await rows("authors?select=id,books(),author_details()&or=(books.is.null,author_details.not.is.null)&order=id")).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
    const counted = await library.raw("books?select=id,authors()&authors=is.not_null&limit=1", { headers: { Prefer: "count=exact" } });
    expect(counted.headers.get("Content-Range")).toBe("0-0/3");
  });

  test("orders and limits inside an embed", async () => {
    const { data } = await library.service
      .from("authors")
      .select("books(id)")
      .eq("id", 1)
      .order("pages", { referencedTable: "books", ascending: false })
      .range(0, 0, { referencedTable: "books" });
    expect(data).toEqual([{ books: [{ id: 2 }] }]);
    expect(await rows("authors?select=books(id)&id=eq.1&books.order=id&books.offset=1&books.limit=5")).toEqual([{ books: [{ id: 2 }] }]);
  });

  test("orders parents by an embedded to-one", async () => {
    const { data } = await library.service
      .from("books")
      .select("id, authors(name)")
      .order("authors(name)", { ascending: false })
      .order("id")
      .limit(2);
    expect(data?.map(({ id }) => id as number)).toEqual([4, 3]);
    expect(await rows("books?select=id,writer:authors()&order=writer(name).asc.nullslast,id.desc")).toEqual([
      { id: 2 },
      { id: 1 },
      { id: 3 },
      { id: 4 },
    ]);
  });

  test("spreads a to-one into its parent", async () => {
    expect(await rows("books?select=id,...authors(writer:name,...author_details(address))&id=in.(3,4)&order=id")).toEqual([
      { id: 3, writer: "Bob", address: "Rhein 1" },
      { id: 4, writer: null, address: null },
    ]);
  });

  test("counts an embed", async () => {
    const { data } = await library.service.from("authors").select("name, books(count)").order("id");
    expect(data).toEqual([
      { name: "Ada", books: [{ count: 2 }] },
      { name: "Bob", books: [{ count: 1 }] },
      { name: "Cleo", books: [{ count: 0 }] },
    ]);
    expect(await rows("books?select=count")).toEqual([{ count: 4 }]);
  });

  test("shows only what the caller may see of an embed", async () => {
    const reply = await library.raw("authors?select=name,books(id)&limit=1&order=id", { key: library.anonKey });
    expect(reply.body).toEqual([{ name: "Ada", books: [{ id: 1 }, { id: 2 }] }]);
  });
});
