import { ACCESS, type TableAccess } from "./access.ts";
import { ACCOUNTS } from "./actors.ts";

/** The condition that finds the rows of account $1: by a column that names it, or through the row they hang on. None for what belongs to nobody. */
export function ownership({ row }: TableAccess): string | undefined {
  const [owner] = Object.entries(row).find(([, value]) => value === ACCOUNTS.owner) ?? [];
  if (owner !== undefined) return `${owner} = $1`;
  for (const [column, value] of Object.entries(row)) {
    const parent = ACCESS.find((table) => table.row !== row && table.row["id"] === value && ownership(table) !== undefined);
    if (parent) return `${column} in (select id from ${parent.name} where ${ownership(parent)})`;
  }
  return undefined;
}
