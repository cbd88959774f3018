import { unknownColumn, unknownTable } from "../errors.ts";
import type { Field, Preferences } from "../request/rest-request.ts";
import type { Column, Relation, Schema } from "../schema-cache/schema.ts";
import type { Value } from "./read-node.ts";
import { similarName } from "./similar-name.ts";

/** How alike the name of a table must be to be proposed, as in PostgREST. */
const MIN_TABLE_SCORE = 0.75;

/** @throws RestError PGRST205 */
export function findRelation(schema: Schema, name: string): Relation {
  const relation = schema.relations.get(name);
  if (relation) return relation;
  const similar = similarName(name, schema.relations.keys(), MIN_TABLE_SCORE);
  throw unknownTable(schema.name, name, similar === null ? null : `Perhaps you meant the table '${schema.name}.${similar}'`);
}

/** @throws RestError 42703 */
export function findColumn(relation: Relation, name: string): Column {
  const column = relation.columns.get(name) ?? relation.computed.get(name);
  if (!column) throw unknownColumn(relation.alias ?? relation.name, name);
  return column;
}

/** Whether what the request does is undone at its end, as it asks and as the database allows. */
export const isRolledBack = (schema: Schema, { tx }: Preferences): boolean => schema.settings.mayRollBack && tx === "rollback";

export const getValue = (relation: Relation, field: Field): Value => ({ column: findColumn(relation, field.name), json: field.json });
