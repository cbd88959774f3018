import type { Sender } from "./fair-queue.ts";

/** A value of a bound parameter. Text, so that PostgreSQL alone decides how it is read. */
export type Parameter = string | null;

export type Row = Record<string, unknown>;

export interface Statement {
  readonly text: string;
  readonly parameters: readonly Parameter[];
}

/** One statement at a time, always parametrised. Rejects with `SqlError`. */
export interface Transaction {
  query<R extends Row = Row>(text: string, parameters?: readonly Parameter[]): Promise<R[]>;
}

interface TransactionOptions {
  readonly readOnly?: boolean;
  /** Whose login and time limit a statement has: those of a caller, or (unless given) of the server's own work. */
  readonly onBehalfOf?: keyof StatementLimits;
  /** Whose turn it is to use the connections of callers; one sender of all that name none. */
  readonly sender?: Sender | undefined;
}

export interface BatchOptions extends TransactionOptions {
  /** Looks at the rows of each statement before they are committed; throws to have all of it undone. */
  readonly accept?: ((results: readonly Row[][]) => void) | undefined;
  /** Takes it out of the queue, or cancels it. */
  readonly signal?: AbortSignal | undefined;
}

/** A PostgreSQL database, embedded or on a server of its own. */
export interface Database extends Transaction {
  /** Commits when `work` resolves, rolls back when it rejects. Inside, only the handle may be used. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Statements that do not wait for each other, in one transaction and one way to the database and back. Rows of each of them. */
  batch(statements: readonly Statement[], options?: BatchOptions): Promise<Row[][]>;
  /** Reads a row. Resolves when the database can be worked with, without waiting for work under way. Rejects when it cannot. */
  ping(): Promise<void>;
  /** Calls `heard` once it listens, and for every NOTIFY on this channel. */
  listen(channel: string, heard: (payload: string) => void): void;
  /** How many transactions wait for a connection, or for their turn, at this moment. */
  waiting(): number;
  close(): Promise<void>;
}

/** A transaction that may also run a file of many statements. Nothing that handles a request gets one. */
export interface ScriptTransaction extends Transaction {
  script(text: string): Promise<void>;
}

/** What the start needs on top of a database: it applies the migrations. */
export interface Engine extends Database {
  scriptTransaction<T>(work: (transaction: ScriptTransaction) => Promise<T>): Promise<T>;
}

/** Milliseconds a single statement may take before it is cancelled with SQLSTATE 57014. */
export interface StatementLimits {
  readonly caller: number;
  readonly owner: number;
}

/** Milliseconds one statement of a migration may take: they may rewrite whole tables. */
export const MIGRATION_LIMIT_MS = 15 * 60_000;

/** Milliseconds a transaction may hold the database without asking it anything. */
export const IDLE_IN_TRANSACTION_LIMIT_MS = 10_000;
