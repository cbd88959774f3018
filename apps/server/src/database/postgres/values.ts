import type postgres from "postgres";
import { PARSERS } from "../values.ts";

/**
 * The driver's own conversions undone: it would turn a bound "false" into true and quote JSON text a second time.
 * Every type it knows gets text in, text out, except where `PARSERS` says how to read it.
 */
export function driverTypes(): Record<string, postgres.PostgresType> {
  const types: Record<string, postgres.PostgresType> = {};
  for (const oid of new Set([...DRIVER_TYPES, ...PARSERS.keys()])) {
    types[`type_${oid}`] = { to: oid, from: [oid], serialize: asText, parse: PARSERS.get(oid) ?? asText };
  }
  return types;
}

/** The types the driver converts by itself: text, numbers, JSON, boolean, dates, bytea, int8. */
const DRIVER_TYPES = [25, 0, 21, 23, 26, 700, 701, 114, 3802, 16, 1082, 1114, 1184, 17, 20];

function asText(value: unknown): unknown {
  return value;
}
