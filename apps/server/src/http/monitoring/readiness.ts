import type { Context } from "hono";
import type { Database } from "#database/database.ts";
import type { AppEnv } from "../context.ts";

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
