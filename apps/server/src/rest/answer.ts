import { queryAsCaller } from "../database/as-caller.ts";
import type { Database } from "../database/database.ts";
import type { Caller } from "../identity/caller.ts";
import { unknownSchema } from "./errors.ts";
import { planRequest } from "./plan/plan-request.ts";
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

/**
 * One request, stage by stage: RestRequest → Plan → SqlQuery → Rows → Response.
 * @param path decoded segments below `/rest/v1`
 * @throws RestError or SqlError
 */
export async function answer(deps: AnswerDeps, request: Request, path: readonly string[], caller: Caller): Promise<Response> {
  const { database, limits, schemaCache } = deps;
  const restRequest = await readRequest(request, path, { exposed: schemaCache.exposed, maxEmbedDepth: limits.maxEmbedDepth });
  const schema = await schemaCache.schema(restRequest.schema);
  if (!schema) throw unknownSchema(restRequest.schema, schemaCache.exposed);
  const plan = planRequest(schema, restRequest, limits.maxRows);
  const statement = buildStatement(plan);
  const [row] = await queryAsCaller(database, caller, statement, {
    readOnly: plan.readOnly,
    request: { method: request.method, path: `/${path.join("/")}` },
    accept: mayBeUndone(plan) ? ([changed]) => enforceExpectations(plan, readRows(changed)) : undefined,
  });
  const rows = readRows(row);
  enforceExpectations(plan, rows);
  return renderResponse(plan, rows);
}
