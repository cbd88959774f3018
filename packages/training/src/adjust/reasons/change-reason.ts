import { type Absence, type Athlete } from "../../athlete/athlete.ts";
import { type Day, daysBetween, shortDay } from "../../calendar/day.ts";
import { daysBackFromIllness, getBreaks, reliefOn, vdotShareOn, absenceOn } from "../../athlete/interruptions.ts";
import type { InjuryReading } from "../../injuries/injury.ts";
import { raceName } from "../../season/demand/races/prepared-race.ts";
import type { Race } from "../../season/demand/races/race.ts";
import type { ExerciseItem, Session } from "../../model/plan.ts";
import type { Adjustment, Progress } from "../adjustment.ts";
import { availabilityText, benchmarkText, checkInText, easedText, estimatesText } from "./circumstance-words.ts";
import { effortText } from "./effort-words.ts";
import { equipmentText, personalText } from "./profile-words.ts";
import type { BareChange, Version } from "../version.ts";

/** What happened, as far as reasons need it. */
export interface LayerFacts {
  readonly before: Version;
  readonly after: Version;
  readonly adjustment: Adjustment;
  readonly progress: Progress;
  /** What the text about an injury says; undefined for other adjustments. */
  readonly reading: InjuryReading | undefined;
  /** What an injury allows, in words; empty for other adjustments. */
  readonly injury: string;
  /** The same for a session of a day: the number stands above the changes. */
  readonly injuryOn: (date: Day) => string;
  /** What check-ins changed, in words; empty for other adjustments. */
  readonly checkIn: string;
  /** The races that shape the plan now. */
  readonly races: readonly Race[];
}

/** Why a session changed, as a coach would end the sentence "because …". */
export function changeReason(change: BareChange, facts: LayerFacts): string {
  const athlete = facts.after.athlete;
  const session = change.after ?? change.before;
  if (session === undefined) return "";
  const away = change.after === undefined ? absenceOn(athlete, session.date) : undefined;
  if (away !== undefined) return session.code === "RACE" ? `never race while ill; ${awayReason(away)}` : awayReason(away);
  const isDeloadGone = change.before?.isDeload === true && change.after?.isDeload === false;
  if (isDeloadGone && (facts.adjustment.kind === "injury" || facts.adjustment.kind === "check-in") && !isReplaced(change)) return NO_DELOAD;
  const own = ownReason(change, session, facts);
  const lighter = lighterReason(athlete, session.date, isShorter(change));
  // Less of the same is what an injury leaves of it.
  const isLess = change.before !== undefined && change.after !== undefined && change.after.load <= change.before.load;
  return own ?? lighter ?? (facts.injury !== "" && isLess ? facts.injuryOn(session.date) : KNOCK_ON);
}

const NO_DELOAD = "the weeks around it are lighter now, so it needs no deload";
const KNOCK_ON = "it builds on the weeks before it, and those changed";

function ownReason(change: BareChange, session: Session, facts: LayerFacts): string | undefined {
  const { before, after, adjustment } = facts;
  switch (adjustment.kind) {
    case "injury":
      if (facts.checkIn !== "") return facts.checkIn;
      return facts.injury !== "" && isReplaced(change) ? facts.injuryOn(session.date) : undefined;
    case "check-in":
      return facts.checkIn === "" ? undefined : facts.checkIn;
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
      return estimatesText(adjustment.moved, session);
    case "effort":
      return effortText(adjustment.efforts, session) ?? "it builds on the week that felt harder or easier";
    case "equipment":
      return equipmentText(before.athlete, after.athlete);
    case "profile":
      return personalText(before.athlete, after.athlete);
    case "ease":
      return session.date >= adjustment.from && session.date <= adjustment.to ? easedText(adjustment) : undefined;
    case "move":
      if (adjustment.sessionId !== session.id) return "the session you moved is now on this day";
      return adjustment.because === undefined ? "you moved it" : checkInText(adjustment.because);
    case "swap":
      return "you chose another exercise for it";
  }
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
  if (date > competition.date) return `the weeks after ${race} build up again`;
  return competition.priority === "A" ? `the plan now leads to ${race}` : `${race} is on the way now`;
}

function nearRaceReason(name: string, days: number, { before, after }: BareChange): string {
  if (days === 0) return `it is the day of ${name}`;
  if (days === -1) return `the day before ${name} is free or very short`;
  if (days > 0) return `the days after ${name} are for recovery`;
  if (days === -2) return `two days before ${name} only easy movement helps`;
  // On the way to a nearer race a day may get more: the taper is another one.
  if (before !== undefined && after !== undefined && after.load >= before.load)
    return `${name} is ${-days} days away, and the weeks up to it are planned anew`;
  const legs = before?.heavyLower === true && after?.heavyLower !== true ? ", and no heavy leg work" : "";
  return `${name} is ${-days} days away: less volume at the same intensity${legs}`;
}

function comebackReason({ before, after }: BareChange, session: Session, athlete: Athlete): string | undefined {
  if (before !== undefined && after !== undefined && after.code !== before.code && after.load > before.load)
    return before.hard
      ? "the key session you missed takes the place of this one; nothing else is moved"
      : "the key session you missed replaces an easier one; nothing else is moved";
  const lighter = lighterReason(athlete, session.date, isShorter({ before, after }));
  if (lighter !== undefined) return lighter;
  if ((after?.work?.rung ?? Infinity) < (before?.work?.rung ?? 0)) return "the step that you missed comes first";
  const isClose = getBreaks(athlete).some(({ to }) => to < session.date && daysBetween(to, session.date) <= 2 * RACE_WEEK);
  if (isClose && before?.isDeload === true && after?.isDeload === false)
    return "the days without training were your lighter days, so the deload goes";
  if (before !== undefined && after !== undefined && (before.phase !== after.phase || before.isDeload !== after.isDeload))
    return "you do the week you lost again, so what follows comes a week later";
  const share = vdotShareOn(athlete, session.date);
  return share < 1 ? `after the break, paces are ${Math.round(100 * (1 - share))} % slower for as long as the break lasted` : undefined;
}

function isShorter({ before, after }: { readonly before?: Session | undefined; readonly after?: Session | undefined }): boolean {
  return before === undefined || after === undefined || after.duration < before.duration;
}

/** Why a day is lighter: the first week of an injury, or the days after a break. */
function lighterReason(athlete: Athlete, date: Day, hasLess: boolean): string | undefined {
  const relief = reliefOn({ ...athlete, efforts: [] }, date);
  if (relief === undefined) return undefined;
  const percent = Math.round(100 * relief.share);
  const gap = isComeback(athlete, date) ? getBreaks(athlete).findLast(({ to }) => to < date) : undefined;
  if (gap === undefined && athlete.lighterDays?.some(({ from, to }) => from <= date && date <= to) === true)
    return "you asked for less on this day";
  if (gap === undefined && athlete.easings?.some(({ from, to, isStep }) => isStep === true && from <= date && date <= to) === true)
    return `two sessions in a row were at its limit, so this week has ${percent} % of that load`;
  if (gap === undefined) return `the first week with a new problem has ${percent} % of the usual volume`;
  const isInSteps = gap.isIllness && daysBetween(gap.to, date) <= daysBackFromIllness(gap.days);
  if (isInSteps || relief.onlyEasy)
    return `after ${gap.days} ${gap.days === 1 ? "day" : "days"} of illness, training comes back in steps${hasLess ? `: ${relief.onlyEasy ? "easy, at" : "at"} ${percent} % of the usual volume` : relief.onlyEasy ? ": easy, and no longer than planned" : ""}`;
  const week = ORDINALS_AFTER_GAP[Math.floor((daysBetween(gap.to, date) - 1) / 7)] ?? "next";
  return `after ${gap.days} days without training, the ${week} week back is at ${percent} % of the usual volume`;
}

const ORDINALS_AFTER_GAP = ["first", "second", "third", "fourth"] as const;

/** Whether a break alone makes the day lighter. */
function isComeback(athlete: Athlete, date: Day): boolean {
  return reliefOn({ ...athlete, easings: [], lighterDays: [], efforts: [] }, date) !== undefined;
}
