import { equipmentMet, findExercise, itemText, shortDay } from "@ironpace/training";
import { readPeriod } from "../../reading/period.ts";
import { bullet, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { PREVIEW } from "../card.ts";
import { gearNamed } from "./change-equipment.ts";
import { daysNamed, getRow } from "../session-named.ts";
import { equipmentWithout, standInFor } from "./stand-in.ts";
import { getWork } from "./swap-exercise.ts";

const ELSEWHERE =
  /\b(?:gym (?:is |s |will be )?(?:closed|shut|full|booked)|no gym|home workout|hotels?|hostels?|airbnb|travel\w*|trip|away|holiday|vacation|parents|in laws|cabin|cottage|abroad|other gym|small gym|home gym|at home|unterwegs|verreist)\b/;
const NOTHING = /\b(?:no|without|zero) (?:any )?(?:equipment|gear|kit|weights)\b|\b(?:just|only) body ?weight\b|\bbody ?weight only\b/;
const LACKED = /\b(?:no|without|minus)(?: an?| any| the)? (?:\w+ ){0,1}?\w+(?= (?:no|and|but|or|just|only|with|without)\b|$)/g;
const MOST_CARDS = 12;

/** "hotel gym from Friday to Wednesday, treadmill and dumbbells to 25": what those days need that is not there, each with what can stand in. */
export function gearOnTrip(words: string, view: CoachView): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined || !ELSEWHERE.test(words) || /\b(?:log|did|was|race|goal|how|should|what)\b/.test(words)) return undefined;
  const there = gearNamed(words.replaceAll(LACKED, " "));
  const lacked = there.length > 0 ? [] : gearNamed(words);
  if (there.length === 0 && lacked.length === 0 && !NOTHING.test(words)) return undefined;
  const days = daysNamed(words, today);
  const period = readPeriod(words, today) ?? (days[0] === undefined ? undefined : { from: days[0].day, to: days[0].day });
  if (period === undefined) return undefined;
  const equipment = lacked.length > 0 ? equipmentWithout(lacked, view) : there;
  const span = period.from === period.to ? shortDay(period.from) : `${shortDay(period.from)} to ${shortDay(period.to)}`;
  const gear = there.length > 0 ? `only ${list(there)}` : lacked.length > 0 ? `no ${list(lacked)}` : "no equipment";
  const sessions = allSessions(plan).filter((session) => session.date >= period.from && session.date <= period.to && isOpen(plan, session));
  const lines = sessions.flatMap((session) =>
    getWork(session).flatMap((item) => {
      const exercise = findExercise(item.name);
      if (exercise === undefined || equipmentMet(exercise, equipment)) return [];
      return [{ session, item, option: standInFor(session, item, { equipment }, view) }];
    }),
  );
  if (lines.length === 0)
    return { isDecided: true, text: [`${span} with ${gear}: nothing in your plan needs more, so everything stays as it is.`] };
  const untouched = sessions.filter((session) => !lines.some((line) => line.session === session));
  const cards = lines.filter(({ option }) => option?.isCard === true).slice(0, MOST_CARDS);
  const heaviest = /\bdumb ?bells? (?:up )?(?:to|till|until|max) (\d{1,2})\b/.exec(words)?.[1];
  return {
    isDecided: true,
    text: [
      `${span} with ${gear}: these exercises need something else; the rest stays as planned.`,
      bullet(
        lines.map(
          ({ session, item, option }) =>
            `${shortDay(session.date)}: ${itemText(item)} → ${option === undefined ? "leave it out, nothing fits in its place" : `**${option.text}**${option.isCard ? "" : ", at the same effort (no card)"}`}`,
        ),
      ),
      ...(untouched.length === 0 ? [] : [`As planned: ${list(untouched.map(({ title, date }) => `${title} (${shortDay(date)})`))}.`]),
      ...(heaviest === undefined
        ? []
        : [`Where a line asks for more than ${heaviest} kg a hand, take ${heaviest} kg and more reps, to the same RPE.`]),
      ...(cards.length === 0 ? [] : [`Each line that can be replaced has a card; your equipment stays as it is. ${PREVIEW}`]),
    ],
    proposals: cards.map(({ session, item, option }) => ({
      title: `${item.name} → ${option?.by ?? ""}, ${shortDay(session.date)}`,
      why: `In ${session.title}: ${gear}.`,
      request: { reason: "swap" as const, sessionId: getRow(plan, session), item: item.id, replacement: option?.by ?? "" },
    })),
    followUps: ["Take those days out instead"],
  };
}
