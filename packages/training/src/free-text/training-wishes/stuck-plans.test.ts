import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = "2026-11-30";

function rungOf(text: string): number | undefined {
  return readWishes(text, TODAY).findings.find(({ limits }) => limits.runRung !== undefined)?.limits.runRung;
}

test.each([
  "started with couch to 5k, stuck on week 5 three times now!!",
  "couch to 5k app went up too fast",
  "mit Couch to 5k in Woche 5 hängengeblieben",
  "hice couch to 5k y siempre me quedé en la semana 5",
])("%s: runs keep their walks", (text) => {
  expect(rungOf(text)).toBe(7);
});

test.each([
  "never got stuck in week 5 of my running plan",
  "in week 5 I run a 10k",
  "I was stuck in traffic, so I run late",
  "stuck at 100 kg on bench for weeks",
  "in Woche 5 laufe ich in Rom",
])("%s says nothing of it", (text) => {
  expect(rungOf(text)).toBeUndefined();
});
