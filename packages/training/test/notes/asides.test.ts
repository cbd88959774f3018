import { expect, test } from "vitest";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { readWishes } from "#training/statements/wishes/wishes.ts";
import { HYBRID } from "../athletes.ts";

const START = "2026-11-30";

test.each([
  "I hate burpees, please leave them out.",
  "I don't like lunges, please remove them.",
  "Ich hasse Burpees, bitte weglassen.",
  "Odio los burpees, quítalos por favor.",
  "Je déteste les burpees, enlève-les s'il te plaît.",
  "Odio i burpees, toglili per favore.",
  "Detesto burpees, tira por favor.",
  "Ik haat burpees, laat ze weg alsjeblieft.",
  "I want to lose weight, about 5 kg.",
  "I want more variety, I get bored quickly.",
])("what only goes on about the wish before it is not called unread: %s", (dislikes) => {
  const made = generatePlan({ ...HYBRID, dislikes }, { startDate: START, weeks: 2 });
  const head = made.kind === "plan" ? made.plan.notes.map(({ text }) => text).join("\n") : "";
  expect(head).not.toMatch(/did not understand|noted as what you like or aim for; .*(?:quítalos|toglili)/u);
});

test.each([
  ["Prefiro fazer o treino longo no sábado.", 6],
  ["Quero o longão no domingo.", 7],
])("the Portuguese “no” denies no day: %s", (text, weekday) => {
  expect(readWishes(text, START).days).toEqual([expect.objectContaining({ weekdays: [weekday], isLong: true })]);
});
