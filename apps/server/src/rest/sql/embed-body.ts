import type { Embed, ReadNode } from "../plan/read-node.ts";
import { identifier } from "./sql-query.ts";

/** What the joined sub-select of an embed makes of its rows, those of `row`. */
export function bodySql(embed: Embed, row: string): string {
  if (embed.shape === "object") return `pg_catalog.row_to_json(${row}) AS body`;
  if (embed.shape === "array") return `pg_catalog.json_agg(${row}) AS body`;
  const lists = outputNames(embed.node).map(identifier);
  return [
    ...lists.map((name) => `coalesce(pg_catalog.json_agg(${row}.${name}), '[]'::json) AS ${name}`),
    "count(*) > 0 AS pgrst_found",
  ].join(", ");
}

/** Whether it has any. An aggregate has a row even where there is nothing. */
export function buildMatchSql({ shape }: Embed, alias: string): string {
  if (shape === "array") return `${alias}.body IS NOT NULL`;
  return shape === "spread-array" ? `${alias}.pgrst_found` : "true";
}

/** The columns of the answer, in order. */
export function outputNames({ outputs, relation }: ReadNode): string[] {
  return outputs.flatMap((output) => {
    if (output.kind === "all") return [...relation.columns.keys()];
    if (output.kind !== "embed") return [output.name];
    const { name, node, shape } = output.embed;
    if (node.outputs.length === 0) return [];
    return shape === "spread" || shape === "spread-array" ? outputNames(node) : [name];
  });
}
