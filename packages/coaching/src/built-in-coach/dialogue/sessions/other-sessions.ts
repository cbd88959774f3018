import { addDays, dayInWords, shortDay } from "@ironpace/training";
import { daysNamed, openInWeek } from "../../changes/session-named.ts";
import { list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { dayName, type sessionIn, sessionsIn } from "../focus.ts";
import { type Turn } from "../turn.ts";

/** "Ease this week" and then "not Saturday though": the days before and after it. */
export function exceptDay(words: string, turn: Turn, view: CoachView): Draft | undefined {
  const [proposal] = turn.proposals;
  const request = proposal?.request;
  const day = /^(?:but |and |just |ok |only )*(?:not|except|without|leave|keep|apart from|but not|all but)\b/.test(words)
    ? daysNamed(words, view.today)[0]?.day
    : undefined;
  if (
    proposal !== undefined &&
    request?.reason === "availability" &&
    /^(?:but |and |just |ok )*(?:not|except|without|apart from|but not|only not)\b.*\b(this|tomorrow|today|\w+day)\b/.test(words)
  )
    return {
      text: [
        "Then accept the card only once that day is over: nothing changes until you accept it, and it plans the days that follow. Here it is again.",
      ],
      proposals: turn.proposals,
    };
  if (
    proposal === undefined ||
    request?.reason !== "ease" ||
    day === undefined ||
    request.from >= request.to ||
    day < request.from ||
    day > request.to
  )
    return undefined;
  const { reason, from, to, ...how } = request;
  const spans = [
    { from, to: addDays(day, -1) },
    { from: addDays(day, 1), to },
  ].filter(
    (span) =>
      span.from <= span.to &&
      openInWeek(view.plan as NonNullable<CoachView["plan"]>, from, view.today).some(({ date }) => date >= span.from && date <= span.to),
  );
  return {
    text: [
      `Then ${dayInWords(day).replace(/ \d{4}$/, "")} stays as it is, and the other days get easier.`,
      "The card shows it before and after. Nothing changes until you accept it.",
    ],
    proposals: spans.map((span) => ({
      title: `Easier ${shortDay(span.from)} to ${shortDay(span.to)}`,
      why: proposal.why,
      request: { reason, ...how, ...span },
    })),
  };
}

/** "No, the other one": the sessions it can be. */
export function whichOther(session: ReturnType<typeof sessionIn>, view: CoachView): Draft {
  const { plan, today } = view;
  const others = plan === undefined ? [] : openInWeek(plan, session?.date ?? today, today).filter(({ id }) => id !== session?.id);
  return others.length === 0
    ? { text: ["There is no other open session in that week. Which day do you mean?"] }
    : {
        text: [
          `Which one? Also open in that week: ${list(others.map(({ date, title }) => `${shortDay(date)} ${title}`))}. Say the day, and I make the card for it.`,
        ],
        followUps: others.slice(0, 3).map(({ date }) => `I meant ${dayName(date, view)}`),
      };
}

/** "drop the last one" of what was listed. */
export function listed(words: string, turn: Turn, view: CoachView): ReturnType<typeof sessionIn> {
  const which =
    /\b(last|first|second|hardest|easiest|longest|shortest)(?: (?:one|session)\b|(?= (?:shorter|easier|lighter|out|off|please)\b|$))/.exec(
      words,
    )?.[1];
  const all = which === undefined ? [] : sessionsIn(turn, view);
  switch (which) {
    case "last":
      return all.at(-1);
    case "second":
      return all[1];
    case "hardest":
      return all.toSorted((a, b) => b.intensityLevel - a.intensityLevel)[0];
    case "easiest":
      return all.toSorted((a, b) => a.intensityLevel - b.intensityLevel)[0];
    case "longest":
      return all.toSorted((a, b) => b.duration - a.duration)[0];
    case "shortest":
      return all.toSorted((a, b) => a.duration - b.duration)[0];
    default:
      return all[0];
  }
}
