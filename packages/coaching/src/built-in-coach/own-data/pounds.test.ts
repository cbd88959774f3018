import { expect, test } from "vitest";
import { askIn, type Setting, VIEW } from "../self-contained/dialogue-fixture.ts";

const POUNDS: Setting = { view: { ...VIEW, athlete: { ...VIEW.athlete, units: "lb" } } };

test.each<[said: string, text: RegExp]>([
  ["what should i squat next, and where does it come from", /65% of your back squat maximum of 237 lb/],
  ["am i fitter than three months ago", /Back squat: 209 lb → 237 lb/],
])("an athlete who lifts in pounds reads pounds: %s", async (said, text) => expect((await askIn(POUNDS, said)).text).toMatch(text));
