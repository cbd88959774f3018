import type { EntryField } from "@ironpace/contract";
import { withMessage, type FormModel, type FormRules, type Messages, type Texts } from "./athlete-form.ts";
import { BENCHMARKS, readTypedTime, type BenchmarkKind } from "./benchmarks.ts";
import { entryDoubts, entryErrors, entryTexts } from "./entry-texts.ts";

/** What the athlete can do today. All of it may be left out. */
export function benchmarkStep(kind: BenchmarkKind): FormModel {
  const { fields } = BENCHMARKS[kind];
  return { ...benchmarkRules(fields), textsOf: (athlete, units) => entryTexts(fields, athlete[kind], units) };
}

/** What can be saved of these benchmarks, and what is asked about. */
export function benchmarkRules(fields: readonly EntryField[]): FormRules {
  return {
    errorsOf: (texts, circumstances) => entryErrors(fields, texts, circumstances),
    doubtsOf: (texts, circumstances) => ({ ...contradictions(texts), ...entryDoubts(fields, texts, circumstances) }),
  };
}

/** Two values that can hardly both be right. */
function contradictions(texts: Texts): Messages {
  const weight = (name: string) => Number((texts[name] ?? "").replace(",", ".")) || undefined;
  const [short, long] = [readTypedTime(texts, "run_5k"), readTypedTime(texts, "run_10k")];
  const [snatch, cleanAndJerk] = [weight("snatch"), weight("clean_and_jerk")];
  return withMessage([
    [
      "run_10k",
      short !== undefined && long !== undefined && long < 2 * short ? "That is faster than your 5 km pace. Is this right?" : undefined,
    ],
    [
      "snatch",
      snatch !== undefined && cleanAndJerk !== undefined && snatch > cleanAndJerk
        ? "That is more than your clean and jerk. Is this right?"
        : undefined,
    ],
  ]);
}
