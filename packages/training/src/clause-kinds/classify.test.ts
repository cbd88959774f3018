import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { classifyClauses, toSeenClauses } from "./classify.ts";
import { getConcerns } from "./concerns.ts";
import { CLAUSE_KINDS } from "./kinds.ts";

interface LabelledNote {
  readonly field: string;
  readonly clauses: readonly { readonly text: string; readonly kind: string }[];
}

const FOLDER = new URL("../../clause-corpus/", import.meta.url);
const NOTES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) =>
    readFileSync(new URL(name, FOLDER), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as LabelledNote),
  );

describe("the kinds of clauses", () => {
  test("the committed weights belong to the features and the corpus of today (npm run notes:train)", () => {
    const read = NOTES.filter((_, at) => at % 8 === 0).flatMap(({ field, clauses }) => {
      const seen = toSeenClauses(
        clauses.map(({ text }) => text).join(" "),
        clauses.map(({ text }) => ({ quote: text, sentence: 0 })),
      );
      return classifyClauses(seen, field === "injuries" ? "injuries" : "wishes").map((kinds, at) => {
        const likeliest = CLAUSE_KINDS.toSorted((one, other) => kinds[other] - kinds[one])[0];
        return likeliest === clauses[at]?.kind;
      });
    });
    expect(read.filter(Boolean).length / read.length).toBeGreaterThan(0.85);
  });

  test("the shares of a clause add up to one, and a note without words has none", () => {
    const [kinds] = classifyClauses(toSeenClauses("knee hurts", [{ quote: "knee hurts", sentence: 0 }]), "injuries");
    expect(Object.values(kinds ?? {}).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(classifyClauses([], "wishes")).toEqual([]);
  });

  test("small talk is told from signs, and the committed weights belong to the asides of today (npm run notes:train)", () => {
    const right = readdirSync(FOLDER)
      .filter((name) => name.startsWith("asides-"))
      .flatMap((name) => {
        const [danger = "", idle = ""] = readFileSync(new URL(name, FOLDER), "utf8").split("# idle");
        const clausesIn = (part: string): readonly string[] =>
          part.split("\n").filter((line, at) => line !== "" && !line.startsWith("#") && at % 8 === 0);
        return [
          ...clausesIn(danger).map((text) => (concernOf(text) ?? 0) >= 0.5),
          ...clausesIn(idle).map((text) => (concernOf(text) ?? 1) < 0.5),
        ];
      });
    expect(right.filter(Boolean).length / right.length).toBeGreaterThan(0.9);
  });
});

function concernOf(text: string): number | undefined {
  return getConcerns(toSeenClauses(text, [{ quote: text, sentence: 0 }]))[0];
}
