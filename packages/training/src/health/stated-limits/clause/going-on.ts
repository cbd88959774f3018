import { normalise } from "../../normalise.ts";
import { activitiesIn } from "#training/injuries/activities.ts";
import type { Clause } from "../../clause.ts";
import { forbids, getWords } from "../limit-movements.ts";
import { isDoneEasily } from "../done-easily.ts";
import { FINE } from "./limits-in.ts";

/** "no deadlifts, squats or lunges": clauses that name movements, say nothing of their own and stand behind a "no". */
export function goingOn(sentence: readonly Clause[]): readonly boolean[] {
  let isOpen = false;
  const isFine = sentence.map(({ englishWords }) => FINE.test(englishWords.join(" ")));
  return sentence.map(({ english: quote }, index) => {
    // "nothing overhead, bench and rows are fine"
    const ends = isFine[index] === true || (isFine[index + 1] === true && sentence[index + 1]?.isJoined === true);
    if (ends && !forbids(quote)) {
      isOpen = false;
      return false;
    }
    const words = getWords(quote.replace(UP_TO_THEN, ""));
    const named = activitiesIn(words).reduce((sum, { length }) => sum + length, 0);
    // "No sprints, bike and swimming as you like": what goes on with a clause of its own is no list.
    const next = sentence[index + 1];
    const isOfNext = next?.isJoined === true && !forbids(next.english) && !isOnlyNames(next);
    const isList =
      isOpen &&
      named > 0 &&
      !isOfNext &&
      !isDoneEasily(normalise(quote)) &&
      words.filter(({ text }) => !LINKS.test(text)).length <= named + 1;
    isOpen = isList || forbids(quote);
    return isList;
  });
}

/** "… and running until the check-up": when a list ends names nothing of it. */
const UP_TO_THEN = /(?<=\S\s+)(?:until|till|bis|hasta|jusqu\S*|fino a|at[eé]|tot)\s.*$/iu;

function isOnlyNames({ english }: Clause): boolean {
  const words = getWords(english);
  const named = activitiesIn(words).reduce((sum, { length }) => sum + length, 0);
  return named > 0 && words.filter(({ text }) => !LINKS.test(text)).length <= named + 1;
}

const LINKS =
  /^(?:or|and|nor|until|till|before|for|the|any|heavy|weeks?|months?|days?|\d+(?:st|nd|rd|th)?|january|february|march|april|may|june|july|august|september|october|november|december|two|three|four|six|o|ni|und|oder|y|et|ou|e|bis|hasta|jusqu\w*)$/u;
