import { cardioMode } from "../catalogue/cardio-mode.ts";
import { splitDose } from "../prescription/cardio/split-dose.ts";
import type { SessionBrief, SessionDraft } from "../context/draft.ts";
import { FAST_RUN_FLOOR } from "../week/fast-running.ts";
import { easyWithStrides } from "./easy-run.ts";
import { LIGHT_DOSE, tapered, withinShare } from "./fast-dose.ts";
import { type FastDose, fastRun, LONG_ENOUGH_FOR_STRIDES } from "./fast-run.ts";
import { inTurn } from "./in-turn.ts";
import { sport } from "./run-parts.ts";
import { standInNotes } from "./stand-in-notes.ts";

/** Work to rest by level: the fitter, the shorter the jog. */
const JOG_SHARE = { beginner: 1, intermediate: 0.9, advanced: 0.7, elite: 0.5 } as const;

/** Intervals at VO2max pace, with repetitions for economy in performance weeks. */
export function intervalRun(brief: SessionBrief): SessionDraft {
  if (brief.frame.isDeload || brief.isRecovery) return easyWithStrides(brief);
  const choice = brief.context.picker.pick("Interval run");
  const isRun = cardioMode(choice.exercise) === "run";
  const isQuick = isRun && brief.frame.phase === "performance" && brief.frame.macroWeek % 2 === 1 && brief.context.highestRpe >= 9;
  const dose = isQuick ? repetitionDose(brief) : intervalDose(brief, isRun);
  const jog = 30 * Math.round((dose.seconds * JOG_SHARE[brief.context.level]) / 30);
  return fastRun(brief, choice, {
    zone: isQuick ? "repetition" : "interval",
    dose,
    rest: isQuick ? Math.max(60, 15 * Math.round((dose.seconds * 2) / 15)) : Math.max(60, jog),
    name: `${isQuick ? "Repetition" : "Interval"} ${sport(choice)}`,
    kind: "intervals",
    how: isQuick ? "quick and relaxed" : "hard",
    intent: isQuick ? "Running economy: fast legs without strain." : "Raise your maximal oxygen uptake.",
    notes: isRun ? (isQuick ? quickNotes(brief) : intervalNotes(brief)) : standInNotes(brief, "interval"),
  });
}

const SHORTEST_INTERVAL = 150;
const LONGEST_INTERVAL = 300;
const FEWEST = 3;

/** 600 to 1,200 m in turn, of those that last two and a half to five minutes and fit three times; by time without a pace. */
function intervalDose(brief: SessionBrief, isRun: boolean): FastDose {
  const { level, capacities } = brief.context;
  const wanted = tapered(brief, isRun ? brief.fastRunning.interval : LIGHT_DOSE[level] * 0.8, 480);
  const total = withinShare(brief, wanted, FAST_RUN_FLOOR.interval, isRun);
  const pace = isRun && brief.context.highestRpe >= 8 ? capacities.paces?.interval : undefined;
  const distances = pace === undefined ? [] : [800, 1000, 1200, 600].map((metres) => doseOf(metres, pace, total)).filter(isInterval);
  const [first, ...others] = distances;
  if (first !== undefined) return inTurn(brief, [first, ...others]);
  const timed = splitDose(total, inTurn(brief, [180, 150, 240]), FEWEST);
  return { ...timed, seconds: Math.min(LONGEST_INTERVAL, timed.seconds) };
}

/** The middle of the printed range is half a second slower than the pace itself. */
function doseOf(metres: number, pace: number, total: number): FastDose {
  const seconds = (metres * (pace + 0.5)) / 1000;
  return { count: Math.floor(total / seconds), seconds, metres };
}

function isInterval({ count, seconds }: FastDose): boolean {
  return count >= FEWEST && seconds >= SHORTEST_INTERVAL && seconds <= LONGEST_INTERVAL;
}

const FEWEST_REPETITIONS = 4;
const MOST_REPETITIONS = 12;

/** 200 and 400 m in turn, at most two minutes each; by time without a pace. */
function repetitionDose(brief: SessionBrief): FastDose {
  const total = tapered(brief, brief.fastRunning.repetition, FAST_RUN_FLOOR.repetition);
  const { paces } = brief.context.capacities;
  if (paces === undefined) return splitDose(total, 60, FEWEST_REPETITIONS);
  const metres = inTurn(brief, [200, 300, 400]);
  const dose = doseOf(metres, paces.repetition400 / 0.4, total);
  if (dose.count >= FEWEST_REPETITIONS) return { ...dose, count: Math.min(MOST_REPETITIONS, dose.count) };
  return doseOf(200, paces.repetition400 / 0.4, total);
}

function intervalNotes(brief: SessionBrief): SessionDraft["notes"] {
  return {
    stimulus: inTurn(brief, [
      "Hard but controlled: single words only by the end of each repetition, never a sprint.",
      "The first minute of each feels too slow, the last feels long. You could do one more at the end.",
      "Breathing at its limit, legs not yet. If form breaks, the session is over.",
    ]),
    strategy: inTurn(brief, [
      "Hold back in the first repetition; even splits beat a fast start. Jog every recovery, do not stand.",
      "Run the second half of each repetition by form: hips high, quick feet. Stop when one is more than five seconds slower.",
      "On the track count laps, on the road use the same stretch both ways. Treadmill: 1 % incline. Against wind keep the effort.",
      "Take the middle repetitions as the test: they decide the session, not the last.",
    ]),
    warmup: `Easy running, drills, ${brief.minutes >= LONG_ENOUGH_FOR_STRIDES ? "strides" : "a few quick steps"}: the first repetition is not part of the warm-up.`,
  };
}

function quickNotes(brief: SessionBrief): SessionDraft["notes"] {
  return {
    stimulus: inTurn(brief, [
      "Fast but loose. Full recovery, so that every repetition looks the same.",
      "Like a mile race without the last lap: quick, light, no strain in the face.",
    ]),
    strategy: inTurn(brief, [
      "Think rhythm, not speed. The recovery is as long as it takes to feel fresh; walk part of it.",
      "First two a little slow on purpose. Tall hips, elbows back, feet under you. Stop one early rather than one late.",
    ]),
    warmup: "Take the strides seriously: the last is as quick as the first repetition.",
  };
}
