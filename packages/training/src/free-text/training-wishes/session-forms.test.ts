import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";
import { readWeekWishes } from "../week-wishes.ts";

const effectOf = (text: string) => readWeekWishes(text, "2026-11-30", true).wishes.map(({ effect }) => effect);

test.each([
  ["Please give me a longer warm-up, at least 10 minutes.", 10],
  ["I'd like a longer warm-up of 15 minutes.", 15],
  ["Ich möchte länger aufwärmen.", 10],
  ["Quiero un calentamiento más largo.", 10],
  ["Je voudrais un échauffement plus long.", 10],
])("a longer warm-up: %s", (text, minutes) =>
  expect(readWeekWishes(text, "2026-11-30", true).wishes.map(({ limits }) => limits)).toEqual([{ warmupMinutes: minutes }]),
);

test.each([["No supersets, I like to rest between sets.", /full rests/u]])("what is said about it: %s", (text, effect) =>
  expect(effectOf(text).join()).toMatch(effect),
);

test.each(["No long warm-ups please.", "My knee is sore since the race.", "I'm running on Mondays."])("nothing is said: %s", (text) =>
  expect(effectOf(text).join()).not.toMatch(/warm-ups|calendar/u),
);

test.each([
  "I'm away from 12 to 15 December without a bike.",
  "Ich bin vom 12. bis 15. Dezember weg, ohne Rad.",
  "Je suis en voyage du 12 au 15 décembre sans vélo.",
])("days away without a bike keep what needs none: %s", (text) =>
  expect(readWishes(text, "2026-11-30").days).toEqual([expect.objectContaining({ from: "2026-12-12", until: "2026-12-15", only: [] })]),
);
