import type { Level } from "../athlete/athlete.ts";
import type { DraftItem, SessionBrief } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import { macroWeekInTable } from "../season/phases.ts";
import { startOfLine } from "../prescription/items.ts";
import { inTurn } from "./in-turn.ts";
import { type SwimGoal, swimGoal } from "./swim-goals.ts";
import { SWIM_SECONDS_PER_100 } from "../physiology/swim-pace.ts";

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
  const goal = swimGoal(brief, seconds);
  if (goal !== undefined) return goalLines(brief, goal, technique, seconds);
  const theme = swimTheme(brief, seconds);
  const main = mainLine(brief, theme, seconds);
  const drills = drillLine(brief, technique, seconds);
  const start = startLine(brief, technique, seconds);
  const left = seconds - totalSeconds([...start, drills, main]);
  const openWater = theme !== undefined && (frame.weeksToRace ?? Number.POSITIVE_INFINITY) <= OPEN_WATER_WEEKS;
  return [...start, drills, main, ...steadyLine(brief, technique, left, openWater)];
}

/** On the way to a race the main set comes first: easy lengths, drills and steady lengths share what it leaves. */
function goalLines(brief: SessionBrief, goal: SwimGoal, technique: Choice, seconds: number): readonly DraftItem[] {
  const main = goal.kind === "long" ? longLine(brief, goal, seconds) : thresholdLine(brief, goal, seconds);
  const left = seconds - totalSeconds([main]);
  const start = startLine(brief, technique, seconds).filter((line) => totalSeconds([line]) <= left);
  const afterStart = left - totalSeconds(start);
  const drills = drillLine(brief, technique, seconds);
  const withDrills = totalSeconds([drills]) <= afterStart ? [drills] : [];
  const isOpenWater = (brief.frame.weeksToRace ?? Number.POSITIVE_INFINITY) <= OPEN_WATER_WEEKS;
  return [...start, ...withDrills, main, ...steadyLine(brief, technique, afterStart - totalSeconds(withDrills), isOpenWater)];
}

const LONG_REST = 25;
const LONG_LENGTHS = { beginner: 0, intermediate: 300, advanced: 400, elite: 500 } as const;
/** Easy lengths and drills before a long set count towards the swim. */
const LONG_SET_SHARE = 0.75;

function longLine(brief: SessionBrief, goal: Extract<SwimGoal, { kind: "long" }>, seconds: number): DraftItem {
  const { level, picker, highestRpe } = brief.context;
  const choice = picker.pick("Swim intervals");
  const perMetre = SWIM_SECONDS_PER_100[level] / 100;
  if (goal.isWithoutStop) {
    const metres = Math.max(50, 25 * Math.floor(Math.min(goal.metres, (seconds * 0.9) / perMetre) / 25));
    const swum = { metres, seconds: Math.round(metres * perMetre), sets: 1, restSeconds: 0 };
    return byEffort(
      swimItem(brief, choice, {
        ...swum,
        rpe: Math.min(4, highestRpe),
        notes: "Without a stop, slow enough to breathe out under water to the end. If you have to stop, float, count to twenty and go on.",
      }),
    );
  }
  const room = (seconds * 0.85) / 2 - LONG_REST;
  const wanted = [LONG_LENGTHS[level], 200].find((metres) => metres * perMetre <= room) ?? 100;
  const most = Math.max(2, Math.floor((seconds * 0.85) / (wanted * perMetre + LONG_REST)));
  const sets = Math.max(2, Math.min(most, Math.round((goal.metres * LONG_SET_SHARE) / wanted)));
  const swum = { metres: wanted, seconds: Math.round(wanted * perMetre), sets, restSeconds: LONG_REST };
  return byEffort(
    swimItem(brief, choice, {
      ...swum,
      rpe: Math.min(4, highestRpe),
      notes: "Steady, one stroke count from the first length to the last; the last one no slower than the first.",
    }),
  );
}

function thresholdLine(brief: SessionBrief, goal: Extract<SwimGoal, { kind: "threshold" }>, seconds: number): DraftItem {
  const { level, picker, highestRpe } = brief.context;
  const sets = [goal.metres, 100, 50].map((metres) => {
    const restSeconds = Math.min(30, 10 + Math.round(metres / 20));
    const length = Math.round((SWIM_SECONDS_PER_100[level] * metres) / 100);
    const most = Math.floor((seconds * MOST_THRESHOLD_SHARE) / (length + restSeconds));
    const wanted = Math.ceil(((goal.sets * goal.metres) / metres) * (brief.isTaper ? 0.5 : 1));
    return { metres, seconds: length, sets: Math.min(wanted, most), restSeconds };
  });
  const swum = sets.find((set) => set.sets >= FEWEST_REPETITIONS) ?? { metres: 50, seconds: 60, sets: FEWEST_REPETITIONS, restSeconds: 15 };
  const notes = "The pace you could hold for half an hour, even to the second; the rest is just long enough to look at the clock.";
  return byEffort(swimItem(brief, picker.pick("Swim intervals"), { ...swum, rpe: Math.min(7, highestRpe), notes }));
}

const MOST_THRESHOLD_SHARE = 0.7;

function byEffort(line: DraftItem): DraftItem {
  return { ...line, why: BY_EFFORT };
}

const BY_EFFORT =
  "By effort, since no swim time is kept: after 400 m and 200 m all out, (400 m time − 200 m time) ÷ 2 is your critical pace per 100 m.";

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
  return byEffort(line);
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

export function swimItem(brief: SessionBrief, choice: Choice, line: SwimLine): DraftItem {
  const { metres, seconds, sets, restSeconds, rpe, notes } = line;
  return {
    ...startOfLine(brief.context, choice),
    sets,
    distance: `${metres} m`,
    intensity: `RPE ${rpe}`,
    rpe,
    ...(restSeconds === 0 ? {} : { restBetweenSets: `0:${restSeconds}` }),
    notes,
    dose: { metres, seconds, ...(restSeconds === 0 ? {} : { restSeconds }), totalSeconds: sets * (seconds + restSeconds) },
  };
}
