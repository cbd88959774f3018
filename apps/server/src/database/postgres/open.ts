import { setTimeout as sleep } from "node:timers/promises";
import { Pool, Client } from "pg";
import {
  type BatchOptions,
  type Engine,
  IDLE_IN_TRANSACTION_LIMIT_MS,
  MIGRATION_LIMIT_MS,
  type Row,
  type StatementLimits,
} from "../database.ts";
import { createFairQueue, type FairQueueSettings, type Sender } from "../fair-queue.ts";
import { retryDeadlocks } from "../retry-deadlocks.ts";
import { connectionLost } from "../sql-error.ts";
import { PARSERS } from "../values.ts";
import { runBatch } from "./batch.ts";
import { assertLeastPrivilege, assertSupportedVersion } from "./assert-login.ts";
import { runTransaction } from "./transaction.ts";
import { runStatement } from "./wire.ts";

export interface PostgresOptions {
  readonly url: string;
  /** The same database for callers, as a login that can do nothing else; `url` unless given. */
  readonly requestUrl?: string | undefined;
  readonly limits: StatementLimits;
  /** Connections at most; 10 unless told. */
  readonly poolSize?: number;
  /** Transactions of callers at once; as many as connections unless given. */
  readonly slots?: number | undefined;
  /** How callers share the connections. */
  readonly sharing?: Sharing | undefined;
}

export type Sharing = Omit<FairQueueSettings, "slots">;

const DEFAULT_SHARING: Sharing = { perSender: 3, maxWaiting: 100, maxWaitMs: 10_000, budgetMs: 120_000 };

/**
 * Pools of connections to a PostgreSQL server: for the server's own work, for callers (who are nobody until a transaction
 * says who they are, and can be nothing else where they have a login of their own), and one connection more that only asks
 * whether the server is there. Rejects with `StartError` when a login cannot be used, or that of the callers may do too much.
 */
export async function openPostgres({
  url,
  requestUrl,
  limits,
  poolSize = 10,
  slots = poolSize,
  sharing = DEFAULT_SHARING,
}: PostgresOptions): Promise<Engine> {
  const pool = openPool(url, { size: poolSize, connectLimitMs: 10_000, statementLimitMs: limits.owner });
  // Nobody waits for a free connection here, but for a turn: a connection that does not come is one that cannot be made.
  const callers = openPool(requestUrl ?? url, { size: poolSize, connectLimitMs: 5_000, statementLimitMs: limits.caller, role: "anon" });
  const pools = { owner: pool, caller: callers };
  const queue = createFairQueue({ ...sharing, slots });
  const inTurn = <T>({ onBehalfOf, sender = NOBODY, signal }: BatchOptions, work: () => Promise<T>): Promise<T> =>
    onBehalfOf === "caller" ? queue.run(sender, work, signal) : work();
  // A busy machine may take longer to make a connection than an answer may take: the attempt goes on behind it.
  const lookout = openPool(url, { size: 1, connectLimitMs: 5_000, statementLimitMs: PING_LIMIT_MS });
  let looking: Promise<unknown> | undefined;
  const listeners: (() => Promise<void>)[] = [];
  try {
    // Made here, so that the first look at a busy machine does not wait for it.
    await Promise.all([assertSupportedVersion(pool, limits.owner), lookout.connect().then((client) => client.release())]);
    if (requestUrl !== undefined) await assertLeastPrivilege(pool, callers, limits.owner);
  } catch (error) {
    await Promise.all([pool.end(), callers.end(), lookout.end()]);
    throw error;
  }

  return {
    query: <R extends Row>(text: string, parameters: Parameters<Engine["query"]>[1] = []) =>
      runStatement<R>(pool, text, parameters, limits.owner),
    transaction: (work, options = {}) => {
      const { readOnly = false, onBehalfOf = "owner" } = options;
      return inTurn(options, () => runTransaction(pools[onBehalfOf], work, { readOnly, limit: limits[onBehalfOf] }));
    },
    batch: (statements, options = {}) => {
      const { readOnly = false, onBehalfOf = "owner", accept, signal } = options;
      const run = () => runBatch(pools[onBehalfOf], statements, { readOnly, limit: limits[onBehalfOf], accept, signal });
      return inTurn(options, () => retryDeadlocks(run));
    },
    scriptTransaction: (work) => runTransaction(pool, work, { readOnly: false, limit: MIGRATION_LIMIT_MS }),
    async ping() {
      looking ??= runStatement(lookout, ONE_ROW, [], PING_LIMIT_MS).finally(() => (looking = undefined));
      const late = sleep(PING_LIMIT_MS, undefined, { ref: false }).then(() => {
        throw connectionLost("the database does not answer in time");
      });
      await Promise.race([looking, late]);
    },
    listen(channel, heard) {
      listeners.push(listenTo(url, channel, heard));
    },
    waiting: () => pool.waitingCount + callers.waitingCount + queue.waiting(),
    async close() {
      await Promise.all([pool.end(), callers.end(), lookout.end(), ...listeners.map((end) => end())]);
    },
  };
}

const PING_LIMIT_MS = 1000;
/** Reads a row of a table: a server that accepts connections may still be unable to read. */
const ONE_ROW = "select name from ironpace.applied_migrations limit 1";

const NOBODY: Sender = { key: "" };

interface PoolOptions {
  readonly size: number;
  /** Milliseconds. */
  readonly connectLimitMs: number;
  readonly statementLimitMs: number;
  /** What a statement may do that has not been told as whom it runs; the login role's own rights unless given. */
  readonly role?: "anon";
}

function openPool(url: string, { size, connectLimitMs, statementLimitMs, role }: PoolOptions): Pool {
  const { connectionString, given } = withoutOptions(url);
  const pool = new Pool({
    connectionString,
    max: size,
    pipeline: true,
    connectionTimeoutMillis: connectLimitMs,
    types: { getTypeParser: (type: number) => PARSERS.get(type) ?? String },
    application_name: "ironpace",
    // The last one wins.
    options: [...given, "-c TimeZone=UTC", ...(role === undefined ? [] : [`-c role=${role}`])].join(" "),
    statement_timeout: statementLimitMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
  });
  // A lost connection is the business of the statement that needed it; without a listener it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    client.query(KEEP_MEMORY).catch(() => undefined);
  });
  return pool;
}

/**
 * The C library under PostgreSQL gives memory back to the system after every statement, and asks for it again page by page, until it has once
 * freed a large block: for an answer of 36 KB that is a third of all the work there.
 */
const KEEP_MEMORY = "select octet_length(repeat(' ', 1000000))";

/** The driver would let `options` of the URL replace ours. */
function withoutOptions(url: string): { connectionString: string; given: readonly string[] } {
  const parsed = new URL(url);
  const given = parsed.searchParams.getAll("options");
  parsed.searchParams.delete("options");
  return { connectionString: given.length === 0 ? url : parsed.href, given };
}

/** Milliseconds until a lost connection is tried again. */
const RETRY_MS = 1000;

/**
 * Hears what is told on a channel, on a connection of its own that is made again when it is lost. What was said before is not known,
 * so `heard` is called whenever there is a connection. Returns the function that ends it.
 */
function listenTo(url: string, channel: string, heard: (payload: string) => void): () => Promise<void> {
  let client: Client;
  const end = new AbortController();
  const listening = (async () => {
    while (!end.signal.aborted) {
      client = new Client({ connectionString: url, application_name: "ironpace", connectionTimeoutMillis: 10_000 });
      await listenUntilLost(client, channel, heard);
      await sleep(RETRY_MS, undefined, { ref: false, signal: end.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    end.abort();
    await client.end().catch(() => undefined);
    await listening;
  };
}

async function listenUntilLost(client: Client, channel: string, heard: (payload: string) => void): Promise<void> {
  const lost = new Promise<void>((resolve) => client.on("error", () => resolve()).on("end", () => resolve()));
  client.on("notification", ({ payload = "" }) => heard(payload));
  try {
    // The driver forgets whoever waits for a connection that is ended before it is there.
    await Promise.race([client.connect(), lost]);
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    heard("");
    await lost;
  } catch {
    // Whoever needs the database now says so; this connection waits until it is back.
  }
  await client.end().catch(() => undefined);
}
