import type { Duplex } from "node:stream";
import { type Connection, type FieldDef, type PoolClient, Query } from "pg";
import type { Parameter, Row, Statement } from "../database.ts";
import { PARSERS } from "../values.ts";
import { cancelOnAbort } from "./cancel.ts";
import { sqlError } from "./errors.ts";
import { type Prepared, preparedOn } from "./prepared.ts";
import { breakOff } from "./wire.ts";

const CHECK_INTERVAL_MS = 250;
/** Connections with a pending request, and the time by which each must have answered. */
const deadlines = new Map<PoolClient, number>();

/**
 * Sends the statements in the extended protocol with one Sync behind the last, and answers with the rows of each. Outside a transaction
 * PostgreSQL makes one of them that it commits at the Sync: no BEGIN, no COMMIT, and when one fails none has happened. The driver's own
 * queries have a Sync each.
 * @throws SqlError
 */
export async function pipeline(client: PoolClient, statements: readonly Statement[], { limit, signal }: PipelineOptions): Promise<Row[][]> {
  const clearDeadline = setDeadline(client, limit);
  const cancelling = signal && cancelOnAbort(client, signal);
  try {
    return await new Promise((resolve, reject) => {
      client.query(new Pipeline(client, statements, (error, found) => (error ? reject(error) : resolve(found ?? []))));
    });
  } catch (error) {
    throw sqlError(error);
  } finally {
    clearDeadline();
    await cancelling?.settled();
  }
}

export interface PipelineOptions {
  /** Milliseconds after which the connection is given up. */
  readonly limit: number;
  /** Cancels what is under way. */
  readonly signal?: AbortSignal | undefined;
}

interface Running extends Statement {
  readonly prepared: Prepared;
  /** The columns of the result, once they are known. */
  columns: readonly Column[] | undefined;
  readonly rows: Row[];
}

type Column = NonNullable<Prepared["columns"]>[number];

/** What the driver calls for the messages that come back. It takes no other class than its own where queries do not wait for each other. */
class Pipeline extends Query {
  readonly callback: (error: Error | null, found?: Row[][]) => void;
  readonly #running: readonly Running[];
  #at = 0;
  #unreadable: unknown;

  constructor(client: PoolClient, statements: readonly Statement[], callback: Pipeline["callback"]) {
    super("");
    this.callback = callback;
    this.#running = statements.map(({ text, parameters }) => {
      const prepared = preparedOn(client, text);
      return { text, parameters, prepared, columns: prepared.columns, rows: [] };
    });
  }

  override submit = (connection: Connection): void => {
    const wire = connection as unknown as Wire;
    wire.stream.cork();
    try {
      for (const statement of this.#running) send(wire, statement);
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  };

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    const statement = this.#running[this.#at];
    if (statement) statement.columns = fields.map(({ name, dataTypeID }) => ({ name, read: PARSERS.get(dataTypeID) ?? String }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const statement = this.#running[this.#at];
    if (!statement?.columns) return;
    try {
      statement.rows.push(readRow(statement.columns, fields));
    } catch (error) {
      this.#unreadable = error;
    }
  }

  handleCommandComplete(): void {
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    for (const { prepared, columns } of this.#running) prepared.columns ??= columns ?? [];
    const found = this.#running.map(({ rows }) => rows);
    if (this.#unreadable === undefined) this.callback(null, found);
    else this.callback(new Error("a value could not be read", { cause: this.#unreadable }));
  }
}

function readRow(columns: readonly Column[], fields: readonly (string | null)[]): Row {
  const row: Row = {};
  for (const [index, { name, read }] of columns.entries()) {
    const text = fields[index] ?? null;
    row[name] = text === null ? null : read(text);
  }
  return row;
}

function send(wire: Wire, { text, parameters, prepared: { name, columns } }: Running): void {
  if (!columns) {
    // A pipeline that failed may have left it.
    if (name !== "") wire.close({ type: "S", name });
    wire.parse({ name, text });
  }
  wire.bind({ statement: name, values: parameters });
  if (!columns) wire.describe({ type: "P" });
  wire.execute();
}

/** As the driver is: its types are of an older one. */
interface Wire {
  readonly stream: Duplex;
  close(message: { readonly type: "S"; readonly name: string }): void;
  parse(message: { readonly name: string; readonly text: string }): void;
  bind(message: { readonly statement: string; readonly values: readonly Parameter[] }): void;
  describe(message: { readonly type: "P" }): void;
  execute(): void;
  sync(): void;
}

let timer: NodeJS.Timeout | undefined;

/**
 * Breaks the connection when it has not answered after `limit` milliseconds, so that what waits for it fails. Returns the function that
 * clears the deadline. All connections share one timer: with the driver's own timer for each statement the garbage collector keeps every
 * result alive until its next full run.
 */
function setDeadline(client: PoolClient, limit: number): () => void {
  deadlines.set(client, performance.now() + limit);
  timer ??= setInterval(checkDeadlines, CHECK_INTERVAL_MS).unref();
  return () => deadlines.delete(client);
}

function checkDeadlines(): void {
  const now = performance.now();
  for (const [client, deadline] of deadlines) {
    if (deadline < now) breakOff(client, new Error("connection read timeout"));
  }
  if (deadlines.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}
