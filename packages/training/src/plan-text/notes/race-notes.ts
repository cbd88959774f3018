import { preparedDistance, trainedName } from "../../season/demand/races/prepared-race.ts";
import { clashTexts } from "../../season/demand/races/clashing-races.ts";
import { eventFor } from "../../season/demand/running-demand.ts";
import { addDays, type Day, dayInWords, daysBetween, shortDay } from "../../calendar/day.ts";
import type { Competition } from "../../athlete/athlete.ts";
import { raceFrom } from "../../season/demand/races/race-calendar.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import { isInPairs } from "../../season/demand/races/contest-days.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import type { PlanNote, PlanWeek } from "../../model/plan.ts";
import { meetLimit, raceDay } from "../../season/demand/races/race-day.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { needsTrial } from "../../season/demand/races/told-for-fun.ts";
import { isOnline } from "../../season/demand/races/race-facts.ts";
import { formatList } from "../../model/words.ts";
import { limitsOnDay } from "./race-limits.ts";
import { rackOpener } from "../../athlete/sore-rack.ts";
import { formatKilograms } from "../../units/format.ts";
import { missingLifts, wayToMeet } from "./meet-notes.ts";
import { raceGoal } from "./race-goals.ts";

/** Each race of the season once: when it is, how it fits into training, and its goal. What the plan does not train for it comes first. */
export function raceNotes(context: PlanContext, weeks: readonly PlanWeek[], races: readonly Race[]): PlanNote[] {
  const [first] = weeks;
  if (first === undefined) return [];
  const end = addDays(first.startDate, 7 * weeks.length);
  return seasonRaces(context, first.startDate, races).flatMap(({ race, entered, isInBlock }): PlanNote[] => {
    const missing = missingLifts(context, race).filter((name) => name !== "Clean and jerk" || rackOpener(context.athlete) === undefined);
    const mayRace = !isInBlock || raceDay(race, context.reading).state === "go";
    const advice =
      entered === undefined || missing.length > 0 || context.health.clearance === "required"
        ? ""
        : mayRace
          ? raceGoal(context, entered, race.format)
          : MEETS.has(race.format.kind)
            ? NO_TOTAL
            : NO_GOAL;
    const isMeetLimited = MEETS.has(race.format.kind) && meetLimit(context.reading, race.date) !== undefined;
    const way = isMeetLimited || missing.length > 0 || race.date < first.startDate ? "" : wayToMeet(context, race, first.startDate);
    const fit =
      context.health.clearance === "required"
        ? UNTIL_CLEARED
        : isInBlock
          ? `${dayText(race, first.startDate, { highestRpe: limitedOn(context, race.date).highestRpe, isLimited: isMeetLimited, hasHard: hasHardBefore(weeks, race) })}${easyDays(race, end)}${beyondText(race, end)}${way}${pairText(race)}`
          : `${laterText(race, end)}${endText(race, end)}${way}${pairText(race)}${limitsOnDay(context, race)}`;
    return [
      ...(isInBlock && mayRace ? neverTrainedNotes(context, weeks, race) : []),
      {
        kind: "taper",
        text: `${entered === undefined ? race.name : (entered.name ?? entered.type ?? "Competition")} on ${dayInWords(race.date)} (${race.priority} race${timeTo(race.date, first.startDate, end)}${preparedText(entered)}): ${fit}${advice}`,
      },
    ];
  });
}

/** A races beyond the plan that stand in each other's way; how those inside it share the taper is said where it is decided. */
export function clashNotes({ athlete }: PlanContext, start: Day, races: readonly Race[]): PlanNote[] {
  const beyond = (athlete.competitions ?? []).filter(({ date }) => !races.some((race) => race.date === date));
  return clashTexts(beyond, start).map((text) => ({ kind: "wish-not-met", text }));
}

/** What is trained for where there is too little time for the race. */
function preparedText(entered: Competition | undefined): string {
  const distance = entered === undefined ? undefined : preparedDistance(entered);
  return distance === undefined ? "" : `, prepared as ${eventFor(distance).name}`;
}

const UNTIL_CLEARED = "training for it begins once you are cleared.";
const NO_GOAL = " For now it has no time goal: your injury notes say what decides whether you start.";

const NO_TOTAL = " For now it has no goal for the total: your injury notes say what decides whether you start.";

interface SeasonRaceFacts {
  readonly race: Race;
  /** What the athlete entered; absent when nothing of it has to be said any more. */
  readonly entered?: Competition;
  /** The block tapers for it, holds it or recovers from it. */
  readonly isInBlock: boolean;
}

const MEETS: ReadonlySet<string> = new Set(["powerlifting", "weightlifting"]);

/** The result of a meet is what the next loads come from; a class in its name has to fit the body weight. */
export function meetNotes({ athlete }: PlanContext, start: Day): PlanNote[] {
  const meets = (athlete.competitions ?? [])
    .filter(({ date }) => date >= start)
    .map((entered) => ({ entered, race: raceFrom(entered, athlete) }))
    .filter(({ race }) => MEETS.has(race.format.kind));
  const classes = meets.flatMap(({ entered }) => classText(entered.name ?? "", athlete.bodyWeight) ?? []);
  return [
    ...(meets.length === 0
      ? []
      : [
          {
            kind: "estimate" as const,
            text: `After ${formatList(meets.map(({ race }) => race.name))}, enter your best lifts in your profile.`,
          },
        ]),
    ...classes.map((text) => ({ kind: "data-quality" as const, text })),
  ];
}

/** "-63", "63 kg", "+110", "110+" in the name of a meet. */
const CLASS_TO = /(?:^|[\s(])[-–−]\s?(\d{2,3}(?:[.,]\d)?)(?![\d-])|\b(\d{2,3}(?:[.,]\d)?)\s?kg\b(?!\s?\+)/u;
const CLASS_FROM = /\+\s?(\d{2,3})\b|\b(\d{2,3})\s?(?:kg\s?)?\+/u;

/** What does not fit; undefined where it does, or where nothing is known. */
function classText(name: string, bodyWeight: number | undefined): string | undefined {
  if (bodyWeight === undefined) return undefined;
  const from = CLASS_FROM.exec(name);
  const to = from === null ? CLASS_TO.exec(name) : null;
  const limit = Number((from?.[1] ?? from?.[2] ?? to?.[1] ?? to?.[2] ?? "").replace(",", "."));
  if (!(limit >= LIGHTEST_CLASS && limit <= HEAVIEST_CLASS)) return undefined;
  const isOutside = from === null ? bodyWeight > limit : bodyWeight <= limit;
  const group = from === null ? `the class is ${limit} kg` : `the class begins above ${limit} kg`;
  return isOutside
    ? `${name}: you weigh ${bodyWeight} kg, and ${group}. Enter the class you make without dieting, and ask the organiser how late you can change it. Plan for another class over months with a sports dietitian, never in the weeks before a meet.`
    : undefined;
}

const LIGHTEST_CLASS = 36;
const HEAVIEST_CLASS = 150;

/** Further ahead a race is no part of the season yet. */
const SEASON_DAYS = 40 * 7;

function seasonRaces({ athlete, health }: PlanContext, start: Day, races: readonly Race[]): readonly SeasonRaceFacts[] {
  const found = (athlete.competitions ?? []).flatMap((entered): SeasonRaceFacts[] => {
    const days = daysBetween(start, entered.date);
    const inBlock = races.find(({ date, name }) => date === entered.date && name === trainedName(entered));
    if (inBlock !== undefined)
      return [{ race: inBlock, isInBlock: true, ...(days >= 0 && health.clearance !== "required" ? { entered } : {}) }];
    return days >= 0 && days <= SEASON_DAYS ? [{ race: raceFrom(entered, athlete), entered, isInBlock: false }] : [];
  });
  return found.toSorted((a, b) => a.race.date.localeCompare(b.race.date));
}

/** ", in week 3", ", 8 weeks after this plan" */
function timeTo(date: Day, start: Day, end: Day): string {
  if (date < start) return "";
  if (date < end) return `, in week ${Math.floor(daysBetween(start, date) / 7) + 1}`;
  // Counted from the last day of the plan: a race on the Sunday six weeks later is six weeks after it.
  const days = daysBetween(end, date) + 1;
  if (days <= 7) return ", in the week after this plan";
  return days < COUNTED_IN_DAYS ? `, ${days} days after this plan` : `, ${Math.round(days / 7)} weeks after this plan`;
}

const COUNTED_IN_DAYS = 18;

/** What two have to agree on long before the day. */
function pairText(race: Race): string {
  if (!isInPairs(race) || (race.part?.number ?? 1) > 1) return "";
  return " You start in pairs: write down both of your best sets and loads now, give six of ten reps of each movement to the one who is better at it, practise changeovers and synchronised reps once a week, and choose weights that suit the weaker of you.";
}

/** The plan ends before the race that it tapers for. */
function beyondText({ date }: Race, end: Day): string {
  return date < end ? "" : ` The race week itself, with the race day, is in the next block: create it from ${dayInWords(end)} on.`;
}

/** Where the plan ends and which block holds a race that it does not. */
function endText(race: Race, end: Day): string {
  const isNext = daysBetween(end, race.date) < USUAL_BLOCK_DAYS;
  const last = ` This plan ends on ${dayInWords(addDays(end, -1))}, before the ${MEETS.has(race.format.kind) ? "meet" : "race"}`;
  return isNext ? `${last}; create the next block from ${dayInWords(end)} on.` : `${last}.`;
}

/** A block has five weeks unless more are asked for. */
const USUAL_BLOCK_DAYS = 35;

/** How a race beyond the block fits. */
function laterText(race: Race, end: Day): string {
  const days = (count: number): string => `${count} easy ${count === 1 ? "day" : "days"}`;
  if (isOnline(race.format)) return `one workout a week for three weeks. No taper, only an easy day before and after each.`;
  if (isSecondDay(race)) return SECOND_DAY;
  if (isLongWeekend(race))
    return `several workouts in one long weekend, in your own box: the next blocks continue from here, with a taper of ${race.taperDays} days.`;
  if (race.priority === "C") return `no taper, only an easy day before it and ${days(race.easyDays)} after it.`;
  if (race.priority === "B")
    return `raced at full effort on the way. ${race.taperDays} lighter days before it and ${days(race.easyDays)} after it, then training goes on.`;
  const isNext = daysBetween(end, race.date) <= 7 * NEXT_BLOCK_WEEKS;
  return `the next ${isNext ? "block goes" : "blocks go"} on from here, with a taper of ${race.taperDays} days and the ${MEETS.has(race.format.kind) ? "day of the meet" : "race day"}.`;
}

const NEXT_BLOCK_WEEKS = 8;

function isSecondDay({ format, part }: Race): boolean {
  return format.kind === "crossfit" && format.online !== true && (part?.number ?? 1) > 1;
}

function isLongWeekend({ format }: Race): boolean {
  return format.kind === "crossfit" && format.isWeekend === true;
}

const SECOND_DAY =
  "the second day of the same contest, using the taper for the first day. Between the days: ten easy minutes on a bike after the last event, a meal with plenty of carbohydrate within the hour, hands and skin cared for, eight hours of sleep, and twenty easy minutes in the morning until the body is warm.";

/** Whether to start each race, and the test that decides it (return-ladders.md section 9). */
export function startNotes(context: PlanContext, races: readonly Race[]): PlanNote[] {
  return [...missingLiftNotes(context, races), ...painNotes(context, races)];
}

/** A lift of the platform never goes silently: it is asked for before everything else. */
function missingLiftNotes(context: PlanContext, races: readonly Race[]): PlanNote[] {
  if (context.health.clearance === "required") return [];
  return seasonRaces(context, context.start, races).flatMap(({ race }): PlanNote[] => {
    const missing = missingLifts(context, race).map((name) => name.toLowerCase());
    if (missing.length === 0) return [];
    const lifts = formatList(missing);
    const opener = missing.join() === "clean and jerk" && context.picker.allows("Power clean") ? rackOpener(context.athlete) : undefined;
    if (opener !== undefined)
      return [
        {
          kind: "injury",
          text: `${race.name} has a clean and jerk: while the front rack is sore it is trained as power clean and as jerk from behind the neck. Try the rack with the empty bar in one warm-up a week. If it is still sore on the day but the warm-up does not hurt, open with ${formatKilograms(opener)}; above 3/10, scratch the lift.`,
        },
      ];
    const goal = context.athlete.competitions?.find(({ date, name }) => date === race.date && name === race.name)?.goal;
    const isShallow = missing.every((name) => name === "back squat") && context.picker.allows("Box squat");
    const text = `${missingText(context, race.name, lifts, isShallow)}${goal === undefined ? "" : ` Your goal of ${goal} kg can be judged once you have answered that.`}`;
    return [{ kind: "injury", text }];
  });
}

function missingText({ health }: PlanContext, race: string, lifts: string, isShallow: boolean): string {
  if (!health.fastLifts)
    return `${race} has a ${lifts}: this block has none. That lift comes back in a later block, first from the hang with a light bar, after four weeks of lifting without leaking, heaviness or pain. Write in your profile how these weeks went.`;
  if (isShallow)
    return `${race} has a back squat, and a squat only counts if it goes below parallel, deeper than this plan takes you: training stays with the box squat. Enter only the other lifts unless full-depth squats are free of pain by then.`;
  return `${race} has a ${lifts}, and this plan has none because of what you wrote. Are you allowed to ${lifts} at all, how often and how heavy? Write it in your profile and the plan is rebuilt; until then it cannot work out a total.`;
}

function painNotes({ athlete, reading }: Pick<PlanContext, "athlete" | "reading">, races: readonly Race[]): PlanNote[] {
  return races
    .filter(({ part }) => part === undefined || part.number === 1)
    .flatMap((race): PlanNote[] => {
      const { advice, isTested } = raceDay(race, reading);
      if (advice === "") return [];
      const test = ` ${RACE_TESTS[race.format.kind]} The pain then and the next morning decides whether you start.`;
      const isTried = isTested && needsTrial(athlete, race, reading.regions);
      return [{ kind: "injury", text: `${race.name}: ${advice}${isTried ? test : ""}` }];
    });
}

const RUN_TEST = "Try it two to four days before: 20 minutes easy with four times 20 seconds at race pace.";
/** Nothing is lifted for a test alone in the last days. */
const LAST_SESSION_TEST = "The last session of each lift before the meet is the test: no set may hurt more than 3/10.";
const RACE_TESTS: { readonly [kind in Race["format"]["kind"]]: string } = {
  running: RUN_TEST,
  triathlon: RUN_TEST,
  hyrox: "Try it two to four days before: 20 minutes easy, then a few reps of your stations.",
  crossfit: "Try it two to four days before: 20 minutes easy, then the movements of the events at half speed.",
  powerlifting: LAST_SESSION_TEST,
  weightlifting: LAST_SESSION_TEST,
};

/** What the event has and no session before it: missing equipment and injuries change training, never the race. */
function neverTrainedNotes({ athlete, picker, reading }: PlanContext, weeks: readonly PlanWeek[], race: Race): PlanNote[] {
  const sessions = weeks.flatMap((week) => week.sessions);
  const event = sessions.find((session) => session.code === "RACE" && session.date === race.date);
  const before = sessions.filter((session) => session.date < race.date);
  if (event === undefined || before.length === 0 || race.format.kind === "running" || race.format.kind === "triathlon") return [];
  const trained = new Set(before.flatMap((session) => Object.values(session.blocks).flat()).map(({ name }) => name));
  // Trained in its parts while the rack is sore, as the notes about injuries say.
  if (rackOpener(athlete) !== undefined && trained.has("Power clean")) trained.add("Clean and jerk");
  // Other handles are the same carry.
  if (trained.has("Dumbbell farmers carry")) trained.add("Farmers carry");
  const first = weeks[0]?.startDate ?? race.date;
  // In the last days before a race nothing new is trained: only what cannot be trained is worth a word.
  // The events of a contest are examples until they are announced.
  const isTooLate = race.format.kind === "crossfit" || (race.format.kind === "hyrox" && daysBetween(first, race.date) < LAST_NEW);
  const missing = [...new Set(event.blocks.mainWorkout.map(({ name }) => name))].filter(
    (name) => !trained.has(name) && name !== "Tempo run" && !(isTooLate && picker.pick(name).replaced === undefined),
  );
  if (missing.length === 0) return [];
  // A missing sled heals as little as a rehearsal that has no week.
  const isHurt = reading.regions.some(({ grade }) => grade > 0) && missing.some((name) => isRuledOut(picker.pick(name)));
  const byReason = Map.groupBy(missing, (name) => whyNot(picker.pick(name)));
  const list = [...byReason].map(([reason, names]) => `${names.join(", ")}${reason}`).join("; ");
  const text = `${race.name} includes work this plan does not train: ${list}. If you can, practise it once or twice beforehand, with little effort and not in the last week.${isHurt ? " What an injury rules out stays out until it has healed." : ""}`;
  return [{ kind: "wish-not-met", text }];
}

/** Days before a race in which nothing is begun any more. */
const LAST_NEW = 14;

function isRuledOut({ replaced }: Choice): boolean {
  return replaced !== undefined && !replaced.reason.startsWith("It needs");
}

/** In brackets, when something keeps the athlete from it in training. */
function whyNot({ replaced }: Choice): string {
  return replaced === undefined ? "" : ` (${replaced.reason.replace(/\.$/u, "").replace(/^It needs/u, "it needs")})`;
}

const HARD_RPE = 7;

interface Effort {
  readonly highestRpe: number;
  /** For a meet: a condition keeps the weights down. */
  readonly isLimited: boolean;
  /** Something in its taper is hard, or the taper is not in these weeks yet. */
  readonly hasHard: boolean;
}

/** Whether anything of the days that are lighter before a race keeps its intensity: an easy return, all of it run easily, has none to keep. */
function hasHardBefore(weeks: readonly PlanWeek[], race: Race): boolean {
  const before = weeks.flatMap(({ sessions }) => sessions.filter(({ date }) => date < race.date));
  const taper = before.filter(({ date }) => date >= addDays(race.date, -race.taperDays));
  const isRun = race.format.kind === "running";
  return (taper.length === 0 ? before : taper).some(({ hard, work }) => work !== undefined || (hard && !isRun));
}

function dayText(race: Race, startDate: Day, { highestRpe, isLimited, hasHard }: Effort): string {
  const daysToGo = daysBetween(startDate, race.date);
  if (daysToGo < 0) return "it is over;";
  if (isOnline(race.format))
    return `one workout a week for three weeks, without a taper: the day before each is easy, repeat a workout once at most, after 72 hours, and`;
  if (isSecondDay(race)) return `${SECOND_DAY} Then`;
  const legs = `heavy leg work in the last ${race.taperDays === 0 ? "three days" : `${Math.min(race.lastHeavyLegs, 14) - 1} days`}`;
  if (race.taperDays === 0 && race.easyDays === 1) return "an easy day before it, and";
  if (race.taperDays === 0) return `two or three easy days before it instead of a taper, without ${legs}, and`;
  if (daysToGo < 7)
    return `the race is in the first week of the plan, so this is a mini-taper of short sessions, a few of them fast; it is too late to build fitness. Until the plan begins on ${shortDay(startDate)} keep every session easy and below 45 minutes. Afterwards`;
  const weekend = isLongWeekend(race) ? "several workouts in one long weekend, in your own box; " : "";
  return `${weekend}a taper of ${Math.min(race.taperDays, daysToGo)} days: less each day${highestRpe < HARD_RPE || !hasHard ? ", nothing hard" : `, at ${isLimited ? "the weights that your limit leaves" : "full effort"}. Last hard session: ${race.lastHard} days before or earlier`}. No ${legs}. Then`;
}

function easyDays(race: Race, end: Day): string {
  const inside = Math.max(0, daysBetween(race.date, end) - 1);
  const isBeyond = race.date < end && race.easyDays > inside;
  if (race.easyDays === 1) return isBeyond ? " one easy day follows, after this plan ends." : " one easy day follows.";
  if (!isBeyond) return ` ${race.easyDays} easy days follow.`;
  return ` ${race.easyDays} easy days follow, ${inside === 0 ? "all of them" : `${race.easyDays - inside} of them`} after this plan ends.`;
}
