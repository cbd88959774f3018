import type { Day } from "../../calendar/day.ts";
import { daysAgo } from "../words/dating.ts";
import type { ComplaintKind } from "../injury.ts";
import { isNegated } from "../words/negation.ts";
import { phraseBook, positions } from "../words/phrases.ts";
import type { Word } from "../words/word.ts";

/** Words of return-ladders.md section 1, the most careful kind first. */
const KINDS = (
  [
    ["bone", "pinpoint, one spot, focal, bone pain, stress reaction, stress fracture"],
    ["acute", "pop, popped, snapped, limp*, hurts to walk, cannot walk, cant walk, cannot put weight, cannot stand"],
    ["bone", "bony, hop, hopping, hops"],
    ["nerve", "tingl*, numb*, pins and needles, shooting, electric, radiat*, sciatica, trapped nerve"],
    [
      "joint",
      "locks, locked, locking, gives way, gave way, giving way, gives out, gave out, unstable, instability, dislocat*, popped out, slipped out, swollen, swelling, swells",
    ],
  ] as const
).map(([kind, phrases]) => [kind, phraseBook([[kind, phrases]])] as const);

const PULLED = phraseBook([["pulled", "pulled, tweaked, strained, tore"]]);
const STRAIN = phraseBook([
  [
    "strain",
    "strain, sprain, ligament stretched, ligaments stretched, overstretched, banderdehnung, bander gedehnt, distension, ligaments etires, tear, torn, sprained, rolled, twisted",
  ],
]);

/** A muscle needs so long before it is no sudden strain any more. */
const FRESH = 14;

/** What kind of complaint the words describe; undefined for what is tight or overused, and for what they do not say. */
export function getKind(words: readonly Word[], today: Day): ComplaintKind | undefined {
  const named = KINDS.find(([, book]) => positions(book, words).some((at) => !isNegated(words, at)));
  if (named !== undefined) return named[0];
  const isPulled = positions(PULLED, words).length > 0;
  if (!isPulled && positions(STRAIN, words).length === 0) return undefined;
  const days = daysAgo(words, today);
  return (isPulled && (days ?? 0) <= FRESH) || (days ?? Infinity) <= FRESH ? "strain" : undefined;
}
