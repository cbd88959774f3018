/**
 * `npm run articles:train`: learns which article of the library answers a question from packages/coaching/article-corpus and writes the weights into the
 * package. With `-- --compare` nothing is written: how many of the questions held out are read rightly is printed.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { getSummary } from "../../packages/coaching/src/built-in-coach/article-choice/article-answer.ts";
import { NO_ARTICLE } from "../../packages/coaching/src/built-in-coach/article-choice/read-articles.ts";
import { ARTICLE_TITLES } from "../../packages/coaching/src/built-in-coach/article-choice/titles.ts";
import { SPOKEN } from "../../packages/coaching/src/built-in-coach/article-choice/read-language.ts";
import { ALL_ROMANCE_SENTENCES } from "../../packages/coaching/src/built-in-coach/language/romance/answer-in-romance.ts";
import { SENTENCES } from "../../packages/coaching/src/built-in-coach/language/german/sentences.ts";
import { MORE_SUMMARIES } from "../../packages/coaching/src/built-in-coach/article-choice/more-summaries.ts";
import { type Feature, getFeatures } from "../../packages/coaching/src/triage/features.ts";
import { getMeaningFeatures } from "../../packages/coaching/src/built-in-coach/reading/meaning.ts";
import { createSeededRandom, withTypos } from "../triage/corpus.ts";
import { encodeAll } from "./encode-all.ts";
import { getShares, type Model, packModel, trainModel } from "../triage/softmax.ts";

const BUCKETS = 8192;
/** One in so many orders and questions of the other corpus is learned: more would make "none" the answer to whatever has a word of its own. */
const EVERY = 20;
/** Weights are kept in steps of so many 127ths of the largest. */
const STEP = 7;
const LANGUAGE_BUCKETS = 4096;
const SHORTEST_SENTENCE = 20;
const PACKAGE = new URL("../../packages/coaching/", import.meta.url);
const CORPUS = new URL("article-corpus/", PACKAGE);

interface Labelled {
  readonly slug: string;
  readonly text: string;
  readonly language?: string;
}

const written = SPOKEN.flatMap((language) => readQuestions(language));
const slugs = [NO_ARTICLE, ...new Set(written.map(({ slug }) => slug).filter((slug) => slug !== NO_ARTICLE))];
const orders = fromIntents();
const taught = [...written, ...fromArticles(), ...fromSummaries(), ...orders.filter((_each, at) => at % EVERY === 0)];
const vectors = await encodeAll(taught);
const model = learned(taught);

if (process.argv.includes("--compare")) await compare();
else {
  const { biases, scale, weights } = packModel(model);
  // Fewer different values deflate better, and read the held-out questions as well.
  const coarse = Int8Array.from(Buffer.from(weights, "base64"), (byte) => Math.round(((byte << 24) >> 24) / STEP));
  const small = deflateRawSync(Buffer.from(coarse.buffer), { level: 9 }).toString("base64");
  const text = `// Made by npm run articles:train.\nimport type { Regression } from "../../triage/learned.ts";\n\nexport const SLUGS: readonly string[] = ${JSON.stringify(slugs)};\n\n/** The weights are deflated. */\nexport const ARTICLES: Regression = ${JSON.stringify({ biases, scale: scale * STEP, weights: small })};\n`;
  writeFileSync(new URL("src/built-in-coach/article-choice/weights.gen.ts", PACKAGE), text);
  const languages = `// Made by npm run articles:train.\nimport type { Regression } from "../../triage/learned.ts";\n\nexport const LANGUAGE: Regression = ${JSON.stringify(packModel(languageModel()))};\n`;
  writeFileSync(new URL("src/built-in-coach/article-choice/language-weights.gen.ts", PACKAGE), languages);
  console.log(`Learned from ${written.length} questions: ${Math.round(text.length / 1024)} KB.`);
}

function readQuestions(language: string): readonly Labelled[] {
  let slug = "";
  return readFileSync(new URL(`${language}.txt`, CORPUS), "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("## ")) slug = line.slice(3);
      return line === "" || line.startsWith("#") ? [] : [{ slug, text: line, language }];
    });
}

/** What an article says of itself: its title, its search terms, its headings with the title. */
function fromArticles(): readonly Labelled[] {
  const folder = new URL("src/knowledge/articles/", PACKAGE);
  return readdirSync(folder).flatMap((name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    const slug = name.replace(/\.md$/, "");
    const field = (key: string): string => new RegExp(`^${key}: (.+)$`, "m").exec(text)?.[1] ?? "";
    const headings = [...text.matchAll(/^\*\*([^*]{3,50})\*\*/gm)].map(([, heading = ""]) => `${field("title")} ${heading}`);
    if (!slugs.includes(slug)) throw new Error(`${slug} has no questions in article-corpus`);
    const titles = Object.values(ARTICLE_TITLES[slug] ?? {});
    return [field("title"), ...field("topics").split(", "), ...headings, ...titles].map((each) => ({ slug, text: each }));
  });
}

/** The sentences of the short answers in the other languages, of which the questions are few. */
function fromSummaries(): readonly Labelled[] {
  return slugs.flatMap((slug) =>
    (["de", "fr", "es", "it"] as const).flatMap((language) =>
      (getSummary(slug, language) ?? "")
        .split(/(?<=[.;:])\s+/)
        .filter((sentence) => sentence.length > SHORTEST_SENTENCE)
        .map((text) => ({ slug, text })),
    ),
  );
}

/** Orders and questions about the athlete's own numbers: no article answers them. */
function fromIntents(): readonly Labelled[] {
  const folder = new URL("intent-corpus/", PACKAGE);
  const slots = JSON.parse(readFileSync(new URL("slots.json", folder), "utf8")) as Readonly<
    Record<string, Readonly<Record<string, readonly string[]>>>
  >;
  const random = createSeededRandom(3);
  return ["en", "de"].flatMap((language) => {
    let intent = "";
    return (
      readFileSync(new URL(`${language}.txt`, folder), "utf8")
        .split("\n")
        .flatMap((line) => {
          if (line.startsWith("## ")) intent = line.slice(3);
          if (line === "" || line.startsWith("#") || intent === "knowledge" || intent === "injury") return [];
          const text = line.replaceAll(/\{(\w+)\}/g, (_all, slot: string) => {
            const values = slots[language]?.[slot] ?? [];
            return values[Math.floor(random() * values.length)] ?? "";
          });
          return [{ slug: NO_ARTICLE, text, language }];
        })
        // More of them than of one article would make "none" the answer to whatever has a word of its own.
        .filter((_each, at) => at % EVERY === 0)
    );
  });
}

function learned(of: readonly Labelled[]): Model {
  const random = createSeededRandom(11);
  return trainModel(
    // The copy with typos has no vector: a host without an encoder reads the words alone.
    of.flatMap(({ slug, text }) =>
      [featuresOf(text), getFeatures(withTypos(text, random))].map((features) => ({ features, label: slugs.indexOf(slug) })),
    ),
    slugs.length,
    BUCKETS,
  );
}

/** What tells the languages apart: the questions, and what the coach itself says in them. */
function languageModel(): Model {
  const column = { fr: 1, es: 2, it: 3 } as const;
  const said = SPOKEN.flatMap((language) =>
    [
      ...(language === "en" ? ALL_ROMANCE_SENTENCES.map((row) => row[0]) : []),
      ...(language === "de" ? SENTENCES.map((row) => row[1]) : []),
      ...(language === "fr" || language === "es" || language === "it" ? ALL_ROMANCE_SENTENCES.map((row) => row[column[language]]) : []),
      ...(language === "en" ? [] : Object.values(MORE_SUMMARIES).flatMap((each) => (each[language] ?? "").split(/(?<=[.;:])\s/))),
    ].map((text) => ({ language, text: text.replaceAll(/\{[^}]*\}|\*\*/g, " ") })),
  );
  return trainModel(
    [...written, ...orders, ...said].flatMap(({ language, text }) => {
      const label = SPOKEN.findIndex((each) => each === language);
      return label === -1 || text.trim() === "" ? [] : [{ features: getFeatures(text), label }];
    }),
    SPOKEN.length,
    LANGUAGE_BUCKETS,
  );
}

function featuresOf(text: string): readonly Feature[] {
  return [...getFeatures(text), ...getMeaningFeatures(vectors.get(text), text)];
}

async function compare(): Promise<void> {
  const held = readFileSync(new URL("held-out.txt", CORPUS), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [wanted = "", ...text] = line.split(": ");
      return { wanted, text: text.join(": ") };
    });
  for (const [text, vector] of await encodeAll(held)) vectors.set(text, vector);
  const read = held.map(({ wanted, text }) => {
    const shares = getShares(model, featuresOf(text));
    const ranked = slugs.map((slug, at) => ({ slug, share: shares[at] ?? 0 })).toSorted((a, b) => b.share - a.share);
    return { wanted, text, ranked };
  });
  const shown = process.argv.includes("--wrong") ? read : [];
  for (const { wanted, text, ranked } of shown)
    if (!wanted.split(",").includes(ranked[0]?.slug ?? ""))
      console.log(
        `${wanted}: ${text} → ${ranked
          .slice(0, 3)
          .map(({ slug, share }) => `${slug} ${share.toFixed(2)}`)
          .join(", ")}`,
      );
  const among = read.filter(({ wanted, ranked }) => ranked.slice(0, 3).some(({ slug }) => wanted.split(",").includes(slug)));
  console.log(`Among the first three: ${among.length} of ${read.length}`);
  for (const least of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8]) {
    const sure = read.filter(({ ranked }) => (ranked[0]?.share ?? 0) >= least);
    const right = sure.filter(({ wanted, ranked }) => wanted.split(",").includes(ranked[0]?.slug ?? ""));
    console.log(
      `from ${least}: ${right.length} of ${sure.length} right (${((100 * right.length) / sure.length).toFixed(1)} %), ${read.length} in all`,
    );
  }
}
