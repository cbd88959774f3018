import { expect, test } from "vitest";
import type { Turn } from "../dialogue/turn.ts";
import type { Tongue } from "../turn/languages.ts";
import { goesBack, completeQuestions } from "./index.ts";

const asked = (...questions: readonly string[]): readonly Turn[] =>
  questions.map((question) => ({ question, answer: "An answer.", proposals: [], decision: null }));

test.each<{ before: readonly string[]; said: string; tongue?: Tongue; whole: string }>([
  { before: ["squat pb?"], said: "and dead", whole: "deadlift pb" },
  { before: ["fran time?"], said: "helen?", whole: "helen time" },
  { before: ["how do i pace the sled push", "and pull"], said: "when do i do that next", whole: "when do i do sled push next" },
  { before: ["whats a deload"], said: "when is mine?", whole: "when is my deload" },
  { before: ["how far did i run in october"], said: "and in june?", whole: "how far did i run in june" },
  { before: ["make tuesdays session 30 min"], said: "actually 35", whole: "make tuesdays session 35 min" },
  {
    before: ["how many km in october running", "what should i eat before a long run"],
    said: "ok and in september?",
    whole: "how many km in september running",
  },
  { before: ["whats my squat pb", "how far is my long run"], said: "back to the squat, when was it", whole: "when was squat pb" },
  {
    before: ["wie schnell bin ich auf 5 km", "und vorher?"],
    said: "und aufn zehner",
    tongue: "de",
    whole: "wie schnell bin ich auf 10 km",
  },
])("after $before “$said” is “$whole”", ({ before, said, tongue = "en", whole }) => {
  expect(completeQuestions(said, asked(...before), tongue)[0]?.trim()).toBe(whole);
});

test.each(["what should i eat before a race", "why is everything so hard", "on monday", "thanks"])("“%s” goes back to nothing", (said) => {
  expect(goesBack(said, asked("how far did i run in october", "squat pb?"), "en")).toBe(false);
});
