import { amountsIn } from "../../statements/amounts.ts";
import { activitiesIn } from "../activities.ts";
import type { Grade } from "../injury.ts";
import { isDenied } from "../words/negation.ts";
import { phraseBook, positions } from "../words/phrases.ts";
import type { Word } from "../words/word.ts";

/** Words that are at least so bad, whatever number stands beside them (return-ladders.md section 1, rows 3 and 5 to 8). */
const FLOORS = (
  [
    [
      8,
      "cannot bend, cant bend, cannot stand, cant stand, cannot walk, cant walk, cannot put weight, cant put weight, cannot sleep, cant sleep, cannot breathe, cant breathe, cannot move, cant move, locked, gave way, pop, popped, agony",
    ],
    [
      7,
      "on crutches, with crutches, need crutches, an krucken, auf krucken, mit krucken, con muletas, en bequilles, avec des bequilles, limp*, cannot run, cant run, cannot squat, cant squat, cannot grip, cant grip, cannot raise, cant raise, cannot lift, cant lift, cannot turn, cant turn, wakes me, swollen",
    ],
    [6, "tingl*, numb*, shooting, electric"],
    [4, "stitches, stitched, sutur*, gash, deep cut, bitten, dog bite, burnt"],
    [
      3,
      "cleared to jog, cleared to walk, cleared for easy, cleared for light, only cleared for, some swelling, swelling after, swells, swollen after, gets swollen",
    ],
  ] as const
).map(([score, phrases]) => [score, phraseBook([[score, phrases]])] as const);

/** Whether any of the words says how bad it is at least. */
export function hasFloor(words: readonly Word[]): boolean {
  return FLOORS.some(([, book]) =>
    positions(book, words).some((at) => !isOnlyOverhead(words, at) && !isBeyondAmount(words, at) && !isSwellingOfDose(words, at)),
  );
}

/** "Can't run for longer than 75 minutes before it complains": so much goes well, and only what is beyond brings it on. */
export function isBeyondAmount(words: readonly Word[], at: number): boolean {
  if (words[at + 1]?.text !== "run") return false;
  const said = words
    .slice(at + 2, at + 10)
    .map(({ text }) => text)
    .join(" ");
  const amount = /^(?:for )?(?:longer|further|farther|more|over|beyond|past|above)\b.*/u.exec(said)?.[0];
  return (
    amount !== undefined &&
    amountsIn(amount).some(({ unit, value }) => (unit === "minutes" && value >= FEW_MINUTES) || (unit === "metres" && value >= FEW_METRES))
  );
}

/** "Swollen if I take a lot of stairs" comes with a dose, and is not there without it. */
export function isSwellingOfDose(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== "swollen") return false;
  const behind = words.slice(at + 1, at + 10).map(({ text }) => text);
  const from = behind.findIndex((text) => IF.has(text));
  return from >= 0 && from <= 2 && !ASKS.has(behind[from + 1] ?? "") && behind.slice(from).some((text) => LOTS.test(text));
}

const IF = new Set(["if", "when", "whenever", "wenn", "sobald", "si", "quand", "lorsque", "cuando", "quando", "se", "als", "wanneer"]);
/** "When can I train a lot again?" */
const ASKS = new Set(["can", "may", "should", "will", "do", "kann", "darf", "puedo", "podre", "puis", "posso", "kan", "mag"]);
const LOTS = /^(?:lots?|much|many|loads|viele?n?|beaucoup|trop|much[oa]s?|demasiad[oa]s?|molt[oeai]|tropp[oeai]|muit[oa]s?|veel|too)$/u;

/** Who has to stop before this is hurt by the running itself. */
const FEW_MINUTES = 20;
const FEW_METRES = 3000;

/** "Can't lift anything over my head" names a height; an arm that does not lift says how bad it is. */
function isOnlyOverhead(words: readonly Word[], at: number): boolean {
  if (words[at + 1]?.text !== "lift") return false;
  const after = words.slice(at + 2, at + 8);
  return (
    activitiesIn(after).some(({ activity }) => activity === "overhead") && !after.some(({ text }) => /^(?:arm|it|hand)s?$/u.test(text))
  );
}

/** What swells with a dose is as bad as "swells". */
const OF_A_DOSE = 3;
const SORE = phraseBook([["sore", "sore*, uncomfortable"]]);
/** "A bit sore" stands in the row of what is tight. */
const SLIGHTLY = phraseBook([["slightly", "bit, slight*, mild*, little, minor, touch, barely"]]);

/** Where no number was given. */
const SCORE_OF_GRADE: { readonly [grade in Grade]: number } = { 0: 0, 1: 2, 2: 4, 3: 7 };

/** How bad a complaint is today, 0-10: the number, or its words where there is none or where they say more. */
export function getScore(words: readonly Word[], { grade, pain }: { readonly grade: Grade; readonly pain?: number }): number {
  if (grade === 0) return 0;
  const floor =
    FLOORS.find(([score, book]) =>
      positions(book, words).some(
        (at) =>
          !isDenied(words, at) &&
          !isOnlyOverhead(words, at) &&
          !isBeyondAmount(words, at) &&
          !(score > OF_A_DOSE && isSwellingOfDose(words, at)),
      ),
    )?.[0] ?? 0;
  const isSore = grade === 1 && positions(SORE, words).length > 0 && positions(SLIGHTLY, words).length === 0;
  return Math.max(floor, pain ?? (isSore ? 3 : SCORE_OF_GRADE[grade]));
}

/** B0 to B5: what of a region's row holds (return-ladders.md section 1). */
export type Band = 0 | 1 | 2 | 3 | 4 | 5;

export function getBand(score: number): Band {
  if (score >= 8) return 5;
  if (score >= 6) return 4;
  if (score >= 4) return 3;
  if (score >= 3) return 2;
  return score > 0 ? 1 : 0;
}
