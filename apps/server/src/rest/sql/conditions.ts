import type { Condition, Embed } from "../plan/read-node.ts";
import { comparisonSql } from "./comparison.ts";
import { type Binder, identifier } from "./sql-query.ts";

/** ` WHERE …`, or nothing. */
export function whereSql(conditions: readonly string[]): string {
  return conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;
}

export function conditionSql(condition: Condition, alias: string, binder: Binder): string {
  if (condition.kind === "compare") {
    const compared = comparisonSql(condition.value, condition.comparison, alias, binder);
    return condition.negated ? `NOT (${compared})` : `(${compared})`;
  }
  if (condition.kind === "embedded") return presence(condition.embed, condition.present);
  const joined = condition.children.map((child) => conditionSql(child, alias, binder)).join(condition.kind === "and" ? " AND " : " OR ");
  return `${condition.negated ? "NOT " : ""}(${joined})`;
}

/** Whether the joined sub-select of an embed found anything. */
function presence(embed: Embed, present: boolean): string {
  if (embed.shape === "spread-array") return `${present ? "" : "NOT "}${identifier(embed.alias)}.pgrst_found`;
  if (embed.shape === "spread") return `${identifier(embed.alias)} IS ${present ? "" : "NOT "}DISTINCT FROM NULL`;
  return `${identifier(embed.alias)}.body IS ${present ? "NOT " : ""}NULL`;
}

/** The embeds a condition looks at. */
export function embedsIn(condition: Condition): readonly Embed[] {
  if (condition.kind === "embedded") return [condition.embed];
  return condition.kind === "compare" ? [] : condition.children.flatMap(embedsIn);
}
