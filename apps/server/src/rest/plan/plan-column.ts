import { aggregatesRefused, unknownType } from "../errors.ts";
import type { Field, SelectItem } from "../request/rest-request.ts";
import type { Relation, Schema, TypeSql } from "../schema-cache/schema.ts";
import { getValue } from "./lookups.ts";
import type { AggregateOutput, Output } from "./read-node.ts";

/** One column of the answer: of the relation, computed by it, or an aggregate. */
export function planColumn(schema: Schema, relation: Relation, item: SelectItem & { kind: "field" | "aggregate" }): Output {
  if (item.kind === "aggregate") return planAggregate(schema, relation, item);
  const { field, alias, cast } = item;
  const name = alias ?? defaultName(field);
  // PostgreSQL reads `row.count` as count(row); PostgREST lets that through and clients rely on it.
  if (field.name === "count" && field.json.length === 0 && !relation.columns.has("count")) return { kind: "count", name };
  return { kind: "value", value: getValue(relation, field), cast: castType(schema, cast), name };
}

function planAggregate(schema: Schema, relation: Relation, item: SelectItem & { kind: "aggregate" }): AggregateOutput {
  if (!schema.settings.mayAggregate) throw aggregatesRefused();
  return {
    kind: "aggregate",
    function: item.function,
    value: item.field && getValue(relation, item.field),
    cast: castType(schema, item.cast),
    resultCast: castType(schema, item.resultCast),
    name: item.alias ?? item.function,
  };
}

/** `data->a->>b` is called `b`. */
function defaultName(field: Field): string {
  const key = field.json.findLast((step) => step.kind === "key");
  return key?.kind === "key" ? key.key : field.name;
}

function castType(schema: Schema, cast: string | undefined): TypeSql | undefined {
  if (cast === undefined) return undefined;
  const type = schema.types.get(cast) ?? schema.types.get(cast.toLowerCase());
  if (type === undefined) throw unknownType(cast);
  return type;
}
