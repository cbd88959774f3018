import {
  aggregatesRefused,
  countStandsAlone,
  embeddedTwice,
  mustBeGrouped,
  notEmbedded,
  notImplemented,
  notToOne,
  unknownType,
} from "../errors.ts";
import type { At, Field, Logic, OrderTerm, Page, Query, SelectItem } from "../request/rest-request.ts";
import type { Relation, Relationship, Schema, TypeSql } from "../schema-cache/schema.ts";
import { findRelationship } from "./find-relationship.ts";
import { findRelation, getValue } from "./lookups.ts";
import { planCondition } from "./plan-conditions.ts";
import type { AggregateOutput, Embed, Order, Output, ReadNode, Value } from "./read-node.ts";

/** PostgreSQL stops at 1664 with an error that looks like the server's fault. */
const MAX_COLUMNS = 1000;

/** Every embed is a join. */
const MAX_EMBEDS = 20;

export type Clauses = Pick<Query, "filters" | "orders" | "pages">;

interface Context {
  readonly schema: Schema;
  readonly maxRows: number | undefined;
  readonly nextAlias: () => string;
  /** How many embeds this one is in. */
  readonly depth: number;
}

/**
 * Plans a SELECT from `relation` with everything embedded in it.
 * @param maxRows cap of every list in the answer; undefined for rows a mutation touched, which all come back
 */
export function planRead(
  schema: Schema,
  relation: Relation,
  select: readonly SelectItem[],
  clauses: Clauses,
  maxRows: number | undefined,
): ReadNode {
  let aliases = 0;
  const nextAlias = (): string => {
    if (aliases > 2 * MAX_EMBEDS) throw notImplemented(`A request can embed at most ${MAX_EMBEDS} resources.`);
    return `pgrst_${aliases++}`;
  };
  return planNode({ schema, maxRows, nextAlias, depth: 0 }, relation, select, clauses, true);
}

function planNode(context: Context, relation: Relation, select: readonly SelectItem[], clauses: Clauses, limited: boolean): ReadNode {
  const alias = context.nextAlias();
  const planned = select.map((item) => planOutput(context, relation, item, clauses));
  if (getWidth(planned, relation) > MAX_COLUMNS) throw notImplemented(`A resource can have at most ${MAX_COLUMNS} selected columns.`);
  if (planned.some(({ kind }) => kind === "count") && (planned.length > 1 || here(clauses.orders).length > 0))
    throw countStandsAlone(relation.name);
  const embeds = planned.flatMap((output) => (output.kind === "embed" ? [output.embed] : []));
  const twice = embeds.find((embed, index) => embeds.findIndex(({ name }) => name === embed.name) !== index);
  if (twice) throw embeddedTwice(`${relation.name}_${twice.name}_${context.depth + 1}`);
  for (const { path } of [...clauses.filters, ...clauses.orders, ...clauses.pages]) {
    const [name] = path;
    if (name !== undefined && !embeds.some((embed) => embed.name === name)) throw notEmbedded(name);
  }
  const page = getPage(clauses.pages);
  const order = (here<readonly OrderTerm[]>(clauses.orders).at(-1) ?? []).map((term) => planOrder(relation, embeds, term));
  const grouped = isGrouped(planned);
  if (grouped) refuseUngrouped(relation, planned, order);
  return {
    relation,
    alias,
    outputs: planned,
    embeds,
    grouped,
    where: here<Logic>(clauses.filters).map((logic) => planCondition(relation, embeds, logic)),
    order,
    limit: limited ? smaller(page.limit, context.maxRows) : page.limit,
    offset: page.offset ?? 0,
  };
}

function getWidth(outputs: readonly Output[], relation: Relation): number {
  return outputs.reduce((width, output) => {
    if (output.kind === "all") return width + relation.columns.size;
    return (
      width + (output.kind === "embed" && isSpread(output.embed) ? getWidth(output.embed.node.outputs, output.embed.node.relation) : 1)
    );
  }, 0);
}

/** What the clauses say about this resource itself. */
const here = <T>(clauses: readonly At<T>[]): T[] => clauses.filter(({ path }) => path.length === 0).map(({ value }) => value);

function smaller(wanted: number | undefined, cap: number | undefined): number | undefined {
  return wanted === undefined || cap === undefined ? (wanted ?? cap) : Math.min(wanted, cap);
}

/** What they say about the embed `name`, seen from there. */
function below(clauses: Clauses, name: string): Clauses {
  const step = <T>(all: readonly At<T>[]): At<T>[] =>
    all.filter(({ path }) => path[0] === name).map(({ path, value }) => ({ path: path.slice(1), value }));
  return { filters: step(clauses.filters), orders: step(clauses.orders), pages: step(clauses.pages) };
}

/** Limit and offset are separate parameters of one page. */
export const getPage = (pages: readonly At<Page>[]): Page => Object.assign({}, ...here(pages)) as Page;

function planOutput(context: Context, relation: Relation, item: SelectItem, clauses: Clauses): Output {
  if (item.kind === "all") return { kind: "all" };
  if (item.kind === "embed") return { kind: "embed", embed: planEmbed(context, relation, item, clauses) };
  return planColumn(context.schema, relation, item);
}

function planEmbed(context: Context, parent: Relation, item: SelectItem & { kind: "embed" }, clauses: Clauses): Embed {
  const relationship = findRelationship(context.schema, parent.name, item.relation, item.hint);
  const toMany = isToMany(relationship);
  const name = item.alias ?? item.relation;
  const depth = context.depth + 1;
  const relation = { ...findRelation(context.schema, relationship.target), alias: `${relationship.target}_${depth}` };
  return {
    name,
    alias: context.nextAlias(),
    shape: item.spread ? (toMany ? "spread-array" : "spread") : toMany ? "array" : "object",
    inner: item.inner,
    relationship,
    node: planNode({ ...context, depth }, relation, item.select, below(clauses, name), toMany),
  };
}

function planOrder(relation: Relation, embeds: readonly Embed[], term: OrderTerm): Order {
  const rest = { descending: term.descending, nulls: term.nulls };
  if (term.embed === undefined) return { value: getValue(relation, term.field), embed: undefined, ...rest };
  const embed = embeds.find((candidate) => candidate.name === term.embed);
  if (!embed) throw notEmbedded(term.embed);
  if (isToMany(embed.relationship)) throw notToOne(relation.name, term.embed);
  return { value: getValue(embed.node.relation, term.field), embed, ...rest };
}

const isSpread = ({ shape }: Embed): boolean => shape === "spread" || shape === "spread-array";

function isToMany(relationship: Relationship): boolean {
  if (relationship.kind === "computed") return !relationship.toOne;
  return relationship.kind === "one-to-many" || relationship.kind === "many-to-many";
}

/** Whether rows are summed up. */
function isGrouped(outputs: readonly Output[]): boolean {
  return outputs.some((output) => {
    if (output.kind === "embed") return output.embed.shape === "spread" && output.embed.node.grouped;
    return output.kind === "aggregate";
  });
}

/** @throws RestError 42803 for an order by what rows that are summed up no longer have */
function refuseUngrouped(relation: Relation, outputs: readonly Output[], order: readonly Order[]): void {
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

/** One column of the answer: of the relation, computed by it, or an aggregate. */
function planColumn(schema: Schema, relation: Relation, item: SelectItem & { kind: "field" | "aggregate" }): Output {
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
