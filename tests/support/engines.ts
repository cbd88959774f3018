import { postgresAvailable } from "./postgres.ts";

export type EngineName = "pglite" | "postgres";

/**
 * The engines to run on, for `describe.each`: the embedded one always, a PostgreSQL server when there is one. TEST_ENGINE
 * narrows it down to one.
 */
export const ENGINES: readonly EngineName[] = chosen(process.env["TEST_ENGINE"]);

function chosen(wanted: string | undefined): readonly EngineName[] {
  if (wanted === "pglite" || wanted === "postgres") return [wanted];
  return postgresAvailable ? ["pglite", "postgres"] : ["pglite"];
}
