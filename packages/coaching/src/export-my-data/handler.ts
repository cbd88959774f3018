import type { FunctionContext, FunctionHandler } from "../context.ts";
import { PERSONAL_TABLES, type PersonalTable } from "./personal-tables.ts";
import { type ZipFile, zipStream } from "./zip-stream.ts";
import type { PostgrestClient } from "@supabase/postgrest-js";

/**
 * `POST /functions/v1/export-my-data`: what the caller has stored (all but passkeys and the audit log), as a zip with `ironpace.json` and, for each table that has rows, a CSV file.
 * The type is application/octet-stream because that is what the official client hands over as a Blob.
 */
export const exportMyData: FunctionHandler = async (_, context) => {
  try {
    const { data: account } = await context.data.rpc("export_own_account").throwOnError();
    const name = `ironpace-export-${context.today}.zip`;
    const archive = zipStream(filesOf(account, context), {
      modified: new Date(`${context.today}T12:00:00Z`),
      failed: (thrown) => context.log.error({ err: thrown }, "export-my-data broke off"),
    });
    return new Response(archive, {
      headers: { "content-type": "application/octet-stream", "content-disposition": `attachment; filename="${name}"` },
    });
  } catch (thrown) {
    context.log.error({ err: thrown }, "export-my-data failed");
    return Response.json({ error: "Your data could not be exported", errorType: "INTERNAL_ERROR", status: 500 }, { status: 500 });
  }
};

async function* filesOf(account: unknown, context: FunctionContext): AsyncGenerator<ZipFile> {
  yield { name: "ironpace.json", text: json(account, context) };
  for (const table of PERSONAL_TABLES) {
    const rows = readRows(table, context);
    const first = await rows.next();
    if (first.done !== true) yield { name: `csv/${table.name}.csv`, text: csv(chain(first.value, rows)) };
  }
}

/** One object: the account, and a list of rows for each table. */
async function* json(account: unknown, context: FunctionContext): AsyncGenerator<string> {
  yield `{\n"exported_on": ${JSON.stringify(context.today)},\n"account": ${JSON.stringify(account)}`;
  for (const table of PERSONAL_TABLES) {
    yield `,\n${JSON.stringify(table.name)}: [`;
    let separator = "\n";
    for await (const rows of readRows(table, context)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(",\n");
      separator = ",\n";
    }
    yield "]";
  }
  yield "\n}\n";
}

async function* chain(first: readonly Row[], rest: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield first;
  yield* rest;
}

/** The rows as lines of RFC 4180, with the names of the columns first. */
export async function* csv(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  let columns: readonly string[] | undefined;
  for await (const rows of pages) {
    let text = "";
    if (columns === undefined) {
      columns = Object.keys(rows[0] ?? {});
      text += line(columns);
    }
    for (const row of rows) text += line(columns.map((column) => row[column]));
    yield text;
  }
}

const line = (values: readonly unknown[]): string => `${values.map(cell).join(",")}\r\n`;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? harmless(value) : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run text that begins like a formula, some of them also behind blanks and with full-width signs. The exact text is in the JSON. */
const harmless = (text: string): string => (/^\s*[=+@＝＋－＠]|^[\t\r\n]|^\s*-(?!(?:\d+\.?\d*|\.\d+)$)/.test(text) ? `'${text}` : text);

type Row = Readonly<Record<string, unknown>>;

/** As many rows as one request may ask for. */
const pageSize = 1000;

/** The caller's rows of a table, page by page. */
async function* readRows(table: PersonalTable, context: FunctionContext): AsyncGenerator<readonly Row[]> {
  const { owner } = table;
  if ("column" in owner) return yield* pages(table, owner.column, context.userId, context);
  const { data: plans } = await context.data
    .from("training_plans")
    .select("id")
    .eq("creator_id", context.userId)
    .order("id")
    .throwOnError();
  for (const { id } of plans) yield* pages(table, owner.planColumn, id, context);
}

async function* pages(
  { name, key, readBy }: PersonalTable,
  column: string,
  value: string,
  { data }: FunctionContext,
): AsyncGenerator<readonly Row[]> {
  // Which table it is, is known only when it runs.
  const anyTable = data as unknown as PostgrestClient;
  for (let from = 0; ; from += pageSize) {
    let query = (readBy === undefined ? anyTable.from(name).select() : anyTable.rpc(readBy).select()).eq(column, value);
    for (const part of key) query = query.order(part);
    const { data: rows } = await query.range(from, from + pageSize - 1).throwOnError();
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
  }
}
