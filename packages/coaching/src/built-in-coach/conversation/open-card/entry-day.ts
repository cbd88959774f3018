import type { CoachProposal, CoachRecord } from "@ironpace/contract";
import { addDays, type Day } from "@ironpace/training";
import type { Followed } from "../follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn, SMALL_NUMBERS } from "../../turn/names.ts";
import { logCard } from "../cards/log-card.ts";

const NUMBER = String.raw`(\d{1,2}|${Object.keys(SMALL_NUMBERS).join("|")})`;
const DAYS_AGO: { readonly [tongue in Tongue]: RegExp } = {
  en: new RegExp(String.raw`\b${NUMBER} days? (?:ago|back|earlier)\b`),
  de: new RegExp(String.raw`\bvor ${NUMBER} tagen\b`),
  fr: new RegExp(String.raw`\bil y a ${NUMBER} jours?\b`),
  es: new RegExp(String.raw`\bhace ${NUMBER} dias?\b`),
  it: new RegExp(String.raw`\b${NUMBER} giorni fa\b`),
};
/** Says when it was, or that the day is another. */
const WAS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:was|were|did|done|ago|back|actually|meant|i mean|sorry|oops|wrong day|not today|yesterday|last)\b/,
  de: /\b(?:war|waren|hab\w*|gemacht|vor|eigentlich|meinte?|sorry|nicht heute|gestern|letzt\w+)\b/,
  fr: /\b(?:etait|c etait|fait|il y a|en fait|pardon|pas aujourd hui|hier|dernier)\b/,
  es: /\b(?:fue|era|hice|hace|en realidad|perdon|no hoy|ayer|pasado)\b/,
  it: /\b(?:era|fatto|fa|in realta|scusa|non oggi|ieri|scors\w)\b/,
};
const MAX_WORDS = 9;

const DATED: ReadonlySet<string> = new Set(["log", "best", "complete"]);

type Dated = Extract<CoachRecord, { readonly kind: "log" | "best" | "complete" }>;

/** "Sorry, that was 3 days ago", "undo that, was yesterday" beside a card for something done: the same card on that day. */
export function moveEntryDay(turn: Followed): Draft | undefined {
  const { cards, words, tongue, frame, view, say } = turn;
  const [card, ...others] = cards.filter(({ request }) => request.reason === "record" && DATED.has(request.record.kind));
  const request = card?.request;
  if (card === undefined || request?.reason !== "record" || frame.content.includes("?") || words.split(" ").length > MAX_WORDS)
    return undefined;
  const { date: from } = request.record as Dated;
  const date = dayTold(turn);
  if (date === undefined || date === from || date > view.today || !WAS[tongue].test(words)) return undefined;
  if (frame.subjects.length + frame.periods.length > 0 || frame.minutes !== undefined || frame.clock !== undefined) return undefined;
  // A best and the set that it was done in are of one day.
  const moved = [card, ...others].filter((each) => each.request.reason === "record" && (each.request.record as Dated).date === from);
  const [before, after] = [dayIn(tongue, from, false), dayIn(tongue, date, false)];
  const proposals = cards.map((each) => (moved.includes(each) ? onDay(each, date, before, after, turn) : each));
  const titles = moved.map((each) => `**${onDay(each, date, before, after, turn).title}**`).join(", ");
  return {
    isDecided: true,
    text: [
      say(
        `${titles}: on **${after}** instead of ${before}.`,
        `${titles}: am **${after}** statt ${before}.`,
        `${titles} : le **${after}** au lieu du ${before}.`,
        `${titles}: el **${after}** en vez del ${before}.`,
        `${titles}: **${after}** invece di ${before}.`,
      ),
      storedOnAcceptIn(tongue),
    ],
    proposals,
  };
}

function onDay(card: CoachProposal, date: Day, before: string, after: string, { say, tongue, view }: Followed): CoachProposal {
  const { request } = card;
  if (request.reason !== "record") return card;
  const record = { ...(request.record as Dated), date };
  if (record.kind === "log") return logCard(record, tongue, [], view.athlete.units).proposals?.[0] ?? card;
  const changes = request.changes.some((each) => each.after.includes(before))
    ? request.changes.map((each) => ({ ...each, after: each.after.replace(before, after) }))
    : [...request.changes, { label: say("Day", "Tag", "Jour", "Día", "Giorno"), after }];
  return {
    ...card,
    title: card.title.replace(before, after),
    why: card.why.replace(before, after),
    request: { ...request, record, changes },
  };
}

/** The day that is told, which lies behind: a weekday is its last one. */
function dayTold({ words, tongue, frame, view }: Followed): Day | undefined {
  const count = DAYS_AGO[tongue].exec(words)?.[1];
  if (count !== undefined) return addDays(view.today, -(SMALL_NUMBERS[count] ?? Number(count)));
  const [day, ...more] = frame.days;
  if (day === undefined || more.length > 0) return undefined;
  return day > view.today ? addDays(day, -7) : day;
}
