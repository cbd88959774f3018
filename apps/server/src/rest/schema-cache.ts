import type { Database } from "../database/database.ts";
import { loadComputed } from "./schema-cache/computed.ts";
import { loadRelations } from "./schema-cache/relations.ts";
import { loadRelationships } from "./schema-cache/relationships.ts";
import { loadRoutines } from "./schema-cache/routines.ts";
import type { Schema } from "./schema-cache/schema.ts";
import { loadSettings } from "./schema-cache/settings.ts";
import { loadTypes } from "./schema-cache/types.ts";
import { loadViews } from "./schema-cache/views.ts";

/** The names a request may use, read from the catalogue. Load it at start; reload it after a migration. */
export interface SchemaCache {
  readonly exposed: readonly string[];
  /** Undefined when the schema is not exposed. */
  schema(name: string): Promise<Schema | undefined>;
  /**
   * Reads the catalogue again; requests go on with what is known, because a database that does not answer must not keep them all waiting.
   * Rejects when the database does.
   */
  reload(): Promise<void>;
}

/** @param exposed schemas a client may ask for; the first one is the default. */
export function createSchemaCache(database: Database, exposed: readonly string[] = ["public"]): SchemaCache {
  let known: Map<string, Schema> | undefined;
  let loading: Promise<Map<string, Schema>> | undefined;
  let isStale = false;
  const load = (): Promise<Map<string, Schema>> => {
    const attempt = readCatalogue(database, exposed);
    loading = attempt;
    isStale = false;
    attempt.then(
      (schemas) => {
        if (loading !== attempt) return;
        known = schemas;
        loading = undefined;
      },
      // A failed read must not be remembered: the next request tries again.
      () => {
        if (loading !== attempt) return;
        loading = undefined;
        isStale = true;
      },
    );
    return attempt;
  };
  return {
    exposed,
    async schema(name) {
      if (known === undefined) return (await (loading ?? load())).get(name);
      if (isStale) load().catch(() => undefined);
      return known.get(name);
    },
    reload: async () => {
      await load();
    },
  };
}

async function readCatalogue(database: Database, exposed: readonly string[]): Promise<Map<string, Schema>> {
  const schemas = new Map<string, Schema>();
  const settings = await loadSettings(database);
  for (const name of exposed) {
    const types = await loadTypes(database, name);
    const computed = await loadComputed(database, name);
    const relations = await loadRelations(database, name, types, computed);
    const relationships = await loadRelationships(database, name, { relations, computed, views: await loadViews(database, name) });
    const routines = await loadRoutines(database, { schema: name, relations, types });
    schemas.set(name, { name, relations, relationships, routines, settings, types: types.castable });
  }
  return schemas;
}
