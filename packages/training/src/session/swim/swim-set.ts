import { isAgainst, readWishObjects } from "../../statements/wished-exercises/wished-objects.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { macroWeekInTable } from "../../season/phases.ts";
import { inTurn } from "../in-turn.ts";
import { USUAL_SWIM } from "../../season/demand/triathlon-build.ts";
import { EASY_DRILLS, easyArmsLines } from "./swim-easy-arms.ts";
import { learnerLines } from "./swim-learner.ts";
import { getMetres, swimItem, type SwimLine } from "./swim-line.ts";
import type { SwimGoal } from "../../context/session-slot.ts";
import { type Swimmer, swimmer } from "../../context/swimmer.ts";
import { swimSecondsPer100 } from "../../physiology/swim-pace.ts";
import type { PlanContext } from "../../context/context.ts";
import type { Metres } from "../../units/units.ts";

/** Share of the longest swim known, where no session says how far: a deload. */
const LIGHT_EASY = 0.5;

function easyMetres({ swim, context }: SessionBrief, { longest, sorelessMetres }: Swimmer): number {
  return swim?.kind === "long" ? swim.metres : LIGHT_EASY * (sorelessMetres ?? longest ?? USUAL_SWIM[context.level]);
}

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

const SWIM_THEMES: readonly [SwimTheme, ...SwimTheme[]] = [
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

export const SHORTEST_FOR_INTERVALS = 900;
/** In a race's last weeks the water is not a pool. */
const OPEN_WATER_WEEKS = 4;
/** Share of the time in the water for the main set, by macro week: it grows, and the steady lengths after it give way. */
const MAIN_SHARE = [0.36, 0.42, 0.46, 0.36, 0.46, 0.48, 0.5, 0.36, 0.48, 0.5, 0.46, 0.36] as const;
/** In light weeks the set is technique, and as long as ever. */
const LIGHT_SHARE = 0.36;
const DRILL_SHARE = 0.2;
const START_SHARE = 0.16;
const MOST_DRILLS = 10;
const MOST_START = 6;
const FEWEST_REPETITIONS = 3;
const REST_SECONDS = 15;

/** Short swims and light weeks are technique: there is no time to earn intervals. */
export function swimTheme(brief: SessionBrief, seconds: number): SwimTheme | undefined {
  return brief.frame.isDeload || brief.isRecovery || seconds < SHORTEST_FOR_INTERVALS
    ? undefined
    : inTurn({ frame: brief.frame, occurrence: brief.occurrence + (brief.code === "SW" ? 1 : 0) }, SWIM_THEMES);
}

/** The lines of a swim within the metres that the athlete was given for one. */
export function swimLines(brief: SessionBrief, seconds: number): readonly DraftItem[] {
  const most = brief.context.health.swimMetres;
  const lines = allLines(brief, seconds);
  if (getMetres(lines) <= most) return lines;
  const { swim: goal, ...others } = brief;
  const kept = goal === undefined ? undefined : withinMetres(goal, most);
  const rest = kept === undefined ? others : { ...others, swim: kept };
  let short = allLines(rest, (seconds * most) / getMetres(lines));
  for (let tries = 0; getMetres(short) > most && tries < MOST_TRIES; tries++)
    short = allLines(rest, ((SHORTENING_SHARE * most) / getMetres(short)) * totalSeconds(short));
  return withFewerSets(short, most);
}

/** The goal of a swim as far as the metres allow it: the long swim stays one long swim. */
function withinMetres(goal: SwimGoal, most: Metres): SwimGoal | undefined {
  if (goal.kind === "long" || goal.kind === "unbroken") return { ...goal, metres: Math.min(goal.metres, OF_MOST * most) };
  if (goal.kind === "threshold") return { ...goal, sets: Math.max(1, Math.min(goal.sets, Math.floor((0.5 * most) / goal.metres))) };
  return undefined;
}

/** Beside easy lengths before and after it. */
const OF_MOST = 0.85;
const MOST_TRIES = 3;
const SHORTENING_SHARE = 0.95;

function withFewerSets(lines: readonly DraftItem[], most: number): readonly DraftItem[] {
  let kept: DraftItem[] = [...lines];
  while (getMetres(kept) > most && kept.length > 0) {
    const longest = kept.toSorted((a, b) => getMetres([b]) - getMetres([a]))[0];
    if (longest === undefined) break;
    const { sets = 1, dose } = longest;
    const fewer: DraftItem = { ...longest, sets: sets - 1, dose: { ...dose, totalSeconds: (dose.totalSeconds * (sets - 1)) / sets } };
    kept = kept.flatMap((line) => (line === longest ? (sets > 1 ? [fewer] : []) : [line]));
  }
  return kept;
}

/** Easy lengths, drills, the main set, then steady lengths for the time that is left. The main set comes third. */
function allLines(brief: SessionBrief, seconds: number): readonly DraftItem[] {
  const { context, swim } = brief;
  const who = swimmer(context);
  if (who.arms === "kick") return kickLines(brief, seconds);
  if (who.isLearner) return learnerLines(brief, who, seconds);
  if (who.arms === "easy") return easyArmsLines(brief, easyMetres(brief, who), seconds);
  const technique = context.picker.pick("Swim technique");
  const isWork = seconds >= SHORTEST_FOR_INTERVALS && who.arms === "free";
  if (swim !== undefined && isWork) return goalLines(brief, swim, who, seconds);
  const theme = who.arms === "free" ? swimTheme(brief, seconds) : undefined;
  const main = mainLine(brief, theme, seconds);
  const drills = drillLine(brief, technique, seconds);
  const start = startLine(brief, technique, seconds);
  const left = seconds - totalSeconds([...start, drills, main]);
  return [...start, drills, main, ...steadyLine(brief, technique, left, theme !== undefined && isOpenWater(brief, who))];
}

function isOpenWater({ frame }: SessionBrief, { fearsOpenWater }: Swimmer): boolean {
  return !fearsOpenWater && (frame.weeksToRace ?? Number.POSITIVE_INFINITY) <= OPEN_WATER_WEEKS;
}

/** On the way to a race the main set comes first: easy lengths, drills and steady lengths share what it leaves. */
function goalLines(brief: SessionBrief, goal: SwimGoal, who: Swimmer, seconds: number): readonly DraftItem[] {
  const technique = brief.context.picker.pick("Swim technique");
  const main = goalLine(brief, goal, seconds);
  const left = seconds - totalSeconds(main);
  // The metres of a long swim are its step: what goes around its pieces is no swim beside them.
  const most =
    goal.kind === "long"
      ? Math.max(goal.metres, getMetres(main))
      : goal.kind === "threshold"
        ? getMetres(main) + Math.min(AROUND_SET.most, Math.max(AROUND_SET.least, AROUND_SET.share * getMetres(main)))
        : Number.POSITIVE_INFINITY;
  // Two lengths of drills always find their place behind the easy ones.
  const leftOfStart = left - 2 * (per100(brief.context) / 2 + REST_SECONDS);
  const mostStart = Math.min(most - getMetres(main) - 2 * 50, 100 * Math.floor(leftOfStart / (per100(brief.context) + REST_SECONDS)));
  const start = startLine(brief, technique, seconds, mostStart).filter(
    (line) => totalSeconds([line]) <= leftOfStart && getMetres([...main, line]) <= most - 2 * 50,
  );
  const afterStart = left - totalSeconds(start);
  // Fewer drills are still drills: they are what the easy end gives way to.
  const mostDrills = Math.min((most - getMetres([...main, ...start])) / 50, afterStart / (per100(brief.context) / 2 + REST_SECONDS));
  const drills = drillLine(brief, technique, seconds, Math.max(2, Math.floor(mostDrills)));
  const withDrills = totalSeconds([drills]) <= afterStart && getMetres([...main, ...start, drills]) <= most ? [drills] : [];
  const wanted = Math.min(
    afterStart - totalSeconds(withDrills),
    Math.max(0, MOST_OF_GOAL * goal.seconds - totalSeconds([...main, ...start, ...withDrills])),
    ((most - getMetres([...main, ...start, ...withDrills])) * per100(brief.context)) / 100,
  );
  return [...start, ...withDrills, ...main, ...steadyLine(brief, technique, wanted, isOpenWater(brief, who))];
}

/** Easy lengths and drills around a threshold set. */
const AROUND_SET = { least: 300, share: 0.3, most: 500 } as const;

/** A long day does not make the swim longer than it should be. */
const MOST_OF_GOAL = 1.15;

function goalLine(brief: SessionBrief, goal: SwimGoal, seconds: number): readonly DraftItem[] {
  switch (goal.kind) {
    case "long":
      return [longLine(brief, goal.metres, seconds)];
    case "threshold":
      return [thresholdLine(brief, goal, seconds)];
    case "test":
      return testLines(brief);
    case "unbroken":
      return [pieceLine(brief, goal.metres, seconds)];
    case "broken":
      return [mainLine(brief, undefined, seconds)];
  }
}

/** Legs only, where the shoulder closes the stroke. */
function kickLines(brief: SessionBrief, seconds: number): readonly DraftItem[] {
  const choice = brief.context.picker.pick("Kickboard swim");
  const line = (metres: number, share: number, notes: string): DraftItem => {
    const each = KICK_SECONDS * metres;
    const sets = Math.max(2, Math.floor((share * seconds) / (each + KICK_REST)));
    return swimItem(brief, choice, { metres, seconds: each, sets, restSeconds: KICK_REST, rpe: 4, notes });
  };
  const style = inTurn(brief, ["on your back", "on each side in turn", "with fins"]);
  return [
    line(25, 0.3, "Easy on your back, arms at your sides, shoulders loose."),
    {
      ...line(50, 0.65, `Kick ${style}, arms at your sides, small quick kicks from the hip. Stop if shoulder pain goes above 3/10.`),
      why: "By effort: the legs and the feel for the water stay in training while the shoulder rests from the stroke.",
    },
  ];
}

const KICK_SECONDS = 1.8;
const KICK_REST = 20;

const LONG_REST = 25;
const LONG_LENGTHS = { beginner: 0, intermediate: 300, advanced: 400, elite: 500 } as const;
/** Easy lengths and drills before a long set count towards the swim. */
const LONG_SET_SHARE = 0.75;

/** In longer pieces a swim of few metres could not grow by the hundred. */
const FEWEST_PIECES = 5;
const SMALL_PIECE: Metres = 200;

function longLine(brief: SessionBrief, metres: number, seconds: number): DraftItem {
  const { level, picker, highestRpe, athlete } = brief.context;
  const perMetre = per100(brief.context) / 100;
  const room = (seconds * 0.85) / 2 - LONG_REST;
  const longest = athlete.history?.longestSwim?.value ?? USUAL_SWIM[level];
  // The pieces of a long swim grow from week to week, then begin again.
  const lengths = inTurn(brief, [[200], [LONG_LENGTHS[level], 200], [2 * LONG_LENGTHS[level], LONG_LENGTHS[level], 200]]);
  const wanted =
    lengths.find(
      (length) =>
        length > 0 && length * perMetre <= room && 3 * length <= longest && (length <= SMALL_PIECE || length * FEWEST_PIECES <= metres),
    ) ?? 100;
  const most = Math.max(2, Math.floor((seconds * 0.85) / (wanted * perMetre + LONG_REST)));
  const sets = Math.max(2, Math.min(most, Math.round((metres * LONG_SET_SHARE) / wanted)));
  const swum = { metres: wanted, seconds: Math.round(wanted * perMetre), sets, restSeconds: LONG_REST };
  // Sore arms have no hard sets: then it is the easy stroke of technique.
  const choice = picker.pick(picker.allows("Swim intervals") ? "Swim intervals" : "Swim technique");
  const notes = "Steady, one stroke count from the first length to the last; the last one no slower than the first.";
  return { ...swimItem(brief, choice, { ...swum, rpe: Math.min(4, highestRpe), notes }), why: STEADY_NOTE };
}

/** The line of a beginner who swims well: all of it without a stop. */
function pieceLine(brief: SessionBrief, wanted: number, seconds: number): DraftItem {
  const { picker, highestRpe } = brief.context;
  const perMetre = per100(brief.context) / 100;
  const metres = Math.max(50, 25 * Math.floor(Math.min(wanted, (seconds * 0.9) / perMetre) / 25));
  const swum = { metres, seconds: Math.round(metres * perMetre), sets: 1, restSeconds: 0 };
  const notes = "Without a stop, slow enough to breathe out under water to the end. If you have to stop, float, count to twenty and go on.";
  return { ...swimItem(brief, picker.pick("Swim intervals"), { ...swum, rpe: Math.min(4, highestRpe), notes }), why: STEADY_NOTE };
}

/** 400 m and 200 m all out: critical swim speed (dose-progression.md section 7). */
function testLines(brief: SessionBrief): readonly DraftItem[] {
  const { picker, highestRpe } = brief.context;
  const perMetre = (per100(brief.context) * 0.92) / 100;
  const line = (metres: number, restSeconds: number, notes: string): DraftItem =>
    swimItem(brief, picker.pick("Swim intervals"), {
      metres,
      seconds: Math.round(metres * perMetre),
      sets: 1,
      restSeconds,
      rpe: Math.min(9, highestRpe),
      notes,
    });
  return [
    {
      ...line(
        400,
        360,
        "As fast as you can hold evenly, from a push off the wall. Write the time down. Then six minutes of easy swimming or rest.",
      ),
      why: "By effort, against the clock: 400 m and 200 m show the pace you can hold for half an hour.",
    },
    line(200, 60, "As fast as you can again. Write the time down: (400 m time − 200 m time) ÷ 2 is your critical pace per 100 m."),
  ];
}

function per100({ level, athlete }: PlanContext): number {
  return swimSecondsPer100(level, athlete.history?.longestSwim?.value);
}

function thresholdLine(brief: SessionBrief, goal: Extract<SwimGoal, { kind: "threshold" }>, seconds: number): DraftItem {
  const { picker, highestRpe } = brief.context;
  const sets = [goal.metres, 100, 50].map((metres) => {
    const restSeconds = Math.min(30, 10 + Math.round(metres / 20));
    const length = Math.round((per100(brief.context) * metres) / 100);
    const most = Math.floor((seconds * MOST_THRESHOLD_SHARE) / (length + restSeconds));
    const wanted = Math.ceil(((goal.sets * goal.metres) / metres) * (brief.isTaper ? 0.5 : 1));
    return { metres, seconds: length, sets: Math.min(wanted, most), restSeconds };
  });
  const swum = sets.find((set) => set.sets >= FEWEST_REPETITIONS) ?? { metres: 50, seconds: 60, sets: FEWEST_REPETITIONS, restSeconds: 15 };
  const notes = "The pace you could hold for half an hour, even to the second; the rest is just long enough to look at the clock.";
  return { ...swimItem(brief, picker.pick("Swim intervals"), { ...swum, rpe: Math.min(7, highestRpe), notes }), why: AT_THRESHOLD };
}

const MOST_THRESHOLD_SHARE = 0.7;
const STEADY_NOTE = "By effort: you could talk at the wall after every rep.";
const BY_FEEL = "By effort: the last rep is swum as well as the first.";
const EASY_TO_TALK = 5;
const AT_THRESHOLD = "By effort. After the swim test: at your critical pace per 100 m, which is (400 m time − 200 m time) ÷ 2.";

function mainLine(brief: SessionBrief, theme: SwimTheme | undefined, seconds: number): DraftItem {
  const { level, picker, highestRpe } = brief.context;
  const choice = picker.pick(theme === undefined ? "Swim technique" : "Swim intervals");
  const wanted = theme === undefined ? 50 : level === "beginner" ? theme.lengths.beginner : theme.lengths.others;
  const rest = theme?.restSeconds ?? 20;
  const share = theme === undefined ? LIGHT_SHARE : (MAIN_SHARE[macroWeekInTable(brief.frame.macroWeek) - 1] ?? LIGHT_SHARE);
  // Two light swims of a week have lengths of their own.
  const isSecondLight = theme === undefined && brief.code === "SWs" && brief.frame.isDeload;
  const sets = (isSecondLight ? [100, 75, 25] : [wanted, 100, 50, 25].filter((metres) => metres <= wanted)).map((metres) =>
    getSet(brief.context, metres, seconds * share, rest),
  );
  const set = sets.find((candidate) => candidate.sets >= FEWEST_REPETITIONS) ?? getSet(brief.context, 25, seconds * share, rest);
  const line = swimItem(brief, choice, {
    ...set,
    rpe: Math.min(theme?.rpe ?? 4, highestRpe),
    notes: theme?.notes ?? "Relaxed and long; stop while it is still good.",
  });
  return { ...line, why: (line.rpe ?? 0) > EASY_TO_TALK ? BY_FEEL : STEADY_NOTE };
}

function drillLine(brief: SessionBrief, choice: Choice, seconds: number, mostSets = MOST_DRILLS): DraftItem {
  const most = MOST_DRILLS * (per100(brief.context) / 2 + REST_SECONDS);
  const drills = inTurn(brief, swimmer(brief.context).isShoulderSore ? EASY_DRILLS : SWIM_DRILLS);
  const set = getSet(brief.context, 50, Math.min(seconds * DRILL_SHARE, most), REST_SECONDS);
  return swimItem(brief, choice, {
    ...set,
    sets: Math.min(set.sets, mostSets),
    rpe: 3,
    notes: dislikesDrills(brief.context.athlete) ? "Whole stroke, long and easy; breathe to each side in turn." : `Alternate: ${drills}.`,
  });
}

const SWIM_DRILLS = [
  "catch-up, fingertip drag, six-kick switch",
  "fists, sculling, single arm",
  "side kick, zipper, three strokes and roll",
] as const;

/** Who would rather not do drills swims those lengths in the whole stroke. */
export function dislikesDrills({ dislikes }: Pick<Athlete, "dislikes">): boolean {
  return readWishObjects(dislikes).some((wish) => isAgainst(wish) && wish.objects.some(({ setting }) => setting === "swim-drills"));
}

function startLine(brief: SessionBrief, choice: Choice, seconds: number, mostMetres = Number.POSITIVE_INFINITY): DraftItem[] {
  const { level } = brief.context;
  const set = getSet(brief.context, level === "beginner" ? 50 : 100, seconds * START_SHARE, REST_SECONDS);
  if (set.sets < 2) return [];
  const sets = Math.max(2, Math.min(MOST_START, set.sets, Math.floor(mostMetres / set.metres)));
  return [swimItem(brief, choice, { ...set, sets, rpe: 3, notes: "Very easy; breathe every third stroke." })];
}

function steadyLine(brief: SessionBrief, choice: Choice, seconds: number, openWater: boolean): DraftItem[] {
  const { level } = brief.context;
  const lengths = level === "beginner" ? [100, 50] : [300, 200, 100];
  const set =
    lengths.map((metres) => getSet(brief.context, metres, seconds, 20)).find((candidate) => candidate.sets >= 2) ??
    getSet(brief.context, 50, seconds, 20);
  if (set.sets * (set.seconds + set.restSeconds) > seconds) return [];
  const notes = openWater
    ? "Open-water skills: look up every eighth stroke, no push-off at the wall, last set drafting: swim close behind another swimmer's feet."
    : inTurn(brief, [
        swimmer(brief.context).isShoulderSore ? "Steady; roll more, reach less." : "Steady; the same number of strokes on every length.",
        "Steady; breathe to the other side every second length.",
        "Steady; last length of each with a strong kick.",
      ]);
  return [swimItem(brief, choice, { ...set, rpe: 4, notes })];
}

type SwimSet = Pick<SwimLine, "metres" | "seconds" | "sets" | "restSeconds">;

function getSet(context: PlanContext, metres: number, seconds: number, restSeconds: number): SwimSet {
  const length = Math.round((per100(context) * metres) / 100);
  return { metres, seconds: length, sets: Math.max(1, Math.floor(seconds / (length + restSeconds))), restSeconds };
}
