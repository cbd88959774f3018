import type { PostgrestClient } from "@supabase/postgrest-js";
import type { FunctionContext } from "../context.ts";
import type { PersonalTable } from "./personal-tables.ts";

export type Row = Readonly<Record<string, unknown>>;

/** As many rows as one request may ask for. */
const pageSize = 1000;

/** The caller's rows of a table, page by page. */
export async function* readRows(table: PersonalTable, context: FunctionContext): AsyncGenerator<readonly Row[]> {
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
