import fc from "fast-check";
import type { Catalogue, Column } from "./catalogue.ts";

export const mostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 40, arbitrary: usual }, { weight: 1, arbitrary: rare });
export const joined = (separator: string, ...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((texts) => texts.join(separator));
export const list = (item: fc.Arbitrary<string>, minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(item, { minLength, maxLength }).map((items) => items.join(","));

export const junk = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 6 }),
  fc.constantFrom("", "*", "null", "'", '"', "(", "{", "->", "::", "!", ".", "\\", "%00", "\u0000", "\ud800", "'; drop table goals; --"),
  fc.constantFrom("x".repeat(3000), "(".repeat(200), "not.".repeat(50), "..%2f..%2f", "$1", "__proto__", "\u202e"),
);

const words = fc.constantFrom("Squat", "back squat", "row", "2026-11-21", "22:30", "a & b", "100", "left knee", "Wörter");
const rareWords = fc.constantFrom("UTC", "Europe/Vienna", "admin", "coach", "strength", "kg", "mallory@example.com", "training_videos");
const numbers = mostly(
  fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
  fc.constantFrom(-2, 0, 1, 2, 5, 7.5, 80, 100, 1e9, 2147483648, 2 ** 63, 1e300, Number.MAX_VALUE, -1e30, 1e-7),
);
const days = mostly(
  fc.constantFrom("2026-11-21", "2026-01-05", "2026-11-23"),
  fc.constantFrom("2026-02-30", "today", "infinity", "-infinity", "0001-01-01 BC", "5874897-12-31"),
);
const moments = fc.constantFrom("2026-11-21T10:00:00Z", "2026-11-21 10:00:00+02", "now", "infinity", "epoch", "294276-12-31T23:59:59Z");
const json = fc.jsonValue({ maxDepth: 2 });

/** Some of the columns with what `values` has for them: the first ones, which tend to be those that must be there, or any. */
export function getRows(columns: readonly Column[], values: Values): fc.Arbitrary<Record<string, unknown>> {
  const whole = fc.record(Object.fromEntries(columns.map((column) => [column.name, values(column)])));
  const first = fc.tuple(whole, fc.integer({ min: 2, max: 10 })).map(([row, count]) => Object.entries(row).slice(0, count));
  const some = fc.tuple(
    whole,
    fc.subarray(
      columns.map(({ name }) => name),
      { maxLength: Math.min(6, columns.length) },
    ),
  );
  const any = some.map(([row, names]) => Object.entries(row).filter(([name]) => names.includes(name)));
  return fc.oneof(first, any).map((entries) => Object.fromEntries(entries));
}

export type Values = (column: Column) => fc.Arbitrary<unknown>;

/** The uuid of a row that exists, and of what. */
export interface KnownId {
  readonly of: string;
  readonly id: string;
}

/** Values for JSON bodies by type and name. @param ids of rows that exist, other people's too */
export function valuesFor(ids: readonly KnownId[], { relations }: Catalogue): Values {
  const id = mostly(fc.constantFrom(...ids.map((known) => known.id)), fc.uuid());
  /** `session_id` is likely to want one of a table of sessions. */
  const idFor = (column: string): fc.Arbitrary<string> => {
    const meant = ids.filter((known) => column.length > 2 && known.of.includes(column.replace(/_id$/, ""))).map((known) => known.id);
    return meant.length === 0 ? id : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...meant) }, { weight: 1, arbitrary: id });
  };
  const simple = fc.oneof(id, words, rareWords, numbers, days, moments, fc.boolean(), fc.constant(null));
  const names = [...new Set([...relations.values()].flatMap(({ columns }) => columns.map(({ name }) => name)))];
  const object = fc.dictionary(fc.constantFrom(...names), fc.oneof(simple, json), { maxKeys: 8 });
  const anything = fc.oneof(object, fc.array(object, { maxLength: 3 }), json);

  /** An argument called `sessions` is likely to want rows of a table of sessions. */
  const likeRows = (argument: string): fc.Arbitrary<unknown> => {
    const stem = argument.replace(/s$/, "");
    const meant = [...relations.values()].filter(({ name }) => stem.length > 2 && name.includes(stem));
    if (meant.length === 0) return anything;
    const row = fc.oneof(
      ...meant.map(({ columns }) => getRows(columns, (column) => ofType(column.name, column.type, column.words, anything))),
    );
    const rows = fc.array(row, { minLength: 1, maxLength: 3 });
    return fc.oneof({ weight: 4, arbitrary: argument === stem ? row : rows }, { weight: 1, arbitrary: anything });
  };

  const ofType = (name: string, type: string, known: readonly string[], objects: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
    if (type.endsWith("[]")) return fc.array(ofType(name, type.slice(0, -2), known, objects), { maxLength: 3 });
    if (type === "uuid") return idFor(name);
    if (type === "boolean") return fc.boolean();
    if (type === "date") return days;
    if (type.startsWith("timestamp")) return moments;
    if (/^(integer|bigint|smallint|numeric|double|real)/.test(type)) return numbers;
    if (type.startsWith("json")) return objects;
    if (known.length > 0) return mostly(fc.constantFrom(...known), words);
    return fc.oneof({ weight: 3, arbitrary: words }, { weight: 1, arbitrary: rareWords });
  };
  const wrong = fc.oneof(simple, anything, junk, fc.constant(null), fc.string({ unit: "binary", maxLength: 20 }));
  return ({ name, type, words: known }) => {
    const objects = type.startsWith("json") ? likeRows(name) : anything;
    return fc.oneof({ weight: 24, arbitrary: ofType(name, type, known, objects) }, { weight: 1, arbitrary: wrong });
  };
}

/** The same as text, as a filter or an argument in the address has it. */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(asText).join(",")}}`;
  if (value !== null && typeof value === "object") return JSON.stringify(value);
  return String(value);
}

/** Bodies as they go over the wire: JSON mostly, and what is none. */
export function getBody(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const sound = value.map((body) => JSON.stringify(body));
  const broken = fc.oneof(
    junk,
    sound.map((text) => text.slice(0, -1)),
    sound.map((text) => `\ufeff${text}`),
    sound.map((text) => text.replace(/:"/, ':"\\u0000')),
    sound.map((text) => text.replace(/:"/, ':"\\ud800')),
    fc.integer({ min: 1, max: 20_000 }).map((depth) => "[".repeat(depth)),
    fc.integer({ min: 1, max: 7000 }).map((depth) => `{"title":${"[".repeat(depth)}${"]".repeat(depth)}}`),
    fc.constantFrom(
      "",
      '{"id":1e400}',
      "null",
      "[]",
      "[[]]",
      "{}",
      "1e999",
      '{"id":1,"id":2}',
      '{"__proto__":{"id":1}}',
      "[null]",
      '"text"',
      "NaN",
    ),
  );
  return fc.oneof({ weight: 12, arbitrary: sound }, { weight: 1, arbitrary: broken });
}
