import type { Athlete } from "../../athlete/athlete.ts";
import { daysBackFromIllness, getBreaks, LOST_WEEK_DAYS } from "../../athlete/interruptions.ts";
import { addDays, type Day, daysBetween, shortDay } from "../../calendar/day.ts";
import type { Plan } from "../../model/plan.ts";
import { capital } from "../../model/words.ts";
import { raceName } from "../../season/demand/races/prepared-race.ts";
import type { Adjustment } from "../adjustment.ts";
import type { LayerFacts } from "./layer-facts.ts";
import { daysInMinutes, isEasy, sessionsFrom } from "./plan-facts.ts";
import { illnessGate, illnessSigns } from "./warning-signs.ts";

/** Days away: what one does with them is only worth saying while they last. */
export function away({ from, to }: Adjustment & { kind: "absence" }, today: Day): string {
  if (to < today) return `You were away from ${shortDay(from)} to ${shortDay(to)}. No session of these days is added to another day.`;
  return `No sessions from ${shortDay(from)} to ${shortDay(to)}. Walk, swim and sleep; no session of these days is added to another day.`;
}

/** How the plan lets somebody in again after the last break. */
export function afterBreak({ before, after, progress: { today } }: LayerFacts): string[] {
  const last = getBreaks(after.athlete).at(-1);
  if (last === undefined || last.days < LOST_WEEK_DAYS) return [];
  return [
    ...replacedDeload(before.plan, after.plan, last.days),
    ...firstBack(after, last, today),
    ...(last.days >= LONG_BREAK_DAYS && !last.isIllness
      ? ["How are your feet, tendons and knees, and how tired are you? Say so before the first fast or heavy session."]
      : []),
  ];
}

/** Days off that were the lighter ones: a week that has more minutes than before is no making up. */
function replacedDeload(before: Plan, after: Plan, days: number): string[] {
  const week = before.weeks.find(({ isDeload }, index) => isDeload && after.weeks[index]?.isDeload === false);
  return week === undefined
    ? []
    : [
        `Your ${days} days off were the deload: the week of ${shortDay(week.startDate)} trains again, a little lighter than the last full one. Nothing is made up.`,
      ];
}

function firstBack(after: LayerFacts["after"], last: { readonly to: Day }, today: Day): string[] {
  const [first] = sessionsFrom(after.plan, addDays(last.to, 1), addDays(last.to, LONG_BREAK_DAYS));
  return first === undefined || first.date < today || !isEasy(first)
    ? []
    : [`The first session back, on ${shortDay(first.date)}, is easy.`];
}

const LONG_BREAK_DAYS = 14;

/** After silence a coach asks what it was: the way back from an illness or an injury is another one. */
export function whyAway(athlete: Athlete, today: Day): string[] {
  const last = getBreaks(athlete).at(-1);
  return last === undefined || last.days < LOST_WEEK_DAYS || last.to < addDays(today, -1)
    ? []
    : ["Were you ill, or does something hurt? Say so under “Something changed”: the way back is another one then."];
}

/** What the plan does after an illness, in its own days and minutes. */
export function afterIllness({ after, progress: { today } }: LayerFacts, { from, to }: Adjustment & { kind: "absence" }): string {
  const days = daysBackFromIllness(getBreaks(after.athlete).findLast((gap) => gap.to >= to)?.days ?? 1);
  const next = addDays(to, 1);
  const back = sessionsFrom(after.plan, next > today ? next : today, addDays(to, days)).filter(({ code }) => code !== "RACE");
  const hard = back.find((session) => !isEasy(session));
  // A day of lifting is no easy day, however light it is.
  const lifted = back.find(({ type }) => type === "strength");
  const until = [hard?.date, lifted?.date].filter((date) => date !== undefined).toSorted()[0];
  const easy = until === undefined ? back : back.filter(({ date }) => date < until);
  const first = easy.length === 0 ? "" : ` Easy days first: ${daysInMinutes(easy)}. A few minutes of warm-up come on top.`;
  const light =
    lifted !== undefined && (hard === undefined || lifted.date < hard.date) ? ` Light lifting on ${shortDay(lifted.date)}.` : "";
  const then = `${light}${hard === undefined ? "" : ` More than easy from ${shortDay(hard.date)} on.`}`;
  const isBack = isRelapse(after.athlete, to);
  const isLong = daysBetween(from, to) >= LONG_FEVER_DAYS;
  const doctor = isLong && !isBack ? " A fever of more than three days belongs in front of a doctor before you train again." : "";
  return `No training up to and including ${shortDay(to)}, and none with a fever. ${illnessGate(isBack)}${first}${then} If a day feels worse than the one before, take another day off.${doctor} ${illnessSigns(isBack)}`;
}

/** Days between the first and the last of a fever of more than three days (return-ladders.md section 6, "ask / refer"). */
const LONG_FEVER_DAYS = 3;

/** Whether the illness that ends on the day counts together with one before it. */
export function isRelapse(athlete: Athlete, to: Day): boolean {
  const gaps = getBreaks(athlete);
  const last = gaps.findLast((gap) => gap.to >= to) ?? gaps.at(-1);
  return last !== undefined && last.days > daysBetween(last.from, last.to) + 1;
}

export function racesLost(before: Athlete, after: Athlete): string[] {
  const still = new Set(after.competitions);
  return (before.competitions ?? [])
    .filter((race) => !still.has(race))
    .map(
      (race) =>
        `${capital(raceName(race))} on ${shortDay(race.date)} is out: never race while ill. Enter it again if you are well before then.`,
    );
}
