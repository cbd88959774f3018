import { RestError } from "../errors.ts";
import type { Relationship, Schema } from "../schema-cache/schema.ts";
import { similarName } from "./similar-name.ts";

type ByKey = Exclude<Relationship, { kind: "computed" }>;

/**
 * How `target` is reached from `table`. The target may be a table, a foreign key or its column, or a function; a hint narrows the choice.
 * @throws RestError PGRST200 when there is no way, PGRST201 when there are several
 */
export function findRelationship(schema: Schema, table: string, target: string, hint: string | undefined): Relationship {
  const all = schema.relationships.get(table) ?? [];
  const computed = all.find((relationship) => relationship.kind === "computed" && relationship.name === target);
  if (computed && hint === undefined) return computed;
  const found = all
    .filter((relationship) => relationship.kind !== "computed")
    .filter((relationship) => matches(relationship, target, hint));
  const [only] = found;
  if (only === undefined) throw noRelationship(schema, all, table, target, hint);
  if (found.length > 1) throw ambiguous(found, table, target);
  return only;
}

/** A table that refers to itself has two ways: by its own name to the children, by the column to the parent. */
function matches(relationship: ByKey, target: string, hint: string | undefined): boolean {
  const toItself = relationship.table === relationship.target;
  const outgoing = relationship.kind !== "many-to-many" && relationship.outgoing;
  if (hint !== undefined) return relationship.target === target && matchesHint(relationship, hint);
  if (toItself) return outgoing ? namesKey(relationship, target) : relationship.target === target;
  return relationship.target === target || namesKey(relationship, target);
}

/** A key stands for its table, not for the views that show it. */
function namesKey(relationship: ByKey, target: string): boolean {
  return relationship.kind !== "many-to-many" && !relationship.targetIsView && matchesKey(relationship, target);
}

/**
 * The key of a table to itself is one for both ways; its column as a hint means the children, and so does its name, as the advice
 * for two such keys has it. A junction of a table with itself is two ways as well: by the key that refers to here.
 */
function matchesHint(relationship: ByKey, hint: string): boolean {
  const toItself = relationship.table === relationship.target;
  if (relationship.kind !== "many-to-many") {
    const far = isOnlyColumn(relationship.targetColumns, hint);
    if (toItself) return !relationship.outgoing && (far || relationship.constraint === hint);
    return far || matchesKey(relationship, hint);
  }
  const { junction, near, far } = relationship;
  return hint === junction || hint === near.constraint || (!toItself && hint === far.constraint);
}

function matchesKey(relationship: ByKey, name: string): boolean {
  if (relationship.kind === "many-to-many") return false;
  return relationship.constraint === name || isOnlyColumn(relationship.columns, name);
}

function isOnlyColumn(columns: readonly string[], name: string): boolean {
  return columns.length === 1 && columns[0] === name;
}

function noRelationship(
  schema: Schema,
  reachable: readonly Relationship[],
  table: string,
  target: string,
  hint: string | undefined,
): RestError {
  const suggestion = similarName(
    target,
    reachable.map((relationship) => relationship.target),
  );
  const withHint = hint === undefined ? "" : ` using the hint '${hint}'`;
  return new RestError(400, {
    code: "PGRST200",
    message: `Could not find a relationship between '${table}' and '${target}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${table}' and '${target}'${withHint} in the schema '${schema.name}', but no matches were found.`,
    hint: suggestion === null || suggestion === target ? null : `Perhaps you meant '${suggestion}' instead of '${target}'.`,
  });
}

function ambiguous(found: readonly ByKey[], table: string, target: string): RestError {
  const names = found.map((relationship) => `'${target}!${hintFor(relationship)}'`);
  return new RestError(300, {
    code: "PGRST201",
    message: `Could not embed because more than one relationship was found for '${table}' and '${target}'`,
    details: found.map((relationship) => ({
      cardinality: relationship.kind,
      embedding: `${table} with ${relationship.target}`,
      relationship: describe(relationship),
    })),
    hint: `Try changing '${target}' to one of the following: ${names.join(", ")}. Find the desired relationship in the 'details' key.`,
  });
}

function hintFor(relationship: ByKey): string {
  if (relationship.kind !== "many-to-many") return relationship.constraint;
  return relationship.table === relationship.target ? relationship.near.constraint : relationship.junction;
}

function describe(relationship: ByKey): string {
  if (relationship.kind === "many-to-many") {
    const { junction, near, far } = relationship;
    return `${junction} using ${near.constraint}(${near.columns.join(", ")}) and ${far.constraint}(${far.columns.join(", ")})`;
  }
  const { constraint, table, columns, target, targetColumns } = relationship;
  return `${constraint} using ${table}(${columns.join(", ")}) and ${target}(${targetColumns.join(", ")})`;
}
