import { parse } from "postgres-array";

type Parse = (text: string) => unknown;

const BOOLEAN = 16;
const FLOAT4 = 700;
const FLOAT8 = 701;
const INT2 = 21;
const INT4 = 23;
const OID = 26;
const JSON_TEXT = 114;
const JSONB = 3802;

const scalars: readonly (readonly [type: number, arrayType: number, parse: Parse])[] = [
  [BOOLEAN, 1000, (text) => text === "t"],
  [INT2, 1005, Number],
  [INT4, 1007, Number],
  [OID, 1028, Number],
  [FLOAT4, 1021, Number],
  [FLOAT8, 1022, Number],
  [JSON_TEXT, 199, (text) => JSON.parse(text)],
  [JSONB, 3807, (text) => JSON.parse(text)],
];

/** Arrays of what stays text: name, text, bpchar, varchar, int8, date, timestamp, timestamptz, numeric, uuid. */
const TEXT_ARRAYS = [1003, 1009, 1014, 1015, 1016, 1182, 1115, 1185, 1231, 2951];

/**
 * How a column's text becomes a value, by the object id of its type. int8 and numeric stay
 * text because a JavaScript number cannot hold them, dates and timestamps because a `Date` cannot hold microseconds.
 */
export const PARSERS: ReadonlyMap<number, Parse> = new Map([
  ...scalars.map(([type, , read]) => [type, read] as const),
  ...scalars.map(([, arrayType, read]) => [arrayType, (text: string) => parse(text, read)] as const),
  ...TEXT_ARRAYS.map((arrayType) => [arrayType, (text: string) => parse(text)] as const),
]);
