import type { RestRequest } from "../request/rest-request.ts";
import type { Schema } from "../schema-cache/schema.ts";
import { findRelation } from "./lookups.ts";
import { planCall } from "./plan-call.ts";
import { planMutation } from "./plan-mutation.ts";
import { getPage, planRead } from "./plan-read.ts";
import type { Plan, ReadPlan } from "./plan.ts";
import type { ReadNode } from "./read-node.ts";

/** Looks up every name of a request. @throws RestError for the first one that is not there */
export function planRequest(schema: Schema, request: RestRequest, maxRows: number): Plan {
  const paged = withRange(request);
  if (request.target.kind === "function") return planCall(schema, paged, maxRows);
  if (request.method === "GET" || request.method === "HEAD") return planSelect(schema, paged, maxRows);
  return planMutation(schema, paged);
}

function planSelect(schema: Schema, request: RestRequest, maxRows: number): ReadPlan {
  const { format, method, preferences, query, target } = request;
  const node = planRead(schema, findRelation(schema, target.name), query.select, query, maxRows);
  const bodiless = method === "HEAD";
  return {
    kind: "read",
    node,
    offset: node.offset,
    format,
    count: preferences.count,
    isGuessed: preferences.count === "planned" && isOpen(node),
    readOnly: true,
    bodiless,
    rollback: false,
  };
}

/** The planner's statistics are of everybody's rows: under row-level security the rows are counted. */
const isOpen = ({ relation, embeds }: ReadNode): boolean => relation.isOpen && embeds.every((embed) => isOpen(embed.node));

/** The Range header and `limit`/`offset` meet in what both allow. */
function withRange(request: RestRequest): RestRequest {
  const { offset: first, limit: length } = request.range;
  if (first === 0 && length === undefined) return request;
  const { limit, offset = 0 } = getPage(request.query.pages);
  const start = Math.max(first, offset);
  const ends = [length === undefined ? Infinity : first + length, limit === undefined ? Infinity : offset + limit];
  const end = Math.min(...ends);
  const page = { offset: start, ...(end === Infinity ? {} : { limit: Math.max(0, end - start) }) };
  return { ...request, query: { ...request.query, pages: [...request.query.pages, { path: [], value: page }] } };
}
