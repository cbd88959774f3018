import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import type { Stimulus, WorkMode } from "../../model/quality-work.ts";
import { LOWER_LIMB } from "../../injuries/impact.ts";
import { capital, inSentence } from "../../model/words.ts";
import { easedDose } from "../../model/felt-effort.ts";
import { dislikesIntervals } from "../../statements/wished-exercises/disliked-long.ts";
import { machineName } from "../../prescription/cardio/machines.ts";
import { roundSeconds } from "../../prescription/cardio/split-dose.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { durationText, timedItem } from "../../prescription/items.ts";
import { isRacePace, runCode } from "../../season/ladders/run-stimuli.ts";
import type { Exposure } from "../../season/ladders/ladder-history.ts";
import { type NextWork, nextWork } from "../../season/ladders/next-work.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import type { Metres, Seconds } from "../../units/units.ts";
import { easySecondsPerMetre } from "../../week/run/long-run-progression.ts";
import { minThreshold, getPart } from "../../week/run/fast-running.ts";
import { assemble } from "../assemble.ts";
import { climbAtThreshold, onHills } from "./climbing.ts";
import { getPurpose, qualityWork, workMode } from "../../prescription/quality-work.ts";
import { secondsPerMetre, workLines, workSeconds } from "./quality-lines.ts";
import { changeText, RUN_WORK, runWords, runWorkNotes, workText, workTitle } from "./quality-texts.ts";
import { sport, stridesItems, wholeMinutes } from "./run-parts.ts";
import { RUN_WARMUP_SHARE } from "../time-frame.ts";
import { runWalk } from "./run-walk.ts";
import { standInNotes } from "../stand-in-notes.ts";

/** Strides end the warm-up when the day is long enough. */
const LONG_ENOUGH_FOR_STRIDES = 50;
/** What is faster than any other running is not begun from a jog. */
const LONG_ENOUGH_BEFORE_SPRINTS = 35;
const SHORTEST_END = 240;
/** Easy running after the work, in seconds; what is left beyond it comes before, from so much on. */
const JOG_DOWN = 600;
const SHORTEST_START = 600;
/** Seconds of easy running in a warm-up. */
const SHORT_WARMUP = 360;
const USUAL_WARMUP = 720;
/** Few repetitions before a race, and none of them from cold. */
const TAPER_WARMUP = 540;
/** Highest share of the session for a warm-up before running (LP23). */
const WARMUP_SHARE = 0.3;
/** Share of a Hyrox athlete's repetitions at threshold and above that are run; the machine has the others. */
const RUN_SHARE_OF_HYROX = 0.6;
const LEAST_RUN_OF_HYROX = 0.4;

/** Warm-up, the rung of the day, and easy running for the time that is left. */
export function qualityRun(brief: SessionBrief, planned: Stimulus): SessionDraft {
  const { context } = brief;
  const stimulus = isTooNewForPace(brief, planned) ? "threshold" : planned;
  const meant = RUN_WORK[stimulus] ?? { ...THRESHOLD_WORK };
  const softer = runWords(stimulus, brief);
  const facts = { ...meant, ...softer };
  const wished = context.picker.pick(stimulus === "hills" && !context.picker.allows("Hill sprint") ? "Interval run" : facts.exercise);
  const isWished = cardioMode(wished.exercise) === "run";
  const choice = isWished && isTooFar(brief, stimulus, wished, SHORT_WARMUP) ? (anyMachine(brief) ?? wished) : wished;
  const isRun = cardioMode(choice.exercise) === "run";
  const easy = context.picker.pick("Easy run");
  const machine = isRun ? sharedMachine(brief, stimulus) : undefined;
  let work: NextWork = { rung: 1, sets: 2, seconds: 60, rest: 60 };
  let runSets = 0;
  let climb: Metres | undefined;
  // The longest run is one of easy seconds, and fast ones go further.
  const faster = isRun ? easySecondsPerMetre(context) / secondsPerMetre(brief, stimulus, choice) : 1;
  const build = (seconds: number, easyBudget: number): { mainWorkout: DraftItem[] } => {
    const farthest = easyBudget / Math.max(1, faster);
    const most = Math.min(getPart(brief.fast, stimulus).impact, farthest);
    work = getWork(brief, stimulus, choice, {
      room: seconds,
      running: isRun && machine === undefined ? Math.max(most, leastRun(brief, stimulus)) : undefined,
      farthest: isRun && machine === undefined ? farthest : undefined,
      isShared: machine !== undefined,
    });
    runSets = machine === undefined ? work.sets : getRun(brief, work, { most, farthest });
    const flat = workLines(brief, stimulus, choice, { ...work, sets: runSets });
    climb = isRun && machine === undefined && stimulus === "threshold" ? climbAtThreshold(brief, runSets * work.seconds) : undefined;
    const climbing = climb;
    const lines = [
      ...(climbing === undefined ? flat : flat.map((line) => onHills(line, climbing, CLIMBING_CUE))),
      ...(machine === undefined ? [] : workLines(brief, stimulus, machine, { ...byTime(work), sets: work.sets - runSets })),
    ];
    const ran = isRun ? runSets * work.seconds : 0;
    const room = seconds - totalSeconds(lines);
    const left =
      Math.min(room, cardioMode(easy.exercise) === "run" ? easyBudget - ran * Math.max(1, faster) : Number.POSITIVE_INFINITY) -
      60 * brief.variation;
    const walked = runsWithWalks(brief, left);
    if (walked !== undefined) return { mainWorkout: [...lines, ...walked] };
    // Many easy kilometres come before the work, on which nobody is tired yet; what follows it is a jog.
    const first = isRun && left - JOG_DOWN >= SHORTEST_START ? easyPart(brief, easy, left - JOG_DOWN, "Easy kilometres first.") : [];
    const end = easyPart(
      brief,
      easy,
      left - totalSeconds(first),
      cardioMode(easy.exercise) === "run" ? "Jog easily to the end." : "Ease off.",
    );
    return { mainWorkout: [...first, ...lines, ...end] };
  };
  const enough = stimulus === "repetition" ? LONG_ENOUGH_BEFORE_SPRINTS : LONG_ENOUGH_FOR_STRIDES;
  const strides = isRun && stimulus !== "hills" && brief.minutes >= enough && !brief.frame.isDeload;
  const assembled = assemble(brief, "run", build, {
    potentiate: strides ? stridesItems(brief, 4) : onMachine(brief, choice),
    // The work comes first where there is little running for it.
    ...(isRun && isTooFar(brief, stimulus, choice, USUAL_WARMUP)
      ? { warmupSeconds: SHORT_WARMUP }
      : isRun && brief.isTaper && brief.context.athlete.focus === "hyrox"
        ? { warmupSeconds: Math.min(TAPER_WARMUP, 60 * WARMUP_SHARE * brief.minutes) }
        : isShortAndFast(brief, stimulus, isRun)
          ? { warmupSeconds: Math.min(WHOLE_WARMUP, 60 * WARMUP_SHARE * brief.minutes) }
          : {}),
  });
  const blocks = withWholeWarmup(brief, withStridesBeforeWork(assembled));
  const isShared = machine !== undefined && runSets < work.sets;
  const named = stimulus === "vo2-short" && softer === undefined ? `${work.seconds}/${work.rest}` : facts.name;
  const name = isShared ? named : `${named} ${sport(choice)}`;
  const what = isShared
    ? `${partText({ ...work, sets: runSets })} run, then ${partText({ ...byTime(work), sets: work.sets - runSets })} ${machineName(machine.exercise.name)}`
    : workTitle(stimulus, work, context.level);
  const label = `${isShared ? what : workText(work)} ${facts.how}${work.sets === 1 ? "" : `, ${durationText(work.rest)} easy between`}`;
  const title = `${name}${climb === undefined ? "" : " over hills"}, ${what}${work.sets === 1 ? " continuous" : ""}`;
  return {
    title: brief.frame.isDeload ? `Deload: ${inSentence(title)}` : title,
    description: `${capital(label)}. ${changeText(work, brief)}`.trimEnd(),
    intent: brief.frame.isDeload
      ? "Keep your feel for the effort while everything else rests."
      : isRun
        ? isOfOtherRace(brief, stimulus)
          ? "Faster than your race asks for, so that its pace feels easy."
          : facts.intent
        : "The fitness of a fast run without the impact.",
    movementFocus: [sport(choice)],
    complexity: 4,
    blocks,
    mainFormat: { kind: work.sets === 1 ? "tempo" : facts.kind, label, rounds: work.sets },
    work: qualityWork(brief, stimulus, isShared ? "mixed" : workMode(choice), work),
    notes: isRun
      ? climb === undefined
        ? runWorkNotes(stimulus, brief, { sets: work.sets, strides: assembled.warmup?.some(isStrides) === true })
        : CLIMBING_NOTES
      : standInNotes(brief, stimulus === "tempo" ? "tempo" : brief.code === "RI" ? "interval" : "threshold", cardioMode(choice.exercise)),
  };
}

const CLIMBING_CUE = "By effort on rolling trails: the same breathing up and down, pace does not count.";
const CLIMBING_NOTES: SessionDraft["notes"] = {
  stimulus: "Comfortably hard: a few words at a time, uphill as on the flat. Legs and breathing in balance to the last minute.",
  strategy:
    "A hilly loop like the terrain of your race: shorten the stride uphill, relax the shoulders downhill. No hills near you: a treadmill at 4 to 6% at the same effort.",
  warmup: "Run the first minutes slower than feels necessary, the last of them on the first hill.",
};

/** Eight minutes before fast running: where the week leaves the run short of them and the day has them, they begin with a walk. */
function withWholeWarmup(brief: SessionBrief, blocks: SessionDraft["blocks"]): SessionDraft["blocks"] {
  const { context, minutes, weekday, frame, isTaper } = brief;
  const { warmup = [] } = blocks;
  const day = Math.min(context.athlete.availability.minutes?.[weekday] ?? 0, context.health.sessionMinutes);
  const before = totalSeconds(warmup.filter((item) => !isStrides(item)));
  const whole = Math.max(
    60 * minutes,
    Object.values(blocks).reduce((sum, items) => sum + totalSeconds(items), 0),
  );
  const missing = Math.min(WHOLE_WARMUP - before, 60 * day - whole, (RUN_WARMUP_SHARE * whole - before) / (1 - RUN_WARMUP_SHARE));
  const seconds = 30 * Math.floor(missing / 30);
  if (frame.isDeload || isTaper || seconds < SHORTEST_WALK || !context.picker.allows(WALK_NAME)) return blocks;
  const walk = timedItem(context, context.picker.pick(WALK_NAME), { seconds, rpe: 2, notes: "Easy at first, brisk at the end." });
  return { ...blocks, warmup: [walk, ...warmup] };
}

/** On a short day repetitions give way, and not the running before them. */
function isShortAndFast({ minutes }: SessionBrief, stimulus: Stimulus, isRun: boolean): boolean {
  return isRun && minutes <= SHORT_DAY && runCode(stimulus) === "RI";
}

/** Minutes. */
const SHORT_DAY = 30;
const WHOLE_WARMUP: Seconds = 480;
const SHORTEST_WALK: Seconds = 120;
const WALK_NAME = "Brisk walk";

/** What is hard on a machine is begun on it: nobody rows at threshold from the first stroke. */
function onMachine(brief: SessionBrief, choice: Choice): readonly DraftItem[] {
  if (!MACHINE_MODES.has(cardioMode(choice.exercise))) return [];
  const notes = "Easy, with three times twenty seconds at the effort of the session.";
  return [timedItem(brief.context, { exercise: choice.exercise }, { seconds: FIRST_ON_MACHINE, rpe: 4, notes })];
}

const FIRST_ON_MACHINE: Seconds = 180;
const MACHINE_MODES: ReadonlySet<ReturnType<typeof cardioMode>> = new Set(["row", "ski", "bike"] as const);

function isStrides({ name }: DraftItem): boolean {
  return name === "Strides";
}

/** Strides wake the legs for the work: they follow easy kilometres that come first. */
function withStridesBeforeWork(blocks: SessionDraft["blocks"]): SessionDraft["blocks"] {
  const { warmup = [], mainWorkout = [] } = blocks;
  const [first, ...others] = mainWorkout;
  if (first?.name !== "Easy run" || others.length === 0) return blocks;
  const strides = warmup.filter(isStrides);
  return { ...blocks, warmup: warmup.filter((item) => !isStrides(item)), mainWorkout: [first, ...strides, ...others] };
}

const THRESHOLD_WORK = RUN_WORK.threshold ?? {
  exercise: "Tempo run" as const,
  zone: "threshold" as const,
  name: "Threshold",
  how: "at threshold",
  kind: "intervals" as const,
  intent: "Raise the speed you can hold for a long time.",
};

/** Seconds that the day and the week have for work. */
interface RoomForWork {
  readonly room: number;
  /** Seconds of running at this pace in the week. */
  readonly running: number | undefined;
  /** As far as the longest run of the last four weeks lets a run be: no dose is worth more (dose-progression.md L4). */
  readonly farthest: number | undefined;
  readonly isShared: boolean;
}

/** The next dose of the ladder that fits the day; on a day too short for any, what fits. */
function getWork(
  brief: SessionBrief,
  stimulus: Stimulus,
  choice: Choice,
  { room, running, farthest = Number.POSITIVE_INFINITY, isShared }: RoomForWork,
): NextWork {
  const { level } = brief.context;
  // What a machine shares leaves a sore leg its part of it (`runOf`); the dose itself stays worth its warm-up (D5).
  const isSore = !isShared && cardioMode(choice.exercise) === "run" && isSoreLeg(brief);
  const soreBefore = isSore ? brief.ladders.lastOf(isFastRunExposure, brief.date) : undefined;
  const first = !isSore ? Number.POSITIVE_INFINITY : soreBefore === undefined ? FIRST_ON_SORE_LEG : SORE_STEP * workTime(soreBefore);
  const hard = Math.max(getPart(brief.fast, stimulus).hard, leastRun(brief, stimulus));
  // What a machine shares is no return to running: the legs have their part of it only.
  const mode = isShared ? "mixed" : workMode(choice);
  const eased = brief.frame.isDeload ? undefined : easedDose(brief.context.athlete, brief.date);
  const found = nextWork(brief.ladders, {
    stimulus,
    mode,
    level,
    date: brief.date,
    purpose: opensTaper(brief, stimulus) ? "load" : getPurpose(brief),
    secondsPerMetre: secondsPerMetre(brief, stimulus, choice),
    ...(stimulus === "threshold" ? { least: Math.min(first, minThreshold(level)) } : {}),
    // A week that is a little smaller takes nothing back from what was done before.
    fits: (sets, seconds, rest, last) =>
      workSeconds(stimulus, sets, seconds, rest) <= room * (eased?.room ?? 1) &&
      (eased === undefined || last === undefined || (sets * seconds <= eased.share * workTime(last) && seconds <= last.seconds)) &&
      sets * seconds <=
        Math.min(
          farthest,
          last === undefined
            ? first
            : mostAfter(last, { isSore, mode, before: soreBefore, least: stimulus === "threshold" ? minThreshold(level) : 0 }),
          Math.max(Math.min(hard, running ?? hard), last === undefined ? 0 : 1.02 * last.sets * last.seconds),
        ),
  });
  if (found !== undefined) return found;
  const seconds = Math.max(60, roundSeconds(Math.min(300, room / 2 - 60, farthest / 2)));
  return { rung: 1, sets: 2, seconds, rest: 60 };
}

/** The pace of a distance that is run fresh is no pace of a race with stations. */
function isOfOtherRace({ context: { athlete } }: SessionBrief, stimulus: Stimulus): boolean {
  return athlete.focus === "hyrox" && isRacePace(stimulus);
}

/** More than a week before a race its pace has a first dose that is no smaller than any other first one: half of nothing is nothing. */
function opensTaper({ frame, isTaper, ladders, date }: SessionBrief, stimulus: Stimulus): boolean {
  return isTaper && isRacePace(stimulus) && (frame.weeksToRace ?? 0) >= 1 && ladders.last(stimulus, date) === undefined;
}

interface After {
  readonly isSore: boolean;
  readonly mode: WorkMode;
  readonly before: Exposure | undefined;
  /** What a session is worth its warm-up with, on legs that are not sore. */
  readonly least: Seconds;
}

/** On a sore leg a dose grows by a quarter at most, and the first one that is run again is two thirds of what a machine held in its place. */
function mostAfter(last: Exposure, { isSore, mode, before = last, least }: After): Seconds {
  if (mode === "run" && last.mode !== "run" && last.mode !== "mixed") return Math.max(isSore ? 0 : least, RUN_AGAIN * workTime(last));
  // The leg does not know which ladder it is on: what it ran fast last, at whatever pace, is what it is used to.
  return isSore ? SORE_STEP * Math.max(workTime(last), workTime(before)) : Number.POSITIVE_INFINITY;
}

/** A sore leg meets threshold before the pace of its race: the first fast run after easy weeks is the small one. */
function isTooNewForPace(brief: SessionBrief, stimulus: Stimulus): boolean {
  return isRacePace(stimulus) && !brief.isTaper && isSoreLeg(brief) && brief.ladders.lastOf(isFastRunExposure, brief.date) === undefined;
}

function workTime({ sets, seconds }: Exposure): Seconds {
  return sets * seconds;
}

/** Run at threshold or slower, on the legs. */
function isFastRunExposure({ mode, stimulus }: Exposure): boolean {
  return mode === "run" && runCode(stimulus) === "RT";
}

const RUN_AGAIN = 0.67;

/** The first fast run on a leg that is trained in spite of its soreness is short: the next morning decides what follows. */
const FIRST_ON_SORE_LEG: Seconds = 960;
const SORE_STEP = 1.26;

function isSoreLeg({ context: { reading } }: SessionBrief): boolean {
  return reading.regions.some(({ region, grade }) => grade > 0 && LOWER_LIMB.has(region));
}

/** Slow runners need as long for the shortest session at race pace. */
const LEAST_RACE_PACE = 1020;

/** The least that a session of the stimulus is worth doing with, whatever the week (dose-progression.md 4.1). */
function leastRun(brief: SessionBrief, stimulus: Stimulus): number {
  const least = minThreshold(brief.context.level);
  if (isRacePace(stimulus)) return Math.max(least, LEAST_RACE_PACE);
  return stimulus === "threshold" ? least : Math.min(least, 600);
}

/** A machine for what the legs should not run: Hyrox athletes row and ski at the same effort, the two in turn. */
function sharedMachine(brief: SessionBrief, stimulus: Stimulus): Choice | undefined {
  const { athlete, picker } = brief.context;
  if (athlete.focus !== "hyrox" || brief.frame.isDeload || brief.isTaper || (stimulus !== "threshold" && stimulus !== "vo2"))
    return undefined;
  const machines = ["Row erg intervals", "Ski erg"] as const;
  const turn = Math.floor((brief.frame.macroWeek - 1) % 2);
  return picker
    .open([machines[turn] ?? "Ski erg", machines[1 - turn] ?? "Ski erg"])
    .find(({ exercise }) => !dislikesIntervals(brief.context, exercise.name));
}

function getRun(brief: SessionBrief, work: NextWork, { most, farthest }: { readonly most: number; readonly farthest: number }): number {
  const isSore = isSoreLeg(brief);
  // With a machine in another session of the week only what is too much for the legs goes there.
  const wanted = !isSore && brief.weekCodes.some((code) => code === "SUE" || code === "EI") ? 1 : RUN_SHARE_OF_HYROX;
  const least = Math.ceil(LEAST_RUN_OF_HYROX * work.sets);
  const possible = Math.max(1, Math.floor(Math.min(farthest, isSore ? FIRST_ON_SORE_LEG : farthest) / work.seconds));
  return Math.min(possible, Math.max(least, Math.min(Math.ceil(wanted * work.sets), Math.floor(most / work.seconds))));
}

/** Whether the least dose of the stimulus is farther than the longest run of the last four weeks lets a run be after its warm-up. */
function isTooFar(brief: SessionBrief, stimulus: Stimulus, choice: Choice, warmup: Seconds): boolean {
  if (brief.frame.isDeload || brief.isTaper || brief.isRecovery || isRacePace(stimulus)) return false;
  const faster = easySecondsPerMetre(brief.context) / secondsPerMetre(brief, stimulus, choice);
  return (brief.longestRun - warmup) / Math.max(1, faster) < leastRun(brief, stimulus);
}

/** What is too much for the legs goes to a machine at the same effort, never away (dose-progression.md section 1). */
function anyMachine({ context: { picker } }: SessionBrief): Choice | undefined {
  return picker.open(["Row erg intervals", "Bike erg intervals", "Ski erg"])[0];
}

/** "1 × 4 min": beside another part the number says that there is one. */
function partText(work: Pick<NextWork, "sets" | "seconds" | "metres">): string {
  return work.sets === 1 ? `1 × ${workText(work)}` : workText(work);
}

function byTime({ metres: _metres, ...work }: NextWork): NextWork {
  return work;
}

/** After hard work on a machine the easy minutes are the runs with walks of the day, where a sore region has one. */
function runsWithWalks(brief: SessionBrief, seconds: Seconds): DraftItem[] | undefined {
  if (brief.runWalk !== true || seconds < SHORTEST_RUN_WALK) return undefined;
  return runWalk(brief, brief.context.picker.pick("Run-walk intervals"), seconds);
}

const SHORTEST_RUN_WALK = 600;

function easyPart(brief: SessionBrief, easy: Choice, seconds: number, notes: string): DraftItem[] {
  if (seconds < SHORTEST_END) return [];
  return [
    cardioItem(brief.context, easy, {
      zone: "easy",
      seconds: wholeMinutes(seconds),
      show: "both",
      notes,
    }),
  ];
}
