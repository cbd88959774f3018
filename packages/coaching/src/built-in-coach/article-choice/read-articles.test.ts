import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { getSummary } from "./article-answer.ts";
import { NO_ARTICLE, readArticles } from "./read-articles.ts";
import { readLanguage } from "./read-language.ts";
import { ARTICLE_TITLES } from "./titles.ts";
import { SLUGS } from "./weights.gen.ts";

const ARTICLES = readdirSync(new URL("../../knowledge/articles/", import.meta.url)).map((name) => name.replace(/\.md$/, ""));

test("every article is learned, and has a title and a short answer in every language", () => {
  expect(SLUGS.filter((slug) => slug !== NO_ARTICLE).toSorted()).toEqual(ARTICLES.toSorted());
  const missing = ARTICLES.flatMap((slug) =>
    (["de", "fr", "es", "it"] as const)
      .filter((language) => getSummary(slug, language) === undefined || ARTICLE_TITLES[slug] === undefined)
      .map((language) => `${slug} ${language}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ["is creatine worth it for hyrox or just for lifters", "creatine"],
  ["how do i pace the first run in a hyrox so i dont die at the sleds", "hyrox-running"],
  ["how long does it take to get from 3 pullups to 10 roughly", "pull-ups"],
  ["cuanto descanso entre series si hago fuerza pesada?", "rest-between-sets"],
  ["was bringt zone 2 eigentlich, is das nich zu langsam", "zone-two"],
  ["quelle heure est la meilleure pour s'entraîner", "time-of-day"],
  ["cosa vuol dire amrap", "workout-formats"],
])("%s is about %s", async (question, slug) => {
  const { likely, none } = await readArticles(question);
  expect(likely[0]?.slug).toBe(slug);
  expect(likely[0]?.share).toBeGreaterThan(Math.max(0.35, none));
});

test.each(["who won the game last night", "swap monday and thursday", "wie wird das wetter morgen", "hazme un poema sobre el mar"])(
  "no article answers %s",
  async (question) => {
    const { likely, none } = await readArticles(question);
    expect(none).toBeGreaterThan(likely[0]?.share ?? 0);
  },
);

test.each([
  ["la creatina fa male ai reni", "it"],
  ["mi record de remo 500", "es"],
  ["respirer au skierg", "fr"],
  ["how many km did i run last week", "en"],
  ["yes", undefined],
])("%s is in the language %s", async (message, language) => {
  expect(await readLanguage(message)).toBe(language);
});
