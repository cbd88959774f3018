import { expect, test } from "vitest";
import { standsAlone } from "./stands-alone.ts";

const turns = [{ question: "how long till my race", answer: "77 days.", proposals: [], decision: null }] as never;

test.each([
  "how many sessions did i skip since june",
  "what should i eat the morning of a race at 1pm",
  "difference between threshold and vo2max intervals in plain words",
  "from next week I want 4 days, the long run on sunday",
  "whats my best squat",
  "no wall balls until january please",
  "this block vs last block total hours",
  "log a 45 min easy bike this morning rpe 3",
  "am i doing more this week than last week so far",
  "have i already hit my 10k goal? it says 44",
  "what is deload",
  "when is my next deload",
  "when did i last row",
  "what are my goals",
  "skip saturdays long run",
])("has its own subject, whatever was said before: %s", (content) => {
  expect(standsAlone({ content, turns })).toBe(true);
  expect(standsAlone({ content, turns: [] })).toBe(false);
});

test.each([
  "and how much of that was easy running",
  "which one was the hardest this week for me",
  "ok do it but on sunday please instead",
  "is that good for my squat at this age",
  "what about my deadlift in the same weeks",
  "why is the long run so slow then",
  "in miles please",
  "make that thursday next week",
  "is that the same as my long run",
  "und wie weit am Samstag",
  "y hace seis meses",
])("leans on what was said before: %s", (content) => expect(standsAlone({ content, turns })).toBe(false));
