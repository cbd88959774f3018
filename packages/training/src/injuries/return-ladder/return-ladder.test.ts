import { describe, expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";
import { getExit } from "./exits.ts";
import { getRehab } from "./rehab-ladder.ts";
import { runReturn } from "./run-rows.ts";

const TODAY = "2026-11-23";
const regionsOf = (text: string) => readInjuries(text, TODAY).regions;

/** The words and numbers of return-ladders.md section 1. */
test.each([
  ["tight calf", 2],
  ["tight calf 1/10", 1],
  ["sore calf", 3],
  ["knee pain", 4],
  ["knee 5/10", 5],
  ["severe knee pain", 7],
  ["knee 2/10 but limping", 7],
  ["calf 3/10, cannot run", 7],
  ["back 3/10, cannot bend", 8],
  ["back 9/10, cannot bend", 9],
  ["knee 2/10, no limping", 2],
  ["tingling in my left foot 2/10", 6],
  ["old knee injury, fully healed", 0],
])("%s is %i of 10", (text, score) => {
  expect(Math.max(...regionsOf(text).map((finding) => finding.score))).toBe(score);
});

test.each([
  ["tight calf 2/10", { kind: "runs", share: 0.85, fastest: "threshold" }],
  ["shin 2/10", { kind: "runs", share: 0.75, fastest: "threshold" }],
  ["calf 3/10", { kind: "runs", share: 0.7, fastest: "easy", longest: 45, alternates: true }],
  ["knee 3/10", { kind: "runs", share: 0.7, fastest: "easy", longest: 35 }],
  ["shin 3/10", { kind: "run-walk", sets: 5, run: 240, walk: 60 }],
  ["knee 4/10", { kind: "run-walk", sets: 8, run: 120, walk: 60 }],
  ["foot 2/10, knee 4/10", { kind: "run-walk", sets: 8, run: 120, walk: 60 }],
  ["calf 2/10, knee 3/10", { kind: "runs", share: 0.7, fastest: "easy", longest: 35 }],
  ["shin 4/10", undefined],
  ["shin focal pain 2/10", undefined],
  ["calf 7/10", undefined],
  ["wrist 2/10", undefined],
])("%s keeps the running of its row", (text, row) => {
  expect(runReturn(regionsOf(text))).toEqual(row);
});

describe("the own work of a stage asks no more than its test", () => {
  // A squeeze of seconds tests pain, and its holds train.
  const HOLDS_APART = new Set(["Isometric adductor squeeze"]);
  const COMPLAINTS = [
    "calf",
    "foot",
    "shin",
    "knee",
    "hamstring",
    "groin",
    "lower back",
    "shoulder",
    "wrist",
    "neck",
    "rib",
    "left ankle sprained",
  ];
  test.each(COMPLAINTS.flatMap((part) => [2, 3, 5].map((pain) => [part, pain] as const)))("%s %i/10", (part, pain) => {
    for (const finding of readInjuries(`${part} pain ${pain}/10`, "2026-12-07").regions) {
      const tested = getExit(finding, finding.score).drills;
      for (const { names, most, kind } of getRehab(finding))
        for (const drill of tested)
          if (drill.kind === kind && drill.names.some((name) => names.includes(name) && !HOLDS_APART.has(name)))
            expect(most).toBeLessThanOrEqual(drill.amount);
    }
  });
});
