import { createHash } from "node:crypto";
import type { Transaction } from "../database.ts";
import { readExercises } from "./read-exercises.ts";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** An article of the library as it is written: front matter and Markdown. */
interface WrittenArticle {
  readonly slug: string;
  readonly title: string;
  readonly topics: readonly string[];
  /** What it is about in one word, for people who look around. */
  readonly area: string;
  readonly summary: string;
  /** References, one each. */
  readonly sources: readonly string[];
  readonly content: string;
}

const FOLDER = fileURLToPath(new URL("../../../../../packages/coaching/src/knowledge/articles/", import.meta.url));

/** All articles, by slug. Throws with the name of the file when one is not written as it should be. */
export function readArticles(): readonly WrittenArticle[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map((name) => readArticle(name, readFileSync(FOLDER + name, "utf8")));
}

function readArticle(name: string, text: string): WrittenArticle {
  const match = /^---\nslug: (.+)\ntitle: (.+)\ntopics: (.+)\narea: (.+)\nsummary: (.+)\nsources:\n((?: {2}- .+\n)+)---\n\n([\s\S]+)$/.exec(
    text,
  );
  const [, slug = "", title = "", topics = "", area = "", summary = "", sources = "", content = ""] = match ?? [];
  if (match === null || `${slug}.md` !== name)
    throw new Error(`${name}: wants slug (the file's name), title, topics, area, summary and sources`);
  return {
    slug,
    title,
    topics: topics.split(", "),
    area,
    summary,
    sources: sources
      .trimEnd()
      .split("\n")
      .map((line) => line.replace(/^ {2}- /, "")),
    content: content.trimEnd(),
  };
}

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
