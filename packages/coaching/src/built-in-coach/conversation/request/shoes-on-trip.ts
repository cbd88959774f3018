import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";

const RUNS_STAY = /\bThe runs stay\b/;

/** "Running shoes come with me": the card for a time away reckons with the runs already. English. */
export function shoesOnTrip({ tongue, words, turns, cards }: TurnContext): Draft | undefined {
  if (tongue !== "en" || cards.length === 0 || !RUNS_STAY.test(turns.at(-1)?.answer ?? "")) return undefined;
  if (!/\b(?:shoes|can (?:still )?run|running)\b/.test(words) || /\b(?:no|not|without|dont)\b/.test(words)) return undefined;
  return {
    text: [
      "**Good, the card already allows for that**: the runs of those days stay, and only what needs the gym is taken out.",
      "Nothing changes until you accept it.",
    ],
    proposals: cards,
  };
}
