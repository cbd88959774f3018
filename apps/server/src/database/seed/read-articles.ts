import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** An article of the library as it is written: front matter and Markdown. */
export interface WrittenArticle {
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
