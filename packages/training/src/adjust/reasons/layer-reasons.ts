import { illnessGate, illnessSigns } from "./warning-signs.ts";
import { addDays, type Day, dayInWords, daysBetween, shortDay } from "../../calendar/day.ts";
import { clashTexts } from "../../season/demand/races/clashing-races.ts";
import { raceName } from "../../season/demand/races/prepared-race.ts";
import { getRaces } from "../../season/demand/races/race-calendar.ts";
import type { Athlete, BenchmarkLift, Competition } from "../../athlete/athlete.ts";
import { LIFT_NAMES } from "../../athlete/lifts/training-lifts.ts";
import type { Moved } from "../../analysis/estimates/moved-estimates.ts";
import type { Plan } from "../../model/plan.ts";
import { formatWeight } from "../../units/format.ts";
import { injuryNotes } from "./injury-note.ts";
import { daysInMinutes, isEasy, isSameAfter, keptIn, sessionsFrom, weekMinutesNote } from "./plan-facts.ts";
import type { Adjustment, SessionChange } from "../adjustment.ts";
import { isDetail } from "../detail-change.ts";
import type { LayerFacts } from "./layer-facts.ts";
import { availabilityText, benchmarkText, checkInText, easedText } from "./circumstance-words.ts";
import { aboutBenchmark, asksForWeights, keptAndDropped, replacedTest } from "./beside-changes.ts";
import { checkInNotes } from "./check-in-words.ts";
import { effortNotes } from "./effort-words.ts";
import { equipmentText, personalText } from "./profile-words.ts";
import { isOwnChoice } from "../choices/own-choice.ts";
import { moveNote, refusals } from "../choices/own-choice-notes.ts";
import { capital, formatList } from "../../model/words.ts";
import { daysBackFromIllness, getBreaks, LOST_WEEK_DAYS } from "../../athlete/interruptions.ts";

/** The note of the coach about an adjustment: what changed, why, and when to look at it again. */
export function layerReasons(facts: LayerFacts, changes: readonly SessionChange[]): readonly string[] {
  const { before, adjustment, progress } = facts;
  if (changes.length > 0) return [howMuch(changes), ...why(facts, changes)];
  if (isOwnChoice(adjustment)) return refusals(before, adjustment, progress);
  return ["Nothing in the plan has to change.", ...(whyUnchanged(facts) ?? why(facts, changes))];
}

/** As many sessions as lines are read, and those beside them in which nothing is worth a line. */
function howMuch(changes: readonly SessionChange[]): string {
  const told = changes.filter((change) => !isDetail(change));
  const details = changes.length - told.length;
  const removed = told.filter(({ after }) => after === undefined).length;
  const added = told.filter(({ before }) => before === undefined).length;
  const parts = [
    [told.length - removed - added, "changed"],
    [removed, "taken out"],
    [added, "added"],
    [details, "changed only in notes or a few easy minutes"],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${count === 1 ? "session is" : "sessions are"} ${what}`);
  return `${capital(words.join(", "))}. Completed and past sessions stay as they were.`;
}

function why(facts: LayerFacts, changes: readonly SessionChange[]): string[] {
  const { before, after, adjustment, progress } = facts;
  const { today } = progress;
  const isNew = before.athlete !== after.athlete;
  const weeks = weekMinutesNote(facts, today);
  switch (adjustment.kind) {
    case "injury":
      return injuryNotes(facts, adjustment.details, changes);
    case "check-in":
      return [...checkInNotes(after, today), ...(changes.length === 0 ? [] : weeks)];
    case "competition": {
      const { competition } = adjustment;
      if (competition.date < today)
        return [`${raceName(competition)} on ${shortDay(competition.date)} is over, so the plan no longer leads up to it.`];
      return [
        leadsTo(competition, after.athlete),
        ...replacedTest(facts, competition),
        ...weeks,
        ...pacing(facts, competition),
        ...clashesWith(competition, after.athlete),
      ];
    }
    case "absence":
      return adjustment.reason === "illness"
        ? [...racesLost(before.athlete, after.athlete), afterIllness(facts, adjustment.to)]
        : [away(adjustment, today), ...afterBreak(facts), ...weeks];
    case "missed":
      return ["No session that you missed is added to another day.", ...afterBreak(facts), ...weeks, ...whyAway(after.athlete, today)];
    case "availability":
      return [`${capital(availabilityText(adjustment.availability))}.`, ...keptAndDropped(facts), ...weeks];
    case "benchmarks":
      return [`${capital(benchmarkText(before.athlete, after.athlete))}.`, ...stays(changes), ...aboutBenchmark(facts)];
    case "effort":
      return isNew ? effortNotes(adjustment.efforts, facts, after.athlete.units) : [ALREADY_KNOWN_TEXT];
    case "estimates":
      return isNew
        ? [...adjustment.moved.map(({ reason }) => reason), ...stays(changes), ...askWhyWeaker(adjustment.moved)]
        : [ALREADY_KNOWN_TEXT];
    case "equipment":
      return isNew
        ? [
            `${capital(equipmentText(before.athlete, after.athlete))}. Exercises now match your equipment.`,
            ...asksForWeights(facts),
            ...weeks,
          ]
        : [ALREADY_KNOWN_TEXT];
    case "profile":
      return isNew
        ? [`${capital(personalText(before.athlete, after.athlete))}. The plan takes this into account from today on.`]
        : [ALREADY_KNOWN_TEXT];
    case "ease":
      return isNew
        ? [
            `${capital(easedText(adjustment))}.${isSameAfter(facts, adjustment.to) ? " The days after go on as planned." : ""}`,
            ...costOf(adjustment),
          ]
        : [ALREADY_KNOWN_TEXT];
    case "move":
      return [
        ...(adjustment.because === undefined ? [] : [`${capital(checkInText(adjustment.because))}.`]),
        ...moveNote(before, adjustment, progress),
      ];
    case "swap":
      return [];
  }
}

/** "Days, exercises and sets stay as they are; only loads change.": of it what is true. */
function stays(changes: readonly SessionChange[]): string[] {
  const kept = keptIn(changes);
  const same = [...(kept.days ? ["days"] : []), ...(kept.exercises ? ["exercises"] : []), ...(kept.exercises && kept.sets ? ["sets"] : [])];
  const moved = [...(kept.loads ? [] : ["loads"]), ...(kept.paces ? [] : ["paces"])];
  if (same.length === 0) return [];
  const isFarther = !kept.paces && changes.some(({ before, after }) => (before?.distance ?? 0) !== (after?.distance ?? 0));
  const only =
    kept.exercises && kept.sets && moved.length > 0
      ? `; ${formatList(moved)} change${isFarther ? ", and the distance of what is done by time with them" : ""}`
      : "";
  return [`${capital(formatList(same))} stay as they are${only}.`];
}

/** Days away: what one does with them is only worth saying while they last. */
function away({ from, to }: Adjustment & { kind: "absence" }, today: Day): string {
  if (to < today) return `You were away from ${shortDay(from)} to ${shortDay(to)}. No session of these days is added to another day.`;
  return `No sessions from ${shortDay(from)} to ${shortDay(to)}. Walk, swim and sleep; no session of these days is added to another day.`;
}

/** How the plan lets somebody in again after the last break. */
function afterBreak({ before, after, progress: { today } }: LayerFacts): string[] {
  const last = getBreaks(after.athlete).at(-1);
  if (last === undefined || last.days < LOST_WEEK_DAYS) return [];
  return [...replacedDeload(before.plan, after.plan, last.days), ...firstBack(after, last, today)];
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
function whyAway(athlete: Athlete, today: Day): string[] {
  const last = getBreaks(athlete).at(-1);
  return last === undefined || last.days < LOST_WEEK_DAYS || last.to < addDays(today, -1)
    ? []
    : ["Were you ill, or does something hurt? Say so under “Something changed”: the way back is another one then."];
}

/** A drop has a cause that no log shows. */
function askWhyWeaker(moved: readonly Moved[]): string[] {
  return moved.some(({ capacity, from, to }) => capacity !== "row500m" && to < from)
    ? ["What is behind it: sleep, food, stress, an illness, pain? If something hurts, say so first."]
    : [];
}

/** What the plan does after an illness, in its own days and minutes. */
function afterIllness({ after, progress: { today } }: LayerFacts, to: Day): string {
  const days = daysBackFromIllness(getBreaks(after.athlete).findLast((gap) => gap.to >= to)?.days ?? 1);
  const next = addDays(to, 1);
  const back = sessionsFrom(after.plan, next > today ? next : today, addDays(to, days)).filter(({ code }) => code !== "RACE");
  const hard = back.find((session) => !isEasy(session));
  // A day of lifting is no easy day, however light it is.
  const lifted = back.find(({ type }) => type === "strength");
  const until = [hard?.date, lifted?.date].filter((date) => date !== undefined).toSorted()[0];
  const easy = until === undefined ? back : back.filter(({ date }) => date < until);
  const first = easy.length === 0 ? "" : ` Easy days first: ${daysInMinutes(easy)}. Warm-ups are in these minutes.`;
  const light =
    lifted !== undefined && (hard === undefined || lifted.date < hard.date) ? ` Light lifting on ${shortDay(lifted.date)}.` : "";
  const then = `${light}${hard === undefined ? "" : ` More than easy from ${shortDay(hard.date)} on.`}`;
  const isBack = isRelapse(after.athlete, to);
  return `No training up to and including ${shortDay(to)}, and none with a fever. ${illnessGate(isBack)}${first}${then} If a day feels worse than the one before, take another day off. ${illnessSigns(isBack)}`;
}

/** Whether the illness that ends on the day counts together with one before it. */
function isRelapse(athlete: Athlete, to: Day): boolean {
  const gaps = getBreaks(athlete);
  const last = gaps.findLast((gap) => gap.to >= to) ?? gaps.at(-1);
  return last !== undefined && last.days > daysBetween(last.from, last.to) + 1;
}

/** The plan still leads to a main race behind a lesser one. */
function leadsTo(competition: Competition, { competitions = [] }: Athlete): string {
  const { date, priority } = competition;
  const race = `${raceName(competition)} on ${shortDay(date)}`;
  const main = competitions.find((other) => other.priority === "A" && other.date > date);
  return priority === "A" || main === undefined
    ? `The plan now leads to ${race} (priority ${priority}).`
    : `${capital(race)} (priority ${priority}) is a race along the way. The plan still leads to ${raceName(main)} on ${shortDay(main.date)}.`;
}

/** Days in which nobody gets fitter: what helps is known before the start. */
const LATE_DAYS = 28;

/** Days in which training changes what one knows and not what one can do. */
const TOO_LATE_DAYS = 21;

/** A race that was entered late is saved by how it is raced (race-demands.md section 6). */
function pacing({ after, progress: { today } }: LayerFacts, { date, priority }: Competition): string[] {
  const race = getRaces(after.athlete, after.plan.startDate, after.plan.durationWeeks).races.find((one) => one.date === date);
  if (race?.format.kind !== "hyrox" || priority !== "A" || daysBetween(today, date) > LATE_DAYS) return [];
  const days = daysBetween(today, date);
  return [
    ...(days <= TOO_LATE_DAYS
      ? [
          `In ${days} days nobody gets fitter: the stations get familiar, the runs get calmer, and the goal is to finish and to learn the race.`,
        ]
      : []),
    "Pacing: run the first two kilometres slower than feels right, push the sled with short steps and straight arms, jog the Roxzone, and break the wall balls into sets from the first one. Race in the shoes and on the food you trained with.",
  ];
}

function costOf({ because }: Adjustment & { kind: "ease" }): string[] {
  return because?.cost === undefined ? [] : [because.cost];
}

/** Why nothing changes although the athlete said something new; undefined where the usual words hold then too. */
function whyUnchanged(facts: LayerFacts): string[] | undefined {
  const { before, after, adjustment, progress } = facts;
  const isNew = before.athlete !== after.athlete;
  switch (adjustment.kind) {
    case "competition": {
      const { competition } = adjustment;
      if (competition.date < progress.today) return undefined;
      const end = addDays(after.plan.startDate, 7 * after.plan.durationWeeks);
      const weeks = Math.floor(daysBetween(end, competition.date) / 7);
      if (weeks < 1) return [isNew ? `${capital(raceText(competition))} fits into the plan as it is.` : ALREADY_KNOWN_TEXT];
      const away = `${weeks} ${weeks === 1 ? "week" : "weeks"} after the end of this plan`;
      return [
        `${capital(raceText(competition))} is ${away}: your next plans will lead up to it.`,
        ...clashesWith(competition, after.athlete),
      ];
    }
    case "availability":
      return isNew ? [`${capital(availabilityText(adjustment.availability))}, and the plan already fits that.`] : [ALREADY_KNOWN_TEXT];
    case "benchmarks":
      return isNew
        ? [`${capital(benchmarkText(before.athlete, after.athlete))}, and none of your remaining sessions depend on them.`]
        : [ALREADY_KNOWN_TEXT];
    case "equipment":
      return isNew
        ? [`${capital(equipmentText(before.athlete, after.athlete))}, and every exercise that is left can be done with it.`]
        : [ALREADY_KNOWN_TEXT];
    case "profile":
      return isNew
        ? [`${capital(personalText(before.athlete, after.athlete))}, and none of your remaining sessions depend on it.`]
        : [ALREADY_KNOWN_TEXT];
    case "ease":
      return isNew ? ["Nothing on those days can be made lighter."] : [ALREADY_KNOWN_TEXT];
    case "effort":
      return isNew && adjustment.efforts.length > 0
        ? undefined
        : [deloadNote(before.plan, progress.today) ?? "How your last sessions felt asks for no change."];
    case "estimates":
      return isNew ? undefined : unmoved(before.athlete, adjustment);
    case "missed":
      return ["No session that you missed is added to another day.", ...nextOfTheKind(facts)];
    default:
      return undefined;
  }
}

function raceText(competition: Competition): string {
  return `${raceName(competition)} on ${dayInWords(competition.date)} (priority ${competition.priority})`;
}

/** The clashes that the new race is part of, not those that were there before. */
function clashesWith(competition: Competition, { competitions = [] }: Athlete): readonly string[] {
  const others = competitions.filter(
    ({ date, name, type }) => date !== competition.date || (name ?? type) !== (competition.name ?? competition.type),
  );
  const old = new Set(clashTexts(others, addDays(competition.date, -7)));
  return clashTexts([...others, competition], addDays(competition.date, -7)).filter((text) => !old.has(text));
}

function racesLost(before: Athlete, after: Athlete): string[] {
  const still = new Set(after.competitions);
  return (before.competitions ?? [])
    .filter((race) => !still.has(race))
    .map(
      (race) =>
        `${capital(raceName(race))} on ${shortDay(race.date)} is out: never race while ill. Enter it again if you are well before then.`,
    );
}

/** A lighter week is meant to feel easy: what comes after it is the answer. */
function deloadNote({ weeks }: Plan, today: Day): string | undefined {
  const index = weeks.findLastIndex(({ startDate }) => startDate <= today);
  const next = weeks[index + 1];
  if (weeks[index]?.isDeload !== true) return undefined;
  return next === undefined || next.isDeload
    ? "This is the lighter week: it is meant to feel easy."
    : `This is the lighter week: it is meant to feel easy, so nothing is added to it. From ${shortDay(next.startDate)} on the sessions are full again; if those feel easy as well, the plan moves up.`;
}

/** What the log says of a number that stays: by how much it differs, and why that is no reason. */
function unmoved({ strength, units = "kg" }: Athlete, { estimates }: Adjustment & { kind: "estimates" }): string[] {
  const near = estimates.flatMap(({ capacity, value, count }): string[] => {
    const known = strength.oneRepMax[capacity as BenchmarkLift];
    if (known === undefined || count === 0 || Math.abs(value - known) < SMALLEST_PLATES) return [];
    const name = capital(LIFT_NAMES[capacity as BenchmarkLift]);
    return [
      `${name}: your sets say about ${formatWeight(Math.round(value), units)}, the plan uses ${formatWeight(known, units)}. Two tests of the same lift differ by as much, so the loads stay; more sets like these move them.`,
    ];
  });
  return near.length === 0 ? ["Your log agrees with the numbers that the plan uses."] : near;
}

/** Kilograms that a bar can be changed by. */
const SMALLEST_PLATES = 2.5;

/** When the kind of session that was missed is planned next. */
function nextOfTheKind({ before, after, adjustment, progress }: LayerFacts): string[] {
  const ids = adjustment.kind === "missed" ? adjustment.sessionIds : undefined;
  const missed = sessionsFrom(before.plan, "", progress.today).filter(
    ({ id, date }) => ids?.includes(id) === true && date < progress.today,
  );
  return missed.flatMap(({ code, title }) => {
    const next = sessionsFrom(after.plan, progress.today, "9999").find((session) => session.code === code);
    return next === undefined ? [] : [`In place of “${title}” the next of its kind is on ${shortDay(next.date)}: ${next.title}.`];
  });
}

const ALREADY_KNOWN_TEXT = "The plan already takes this into account.";
