import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import { getSender } from "#database/as-caller.ts";
import { BusyError } from "#database/busy-error.ts";
import type { Database } from "#database/database.ts";
import { type DiskSpaceGuard, NO_DISK_SPACE_GUARD } from "#database/embedded/disk-space.ts";
import { completeAnswer, type OwnAnswer } from "#http/answer-headers.ts";
import { acceptedEncoding, compress, WORTHWHILE_BYTES } from "#http/compress.ts";
import type { AppEnv } from "#http/context.ts";
import { createInFlight, inFlightLimits } from "#http/monitoring/in-flight.ts";
import { HungUp, hangUpSignal, whenClosed } from "#http/hang-up.ts";
import { VISITORS_BYTES } from "#http/limit-body.ts";
import { getLog } from "#http/request-log.ts";
import type { AttributeCaller } from "#http/caller/attribute-caller.ts";
import { resolveCaller } from "#http/caller/resolve-caller.ts";
import type { Caller } from "#identity/caller.ts";
import type { Identity } from "#identity/identity.ts";
import { type AccountQuotaSettings, createAccountQuota, mayStore } from "./account-quota.ts";
import { answer } from "./answer.ts";
import { bodyTooLarge } from "./errors.ts";
import { callerFailure, errorResponse } from "./response/error-response.ts";
import { createSchemaCache, type SchemaCache } from "./schema-cache.ts";
import { createPlanner } from "./create-planner.ts";

export interface RestDeps {
  readonly database: Database;
  readonly identity: Identity;
  /** Shared with whoever changes the schema; one of its own otherwise, loaded by the first request. */
  readonly schemaCache?: SchemaCache;
  /** No answer has more rows than this, and no embedded list. */
  readonly maxRows?: number;
  readonly maxEmbedDepth?: number;
  /** Milliseconds a statement with a regular expression of an athlete's may take. */
  readonly patternLimitMs?: number;
  /** Bytes the body of an answer may have. */
  readonly maxBytes?: number;
  readonly quota?: AccountQuotaSettings;
  /** Whose limits a request counts towards; its account's unless given. */
  readonly attribute?: AttributeCaller;
  readonly diskSpace?: DiskSpaceGuard;
}

const keepCaller: AttributeCaller = async (caller) => caller;
const NO_QUOTA: AccountQuotaSettings = { bytes: Infinity, rows: Infinity, writesPerMinute: 0 };

/** `/rest/v1`: tables, views and functions of the exposed schemas, as PostgREST serves them. */
export function restRoutes(deps: RestDeps): Hono<AppEnv> {
  const { database, identity, maxBytes = 20e6, maxEmbedDepth = 5, maxRows = 1000, patternLimitMs = 200 } = deps;
  const { diskSpace = NO_DISK_SPACE_GUARD, quota = NO_QUOTA, attribute = keepCaller, schemaCache = createSchemaCache(database) } = deps;
  const accountQuota = createAccountQuota(database, quota);
  const understand = createPlanner({ schemaCache, limits: { maxBytes, maxRows, maxEmbedDepth } });
  const inFlight = createInFlight(inFlightLimits());

  return new Hono<AppEnv>().all("/*", async (context) => {
    const request = context.req.raw;
    const resolved = await resolveCaller(request, identity);
    if (!resolved.ok) return callerFailure(resolved);
    const below = context.req.path.slice(routePath(context).length - 1);
    // Node has read them already; a request of the server to itself has no connection.
    const { incoming, outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
    const sent = incoming?.headers ?? Object.fromEntries(request.headers);
    const hangUp = outgoing && ((delay: number) => hangUpSignal(outgoing, delay));
    const identified = { ...resolved.caller, network: context.get("clientNetwork") };
    try {
      const caller = await attribute(identified);
      const { isTrusted = false, key } = getSender(caller);
      const hold = (bytes: number): void => {
        const release = outgoing && !isTrusted ? inFlight.reserve(key, bytes) : NOTHING_HELD;
        if (!release) throw new BusyError("Too many requests");
        if (outgoing) whenClosed(outgoing, release);
      };
      if (outgoing) accountQuota.assertMayRead(caller);
      holdBody(context, caller, hold);
      const path = below.split("/").map(decode);
      const bytes = sent["content-length"] === undefined ? undefined : Number(sent["content-length"]);
      const { method } = request;
      const stores = await mayStore(method, path, schemaCache);
      if (stores) await diskSpace.assertRoomFor(bytes ?? 0);
      await accountQuota.charge(caller, { method, stores, bytes });
      const own = await answer(database, understand, { request, path, sent }, caller, { hangUp, maxBytes, patternLimitMs });
      if (outgoing && own.body) accountQuota.chargeAnswer(caller, own.body.byteLength);
      if (own.body && own.body.byteLength > SMALL_ANSWER_BYTES) {
        hold(own.body.byteLength);
        if (outgoing) breakIfNotRead(outgoing);
      }
      return completeAnswer(context, await compressed(own, outgoing && sent["accept-encoding"]));
    } catch (error) {
      // Nobody reads it but the log.
      if (error instanceof HungUp) return new Response(null, { status: 499 });
      const response = errorResponse(error, identified.role !== "anon");
      if (!response) throw error;
      // A body that nobody reads would be read to its end before the connection could be used again.
      if (error instanceof BusyError && incoming && !incoming.complete) response.headers.set("Connection", "close");
      if (response.status >= 500 && !(error instanceof BusyError)) getLog(context).error({ err: error }, "the database refused a request");
      return response;
    }
  });
}

/**
 * A plan is 140 KB of JSON, and 15 compressed. Callers prove who they are with a header that no browser sends by itself, so no page of a stranger's can
 * have an answer made again and again and read a secret from its length (BREACH). No cache keeps an answer, so it need not say that it varies.
 */
async function compressed(own: OwnAnswer, acceptEncoding: string | string[] | undefined): Promise<OwnAnswer> {
  const encoding = acceptedEncoding(acceptEncoding?.toString());
  const { body, headers } = own;
  if (!encoding || !body || !TEXT.test(headers["Content-Type"] ?? "")) return own;
  if (body.byteLength < WORTHWHILE_BYTES || body.byteLength > MAX_COMPRESSED_BYTES) return own;
  return { ...own, body: await compress(encoding, body, QUICKLY), headers: { ...headers, "Content-Encoding": encoding } };
}

const TEXT = /^(text\/|application\/(.+\+)?json)/;
/** Bytes; a thread is busy with more for a tenth of a second. */
const MAX_COMPRESSED_BYTES = 4_000_000;
/** As quick as gzip, and a tenth smaller. */
const QUICKLY = 4;

const NOTHING_HELD = (): void => undefined;
const SMALL_ANSWER_BYTES = 64 * 1024;
/** A body is held as it came, as text and as what it means. */
const COPIES_OF_BODY = 3;
/** Milliseconds in which a client must have taken an answer that is not small. */
const READ_TIMEOUT_MS = 120_000;

/** Before the body is read. A visitor has to say how long it is. */
function holdBody(context: Context<AppEnv>, { role }: Caller, hold: (bytes: number) => void): void {
  const announced = Number(context.req.header("Content-Length") ?? 0);
  const isStream = context.req.header("Transfer-Encoding") !== undefined;
  if (role === "anon" && (isStream || announced > VISITORS_BYTES)) throw bodyTooLarge(VISITORS_BYTES);
  if (isStream || announced > 0) hold((isStream ? VISITORS_BYTES : announced) * COPIES_OF_BODY);
}

function breakIfNotRead(outgoing: HttpBindings["outgoing"]): void {
  const timer = setTimeout(() => outgoing.destroy(), READ_TIMEOUT_MS).unref();
  whenClosed(outgoing, () => clearTimeout(timer));
}

/** A segment that is not valid percent-encoding stays as it is: no name matches it. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
