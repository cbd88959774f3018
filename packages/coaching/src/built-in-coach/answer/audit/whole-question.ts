import { getRequests } from "../../self-contained/requests.ts";
import { readSlots } from "../../self-contained/slots.ts";
import { substitute } from "../../self-contained/substitute.ts";
import type { Turn } from "../../dialogue/turn.ts";
import { plainWords } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";

/** So many requests back a turn may go on from. */
const MOST_REQUESTS = 2;
/** A longer turn says itself what it asks. */
const MOST_WORDS = 8;

/**
 * A later turn as whole questions, the likeliest first: a request before it with the exercise, measure, period, day, session, amount or operation
 * that the turn names in the place of its own. Whoever asks for them holds each answer against the words of the turn.
 */
export function wholeQuestions(content: string, turns: readonly Turn[], tongue: Tongue): readonly string[] {
  const words = plainWords(content, tongue);
  if (turns.length === 0 || words.split(" ").length > MOST_WORDS) return [];
  const { slots, rest } = readSlots(words, tongue);
  const isFrame = slots.length > 0 && rest.length === 0;
  const replaced = isFrame
    ? getRequests(turns, tongue)
        .toReversed()
        .slice(0, MOST_REQUESTS)
        .flatMap(({ words: before }) => substitute(before, slots, tongue, { said: words, denied: "" })?.words ?? [])
    : [];
  // "It" and "that" alone name nothing that an answer can be held against.
  return [...new Set(replaced)];
}
