/** What PostgREST sends for every failure; all four keys are always there. */
export interface RestErrorBody {
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;
  readonly message: string;
}

/** A refusal with PostgREST's own code. Thrown by every stage, rendered once in `response/error-response.ts`. */
export class RestError extends Error {
  readonly status: number;
  readonly body: RestErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: { code: string; message: string; details?: unknown; hint?: string | null },
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
    this.name = "RestError";
    this.status = status;
    this.body = { code: body.code, details: body.details ?? null, hint: body.hint ?? null, message: body.message };
    this.headers = headers;
  }
}

export const parseFailure = (message: string, details: string): RestError => new RestError(400, { code: "PGRST100", message, details });

export const invalidBody = (message = "Empty or invalid json"): RestError => new RestError(400, { code: "PGRST102", message });

export const rangeFailure = (details: string): RestError =>
  new RestError(416, { code: "PGRST103", message: "Requested range not satisfiable", details });

export const unknownSchema = (schema: string, exposed: readonly string[]): RestError =>
  new RestError(406, {
    code: "PGRST106",
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${exposed.join(", ")}`,
  });

export const notAcceptable = (accept: string): RestError =>
  new RestError(406, { code: "PGRST107", message: `None of these media types are available: ${accept}` });

export const notEmbedded = (name: string): RestError =>
  new RestError(400, {
    code: "PGRST108",
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });

export const wrongResponseHeaders = (): RestError =>
  new RestError(500, {
    code: "PGRST111",
    message: "response.headers guc must be a JSON array composed of objects with a single key and a string value",
  });

export const wrongResponseStatus = (): RestError =>
  new RestError(500, { code: "PGRST112", message: "response.status guc must be a valid status code" });

export const notOneRow = (rows: number): RestError =>
  new RestError(406, {
    code: "PGRST116",
    message: "Cannot coerce the result to a single JSON object",
    details: `The result contains ${rows} rows`,
  });

export const unsupportedMethod = (method: string): RestError =>
  new RestError(405, { code: "PGRST117", message: `Unsupported HTTP method: ${method}` });

export const unsupportedRpcMethod = (method: string): RestError =>
  new RestError(405, { code: "PGRST101", message: `Cannot use the ${method} method on RPC` });

export const notToOne = (parent: string, child: string): RestError =>
  new RestError(400, {
    code: "PGRST118",
    message: `A related order on '${child}' is not possible`,
    details: `'${parent}' and '${child}' do not form a many-to-one or one-to-one relationship`,
  });

export const onlyNullFilters = (): RestError =>
  new RestError(400, { code: "PGRST120", message: "Only is null or not is null filters are allowed on embedded resources" });

export const invalidPreferences = (preferences: readonly string[]): RestError =>
  new RestError(400, {
    code: "PGRST122",
    message: "Invalid preferences given with handling=strict",
    details: `Invalid preferences: ${preferences.join(", ")}`,
  });

export const aggregatesRefused = (): RestError =>
  new RestError(400, { code: "PGRST123", message: "Use of aggregate functions is not allowed" });

export const tooManyAffected = (rows: number): RestError =>
  new RestError(400, {
    code: "PGRST124",
    message: "Query result exceeds max-affected preference constraint",
    details: `The query affects ${rows} rows`,
  });

export const invalidPath = (): RestError => new RestError(404, { code: "PGRST125", message: "Invalid path specified in request URL" });

export const noRootDocument = (): RestError =>
  new RestError(404, { code: "PGRST126", message: "Root endpoint metadata is disabled", hint: "Ask for a table or a function by name." });

export const notImplemented = (details: string): RestError =>
  new RestError(400, { code: "PGRST127", message: "Feature not implemented", details });

export const maxAffectedNeedsRows = (): RestError =>
  new RestError(400, {
    code: "PGRST128",
    message: "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
  });

export const unknownTable = (schema: string, name: string, hint: string | null): RestError =>
  new RestError(404, { code: "PGRST205", message: `Could not find the table '${schema}.${name}' in the schema cache`, hint });

export const unknownBodyColumn = (table: string, column: string): RestError =>
  new RestError(400, { code: "PGRST204", message: `Could not find the '${column}' column of '${table}' in the schema cache` });

/** The same words PostgreSQL uses, so that clients need one branch for both. */
export const unknownColumn = (table: string, column: string): RestError =>
  new RestError(400, { code: "42703", message: `column ${table}.${column} does not exist` });

/** Two embeds would have one key in the answer; PostgreSQL says it of the joins they are. */
export const embeddedTwice = (alias: string): RestError =>
  new RestError(400, { code: "42712", message: `table name "${alias}" specified more than once` });

export const unknownType = (type: string): RestError => new RestError(400, { code: "42704", message: `type "${type}" does not exist` });

/** What PostgreSQL would say, without its aliases: a count is over all rows, so no single row's column goes with it. */
export const countStandsAlone = (table: string): RestError =>
  new RestError(400, { code: "42803", message: `count of ${table} must be selected alone and without an order` });

/** In PostgreSQL's words: rows that are summed up have no order but that of what they are grouped by. */
export const mustBeGrouped = (table: string, column: string): RestError =>
  new RestError(400, {
    code: "42803",
    message: `column "${table}.${column}" must appear in the GROUP BY clause or be used in an aggregate function`,
  });

/** As pg_safeupdate on hosted Supabase: a forgotten filter must not rewrite a whole table. */
export const missingWhere = (verb: "UPDATE" | "DELETE"): RestError =>
  new RestError(400, { code: "21000", message: `${verb} requires a WHERE clause` });

export const patternTookTooLong = (code: string, milliseconds: number): RestError =>
  new RestError(400, {
    code,
    message: `The regular expression took longer than ${milliseconds} ms`,
    hint: "Use like or ilike, or a simpler one.",
  });

export const quotaUsedUp = ({ bytes, rows }: { readonly bytes: number; readonly rows: number }): RestError =>
  new RestError(507, {
    code: "53100",
    message: `Your account is full (${Math.round(bytes / 1e6)} MB or ${rows.toLocaleString("en")} entries)`,
    hint: "Delete old sessions or files to make room.",
  });

export const bodyTooLarge = (bytes: number): RestError =>
  new RestError(413, {
    code: "PGRST102",
    message: `The body of a visitor's request must say its length, and have no more than ${bytes} bytes`,
  });

export const answerTooLarge = (bytes: number): RestError =>
  new RestError(400, {
    code: "54000",
    message: `The answer would be larger than ${bytes} bytes`,
    hint: "Ask for fewer rows or columns at once.",
  });

/** What the driver says names the address of the database, which is in the log. */
export const databaseUnavailable = (): RestError =>
  new RestError(503, { code: "PGRST000", message: "Database connection error. Retrying the connection." });
