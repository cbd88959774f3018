import type { Day } from "@ironpace/training";
import { takenOut } from "../../conversation/sessions/entered-session.ts";
import { readState } from "../../conversation/resolve.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { type Heard, isElliptic } from "./heard.ts";

const POINTER: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:it|that one|this one|that session|that day|that|this)\b(?! (?:week|month|year))/,
  de: /\b(?:es|das|die|den|ihn|sie|diese[sn]?)\b/,
  fr: /\b(?:ca|cela|celle la|celui la|la|le|l)\b/,
  es: /\b(?:eso|esa|ese|lo|la)\b|(?<=\w{3})(?:lo|la)\b/,
  it: /\b(?:quello|quella|questo|questa|lo|la)\b|(?<=\w{3})(?:lo|la)\b/,
};
const CHANGES: ReadonlySet<string> = new Set(["skip", "swap", "shorten", "ease", "harder", "delete"]);
const LEAD = /^(?:(?:and|so|ok|but|then|well|can (?:we|you|u|i)|could (?:we|you|i)|please|pls) )+/;
const TRAIL = /(?: (?:then|instead|please|pls|though|tho))+$/;

/** A request that points to what the last answer was about. */
export function pointsToHead(heard: Heard): boolean {
  const { utterance, tongue, words, last, frame } = heard;
  const isWish = utterance.act === "request" && frame.verbs.some((verb) => CHANGES.has(verb));
  return isWish && last?.head !== undefined && last.turn.proposals.length === 0 && isElliptic(heard) && POINTER[tongue].test(words);
}

/** "Cancel it then" after the athlete's own entry: that entry, and no session of the plan beside it. */
export function changeEntry(heard: Heard): Draft | undefined {
  const { asked, tongue, last, frame, diary, view } = heard;
  const head = last?.head;
  if (head?.kind !== "entry" || !pointsToHead(heard)) return undefined;
  if (!frame.verbs.some((verb) => verb === "skip" || verb === "delete" || verb === "cant")) return undefined;
  return takenOut(head.entry, readState(asked, undefined, tongue, { diary, view }));
}

/** "Can we make that easier" after the hardest day of the week: the same wish for that day; English, where every reader knows the words put in. */
export function requestForHead(heard: Heard): string | undefined {
  const { tongue, words, last, frame } = heard;
  const head = last?.head;
  // "Put it up to 57.5" is about a line of it.
  if (tongue !== "en" || head?.kind !== "session" || frame.numbers.length > 0 || frame.minutes !== undefined || !pointsToHead(heard))
    return undefined;
  const [wish = ""] = words.replace(LEAD, "").split(/, | because | cos | as (?=i)/);
  const plain = wish.replace(REASON, "").replace(TRAIL, "");
  return POINTER.en.test(plain) ? plain.replace(POINTER.en, `the session on ${dated(head.on)}`) : undefined;
}

/** "… legs are trashed": tells why. */
const REASON = / (?:my )?(?:legs?|arms?|back|shoulders?) (?:are|is|feel\w*) .*$| im (?:so |too )?\w+$/;

function dated(day: Day): string {
  return dayIn("en", day, false)
    .replace(/^\w{3} /, "")
    .toLowerCase();
}
