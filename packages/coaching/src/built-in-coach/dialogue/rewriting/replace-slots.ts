import { addDays } from "@ironpace/training";
import { daysNamed } from "../../changes/session-named.ts";
import type { getSlots } from "../../own-data/data-slots.ts";
import type { CoachView } from "../../view.ts";
import { dayName } from "../focus.ts";

const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";

const SUBJECTS =
  /\b(front squats?|back squats?|squats?|squatting|dead ?lifts?|bench press|bench|overhead press|strict press|press|clean and jerks?|snatch(es)?|cleans?|pull ?ups?|chin ?ups?|muscle ?ups?|handstand push ?ups?|hip thrusts?|thrusters?|5 ?k(m)?|10 ?k(m)?|half marathon|half|marathon|500 ?m row|ftp|vo2 ?max|hyrox)\b/;

const SPANS =
  /\b(?:(?:in|over|during|since|for|on|of|from) )?(?:the )?(?:last|this|past|previous|next|current)? ?(?:\d+ )?(?:week before last|month before last|week before|month before|weeks?|months?|years?|weekend|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|fall|winter|today|tomorrow|yesterday|tonight|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|20\d\d)\b(?: ago)?/;

/** Words of one kind: a follow-up puts one in the place of the other. */
const KINDS: readonly RegExp[] = [
  /\bzone ?[1-5]\b/,
  /\b(easy|recovery|marathon|threshold|tempo|interval|repetition|race|long run)(?: run)?(?= pace|$)/,
  /\b(creatine|caffeine|coffee|beta alanine|bicarb|beetroot(?: juice)?|nitrate|iron(?: tablets)?|magnesium|vitamin d|protein|electrolytes|omega 3|ashwagandha|collagen|alcohol|beer)\b/,
  /\b(sled push|sled pull|wall balls?|sandbag lunges?|lunges?|farmers? carry|farmers|burpee broad jumps?|burpees?|row(?:ing)?|ski ?erg|ski|roxzone|sleds?)\b/,
  /\b(5 ?k|10 ?k|half marathon|half|marathon|hyrox|triathlon|parkrun|mile)\b/,
  /\b(ran|run|running|ride|rode|riding|bike|cycling|row|rowed|rowing|ski|swim|swam|swimming|lift|lifted|lifting|train|trained|strength|gym)\b/,
];

/** The question with a word of the message in the place of one of the same kind; undefined when it has none. */
export function replaceKind(before: string, plain: string): string | undefined {
  for (const kind of KINDS) {
    const [now, then] = [kind.exec(plain)?.[0], kind.exec(before)?.[0]];
    if (now !== undefined && then !== undefined && now !== then) return before.replace(kind, now);
  }
  return undefined;
}

export function replaceSubject(before: string, plain: string, then: ReturnType<typeof getSlots>): string {
  const subject = (/\ban? (half marathon|marathon|5 ?k|10 ?k)\b/.exec(plain) ?? SUBJECTS.exec(plain))?.[0] ?? plain;
  if (then.lift !== undefined || then.test !== undefined || SUBJECTS.test(before)) return before.replace(SUBJECTS, subject);
  return `${before} ${subject}`;
}

/** "and the day after?": the day after the one that was asked about. */
export function nextDay(plain: string, before: string, view: CoachView): string | undefined {
  const step = /^(?:the )?(?:day after|next day|following day|one after)(?: that)?$/.test(plain)
    ? 1
    : /^(?:the )?(?:day before|previous day|one before)(?: that)?$/.test(plain)
      ? -1
      : 0;
  const isPast = /\b(did|was|yesterday)\b/.test(before);
  const day = step === 0 ? undefined : daysNamed(before, view.today, isPast)[0]?.day;
  if (day === undefined) return undefined;
  const next = addDays(day, step);
  if (next < view.today) return `what did i do on ${Number(next.slice(8))} ${MONTHS[Number(next.slice(5, 7)) - 1] ?? ""}`;
  return `whats on ${dayName(next, view).replace(/s$/, "")}`;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/** "the month before", "the one before" is the one before the span that was asked about. */
export function replaceSpan(before: string, plain: string): string {
  const next = /\b(?:the )?(week|month|year) before\b/.exec(plain);
  const unit =
    next?.[1] ?? (/\b(?:the )?(?:one|that) before\b|\bbefore that\b/.test(plain) ? /\b(week|month|year)\b/.exec(before)?.[1] : undefined);
  const isLast = unit !== undefined && new RegExp(`\\blast ${unit}`).test(before);
  const isThis = unit !== undefined && new RegExp(`\\bthis ${unit}`).test(before);
  const month =
    unit === undefined ? null : /\b(january|february|march|april|june|july|august|september|october|november|december)\b/.exec(before);
  const span =
    unit === undefined
      ? plain
      : isThis
        ? `last ${unit}`
        : month !== null && !isLast
          ? (BEFORE[month[1] ?? ""] ?? plain)
          : unit === "year" && isLast
            ? "in the year before last"
            : `${unit} before last`;
  const isSince = /\bsince\b/.test(before) && !/\b(since|in|last|this|on)\b/.test(span);
  if (/\bthan\b/.test(before)) return before.replace(/\bthan .*/, `than ${span.replace(/^than /, "")}`);
  const asked = isSince
    ? `since ${span}`
    : /^(last|this|since|in|on|over|the|yesterday|today|tomorrow|next|a |\d|week|month|day after|overall|ever|so far)/.test(span)
      ? span
      : new RegExp(`^${WEEKDAY}`).test(span)
        ? `on ${span}`
        : `in ${span}`;
  return SPANS.test(before) ? before.replace(SPANS, ` ${asked}`).replaceAll(/ +/g, " ").trim() : `${before} ${asked}`;
}

const NAMES = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];
const BEFORE: { readonly [month: string]: string } = Object.fromEntries(
  NAMES.map((name, at) => [name, `in ${NAMES[(at + 11) % 12] ?? ""}`]),
);

export function replaceSport(before: string, plain: string): string {
  const sport = /\b(ran|run|running|ride|rode|riding|bike|cycling|row|rowed|rowing|ski|swim|swam|swimming)\b/;
  const next = sport.exec(plain)?.[0] ?? plain;
  return sport.test(before) ? before.replace(sport, next) : `${before} ${next}`;
}
