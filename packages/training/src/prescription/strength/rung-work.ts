import { longestSet } from "../../context/context.ts";
import { addDays } from "../../calendar/day.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { repCeiling } from "../../selection/gates/rep-ceiling.ts";
import { repsToFailure } from "../../selection/reps-to-failure.ts";
import type { WeekFrame } from "../../season/phases.ts";
import { strongerFacts } from "../../selection/strength-facts.ts";
import type { SlotRole } from "../../selection/strength/exercise-slot.ts";
import { gainIn } from "../load/bar-load.ts";
import { SECONDS_PER_REP } from "../items.ts";
import { type Added, addedWeights } from "../load/added-weights.ts";
import { EACH_SIDE } from "./exercise-form.ts";
import { isLightLifting } from "../load/light-lifting.ts";
import { daysToMeet } from "../../selection/strength/meet.ts";
import { isAfterRace } from "../load/lift-target.ts";
import { isMildlyLimited, returnRpe, returnWeight } from "../load/mild-limits.ts";
import { highestBeside } from "./accessory-dose.ts";
import { weeksIntoWave } from "../load/wave.ts";

/** A way to make an exercise harder without weight: what is left of the repetitions to failure (exercise-selection.md section 8). */
interface Tempo {
  readonly share: number;
  readonly text: string;
  /** Seconds of one repetition. */
  readonly seconds: number;
}

export const RUNG_TEMPOS: readonly [Tempo, ...Tempo[]] = [
  { share: 1, text: "", seconds: SECONDS_PER_REP },
  { share: 0.75, text: "Tempo 3-1-1: three seconds down, one still, up fast.", seconds: 5 },
  { share: 0.6, text: "Tempo 5-1-1: five seconds down, one still, up fast.", seconds: 7 },
  { share: 0.36, text: "Tempo 5-1-1 with one-and-a-half reps: down, half way up, down again, all the way up.", seconds: 10 },
];

/** Repetitions in reserve in the first week of a wave; each week after it adds a repetition or a weight. */
const RESERVE_BY_LEVEL = { beginner: 3.5, intermediate: 3.5, advanced: 3, elite: 2.5 } as const;

const WEEKS_PER_PHASE = 4;

interface Range {
  readonly first: number;
  readonly most: number;
}

/** Repetitions of the first week of a phase, and the most of any week. */
function getRange(name: string, role: SlotRole, phase: number, eachSide: boolean): Range {
  const lower = Math.min(2, phase);
  if (name === "Weighted pull-up") return { first: WEIGHTED_REPS - lower, most: 8 };
  const isLift = role === "main" || role === "secondary" || role === "pull-up" || role === "olympic";
  if (role === "small") return { first: 12 - lower, most: 20 };
  const first = (isLift ? 8 : role === "trunk" ? 12 : 10) - lower;
  return { first: eachSide ? Math.min(8, first) : first, most: isLift || eachSide ? 15 : 20 };
}

/** Repetitions that are left after a set of those that health asks for. */
const LEFT_AT_LEAST = 2;

/** In the weeks back from a race nothing comes near failure: half of what is possible. */
const BACK_RPE = 7;

/** Technique is practised far from failure. */
const TECHNIQUE_RPE = 5.5;

/** What builds a lift leaves more in reserve than the lift itself, in its last week as well. */
const MAX_RPE_BY_LEVEL = { beginner: 7.5, intermediate: 8, advanced: 8, elite: 8.5 } as const;

/** Weight on the belt is for strength: the body alone has the long sets. */
const WEIGHTED_REPS = 6;

const UNLIMITED_REPS = 999;

/** Seconds of a slow set on one side: longer ones train endurance. At the usual tempo the range of repetitions says so. */
const LONGEST_SLOW_SET = 70;

/** A reminder leaves three or four. */
const TAPER_RPE = 6.5;

export function highestRpe(brief: SessionBrief, role: SlotRole): number {
  const { context } = brief;
  const back = isAfterRace(brief) ? BACK_RPE : brief.isTaper && daysToMeet(context.athlete, brief.date) === undefined ? TAPER_RPE : 10;
  return Math.min(
    context.highestRpe,
    context.loading.rpe,
    back,
    highestBeside(brief),
    role === "trunk" ? 7 : role === "technique" ? TECHNIQUE_RPE : MAX_RPE_BY_LEVEL[context.level],
  );
}

export function getCeiling({ context }: SessionBrief, { name }: Exercise): number {
  return repCeiling(name, context.athlete)?.perSession ?? UNLIMITED_REPS;
}

export function rpeAt(toFailure: number, reps: number): number {
  return Math.round((10 - (toFailure - reps)) * 2) / 2;
}

export interface Setting {
  readonly added: Added;
  readonly tempo: Tempo;
  readonly toFailure: number;
}

/** What an exercise is done with in a week. */
interface Work {
  readonly setting: Setting;
  readonly reps: number;
  readonly most: number;
}

/** The work of this week: the start of its wave, and a step for each week since; a light week has the next lighter weight. */
export function getWork(brief: SessionBrief, role: SlotRole, exercise: Exercise): Work {
  const steps = isLightLifting(brief) || brief.isTaper ? 0 : weeksIntoWave(brief.frame);
  const settings = getSettings(brief, role, exercise);
  const start = moved(startAfter(weeksBefore(brief, weeksIntoWave(brief.frame)), role, exercise), settings);
  const climbed = (weeks: number): Start => climb(brief, start, weeks, { settings, role, exercise });
  const week = brief.frame.isDeload ? lighter(settings, start, climbed(STEPS_PER_WAVE)) : climbed(Math.min(steps, STEPS_PER_WAVE));
  const setting = settings[week.index] ?? settings[0] ?? NO_SETTING;
  const most = Math.max(1, mostReps(brief, role, exercise, setting));
  return { setting, reps: Math.max(1, Math.min(week.reps, most)), most };
}

/**
 * The first week of a wave, harder than the last full week of the wave before it, which a light week only parts from it: the next weight or a
 * slower tempo with the reserve of a first week, else a repetition more (dose-progression.md section 2.3).
 */
function startAfter(brief: SessionBrief, role: SlotRole, exercise: Exercise): Placed {
  const settings = getSettings(brief, role, exercise);
  const on = { settings, role, exercise };
  const found = startOfWave(brief, role, exercise);
  // Under a limit of effort every set is light, and its growth is all there is.
  const isCapped = highestRpe(brief, role) < LEAST_TO_GROW;
  const usual = withRoom({ ...found, index: Math.min(found.index, settings.length - 1) }, settings, {
    later: (from) => [1, 2, 3].map((weeks) => climb(brief, from, weeks, on)),
    isCapped,
    wave: Math.floor((brief.frame.week - 1) / WEEKS_PER_PHASE),
  });
  if (!goesOn(brief)) return placed(usual, settings);
  const thirdWeek = weeksBefore(brief, WEEKS_PER_PHASE - STEPS_PER_WAVE);
  const earlier = getSettings(thirdWeek, role, exercise);
  const before = moved(startAfter(weeksBefore(brief, WEEKS_PER_PHASE), role, exercise), earlier);
  const last = moved(placed(climb(thirdWeek, before, STEPS_PER_WAVE, { ...on, settings: earlier }), earlier), settings);
  if (later(usual, last) === usual && !isSame(usual, last)) return placed(usual, settings);
  const harder = heavierStart(brief, last, on) ?? oneMore(brief, last, on) ?? later(usual, climb(brief, last, 1, on));
  // Where nothing heavier is open under the effort of the day, more work at a lighter weight is the step.
  const isStuck = isSame(harder, last) && workAt(usual, settings) > workAt(last, settings);
  return placed(isStuck ? usual : harder, settings);
}

/** A wave goes on from the one before it in the same plan, unless a race or a break lies between them. */
function goesOn({ frame, isAfterRecovery, isTaper }: SessionBrief): boolean {
  return frame.week > WEEKS_PER_PHASE && !isTaper && isAfterRecovery !== true;
}

/** The next weight or tempo, with as many repetitions as leave the reserve of a first week. */
function heavierStart(brief: SessionBrief, last: Start, { settings, role, exercise }: OnSettings): Start | undefined {
  const next = settings[last.index + 1];
  if (next === undefined) return undefined;
  const reserve = Math.max(RESERVE_BY_LEVEL[brief.context.level], 10 - highestRpe(brief, role));
  const reps = Math.min(last.reps, mostReps(brief, role, exercise, next), Math.floor(next.toFailure - reserve + RESERVE_TOLERANCE));
  const fewest = Math.max(
    FEWEST_HEAVIER,
    last.reps / 2,
    fewestReps(brief, next),
    getRange(exercise.name, role, 2, false).first - MAX_REPS_LOST,
  );
  return reps < fewest ? undefined : { index: last.index + 1, reps };
}

/** Repetitions below the first ones of a wave that the next weight may cost. */
const MAX_REPS_LOST = 2;

function oneMore(brief: SessionBrief, last: Start, { settings, role, exercise }: OnSettings): Start | undefined {
  const setting = settings[last.index] ?? NO_SETTING;
  const reps = last.reps + 1;
  // The effort that the line names is that of whole repetitions.
  const isPossible =
    reps <= mostReps(brief, role, exercise, setting) && rpeAt(Math.round(setting.toFailure), reps) <= highestRpe(brief, role);
  return isPossible ? { index: last.index, reps } : undefined;
}

/** A start with what it is done with: the settings of another week may have other places. */
interface Placed extends Start {
  readonly setting: Setting;
}

function placed(start: Start, settings: readonly Setting[]): Placed {
  return { ...start, setting: settings[start.index] ?? NO_SETTING };
}

/** The place of the same weight and tempo among the settings of another week. */
function moved({ setting, index, reps }: Placed, settings: readonly Setting[]): Start {
  const found = settings.findIndex(({ added, tempo }) => added.total === setting.added.total && tempo.share === setting.tempo.share);
  return { index: found >= 0 ? found : Math.min(index, settings.length - 1), reps };
}

/** Kilograms times repetitions of a set. */
function workAt({ index, reps }: Start, settings: readonly Setting[]): number {
  return reps * (settings[index]?.added.total ?? 0);
}

function isSame(one: Start, other: Start): boolean {
  return one.index === other.index && one.reps === other.reps;
}

function later(one: Start, other: Start): Start {
  return other.index > one.index || (other.index === one.index && other.reps > one.reps) ? other : one;
}

interface OnSettings {
  readonly settings: readonly Setting[];
  readonly role: SlotRole;
  readonly exercise: Exercise;
}

/** So many weeks later: a repetition more each, or the next weight or tempo. */
function climb(brief: SessionBrief, start: Start, weeks: number, { settings, role, exercise }: OnSettings): Start {
  const highest = highestRpe(brief, role);
  let { index, reps } = start;
  for (let step = 0; step < weeks; step++) {
    const setting = settings[index];
    const next = settings[index + 1];
    const most = (of: Setting): number => mostReps(brief, role, exercise, of);
    if (setting !== undefined && reps < most(setting) && 10 - setting.toFailure + reps + 1 <= highest + RPE_ROUNDING) reps++;
    else if (next !== undefined) {
      const fewer = Math.min(most(next), Math.floor(next.toFailure - (10 - highest) + RPE_ROUNDING));
      if (fewer < Math.max(FEWEST_HEAVIER, reps / 2, fewestReps(brief, next))) continue;
      index++;
      reps = Math.min(reps, fewer);
    }
  }
  return { index, reps };
}

/** Where neither repetitions nor weight can grow for two weeks and on into the next wave, the first week has that much less. */
function withRoom(
  start: Start,
  settings: readonly Setting[],
  { later, isCapped, wave }: { readonly later: (start: Start) => readonly Start[]; readonly isCapped: boolean; readonly wave: number },
): Start {
  // Each wave under the limit begins a step nearer to it.
  const most = isCapped ? Math.max(0, STEPS_PER_WAVE - wave) : STEPS_PER_WAVE;
  let from = start;
  const effort = (reps: number): number => rpeAt(settings[start.index]?.toFailure ?? 0, reps);
  for (let less = 0; less <= most; less++) {
    const easier = { ...start, reps: start.reps - less };
    if (less > 0 && (easier.reps < FEWEST_TO_GROW || (!isCapped && effort(easier.reps) < LEAST_TO_GROW))) break;
    from = easier;
    const weeks = [easier, ...later(easier)];
    if (weeks.every((week, at) => at === 0 || !isSame(week, weeks[at - 1] ?? start))) break;
  }
  return from;
}

const FEWEST_TO_GROW = 3;

const LEAST_TO_GROW = 6;

/** A light week after the hardest of the wave: nine tenths of its weight at most, where there is such a weight. */
function lighter(settings: readonly Setting[], start: Start, hardest: Start): Start {
  const heaviest = settings[hardest.index]?.added.total ?? 0;
  const index = settings.findLastIndex(({ added, tempo }) => tempo.text === "" && added.total <= LIGHT_WEIGHT * heaviest);
  return (settings[index]?.added.total ?? 0) >= LIGHTEST_WEIGHT * heaviest && index >= 0
    ? { ...start, index: Math.min(index, start.index) }
    : start;
}

const LIGHT_WEIGHT = 0.9;

const LIGHTEST_WEIGHT = 0.6;

/** Weeks of a wave that add something. */
const STEPS_PER_WAVE = 2;

/** RPE, of half steps. */
const RPE_ROUNDING = 0.25;

/** With the next weight a set is at least so long. */
const FEWEST_HEAVIER = 5;

const NO_SETTING: Setting = {
  added: { total: 0, each: 0, perHand: false, where: "hands" },
  tempo: { share: 1, text: "", seconds: SECONDS_PER_REP },
  toFailure: 1,
};

interface Start {
  readonly index: number;
  readonly reps: number;
}

/** The first week of a wave: the heaviest that leaves the reserve, and more than the first week of the last wave of this plan. */
function startOfWave(brief: SessionBrief, role: SlotRole, exercise: Exercise): Start {
  const { context, frame, occurrence } = brief;
  const settings = getSettings(brief, role, exercise);
  const phase = Math.floor((frame.macroWeek - 1) / WEEKS_PER_PHASE);
  const usual = getRange(exercise.name, role, phase, EACH_SIDE.has(exercise.name));
  const range = { ...usual, first: Math.max(context.health.fewestReps, Math.min(usual.first, longestSet(context, exercise.name))) };
  const reserve = Math.max(RESERVE_BY_LEVEL[context.level], 10 - highestRpe(brief, role));
  // A second day of the same exercise is lighter and longer; so is all work for what is sore.
  const repsAt = (at: number): number => {
    const setting = settings[at] ?? NO_SETTING;
    const most = returnRpe(context, exercise) === undefined ? mostReps(brief, role, exercise, setting) : FIRST_BACK;
    return Math.max(1, Math.min(most, Math.floor(setting.toFailure - reserve + RESERVE_TOLERANCE)));
  };
  const trains = (at: number): boolean => rpeAt(settings[at]?.toFailure ?? 0, repsAt(at)) >= LEAST_RPE;
  // A set that health makes longer still leaves what it should.
  const leaves = (at: number): boolean => repsAt(at) + reserve - RESERVE_TOLERANCE <= (settings[at]?.toFailure ?? 0);
  const leaving = settings.map(({ toFailure }) => toFailure >= range.first + reserve - RESERVE_TOLERANCE);
  const heaviest = Math.max(0, leaving.lastIndexOf(true));
  const within = settings.findLastIndex((_, at) => at <= heaviest && trains(at));
  // Where the longest set of every weight is too easy, the next slower tempo trains, or the heaviest there is comes nearest.
  const beyond = settings.findIndex((_, at) => at > heaviest && trains(at) && repsAt(at) >= FEWEST_HEAVIER && leaves(at));
  const working = within >= 0 ? within : beyond >= 0 ? beyond : heaviest;
  const lighter = Math.max(
    0,
    settings.findLastIndex(({ tempo }, at) => at < working && tempo.text === ""),
  );
  const index = isMildlyLimited(context, exercise) || (occurrence % 2 === 1 && trains(lighter)) ? lighter : working;
  const start = { index, reps: repsAt(index) };
  if (frame.week <= WEEKS_PER_PHASE) return start;
  const before = startOfWave(weeksBefore(brief, WEEKS_PER_PHASE), role, exercise);
  if (start.index > before.index || (start.index === before.index && start.reps > before.reps)) return start;
  const setting = settings[before.index] ?? NO_SETTING;
  const reps = before.reps + 1;
  const isPossible = reps <= mostReps(brief, role, exercise, setting) && rpeAt(setting.toFailure, reps) <= highestRpe(brief, role);
  return isPossible ? { index: before.index, reps } : start;
}

/** Repetitions of the first sets that a region takes again (return-ladders.md section 4, LL1: three sets of eight to ten). */
const FIRST_BACK = 8;

/** Lighter sets than this train nothing. */
const LEAST_RPE = 6;

/** Repetitions with a weight in the hands. */
const MOST_LOADED = 15;

/** A set within half a repetition of the reserve is one with it. */
const RESERVE_TOLERANCE = 0.5;

function weeksBefore(brief: SessionBrief, weeks: number): SessionBrief {
  const { frame } = brief;
  return weeks === 0 ? brief : { ...brief, frame: earlier(frame, weeks) };
}

function earlier(frame: WeekFrame, weeks: number): WeekFrame {
  const startDate = addDays(frame.startDate, -7 * weeks);
  return { ...frame, week: Math.max(1, frame.week - weeks), macroWeek: frame.macroWeek - weeks, startDate };
}

function mostReps(brief: SessionBrief, role: SlotRole, exercise: Exercise, setting: Setting): number {
  const { tempo, added } = setting;
  const eachSide = EACH_SIDE.has(exercise.name);
  const phase = Math.floor((brief.frame.macroWeek - 1) / WEEKS_PER_PHASE);
  const inTime = tempo.text === "" ? UNLIMITED_REPS : Math.floor(LONGEST_SLOW_SET / tempo.seconds);
  const loaded = added.each > 0 ? MOST_LOADED : UNLIMITED_REPS;
  const most = Math.min(
    longestSet(brief.context, exercise.name),
    getRange(exercise.name, role, phase, eachSide).most,
    loaded,
    inTime,
    Math.floor(getCeiling(brief, exercise) / 2),
  );
  return Math.max(fewestReps(brief, setting), most);
}

/** Repetitions that health asks for at least with a weight in the hands: a lighter weight rather than fewer of them. */
export function fewestReps({ context }: SessionBrief, { added, toFailure }: Setting): number {
  // The lightest weight there is may still be too heavy for them.
  return added.each > 0 ? Math.max(1, Math.min(context.health.fewestReps, Math.floor(toFailure - LEFT_AT_LEAST))) : 1;
}

/** Every weight that the athlete has, lightest first, and with the last one slower tempos; a large step of weight has a slow one before it. */
function getSettings(brief: SessionBrief, role: SlotRole, exercise: Exercise): readonly Setting[] {
  const { context, frame } = brief;
  const facts = strongerFacts(context.strength, gainIn({ context, frame }));
  const [usual, ...slow] = RUNG_TEMPOS;
  const allowed = addedWeights(exercise, context);
  // Where no weight is allowed the body alone is the weight: what the athlete can lift of it does not shrink with a limit in kilograms.
  const weights = (allowed.length === 0 ? [NO_SETTING.added] : allowed).map((added) => ({
    added,
    tempo: usual,
    toFailure: repsToFailure(exercise.name, facts, added.total) ?? 1,
  }));
  return lightEnough(weights, returnWeight(context, exercise)).flatMap((setting, index, weights): readonly Setting[] => {
    // What comes back after bad pain is light and done at its usual speed: a slow way down makes it heavy again.
    if (BALLISTIC_EXERCISES.has(exercise.name) || returnRpe(context, exercise) !== undefined) return [setting];
    const next = weights[index + 1];
    // Slow repetitions of which fewer are possible are better done at their usual speed.
    const slower = (next === undefined ? slow : slow.slice(0, 1))
      .map((tempo) => ({ ...setting, tempo, toFailure: setting.toFailure * tempo.share }))
      .filter(({ toFailure }) => toFailure >= FEWEST_SLOW);
    if (next === undefined && setting.added.each > 0) return asSlowAsNeeded(brief, { role, exercise, settings: [setting, ...slower] });
    const isNear = next !== undefined && next.toFailure >= setting.toFailure * LARGE_STEP;
    return isNear ? [setting] : [setting, ...slower];
  });
}

/** The heaviest weight has more repetitions before slower ones: a tempo only where the longest set of the quicker one is too easy. */
function asSlowAsNeeded(brief: SessionBrief, { role, exercise, settings }: OnSettings): readonly Setting[] {
  const reserve = 10 - highestRpe(brief, role);
  const needed = settings.findIndex((setting) => setting.toFailure - mostReps(brief, role, exercise, setting) <= reserve);
  return needed < 0 ? settings : settings.slice(0, needed + 1);
}

/** What a region that was bad leaves of the heaviest weight that still makes a set, the lightest at least. */
function lightEnough(settings: readonly Setting[], share: number): readonly Setting[] {
  if (share === 1) return settings;
  const heaviest = settings.findLast(({ toFailure }) => toFailure >= FEWEST_SLOW)?.added.total ?? 0;
  const light = settings.filter(({ added }) => added.total <= share * heaviest);
  return light.length > 0 ? light : settings.slice(0, 1);
}

/** Done fast or not at all. */
const BALLISTIC_EXERCISES: ReadonlySet<string> = new Set(["Dumbbell push press"]);

/** The next weight that leaves less of the repetitions than this is a large step. */
const LARGE_STEP = 0.68;

const FEWEST_SLOW = 8;
