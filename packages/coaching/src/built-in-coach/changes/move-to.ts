import { addDays, checkMove, type Day, dayInWords, getMonday, moveOptions, type Session, shortDay, type Weekday } from "@ironpace/training";
import { list } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, noPlan } from "../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../view.ts";
import { getRow } from "./session-named.ts";
import { PREVIEW } from "./card.ts";

/** A card for one session on another day of its week, or why not and which days are open. */
export function moveTo(session: Session | undefined, target: Day, view: CoachView): Draft {
  const { plan, today, athlete } = view;
  const to = session !== undefined && session.date >= today ? notBeforeItsWeek(target, session) : target;
  if (plan === undefined || session === undefined)
    return plan === undefined ? noPlan() : { text: ["Your plan has no session that could be moved."] };
  const check = checkMove(plan.plan, athlete, { sessionId: session.id, to }, { today, outcomes: plan.outcomes });
  if (check.kind === "refused") {
    const open = possibleDays(session, plan, view);
    const away = (day: Day): number => Math.abs(Date.parse(day) - Date.parse(to));
    const [closest] = session.date === to ? [] : open.toSorted((a, b) => away(a) - away(b));
    const nearest = closest === undefined ? undefined : moveTo(session, closest, view);
    return {
      text: [
        session.date === to
          ? `**${session.title}** is already on ${shortDay(to)}.`
          : `**${session.title}** (${shortDay(session.date)}) cannot go to ${shortDay(to)}: ${check.reason}`,
        open.length === 0
          ? "No other day of its week fits. You can make it shorter, easier, or leave it out."
          : `It could go to ${list(open.map(shortDay))}. Which one?`,
        ...(nearest?.proposals === undefined
          ? []
          : [`The nearest day that fits is **${shortDay(closest ?? to)}**: the card moves it there.`, ...nearest.text.slice(1)]),
      ],
      ...(nearest?.proposals !== undefined && { proposals: nearest.proposals }),
      followUps: open.slice(0, 3).map((day) => `Move it to ${dayInWords(day).split(" ")[0] ?? ""}`),
    };
  }
  const other = allSessions(plan).find(({ id }) => id === check.swapsWith);
  const minutes = athlete.availability.minutes?.[weekdayNumber(to)];
  return {
    text: [
      `Move **${session.title}** from ${shortDay(session.date)} to **${shortDay(to)}**${other === undefined ? "" : `; **${other.title}** takes its place on ${shortDay(session.date)}`}.`,
      ...check.warnings.map(({ message }) => `Careful: ${message}`),
      ...(minutes !== undefined && minutes > 0 && minutes < session.duration && check.warnings.length === 0
        ? [`Careful: it takes ${session.duration} min, and you have ${minutes} min on that day.`]
        : []),
      PREVIEW,
    ],
    proposals: [
      {
        title: `Move ${session.title} to ${shortDay(to)}`,
        why: `It is on ${shortDay(session.date)} now.${other === undefined ? "" : ` ${other.title} takes its day.`}`,
        request: { reason: "move", sessionId: getRow(plan, session), to },
      },
    ],
  };
}

/** A day named beside a session of a later week is that weekday of its week: "Tuesday to Wednesday", said of next Tuesday, means the Wednesday after it. */
export function notBeforeItsWeek(day: Day, { date }: Pick<Session, "date">): Day {
  return day < getMonday(date) ? addDays(day, 7) : day;
}

function weekdayNumber(day: Day): Weekday {
  return (((((Date.parse(day) / 86_400_000 + 3) % 7) + 7) % 7) + 1) as Weekday;
}

export function possibleDays(session: Session, plan: ActivePlan, { athlete, today }: CoachView): readonly Day[] {
  return moveOptions(plan.plan, athlete, session.id, { today, outcomes: plan.outcomes })
    .filter(({ check }) => check.kind === "possible")
    .toSorted(
      (a, b) =>
        disturbance(a.check) - disturbance(b.check) ||
        Number(a.check.kind === "possible" && a.check.warnings.length > 0) -
          Number(b.check.kind === "possible" && b.check.warnings.length > 0),
    )
    .map(({ date }) => date);
}

/** Warnings, and another session that has to go elsewhere. */
function disturbance(check: ReturnType<typeof checkMove>): number {
  return check.kind === "refused" ? 99 : check.warnings.length + (check.swapsWith === undefined ? 0 : 1);
}
