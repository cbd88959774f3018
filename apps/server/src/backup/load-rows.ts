import type { Transaction } from "#database/database.ts";
import { quoted, quotedTable } from "./catalogue.ts";
import type { Manifest, Table } from "./manifest.ts";

/** Rows that migrations have put there come back with the backup. Foreign keys must be switched off. */
export async function emptyTables(transaction: Transaction, tables: readonly Table[]): Promise<void> {
  for (const table of tables) await transaction.query(`delete from ${quotedTable(table)}`);
}

/** Stores lines of JSON as rows and says how many. */
export async function insertRows(transaction: Transaction, table: Table, lines: string): Promise<number> {
  const list = lines.trimEnd().split("\n");
  const columns = table.columns.map(quoted).join(", ");
  await transaction.query(
    `insert into ${quotedTable(table)} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${quotedTable(table)}, $1::json)`,
    [`[${list.join(",")}]`],
  );
  return list.length;
}

export async function countRows(transaction: Transaction, table: Table): Promise<number> {
  const [row] = await transaction.query<{ rows: string }>(`select count(*)::text as rows from ${quotedTable(table)}`);
  return Number(row?.rows);
}

/** Lets every sequence go on where it was; one that has gives nothing yet starts at its beginning. */
export async function setSequences(transaction: Transaction, sequences: Manifest["sequences"]): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last === null) continue;
    await transaction.query("select case when to_regclass($1) is not null then setval(to_regclass($1), $2::bigint) end", [name, last]);
  }
}
