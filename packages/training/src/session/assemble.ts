import { daysBetween } from "../calendar/day.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { LOWER_LIMB } from "../injuries/impact.ts";
import { regionName } from "../injuries/region-name.ts";
import { isLifter } from "../athlete/own-sports.ts";
import type { PlanContext } from "../context/context.ts";
import { FOCUS_TRAITS } from "../athlete/focus-traits.ts";
import type { DraftItem, SessionBrief } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import type { SessionDraft } from "../context/draft.ts";
import { codeFacts } from "../model/session-codes.ts";
import { getRunSeconds } from "../week/run/run-history.ts";
import { distanceText, durationText, timedItem } from "../prescription/items.ts";
import { comesDownSlowly, cooldown } from "./warmup/cooldown.ts";
import { MOBILITY_RPE, mobilityFlow, SECONDS_PER_DRILL } from "./warmup/mobility.ts";
import { rehearsal, rehearsalSeconds } from "./warmup/rehearsal.ts";
import {
  healthSeconds,
  longestCooldown,
  longestWarmup,
  RUN_WARMUP_SHARE,
  SHORTEST_WARMUP,
  type TimeFrame,
  timeFrame,
} from "./time-frame.ts";
import { wishedShape } from "../statements/wished-exercises/wished-shape.ts";
import { withSurges } from "./finish/surges.ts";
import { rehab } from "./warmup/rehab.ts";
import { BALANCE_EXERCISE, balance, isRunning, minRaise, type RampTarget, warmup, type WarmupKind } from "./warmup/warmup.ts";

/** The parts a builder fills between warm-up and cooldown; `finish` is mobility at their end. */
export type MainBlocks = Pick<SessionDraft["blocks"], "strength" | "skill" | "mainWorkout"> & { readonly finish?: readonly DraftItem[] };

/**
 * Warm-up, then what `build` makes of the seconds left, then a cooldown. Time that is left makes the session shorter, and in light
 * weeks becomes mobility at the end of the work; warm-up and cooldown keep to their shares of what the session takes in the end.
 * `build` also gets the seconds of running that the longest run allows after the warm-up. `potentiate` ends the warm-up; before something
 * all out it keeps its length, however short the work is (`isTest`).
 */
export function assemble(
  brief: SessionBrief,
  kind: WarmupKind,
  build: (seconds: number, runBudget: number) => MainBlocks,
  options: {
    readonly ramp?: RampTarget;
    readonly warmupSeconds?: number;
    readonly potentiate?: readonly DraftItem[];
    readonly isTest?: boolean;
    /** A walk begins as it goes on. */
    readonly isOwnWarmup?: boolean;
  } = {},
): SessionDraft["blocks"] {
  const whole = timeFrame(brief, kind);
  const isRace = brief.code === "RACE";
  const care =
    isRunning(kind) && !isRace ? [...rehab(brief, whole.warmup).filter(staysUp(brief)).filter(isForRuns), ...balance(brief)] : [];
  const frame: TimeFrame = { ...whole, total: whole.total - totalSeconds(care) };
  const rehearsed = isRace ? 0 : rehearsalSeconds(brief, kind);
  const isShortStart = wishedShape(brief.context.athlete.dislikes).warmupMinutes < ROOM_FOR_STRIDES && options.isTest !== true;
  const potentiate = isShortStart ? [] : (options.potentiate ?? []);
  // Easy work goes on as its warm-up begins, so a quarter of it is enough; a race has the warm-up of the event.
  const isByAge = brief.context.reading.health.findings.every(
    ({ group, limits }) => group === "masters" || limits.warmupMinutes === undefined,
  );
  const share = brief.rpe >= EASIEST_START ? 1 : isByAge ? 0 : EASY_SHARE;
  const asked =
    isRace || (kind === "easy run" && !comesDownSlowly(brief)) || options.isOwnWarmup === true
      ? 0
      : Math.min(
          healthSeconds(brief.context.health.warmupMinutes, frame.total, "warmup"),
          share * frame.total,
          kind === "easy run" ? LONGEST_WALK_IN : Infinity,
        );
  const wanted = startSeconds(frame, kind, { fixed: options.warmupSeconds, asked, potentiate: totalSeconds(potentiate) });
  // Who runs little at a time keeps most of it for the work.
  const start = kind === "run" && !isRace ? Math.max(SHORTEST_WARMUP, asked, Math.min(wanted, RUN_START_SHARE * brief.longestRun)) : wanted;
  const planned = warmup(brief, kind, start - rehearsed, options.ramp);
  // A walk needs no ride before it.
  if (options.isOwnWarmup === true && totalSeconds(planned.slice(1)) >= SHORTEST_WARMUP) planned.shift();
  planned.push(...potentiate);
  const warming = totalSeconds(planned);
  const room = frame.total - warming - rehearsed - frame.cooldown.least;
  const { finish = [], ...main } = fewExercises(brief, build(room, Math.max(0, brief.longestRun - getRunSeconds(planned))));
  const { skill = [], strength = [], mainWorkout = [] } = main;
  const lifted = new Set(strength.map(({ name }) => name));
  // What the session trains anyway is not warmed up with its own graded sets.
  const fresh = withoutIdleRamp(planned, main).filter(
    ({ name, notes = "" }) =>
      !(notes.startsWith("For the ") && (lifted.has(name) || hasItsLoad(brief, notes, [...strength, ...mainWorkout]))),
  );
  const before = withSurges(brief, lengthened(fresh, Math.min(asked, warming) - totalSeconds(fresh)));
  const ready = rehearsed === 0 ? [] : rehearsal(brief, rehearsed, mainWorkout);
  const workSeconds = totalSeconds(skill) + totalSeconds(strength) + totalSeconds(mainWorkout) + totalSeconds(finish);
  const left = frame.total - totalSeconds(before) - totalSeconds(ready) - workSeconds;
  // A race takes the time it takes.
  const ending = Math.min(frame.cooldown.most, Math.max(120, left));
  const [walking, ...calm] = cooldown(brief, kind, isRace ? frame.cooldown.most : ending, {
    done: [...finish, ...care],
    last: kind === "swim" && strength.length > 0 ? undefined : mainWorkout.at(-1)?.name,
  });
  // What the strength after a run holds is not done again in its cooldown.
  const own = care.filter(({ name, notes = "" }) => !lifted.has(name) && !hasItsLoad(brief, notes, [...strength, ...mainWorkout]));
  const after = walking === undefined ? own : [walking, ...own, ...calm];
  const mobility =
    WITHOUT_MOBILITY.has(kind) || wishedShape(brief.context.athlete.dislikes).exercises < Infinity
      ? []
      : lightMobility(brief, left + totalSeconds(care) - totalSeconds(after), [before, skill, strength, mainWorkout, finish, after]);
  const drills = mobility.length === 0 ? finish : [...finish, ...mobility];
  const working = workSeconds + totalSeconds(mobility);
  const warmed = ready.length === 0 ? before : [...before, ...ready];
  const inParts = isRace ? undefined : inProportion(brief, { before: warmed, after }, working, kind);
  const keepsStart = inParts === undefined || options.isTest === true;
  const ends = { warmup: keepsStart ? warmed : inParts.warmup, cooldown: inParts?.cooldown ?? after };
  return drills.length === 0 ? { ...main, ...ends } : { ...main, ...ends, mainWorkout: [...mainWorkout, ...drills] };
}

/** After a run there are no lifts that a drill could prepare. */
function isForRuns({ notes = "" }: DraftItem): boolean {
  return !notes.includes("lifts of the day");
}

/** Whoever has to come down slowly does not lie down after a run: drills on the floor are left out. */
function staysUp(brief: SessionBrief): (item: DraftItem) => boolean {
  return ({ name }) => !comesDownSlowly(brief) || !LYING_EXERCISES.test(name);
}

const LYING_EXERCISES = /^(?:side-lying|clamshell|side plank|copenhagen|dead bug|(?:single-leg )?(?:glute|hamstring) bridge)|\(supine\)/iu;

/** Minutes of warm-up that hold strides too. */
const ROOM_FOR_STRIDES = 8;

/** "No more than 3 exercises": the small ones at the end go first. */
function fewExercises({ context: { athlete }, code }: SessionBrief, blocks: MainBlocks): MainBlocks {
  const { exercises } = wishedShape(athlete.dislikes);
  if (exercises === Infinity || code === "RACE" || code === "HX") return blocks;
  const { skill = [], strength = [], mainWorkout = [] } = blocks;
  const kept = new Set(skill.map(({ name }) => name));
  // A workout is whole or it is another one; beside lifts what is easy at the end goes first.
  const order = mainWorkout.length > 1 ? [...mainWorkout, ...strength] : [...strength.slice(0, exercises - 1), ...mainWorkout, ...strength];
  for (const { name } of order) if (kept.size < exercises) kept.add(name);
  const few = (items: readonly DraftItem[]): readonly DraftItem[] => items.filter(({ name }) => kept.has(name));
  return {
    ...blocks,
    ...(blocks.strength === undefined ? {} : { strength: few(strength) }),
    ...(blocks.mainWorkout === undefined ? {} : { mainWorkout: few(mainWorkout) }),
    finish: [],
  };
}

/** Minutes of walking after an easy run where health asks for an ending. */
const EASY_RUN_ENDING = 5;

/** A run, a ride and a swim are over when they are over. */
const WITHOUT_MOBILITY: ReadonlySet<WarmupKind> = new Set<WarmupKind>(["run", "easy run", "ride", "swim"]);

const RUN_START_SHARE = 0.4;
/** From this effort on health may ask for a longer start. */
const EASIEST_START = 5;
const EASY_SHARE = 0.25;
/** An easy run goes on as slowly as its walk began: more of it would only be less running. */
const LONGEST_WALK_IN = 480;

/** Strides before a fast run come on top of the easy minutes, as far as their share goes. */
function startSeconds(
  frame: TimeFrame,
  kind: WarmupKind,
  { fixed, asked, potentiate }: { readonly fixed: number | undefined; readonly asked: number; readonly potentiate: number },
): number {
  if (fixed !== undefined) return Math.max(fixed, asked);
  const most = kind === "run" ? longestWarmup(frame.total, kind) : frame.warmup;
  return Math.max(SHORTEST_WARMUP, Math.min(frame.warmup, most - potentiate));
}

/** Where the work takes less than the day has, warm-up and cooldown get shorter with it. */
function inProportion(
  brief: SessionBrief,
  { before, after }: { readonly before: readonly DraftItem[]; readonly after: readonly DraftItem[] },
  working: number,
  kind: WarmupKind,
): { warmup: readonly DraftItem[]; cooldown: readonly DraftItem[] } {
  const { health } = brief.context;
  const slowly = comesDownSlowly(brief) && !isRunning(kind) ? SLOW_START : 0;
  let start = before;
  let end = after;
  for (let round = 0; round < 3; round++) {
    const total = working + totalSeconds(start) + totalSeconds(end);
    const paced = kind === "hyrox" && isPacedRun(start[0]);
    const most = paced ? Math.max(SHORTEST_WARMUP, RUN_WARMUP_SHARE * total) : longestWarmup(total, kind);
    const over = totalSeconds(start) - Math.max(most + slowly, healthSeconds(health.warmupMinutes, total, "warmup"));
    const lines = end.filter(({ name, reps, sets }) => reps === undefined && sets === undefined && name !== BALANCE_EXERCISE);
    const overAfter =
      totalSeconds(lines) -
      Math.max(
        longestCooldown(total),
        healthSeconds(kind === "easy run" ? Math.min(EASY_RUN_ENDING, health.cooldownMinutes) : health.cooldownMinutes, total, "cooldown"),
      );
    if (over <= 0 && overAfter <= 0) break;
    start =
      over > 0
        ? shortenedStart(
            start,
            over,
            paced ? SHORTEST_JOG : isRunning(kind) ? SHORTEST_LINE : Math.min(minRaise(brief), RAISE_SHARE * total),
          )
        : start;
    end = overAfter > 0 ? shortened(end, overAfter) : end;
  }
  return { warmup: start, cooldown: end };
}

/** Drills go before the minutes that warm: those are the warm-up. */
function shortenedStart(items: readonly DraftItem[], over: number, least: number): readonly DraftItem[] {
  const [first, ...others] = items;
  const seconds = first?.dose.seconds;
  const isMeasured = first?.distance !== undefined && least !== SHORTEST_JOG;
  if (first === undefined || seconds === undefined || first.sets !== undefined || isMeasured) return shortened(items, over);
  const cut = Math.max(0, 30 * Math.floor(Math.min(seconds - least, over + 29) / 30));
  const shorter = shortened(others, over - cut);
  let left = over - cut - (totalSeconds(others) - totalSeconds(shorter));
  const kept = shorter.toReversed().filter((item) => {
    if (left <= 0 || !isDrill(item)) return true;
    left -= item.dose.totalSeconds;
    return false;
  });
  return [withSeconds(first, seconds - cut), ...kept.toReversed()];
}

/** Mobility; what a sore region, balance or a thin spine asks for stays. */
export function isDrill({ name, sets, reps, dose, notes = "" }: DraftItem): boolean {
  const isAsked = name === BALANCE_EXERCISE || /^(?:For the|Test for the|Back extension) /u.test(notes);
  return dose.seconds !== undefined && sets === undefined && reps === undefined && !isAsked;
}

const SHORTEST_LINE = 60;
/** Nobody runs fast after less easy running. */
const SHORTEST_JOG = 240;
/** Most of a short session that raising the pulse takes in its warm-up, as a share. */
const RAISE_SHARE = 0.12;
/** Who comes down slowly starts slowly too, whatever the warm-up has besides. */
const SLOW_START = 180;

/** Takes `over` seconds from the first line that has time to give, and from the next. */
function shortened(items: readonly DraftItem[], over: number): readonly DraftItem[] {
  let left = over;
  return items.map((item) => {
    const { seconds } = item.dose;
    // Half the balance would be the balance of one leg.
    if (left <= 0 || seconds === undefined || item.name === BALANCE_EXERCISE || item.sets !== undefined || item.distance !== undefined)
      return item;
    const cut = Math.min(seconds - SHORTEST_LINE, 30 * Math.ceil(left / 30));
    if (cut <= 0) return item;
    left -= cut;
    return withSeconds(item, seconds - cut);
  });
}

/** Gives `missing` seconds to the first line that has a time. */
function lengthened(items: readonly DraftItem[], missing: number): readonly DraftItem[] {
  const first = items.findIndex(({ dose, sets, distance }) => dose.seconds !== undefined && sets === undefined && distance === undefined);
  if (missing <= 0 || first === -1) return items;
  return items.map((item, index) => (index === first ? withSeconds(item, (item.dose.seconds ?? 0) + 30 * Math.ceil(missing / 30)) : item));
}

export function withSeconds(item: DraftItem, seconds: number): DraftItem {
  const change = seconds - (item.dose.seconds ?? seconds);
  const dose = { ...item.dose, seconds, totalSeconds: item.dose.totalSeconds + change };
  const { metres, seconds: before } = item.dose;
  if (!isPacedRun(item) || metres === undefined || before === undefined) return { ...item, duration: durationText(seconds), dose };
  const shorter = 50 * Math.round((metres * seconds) / before / 50);
  return { ...item, duration: durationText(seconds), distance: distanceText(shorter), dose: { ...dose, metres: shorter } };
}

/** Easy running by time, with the distance that it comes to at a known pace. */
function isPacedRun(item: DraftItem | undefined): boolean {
  return item?.name === "Easy run" && item.distance !== undefined && item.duration !== undefined && item.sets === undefined;
}

/** On a day too short for the lift itself there is nothing to build up to. */
function withoutIdleRamp(items: readonly DraftItem[], main: MainBlocks): readonly DraftItem[] {
  if (items.every(({ weight }) => weight === undefined)) return items;
  const isLifted = (name: string): boolean =>
    [main.strength, main.skill, main.mainWorkout].some((items) => items?.some((item) => item.name === name) === true);
  const isIdle = ({ name, weight }: DraftItem): boolean => weight !== undefined && !isLifted(name);
  return items.some(isIdle) ? items.filter((item) => !isIdle(item)) : items;
}

const FEWEST_DRILLS = 2;
const MOST_DRILLS = 3;

/** In light weeks there is time for a few minutes of mobility; what is left beyond them makes the session shorter. */
function lightMobility(brief: SessionBrief, spare: number, others: readonly (readonly DraftItem[])[]): readonly DraftItem[] {
  const light = (brief.frame.isDeload || brief.isRecovery) && !brief.isTaper && brief.code !== "RACE";
  if (isGeneralStrength(brief)) return easyMinutes(brief, spare);
  const count = Math.min(MOST_DRILLS, Math.floor(spare / SECONDS_PER_DRILL));
  if (!light || count < FEWEST_DRILLS || isLifter(brief.context.athlete) || FOCUS_TRAITS[brief.context.athlete.focus].isEndurance)
    return [];
  // A stretch is no training: who lifts, runs and does workouts ends with easy minutes, or earlier; a deload without either stays a deload.
  const isClosed = brief.frame.isDeload && easyMachine(brief.context) === undefined;
  if (FOCUS_TRAITS[brief.context.athlete.focus].endsLightDaysEasy && !isClosed) return easyMinutes(brief, spare);
  const taken = new Set(others.flat().map(({ name }) => name));
  const drills = mobilityFlow(brief, MOST_DRILLS + taken.size)
    .filter((item) => !taken.has(item.name))
    .slice(0, count);
  return [...drills, ...easyMinutes(brief, spare - totalSeconds(drills))];
}

/** General fitness is strength and endurance: what the sets of a day leave of its minutes is easy, as long as nothing shortens the week. */
function isGeneralStrength({ code, context: { athlete }, frame, isTaper, isRecovery }: SessionBrief): boolean {
  return athlete.focus === "general" && codeFacts(code).type === "strength" && !frame.isDeload && !isTaper && !isRecovery;
}

const FEWEST_EASY = 600;
const FEWEST_GENERAL = 480;
const MOST_EASY = 1200;

/** A deload is lighter, not a week off: what its sets leave of the time is easy on a machine, without one a walk. */
function easyMinutes(brief: SessionBrief, spare: number): readonly DraftItem[] {
  const { frame, context } = brief;
  const machine = easyMachine(context);
  if (!(frame.isDeload || isGeneralStrength(brief)) || spare < (frame.isDeload ? FEWEST_EASY : FEWEST_GENERAL) || machine === undefined)
    return [];
  const seconds = 60 * Math.floor(Math.min(MOST_EASY, spare) / 60);
  return [timedItem(context, context.picker.pick(machine), { seconds, rpe: 2, notes: "Easy, once your breathing has settled." })];
}

function easyMachine({ athlete, picker }: PlanContext): string | undefined {
  const machines = athlete.focus === "triathlon" ? ["Bike erg"] : ["Bike erg", "Row erg", "Ski erg", "Brisk walk"];
  return machines.find((name) => picker.allows(name));
}

/** The work of a main part without the mobility at its end. */
export function withoutMobility(items: readonly DraftItem[]): readonly DraftItem[] {
  return items.filter((item) => item.rpe !== MOBILITY_RPE);
}

/** Days after a step in which the first runs have days of their own. */
const FIRST_RUN_DAYS = 7;

/** With so many lines that load a sore leg it has its work of the day. */
const ENOUGH_FOR_A_LEG = 2;
const BENDS_THE_LEG: ReadonlySet<string> = new Set(["squat", "lunge"]);

/** Whether the work of the session gives a sore leg its load already: its own exercises are for other days. */
function hasItsLoad({ context, date }: SessionBrief, notes: string, work: readonly DraftItem[]): boolean {
  const finding = context.reading.regions.find(
    ({ region }) => LOWER_LIMB.has(region) && notes.startsWith(`For the ${regionName(region)}:`),
  );
  if (
    finding?.since !== undefined &&
    daysBetween(finding.since, date) < FIRST_RUN_DAYS &&
    work.some(({ name }) => name === "Run-walk intervals")
  )
    return true;
  if (finding?.isReported !== true) return false;
  const loading = work.filter(({ name }) => {
    const exercise = findExercise(name);
    const stress = exercise?.stress[finding.region] ?? 0;
    return exercise?.category !== "cardio" && (stress >= 2 || (stress > 0 && BENDS_THE_LEG.has(exercise?.movementPattern ?? "")));
  });
  return new Set(loading.map(({ name }) => name)).size >= ENOUGH_FOR_A_LEG;
}
