/** A value of a bound parameter. Text, so that PostgreSQL alone decides how it is read. */
export type Parameter = string | null;

export type Row = Record<string, unknown>;

/** One statement at a time, always parametrised. Rejects with `SqlError`. */
export interface Transaction {
  query<R extends Row = Row>(text: string, parameters?: readonly Parameter[]): Promise<R[]>;
}

/** Two engines answer to this: `pglite/` and `postgres/`. */
export interface Database extends Transaction {
  readonly engine: "pglite" | "postgres";
  /** Commits when `work` resolves, rolls back when it rejects. Inside, only the handle may be used. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: { readonly readOnly?: boolean }): Promise<T>;
  close(): Promise<void>;
}
