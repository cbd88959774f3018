import type { Database } from "#database/database.ts";
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
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let isStale = false;
  const read = async (): Promise<void> => {
    isStale = false;
    try {
      known = await readCatalogue(database, exposed);
    } catch (error) {
      // A failed reading must not be remembered: the next request tries again.
      isStale = true;
      throw error;
    } finally {
      reading = undefined;
    }
  };
  /** One reading after the other: what is under way may have begun too early, and all who find it so share the one that follows. */
  const load = (): Promise<void> => {
    if (!reading) return (reading = read());
    const again = (): Promise<void> => {
      next = undefined;
      return load();
    };
    return (next ??= reading.then(again, again));
  };
  return {
    exposed,
    async schema(name) {
      if (known === undefined) await (reading ?? load());
      else if (isStale) load().catch(() => undefined);
      return known?.get(name);
    },
    reload: load,
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
