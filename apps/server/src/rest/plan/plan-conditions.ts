import { onlyNullFilters } from "../errors.ts";
import type { Logic } from "../request/rest-request.ts";
import type { Relation } from "../schema-cache/schema.ts";
import { getValue } from "./lookups.ts";
import type { Condition, Embed } from "./read-node.ts";

/** Looks up the names in a filter. A filter that names an embed asks whether it has rows. */
export function planCondition(relation: Relation, embeds: readonly Embed[], logic: Logic): Condition {
  if (logic.kind !== "filter") {
    return { kind: logic.kind, negated: logic.negated, children: logic.children.map((child) => planCondition(relation, embeds, child)) };
  }
  const { field, negated, comparison } = logic;
  const embed = embeds.find((candidate) => candidate.name === field.name);
  if (embed && field.json.length === 0) {
    if (comparison.kind === "is" && comparison.value === "null") return { kind: "embedded", embed, present: negated };
    if (comparison.kind === "is" && comparison.value === "not_null") return { kind: "embedded", embed, present: !negated };
    if (!relation.columns.has(field.name)) throw onlyNullFilters();
  }
  return { kind: "compare", negated, value: getValue(relation, field), comparison };
}
