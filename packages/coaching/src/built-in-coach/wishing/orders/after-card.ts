import { type Session, shortDay, getWeekday } from "@ironpace/training";
import type { Turn } from "../../dialogue/turn.ts";
import { hours, sum } from "../../own-data/figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { FOR_GOOD, sessionsIn } from "./horizon.ts";

const HOW_MUCH_LESS =
  /^(?:(?:and|so|ok) )*(?:how much (?:less|easier|shorter|lighter|time)|what does (?:that|it) (?:save|cut|change)|by how much|how (?:short|long|easy) (?:is|does) (?:it|that|they|the week))\b/;

/** "how much less is it now" after a card that eases days: minutes before and after. */
export function easedBy(words: string, { proposals }: Turn, { plan }: CoachView): Draft | undefined {
  const request = proposals[0]?.request;
  if (plan === undefined || request?.reason !== "ease" || !HOW_MUCH_LESS.test(words)) return undefined;
  const sessions = sessionsIn(plan, request);
  const share = request.share ?? 1;
  const eased = ({ duration }: Session): number => Math.min(Math.round(duration * share), request.mostMinutes ?? Number.POSITIVE_INFINITY);
  const [before, after] = [sum(sessions.map(({ duration }) => duration)), sum(sessions.map(eased))];
  if (before === 0) return undefined;
  return {
    text: [
      `**About ${hours(before - after)} less** with the card: ${hours(before)} become ${hours(after)}, ${Math.round((100 * (before - after)) / before)}% less, in ${sessions.length} ${sessions.length === 1 ? "session" : "sessions"}. The preview has the exact numbers.`,
      bullet(sessions.map((session) => `${shortDay(session.date)} ${session.title}: ${session.duration} → ${eased(session)} min`)),
      "Nothing has changed until you accept the card.",
    ],
    proposals,
  };
}

/** "forever, not just today" beside a card for the training week: it has no end already. */
export function lasting(words: string, { proposals }: Turn): Draft | undefined {
  const [card] = proposals;
  if (card?.request.reason !== "availability" || !FOR_GOOD.test(words) || words.split(" ").length > MOST_WORDS) return undefined;
  return {
    text: [
      `Yes, for good: **${card.title}** holds from now on, until you change it again. Accept the card, and the weeks after this one are planned on those days.`,
    ],
    proposals,
  };
}

const MOST_WORDS = 8;
const ONLY_DAY =
  /^(?:(?:ok|no|and|but|actually|just|only|the) )*(?:just|only) (?:the |on )?(mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: one| session)?(?: though| tho| please)?$/;

/** "just Thursday's one": of several cards those of that day. */
export function onlyOneDay(words: string, { proposals }: Turn, { plan }: CoachView): Draft | undefined {
  const day = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].indexOf(ONLY_DAY.exec(words)?.[1] ?? "") + 1;
  if (plan === undefined || day === 0 || proposals.length === 0) return undefined;
  const swaps = proposals.flatMap((card) => {
    if (card.request.reason !== "swap") return [];
    const { sessionId } = card.request;
    const session = allSessions(plan).find(({ id }) => plan.rows.get(id) === sessionId);
    return session === undefined ? [] : [{ card, session }];
  });
  if (swaps.length === 0) return undefined;
  const kept = swaps.filter(({ session }) => getWeekday(session.date) === day);
  const days = [...new Set(swaps.map(({ session }) => shortDay(session.date)))].join(", ");
  return kept.length === 0
    ? { text: [`None of them is on that day: they are on ${days}. The cards stay as they are; take the one you want.`], proposals }
    : {
        text: [`Only that one: **${kept.map(({ card }) => card.title).join("**, **")}**. The others stay as planned.`],
        proposals: kept.map(({ card }) => card),
      };
}
