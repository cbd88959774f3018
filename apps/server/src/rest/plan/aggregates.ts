import { mustBeGrouped } from "../errors.ts";
import type { Relation } from "../schema-cache/schema.ts";
import type { Order, Output, Value } from "./read-node.ts";

/** Whether rows are summed up. */
export function isGrouped(outputs: readonly Output[]): boolean {
  return outputs.some((output) => {
    if (output.kind === "embed") return output.embed.shape === "spread" && output.embed.node.grouped;
    return output.kind === "aggregate";
  });
}

/** @throws RestError 42803 for an order by what rows that are summed up no longer have */
export function refuseUngrouped(relation: Relation, outputs: readonly Output[], order: readonly Order[]): void {
  for (const { embed, value } of order) {
    const grouped = embed === undefined && outputs.some((output) => shows(output, value));
    if (!grouped) throw mustBeGrouped(relation.name, value.column.name);
  }
}

function shows(output: Output, value: Value): boolean {
  if (output.kind === "all") return value.json.length === 0;
  if (output.kind !== "value" || output.cast !== undefined) return false;
  return output.value.column === value.column && JSON.stringify(output.value.json) === JSON.stringify(value.json);
}
