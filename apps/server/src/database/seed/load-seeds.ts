import { createHash } from "node:crypto";
import type { Transaction } from "../database.ts";
import { readArticles } from "./read-articles.ts";
import { readExercises } from "./read-exercises.ts";

/** Name of the seed → its rows, with the names of the columns. */
const SOURCES: Readonly<Record<string, () => readonly object[]>> = {
  exercises: readExercises,
  knowledge_articles: readArticles,
};

interface Seed {
  readonly name: string;
  readonly rows: string;
  readonly checksum: string;
}

let read: readonly Seed[] | undefined;

/**
 * Brings exercises and articles of the product into the database, where the source files differ from what was loaded last, and returns the names
 * of the seeds that were loaded. What administrators have changed stays (private.load_seed). Many processes may do this at once.
 */
export async function loadSeeds({ query }: Pick<Transaction, "query">): Promise<readonly string[]> {
  read ??= Object.entries(SOURCES).map(([name, readRows]) => toSeed(name, JSON.stringify(readRows())));
  const loaded = await query<{ name: string; checksum: string }>("select name, checksum from private.seeds");
  const known = new Map(loaded.map(({ name, checksum }) => [name, checksum]));
  const changed = read.filter(({ name, checksum }) => known.get(name) !== checksum);
  for (const { name, checksum, rows } of changed) await query("select private.load_seed($1, $2, $3::jsonb)", [name, checksum, rows]);
  return changed.map(({ name }) => name);
}

function toSeed(name: string, rows: string): Seed {
  return { name, rows, checksum: createHash("sha256").update(rows).digest("hex") };
}
