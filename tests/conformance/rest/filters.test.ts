import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, startLibrary } from "./library.ts";

/** Filter as it goes over the wire, and the books it finds. */
const WIRE: readonly (readonly [filter: string, ids: readonly number[]])[] = [
  ["title=match.^R", [1, 3]],
  ["title=imatch.^r", [1, 3]],
  ["title=like.R*", [1, 3]],
  ["title=like.R%25", [1, 3]],
  ["title=ilike.*FAR", [1]],
  ["pages=eq(any).{100,300}", [1, 3]],
  ["pages=gt(all).{100,200}", [3]],
  ["title=ilike(any).{run*,*HEAVY}", [1, 2]],
  ["title=not.ilike(any).{run*,*HEAVY}", [3, 4]],
  ["in_print=is.unknown", [3]],
  ["in_print=is.not_null", [1, 2, 4]],
  ["in_print=is.TRUE", [1, 4]],
  ["in_print=not.is.true", [2, 3]],
  ["author_id=isdistinct.1", [3, 4]],
  ["author_id=not.isdistinct.1", [1, 2]],
  ["id=in.()", []],
  ["id=not.in.(1,2)", [3, 4]],
  ['title=in.("Rowing, \\"hard\\"")', [3]],
  ["title=eq.Rowing, %22hard%22", [3]],
  ["title=eq.", []],
  ["keywords=eq.{lift}", [2]],
  ["keywords=cs.{run}", [1, 4]],
  ["keywords=cd.{run,lift,x}", [2, 3, 4]],
  ["keywords=ov.{far,lift}", [1, 2, 4]],
  ["sold_during=cs.[2020-05-01,2020-05-02)", [1]],
  ["loans=sl.[10,20)", [1]],
  ["loans=sr.[1,10)", [2]],
  ["loans=nxl.[5,20)", [2]],
  ["loans=nxr.[1,15)", [1]],
  ["loans=adj.[20,30)", [2]],
  ["document=fts.run", [1]],
  ["document=fts(english).running", [1]],
  ["document=plfts(english).far run", [1]],
  ["document=phfts(english).far run", []],
  ["document=wfts(english).run -heavy", [1]],
  ["title=fts(english).lift %26 heavy", [2]],
  ["title=not.fts(english).lift", [1, 3, 4]],
  ["format=gt.paper", [2, 3]],
  ["code=eq.0001", [1]],
  ["extra->>a=eq.1", [1]],
  ["extra->a=eq.1", [1]],
  ["extra->a=is.null", [2, 3, 4]],
  ["created_at=eq.2024-01-02T03:04:05Z", [1, 2, 3, 4]],
  ["pages=gte.100&pages=lte.200", [1, 2]],
  ["or=(id.eq.1,and(pages.gt.150,in_print.is.null))", [1, 3]],
  ["or=(id.eq.1,not.and(pages.gt.150,pages.lt.250))", [1, 3]],
  ["not.or=(id.eq.1,id.eq.2)", [3, 4]],
  ["not.and=(id.gt.1,id.lt.4)", [1, 4]],
  ["and=(or(id.eq.1,id.eq.2),or(id.eq.2,id.eq.3))", [2]],
  ['or=(title.eq."Rowing, \\"hard\\"",id.in.(1,2))', [1, 2, 3]],
  ["or=(keywords.cs.{run,far},title.fts(english).heavy)", [1, 2]],
  ["or=(keywords.not.cs.{run},id.not.in.(1,2,3))", [2, 3, 4]],
  ['or=(loans.cs."[3,4)",extra->>a.eq.7)', [1]],
  ["or=(title.like(any).{Run*,Lift*},id.eq.4)", [1, 2, 4]],
];

describe("filters", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
  });
  afterAll(() => library.close());

  test.each(WIRE)("%s", async (filter, ids) => {
    const reply = await library.raw(`books?select=id&order=id&${filter}`);
    expect(reply.body).toEqual(ids.map((id) => ({ id })));
  });

  test("of the official client", async () => {
    const books = () => library.service.from("books").select("id").order("id");
    const ids = async (query: PromiseLike<{ data: { id: unknown }[] | null; error: unknown }>) => {
      const { data, error } = await query;
      return error ?? data?.map(({ id }) => id);
    };
    expect(await ids(books().eq("title", "Running far"))).toEqual([1]);
    expect(await ids(books().neq("format", "paper"))).toEqual([2, 3]);
    expect(await ids(books().gt("pages", 100).lte("pages", 300))).toEqual([2, 3]);
    expect(await ids(books().gte("price", "12.5").lt("price", 100))).toEqual([1]);
    expect(await ids(books().like("title", "%ing%"))).toEqual([1, 2, 3]);
    expect(await ids(books().ilike("title", "LIFT%"))).toEqual([2]);
    expect(await ids(books().likeAnyOf("title", ["Run%", "Lift%"]))).toEqual([1, 2]);
    expect(await ids(books().ilikeAllOf("title", ["r%", "%far"]))).toEqual([1]);
    expect(await ids(books().is("in_print", null))).toEqual([3]);
    expect(await ids(books().not("in_print", "is", null))).toEqual([1, 2, 4]);
    expect(await ids(books().in("title", ["Running far", 'Rowing, "hard"', "a,b"]))).toEqual([1]);
    expect(await ids(books().contains("keywords", ["run"]))).toEqual([1, 4]);
    expect(await ids(books().containedBy("keywords", ["run", "lift"]))).toEqual([2, 3, 4]);
    expect(await ids(books().overlaps("keywords", ["far"]))).toEqual([1]);
    expect(await ids(books().contains("loans", "[2,3)"))).toEqual([1]);
    expect(await ids(books().rangeGt("loans", "[1,10)"))).toEqual([2]);
    expect(await ids(books().rangeAdjacent("loans", "[20,30)"))).toEqual([2]);
    expect(await ids(books().textSearch("document", "heavy | far", { config: "english" }))).toEqual([1, 2]);
    expect(await ids(books().textSearch("title", "far", { type: "websearch", config: "english" }))).toEqual([1]);
    expect(await ids(books().match({ format: "paper", in_print: true }))).toEqual([1, 4]);
    expect(await ids(books().or("id.eq.1,and(id.gt.2,pages.is.null)"))).toEqual([1, 4]);
    expect(await ids(books().filter("id", "in", "(2,3)"))).toEqual([2, 3]);
    expect(await ids(books().eq("title", "'; drop table books; --"))).toEqual([]);
    const { data } = await library.service
      .from("authors")
      .select("id")
      .contains("profile", { city: { name: "Bonn" } });
    expect(data).toEqual([{ id: 2 }]);
  });
});
