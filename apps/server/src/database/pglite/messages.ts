import type { Row, Statement } from "../database.ts";
import type { SqlErrorFields } from "../sql-error.ts";
import type { CompiledPostgres } from "./compiled.ts";

/** What the worker is started with. */
export interface WorkerData {
  /** Directory of PostgreSQL's files. */
  readonly dataDir: string;
  readonly postgres: CompiledPostgres;
}

/** What the server asks of the worker that holds the database. One at a time; `close` is the last. */
export type WorkerRequest =
  | { readonly kind: "statements"; readonly statements: readonly Statement[] }
  | { readonly kind: "script"; readonly text: string }
  | { readonly kind: "close" };

export type WorkerAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly results: readonly StatementResult[] }
  | { readonly kind: "failed"; readonly error: SqlErrorFields }
  | { readonly kind: "closed" };

/** Rows of a statement, and its command tag ("SELECT 2", "COMMIT"). */
export interface StatementResult {
  readonly rows: Row[];
  readonly command: string;
}
