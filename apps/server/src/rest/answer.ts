import { parse } from "hono/utils/cookie";
import { queryAsCaller, type RequestInDatabase } from "../database/as-caller.ts";
import type { Database, Row } from "../database/database.ts";
import type { Caller } from "../identity/caller.ts";
import { unknownSchema } from "./errors.ts";
import { planRequest } from "./plan/plan-request.ts";
import type { Plan } from "./plan/plan.ts";
import { readRequest } from "./request/read-request.ts";
import { enforceExpectations, mayBeUndone } from "./response/enforce.ts";
import { renderResponse } from "./response/render.ts";
import type { SchemaCache } from "./schema-cache.ts";
import { buildStatement } from "./sql/build-statement.ts";
import { readRows } from "./sql/rows.ts";

export interface AnswerDeps {
  readonly database: Database;
  readonly schemaCache: SchemaCache;
  readonly limits: { readonly maxRows: number; readonly maxEmbedDepth: number };
}

/** Headers as they came, by name in lower case. */
export type SentHeaders = Readonly<Record<string, string | string[] | undefined>>;

interface Asked {
  readonly request: Request;
  /** Decoded segments below `/rest/v1`. */
  readonly path: readonly string[];
  readonly sent: SentHeaders;
}

/**
 * One request, stage by stage: RestRequest → Plan → SqlQuery → Rows → Response.
 * @throws RestError or SqlError
 */
export async function answer(deps: AnswerDeps, asked: Asked, caller: Caller): Promise<Response> {
  const { database, limits, schemaCache } = deps;
  const { request, path } = asked;
  const restRequest = await readRequest(request, path, { exposed: schemaCache.exposed, maxEmbedDepth: limits.maxEmbedDepth });
  const schema = await schemaCache.schema(restRequest.schema);
  if (!schema) throw unknownSchema(restRequest.schema, schemaCache.exposed);
  const plan = planRequest(schema, restRequest, limits.maxRows);
  const statement = buildStatement(plan);
  const [row] = await queryAsCaller(database, caller, statement, {
    readOnly: plan.readOnly,
    request: inDatabase(asked, schema.name),
    accept: mayBeUndone(plan) ? ([changed]) => acceptOrUndo(plan, changed) : undefined,
  }).catch(rowsOfUndone);
  const rows = readRows(row);
  enforceExpectations(plan, rows);
  return renderResponse(plan, rows);
}

function inDatabase({ request, path, sent }: Asked, schema: string): RequestInDatabase {
  const { cookie } = sent;
  const cookies = typeof cookie === "string" ? JSON.stringify(parse(cookie)) : "{}";
  return { method: request.method, path: `/${path.join("/")}`, headers: JSON.stringify(sent), cookies, schema };
}

/** Thrown to have a request undone that asked for it, and whose answer is known. */
class Undone extends Error {
  readonly row: Row | undefined;

  constructor(row: Row | undefined) {
    super("undone as asked");
    this.row = row;
  }
}

function acceptOrUndo(plan: Plan, changed: Row | undefined): void {
  enforceExpectations(plan, readRows(changed));
  if (plan.rollback) throw new Undone(changed);
}

function rowsOfUndone(error: unknown): (Row | undefined)[] {
  if (error instanceof Undone) return [error.row];
  throw error;
}
