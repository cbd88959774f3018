import type { CallArguments, CallPlan, Plan, ReadPlan } from "../plan/plan.ts";
import type { ReadNode } from "../plan/read-node.ts";
import type { Explain, Format } from "../request/rest-request.ts";
import { mutationSql } from "./mutation.ts";
import { countedSql, countSql, pageSql, readSql } from "./read.ts";
import { Binder, identifier, qualified, type SqlQuery } from "./sql-query.ts";
import type { Argument } from "../schema-cache/schema.ts";

/** In the error that ends a statement whose body is too large; see `limited`. */
export const TOO_LARGE = "pgrst_answer_too_large";

/**
 * The one statement of a request. Its single row has, all as text:
 * `page` (rows in the body), `body` (made by PostgreSQL), `total` (rows without the page, if asked for),
 * `affected` (rows a mutation touched) and `inserted` (rows an upsert added).
 */
export function buildStatement(plan: Plan, maxBytes: number, isPrepared = false): SqlQuery {
  const binder = new Binder();
  const text = statementFor(plan, binder, { maxBytes: Math.trunc(maxBytes), isPrepared });
  return { text, parameters: binder.parameters, hasPattern: binder.hasPattern };
}

/** Asks the planner how many rows a read would have without its page; read by `readGuess`. */
export function buildGuess({ node }: ReadPlan): SqlQuery {
  const binder = new Binder();
  const text = `EXPLAIN (FORMAT JSON) ${countedSql(node, binder)}`;
  return { text, parameters: binder.parameters, hasPattern: binder.hasPattern };
}

/** The plan of a statement in place of what it gives. */
export function explainStatement(statement: SqlQuery, { format, options }: Explain): SqlQuery {
  return { ...statement, text: `EXPLAIN (${[`FORMAT ${format}`, ...options].join(", ").toUpperCase()}) ${statement.text}` };
}

interface StatementOptions {
  readonly maxBytes: number;
  /** A function of the database runs before it, and may have said something about the answer. */
  readonly isPrepared: boolean;
}

function statementFor(plan: Plan, binder: Binder, { maxBytes, isPrepared }: StatementOptions): string {
  switch (plan.kind) {
    case "read": {
      const total = plan.count && !plan.isGuessed ? `, pgrst_count AS (${countSql(plan.node, binder)})` : "";
      const source = `WITH pgrst_source AS (${readSql(plan.node, binder)})${total}`;
      return `${source} ${limited(`SELECT ${figures(plan)} FROM pgrst_source AS pgrst_row`, isPrepared ? [...FIGURES, ...RESPONSE] : FIGURES, maxBytes)}`;
    }
    case "call":
      return callStatement(plan, binder, maxBytes);
    case "insert":
    case "update":
    case "delete": {
      const source = `WITH pgrst_source AS (${mutationSql(plan, binder)})`;
      const rows = plan.read ? readSource(plan.read, binder) : "pgrst_source AS pgrst_row";
      // Without rows to show, those that are counted are those that were touched.
      const affected = plan.read ? "(SELECT pg_catalog.count(*) FROM pgrst_source)::text" : "pg_catalog.count(*)::text";
      const upserts = plan.kind === "insert" && plan.conflict !== undefined;
      const inserted = upserts ? "pg_catalog.current_setting('pgrst.inserted', true)" : "null::text";
      const select = `SELECT ${figures(plan)}, ${affected} AS affected, ${inserted} AS inserted FROM ${rows}`;
      return `${source} ${limited(select, [...FIGURES, "affected", "inserted", ...RESPONSE], maxBytes)}`;
    }
  }
}

const FIGURES = ["page", "total"];

/** What functions and triggers say about the answer, as in PostgREST; looked at when all else is done. */
const RESPONSE = [
  "nullif(pg_catalog.current_setting('response.status', true), '') AS response_status",
  "nullif(pg_catalog.current_setting('response.headers', true), '') AS response_headers",
];

/**
 * Ends the statement, and undoes what it has done, when the body is too large: what PostgreSQL has made never leaves it. The cast that fails
 * depends on the body, or the planner would do it in advance.
 */
function limited(select: string, columns: readonly string[], maxBytes: number): string {
  const refusal = `(pg_catalog.left(body, 0) || '${TOO_LARGE}')::pg_catalog.int4::text`;
  const body = `CASE WHEN pg_catalog.octet_length(body) > ${maxBytes} THEN ${refusal} ELSE body END AS body`;
  return `SELECT ${columns.join(", ")}, ${body} FROM (${select}) AS pgrst_answer`;
}

function callStatement(plan: CallPlan, binder: Binder, maxBytes: number): string {
  const source = `WITH pgrst_source AS (${callSql(plan, binder)})`;
  const affected = "(SELECT pg_catalog.count(*) FROM pgrst_source)::text AS affected";
  const columns = [...FIGURES, "affected", ...RESPONSE];
  if (!plan.read) return `${source} ${limited(`SELECT ${figures(plan)}, ${affected} FROM pgrst_source AS pgrst_row`, columns, maxBytes)}`;
  const total = plan.count ? `, pgrst_count AS (${countSql(plan.read, binder, "pgrst_source")})` : "";
  const select = `SELECT ${figures(plan)}, ${affected} FROM ${readSource(plan.read, binder)}`;
  return `${source}${total} ${limited(select, columns, maxBytes)}`;
}

const readSource = (read: ReadNode, binder: Binder): string => `(${readSql(read, binder, "pgrst_source")}) AS pgrst_row`;

function figures(plan: Plan): string {
  const counted = (plan.kind === "read" && !plan.isGuessed) || (plan.kind === "call" && plan.read !== undefined);
  const total = plan.count && counted ? "(SELECT total FROM pgrst_count)::text" : "null::text";
  return `pg_catalog.count(*)::text AS page, ${plan.bodiless ? "null::text" : bodySql(plan)} AS body, ${total} AS total`;
}

function bodySql(plan: Plan): string {
  if (plan.kind === "call" && plan.routine.result.kind !== "rows") return scalarBody(plan);
  const single = plan.kind === "call" && !plan.routine.returnsSet;
  return rowsBody(plan.format, single);
}

function scalarBody(plan: CallPlan): string {
  if (plan.routine.result.kind === "void") return "null::text";
  const single = !plan.routine.returnsSet || plan.format.kind === "object";
  return single
    ? "coalesce(pg_catalog.string_agg(pg_catalog.to_json(pgrst_row.pgrst_scalar)::text, ''), 'null')"
    : "coalesce(pg_catalog.json_agg(pgrst_row.pgrst_scalar), '[]'::json)::text";
}

/**
 * A single object is never taken out of a list, which would mean parsing it again, nor put together with others, which would mean copying it:
 * other than one row is refused later.
 */
function rowsBody(format: Format, single: boolean): string {
  if (format.kind === "csv") return CSV;
  const stripped = (json: string): string => (format.stripNulls ? `pg_catalog.json_strip_nulls(${json})` : json);
  if (single || format.kind === "object") return `pg_catalog.min(${stripped("pg_catalog.row_to_json(pgrst_row)")}::text)`;
  return `coalesce(${stripped("pg_catalog.json_agg(pgrst_row)")}, '[]'::json)::text`;
}

/** A header line of column names, then PostgreSQL's own row text without its parentheses, which is CSV. */
const CSV = `coalesce((SELECT pg_catalog.string_agg(key, ',') FROM pg_catalog.json_object_keys((pg_catalog.json_agg(pgrst_row) -> 0)) AS keys(key)), '')
  || coalesce(E'\\n' || pg_catalog.string_agg(pg_catalog.substring(pgrst_row::text, 2, pg_catalog.length(pgrst_row::text) - 2), E'\\n'), '')`;

/** The call itself, as the CTE `pgrst_source` holds it: rows with columns, or one column `pgrst_scalar`. */
function callSql(plan: CallPlan, binder: Binder): string {
  const { routine } = plan;
  const call = `${qualified(routine)}(${argumentsSql(plan.arguments, binder)})`;
  const given = jsonArguments(plan.arguments, binder);
  if (plan.read) return `${given}SELECT pgrst_call.* FROM ${call} AS pgrst_call`;
  return `${given}SELECT ${call} AS pgrst_scalar${pageSql(plan, binder)}`;
}

/** Arguments of a JSON body, each read in its own type. */
function jsonArguments(given: CallArguments, binder: Binder): string {
  if (given.kind !== "json" || given.used.length === 0) return "";
  const definition = given.used.map(({ name, type }) => `${identifier(name)} ${type}`).join(", ");
  return `WITH pgrst_arguments AS (SELECT * FROM pg_catalog.json_to_record(${binder.text(given.json)}::json) AS _(${definition})) `;
}

function argumentsSql(given: CallArguments, binder: Binder): string {
  if (given.kind === "body") return given.body === null ? "NULL" : `${binder.text(given.body)}::${given.argument.type}`;
  if (given.kind === "json") {
    return given.used.map((argument) => named(argument, `(SELECT ${identifier(argument.name)} FROM pgrst_arguments)`)).join(", ");
  }
  return given.used
    .map(({ argument, values }) => {
      const texts = values.map((value) => binder.text(value));
      if (!argument.variadic) return named(argument, `${texts.join(", ")}::${argument.type}`);
      return named(argument, `(ARRAY[${texts.join(", ")}])::${argument.type}`);
    })
    .join(", ");
}

const named = (argument: Argument, value: string): string =>
  `${argument.variadic ? "VARIADIC " : ""}${identifier(argument.name)} := ${value}`;
