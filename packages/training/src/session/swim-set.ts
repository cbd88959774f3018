import type { Level } from "../athlete/athlete.ts";
import type { DraftItem, SessionBrief } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import { macroWeekInTable } from "../season/phases.ts";
import { startOfLine } from "../prescription/items.ts";
import { inTurn } from "./in-turn.ts";
import { SWIM_SECONDS_PER_100 } from "./swim-lengths.ts";

/** What a swim is about, in turn: even repetitions, long steady ones, short quick ones. */
export interface SwimTheme {
  readonly name: "even" | "long" | "quick";
  /** "at one pace" */
  readonly how: string;
  readonly lengths: { readonly beginner: number; readonly others: number };
  readonly rpe: number;
  readonly restSeconds: number;
  readonly notes: string;
}

const THEMES: readonly [SwimTheme, ...SwimTheme[]] = [
  {
    name: "even",
    how: "at one pace",
    lengths: { beginner: 50, others: 100 },
    rpe: 6,
    restSeconds: 20,
    notes: "Even times; long strokes before fast arms.",
  },
  {
    name: "long",
    how: "steady",
    lengths: { beginner: 100, others: 200 },
    rpe: 5,
    restSeconds: 30,
    notes: "Count strokes; the number stays the same to the end.",
  },
  {
    name: "quick",
    how: "quick",
    lengths: { beginner: 25, others: 50 },
    rpe: 7,
    restSeconds: 25,
    notes: "Fast from the push, easy breathing between; technique first.",
  },
];

const SHORTEST_FOR_INTERVALS = 900;
/** In a race's last weeks the water is not a pool. */
const OPEN_WATER_WEEKS = 4;
/** Of the time in the water, by macro week: the main set grows, the steady lengths after it give way. */
const MAIN_SHARE = [0.36, 0.42, 0.46, 0.36, 0.46, 0.48, 0.5, 0.36, 0.48, 0.5, 0.46, 0.36] as const;
/** In light weeks the set is technique, and as long as ever. */
const LIGHT_SHARE = 0.36;
const DRILL_SHARE = 0.2;
const START_SHARE = 0.16;
const MOST_DRILLS = 10;
const MOST_START = 6;
const FEWEST_REPETITIONS = 3;
const REST = 15;

/** Short swims and light weeks are technique: there is no time to earn intervals. */
export function swimTheme(brief: SessionBrief, seconds: number): SwimTheme | undefined {
  return brief.frame.isDeload || brief.isRecovery || seconds < SHORTEST_FOR_INTERVALS
    ? undefined
    : inTurn({ frame: brief.frame, occurrence: brief.occurrence + (brief.code === "SW" ? 1 : 0) }, THEMES);
}

/** Easy lengths, drills, the main set, then steady lengths for the time that is left. The main set comes third. */
export function swimLines(brief: SessionBrief, seconds: number): readonly DraftItem[] {
  const { context, frame } = brief;
  const technique = context.picker.pick("Swim technique");
  const theme = swimTheme(brief, seconds);
  const main = mainLine(brief, theme, seconds);
  const drills = drillLine(brief, technique, seconds);
  const start = startLine(brief, technique, seconds);
  const left = seconds - totalSeconds([...start, drills, main]);
  const openWater = theme !== undefined && (frame.weeksToRace ?? Number.POSITIVE_INFINITY) <= OPEN_WATER_WEEKS;
  return [...start, drills, main, ...steadyLine(brief, technique, left, openWater)];
}

function mainLine(brief: SessionBrief, theme: SwimTheme | undefined, seconds: number): DraftItem {
  const { level, picker, highestRpe } = brief.context;
  const choice = picker.pick(theme === undefined ? "Swim technique" : "Swim intervals");
  const wanted = theme === undefined ? 50 : level === "beginner" ? theme.lengths.beginner : theme.lengths.others;
  const rest = theme?.restSeconds ?? 20;
  const share = theme === undefined ? LIGHT_SHARE : (MAIN_SHARE[macroWeekInTable(brief.frame.macroWeek) - 1] ?? LIGHT_SHARE);
  const sets = [wanted, 100, 50, 25].filter((metres) => metres <= wanted).map((metres) => setOf(level, metres, seconds * share, rest));
  const set = sets.find((candidate) => candidate.sets >= FEWEST_REPETITIONS) ?? setOf(level, 25, seconds * share, rest);
  const line = swimItem(brief, choice, {
    ...set,
    rpe: Math.min(theme?.rpe ?? 4, highestRpe),
    notes: theme?.notes ?? "Relaxed and long; stop while it is still good.",
  });
  return {
    ...line,
    why: "By effort, since no swim time is kept: after 400 m and 200 m all out, (400 m time − 200 m time) ÷ 2 is your critical pace per 100 m.",
  };
}

function drillLine(brief: SessionBrief, choice: Choice, seconds: number): DraftItem {
  const { level } = brief.context;
  const most = MOST_DRILLS * (SWIM_SECONDS_PER_100[level] / 2 + REST);
  const drills = inTurn(brief, [
    "catch-up, fingertip drag, six-kick switch",
    "fists, sculling, single arm",
    "side kick, zipper, three strokes and roll",
  ]);
  return swimItem(brief, choice, {
    ...setOf(level, 50, Math.min(seconds * DRILL_SHARE, most), REST),
    rpe: 3,
    notes: `Alternate: ${drills}.`,
  });
}

function startLine(brief: SessionBrief, choice: Choice, seconds: number): DraftItem[] {
  const { level } = brief.context;
  const set = setOf(level, level === "beginner" ? 50 : 100, seconds * START_SHARE, REST);
  if (set.sets < 2) return [];
  return [
    swimItem(brief, choice, { ...set, sets: Math.min(MOST_START, set.sets), rpe: 3, notes: "Very easy; breathe every third stroke." }),
  ];
}

function steadyLine(brief: SessionBrief, choice: Choice, seconds: number, openWater: boolean): DraftItem[] {
  const { level } = brief.context;
  const lengths = level === "beginner" ? [100, 50] : [300, 200, 100];
  const set =
    lengths.map((metres) => setOf(level, metres, seconds, 20)).find((candidate) => candidate.sets >= 2) ?? setOf(level, 50, seconds, 20);
  if (set.sets * (set.seconds + set.restSeconds) > seconds) return [];
  const notes = openWater
    ? "Open-water skills: look up every eighth stroke, no push-off at the wall, last set on somebody's feet."
    : inTurn(brief, [
        "Steady, with a pull buoy if you have one.",
        "Steady; breathe to the other side every second length.",
        "Steady; last length of each with a strong kick.",
      ]);
  return [swimItem(brief, choice, { ...set, rpe: 4, notes })];
}

type SwimSet = Pick<SwimLine, "metres" | "seconds" | "sets" | "restSeconds">;

function setOf(level: Level, metres: number, seconds: number, restSeconds: number): SwimSet {
  const length = Math.round((SWIM_SECONDS_PER_100[level] * metres) / 100);
  return { metres, seconds: length, sets: Math.max(1, Math.floor(seconds / (length + restSeconds))), restSeconds };
}

interface SwimLine {
  readonly metres: number;
  readonly seconds: number;
  readonly sets: number;
  readonly restSeconds: number;
  readonly rpe: number;
  readonly notes: string;
}

function swimItem(brief: SessionBrief, choice: Choice, line: SwimLine): DraftItem {
  const { metres, seconds, sets, restSeconds, rpe, notes } = line;
  return {
    ...startOfLine(brief.context, choice),
    sets,
    distance: `${metres} m`,
    intensity: `RPE ${rpe}`,
    rpe,
    restBetweenSets: `0:${restSeconds}`,
    notes,
    dose: { metres, seconds, restSeconds, totalSeconds: sets * (seconds + restSeconds) },
  };
}
