import { daysBetween, shortDay } from "#training/calendar/day.ts";
import type { PlanWeek, Session } from "#training/model/plan.ts";
import { HARD_DAYS } from "#training/statements/wished-exercises/dislikes.ts";
import type { Wish } from "#training/statements/wished-exercises/wished-objects.ts";
import { isLegsBeforeLong } from "#training/statements/legs-before-long.ts";
import { IN_A_ROW } from "#training/statements/wishes/wish-clauses.ts";

const SAME_DAY =
  /\b(?:(?:the |in (?:the )?)?same (?:day|session|workout)|(?:am )?(?:gleichen|selben) tag|(?:el )?mismo dia|(?:le )?meme jour|stesso giorno|mesmo dia|(?:de )?zelfde dag)\b/u;

const LONG_CODES: ReadonlySet<Session["code"]> = new Set<Session["code"]>(["RL", "BK"]);

/** What is never placed by a wish may hold all the same: two of something in a row, or two things on a day. Undefined for anything else. */
export function checkText(
  { quote, said, objects }: Pick<Wish, "quote" | "said" | "objects">,
  weeks: readonly PlanWeek[],
): string | undefined {
  const sessions = weeks.flatMap((week) => week.sessions.filter(({ code }) => code !== "RACE"));
  const named = objects.filter(({ names }) => names.length > 0);
  const holds = (session: Session, names: readonly string[]): boolean =>
    Object.values(session.blocks).some((items) => items.some(({ name }) => names.includes(name)));
  if (IN_A_ROW.test(said)) {
    const first = named[0];
    const isMeant = HARD_DAYS.test(said)
      ? (session: Session) => session.hard
      : first === undefined
        ? undefined
        : (session: Session) => holds(session, first.names);
    if (isMeant === undefined) return undefined;
    const meant = sessions.filter(isMeant);
    const pair = meant.find((session, at) => at > 0 && daysBetween(meant[at - 1]?.date ?? session.date, session.date) === 1);
    return pair === undefined
      ? `“${quote}”: the plan never does this.`
      : `“${quote}”: not possible in every week, for example on ${shortDay(pair.date)}.`;
  }
  if (isLegsBeforeLong(said)) {
    const eve = sessions.find(
      ({ date, heavyLower }) => heavyLower && sessions.some((next) => LONG_CODES.has(next.code) && daysBetween(date, next.date) === 1),
    );
    return eve === undefined
      ? `“${quote}”: the plan never does this.`
      : `“${quote}”: not possible in every week, for example on ${shortDay(eve.date)}.`;
  }
  const [one, other] = named;
  if (!SAME_DAY.test(said) || one === undefined || other === undefined) return undefined;
  const both = sessions.find((session) => holds(session, one.names) && holds(session, other.names));
  return both === undefined
    ? `“${quote}”: the plan never does this.`
    : `“${quote}”: not possible in every week, for example on ${shortDay(both.date)}.`;
}
