import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../apps/server/src/database/database.ts";
import { readArticles } from "../../tools/knowledge/read-articles.ts";
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
});
