import { raceTime, shortDay, vdotFromRace } from "@ironpace/training";
import { bestOfTest } from "../../asking/best.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** Two run times held against each other: which of them is the better one for its distance. */
export const twoTests: PageNumber = {
  name: "two run times",
  isAsked: ({ words, slots }) =>
    slots.tests.length === 2 &&
    slots.times.length === 0 &&
    /\b(?:compar\w*|match\w*|in line|against|vs|versus|better|weaker|stronger|fit)\b/.test(words) &&
    !/\b(?:since|improv\w*|faster|progress|this year)\b/.test(words),
  answer: answerTests,
};

const SAME_SHARE = 0.005;

function answerTests({ slots, diary }: PageQuestion): Draft | undefined {
  const bests = slots.tests.flatMap((test) => {
    const best = bestOfTest(test, diary);
    const value = best.values.at(-1);
    return value === undefined || best.metres === undefined ? [] : [{ name: best.name, metres: best.metres, ...value }];
  });
  const [short, long] = bests.toSorted((a, b) => a.metres - b.metres);
  const vdot = short === undefined ? undefined : vdotFromRace(short.metres, short.value);
  if (short === undefined || long === undefined || vdot === undefined || short.metres === long.metres) return undefined;
  const equal = raceTime(vdot, long.metres);
  const gap = long.value - equal;
  return {
    text: [
      Math.abs(gap) < SAME_SHARE * equal
        ? `**They match**: your ${short.name} corresponds to a ${long.name} of about ${clock(Math.round(equal))}.`
        : `Your **${gap > 0 ? short.name : long.name}** is the better one: ${clock(short.value)} over ${short.name} corresponds to a ${long.name} of about **${clock(Math.round(equal))}**, and yours is ${clock(long.value)}, ${Math.abs(Math.round(gap))} s ${gap > 0 ? "slower" : "faster"}.`,
      bullet([short, long].map(({ name, value, on }) => `${name}: **${clock(value)}** (${shortDay(on)} ${on.slice(0, 4)})`)),
      gap > SAME_SHARE * equal ? "Long and threshold runs move the longer one." : "",
    ].filter((part) => part !== ""),
  };
}
