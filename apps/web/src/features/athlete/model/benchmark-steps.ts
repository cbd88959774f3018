import { CONDITIONING_FIELDS, GYMNASTICS_FIELDS, readTime, STRENGTH_FIELDS, type EntryField } from "@ironpace/contract";
import { entryDoubts, entryErrors, entryTexts } from "./entry-texts.ts";
import { messages, type Messages, type StepModel, type Texts } from "./step-form.ts";

export type BenchmarkKey = "strength" | "gymnastics" | "conditioning";

export const BENCHMARK_FIELDS: Readonly<Record<BenchmarkKey, readonly EntryField[]>> = {
  strength: STRENGTH_FIELDS,
  gymnastics: GYMNASTICS_FIELDS,
  conditioning: CONDITIONING_FIELDS,
};

/** What the athlete can do today. All of it may be left out. */
export function benchmarkStep(key: BenchmarkKey): StepModel {
  const fields = BENCHMARK_FIELDS[key];
  return {
    textsOf: (told, unit) => entryTexts(fields, told[key], unit),
    errorsOf: (texts, circumstances) => entryErrors(fields, texts, circumstances),
    doubtsOf: (texts, circumstances) => ({ ...contradictions(texts), ...entryDoubts(fields, texts, circumstances) }),
  };
}

/** Two values that can hardly both be right. */
function contradictions(texts: Texts): Messages {
  const weight = (name: string) => Number((texts[name] ?? "").replace(",", ".")) || undefined;
  const [short, long] = [readTime(texts.run_5k ?? ""), readTime(texts.run_10k ?? "")];
  const [snatch, cleanAndJerk] = [weight("snatch"), weight("clean_and_jerk")];
  return messages([
    [
      "run_10k",
      short !== undefined && long !== undefined && long < 2 * short ? "That is faster than your 5k pace. Is this right?" : undefined,
    ],
    [
      "snatch",
      snatch !== undefined && cleanAndJerk !== undefined && snatch > cleanAndJerk
        ? "That is more than your clean and jerk. Is this right?"
        : undefined,
    ],
  ]);
}
