import type { Session } from "@ironpace/training";
import { sessionInFocus } from "../focus/focus.ts";
import type { Turn } from "../dialogue/turn.ts";
import { plainWords } from "../turn/frame.ts";
import { readTokens } from "../turn/concepts/concepts.ts";
import { readSlots } from "./slots.ts";
import { MONTHS } from "../own-data/span.ts";
import type { Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";

/** English only: only there do all readers of changes know the words that take its place. */
const POINTER =
  /\b(?:it|that one|this one|that session|this session|the session|that|this)\b(?! (?:week|month|year|day))|\bits\b(?= (?:too|way|so)\b)/;
const WISHES: ReadonlySet<string> = new Set(["move", "skip", "shorten", "ease", "harder", "swap"]);
const MOST_WORDS = 10;

/** What a wish is given a reason with: "drop the deadlifts from that one, my back's a bit stiff". */
const REASON = /\s*(?:[,;.]|\s(?:because|cause|cos|coz|as|since)\s)\s*(?=\p{L})/u;

/** "Make it shorter, 45 min": the words with the session that the turns before were about in the place of what points to it, and that session. */
export function withSession(
  content: string,
  turns: readonly Turn[],
  tongue: Tongue,
  view: CoachView,
): { readonly words: string; readonly session: Session } | undefined {
  const whole = plainWords(content, tongue);
  const [first = "", ...reasons] = content.split(REASON);
  const isReasoned =
    reasons.length > 0 &&
    POINTER.test(plainWords(first, tongue)) &&
    !reasons.some((each) => /\d/u.test(each) || hasWish(plainWords(each, tongue)));
  const words = isReasoned
    ? plainWords(first, tongue)
    : BARE_TOO_MUCH.test(whole)
      ? `${whole.replace(LEAD, "")}, make it ${LESS[BARE_TOO_MUCH.exec(whole)?.[1] ?? ""] ?? "easier"}`
      : whole;
  // "That's too far, make it 10k": the second half is the wish.
  const wish =
    /^(?:(?:no|ok|hm+|and|but) )*(?:thats|that is|its|it is) (?:a bit )?(?:too|way too|so) \p{L}+ (.*\b(?:it|that)\b.*)$/u.exec(
      words,
    )?.[1] ?? words;
  if (tongue !== "en" || words.split(" ").length > MOST_WORDS) return undefined;
  const pointer = POINTER.exec(wish)?.[0];
  const isWish = MAKES_LENGTH.test(wish) || hasWish(wish);
  const session = pointer === undefined || !(isWish || TOO_MUCH.test(wish)) ? undefined : sessionInFocus(turns, view);
  // "Leave it, but drop it to 35": two wishes are told apart elsewhere.
  const isTwice = pointer !== undefined && POINTER.test(wish.replace(pointer, " "));
  if (pointer === undefined || session === undefined || isTwice) return undefined;
  const name = `the session on ${Number(session.date.slice(8))} ${MONTHS[Number(session.date.slice(5, 7)) - 1] ?? ""}`;
  const plain = wish.replace(LEAD, "").replace(TRAIL, "");
  const told = isReasoned ? `, ${reasons.map((each) => plainWords(each.replaceAll(/['’]s\b/gu, " is"), tongue)).join(", ")}` : "";
  return { words: `${plain.replace(POINTER, pointer === "its" ? `${name} is` : name)}${told}`, session };
}

function hasWish(words: string): boolean {
  return readTokens(words, "en").tokens.some(({ concept }) => concept.startsWith("verb:") && WISHES.has(concept.slice(5)));
}

/** "Only got 25 min though" got a card for tomorrow's session: the words with that day; undefined where they name a time themselves. */
export function onDayOfCard(words: string, { proposals }: Turn, tongue: Tongue, view: CoachView): string | undefined {
  const [card, other] = proposals;
  if (tongue !== "en" || card?.request.reason !== "ease" || other !== undefined || card.request.from !== card.request.to) return undefined;
  const isTimed = readSlots(words, tongue).slots.some(({ types }) =>
    types.some((type) => type === "day" || type === "date" || type === "time"),
  );
  const date = card.request.from;
  return isTimed || date < view.today ? undefined : `${words} on ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ""}`;
}

/** "Make it 10k", "make that 45 min": a length; a bare number may be a weight. */
const MAKES_LENGTH = /\b(?:make|do) (?:it|that)(?: (?:only|just|about|like|to))? \d+(?:\.\d+)? ?(?:min\w*|m|k|km|miles?|hours?|h)\b/;
/** "Too long" of the session that was shown. */
const BARE_TOO_MUCH =
  /^(?:(?:thats|that is|its|it is|hm+|ok|but|way|a bit|bit|uff|oof|ugh) )*too (far|long|hard|heavy|much)(?: for me)?(?: (?:tho|though|today))?$/;
const LESS: { readonly [too: string]: string } = { far: "shorter", long: "shorter" };
const TOO_MUCH = /\b(?:too|way too|so) (?:far|long|hard|heavy|much|short)\b/;
const TRAIL = /(?: (?:then|instead|please|pls|though))+$/;
const LEAD = /^(?:(?:and|also|ok|then|but|please|so|just) )+/;

const BOTH = /\b(?:those|them|these|the two|both)(?: two| days| sessions)?\b/;

/** "Swap those" after two questions of one day each: the words with both days; undefined where they are no wish, or the days are not two. English only. */
export function withBothDays(words: string, before: readonly { readonly words: string }[], tongue: Tongue): string | undefined {
  if (tongue !== "en" || words.split(" ").length > MOST_WORDS || !BOTH.test(words)) return undefined;
  const isWish = readTokens(words, tongue).tokens.some(({ concept }) => concept.startsWith("verb:") && WISHES.has(concept.slice(5)));
  const days = before.slice(-2).flatMap((request) => {
    const times = readSlots(request.words, tongue).slots.filter(({ types }) => types[0] === "day");
    return times.length === 1 ? times.map(({ text }) => text) : [];
  });
  const [first, second] = days;
  if (!isWish || first === undefined || second === undefined || first === second) return undefined;
  return words.replace(LEAD, "").replace(BOTH, `${first} and ${second}`);
}
