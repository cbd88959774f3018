import { firstPosition, phraseBook } from "./phrases.ts";
import type { Word } from "./word.ts";

const NEGATORS = phraseBook([
  ["no", "no, without, never, not, denies, deny, free of, dont have, doesnt have, didnt have, havent had, hasnt had, none, nor"],
]);

/** A "no" before one of these speaks of something else: "not recovered knee", "not running because of my knee". */
const BARRIERS = phraseBook([
  [
    "other",
    "because, due, since, as, until, if, when, severe*, sharp*, recovered, healed, cleared, resolved, fully, tight*, stiff*, sore*, mild*, only, longer, yet, sure, take*, tell, mention*, ignor*",
  ],
]);

/** Words before a phrase in which a "no" cancels it. */
const REACH = 3;

/** Whether a "no", "without", "free of", … within the three words before `at` cancels what stands there. */
export function isNegated(words: readonly Word[], at: number): boolean {
  return negatorBefore(words, at) !== undefined || isNothing(words, at);
}

/** "Nothing broken", "rien de cassé"; "nothing helps, a broken rib" denies no rib. */
function isNothing(words: readonly Word[], at: number): boolean {
  const isOf = OF.test(words[at - 1]?.text ?? "");
  return NOTHING.test(words[at - (isOf ? 2 : 1)]?.text ?? "");
}

const OF = /^(?:de|di|of|d)$/u;
const NOTHING = /^(?:nothing|rien|nada|niente|nichts|nix|niets)$/u;

/** Where the "no" stands that cancels the word at `at`. */
export function negatorBefore(words: readonly Word[], at: number): number | undefined {
  const from = Math.max(0, at - REACH);
  const before = words.slice(from, at);
  const barrier = before.findLastIndex((_, index) => BARRIERS.match(before, index) !== undefined);
  const found = firstPosition(NEGATORS, before.slice(barrier + 1));
  return found === undefined ? undefined : from + barrier + 1 + found;
}

/** Whether the words deny anything: "no injuries", "never hurt". */
export function isDenial(words: readonly Word[]): boolean {
  return firstPosition(NEGATORS, words) !== undefined;
}

const DENIALS = new Set("nothing no not without never denies deny none nor dont doesnt didnt isnt wasnt arent havent hasnt".split(" "));

/** Whether a complaint or a recovery is denied right before `at`: "does not hurt", "not fully recovered". */
export function isDenied(words: readonly Word[], at: number, reach = 2): boolean {
  return words
    .slice(Math.max(0, at - reach), at)
    .some((word, index, before) => DENIALS.has(word.text) && !OPERATED.test(before[index + 1]?.text ?? ""));
}

/** "not operated, pain free since August" denies the operation. */
const OPERATED = /^(?:operated|operiert\w*|operad[oa]|oper[ae]|opere|surgical\w*)$/u;

const PENDING = new Set(
  "until till waiting awaiting before once if need needs want wants hope hoping get getting unless should shall will sollte".split(" "),
);

/** Whether a recovery is still to come: "until cleared", "waiting to be cleared". */
export function isPending(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 4), at).some((word) => PENDING.has(word.text));
}

/** "gone the next day" comes back. */
export function isNextDay(words: readonly Word[], at: number): boolean {
  const after = words
    .slice(at + 1, at + 4)
    .map(({ text }) => text)
    .join(" ");
  return words[at]?.text === "gone" && /^(?:the next|next|by|within|after|overnight|in (?:a|an|the))\b/u.test(after);
}
