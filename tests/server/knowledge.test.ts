import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { loadSeeds } from "#server/database/seed/load-seeds.ts";
import { readArticles } from "#server/database/seed/load-seeds.ts";
import { readExercises } from "#server/database/seed/read-exercises.ts";
import { migratedDatabase } from "../support/migrated-database.ts";

const ARTICLES = readArticles();

describe("the articles of the library", () => {
  test("are at least 40, short, and each has a source", () => {
    expect(ARTICLES.length).toBeGreaterThanOrEqual(40);
    for (const { slug, content, sources, summary } of ARTICLES) {
      const words = `${summary} ${content}`.split(/\s+/).length;
      expect({ slug, isShort: words >= 90 && words <= 450 }).toEqual({ slug, isShort: true });
      expect(sources.length).toBeGreaterThan(0);
      expect(summary.length).toBeLessThanOrEqual(600);
    }
  });

  test("every source says who and when, or is a rulebook or guide", () => {
    const undated = ARTICLES.flatMap(({ slug, sources }) =>
      sources.filter((source) => !/\b(19|20)\d\d\b/.test(source)).map((source) => `${slug}: ${source}`),
    );
    expect(undated.filter((line) => !/Rules|Rulebook|Guide|guides|running plan|Watts calculator/.test(line))).toEqual([]);
  });
});

describe("the library in the database", () => {
  let database: Database;
  beforeAll(async () => {
    database = await migratedDatabase();
  });
  afterAll(() => database.close());

  test("is what is written in the articles", async () => {
    const rows = await database.query(
      'select slug, title, topics, area, summary, content, sources from public.knowledge_articles order by slug collate "C"',
    );
    expect(rows).toEqual(
      ARTICLES.map(({ slug, title, topics, area, summary, content, sources }) => ({
        slug,
        title,
        topics,
        area,
        summary,
        content,
        sources,
      })),
    );
  });

  test.each([
    ["how much protein do I need to build muscle", "protein"],
    ["when should I taper before a race", "taper"],
    ["sauna and ice baths for recovery", "recovery-tools"],
    ["burpees and lunges", "hyrox-burpees-and-lunges"],
    ["knees caving in when squatting", "squat-and-hinge"],
  ])("%s finds %s", async (query, slug) => {
    const rows = await database.query<{ slug: string; origin: string }>("select slug, origin from public.search_knowledge($1)", [query]);
    expect(rows.slice(0, 2).map((row) => row.slug)).toContain(slug);
    expect(rows.length).toBeLessThanOrEqual(5);
  });

  test("the search uses its index, and finds nothing in words that mean nothing", async () => {
    expect(await database.query("select slug from public.search_knowledge($1)", ["the of and"])).toEqual([]);
    expect(await database.query("select slug from public.search_knowledge($1)", ["& | ! :* ' ( <->"])).toEqual([]);
    await database.query("set enable_seqscan = off");
    const plan = await database.query(
      "explain select slug from public.knowledge_articles where search_vector @@ plainto_tsquery('english', 'taper')",
    );
    expect(JSON.stringify(plan)).toContain("knowledge_articles_search_vector_idx");
  });

  test("follows changed source files, but for what administrators have changed", async () => {
    const shipped = readExercises();
    const change = (name: string, values: object) => shipped.map((row) => (row.name === name ? { ...row, ...values } : row));
    const load = (seed: string, checksum: string, rows: readonly object[]) =>
      database.query("select private.load_seed($1, $2, $3::jsonb)", [seed, checksum, JSON.stringify(rows)]);
    await database.query("update public.exercises set name = 'Kniebeuge', description = 'As we do it here.' where name = 'Back squat'");
    await database.query("delete from public.exercises where name = 'Wall sit'");
    const next = change("Back squat", { equipment: "barbell", description: "Shorter.", substitutions: ["Front squat", "Wall sit"] });
    await load("exercises", "next", [...next, { ...shipped[0], id: randomUUID(), name: "Zercher squat", substitutions: ["Back squat"] }]);
    const names =
      "select name, description, equipment, substitutions from public.exercises where name in ('Kniebeuge', 'Wall sit', 'Zercher squat')";
    expect(await database.query(`${names} order by name`)).toEqual([
      { name: "Kniebeuge", description: "As we do it here.", equipment: "barbell", substitutions: ["Front squat"] },
      { name: "Zercher squat", description: shipped[0]?.description, equipment: "barbell, rack", substitutions: ["Kniebeuge"] },
    ]);

    const [first, ...others] = ARTICLES;
    await load("knowledge_articles", "next", [...others.slice(1), { ...first, title: "Another title" }]);
    const titles = "select slug, title from public.knowledge_articles where slug in ($1, $2) order by slug";
    expect(await database.query(titles, [first!.slug, others[0]!.slug])).toEqual([{ slug: first!.slug, title: "Another title" }]);
    // Loading the source files again brings back what they say.
    expect(await loadSeeds(database)).toEqual(["exercises", "knowledge_articles"]);
    expect(await loadSeeds(database)).toEqual([]);
    expect(await database.query("select count(*)::int as articles from public.knowledge_articles")).toEqual([
      { articles: ARTICLES.length },
    ]);
  });
});
