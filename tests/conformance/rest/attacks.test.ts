import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectHarmless } from "./harmless.ts";
import { type Library, type RawRequest, startLibrary } from "./library.ts";

const PAYLOADS = [
  "'; drop table books; --",
  `" or 1=1 --`,
  "1) or (1=1",
  "1; select pg_sleep(5)",
  "books; delete from books",
  "x' union select encrypted_password from auth.users --",
  "pg_read_file('/etc/passwd')",
  "$1",
  "$$; drop table books; $$",
  "\\'; drop table books; --",
  "\\u0000",
  `id"); drop table books; --`,
  "auth.users",
  "current_setting('request.jwt.claims')",
  "/*",
  "--",
  "((((((((((",
  "{{{{,,,,",
  "%",
  "\u{1f480}",
  "__proto__",
  "x".repeat(3000),
];

type Place = (payload: string) => { readonly path: string; readonly request?: RawRequest };

const at = (path: string, request?: RawRequest): ReturnType<Place> => ({ path, ...(request && { request }) });
const enc = encodeURIComponent;

/** Header values are bytes; what cannot be one is left out. */
const header = (text: string): string => text.replace(/[^ -~]/g, "?");

/** Every place of a request that takes text. */
const PLACES: Readonly<Record<string, Place>> = {
  "table name": (text) => at(enc(text)),
  "function name": (text) => at(`rpc/${enc(text)}`),
  "select column": (text) => at(`books?select=${enc(text)}`),
  "select quoted column": (text) => at(`books?select=${enc(JSON.stringify(text))}`),
  alias: (text) => at(`books?select=${enc(`${JSON.stringify(text)}:id`)}`),
  "bare alias": (text) => at(`books?select=${enc(`${text}:id`)}`),
  cast: (text) => at(`books?select=${enc(`id::${text}`)}`),
  "json key": (text) => at(`authors?select=${enc(`profile->>${JSON.stringify(text)}`)}`),
  "bare json key": (text) => at(`authors?select=${enc(`profile->${text}`)}`),
  embed: (text) => at(`books?select=${enc(`${text}(id)`)}`),
  hint: (text) => at(`books?select=${enc(`authors!${text}(id)`)}`),
  "embed column": (text) => at(`books?select=${enc(`authors(${text})`)}`),
  "filter column": (text) => at(`books?${enc(text)}=eq.1`),
  "quoted filter column": (text) => at(`books?${enc(JSON.stringify(text))}=eq.1`),
  "filter path": (text) => at(`books?select=id,authors(id)&authors.${enc(text)}=eq.1`),
  operator: (text) => at(`books?id=${enc(text)}.1`),
  "text value": (text) => at(`books?title=eq.${enc(text)}`),
  "number value": (text) => at(`books?id=eq.${enc(text)}`),
  "enum value": (text) => at(`books?format=eq.${enc(text)}`),
  "array value": (text) => at(`books?keywords=cs.${enc(`{${text}}`)}`),
  "range value": (text) => at(`books?loans=ov.${enc(text)}`),
  "json value": (text) => at(`authors?profile=cs.${enc(text)}`),
  "list value": (text) => at(`books?title=in.${enc(`(${text},x)`)}`),
  "quoted list value": (text) => at(`books?title=in.${enc(`(${JSON.stringify(text)})`)}`),
  pattern: (text) => at(`books?title=like.${enc(text)}`),
  "regular expression": (text) => at(`books?title=match.${enc(text)}`),
  "any of": (text) => at(`books?title=like(any).${enc(`{${text}}`)}`),
  is: (text) => at(`books?id=is.${enc(text)}`),
  search: (text) => at(`books?document=fts.${enc(text)}`),
  "search language": (text) => at(`books?document=fts(${enc(text)}).x`),
  "logic tree": (text) => at(`books?or=${enc(`(title.eq.${text},id.eq.1)`)}`),
  "whole logic tree": (text) => at(`books?and=${enc(`(${text})`)}`),
  order: (text) => at(`books?order=${enc(text)}`),
  "order direction": (text) => at(`books?order=id.${enc(text)}`),
  limit: (text) => at(`books?limit=${enc(text)}`),
  offset: (text) => at(`books?offset=${enc(text)}`),
  "argument name": (text) => at(`rpc/add_them?a=1&${enc(text)}=2`),
  "argument value": (text) => at(`rpc/joined?words=${enc(text)}`),
  "number argument": (text) => at(`rpc/add_them?a=${enc(text)}`),
  "body argument name": (text) => at("rpc/add_them", { method: "POST", body: { a: 1, [text]: 2 } }),
  "body argument value": (text) => at("rpc/add_them", { method: "POST", body: { a: text } }),
  on_conflict: (text) =>
    at(`tags?on_conflict=${enc(text)}`, {
      method: "POST",
      body: { id: 1, label: "sport" },
      headers: { Prefer: "resolution=merge-duplicates" },
    }),
  columns: (text) => at(`tags?columns=${enc(text)}`, { method: "POST", body: { id: 1 } }),
  "body key": (text) => at("tags", { method: "POST", body: { [text]: 1 } }),
  "body value": (text) =>
    at("tags?id=eq.1&select=label", { method: "PATCH", body: { label: text }, headers: { Prefer: "return=representation" } }),
  "body text": (text) => at("tags", { method: "POST", body: text }),
  "delete filter": (text) => at(`tags?id=eq.${enc(text)}`, { method: "DELETE" }),
  "Prefer header": (text) => at("books", { headers: { Prefer: header(`count=${text}`) } }),
  "Accept header": (text) => at("books", { headers: { Accept: header(text) } }),
  "Range header": (text) => at("books", { headers: { Range: header(text) } }),
  "profile header": (text) => at("books", { headers: { "Accept-Profile": header(text) } }),
  "content type": (text) => at("tags", { method: "POST", body: { id: 1 }, headers: { "Content-Type": header(text) } }),
};

describe("SQL in every parameter", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
  });
  afterAll(() => library.close());

  test.each(Object.entries(PLACES))("%s", async (_name, place) => {
    for (const payload of PAYLOADS) {
      const { path, request } = place(payload);
      expectHarmless(await library.raw(path, request), payload);
    }
    const [books] = await library.database.query<{ count: string }>("select count(*)::text as count from books");
    expect(books?.count).toBe("4");
  });
});
