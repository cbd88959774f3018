import type { Turn } from "../turn.ts";

const RANGE =
  "(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?[a-z]{3,9})? ?(?:to|till|til|until|through|-|–) ?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?";
const CORRECTS =
  /\b(?:sorry|i mean|i meant|meant|correction|actually|wait|no|oops|my bad|wrong dates?|typo|should be|make that|rather|not the)\b/iu;

/** "sorry, 20th to the 26th I mean" after "away from the 21st to the 27th": that message with the other days. */
export function withCorrectedDates(content: string, turns: readonly Turn[]): string | undefined {
  const before = turns.at(-1)?.question;
  const range = new RegExp(RANGE, "iu");
  const right = range.exec(content)?.[0];
  const rest = right === undefined ? content : content.replace(right, " ");
  if (before === undefined || right === undefined || !CORRECTS.test(rest) || rest.trim().split(/\s+/u).length > MOST_WORDS)
    return undefined;
  return range.test(before) ? before.replace(range, right) : undefined;
}

/** More words beside the days are another wish. */
const MOST_WORDS = 7;
