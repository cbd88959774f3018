import { readTime, type EntryField, type StoredValue } from "@ironpace/contract";
import type { Day } from "@ironpace/training";

/** A saved set of benchmarks, whatever the kind. */
export type BenchmarkRow = { readonly date_recorded: Day; readonly created_at: string; readonly dates?: BenchmarkDates } & {
  readonly [column: string]: StoredValue | BenchmarkDates | undefined;
};

/** Column → the day its value is of. */
type BenchmarkDates = { readonly [column: string]: Day };

/** The values of a set alone. */
export function benchmarkValues({ dates: _dates, ...values }: BenchmarkRow): Readonly<Record<string, StoredValue | undefined>> {
  return values as Readonly<Record<string, StoredValue | undefined>>;
}

/** What stands now for one field: the value, since when, and the difference to the value before. */
export interface CurrentBenchmark {
  readonly value: StoredValue;
  readonly since?: Day;
  /** Positive is more; absent without an earlier number. */
  readonly change?: number;
}

/** `rows` newest first. A value without a date of its own holds from the oldest row of the unbroken run that carries it. */
export function currentBenchmark({ column, ...field }: EntryField, rows: readonly BenchmarkRow[]): CurrentBenchmark {
  const values = rows.map((row) => benchmarkValues(row)[column] ?? null);
  const [value = null] = values;
  if (value === null) return { value };
  const changedAt = values.findIndex((other) => other !== value);
  const run = changedAt < 0 ? rows : rows.slice(0, changedAt);
  const since = rows[0]?.dates?.[column] ?? run.at(-1)?.date_recorded;
  const before = changedAt < 0 ? undefined : numeric(field, values[changedAt]);
  const now = numeric(field, value);
  return {
    value,
    ...(since === undefined ? {} : { since }),
    ...(before === undefined || now === undefined ? {} : { change: now - before }),
  };
}

/** One value an athlete had, from its day on. */
export interface HistoryPoint {
  readonly day: Day;
  /** In the measure of the field; times in seconds. */
  readonly value: number;
  readonly stored: StoredValue;
}

/** The values of a field in the order of their days, each from the day on which it began. `rows` newest first. */
export function benchmarkHistory(field: EntryField, rows: readonly BenchmarkRow[]): readonly HistoryPoint[] {
  return rows
    .toReversed()
    .flatMap((row): HistoryPoint[] => {
      const stored = benchmarkValues(row)[field.column] ?? null;
      const value = numeric(field, stored);
      return value === undefined ? [] : [{ day: row.dates?.[field.column] ?? row.date_recorded, value, stored }];
    })
    .filter((point, index, all) => point.value !== all[index - 1]?.value)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Seconds for times, the number itself else. */
function numeric(field: Pick<EntryField, "measure">, value: StoredValue | undefined): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && field.measure === "time" ? readTime(value) : undefined;
}
