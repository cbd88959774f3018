import { getWeekday, shortDay } from "@ironpace/training";
import { within } from "../diary.ts";
import { hours, sum } from "../figures.ts";
import { getSpan } from "../../reading/time.ts";
import { bullet, distance } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** A sum of a period, and how much of it one kind of session is: "how many km in November, and how many of those were long runs". */
export const partOfTotal: PageNumber = {
  name: "part of a total",
  isAsked: ({ words, slots }) =>
    /\bhow (?:many|much) of (?:those|them|that|these|it)\b|\bof which\b|\bhow (?:many|much) of (?:the|my) (?:km|distance|sessions|hours|time)\b/.test(
      words,
    ) &&
    slots.kinds.length > 0 &&
    slots.times.some(({ isEvery }) => isEvery !== true) &&
    !slots.times.some(({ fixed }) => fixed === "ahead"),
  answer: answerPart,
};

function answerPart({ words, slots, diary, view }: PageQuestion): Draft | undefined {
  const kind = slots.kinds.at(-1);
  const span = slots.times
    .filter(({ isEvery, weekday }) => isEvery !== true && weekday === undefined)
    .flatMap((time) => time.past ?? getSpan(time, view.today, true) ?? [])[0];
  if (kind === undefined || span === undefined) return undefined;
  const weekday = slots.times.find((time) => time.weekday !== undefined)?.weekday ?? slots.weekdays[0];
  const all = within(diary.work, span);
  const part = all.filter((work) => kind.isDone(work) && (weekday === undefined || getWeekday(work.on) === weekday));
  const isDistance = /\b(?:km|kms|kilomet\w+|miles?|distance|ran|run)\b/.test(words);
  const isTime = /\b(?:hours?|minutes?|time)\b/.test(words) && !isDistance;
  const metres = (rows: typeof all): number => sum(rows.flatMap((work) => Object.values(work.metres)));
  const ran = (rows: typeof all): number => sum(rows.map((work) => work.metres.run ?? 0));
  const minutes = (rows: typeof all): number => sum(rows.map((work) => work.minutes ?? 0));
  const [whole, of] = isDistance ? [metres(all), metres(part)] : isTime ? [minutes(all), minutes(part)] : [all.length, part.length];
  const say = (value: number): string => (isDistance ? distance(view, value) : isTime ? hours(value) : `${value} sessions`);
  const share = whole === 0 ? "" : ` (${Math.round((100 * of) / whole)}%)`;
  return {
    text: [
      `**${say(whole)}** ${span.label}${isDistance && ran(all) !== whole ? `, of that running ${distance(view, ran(all))}` : ""}. Of those **${say(of)}**${share} were ${part.length} ${part.length === 1 ? kind.name : `${kind.name}s`}.`,
      bullet(part.map((work) => `${shortDay(work.on)}: ${work.title}${isDistance ? `, ${distance(view, metres([work]))}` : ""}`)),
      isDistance ? "Where no distance is logged, I used the planned one, on feet and machines." : "",
    ].filter((each) => each !== ""),
  };
}
