import {
  competitionFormat,
  daysBetween,
  enteredChoice,
  formatPace,
  hyroxPrediction,
  raceLab,
  raceReadiness,
  shortDay,
  type TimedLab,
} from "@ironpace/training";
import type { Race } from "../diary.ts";
import { seconds } from "../tests.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** What today's numbers say of the next race, beside its target and the last race: finish, runs, stations, Roxzone. */
export const raceEstimate: PageNumber = {
  name: "race estimate",
  isAsked,
  isNamed: (question) => {
    const race = nextRace(question);
    return race !== undefined && (isNamed(race, question.words) || hasTargetOf(race, question.words));
  },
  answer: answerEstimate,
};

const ESTIMATE =
  /\b(?:estimate[ds]?|prediction|predicted?|predicts?|current performance|finish(?:ing)? time|race time|projected|forecast)\b/;
const CLOCK = /\b(?:sub ?)?\d:\d\d(?::\d\d)?\b|\bsub ?(?:\d{1,3})\b|\btarget\b|\bgoal time\b/;
const PARTS = /\b(?:runs?|running|stations?|roxzone|transitions?)\b/;
const LOSS =
  /\b(?:los(?:e|ing)|lost|cost(?:s|ing)?|gain|save|find|short|most time|time go(?:es)?|leak\w*|gap|behind|weak\w*|slow\w*|faster|quicker|missing)\b/;

function isAsked(question: PageQuestion): boolean {
  const { words, kinds, view, slots, diary } = question;
  const race = nextRace(question);
  if (race === undefined || slots.times.some(({ fixed }) => fixed === "past")) return false;
  // A time of minutes and seconds that is a goal of its own is no time of the race.
  if (slots.goals.length > 0) return false;
  const isOfRace = namesResult(race, question) || isNamed(race, words) || ESTIMATE.test(words) || hasTargetOf(race, words);
  if (namesOther(race, words)) return false;
  if (!isOfRace || MEANS.test(words) || (PACING.test(words) && !ESTIMATE.test(words) && !NEEDED.test(words))) return false;
  if (ESTIMATE.test(words) && !/\b(?:5 ?k|10 ?k|\d+ km|squat|deadlift|bench|press|max|1 ?rm)\b/.test(words)) return true;
  // "What am I weakest at for Hyrox", "how far am I off sub 1:20": the parts of the gap.
  if (WEAKEST.test(words) && isNamed(race, words) && slots.lifts.length === 0) return true;
  if (FAR_OFF.test(words) && hasTargetOf(race, words)) return true;
  const isOutlook = kinds.has("forecast") && (CLOCK.test(words) || hasTargetOf(race, words));
  if (NEEDED.test(words) && (hasTargetOf(race, words) || (isNamed(race, words) && CLOCK.test(words)))) return true;
  const isLoss = LOSS.test(words) && PARTS.test(words) && (hasTargetOf(race, words) || isNamed(race, words)) && !/\blast\b/.test(words);
  const isTwo = (words.match(/\b\d:\d\d(?::\d\d)?\b/g) ?? []).length > 1 && (kinds.has("source") || kinds.has("why") || kinds.has("which"));
  return (
    isOutlook || isLoss || isTwo || (view.plan !== undefined && diary.races.length > 0 && /\bmost time\b/.test(words) && CLOCK.test(words))
  );
}

const WEAKEST =
  /\b(?:what|where|which)\b.{0,25}\b(?:weak\w*|worst|holding me back|limits? me|biggest (?:gap|problem|weakness)|limiter|need to (?:work on|improve))\b|\bmy (?:biggest )?(?:weak\w*|limiter)\b/;
const FAR_OFF = /\bhow (?:far|much) (?:am i |is it )?(?:still )?(?:off|away|short|from|behind)\b|\bhow (?:far|close) am i\b/;

/** "what run pace do I need for sub 1:20": what the target leaves for the runs. */
const NEEDED =
  /\b(?:run|running|runs)\b.{0,15}\bpace\b.{0,20}\b(?:need\w*|required?)\b|\bhow fast\b.{0,25}\b(?:runs?|run)\b.{0,20}\b(?:need|have to|must)\b|\bpace (?:do|would|must|should) i (?:need|have to)\b|\bwhat (?:do|would|must) i (?:need|have) to run\b|\bhow fast do (?:my runs|i (?:need|have) to run)\b/;
/** What another number would mean for the race is worked out from that number. */
const MEANS = /\b(?:what|how) (?:would|does|did|will) (?:that|it|this|a|my|an)\b.{0,30}\b(?:mean|do|make|change)\b|\bif (?:i|my)\b/;
/** How to race is advice, splits of a race that is over are a record. */
const PACING = /\b(?:pace|pacing|how (?:fast|should|do i) (?:should|do|to|i)?|strategy|splits?|warm ?up|eat|drink|gel\w*)\b/;

/** "1:27:41 on one page and 1:22 on the other" */
function namesResult({ ownEstimate, type }: Race, { diary, words }: PageQuestion): boolean {
  const shown = [ownEstimate, ...diary.races.filter((race) => race.type === type).map(({ result }) => result)];
  return shown.some((time) => time !== undefined && time.length > 5 && words.includes(time));
}

function nextRace({ diary, view, slots, words }: PageQuestion): Race | undefined {
  const ahead = diary.races.filter(({ on }) => on >= view.today).toSorted((a, b) => a.on.localeCompare(b.on));
  const named = slots.races.find(({ on }) => on >= view.today) ?? ahead.find((race) => isNamed(race, words));
  return named ?? ahead.find(({ priority }) => priority === "A") ?? ahead[0];
}

function isNamed({ name, location, type }: Race, words: string): boolean {
  const parts = `${name} ${location} ${type}`.toLowerCase().split(/[^\p{L}\d]+/u);
  return (
    parts.some((part) => part.length > 3 && new RegExp(String.raw`\b${part}\b`).test(words)) ||
    /\b(?:my|the) race\b|\brace day\b/.test(words)
  );
}

/** "predict my marathon time" before a Hyrox. */
function namesOther({ name, type }: Race, words: string): boolean {
  const own = `${name} ${type}`.toLowerCase();
  const [kind] = /\b(?:half marathon|marathon|half|triathlon|ironman|hyrox|5 ?k|10 ?k)\b/.exec(words) ?? [];
  return kind !== undefined && !own.includes(kind.replace(" ", "")) && !own.includes(kind);
}

/** "1:20" of "sub 1:20". */
function hasTargetOf({ target }: Race, words: string): boolean {
  const time = /\d+:\d\d/.exec(target ?? "")?.[0];
  return time !== undefined && (words.includes(time) || new RegExp(String.raw`\bsub ?${time.replace(":", " ?")}\b`).test(words));
}

interface Estimate {
  readonly race: Race;
  readonly lab: TimedLab;
  readonly total: number;
  readonly target?: number;
  /** What was run last in a race of the kind. */
  readonly last?: Race;
}

function getEstimate(question: PageQuestion): Estimate | undefined {
  const { view, diary, words } = question;
  const race = nextRace(question);
  if (race === undefined) return undefined;
  const lab = raceLab(
    view.athlete,
    {
      name: race.name,
      type: race.type,
      date: race.on,
      priority: toPriority(race),
      ...(race.target !== undefined && { target: race.target }),
    },
    { today: view.today, choice: { hyrox: enteredChoice({ name: race.name, type: race.type }), course: "flat" } },
  );
  const total = lab?.now === undefined ? undefined : (getTotal(view, race) ?? lab.now.total);
  if (lab === undefined || total === undefined) return undefined;
  const asked = askedTime(words, total);
  const target = asked ?? toSeconds(race.target, total);
  const last = diary.races.filter(({ on, type, result }) => on < view.today && type === race.type && result !== undefined).at(-1);
  return { race, lab, total, ...(target !== undefined && { target }), ...(last !== undefined && { last }) };
}

function toPriority({ priority }: Race): "A" | "B" | "C" {
  return priority === "B" || priority === "C" ? priority : "A";
}

/** The finish as the pages name it. */
export function getTotal(view: CoachView, race: Race): number | undefined {
  const lines = raceReadiness(
    view.athlete,
    { name: race.name, type: race.type, date: race.on, priority: toPriority(race), goals: [] },
    view.today,
  );
  return seconds(lines.find(({ name }) => name === "Finish")?.have ?? "");
}

/** "sub 1:15", "under 80": the one time that is asked about, where it may be a finish. */
function askedTime(words: string, total: number): number | undefined {
  const all = [...words.matchAll(/\b(\d{1,2}:\d\d(?::\d\d)?)\b/g)].map(([text]) => toSeconds(text, total));
  const minutes = /\b(?:sub|under|below) ?(\d{2,3})\b(?!:)/.exec(words)?.[1];
  const [time] = minutes === undefined ? all : [60 * Number(minutes)];
  return all.length > 1 || time === undefined || time < 0.6 * total || time > 1.5 * total ? undefined : time;
}

/** "1:20" beside a finish of more than an hour is hours and minutes. */
function toSeconds(text: string | undefined, total: number): number | undefined {
  const time = /\d+:\d\d(?::\d\d)?/.exec(text ?? "")?.[0];
  const value = time === undefined ? undefined : seconds(time);
  return value !== undefined && value < total / 10 ? 60 * value : value;
}

function answerEstimate(question: PageQuestion): Draft | undefined {
  const found = getEstimate(question);
  if (found === undefined) return undefined;
  const { words, kinds, view } = question;
  const { race, total, target } = found;
  if (/\b(?:plan|training|block) (?:works|helps|trains|is)\b/.test(words)) return { text: [inPlan(view)].filter((part) => part !== "") };
  const faster = whatIf(question, found);
  if (faster !== undefined) return { text: [faster] };
  const isLoss = LOSS.test(words) && (PARTS.test(words) || /\b(?:most time|where|what|which)\b/.test(words) || WEAKEST.test(words));
  const isTwo = kinds.has("source") || kinds.has("why") || (words.match(/\b\d:\d\d(?::\d\d)?\b/g) ?? []).length > 1;
  const isJudged = kinds.has("forecast") || FAR_OFF.test(words) || (kinds.has("verdict") && CLOCK.test(words));
  const above = target === undefined || target >= total ? "" : ` That is ${clock(total - target)} above ${clock(target)}.`;
  const lead =
    target === undefined || !isJudged
      ? `Today's estimate for **${race.name}** is about **${clock(total)}** (${shortDay(race.on)}, in ${daysBetween(view.today, race.on)} days).${above}`
      : verdict(found, view);
  return {
    text: [
      ...(isLoss ? [biggestPart(found, view), parts(found, view)] : [...(isTwo ? [twoNumbers(found)] : []), lead, parts(found, view)]),
      ...[nextStep(view)].flatMap((part) => part ?? []),
    ].filter((part) => part !== ""),
  };
}

/** So near to what training brings until then, a good day decides. */
const CLOSE = 1.015;

function verdict({ race, total, target = total, lab, last }: Estimate, view: CoachView): string {
  const gap = clock(Math.abs(total - target));
  const reach = lab.reach ?? total;
  const days = daysBetween(view.today, race.on);
  const answer =
    total <= target
      ? `**Yes, by your numbers**: today's estimate for **${race.name}** is **${clock(total)}**, ${gap} inside ${clock(target)}.`
      : reach <= target / 0.995
        ? `**Not today, but it is within reach**: today's estimate for **${race.name}** is **${clock(total)}**, **${gap}** slower than ${clock(target)}, and training can close that in the ${days} days left.`
        : reach <= CLOSE * target
          ? `**Just out of reach today**: today's estimate for **${race.name}** is **${clock(total)}**, so you need to find **${gap}** for ${clock(target)}. In ${days} days training usually brings about ${clock(Math.round(reach / 30) * 30)}: it will be close, and needs a good day.`
          : `**Unlikely**: today's estimate for **${race.name}** is **${clock(total)}**, **${gap}** more than ${clock(target)}; in ${days} days about ${clock(Math.round(reach / 30) * 30)} is usual.`;
  return last?.result === undefined
    ? `${answer} I promise no time.`
    : `${answer} Your last race was ${last.result} (${last.name}, ${shortDay(last.on)} ${last.on.slice(0, 4)}). I promise no time.`;
}

/** Why two pages show two times: what was raced or entered, and what is worked out from today's numbers. */
function twoNumbers({ race, total, last }: Estimate): string {
  const entered = race.ownEstimate;
  const isLast = entered !== undefined && entered === last?.result;
  const origin = isLast
    ? `your result at **${last?.name ?? ""}** (${shortDay(last?.on ?? race.on)} ${last?.on.slice(0, 4) ?? ""})`
    : "the time that is entered on the race itself";
  return entered === undefined
    ? `**${clock(total)}** is worked out from your current numbers.`
    : `Both are right, but they mean different things. **${entered}** is ${origin}: what you have shown. **${clock(total)}** is what your current numbers say you could do today: go by it for planning, and by ${entered} for what is proven.`;
}

interface Part {
  readonly name: string;
  readonly now: number;
  readonly asked?: number;
}

/** Runs, stations and Roxzone of today, and what a target asks of them: both get their share of the gap. */
function findParts({ race, total, target }: Estimate, view: CoachView): readonly Part[] | undefined {
  if (competitionFormat(`${race.type} ${race.name}`)?.kind !== "hyrox") return undefined;
  const { run, stations, roxzone } = hyroxPrediction(
    { ...view.athlete, competitions: [{ type: race.type, name: race.name, date: race.on, priority: toPriority(race) }] },
    view.today,
  );
  if (run === undefined) return undefined;
  const atStations = stations.reduce((sum, each) => sum + each.seconds, 0);
  const left = Math.round(total) - Math.round(atStations) - Math.round(roxzone);
  const runs = { name: `Eight runs at ${formatPace(run)}`, now: Math.abs(left - 8 * run) < 8 ? left : 8 * run };
  const rest = { name: "Roxzone", now: Math.round(roxzone) };
  const ofStations = { name: "Stations", now: Math.round(atStations) };
  if (target === undefined || target >= total) return [runs, ofStations, rest];
  // Whole seconds that add up, the stations as the page of the race has them: the runs take what rounding leaves.
  const asked = Math.round((atStations * (target - roxzone)) / (8 * run + atStations));
  return [{ ...runs, asked: target - asked - rest.now }, { ...ofStations, asked }, rest];
}

/** Seconds per kilometre between stations that nobody runs. */
const FASTEST_RUN = 150;

function sumUp(all: readonly Part[]): number {
  return all.reduce((sum, { now }) => sum + now, 0);
}

function parts(found: Estimate, view: CoachView): string {
  const all = findParts(found, view);
  if (all === undefined) return "";
  const { target, total } = found;
  const [runs] = all;
  // As the page of the race says it: what is left for the runs when stations and Roxzone take what they take today.
  const alone = target === undefined || target >= total || runs === undefined ? undefined : (target - sumUp(all.slice(1))) / 8;
  return bullet([
    ...all.map(({ name, now, asked }) => {
      const pace = asked === undefined || !name.startsWith("Eight runs") ? "" : ` (${formatPace(asked / 8)})`;
      return `${name}: **${clock(Math.round(now))}**${asked === undefined ? "" : `, for ${clock(found.target ?? 0)} about ${clock(Math.round(asked))}${pace}: ${clock(Math.round(now - asked))} to find`}`;
    }),
    alone === undefined || alone < FASTEST_RUN
      ? undefined
      : `With stations and Roxzone as they are, the runs alone would need ${formatPace(alone)}`,
  ]);
}

/** Where the time to a target lies: the part with the larger share, and the slowest station of the last race. */
function biggestPart(found: Estimate, view: CoachView): string {
  const { race, total, target, last } = found;
  const all = findParts(found, view);
  const [runs, stations] = all ?? [];
  const slowest = last?.splits?.filter(({ name }) => !/^(?:Run \d|Roxzone)/.test(name)).toSorted((a, b) => b.seconds - a.seconds)[0];
  const shown =
    slowest === undefined
      ? ""
      : ` At ${last?.name ?? "your last race"} the longest station was ${slowest.name} (${clock(slowest.seconds)}).`;
  if (runs?.asked === undefined || stations?.asked === undefined)
    return `Today's estimate for **${race.name}** is **${clock(total)}**${target === undefined ? "" : `, inside ${clock(target)}`}.${shown}`;
  const [ofRuns, ofStations] = [runs.now - runs.asked, stations.now - stations.asked];
  return `**${ofRuns >= ofStations ? "The runs" : "The stations"}**, a little more: of the ${clock(total - (target ?? total))} between today's estimate of **${clock(total)}** and ${clock(target ?? total)}, about ${clock(Math.round(ofRuns))} lie in the runs and ${clock(Math.round(ofStations))} at the stations.${shown}`;
}

/** The next sessions that work on it. */
function nextStep({ plan, today }: CoachView): string | undefined {
  const open = plan === undefined ? [] : allSessions(plan).filter(({ date }) => date > today);
  const found = [open.find(({ code }) => code === "RT" || code === "RI"), open.find(({ code }) => code === "HX")].flatMap(
    (each) => each ?? [],
  );
  return found.length === 0
    ? undefined
    : `Next in your plan for it: ${found.map(({ title, date }) => `${title} (${shortDay(date)})`).join(", ")}.`;
}

/** "and if I get the stations a minute faster?": the finish and the runs that are left. */
function whatIf({ words, view }: PageQuestion, found: Estimate): string | undefined {
  const [, part = "", amount = "", unit = ""] =
    /\bif .{0,20}\b(stations?|roxzone|transitions|runs?|running)\b.{0,15}?\b(a|one|two|three|\d{1,3}) ?(minutes?|mins?|seconds?|secs?|s)\b.{0,12}\b(?:faster|quicker|less|down|off)\b/.exec(
      words,
    ) ?? [];
  const all = findParts(found, view);
  const [runs] = all ?? [];
  if (part === "" || all === undefined || runs === undefined) return undefined;
  const number = ({ a: 1, one: 1, two: 2, three: 3 } as Readonly<Record<string, number>>)[amount] ?? Number(amount);
  const gain = unit.startsWith("m") ? 60 * number : number;
  const { target, total } = found;
  const finish = `**${clock(total - gain)}** in place of ${clock(total)}`;
  if (target === undefined) return `Then the estimate is ${finish}.`;
  const rest = (target - sumUp(all.slice(1)) + (part.startsWith("run") ? 0 : gain)) / 8;
  const needs = part.startsWith("run")
    ? ""
    : ` The runs then need **${formatPace(rest)}** for ${clock(target)}; today's estimate is ${formatPace(runs.now / 8)}.`;
  const gap = total - gain - target;
  return `Then the estimate is ${finish}: ${gap <= 0 ? `inside ${clock(target)}` : `${clock(gap)} are still missing for ${clock(target)}`}.${needs}`;
}

/** Every session ahead that works on runs and stations of the race. */
function inPlan({ plan, today }: CoachView): string {
  const open = plan === undefined ? [] : allSessions(plan).filter(({ date }) => date > today);
  const of = (...codes: readonly string[]): string =>
    open
      .filter(({ code }) => codes.includes(code))
      .map(({ title, date }) => `${title} (${shortDay(date)})`)
      .join("; ");
  const groups = [
    ["Runs, faster when fresh", of("RT", "RI")],
    ["Runs between stations, and the stations", of("HX")],
    ["Endurance for the last runs", of("RL")],
    ["Strength for sleds and lunges", of("SL", "SL2", "SF", "SFm", "SLm", "MM")],
  ].filter(([, sessions]) => sessions !== "");
  return groups.length === 0
    ? "Nothing is planned ahead."
    : `In your plan:\n\n${bullet(groups.map(([name = "", sessions = ""]) => `**${name}**: ${sessions}`))}`;
}
