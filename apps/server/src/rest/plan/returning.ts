import { joinColumns } from "./plan-read.ts";
import type { ReadNode, Returning } from "./plan.ts";

/** The columns of the affected rows that a read of them needs, and no others. */
export function returningOf(read: ReadNode | undefined): Returning {
  if (read === undefined) return { kind: "nothing" };
  if (read.outputs.some((output) => output.kind === "all" || output.kind === "count")) return { kind: "all" };
  const names = new Set<string>();
  for (const output of read.outputs) if (output.kind === "value") names.add(output.value.column.name);
  for (const embed of read.embeds) for (const name of joinColumns(embed.relationship)) names.add(name);
  for (const order of read.order) if (order.embed === undefined) names.add(order.value.column.name);
  return names.size === 0 ? { kind: "all" } : { kind: "columns", names: [...names] };
}
