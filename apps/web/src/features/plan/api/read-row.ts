import { isRecord } from "@ironpace/contract";

type Guard<Value> = (value: unknown) => value is Value;

/** The columns of a stored row. Both throw when there is something else in a column. */
export interface RowReader {
  required<Value>(column: string, guard: Guard<Value>): Value;
  /** undefined also where the row has null. */
  optional<Value>(column: string, guard: Guard<Value>): Value | undefined;
}

/** Throws when it is no row at all. */
export function readRow(row: unknown): RowReader {
  if (!isRecord(row)) throw new TypeError("This is not a row");
  const required = <Value>(column: string, guard: Guard<Value>): Value => {
    const value = row[column];
    if (!guard(value)) throw new TypeError(`The column ${column} cannot be read`);
    return value;
  };
  return { required, optional: (column, guard) => (row[column] == null ? undefined : required(column, guard)) };
}
