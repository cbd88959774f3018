import { illnessSigns, warningSigns } from "./warning-signs.ts";
import { addDays, type Day, dayInWords, daysBetween, shortDay } from "../../calendar/day.ts";
import { clashTexts } from "../../season/demand/races/clashing-races.ts";
import { raceName } from "../../season/demand/races/prepared-race.ts";
import { saysOnlyCleared } from "../../injuries/cleared.ts";
import { findingText } from "../../injuries/finding-text.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import type { InjuryReading } from "../../injuries/injury.ts";
import { PAIN_RULE, PROFESSIONAL_ADVICE } from "../../injuries/referral.ts";
import type { Athlete, Competition } from "../../athlete/athlete.ts";
import type { Region } from "../../catalogue/exercise.ts";
import type { Adjustment, SessionChange } from "../adjustment.ts";
import type { LayerFacts } from "./change-reason.ts";
import { availabilityText, benchmarkText, checkInText, easedText } from "./circumstance-words.ts";
import { checkInNotes } from "./check-in-words.ts";
import { effortNotes } from "./effort-words.ts";
import { equipmentText, personalText } from "./profile-words.ts";
import { isOwnChoice } from "../choices/own-choice.ts";
import { moveNote, refusals } from "../choices/own-choice-notes.ts";
import { capital, formatList } from "../../model/words.ts";
import type { Session } from "../../model/plan.ts";
import type { HealthFinding } from "../../health/group.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import { daysBackFromIllness, getBreaks } from "../../athlete/interruptions.ts";

/** The note of the coach about an adjustment: what changed, why, and when to look at it again. */
export function layerReasons(facts: LayerFacts, changes: readonly SessionChange[]): readonly string[] {
  const { before, adjustment, progress } = facts;
  if (changes.length > 0) return [howMuch(changes), ...why(facts, changes)];
  if (isOwnChoice(adjustment)) return refusals(before, adjustment, progress);
  return ["Nothing in the plan has to change.", ...(whyUnchanged(facts) ?? why(facts, changes))];
}

function howMuch(changes: readonly SessionChange[]): string {
  const removed = changes.filter(({ after }) => after === undefined).length;
  const added = changes.filter(({ before }) => before === undefined).length;
  const parts = [
    [changes.length - removed - added, "changed"],
    [removed, "taken out"],
    [added, "added"],
  ] as const;
  const told = parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${count === 1 ? "session is" : "sessions are"} ${what}`);
  return `${capital(told.join(", "))}. Completed and past sessions stay as they were.`;
}

function why({ before, after, adjustment, progress, reading, injury, checkIn }: LayerFacts, changes: readonly SessionChange[]): string[] {
  const { today } = progress;
  switch (adjustment.kind) {
    case "injury":
      if (checkIn !== "") return checkInNotes(after);
      return [
        ...liftedNote(before, after),
        ...injuryNote(reading, injury, after, {
          isNew: facts(before, after),
          isYes: saysOnlyCleared(adjustment.details, today),
          today,
          changes,
        }),
      ];
    case "check-in":
      return checkInNotes(after);
    case "competition": {
      const { competition } = adjustment;
      if (competition.date < today)
        return [`${raceName(competition)} on ${shortDay(competition.date)} is over, so the plan no longer leads up to it.`];
      return [leadsTo(competition, after.athlete), ...clashesWith(competition, after.athlete)];
    }
    case "absence":
      return adjustment.reason === "illness"
        ? [...racesLost(before.athlete, after.athlete), afterIllness({ before, after }, adjustment.to)]
        : [
            `No sessions from ${shortDay(adjustment.from)} to ${shortDay(adjustment.to)}. Walk, swim and sleep: there is nothing to make up when you are back.`,
          ];
    case "missed":
      return [
        "Missed sessions are not crammed in: the plan goes on from what you did, and after a longer gap the next week is a little lighter.",
      ];
    case "availability":
      return [
        `${capital(availabilityText(adjustment.availability))}. What you have done this week stays; the weeks after it are replanned.`,
      ];
    case "benchmarks":
      return [`${capital(benchmarkText(before.athlete, after.athlete))}. Days and structure stay; loads and paces change to match.`];
    case "effort":
      return facts(before, after) ? effortNotes(adjustment.efforts) : [ALREADY_KNOWN_TEXT];
    case "estimates":
      return facts(before, after)
        ? [...adjustment.moved.map(({ reason }) => reason), "Days and structure stay; only loads and paces change."]
        : [ALREADY_KNOWN_TEXT];
    case "equipment":
      return facts(before, after)
        ? [`${capital(equipmentText(before.athlete, after.athlete))}. Exercises now match your equipment.`]
        : [ALREADY_KNOWN_TEXT];
    case "profile":
      return facts(before, after)
        ? [`${capital(personalText(before.athlete, after.athlete))}. The plan takes this into account from today on.`]
        : [ALREADY_KNOWN_TEXT];
    case "ease":
      return facts(before, after)
        ? [`${capital(easedText(adjustment))}. The days after go on as planned.`, ...getCost(adjustment)]
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

/** What the plan does after an illness, in its own numbers. */
function afterIllness({ before, after }: Pick<LayerFacts, "before" | "after">, to: Day): string {
  const days = daysBackFromIllness(getBreaks(after.athlete).findLast((gap) => gap.to >= to)?.days ?? 1);
  const last = addDays(to, days);
  const back = ({ plan }: LayerFacts["after"]): readonly Session[] =>
    plan.weeks.flatMap(({ sessions }) => sessions.filter(({ date }) => date > to && date <= last));
  const minutes = (sessions: readonly Session[]): number => sessions.reduce((sum, { duration }) => sum + duration, 0);
  const [planned, left] = [minutes(back(before)), minutes(back(after))];
  const hard = back(after).find((session) => session.hard);
  const effort = hard === undefined ? "all of it easy" : `easy until the first hard session on ${shortDay(hard.date)}`;
  const how =
    left === 0
      ? `Nothing is planned in the ${days} days after it`
      : left <= LESS_WORK_SHARE * planned
        ? `The ${days} days after it have ${left} minutes instead of ${planned}, ${effort}`
        : `The ${days} days after it have ${left} minutes, no more than was planned, ${effort}`;
  const signs = illnessSigns(isRelapse(after.athlete, to));
  return `No training up to and including ${shortDay(to)}, and none with a fever. ${how}. If a day feels worse than the one before, take another day off. ${signs}`;
}

/** Whether the illness that ends on the day counts together with one before it. */
function isRelapse(athlete: Athlete, to: Day): boolean {
  const gaps = getBreaks(athlete);
  const last = gaps.findLast((gap) => gap.to >= to) ?? gaps.at(-1);
  return last !== undefined && last.days > daysBetween(last.from, last.to) + 1;
}

/** From here on the plan holds less than before. */
const LESS_WORK_SHARE = 0.95;

/** The plan still leads to a main race behind a lesser one. */
function leadsTo(competition: Competition, { competitions = [] }: Athlete): string {
  const { date, priority } = competition;
  const race = `${raceName(competition)} on ${shortDay(date)}`;
  const main = competitions.find((other) => other.priority === "A" && other.date > date);
  return priority === "A" || main === undefined
    ? `The plan now leads to ${race} (priority ${priority}).`
    : `${capital(race)} (priority ${priority}) is a race along the way. The plan still leads to ${raceName(main)} on ${shortDay(main.date)}.`;
}

function getCost({ because }: Adjustment & { kind: "ease" }): string[] {
  return because?.cost === undefined ? [] : [because.cost];
}

/** Why nothing changes although the athlete said something new; undefined where the usual words hold then too. */
function whyUnchanged({ before, after, adjustment, progress }: LayerFacts): string[] | undefined {
  const isNew = facts(before, after);
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

/** What the first days after a severe report leave out. */
function firstDays({ easings = [] }: Athlete, today: Day): string[] {
  const easing = easings.find(({ from, onlyEasy, isStep }) => from === today && onlyEasy === true && isStep !== true);
  return easing === undefined
    ? []
    : [`Until ${shortDay(easing.to)} nothing is hard: train for as long as planned, using only what does not hurt.`];
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

function facts(before: LayerFacts["before"], after: LayerFacts["after"]): boolean {
  return before.athlete !== after.athlete;
}

const ALREADY_KNOWN_TEXT = "The plan already takes this into account.";

const REVIEW_DAYS = 7;

const LEG_REGIONS: ReadonlySet<Region> = new Set<Region>(["hip_groin", "thigh", "knee", "lower_leg", "ankle", "foot"]);

/** Minutes of running that are work of another kind now. */
const REPLACED_MINUTES = 10;
const RUN_TEST =
  "After seven days with pain of 2 out of 10 or less, try one easy test: first walk 30 minutes without pain, then jog one minute and walk two minutes, eight times.";

/** How running comes back, where the legs took some of it away. */
function runningNote(reading: InjuryReading, changes: readonly SessionChange[]): string[] {
  if (!reading.regions.some(({ region, grade }) => grade >= 2 && LEG_REGIONS.has(region))) return [];
  const minutes = (session: Session | undefined): number => (session === undefined ? 0 : runSeconds(session) / 60);
  const isLess = changes.some(({ before, after }) => minutes(before) - minutes(after) >= REPLACED_MINUTES);
  const isLeft = changes.some(({ after }) => minutes(after) > 0);
  if (!isLess) return [];
  return isLeft
    ? ["Part of your running is out or slower for now: the changes below show what is left of each run."]
    : [`Running is out for now; its replacements are listed below. ${RUN_TEST}`];
}

/** Conditions whose note names the signs that end training. */
const HAS_SIGNS: ReadonlySet<HealthFinding["group"]> = new Set<HealthFinding["group"]>([
  "pregnancy",
  "postpartum",
  "pelvic-girdle",
  "heart",
  "diabetes",
  "operation",
  "blood-thinner",
  "epilepsy",
]);

/** What of the report was not understood: shown back, with what it means for the plan. */
function unreadNote({ unread, health }: InjuryReading): string[] {
  const held = health.findings.find(({ group }) => group === "unread-medical" || group === "unread");
  const others = unread.filter((words) => held === undefined || (!held.phrase.includes(words) && !words.includes(held.phrase)));
  return [
    ...(held === undefined ? [] : [held.note]),
    ...(others.length === 0
      ? []
      : [`I did not understand ${formatList(others.map((words) => `“${words}”`))}: the plan has not been adapted to it.`]),
  ];
}

/** Bans that a yes to everything has ended. */
function liftedNote(before: LayerFacts["before"], after: LayerFacts["after"]): string[] {
  const bans = ({ plan, athlete }: LayerFacts["after"]): readonly string[] =>
    readAthlete(athlete, plan.startDate, plan.firstMacroWeek - 1).health.findings.flatMap(({ group, phrase }) =>
      group === "doctors-limit" ? phrase.split("” and “") : [],
    );
  const still = new Set(bans(after));
  const lifted = bans(before).filter((phrase) => !still.has(phrase));
  return lifted.length === 0
    ? []
    : [`${formatList(lifted.map((phrase) => `“${phrase}”`))} no longer ${lifted.length === 1 ? "holds" : "hold"}.`];
}

/** A professional's yes: what it opens. */
function yesNote({ regions }: InjuryReading): string {
  const names = [...new Set(regions.map((finding) => findingText(finding).region))];
  return names.length === 0
    ? "That counts as a professional's approval: what was out comes back, as listed below."
    : `Your ${formatList(names)} ${names.length === 1 ? "counts" : "count"} as cleared: what was out comes back, as listed below.`;
}

/** A race that is not to be started any more is said before everything else that changes. */
function raceNote(changes: readonly SessionChange[]): string[] {
  return changes.flatMap(({ before, after }) =>
    after?.code === "RACE" && after.title !== before?.title && NOT_STARTED.test(after.title)
      ? [`${shortDay(after.date)}, ${after.title}. ${after.description.split(/(?<=\.)\s/u)[0] ?? ""}`.trim()]
      : [],
  );
}

const NOT_STARTED = /do not start|only if you may start/u;

function injuryNote(
  reading: InjuryReading | undefined,
  text: string,
  { athlete }: LayerFacts["after"],
  {
    isNew,
    isYes,
    today,
    changes,
  }: { readonly isNew: boolean; readonly isYes: boolean; readonly today: Day; readonly changes: readonly SessionChange[] },
): string[] {
  if (reading !== undefined && text === "" && isYes) return [yesNote(reading), ...unreadNote(reading)];
  if (reading === undefined || text === "")
    return [
      ...(reading === undefined ? [] : unreadNote(reading)),
      "I found no injury in your text. Name the body part and how bad it is, for example “left knee, 4 out of 10”.",
    ];
  if (!isNew) return [ALREADY_KNOWN_TEXT];
  const replaced = `${capital(text)}. Anything beyond that is replaced or left out; no day gets longer.`;
  const advice = reading.professionalAdvice ? [PROFESSIONAL_ADVICE] : [];
  const notes = [...new Set(reading.health.findings.filter(({ group }) => HAS_SIGNS.has(group)).map(({ note }) => note))];
  // A pregnancy or an operation has no pain to go by.
  if (reading.regions.every(({ grade }) => grade === 0))
    return [...advice, ...raceNote(changes), replaced, ...notes, ...unreadNote(reading)];
  return [
    // Who is sent to a professional reads that first.
    ...advice,
    ...raceNote(changes),
    replaced,
    ...notes,
    ...warningSigns(reading),
    ...firstDays(athlete, today),
    PAIN_RULE,
    ...runningNote(reading, changes),
    ...unreadNote(reading),
    `After each session that loads the sore part, and again the next morning, report how it felt under “Something changed”: the plan steps up after good reports and down after bad ones. Review everything on ${shortDay(addDays(today, REVIEW_DAYS))}.`,
  ];
}
