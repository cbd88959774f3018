import { addDays, type Day, getMonday, type Session } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { dayIn } from "../../turn/names.ts";
import { daysAhead } from "../days-ahead.ts";
import { allAmounts, amountsNamed } from "./measures.ts";
import { BLOCK, HARDEST, LEFT, PAST } from "./words.ts";

/** What is left of the whole is answered with the whole. */
const OF_WHOLE = /\b(?:how much of|how far (?:into|through)|per ?cent|percentage|wie viel (?:vom|von)|quelle part|que parte|che parte)\b/;

/** "how many more km till the end of this block", "hours left until Christmas": what is still planned up to a day, week by week. */
export function leftAhead(turn: Followed): Draft | undefined {
  const { frame, words, view, tongue, say } = turn;
  const { plan, today } = view;
  const named = amountsNamed(words);
  if (
    plan === undefined ||
    named.length === 0 ||
    !LEFT.test(words) ||
    OF_WHOLE.test(words) ||
    HARDEST.test(words) ||
    PAST.test(words) ||
    frame.subjects.some(({ lift }) => lift)
  )
    return undefined;
  const sessions = allSessions(plan);
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const until = horizonOf(turn, end);
  if (until === undefined || until < today) return undefined;
  const isTonnage = named.some(({ name }) => name === "tonnage");
  const kind = isTonnage ? undefined : frame.subjects.find((each) => each.kind !== undefined)?.kind;
  const isMeant = (each: Session): boolean => kind === undefined || kind.isPlanned(each);
  const left = sessions.filter((each) => each.date >= today && each.date <= until && isOpen(plan, each) && isMeant(each));
  const lead = named.map(({ planned, shown }) => `**${shown(planned(left), tongue, view)}**`).join(", ");
  const to = dayIn(tongue, until < end ? until : end, false);
  const others = allAmounts().filter((each) => !named.includes(each) && each.name !== "load");
  const mondays = [...new Set(left.map(({ date }) => getMonday(date)))];
  const rows = mondays.map((monday) => {
    const week = left.filter(({ date }) => getMonday(date) === monday);
    return `${say("Week from", "Woche ab", "Semaine du", "Semana del", "Settimana dal")} ${dayIn(tongue, monday, false)}: ${named.map(({ planned, shown }) => shown(planned(week), tongue, view)).join(", ")}`;
  });
  return {
    reader: "left until a day",
    text: [
      say(
        `${lead} are still planned up to ${to}.`,
        `${lead} sind bis ${to} noch geplant.`,
        `${lead} sont encore prévus jusqu’au ${to}.`,
        `${lead} quedan previstos hasta el ${to}.`,
        `${lead} sono ancora previsti fino a ${to}.`,
      ),
      bullet([
        ...rows,
        `${say("With it", "Dazu", "Avec cela", "Además", "Inoltre")}: ${others.map(({ planned, shown }) => shown(planned(left), tongue, view)).join(", ")}`,
      ]),
      ...(until <= end
        ? []
        : [
            say(
              "The plan ends there; what comes after it is not planned yet.",
              "Dort endet der Plan; was danach kommt, ist noch nicht geplant.",
              "Le plan s’arrête là ; la suite n’est pas encore prévue.",
              "Ahí acaba el plan; lo que sigue aún no está previsto.",
              "Lì finisce il piano; il seguito non è ancora previsto.",
            ),
          ]),
    ],
  };
}

/** The last day that is meant: a named one, that of a period ahead, of the race, or the end of the block. */
function horizonOf({ frame, words, view, diary }: Followed, end: Day): Day | undefined {
  const { today } = view;
  const [period] = frame.periods;
  const [day] = daysAhead(frame, today);
  const until = frame.until === undefined ? undefined : nextOf(frame.until, words, today);
  if (until !== undefined && until >= today) return until;
  if (period !== undefined && period.to >= today) return period.to;
  if (day !== undefined) return day;
  if (BLOCK.test(words)) return end;
  const race = diary.races.find(({ on, result, name, location }) => {
    const names = `${name} ${location}`.toLowerCase().split(/\s+/u);
    return (
      on >= today && result === undefined && (frame.topics.has("race") || names.some((each) => each.length > 3 && words.includes(each)))
    );
  });
  return race?.on;
}

/** What is left ends on a day to come: one without its year is the next of its name. */
function nextOf(day: Day, words: string, today: Day): Day {
  const year = Number(day.slice(0, 4));
  return day >= today || words.includes(String(year)) ? day : `${year + 1}${day.slice(4)}`;
}
