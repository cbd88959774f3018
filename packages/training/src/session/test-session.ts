import { dislikesTracks } from "../statements/wished-exercises/dislikes.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import { type FitnessTest, TEST_UPDATES } from "../model/fitness-test.ts";
import { raceTime } from "../physiology/running.ts";
import { cardioItem } from "../prescription/cardio/item.ts";
import { distanceText, startOfLine, timedItem, withDose } from "../prescription/items.ts";
import { TEST_RPE } from "../season/test-days.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import { formatClock } from "../units/format.ts";
import { easySecondsPerMetre } from "../week/run/long-run-progression.ts";
import { assemble } from "./assemble.ts";
import { stridesItems, wholeMinutes } from "./run/run-parts.ts";

/** The day of parkruns. */
const PARKRUN_WEEKDAY = 6;

interface TestFacts {
  /** "5 km time trial" */
  readonly title: string;
  readonly what: string;
  /** What the result changes. */
  readonly result: string;
  readonly strategy: string;
  readonly sport: string;
}

const TEST_SESSIONS: { readonly [test in FitnessTest]: TestFacts } = {
  "run-5k": {
    title: "5 km time trial",
    what: "Run 5 km on a flat course or a track as fast as you can.",
    result: "Enter your time as your 5 km time: it sets the pace of every run from then on.",
    strategy: "Run the first kilometre 5 seconds slower than feels right, hold that pace to 4 km, then give what is left.",
    sport: "run",
  },
  "run-12min": {
    title: "12-minute run",
    what: "Run as far as you can in 12 minutes on a flat course or a track, and note the distance in metres.",
    result: "The distance says how fast you run 3 km, and so how fast your runs should be.",
    strategy: "Start at a pace that you could hold for 20 minutes; go faster only in the last 3 minutes. Walk if you have to.",
    sport: "run",
  },
  "bike-20min": {
    title: "20-minute ride",
    what: "A short hard effort, some easy minutes, then 20 min at the highest power that you can hold.",
    result: "Enter the average watts of the 20 minutes: they set the power of every ride from then on.",
    strategy: "Ride the first 5 minutes of the 20 a little below what feels possible, hold, and give everything in the last 3.",
    sport: "bike",
  },
  "row-2k": {
    title: "2,000 m row",
    what: "Row 2,000 m as fast as you can, damper 5 to 7.",
    result: "Enter your time as your 2,000 m row: it sets your splits on the rower and the SkiErg.",
    strategy: "First 500 m controlled, the middle 1,000 m even, the last 500 m faster.",
    sport: "row",
  },
  "row-500m": {
    title: "500 m row",
    what: "Row 500 m as fast as you can, damper 5 to 7.",
    result: "Enter your time as your 500 m row: it sets your splits on the rower.",
    strategy: "Ten strong strokes to get the flywheel going, then settle, and give everything in the last 150 m.",
    sport: "row",
  },
};

/** A warm-up with four short rises, the test, and an easy end (dose-progression.md section 7). */
export function testSession(brief: SessionBrief, name: FitnessTest): SessionDraft {
  const { title, what, result, strategy, sport } = TEST_SESSIONS[name];
  const isRun = sport === "run";
  const { picker } = brief.context;
  const easy = picker.pick(isRun ? "Easy run" : name === "bike-20min" ? "Bike erg" : "Row erg");
  const blocks = assemble(
    brief,
    isRun ? "run" : "aerobic",
    (seconds, runBudget) => {
      const test = testLines(brief, name);
      const lines = [...(isRun ? [] : easyStart(brief, easy, seconds - totalSeconds(test) - SHORTEST_END)), ...test];
      const raced = totalSeconds(lines);
      const left =
        Math.min(LONGEST_END, seconds - raced, isRun ? runBudget - WARMUP_PACE_RATIO * raced : LONGEST_END) - 60 * brief.variation;
      return { mainWorkout: left < SHORTEST_END ? lines : [...lines, easyEnd(brief, easy, left)] };
    },
    {
      isTest: true,
      ...(isRun ? { potentiate: stridesItems(brief, 4), warmupSeconds: runWarmup(brief, name) } : {}),
    },
  );
  return {
    title: `Test: ${title}`,
    description: `${dislikesTracks(brief.context.athlete.dislikes) ? what.replace(" or a track", "") : what}${name === "run-5k" && brief.weekday === PARKRUN_WEEKDAY ? " A parkrun counts." : ""} ${result}`,
    intent: "Find out where you stand, so that the next weeks fit you.",
    movementFocus: [sport],
    complexity: 3,
    blocks,
    mainFormat: { kind: "for-time", label: title },
    updates: [TEST_UPDATES[name]],
    notes: {
      substitutions:
        sport === "run"
          ? "A test only counts as written: if today does not suit, move it to another day."
          : "A test only counts if you do it as written: move it to another day rather than change the machine.",
      stimulus: `A test, all out and even. ${result}`,
      strategy,
      warmup: "Do the whole warm-up, build-ups included, none of it hard. Rest 2 min before you start the clock.",
    },
  };
}

/** Easy minutes and drills before running all out. */
/** On a short day the warm-up leaves minutes for an easy end: nobody stops dead after all they had. */
function runWarmup(brief: SessionBrief, name: FitnessTest): number {
  const left = 60 * brief.minutes - totalSeconds(testLines(brief, name)) - totalSeconds(stridesItems(brief, 4)) - AROUND_TEST;
  return Math.min(RUN_WARMUP, 60 * brief.minutes * WARMUP_SHARE, Math.max(SHORTEST_RUN_WARMUP, left));
}

/** Eight easy minutes and a walk. */
const AROUND_TEST = 660;
const SHORTEST_RUN_WARMUP = 600;
const RUN_WARMUP = 1080;
const WARMUP_SHARE = 0.35;
const LONGEST_END = 900;
/** Nobody stops cold after an all-out effort. */
const SHORTEST_END = 240;
const WARMUP_PACE_RATIO = 1.3;

/** On a machine: up to six easy minutes more than the warm-up, and short rises where strides are not possible. */
function easyStart(brief: SessionBrief, choice: Choice, room: number): DraftItem[] {
  const rises = timedItem(brief.context, choice, {
    seconds: 30,
    sets: 3,
    restSeconds: 30,
    rpe: 6,
    notes: "Each a little harder than the one before.",
  });
  // Coming down after it goes before the rises: the hard minutes before the twenty are one.
  if (room < rises.dose.totalSeconds) return [];
  const left = Math.min(LONGEST_START, (room - rises.dose.totalSeconds) / 2);
  if (left < SHORTEST_END) return [rises];
  return [
    cardioItem(brief.context, choice, { zone: "easy", seconds: wholeMinutes(left), show: "time", notes: "Easy, until you are warm." }),
    rises,
  ];
}

const LONGEST_START = 360;

function testLines(brief: SessionBrief, test: FitnessTest): DraftItem[] {
  const { picker, capacities, level } = brief.context;
  switch (test) {
    case "run-5k": {
      const easy = 5000 * easySecondsPerMetre(brief.context) * SHARE_OF_EASY;
      const known = capacities.vdot === undefined ? undefined : raceTime(capacities.vdot.value, 5000);
      return [distanceLine(brief, picker.pick("Interval run"), 5000, known, easy)];
    }
    case "run-12min":
      return [timed(brief, picker.pick("Interval run"), 720)];
    case "bike-20min": {
      const bike = picker.pick("Bike erg intervals");
      const [hard, easy] = brief.minutes < ROOM_FOR_LONG_OPENER ? [180, 300] : [300, 600];
      return [
        timedItem(brief.context, bike, {
          seconds: hard,
          rpe: 8,
          notes: "Hard: it takes the edge off fresh legs, so that the 20 minutes give a true number.",
        }),
        cardioItem(brief.context, picker.pick("Bike erg"), { zone: "easy", seconds: easy, show: "time", notes: "Spin easily." }),
        timed(brief, bike, 1200),
      ];
    }
    case "row-2k":
    case "row-500m": {
      const metres = test === "row-2k" ? 2000 : 500;
      const split = (metres === 2000 ? capacities.row2kSplit : capacities.row500mSplit)?.value;
      const known = split === undefined ? undefined : (split * metres) / 500;
      return [distanceLine(brief, picker.pick("Row erg intervals"), metres, known, (USUAL_SPLIT[level] * metres) / 500)];
    }
  }
}

/** Shorter days have three hard and five easy minutes before the twenty. */
const ROOM_FOR_LONG_OPENER = 48;
const SHARE_OF_EASY = 0.78;
const USUAL_SPLIT = { beginner: 135, intermediate: 122, advanced: 112, elite: 105 } as const;

function timed(brief: SessionBrief, choice: Choice, seconds: number): DraftItem {
  return timedItem(brief.context, choice, { seconds, rpe: TEST_RPE, notes: "As hard as you can hold evenly to the end." });
}

/** `known` is what the athlete's numbers predict; without any, `usual` only plans the time. */
function distanceLine(brief: SessionBrief, choice: Choice, metres: number, known: number | undefined, usual: number): DraftItem {
  const seconds = Math.round(known ?? usual);
  const line = startOfLine(brief.context, choice);
  line.distance = distanceText(metres);
  line.intensity = `RPE ${TEST_RPE}, all out`;
  line.rpe = TEST_RPE;
  line.notes =
    known === undefined
      ? "Even effort to the end."
      : `Even effort to the end. ${ownBest(brief, metres) ?? `Your numbers suggest about ${formatClock(seconds)}`}; better is possible.`;
  return withDose(line, { seconds, metres, totalSeconds: seconds });
}

/** The athlete's own time over a distance, where the numbers come from it. */
function ownBest({ context: { athlete } }: SessionBrief, metres: number): string | undefined {
  const own = metres === 5000 ? athlete.conditioning?.run5k : undefined;
  return own === undefined ? undefined : `Your last one was ${formatClock(own)}`;
}

function easyEnd(brief: SessionBrief, choice: Choice, seconds: number): DraftItem {
  return cardioItem(brief.context, choice, {
    zone: "easy",
    seconds: wholeMinutes(seconds),
    show: "time",
    notes: "Very easy, to come down.",
  });
}
