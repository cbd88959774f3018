import { parseClock, type Day } from "@ironpace/training";
import type { BenchmarkField, StoredValue } from "./benchmarks.ts";

/** A saved set of benchmarks, whatever the kind. */
export type BenchmarkRow = { readonly date_recorded: Day } & { readonly [column: string]: StoredValue };

/** What stands now for one field: the value, since when, and the difference to the value before. */
export interface CurrentBenchmark {
  readonly value: StoredValue;
  readonly since?: Day;
  /** Positive is more; absent without an earlier number. */
  readonly change?: number;
}

/** `rows` newest first. A value holds from the oldest row of the unbroken run that carries it. */
export function currentBenchmark(field: BenchmarkField, rows: readonly BenchmarkRow[]): CurrentBenchmark {
  const value = rows[0]?.[field.column] ?? null;
  if (value === null) return { value };
  const changedAt = rows.findIndex((row) => row[field.column] !== value);
  const run = changedAt < 0 ? rows : rows.slice(0, changedAt);
  const since = run.at(-1)?.date_recorded;
  const before = changedAt < 0 ? undefined : numeric(field, rows[changedAt]?.[field.column]);
  const now = numeric(field, value);
  return {
    value,
    ...(since === undefined ? {} : { since }),
    ...(before === undefined || now === undefined ? {} : { change: now - before }),
  };
}

/** Seconds for times, the number itself else. */
export function numeric(field: BenchmarkField, value: StoredValue | undefined): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && field.measure === "time" ? parseClock(value) : undefined;
}
