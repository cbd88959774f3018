import fc from "fast-check";
import type { RawRequest } from "./library.ts";

interface Table {
  readonly columns: readonly string[];
  readonly embeds: readonly string[];
}

/** What may be named, so that most requests get past the planner; `junk` sees to the rest. */
const TABLES: Readonly<Record<string, Table>> = {
  authors: { columns: ["id", "name", "born", "profile"], embeds: ["books", "author_details"] },
  author_details: { columns: ["author_id", "address"], embeds: ["authors"] },
  books: {
    columns: [
      "id",
      "title",
      "author_id",
      "format",
      "code",
      "price",
      "pages",
      "in_print",
      "keywords",
      "sold_during",
      "loans",
      "extra",
      "document",
    ],
    embeds: ["authors", "tags", "book_tags", "author_id"],
  },
  tags: { columns: ["id", "label"], embeds: ["books"] },
  categories: { columns: ["id", "name", "parent_id"], embeds: ["categories", "parent_id"] },
  letters: { columns: ["id", "sender_id", "recipient_id"], embeds: ["authors", "authors!letters_sender", "recipient_id"] },
  notes: { columns: ["id", "owner", "body", "rank"], embeds: [] },
  cheap_books: { columns: ["id", "title", "price"], embeds: [] },
  secrets_of_nobody: { columns: ["id"], embeds: [] },
};

const junk = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 6 }),
  fc.constantFrom("", "*", "null", "'", '"', "(", "{", "->", "::", "!", ".", "'; drop table books; --"),
);
const mostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 40, arbitrary: usual }, { weight: 1, arbitrary: rare });
const joined = (separator: string, ...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((texts) => texts.join(separator));
const list = (item: fc.Arbitrary<string>, minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(item, { minLength, maxLength }).map((items) => items.join(","));

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("1", "2", "100", "2024-01-01", "{}", "{1}", "[1,5)", '{"a":1}', "Ada", "paper", "true") },
  { weight: 1, arbitrary: fc.constantFrom("", "-1", "1.5", "null", "*a*", "^R", "a & b", "99999999999999999999", "NaN", "infinity") },
  { weight: 1, arbitrary: junk },
);
const operator = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("eq", "neq", "gt", "gte", "lt", "lte", "isdistinct") },
  { weight: 1, arbitrary: fc.constantFrom("like", "ilike", "match", "imatch", "cs", "cd", "ov", "sl", "sr", "nxl", "nxr", "adj", "is") },
  { weight: 1, arbitrary: fc.constantFrom("fts", "plfts", "phfts", "wfts", "fts(english)", "eq(any)", "like(all)", "gt(any)") },
);
const not = fc.constantFrom("", "", "", "not.");
const comparison = fc.oneof(
  { weight: 10, arbitrary: fc.tuple(not, operator, value).map(([negation, name, given]) => `${negation}${name}.${given}`) },
  { weight: 4, arbitrary: joined("", not, fc.constantFrom("is.null", "is.not_null")) },
  { weight: 3, arbitrary: list(value, 0, 4).map((values) => `in.(${values})`) },
  { weight: 1, arbitrary: junk },
);

const fieldOf = (table: Table): fc.Arbitrary<string> =>
  mostly(
    joined("", fc.constantFrom(...table.columns), fc.constantFrom("", "", "", "", "->a", "->>a", "->0", "->a->>b", "->-1")),
    fc.oneof(junk, fc.constant("count")),
  );

const treeOf = (table: Table, depth: number): fc.Arbitrary<string> => {
  const leaf = joined(".", fieldOf(table), comparison);
  if (depth === 0) return leaf;
  const branch = fc
    .tuple(fc.constantFrom("and", "or", "not.and"), list(treeOf(table, depth - 1), 1, 3))
    .map(([kind, children]) => `${kind}(${children})`);
  return fc.oneof(leaf, branch);
};

const selectionOf = (table: Table, depth: number): fc.Arbitrary<string> => {
  const cast = joined(
    "",
    fieldOf(table),
    mostly(fc.constantFrom("", "", "", "::text", "::jsonb"), fc.constantFrom("::int4", "::date", "::nope")),
  );
  const column = joined("", fc.constantFrom("", "", "", "renamed:"), cast);
  const items = [fc.constant("*"), column, column];
  if (depth > 0 && table.embeds.length > 0) items.push(embedOf(table, depth));
  return list(fc.oneof(...items), 1, 4);
};

const embedOf = (table: Table, depth: number): fc.Arbitrary<string> =>
  fc.constantFrom(...table.embeds).chain((name) => {
    const inner = TABLES[name.split("!")[0] ?? ""] ?? { columns: ["id", "name"], embeds: [] };
    const prefix = mostly(fc.constantFrom("", "", "", "a:"), fc.constantFrom("..."));
    return fc
      .tuple(prefix, fc.constantFrom("", "", "!inner", "!left"), mostly(selectionOf(inner, depth - 1), junk))
      .map(([before, join, select]) => `${before}${name}${join}(${select})`);
  });

const parametersOf = (table: Table): fc.Arbitrary<[string, string][]> => {
  const order = list(joined("", fieldOf(table), mostly(fc.constantFrom("", ".desc", ".asc.nullslast"), fc.constant(".up"))), 1, 2);
  const parameter = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fieldOf(table), comparison) },
    {
      weight: 2,
      arbitrary: fc.tuple(
        fc.constantFrom("or", "and", "not.or"),
        list(treeOf(table, 2), 1, 3).map((text) => `(${text})`),
      ),
    },
    { weight: 2, arbitrary: fc.tuple(fc.constant("order"), order) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom("limit", "offset"), mostly(fc.constantFrom("0", "1", "3"), junk)) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom("columns", "on_conflict"), list(fieldOf(table), 1, 2)) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom("books.order", "books.limit", "books.or", "authors.name", "tags.label"),
        mostly(comparison, junk),
      ),
    },
  );
  const select = selectionOf(table, 3).map((text): [string, string][] => [["select", text]]);
  return fc
    .tuple(fc.oneof(select, select, fc.constant([])), fc.array(parameter, { maxLength: 3 }))
    .map(([first, rest]) => [...first, ...rest]);
};

const withQuery = (target: string, parameters: [string, string][]): string => `${target}?${new URLSearchParams(parameters).toString()}`;

const tablePath = fc
  .constantFrom(...Object.entries(TABLES))
  .chain(([name, table]) => fc.tuple(mostly(fc.constant(name), junk), parametersOf(table)))
  .map(([name, parameters]) => withQuery(encodeURIComponent(name), parameters));

const functionPath = fc
  .tuple(
    fc.constantFrom("rpc/books_of", "rpc/totals", "rpc/add_them", "rpc/joined", "rpc/labels", "rpc/echo_json"),
    fc.array(fc.tuple(fc.constantFrom("author", "a", "b", "words", "value", "limit"), value), { maxLength: 3 }),
  )
  .map(([name, given]) => withQuery(name, given));

/** Paths below `/rest/v1/`. */
export const randomPath: fc.Arbitrary<string> = fc.oneof({ weight: 5, arbitrary: tablePath }, { weight: 1, arbitrary: functionPath });

const key = fc.constantFrom(
  "id",
  "name",
  "title",
  "label",
  "body",
  "rank",
  "pages",
  "keywords",
  "profile",
  "author",
  "a",
  "b",
  "value",
  "nope",
);
const row = fc.dictionary(key, fc.oneof(fc.jsonValue({ maxDepth: 2 }), value), { maxKeys: 3 });

const preferences = fc
  .subarray(["return=representation", "count=exact", "resolution=merge-duplicates", "missing=default", "handling=strict", "max-affected=1"])
  .map((all) => all.join(","));

export const randomRequest: fc.Arbitrary<RawRequest> = fc.record(
  {
    method: fc.constantFrom("GET", "GET", "GET", "GET", "HEAD", "POST", "POST", "PATCH", "DELETE"),
    body: fc.oneof(
      { weight: 4, arbitrary: row },
      { weight: 2, arbitrary: fc.array(row, { maxLength: 3 }) },
      { weight: 1, arbitrary: junk },
    ),
    headers: fc.record(
      {
        Prefer: preferences,
        Accept: fc.constantFrom(
          "application/json",
          "application/json",
          "application/vnd.pgrst.object+json",
          "text/csv",
          "*/*",
          "text/html",
        ),
        Range: fc.constantFrom("0-1", "5-", "3-1", "bytes=0-1"),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ["method", "headers"] },
);
