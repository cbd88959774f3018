import { type PGlite, protocol } from "@electric-sql/pglite";
import type { Row, Statement } from "../database.ts";
import { PARSERS } from "../values.ts";
import type { SqlErrorFields } from "../sql-error.ts";
import type { StatementResult, WorkerAnswer } from "./messages.ts";

const { serialize } = protocol;

/** Runs the statements in order, in the extended protocol (one statement each), and stops at the first that fails. */
export async function runStatements(database: PGlite, statements: readonly Statement[]): Promise<WorkerAnswer> {
  const results: StatementResult[] = [];
  for (const statement of statements) {
    const answer = await exchange(database, extendedQuery(statement));
    if (answer.kind !== "done") return answer;
    results.push(...answer.results);
  }
  return { kind: "done", results };
}

/** Runs a text of many statements in the simple protocol. */
export async function runScript(database: PGlite, text: string): Promise<WorkerAnswer> {
  return exchange(database, serialize.query(text));
}

/** Parameters go untyped and as text, so that PostgreSQL infers their types exactly as for any other driver. */
function extendedQuery({ text, parameters }: Statement): Uint8Array {
  return Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values: [...parameters] }),
    serialize.describe({ type: "P" }),
    serialize.execute({}),
    serialize.sync(),
  ]);
}

async function exchange(database: PGlite, message: Uint8Array): Promise<WorkerAnswer> {
  const { messages } = await database.execProtocol(message, { throwOnError: false, syncToFs: false });
  const result: { rows: Row[]; command: string } = { rows: [], command: "" };
  let columns: readonly Column[] = [];
  let failure: SqlErrorFields | undefined;
  for (const part of messages as readonly Message[]) {
    if (part.name === "rowDescription") columns = part.fields;
    else if (part.name === "dataRow") result.rows.push(readRow(columns, part.fields));
    else if (part.name === "commandComplete") result.command = part.text;
    else if (part.name === "error") failure ??= errorFields(part);
  }
  return failure ? { kind: "failed", error: failure } : { kind: "done", results: [result satisfies StatementResult] };
}

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** The messages of PostgreSQL's protocol that matter here. */
type Message =
  | { readonly name: "rowDescription"; readonly fields: readonly Column[] }
  | { readonly name: "dataRow"; readonly fields: readonly (string | null)[] }
  | { readonly name: "commandComplete"; readonly text: string }
  | ({ readonly name: "error"; readonly code?: string } & Omit<SqlErrorFields, "code">)
  | { readonly name: "readyForQuery" };

function readRow(columns: readonly Column[], values: readonly (string | null)[]): Row {
  const row: Row = {};
  columns.forEach((column, index) => {
    const value = values[index] ?? null;
    const parse = PARSERS.get(column.dataTypeID);
    row[column.name] = value === null || !parse ? value : parse(value);
  });
  return row;
}

/** Copied field by field: the protocol's own error object does not survive the way to another thread. */
function errorFields(error: Extract<Message, { name: "error" }>): SqlErrorFields {
  const { message, severity, detail, hint, schema, table, column, constraint } = error;
  return { code: error.code ?? "XX000", message, severity, detail, hint, schema, table, column, constraint };
}
