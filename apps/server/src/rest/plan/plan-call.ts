import { invalidBody, maxAffectedNeedsRows, RestError, unknownColumn } from "../errors.ts";
import type { Payload, RawType, RestRequest } from "../request/rest-request.ts";
import type { Routine, Schema } from "../schema-cache/schema.ts";
import { isRolledBack } from "./lookups.ts";
import { getPage, planRead } from "./plan-read.ts";
import { similarName } from "./similar-name.ts";
import type { CallArguments, CallPlan } from "./plan.ts";

/** Plans a function call: which overload, with which arguments, and how its result is read. */
export function planCall(schema: Schema, request: RestRequest, maxRows: number): CallPlan {
  const names = argumentNames(request);
  const routine = findRoutine(schema, request, names);
  const { query, preferences } = request;
  const { result } = routine;
  if (result.kind !== "rows") refuseClauses(routine, request);
  const strictMax = preferences.handling === "strict" ? preferences.maxAffected : undefined;
  if (strictMax !== undefined && !routine.returnsSet) throw maxAffectedNeedsRows();
  const { limit = maxRows, offset = 0 } = getPage(query.pages);
  return {
    kind: "call",
    routine,
    arguments: callArguments(routine, request),
    read: result.kind === "rows" ? planRead(schema, result.relation, query.select, query, maxRows) : undefined,
    limit: routine.returnsSet ? Math.min(limit, maxRows) : undefined,
    offset: routine.returnsSet ? offset : 0,
    maxAffected: strictMax,
    format: request.format,
    count: preferences.count,
    readOnly: request.method !== "POST" || !routine.volatile,
    bodiless: request.method === "HEAD",
    rollback: isRolledBack(schema, preferences),
  };
}

function argumentNames({ method, payload, query }: RestRequest): readonly string[] {
  if (method !== "POST") return [...new Set(query.arguments.map(([name]) => name))];
  return payload.kind === "object" ? payload.keys : [];
}

function findRoutine(schema: Schema, request: RestRequest, names: readonly string[]): Routine {
  const { method, payload, target } = request;
  const overloads = schema.routines.get(target.name) ?? [];
  // A body that has no names fits no named arguments.
  const isNamed = method !== "POST" || payload.kind === "none" || payload.kind === "object";
  const byName = isNamed ? overloads.filter((routine) => accepts(routine, names)) : [];
  const candidates = byName.length > 0 ? byName : overloads.filter((routine) => takesBody(routine, request));
  const [only] = candidates;
  if (only === undefined) {
    if (payload.kind === "array" || payload.kind === "value") throw invalidBody();
    throw unknownRoutine(schema, request, names);
  }
  if (candidates.length > 1) throw ambiguousRoutine(candidates);
  return only;
}

const RAW_TITLES: Readonly<Record<RawType, string>> = { "text/plain": "text", "text/xml": "xml", "application/octet-stream": "bytea" };

/** Whether the whole body can be its one argument, which has no name. */
function takesBody({ arguments: [first, ...others] }: Routine, { method, payload }: RestRequest): boolean {
  if (method !== "POST" || first?.name !== "" || others.length > 0) return false;
  if (payload.kind === "raw") return first.typeTitle === RAW_TITLES[payload.type];
  return first.typeTitle === "json" || first.typeTitle === "jsonb";
}

function accepts(routine: Routine, names: readonly string[]): boolean {
  const given = new Set(names);
  const known = new Set(routine.arguments.map((argument) => argument.name));
  return names.every((name) => known.has(name)) && routine.arguments.every((argument) => !argument.required || given.has(argument.name));
}

function callArguments(routine: Routine, { method, payload, query }: RestRequest): CallArguments {
  const [first] = routine.arguments;
  if (first?.name === "") return { kind: "body", argument: first, body: parseBody(payload) };
  if (method === "POST") {
    if (payload.kind !== "object") return { kind: "json", json: "{}", used: [] };
    const used = routine.arguments.filter((argument) => payload.keys.includes(argument.name));
    return { kind: "json", json: payload.json, used };
  }
  const given = Map.groupBy(query.arguments, ([name]) => name);
  const used = routine.arguments.flatMap((argument) => {
    const values = given.get(argument.name)?.map(([, value]) => value);
    return values === undefined ? [] : [{ argument, values: argument.variadic ? values : values.slice(-1) }];
  });
  return { kind: "text", used };
}

/** The body as PostgreSQL reads it from text. */
function parseBody(payload: Payload): string | null {
  if (payload.kind === "none") return null;
  if (payload.kind !== "raw") return payload.json;
  return payload.type === "application/octet-stream" ? `\\x${payload.body.toString("hex")}` : payload.body.toString();
}

/** A single value has no columns to filter, order or embed by. */
function refuseClauses(routine: Routine, { query }: RestRequest): void {
  for (const { path, value } of query.filters) {
    if (path.length > 0 || value.kind === "filter")
      throw unknownColumn(routine.name, path[0] ?? (value.kind === "filter" ? value.field.name : ""));
    throw unknownColumn(routine.name, value.kind);
  }
  const [order] = query.orders.flatMap(({ value }) => value);
  if (order) throw unknownColumn(routine.name, order.field.name);
}

function unknownRoutine(schema: Schema, { method, payload, target }: RestRequest, names: readonly string[]): RestError {
  const name = `${schema.name}.${target.name}`;
  const withNames = names.length === 0 ? " without parameters" : `(${names.join(", ")})`;
  const searched = names.length === 0 ? " without parameters" : ` with parameter${names.length === 1 ? "" : "s"} ${names.join(", ")}`;
  const kind = payload.kind === "raw" ? RAW_TITLES[payload.type] : "json/jsonb";
  const unnamed = method === "POST" ? ` or with a single unnamed ${kind} parameter` : "";
  const similar = similarCall(schema, target.name, names);
  return new RestError(404, {
    code: "PGRST202",
    message: `Could not find the function ${name}${withNames} in the schema cache`,
    details: `Searched for the function ${name}${searched}${unnamed}, but no matches were found in the schema cache.`,
    hint: similar === null ? null : `Perhaps you meant to call the function ${schema.name}.${similar}`,
  });
}

/** Another name, or other arguments of the same. */
function similarCall(schema: Schema, name: string, given: readonly string[]): string | null {
  const overloads = schema.routines.get(name);
  if (!overloads) return similarName(name, schema.routines.keys());
  const list = (names: readonly string[]): string => `(${names.toSorted().join(", ")})`;
  const similar = similarName(
    list(given),
    overloads.map((routine) => list(routine.arguments.map((argument) => argument.name))),
  );
  return similar === null ? null : `${name}${similar}`;
}

function ambiguousRoutine(candidates: readonly Routine[]): RestError {
  const signatures = candidates
    .map(({ schema, name, arguments: all }) => ({
      count: all.length,
      text: `${schema}.${name}(${all.map((argument) => `${argument.name} => ${argument.typeTitle}`).join(", ")})`,
    }))
    .sort((one, other) => one.count - other.count || one.text.localeCompare(other.text))
    .map(({ text }) => text);
  return new RestError(300, {
    code: "PGRST203",
    message: `Could not choose the best candidate function between: ${signatures.join(", ")}`,
    hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  });
}
