import type { Row } from "#database/database.ts";

/** What the statement of a request gives back. */
export interface Rows {
  /** Rows in the body, or that would be in it. */
  readonly page: number;
  /** JSON or CSV, made by PostgreSQL; null when none was asked for or a function returns nothing. */
  readonly body: string | null;
  /** Rows without the page; undefined when not asked for. */
  readonly total: number | undefined;
  /** Rows a mutation touched. */
  readonly affected: number;
  /** Rows an upsert added; undefined when it was no upsert. */
  readonly inserted: number | undefined;
  /** What functions and triggers have set as `response.status` and `response.headers`. */
  readonly wanted: { readonly status: string | undefined; readonly headers: string | undefined };
}

/** Rows that the planner supposes, from what `buildGuess` gives. */
export function readGuess(row: Row | undefined): number {
  const [plan] = (row?.["QUERY PLAN"] ?? []) as unknown as readonly { Plan: { "Plan Rows": number } }[];
  return plan?.Plan["Plan Rows"] ?? 0;
}

/** Reads the single row of a statement built by `buildStatement`. */
export function readRows(row: Row | undefined): Rows {
  const number = (name: string): number | undefined => {
    const value = row?.[name];
    return typeof value === "string" && value !== "" ? Number(value) : undefined;
  };
  const text = (name: string): string | undefined => {
    const value = row?.[name];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const body = row?.["body"];
  return {
    page: number("page") ?? 0,
    body: typeof body === "string" ? body : null,
    total: number("total"),
    affected: number("affected") ?? 0,
    inserted: number("inserted"),
    wanted: { status: text("response_status"), headers: text("response_headers") },
  };
}
