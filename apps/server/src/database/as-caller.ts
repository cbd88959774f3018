import type { Database, Row, Statement, Transaction } from "./database.ts";
import type { Sender } from "./fair-queue.ts";

/** What of a caller PostgreSQL has to know: the role it acts in and the claims its policies read. */
export interface CallerInDatabase {
  readonly role: "anon" | "authenticated" | "service_role";
  readonly claims: object;
  /** Missing for visitors. */
  readonly userId?: string;
  /** Network address of visitors, who have no other name. */
  readonly network?: string | null;
  /** Whom the work counts for, where that is not the account. */
  readonly usageKey?: string;
}

export interface AsCallerOptions {
  readonly readOnly?: boolean;
  readonly request?: RequestInDatabase;
}

/** What functions in the database see of a request as `request.method`, `request.path`, `request.headers` and `request.cookies`. */
export interface RequestInDatabase {
  readonly method: string;
  readonly path: string;
  /** JSON objects of text. */
  readonly headers: string;
  readonly cookies: string;
  /** Whose names need no schema. */
  readonly schema: string;
}

export interface QueryAsCallerOptions extends AsCallerOptions {
  /** Looks at the rows before they are committed; throws to have the statement undone. */
  readonly accept?: ((rows: readonly Row[]) => void) | undefined;
  /** The client has hung up. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds the statement may take; the limit of all callers unless given. */
  readonly limit?: number | undefined;
  /** Run as the caller before the statement. */
  readonly first?: Statement | undefined;
}

/**
 * Runs `work` in one transaction as this caller, so that grants and row-level security decide. Callers enter SQL in this file
 * and nowhere else. Role and settings are local to the transaction: they end with it, whatever happens.
 */
export async function asCaller<T>(
  database: Database,
  caller: CallerInDatabase,
  work: (transaction: Transaction) => Promise<T>,
  options: AsCallerOptions = {},
): Promise<T> {
  return database.transaction(
    async (transaction) => {
      const { text, parameters } = enter(caller, options);
      await transaction.query(text, parameters);
      return work(transaction);
    },
    { onBehalfOf: "caller", readOnly: options.readOnly ?? false, sender: getSender(caller) },
  );
}

/** The same for a single statement, in one way to the database and back. Answers with its rows. */
export async function queryAsCaller(
  database: Database,
  caller: CallerInDatabase,
  statement: Statement,
  options: QueryAsCallerOptions = {},
): Promise<Row[]> {
  const { accept, first, limit, signal } = options;
  const before = limit === undefined ? enter(caller, options) : withLimit(enter(caller, options), limit);
  const found = await database.batch([before, ...(first ? [first] : []), statement], {
    onBehalfOf: "caller",
    readOnly: options.readOnly ?? false,
    sender: getSender(caller),
    signal,
    accept: accept && ((results) => accept(results.at(-1) ?? [])),
  });
  return found.at(-1) ?? [];
}

function enter(caller: CallerInDatabase, { request = NO_REQUEST }: AsCallerOptions): Statement {
  const { cookies, headers, method, path, schema } = request;
  return { text: ENTER, parameters: [caller.role, claimsText(caller.claims), method, path, headers, cookies, schema] };
}

/** The limit counts from the next statement on. */
function withLimit({ text, parameters }: Statement, milliseconds: number): Statement {
  return { text: `${text}, set_config('statement_timeout', $8, true)`, parameters: [...parameters, String(milliseconds)] };
}

/** Whom the work of this caller counts for. */
export function getSender({ role, userId, network, usageKey }: CallerInDatabase): Sender {
  if (role === "service_role") return { key: role, isTrusted: true };
  return { key: usageKey ?? userId ?? `anon ${network ?? ""}` };
}

/** The claims of a token are the same object for as long as it is remembered. */
function claimsText(claims: object): string {
  const known = claimsTexts.get(claims) ?? JSON.stringify(claims);
  claimsTexts.set(claims, known);
  return known;
}

const claimsTexts = new WeakMap<object, string>();

const NO_REQUEST: RequestInDatabase = { method: "", path: "", headers: "{}", cookies: "{}", schema: "public" };

/** The schemas of Supabase's `extra_search_path` are searched after the request's own. What was set nobody needs: it is only counted. */
const ENTER = `select num_nonnulls(
  set_config('request.jwt.claims', $2, true), set_config('request.method', $3, true),
  set_config('request.path', $4, true), set_config('request.headers', $5, true), set_config('request.cookies', $6, true),
  set_config('search_path', quote_ident($7) || ', public, extensions', true), set_config('role', $1, true))`;
