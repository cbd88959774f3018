import { expect, test } from "vitest";
import { twoQuestions } from "./both-questions.ts";

test.each<[string, readonly string[] | undefined]>([
  [
    "how many tonnes have i lifted in november, and was october more?",
    ["how many tonnes have i lifted in november", "and was october more?"],
  ],
  ["how many runs did i do in october and how many km was that", ["how many runs did i do in october", "how many km was that"]],
  ["how do squats and deadlifts compare", undefined],
  ["whats on friday", undefined],
  ["move friday to sunday and make it easier", undefined],
])("%s", (content, parts) => expect(twoQuestions(content, "en")).toEqual(parts));
