import { isWeightlifter } from "#training/selection/strength/meet.ts";
import { addDays, type Day, getMonday, shortDay, type Weekday, WEEKDAY_NAMES } from "#training/calendar/day.ts";
import { activityNames } from "#training/injuries/activities.ts";
import { describeDayLimit } from "#training/free-text/availability.ts";
import type { DayLimit } from "#training/free-text/day-limit.ts";
import { LEGS_SPARED } from "#training/free-text/week-map/beside-commitment.ts";
import { tiresLegs } from "#training/free-text/week-map/commitment.ts";
import { hasContent, SESSION_CONTENTS, type SessionContent } from "#training/free-text/session-content.ts";
import type { Outing, WeekWish } from "#training/free-text/week-wish.ts";
import type { WishedMove } from "#training/free-text/wished-days.ts";
import type { PlanWeek, Session } from "#training/model/plan.ts";
import { codeFacts } from "#training/model/session-codes.ts";
import { formatList } from "#training/model/words.ts";
import type { ToldFacts } from "./told-facts.ts";

/** Dates with little time: what their weeks have, beside the others. */
export function busyText({ days }: WeekWish, { weeks }: ToldFacts): string | undefined {
  const [busy] = days;
  if (busy?.from === undefined || busy.until === undefined) return undefined;
  const { from, until } = busy;
  const hit = weeks.filter(({ startDate }) => startDate <= until && startDate >= getMonday(from));
  if (hit.length === 0) return `${describeDayLimit(busy)}, which is outside these weeks.`;
  const others = weeks.filter((week) => !hit.includes(week) && !week.isDeload && week.sessions.length > 1).map(getMinutes);
  const usual = others.length === 0 ? "" : ` The other full weeks have ${minutesRange(others)}.`;
  const each = hit.map((week) => `week ${week.week} has ${getMinutes(week)} min${week.isDeload ? " and is the deload" : ""}`);
  return `${describeDayLimit(busy)}: ${formatList(each)}.${usual}`;
}

function getMinutes({ sessions }: PlanWeek): number {
  return sessions.reduce((sum, { duration }) => sum + duration, 0);
}

function minutesRange(all: readonly number[]): string {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `${most} min` : `${least} to ${most} min`;
}

export function shortDayText(minutes: number, { sessions }: ToldFacts): string {
  const longer = sessions.filter(({ duration }) => duration > minutes).length;
  if (longer === 0) return `every session fits into ${minutes} minutes.`;
  return `all days keep their usual length, because you did not say which ones are short. ${longer} of ${sessions.length} sessions are longer than ${minutes} minutes, and each of them says what to do with only that much.`;
}

/** On how many of its days a fixed date is the session, on which it is not, and what the day after it holds. */
export function commitmentText(
  { weekdays, commitment, except = [] }: Extract<NonNullable<WeekWish["told"]>, { readonly kind: "commitment" }>,
  { days: limits }: Pick<WeekWish, "days">,
  { sessions }: ToldFacts,
): string {
  const { label, isHard } = commitment;
  const days = dayNames(weekdays);
  const isIts = ({ weekday, title }: Session): boolean => weekdays.includes(weekday) && title.startsWith(`Your ${label}`);
  const on = sessions.filter(isIts);
  if (on.length === 0 && except.length === 0)
    return `your ${label} is on ${days}, in addition to this plan${isHard ? "; take the day after at the easy end" : ""}.`;
  const count = `${on.length} ${on.length === 1 ? "session" : "sessions"}`;
  const alone = limits.some(({ closed, wanted }) => wanted !== undefined && closed.length === 1) ? ", and on no other day" : "";
  const spared = limits.find(({ after }) => after !== undefined)?.closed ?? (tiresLegs(commitment) ? LEGS_SPARED : []);
  const last = sessions.at(-1)?.date ?? "";
  const pauses = except.filter(({ from }) => from <= last).map(({ from, until }) => pauseText(from, until, last));
  const pause = pauses.length === 0 ? "" : ` It does not take place ${formatList(pauses)}: those days are easy ones of the plan.`;
  return `your ${label} is the training on ${days}, in ${count}${alone}; nothing comes on top of it.${pause}${afterText(spared, on, sessions)}`;
}

function pauseText(from: Day, until: Day, last: Day): string {
  if (from === until) return `on ${shortDay(from)}`;
  return until > last ? `from ${shortDay(from)} on` : `from ${shortDay(from)} to ${shortDay(until)}`;
}

/** What the day after is kept free of, as far as its sessions are. */
function afterText(spared: DayLimit["closed"], on: readonly Session[], sessions: readonly Session[]): string {
  const next = sessions.filter(({ date }) => on.some((session) => addDays(session.date, 1) === date));
  if (spared.length === 0 || next.length === 0) return "";
  if (!spared.includes("leg-strength")) return ` The day after has no ${formatList(activityNames(spared))}.`;
  const isKept = next.every(({ heavyLower, code }) => !heavyLower && !codeFacts(code).fastRun);
  return isKept ? " The day after has no heavy legs and nothing fast." : " Where the day after has heavy legs, take the lighter end.";
}

/** A fast run on the day of the club, or what to do where there is none. */
export function clubText(weekdays: readonly Weekday[], { weeks }: ToldFacts): string {
  const fast = weeks.filter(({ sessions }) => sessions.some(isFastRun));
  const met = fast.filter(({ sessions }) => sessions.some((session) => isFastRun(session) && weekdays.includes(session.weekday)));
  const days = dayNames(weekdays);
  if (met.length === 0)
    return `no fast run of these weeks could be put on ${days}: run easily with the club then, or run hard and leave out the next hard run of the plan.`;
  if (weekdays.length > 1) {
    const each = weekdays.map((day) => {
      const on = fast.filter(({ sessions }) => sessions.some((session) => isFastRun(session) && session.weekday === day)).length;
      return `on ${dayNames([day])} in ${on}`;
    });
    return `a fast run ${formatList(each)} of ${fast.length} weeks with fast running. Do the club's run instead of that day's session; if that session is not a fast run, take the club run easy or skip the next hard session.`;
  }
  const rest = met.length === fast.length ? "" : " In the other weeks run easy with the club.";
  return `a fast run on ${days} in ${met.length} of ${fast.length} weeks with fast running. Do the club's run instead of that day's session.${rest}`;
}

function isFastRun({ code }: Session): boolean {
  return codeFacts(code).fastRun;
}

export function coachText(weekdays: readonly Weekday[], { sessions }: ToldFacts): string {
  const held = sessions.filter(({ weekday }) => weekdays.includes(weekday)).length;
  const days = dayNames(weekdays);
  const away =
    held === 0
      ? "The plan has nothing on those days. Count each as a hard day: the day after, stay at the lower end of every effort and load."
      : `The class comes first: use the ${held === 1 ? "session" : `${held} sessions`} of the plan only for what the class leaves out, and do not do both.`;
  return `${days} are for your coached training. ${away}`;
}

/** Whether the lifts of the sport are on the days of the coach, and what the other days hold. */
export function coachThereText(weekdays: readonly Weekday[], { sessions, context }: ToldFacts): string {
  const days = dayNames(weekdays);
  if (!isWeightlifter(context.athlete)) return `noted: keep anything new or heavy for ${days}, and ask your coach to watch it.`;
  const full = sessions.filter(({ code }) => code === "OLs");
  const there = full.filter(({ weekday }) => weekdays.includes(weekday)).length;
  const without =
    there === full.length
      ? "none is on a day without your coach"
      : `${full.length - there} without your coach ${full.length - there === 1 ? "stays" : "stay"} light`;
  return `${there} of ${full.length} sessions with the snatch or the clean and jerk are on ${days}; ${without}. The other days hold the light power versions and strength.`;
}

/** What the day before holds, counted; a hard day of the legs that is left is named. */
export function freshLegsText(weekdays: readonly Weekday[], { sessions }: ToldFacts): string {
  const eves = weekdays.map((weekday) => (weekday === 1 ? 7 : weekday - 1) as Weekday);
  const on = sessions.filter(({ weekday }) => eves.includes(weekday));
  const heavy = on.filter(({ heavyLower }) => heavyLower).length;
  const days = dayNames(eves);
  if (on.length === 0) return `fresh legs the next day: the plan has nothing on ${days}.`;
  if (heavy === 0) return `fresh legs the next day: none of the ${on.length} sessions on ${days} is heavy for the legs.`;
  return `fresh legs the next day: ${heavy} of ${on.length} sessions on ${days} ${heavy === 1 ? "is" : "are"} heavy for the legs. Move ${heavy === 1 ? "it" : "them"}, or do half of the leg sets.`;
}

const OUTINGS: { readonly [outing in Outing]: string } = {
  mountain: "your outing into the mountains",
  hike: "your hike",
  trail: "your trail run",
  parkrun: "your parkrun",
};

export function outingText(outing: Outing, weekdays: readonly Weekday[], { sessions }: ToldFacts): string {
  const on = sessions.filter(({ weekday }) => weekdays.includes(weekday));
  const days = dayNames(weekdays);
  const what = OUTINGS[outing];
  if (on.length === 0) return `the plan has nothing on ${days}, so ${what} has room; keep it easy before a hard day.`;
  const long = on.filter(({ code }) => code === "RL").length;
  if (outing === "parkrun")
    return `the plan has ${on.length} ${on.length === 1 ? "session" : "sessions"} on ${days}: run the parkrun at the effort of that day's session, with easy minutes before and after it.`;
  if (long > 0 && outing !== "hike")
    return `${what} counts as the long run in ${long} of the ${on.length} sessions on ${days}: go by the planned minutes and effort, walk the steep parts, and ignore distance and pace.`;
  const hard = on.filter((session) => session.hard).length;
  const place = `${what} can replace the session on ${days}`;
  return hard === 0
    ? `${place}: none of the ${on.length} is hard.`
    : `${place}. ${hard} of the ${on.length} ${hard === 1 ? "is" : "are"} hard: move ${hard === 1 ? "that one" : "those"} to the day before or after.`;
}

/** On how many of its days the wished session is, week by week, or why there is none. */
export function contentText(content: SessionContent, weekdays: readonly Weekday[], { weeks }: ToldFacts): string {
  const { name } = SESSION_CONTENTS[content];
  const full = weeks.filter(({ sessions }) => sessions.length > 1);
  const withIt = full.filter(({ sessions }) => sessions.some((session) => hasContent(session, content)));
  if (withIt.length === 0) return `${name} ${name.endsWith("s") ? "are" : "is"} not in this plan, so no day changes.`;
  const each = weekdays.map((day) => {
    const on = full.filter(({ sessions }) => sessions.some((session) => session.weekday === day && hasContent(session, content)));
    return { day, count: on.length };
  });
  const others = [...new Set(withIt.flatMap(({ sessions }) => sessions.filter((session) => hasContent(session, content))))]
    .filter(({ weekday }) => !weekdays.includes(weekday))
    .map(({ weekday }) => weekday);
  const beside = others.length === 0 ? "" : ` Also trained on ${dayNames([...new Set(others)].toSorted((a, b) => a - b))}.`;
  const missed = each.filter(({ count }) => count === 0).map(({ day }) => day);
  const met = each.filter(({ count }) => count > 0);
  if (met.length === 0) return `${name} could not be put on ${dayNames(weekdays)}: hard days and rest would lose their order.${beside}`;
  const days = met.map(
    ({ day, count }) => `on ${dayNames([day])} in ${count === full.length ? "every week" : `${count} of ${full.length} weeks`}`,
  );
  const rest = missed.length === 0 ? "" : ` On ${dayNames(missed)} your goal needs another session.`;
  return `${name} ${formatList(days)}.${rest}${beside}`;
}

/** Why days that were not chosen are trained. */
export function addedDaysText(days: readonly Weekday[]): string {
  const names = formatList(days.map((day) => WEEKDAY_NAMES[day - 1] ?? ""));
  return `What you wrote leaves too few of the days you chose, so ${names} ${days.length === 1 ? "is" : "are"} used as well.`;
}

/** The days of training that were freed for wished ones. */
export function movedDaysText(moves: readonly WishedMove[]): string {
  const each = moves.map(({ from, to }) => `${WEEKDAY_NAMES[to - 1] ?? ""} instead of ${WEEKDAY_NAMES[from - 1] ?? ""}`);
  return `To fit the day you wish for, you train on ${formatList(each)}. If that does not suit you, choose your days in your profile.`;
}

export function careText(weekdays: readonly Weekday[]): string {
  return `${dayNames(weekdays)} stay in the plan, because you did not rule them out. If you have no time, remove them in your profile.`;
}

function dayNames(weekdays: readonly Weekday[]): string {
  return formatList(weekdays.map((day) => `${WEEKDAY_NAMES[day - 1] ?? ""}s`));
}
