/**
 * `npm run triage:train`: learns the weights of the safety classifier from packages/coaching/triage-corpus, and those of the reader of ordinary talk
 * from packages/coaching/talk-corpus as well, and writes them into the package. With
 * `-- --compare` nothing is written: every fifth message is held back, and what the grammar, the classifier and both find of them is printed.
 */
import { writeFileSync } from "node:fs";
import { grammarSigns } from "../../packages/coaching/src/triage/signs/red-flags.ts";
import { LEARNED_CATEGORIES } from "../../packages/coaching/src/triage/categories.ts";
import { getFeatures } from "../../packages/coaching/src/triage/features.ts";
import { composeMessages } from "../triage/compose.ts";
import { type Labelled, createSeededRandom } from "../triage/corpus.ts";
import { FRAMED, riskModel, TALK, talkModel, withTypedOnes, WRITTEN } from "../triage/risk-models.ts";
import { getWitnesses } from "../triage/witnesses.ts";
import { type Model, packModel, getShares, trainModel } from "../triage/softmax.ts";

const CATEGORY_BUCKETS = 16_384;

const corpus = [...WRITTEN, ...FRAMED];

if (process.argv.includes("--compare")) compare();
else {
  const models = {
    RISK: riskModel(corpus),
    CATEGORY: categoryModel([...withTypedOnes(corpus), ...composeMessages(corpus, createSeededRandom(13))]),
  };
  const lines = Object.entries(models).map(([name, model]) => `export const ${name}: Regression = ${JSON.stringify(packModel(model))};\n`);
  lines.push(`export const WITNESSES: { readonly [category: string]: string } = ${JSON.stringify(getWitnesses(corpus))};\n`);
  const text = `// Made by npm run triage:train.\nimport type { Regression } from "./learned.ts";\n\n${lines.join("\n")}`;
  writeFileSync(new URL("../../packages/coaching/src/triage/weights.gen.ts", import.meta.url), text);
  writeFileSync(
    new URL("../../packages/coaching/src/triage/talk-weights.gen.ts", import.meta.url),
    `// Made by npm run triage:train.\nimport type { Regression } from "./learned.ts";\n\nexport const TALK: Regression = ${JSON.stringify(packModel(talkModel([...corpus, ...TALK])))};\n`,
  );
  console.log(`Learned from ${corpus.length} messages, and ${TALK.length} of ordinary talk and dangers told in passing.`);
}

function categoryModel(messages: readonly Labelled[]): Model {
  return trainModel(
    messages.flatMap(({ text, category }) =>
      category === "none" ? [] : [{ features: getFeatures(text), label: LEARNED_CATEGORIES.indexOf(category) }],
    ),
    LEARNED_CATEGORIES.length,
    CATEGORY_BUCKETS,
  );
}

function compare(): void {
  const model = riskModel(corpus.filter((_, at) => at % 5 !== 0));
  const read = corpus
    .filter((_, at) => at % 5 === 0)
    .map((message) => {
      const [, , doctor = 0, emergency = 0] = getShares(model, getFeatures(message.text));
      return { ...message, danger: doctor + emergency, isInGrammar: grammarSigns(message.text, "2026-11-24").length > 0 };
    });
  const rate = (levels: string, isFound: (one: (typeof read)[number]) => boolean): string => {
    const of = read.filter(({ level }) => levels.includes(level));
    return `${((100 * of.filter(isFound).length) / of.length).toFixed(1)} % of ${of.length}`;
  };
  const line = (name: string, isFound: (one: (typeof read)[number]) => boolean): void =>
    console.log(
      `${name}: ${rate("E", isFound)} emergencies found, ${rate("DWT", isFound)} other dangers, alarms on ${rate("N", isFound)} harmless`,
    );
  line("grammar", ({ isInGrammar }) => isInGrammar);
  for (const from of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    line(`classifier from ${from}`, ({ danger }) => danger >= from);
    line(
      `classifier from ${from}, or grammar and classifier from 0.1`,
      ({ danger, isInGrammar }) => danger >= from || (isInGrammar && danger >= 0.1),
    );
  }
}
