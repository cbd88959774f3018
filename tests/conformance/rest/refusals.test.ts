import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, type RawRequest, startLibrary } from "./library.ts";

const DEEP_EMBED = "authors(books(authors(books(authors(books(id))))))";

/** What is asked, and PostgREST's answer to it. */
const REFUSALS: readonly (readonly [path: string, status: number, code: string, request?: RawRequest])[] = [
  ["no_such_table", 404, "PGRST205"],
  ["pg_catalog.pg_user", 404, "PGRST205"],
  ["books?select=nope", 400, "42703"],
  ["books?nope=eq.1", 400, "42703"],
  ["books?order=nope", 400, "42703"],
  ["books?or=(id.eq.1,nope.eq.2)", 400, "42703"],
  ["books?select=id,authors(nope)", 400, "42703"],
  ["books?select=id,authors(name)&authors.nope=eq.1", 400, "42703"],
  ["books?select=id::nope", 400, "42704"],
  ["books?select=title::int4", 400, "22P02"],
  ["books?select=nope(id)", 400, "PGRST200"],
  ["tags?select=authors(id)", 400, "PGRST200"],
  ["books?select=authors!nope(id)", 400, "PGRST200"],
  ["letters?select=authors(id)", 300, "PGRST201"],
  ["books?authors.name=eq.Ada", 400, "PGRST108"],
  ["books?select=id,authors(name)&order=tags(label)", 400, "PGRST108"],
  ["authors?select=id,books(id)&order=books(id)", 400, "PGRST118"],
  ["books?select=id,authors(name)&authors=eq.Ada", 400, "PGRST120"],
  ["books?select=pages.sum()", 400, "PGRST123"],
  ["books?select=count()", 400, "PGRST123"],
  [`books?select=${DEEP_EMBED}`, 400, "PGRST127"],
  [`books?select=${Array.from({ length: 21 }, (_, index) => `a${index}:authors(id)`).join()}`, 400, "PGRST127"],
  [`books?select=${"*,".repeat(100)}id`, 400, "PGRST127"],
  ["books?id=1", 400, "PGRST100"],
  ["books?id=foo.1", 400, "PGRST100"],
  ["books?id=eq", 400, "PGRST100"],
  ["books?id=is.foo", 400, "PGRST100"],
  ["books?id=in.1,2", 400, "PGRST100"],
  ["books?id=in.(1,2", 400, "PGRST100"],
  ["books?id=neq(any).{1}", 400, "PGRST100"],
  ["books?select=id,", 400, "PGRST100"],
  ["books?select=id)", 400, "PGRST100"],
  ["books?select=authors(id", 400, "PGRST100"],
  ['books?select="id', 400, "PGRST100"],
  ["books?order=id.sideways", 400, "PGRST100"],
  ["books?or=id.eq.1", 400, "PGRST100"],
  ["books?or=()", 400, "PGRST100"],
  ["books?or=(id.eq.1", 400, "PGRST100"],
  [`books?or=(${"and(".repeat(40)}id.eq.1${")".repeat(41)}`, 400, "PGRST100"],
  [`authors?select=profile${"->a".repeat(40)}`, 400, "PGRST100"],
  ["books?limit=ten", 400, "PGRST100"],
  ["books?title=eq.%00", 400, "PGRST100"],
  ["books?limit=-1", 416, "PGRST103"],
  ["books?offset=5", 416, "PGRST103", { headers: { Prefer: "count=exact" } }],
  ["books", 416, "PGRST103", { headers: { Range: "5-1" } }],
  ["books", 406, "PGRST106", { headers: { "Accept-Profile": "auth" } }],
  ["books", 406, "PGRST106", { method: "POST", body: {}, headers: { "Content-Profile": "pg_catalog" } }],
  ["books", 406, "PGRST107", { headers: { Accept: "text/xml" } }],
  ["books", 406, "PGRST107", { headers: { Accept: "application/geo+json" } }],
  ["books", 406, "PGRST107", { headers: { Accept: "application/vnd.pgrst.plan+json" } }],
  ["books", 400, "PGRST122", { headers: { Prefer: "handling=strict, anything=goes" } }],
  ["books?id=eq.1", 405, "PGRST117", { method: "PUT", body: { id: 1 } }],
  ["books/1", 404, "PGRST125"],
  ["rpc", 404, "PGRST205"],
  ["rpc/a/b", 404, "PGRST125"],
  ["%ff", 404, "PGRST205"],
  ["", 404, "PGRST126"],
  ["authors", 400, "PGRST102", { method: "POST", body: '{"name":' }],
  ["authors", 400, "PGRST102", { method: "POST", body: "" }],
  ["authors", 400, "PGRST102", { method: "POST", body: "7" }],
  ["authors", 400, "PGRST102", { method: "POST", body: '["a"]' }],
  ["authors", 400, "PGRST102", { method: "POST", body: "[".repeat(100_000) }],
  ["authors", 400, "PGRST102", { method: "POST", body: `{"name":"x","profile":${"[".repeat(500)}${"]".repeat(500)}}` }],
  ["authors", 400, "PGRST102", { method: "POST", body: "name=x", headers: { "Content-Type": "application/x-www-form-urlencoded" } }],
  ["authors", 400, "PGRST204", { method: "POST", body: { nope: 1 } }],
  ["authors?columns=nope", 400, "PGRST204", { method: "POST", body: { name: "x" } }],
  ["authors?id=eq.1", 400, "PGRST204", { method: "PATCH", body: { nope: 1 } }],
  ["authors?select=nope", 400, "42703", { method: "POST", body: { name: "never added" } }],
  ["authors?id=eq.x", 400, "22P02"],
  ["authors?name=match.(", 400, "2201B"],
  ["authors?name=fts(klingon).x", 400, "42704"],
  ["authors?born=like.1*", 404, "42883"],
];

describe("refusals", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
  });
  afterAll(() => library.close());

  const table = REFUSALS.map(([path, status, code, request]) => ({ path, status, code, request }));
  test.each(table)("$path is $status $code", async ({ path, status, code, request }) => {
    const reply = await library.raw(path, request);
    expect([reply.status, (reply.body as { code?: unknown }).code]).toEqual([status, code]);
    expect(Object.keys(reply.body as object).sort()).toEqual(["code", "details", "hint", "message"]);
  });

  test("says what would have been right", async () => {
    expect((await library.raw("author")).body).toEqual({
      code: "PGRST205",
      details: null,
      hint: "Perhaps you meant the table 'public.authors'",
      message: "Could not find the table 'public.author' in the schema cache",
    });
    // No name is that long: nothing is compared with it.
    expect((await library.raw(`author${"s".repeat(5000)}`)).body).toMatchObject({ code: "PGRST205", hint: null });
    expect((await library.raw("books?select=author(id)")).body).toEqual({
      code: "PGRST200",
      details: "Searched for a foreign key relationship between 'books' and 'author' in the schema 'public', but no matches were found.",
      hint: "Perhaps you meant 'authors' instead of 'author'.",
      message: "Could not find a relationship between 'books' and 'author' in the schema cache",
    });
    expect((await library.raw("books?id=foo")).body).toEqual({
      code: "PGRST100",
      details: `unexpected 'f' expecting "not" or operator (eq, gt, ...)`,
      hint: null,
      message: '"failed to parse filter (foo)" (line 1, column 1)',
    });
  });

  test("a refused write leaves nothing behind", async () => {
    const { body } = await library.raw("authors?name=eq.never%20added");
    expect(body).toEqual([]);
  });

  test("a body beyond the limit is 413 in the same shape", async () => {
    const reply = await library.raw("authors", { method: "POST", body: JSON.stringify({ name: "x".repeat(11 * 1024 * 1024) }) });
    expect(reply.status).toBe(413);
    expect(reply.body).toMatchObject({ code: "PGRST102", details: null, hint: null });
  });
});
