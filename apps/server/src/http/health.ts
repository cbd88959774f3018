import type { Handler } from "hono";
import type { Database } from "../database/database.ts";

/** Ready as soon as it answers: the server listens only after the database is open and migrated. Never waits for a statement. */
export function health(database: Database): Handler {
  const startedAt = performance.now();
  return (context) =>
    context.json({ status: "ok", database: database.engine, uptime: Math.round((performance.now() - startedAt) / 1000) }, 200, {
      "Cache-Control": "no-store",
    });
}
