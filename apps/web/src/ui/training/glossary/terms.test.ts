import { expect, test } from "vitest";
import { getParts } from "./terms.ts";

test.each([
  ["RPE 7, then RPE 8", [{ term: "RPE", words: "RPE" }, " 7, then RPE 8"]],
  ["AMRAP 12: a deload", [{ term: "AMRAP", words: "AMRAP" }, " 12: a ", { term: "deload", words: "deload" }]],
  ["E2MOM 10", [{ term: "EMOM", words: "E2MOM" }, " 10"]],
  ["Iron load, pace load", [{ term: "iron", words: "Iron" }, " load, ", { term: "pace", words: "pace" }, " load"]],
  ["Pace: 5:10 /km", ["Pace: 5:10 /km"]],
  ["Pace: hours", [{ term: "pace", words: "Pace" }, ": hours"]],
  ["Hold your pace, and pump iron", ["Hold your pace, and pump iron"]],
  ["At the rack, eat and rest", ["At the rack, eat and rest"]],
  ["", []],
])("terms of %j", (text, parts) => expect(getParts(text)).toEqual(parts));
