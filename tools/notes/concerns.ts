import { readdirSync, readFileSync } from "node:fs";
import { toSeenClauses } from "../../packages/training/src/clause-kinds/classify.ts";
import { clauseFeatures } from "../../packages/training/src/clause-kinds/features.ts";
import { readClauses } from "../../packages/training/src/health/clause.ts";
import { readCorpus, createSeededRandom } from "../triage/corpus.ts";
import { type Example, type Model, trainModel } from "../triage/softmax.ts";

const BUCKETS = 32_768;
const TRIAGE = new URL("../../packages/coaching/triage-corpus/", import.meta.url);

/** A clause as somebody wrote it in passing, and whether training has to heed it. */
export interface Aside {
  readonly text: string;
  readonly language: string;
  readonly isConcern: boolean;
}

/** The clauses of `asides-*.txt`: one on each line, below `# danger` or `# idle`. */
export function readAsides(folder: URL): readonly Aside[] {
  return readdirSync(folder)
    .filter((name) => /^asides-\w\w\.txt$/u.test(name))
    .toSorted()
    .flatMap((name) => {
      let isConcern = false;
      return readFileSync(new URL(name, folder), "utf8")
        .split("\n")
        .flatMap((line): readonly Aside[] => {
          if (line.startsWith("#")) isConcern = line === "# danger";
          return line === "" || line.startsWith("#") ? [] : [{ text: line, language: name.slice(7, 9), isConcern }];
        });
    });
}

/** Learns small talk and concerns from asides, from the clauses of notes, and from the messages that triage learns from. */
export function learnConcerns(asides: readonly Aside[], told: readonly (readonly Aside[])[]): Model {
  const messages = readCorpus(TRIAGE)
    .filter(({ level, text }) => level !== "C" && readClauses(text).length > 0 && readClauses(text).length <= MOST_CLAUSES)
    .map(({ text, level, language }): readonly Aside[] => [{ text, language, isConcern: level !== "N" }]);
  return trainModel([...asides.map((aside) => [aside]), ...mixed(asides), ...told, ...messages].flatMap(toExamples), 2, BUCKETS);
}

/** Longer messages hold a concern in one of their clauses and small talk in the others. */
const MOST_CLAUSES = 3;

export function toExamples(note: readonly Aside[]): readonly Example[] {
  const clauses = toSeenClauses(
    note.map(({ text }) => text).join(", "),
    note.map(({ text }) => ({ quote: text, sentence: 0 })),
  );
  return note.map(({ isConcern }, at) => ({ features: clauseFeatures(clauses, at, "injuries"), label: isConcern ? 1 : 0 }));
}

/** Notes of a few clauses each, drawn at random from one language: what stands beside a clause tells nothing of it. */
function mixed(asides: readonly Aside[]): readonly (readonly Aside[])[] {
  const random = createSeededRandom(29);
  return asides.map((aside) => {
    const same = asides.filter(({ language }) => language === aside.language);
    const pick = (): readonly Aside[] => {
      const at = Math.floor(random() * same.length);
      return same.slice(at, at + 1);
    };
    return random() < 0.5 ? [...pick(), aside, ...pick()] : [aside, ...pick()];
  });
}
