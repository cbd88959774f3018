import { addDays, equipmentMet, findExercise, itemText, shortDay } from "@ironpace/training";
import { calendarSpan } from "../../reading/calendar.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { PREVIEW } from "../card.ts";
import { gearNamed } from "./change-equipment.ts";
import { daysNamed, getRow } from "../session-named.ts";
import { equipmentWithout, standInFor } from "./stand-in.ts";
import { getWork } from "./swap-exercise.ts";

const LACKS = /\b(?:no|without|cant use|dont have|havent got|broken|out of order|wont have)\b/;
const PERIOD = /\b(this week|next week|(?:next |for )?(\d) weeks?)\b/;
const MOST_CARDS = 4;

/** What the catalogue has nothing for can still be done another way, without a card. */
function instead(name: string): string {
  return /sled pull/i.test(name)
    ? ": no exact replacement; heavy rows do most of it (rope, band, cable or ring rows 3 × 12, leaning back), otherwise leave it out"
    : ": nothing fits in its place, leave it out";
}

/** "no barbell this week": the lines of those days that need it, each with what can stand in. */
export function withoutEquipment(words: string, view: CoachView): Draft | undefined {
  const period = PERIOD.exec(words);
  const names = gearNamed(words);
  const { plan, today } = view;
  // "only a kettlebell on tuesday": that day alone.
  const [first, last, more] = daysNamed(words, today);
  const onDay = first?.day;
  // "next Mon-Wed": from the first to the last.
  const lastDay = last !== undefined && more === undefined && last.day > (onDay ?? "") ? last.day : onDay;
  // "only a dumbbell next week": everything else is missing.
  const isOnly = !LACKS.test(words) && /\bonly\b/.test(words) && /\b(?:got|have|with|only (?:a|my|the|some)|at home|train)\b/.test(words);
  if ((!LACKS.test(words) && !isOnly) || (period === null && onDay === undefined) || names.length === 0 || plan === undefined)
    return undefined;
  if (/\b(?:how|what|should|why|travel\w*|hotel|away|holiday|trip|use|instead)\b/.test(words)) return undefined;
  const week = calendarSpan("week", period?.[1] === "next week" ? 1 : 0, today);
  const from = onDay ?? (week.from < today ? today : week.from);
  const to = lastDay ?? (period?.[2] === undefined ? week.to : addDays(today, 7 * Number(period[2])));
  const equipment = isOnly ? names : equipmentWithout(names, view);
  const touched = allSessions(plan)
    .filter((session) => session.date >= from && session.date <= to && isOpen(plan, session))
    .flatMap((session) =>
      getWork(session).flatMap((item) => {
        const exercise = findExercise(item.name);
        return exercise === undefined || equipmentMet(exercise, equipment) ? [] : [{ session, item }];
      }),
    );
  const gear = isOnly ? `gym (with only ${names.join(" and ")})` : names.join(" or ");
  const days = from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`;
  if (touched.length === 0)
    return {
      isDecided: true,
      text: [`Good: from ${days} nothing in your plan needs a ${gear}, so nothing has to change.`],
      followUps: [`I have no ${gear} anymore`],
    };
  const found = touched.slice(0, MOST_CARDS).flatMap(({ session, item }) => {
    const option = standInFor(session, item, { equipment }, view);
    return option === undefined ? [] : [{ session, item, option }];
  });
  const swaps = found.filter(({ option }) => option.isCard);
  return {
    text: [
      `From ${days} these lines need a ${gear}:`,
      bullet(
        touched.map(({ session, item }) => {
          const swap = found.find((each) => each.item === item);
          return `${shortDay(session.date)}: ${itemText(item)}${swap === undefined ? instead(item.name) : ` → **${swap.option.text}**${swap.option.isCard ? "" : ", at the same effort (no card)"}`}`;
        }),
      ),
      ...(swaps.length > 0 ? [`Each of them that can be replaced has a card; your equipment stays as it is. ${PREVIEW}`] : []),
    ],
    proposals: swaps.map(({ session, item, option }) => ({
      title: `${item.name} → ${option.by}`,
      why: `In ${session.title}, ${shortDay(session.date)}: no ${gear}.`,
      request: { reason: "swap" as const, sessionId: getRow(plan, session), item: item.id, replacement: option.by },
    })),
  };
}
