import type { Context } from "hono";
import type { Database } from "#database/database.ts";
import type { AppEnv } from "../context.ts";
import { getLog } from "../request-log.ts";

/** 200 while the database can be worked with, 503 while it cannot; slow statements of others do not count. */
export function health(database: Database, embedded: boolean): (context: Context<AppEnv>) => Promise<Response> {
  const startedAt = performance.now();
  return async (context) => {
    const failure = await database.ping().catch((error: unknown) => ({ error }));
    if (failure) getLog(context).warn({ reason: String(failure.error) }, "the database cannot be reached");
    const uptime = Math.round((performance.now() - startedAt) / 1000);
    const body = { status: failure ? "unavailable" : "ok", database: "postgres", embedded, uptime };
    return context.json(body, failure ? 503 : 200, { "Cache-Control": "no-store" });
  };
}

/** Whether new requests should be sent here: known to whoever starts and stops the server. */
export interface Readiness {
  stopping: boolean;
}

/** 200 while new requests are welcome, 503 before a stop and while the database cannot be reached: for load balancers. */
export function ready(database: Database, readiness: Readiness): (context: Context<AppEnv>) => Promise<Response> {
  return async (context) => {
    const status = readiness.stopping
      ? "stopping"
      : await database.ping().then(
          () => "ready",
          () => "unavailable",
        );
    return context.json({ status }, status === "ready" ? 200 : 503, { "Cache-Control": "no-store" });
  };
}
