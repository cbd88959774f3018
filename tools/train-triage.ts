/**
 * `npm run triage:train`: learns the weights of the safety classifier from packages/coaching/triage-corpus and writes them into the package. With
 * `-- --compare` nothing is written: every fifth message is held back, and what the grammar, the classifier and both find of them is printed.
 */
import { writeFileSync } from "node:fs";
import { grammarSigns } from "../packages/coaching/src/built-in-coach/red-flags.ts";
import { CATEGORIES } from "../packages/coaching/src/triage/categories.ts";
import { featuresOf } from "../packages/coaching/src/triage/features.ts";
import { LEVELS } from "../packages/coaching/src/triage/learned.ts";
import { type Labelled, readCorpus, seeded, withTypos } from "./triage/corpus.ts";
import { type Example, type Model, packed, sharesOf, trained } from "./triage/softmax.ts";

const DANGER_BUCKETS = 131_072;
const LABEL_BUCKETS = 8192;

const corpus = readCorpus(new URL("../packages/coaching/triage-corpus/", import.meta.url));

if (process.argv.includes("--compare")) compare();
else {
  const examples = withTypedOnes(corpus);
  const dangers = examples.filter(({ isHarmless }) => !isHarmless);
  const models = {
    DANGER: dangerModel(examples),
    CATEGORY: trained(labelled(dangers, "category"), CATEGORIES.length, LABEL_BUCKETS),
    LEVEL: trained(labelled(dangers, "level"), LEVELS.length, LABEL_BUCKETS),
  };
  const lines = Object.entries(models).map(([name, model]) => `export const ${name}: Regression = ${JSON.stringify(packed(model))};\n`);
  const text = `// Made by npm run triage:train.\nimport type { Regression } from "./learned.ts";\n\n${lines.join("\n")}`;
  writeFileSync(new URL("../packages/coaching/src/triage/weights.gen.ts", import.meta.url), text);
  console.log(`Learned from ${corpus.length} messages.`);
}

/** Each message as it is, and once with typos. */
function withTypedOnes(messages: readonly Labelled[]): readonly Labelled[] {
  const random = seeded(3);
  return messages.flatMap((message) => [message, { ...message, text: withTypos(message.text, random) }]);
}

function dangerModel(messages: readonly Labelled[]): Model {
  return trained(
    messages.map(({ text, isHarmless }) => ({ features: featuresOf(text), label: isHarmless ? 0 : 1 })),
    1,
    DANGER_BUCKETS,
  );
}

function labelled(messages: readonly Labelled[], label: "category" | "level"): readonly Example[] {
  return messages.map((message) => ({ features: featuresOf(message.text), label: message[label] }));
}

function compare(): void {
  const held = corpus.filter((_, at) => at % 5 === 0);
  const model = dangerModel(withTypedOnes(corpus.filter((_, at) => at % 5 !== 0)));
  const read = held.map((message) => ({
    ...message,
    share: sharesOf(model, featuresOf(message.text))[0] ?? 0,
    isInGrammar: grammarSigns(message.text, "2026-11-24").length > 0,
  }));
  const rate = (isHarmless: boolean, isFound: (one: (typeof read)[number]) => boolean): string => {
    const of = read.filter((one) => one.isHarmless === isHarmless);
    return `${((100 * of.filter(isFound).length) / of.length).toFixed(1)} % of ${of.length}`;
  };
  const line = (name: string, isFound: (one: (typeof read)[number]) => boolean): void =>
    console.log(`${name}: ${rate(false, isFound)} dangers found, alarms on ${rate(true, isFound)} harmless`);
  line("grammar", ({ isInGrammar }) => isInGrammar);
  for (const from of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    line(`classifier from ${from}`, ({ share }) => share >= from);
    line(`either from ${from}`, ({ share, isInGrammar }) => isInGrammar || share >= from);
    line(
      `classifier from ${from}, or grammar and classifier from 0.1`,
      ({ share, isInGrammar }) => share >= from || (isInGrammar && share >= 0.1),
    );
  }
}
