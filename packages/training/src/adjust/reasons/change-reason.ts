import type { LayerFacts } from "./layer-facts.ts";
import { type Absence, type Athlete } from "../../athlete/athlete.ts";
import { type Day, daysBetween, shortDay } from "../../calendar/day.ts";
import { daysBackFromIllness, getBreaks, LOST_WEEK_DAYS, reliefOn, vdotShareOn, absenceOn } from "../../athlete/interruptions.ts";
import { raceName } from "../../season/demand/races/prepared-race.ts";
import type { ExerciseItem, Session } from "../../model/plan.ts";
import type { Adjustment } from "../adjustment.ts";
import { isRelapse } from "./break-notes.ts";
import { availabilityText, benchmarkText, easedText, estimatesText } from "./circumstance-words.ts";
import { checkInReason, clearanceReason, clearedReason, injuryReason } from "./body-reasons.ts";
import { effortText } from "./effort-words.ts";
import { equipmentText, personalText } from "./profile-words.ts";
import type { BareChange } from "../version.ts";

/** Why a session changed, as a coach would end the sentence "because …". */
export function changeReason(change: BareChange, facts: LayerFacts): string {
  const athlete = facts.after.athlete;
  const session = change.after ?? change.before;
  if (session === undefined) return "";
  const away = change.after === undefined ? absenceOn(athlete, session.date) : undefined;
  if (away?.reason === "illness" && away.to < session.date)
    return isRelapse(athlete, away.to)
      ? "two days without fever come before the first session"
      : "a day without fever comes before the first session";
  if (away !== undefined) return session.code === "RACE" ? `never race while ill; ${awayReason(away)}` : awayReason(away);
  const isDeloadGone = change.before?.isDeload === true && change.after?.isDeload === false;
  if (isDeloadGone && (facts.adjustment.kind === "injury" || facts.adjustment.kind === "check-in") && !isReplaced(change)) return NO_DELOAD;
  return ownReason(change, session, facts) ?? lighterReason(athlete, session.date) ?? KNOCK_ON;
}

const NO_DELOAD = "the weeks around it are lighter now, so it needs no deload";
const KNOCK_ON = "other days changed, and this one has to fit them";

function ownReason(change: BareChange, session: Session, facts: LayerFacts): string | undefined {
  const { before, after, adjustment } = facts;
  switch (adjustment.kind) {
    case "injury":
      return facts.isYes ? clearedReason(change, facts) : (injuryReason(change, facts) ?? clearanceReason(change, facts));
    case "check-in":
      return checkInReason(change, before, after);
    case "competition":
      return raceReason(change, session.date, facts) ?? seasonReason(adjustment, session.date, after.athlete);
    case "absence":
    case "missed":
      return comebackReason(change, session, after.athlete);
    case "availability":
      return availabilityText(adjustment.availability);
    case "benchmarks":
      return benchmarkText(before.athlete, after.athlete);
    case "estimates":
      return estimatesText(adjustment.moved, session, after.athlete.units);
    case "effort":
      return effortText(adjustment.efforts, session);
    case "equipment":
      return equipmentText(before.athlete, after.athlete);
    case "profile":
      return personalText(before.athlete, after.athlete);
    case "ease":
      return session.date >= adjustment.from && session.date <= adjustment.to ? easedReason(adjustment) : undefined;
    case "move":
      if (adjustment.sessionId !== session.id) return "the session you moved is now on this day";
      return adjustment.because === undefined ? "you moved it" : CHECK_IN;
    case "swap":
      return "you chose another exercise for it";
  }
}

/** What the check-in showed stands above the lines, once. */
const CHECK_IN = "your check-in asks for it";

function easedReason(adjustment: Adjustment & { kind: "ease" }): string {
  return adjustment.because === undefined ? easedText(adjustment) : CHECK_IN;
}

function awayReason({ reason, from, to }: Absence): string {
  if (reason === "illness") return `you are ill: no training until ${shortDay(to)}, and none with a fever`;
  if (reason === "holiday") return `you are away from ${shortDay(from)} to ${shortDay(to)}`;
  return "you missed it, and missed sessions are not crammed in elsewhere";
}

/** Whether the change has a line that stands in for another one and did not before, or lost one. */
function isReplaced({ before, after }: BareChange): boolean {
  const standIns = (session: Session | undefined): string[] =>
    getLines(session).flatMap((item) => (item.replaced === undefined ? [] : [`${item.replaced.name} ${item.name}`]));
  const known = new Set(standIns(before));
  const [names, now] = [new Set(getNames(before)), new Set(getNames(after))];
  const isOther = names.size !== now.size || [...now].some((name) => !names.has(name));
  return isOther || standIns(after).some((text) => !known.has(text));
}

function getLines(session: Session | undefined): readonly ExerciseItem[] {
  return session === undefined ? [] : Object.values(session.blocks).flat();
}

function getNames(session: Session | undefined): string[] {
  return getLines(session).map((item) => item.name);
}

/** Days before a race in which anything is different for it, at least. */
const RACE_WEEK = 7;

function raceReason(change: BareChange, date: Day, { before, after: { athlete }, races }: LayerFacts): string | undefined {
  const near = races
    .map((race) => ({ race, days: daysBetween(race.date, date) }))
    .filter(({ race, days }) => days >= -Math.max(RACE_WEEK, race.taperDays) && days <= race.easyDays)
    .toSorted((a, b) => Math.abs(a.days) - Math.abs(b.days))[0];
  if (near !== undefined) return nearRaceReason(near.race.name, near.days, change);
  const now = athlete.competitions ?? [];
  const gone = before.athlete.competitions?.find((race) => !now.includes(race) && Math.abs(daysBetween(race.date, date)) <= 2 * RACE_WEEK);
  return gone === undefined ? undefined : `${raceName(gone)} is no longer on ${shortDay(gone.date)}`;
}

/** What is neither near a race nor where one was: the way to the new race, or the weeks behind it. */
function seasonReason(
  { competition }: Adjustment & { kind: "competition" },
  date: Day,
  { competitions = [] }: Athlete,
): string | undefined {
  if (!competitions.some((race) => race.date === competition.date)) return undefined;
  const race = raceName(competition);
  if (date > competition.date)
    return daysBetween(competition.date, date) <= 2 * RACE_WEEK
      ? `the weeks after ${race} build up again`
      : "the weeks before it have changed";
  return competition.priority === "A" ? `the plan now leads to ${race}` : `${race} is on the way now`;
}

function nearRaceReason(name: string, days: number, { before, after }: BareChange): string {
  if (days === 0) return `it is the day of ${name}`;
  if (days === -1) return `the day before ${name} is free or very short`;
  if (days > 0) return `the days after ${name} are for recovery`;
  if (days === -2) return `two days before ${name} only easy movement helps`;
  const isLess = before !== undefined && (after === undefined || after.load < before.load);
  return isLess ? `${name} is ${-days} days away, and fresh legs count more now` : `${name} is ${-days} days away`;
}

/** A missed key session comes at most so many days later (dose-progression.md section 6). */
const KEY_SESSION_MAX_DAYS = 2;

function comebackReason({ before, after }: BareChange, session: Session, athlete: Athlete): string | undefined {
  const isMore = before !== undefined && after !== undefined && after.code !== before.code && after.load > before.load;
  const isNear = getBreaks(athlete).some(
    ({ to, days }) => days < LOST_WEEK_DAYS && to < session.date && daysBetween(to, session.date) <= KEY_SESSION_MAX_DAYS,
  );
  if (isMore && isNear) return "the key session you missed comes in place of an easier one";
  const isClose = getBreaks(athlete).some(({ to }) => to < session.date && daysBetween(to, session.date) <= 2 * RACE_WEEK);
  if (isClose && before?.isDeload === true && after?.isDeload === false)
    return "the days without training were your lighter days, so the deload goes";
  const lighter = lighterReason(athlete, session.date);
  if (lighter !== undefined) return lighter;
  const [now, planned] = [after?.work, before?.work];
  const isOwnStep =
    now !== undefined && planned !== undefined && now.stimulus === planned.stimulus && now.mode === planned.mode && now.rung < planned.rung;
  if (isOwnStep) return "the step that you missed comes first";
  if (vdotShareOn(athlete, session.date) < 1) return "your paces are a little slower for as long as the break lasted";
  const last = getBreaks(athlete).findLast(({ to }) => to < session.date);
  if (last === undefined) return undefined;
  return last.days >= LOST_WEEK_DAYS
    ? "the block goes on from the week before the break"
    : "the weeks before it are smaller now, and it grows from them";
}

/** Why a day is lighter: the days after a break, or what the athlete asked for before. */
function lighterReason(athlete: Athlete, date: Day): string | undefined {
  const relief = reliefOn({ ...athlete, efforts: [] }, date);
  if (relief === undefined) return undefined;
  const gap = isComeback(athlete, date) ? getBreaks(athlete).findLast(({ to }) => to < date) : undefined;
  if (gap === undefined && athlete.lighterDays?.some(({ from, to }) => from <= date && date <= to) === true)
    return "you asked for less on this day";
  if (gap === undefined && athlete.easings?.some(({ from, to, isStep }) => isStep === true && from <= date && date <= to) === true)
    return "two sessions in a row were at its limit";
  if (gap === undefined) return "it is the first week with a new problem";
  if (gap.isIllness && daysBetween(gap.to, date) <= daysBackFromIllness(gap.days))
    return `after ${gap.days} ${gap.days === 1 ? "day" : "days"} of illness, training comes back in steps`;
  const week = ORDINALS_AFTER_GAP[Math.floor((daysBetween(gap.to, date) - 1) / 7)] ?? "next";
  return `it is your ${week} week back`;
}

const ORDINALS_AFTER_GAP = ["first", "second", "third", "fourth"] as const;

/** Whether a break alone makes the day lighter. */
function isComeback(athlete: Athlete, date: Day): boolean {
  return reliefOn({ ...athlete, easings: [], lighterDays: [], efforts: [] }, date) !== undefined;
}
