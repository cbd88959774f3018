import type { CoachProposal } from "@ironpace/contract";
import type { Session } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import { skipSessions } from "../../changes/skip-sessions.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import type { Draft } from "../../topic.ts";
import { easeOf } from "../../turn/changes/ease-session.ts";
import { shortenTo } from "../../turn/changes/limit-minutes.ts";
import { translated } from "../../turn/translated.ts";
import { daysAhead } from "../days-ahead.ts";
import { shareIn } from "./share-of-session.ts";

/** What can be done with one session in the place of what the card does. */
const CHANGES: readonly (readonly [kind: string, said: RegExp])[] = [
  [
    "shorten",
    /\b(?:shorter|shorten|smaller|small|cut (?:it|that) (?:down|short|in half)|trim|half|halve|a third|two thirds|kurzer|kurzen|kleiner|halb\w*|halfte|plus court\w*|raccourci\w*|moitie|mas cort[oa]|acort\w*|mitad|piu cort[oa]|accorci\w*|meta|dimezza\w*)\b/,
  ],
  [
    "ease",
    /\b(?:easier|easy|lighter|light|gentler|ease (?:it|that)|leichter|locker\w*|lockerer|plus facile|facile|allege\w*|mas suave|suave|mas facil|piu facile|piu legger[oa]|legger[oa])\b/,
  ],
  [
    "rest",
    /\b(?:skip|drop|bin|scrap|cancel|(?:leave|take|cut) (?:it|that) out|rest(?: day)?|day off|lass (?:ihn|sie|es|das) (?:weg|aus)|ausfallen|streich\w*|ruhetag|saute|annule|supprime|repos|salta\w*|quita\w*|descanso|togli\w*|riposo)\b/,
  ],
];
/** What a message says not to do. */
const DENIED =
  /\b(?:dont|do not|didnt|not|rather not|instead of|no need to|nicht|statt|pas|ne|au lieu de|no|en vez de|en lugar de|non|invece di)(?: (?:want to|have to|wanna|to|the|it|den|die|das|la|le|lo|it to))* $/;

/**
 * "No, don't skip it, make it half" beside a card for one session: another change of the same session in the place of that card. What a turn
 * names itself, another session or two days, is a wish of its own.
 */
export function otherChange(turn: Followed): Draft | undefined {
  const { view, frame, words, say, tongue, turns } = turn;
  const [card, ...more] = turns.at(-1)?.proposals ?? [];
  const { plan } = view;
  if (plan === undefined || card === undefined || more.length > 0 || frame.hasPain || frame.isIll) return undefined;
  const session = sessionOfCard(card, turn);
  if (session === undefined || session.date < view.today || namesOther(turn, session)) return undefined;
  const [day, other] = daysAhead(frame, view.today).filter((each) => each !== session.date);
  const kinds = CHANGES.filter(([, said]) => isSaid(words, said)).map(([kind]) => kind);
  const minutes = shareIn(words, session.duration) ?? frame.minutes;
  const [kind = minutes === undefined ? undefined : "shorten"] = kinds;
  if (other !== undefined || kind === DOES[card.request.reason] || (kind === undefined && day === undefined)) return undefined;
  if (kind !== undefined && day !== undefined) return undefined;
  // "And only 30 min" beside a new day is one more field of the card.
  if (card.request.reason !== "missed" && kind !== "rest" && !REJECTS.test(words)) return undefined;
  // "Cancel it" takes the card back, where that leaves nothing out.
  if (kind === "rest" && !LEAVES_OUT.test(words)) return undefined;
  const made =
    day !== undefined
      ? card.request.reason === "move" || sessionOn(plan, day) !== undefined || !MOVES.test(words)
        ? undefined
        : translated(moveTo(session, day, view), tongue)
      : kind === "shorten"
        ? minutes === undefined
          ? undefined
          : shortenTo({ ...frame, minutes }, session)
        : kind === "ease"
          ? easeOf({ ...frame, days: [session.date], isForGood: false, weekdays: [], asksAdvice: false }, plan, view)
          : translated(skipSessions([session], view), tongue);
  if (made === undefined || (made.proposals ?? []).length === 0) return undefined;
  const instead = say(
    `In the place of **${card.title}**:`,
    `Statt **${card.title}**:`,
    `À la place de **${card.title}** :`,
    `En lugar de **${card.title}**:`,
    `Al posto di **${card.title}**:`,
  );
  return { ...made, isDecided: true, text: [instead, ...made.text] };
}

const REJECTS =
  /^(?:no|nah|nope|actually|rather|hm|nein|nee|doch|lieber|non|plutot|mejor|piuttosto|anzi)\b|\b(?:dont|do not|instead|rather|(?:leave|keep) it (?:there|on|where|as)|nicht|stattdessen|lieber|ne\b.*\bpas|plutot|a la place|no lo|en vez|mejor|invece|meglio)\b/;
const LEAVES_OUT =
  /\b(?:skip(?= (?:it|that|this|today|tomorrow|then|altogether|instead|please|pls|entirely|completely|the (?:session|run|workout|day)\b)|$)|rest(?: day)?|day off|(?:leave|take|cut) (?:it|that) out|weg|ausfallen|ruhetag|saute|repos|salta\w*|descanso|riposo)\b/;
const DOES: { readonly [reason in CoachProposal["request"]["reason"]]?: string } = { missed: "rest", move: "move" };
const MOVES =
  /\b(?:move|put|push|shift|do (?:it|that)|make (?:it|that)|to|onto|instead|rather|verschieb\w*|leg|mach|auf|lieber|stattdessen|deplace\w*|mets|plutot|au|mueve\w*|pasa\w*|pon\w*|mejor|al|sposta\w*|metti\w*|meglio|a)\b/;

function sessionOfCard({ request }: CoachProposal, { view }: Followed): Session | undefined {
  if (request.reason === "move") return sessionOfRow(request.sessionId, view);
  if (request.reason === "missed") return request.sessionIds?.length === 1 ? sessionOfRow(request.sessionIds[0] ?? "", view) : undefined;
  if (request.reason !== "ease" || request.from !== request.to || view.plan === undefined) return undefined;
  return sessionOn(view.plan, request.from);
}

/** Words for another session than that of the card, for an own entry or an exercise. */
function namesOther({ frame, view }: Followed, session: Session): boolean {
  const isOther = frame.days.some((day) => view.plan !== undefined && day !== session.date && sessionOn(view.plan, day) !== undefined);
  return isOther || frame.lines.length + frame.gear.length > 0 || frame.subjects.some((subject) => !isOf(subject.name, session));
}

/** "The run", "the long run" of a session that is one. */
function isOf(name: string, { code, title }: Session): boolean {
  return (name === "run" && /^(?:R|HX)/.test(code)) || title.toLowerCase().includes(name);
}

function isSaid(words: string, said: RegExp): boolean {
  return [...words.matchAll(new RegExp(said, "g"))].some(({ index }) => !DENIED.test(words.slice(0, index)));
}
