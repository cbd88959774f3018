import type { Transaction } from "#database/database.ts";
import { quoted, quotedTable } from "./catalogue.ts";
import type { Table } from "./manifest.ts";

/** Rows that are fetched and written together. */
const ROWS_AT_ONCE = 500;

/** The rows of a table as lines of JSON, in pieces. */
export async function* dumpRows(transaction: Transaction, table: Table): AsyncGenerator<string> {
  const columns = table.columns.map(quoted).join(", ");
  await transaction.query(
    `declare backup no scroll cursor for select row_to_json(r)::text as line from (select ${columns} from ${quotedTable(table)}) as r`,
  );
  for (;;) {
    const rows = await transaction.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    if (rows.length > 0) yield `${rows.map(({ line }) => line).join("\n")}\n`;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await transaction.query("close backup");
}
