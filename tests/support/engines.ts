import { postgresAvailable } from "./postgres.ts";

export type EngineName = "pglite" | "postgres";

/** The engines to run on, for `describe.each`: the embedded one always, a PostgreSQL server when there is one. */
export const ENGINES: readonly EngineName[] = postgresAvailable ? ["pglite", "postgres"] : ["pglite"];
