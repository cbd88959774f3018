import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readClauses } from "#training/health/clause.ts";
import { readInjuries } from "#training/injuries/read-injuries.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { getParts } from "#training/statements/note-statements.ts";
import { activityNames } from "#training/injuries/activities.ts";
import { HYBRID } from "../athletes.ts";

interface Labelled {
  readonly field: "injuries" | "likes" | "dislikes";
  readonly clauses: readonly { readonly text: string; readonly kind: string }[];
}

/** Clauses of the corpus that ask for something and name a movement. */
const ASKING: ReadonlySet<string> = new Set(["cannot", "trigger", "dislike", "amount", "schedule"]);
const TODAY = "2026-11-30";
const FOLDER = new URL("../../clause-corpus/", import.meta.url);
const CLAUSES = ["en.jsonl", "other.jsonl"].flatMap((name) =>
  readFileSync(new URL(name, FOLDER), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      const { field, clauses } = JSON.parse(line) as Labelled;
      return clauses
        .filter(({ kind }) => ASKING.has(kind))
        .map(({ text }) => ({ field: field === "injuries" ? ("injuries" as const) : ("dislikes" as const), text }));
    }),
);

function headOf(field: "injuries" | "dislikes", text: string): string | undefined {
  const result = generatePlan({ ...HYBRID, [field]: text }, { startDate: TODAY, weeks: 1 });
  return result.kind === "plan" ? result.plan.notes.map((note) => note.text).join("\n") : undefined;
}

test.each(["injuries", "dislikes"] as const)("what is asked for in %s is used or shown back, whatever stands beside it", (field) => {
  const all = CLAUSES.filter((one) => one.field === field).map(({ text }) => text);
  const lost: string[] = [];
  for (let at = 0; at < all.length; at += 7) {
    const text = [all[at], all[(at * 31 + 5) % all.length], all[(at * 17 + 11) % all.length]].join(". ");
    const head = headOf(field, text);
    if (head === undefined) continue;
    const quotes = [...head.matchAll(/“([^”]+)”|"([^"]+)"|'([^\n]+?)'(?=[.:,])/gu)].map(([, a, b, c]) => a ?? b ?? c ?? "");
    for (const clause of readClauses(text)) {
      const named = getParts([clause]).flatMap((part) => part.named);
      // What a condition asks for is said in the words of the condition.
      const isOfCondition = readInjuries(text, TODAY).health.findings.some(({ phrase }) => phrase.includes(clause.quote));
      if (clause.isOther || named.length === 0 || isOfCondition) continue;
      const isShown = quotes.some((quote) => quote.includes(clause.quote) || clause.quote.includes(quote)) || head.includes(clause.quote);
      if (!isShown && !activityNames(named).some((name) => head.includes(name))) lost.push(`${clause.quote}   <- ${text}`);
    }
  }
  expect(lost).toEqual([]);
});
