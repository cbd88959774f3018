import type { Relationship } from "../schema-cache/schema.ts";
import type { Returning } from "./plan.ts";
import type { ReadNode } from "./read-node.ts";

/** The columns of the affected rows that a read of them needs, and no others. A function of a row needs all. */
export function getReturning(read: ReadNode | undefined): Returning {
  if (read === undefined) return { kind: "nothing" };
  const values = read.outputs.flatMap((output) => ("value" in output && output.value ? [output.value] : []));
  for (const order of read.order) if (order.embed === undefined) values.push(order.value);
  const wholeRow =
    read.outputs.some((output) => output.kind === "all" || output.kind === "count") ||
    values.some(({ column }) => column.computedFrom !== undefined) ||
    read.embeds.some(({ relationship }) => relationship.kind === "computed");
  const names = new Set([...values.map(({ column }) => column.name), ...read.embeds.flatMap((embed) => joinColumns(embed.relationship))]);
  return wholeRow || names.size === 0 ? { kind: "all" } : { kind: "columns", names: [...names] };
}

/** The parent's columns a relationship joins on. */
function joinColumns(relationship: Relationship): readonly string[] {
  if (relationship.kind === "computed") return [];
  return relationship.kind === "many-to-many" ? relationship.near.targetColumns : relationship.columns;
}
