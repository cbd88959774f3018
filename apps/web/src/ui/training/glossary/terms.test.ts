import { expect, test } from "vitest";
import { getParts } from "./terms.ts";

test.each([
  ["RPE 7, then RPE 8", [{ term: "RPE", words: "RPE" }, " 7, then RPE 8"]],
  ["AMRAP 12: a deload", [{ term: "AMRAP", words: "AMRAP" }, " 12: a ", { term: "deload", words: "deload" }]],
  ["E2MOM 10", [{ term: "EMOM", words: "E2MOM" }, " 10"]],
  ["At the rack, eat and rest", ["At the rack, eat and rest"]],
  ["", []],
])("terms of %j", (text, parts) => expect(getParts(text)).toEqual(parts));
