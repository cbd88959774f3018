import type { DraftItem, SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import type { Level } from "../../athlete/athlete.ts";
import { identity, timedItem } from "../items.ts";
import { fitSets, templateDoses } from "../strength/fit-sets.ts";
import { strengthTemplate } from "../strength/templates.ts";
import { inSentence } from "../words.ts";
import { assemble } from "./assemble.ts";

/** Seconds for 100 m, to plan the time only: there is no swim benchmark, so no pace is printed. */
const SECONDS_PER_100 = { beginner: 150, intermediate: 125, advanced: 105, elite: 90 } as const;

/** Swim intervals by effort. */
export function swimIntervals(brief: SessionBrief): SessionDraft {
  const blocks = assemble(brief, "swim", (seconds) => ({ mainWorkout: swimSet(brief, seconds) }), { warmupSeconds: 180 });
  return describeSwim(brief, blocks, "Swim");
}

/** Swim first, then 25 minutes of strength that supports it. */
export function swimAndStrength(brief: SessionBrief): SessionDraft {
  const doses = templateDoses(brief, strengthTemplate("SWs"));
  const blocks = assemble(
    brief,
    "swim",
    (seconds) => {
      const strength = fitSets(brief, doses, Math.min(1500, seconds * 0.42));
      return { mainWorkout: swimSet(brief, seconds - totalSeconds(strength)), strength };
    },
    { warmupSeconds: 180 },
  );
  return describeSwim(brief, blocks, "Swim and strength");
}

function swimSet(brief: SessionBrief, seconds: number): DraftItem[] {
  const { context, frame } = brief;
  const technique = context.picker.pick("Swim technique");
  // Short swims are technique: there is no time to earn intervals.
  const easy = frame.isDeload || brief.isRecovery || seconds < SHORTEST_FOR_INTERVALS;
  const main = context.picker.pick(easy ? "Swim technique" : "Swim intervals");
  if (main.exercise.movementPattern !== "swim") {
    return [
      timedItem(context, main, { seconds: 60 * Math.floor(seconds / 60), rpe: 4, notes: "In place of the swim: same time, same effort." }),
    ];
  }
  const set = mainSet(context.level, frame.macroWeek, seconds);
  const drills = repetitions(context.level, Math.min(seconds * DRILL_SHARE, MOST_DRILLS * (SECONDS_PER_100[context.level] / 2 + REST)));
  const work = swimItem(brief, main, {
    ...set,
    rpe: easy ? 4 : Math.min(6, context.highestRpe),
    notes: "Even times; long strokes before fast arms.",
  });
  const drill = swimItem(brief, technique, { ...drills, rpe: 3, notes: "Alternate: catch-up, fingertip drag, six-kick switch." });
  const start = repetitions(context.level, seconds - totalSeconds([work, drill]), context.level === "beginner" ? 50 : 100);
  if (start.sets < 2) return [drill, work];
  return [swimItem(brief, technique, { ...start, rpe: 3, notes: "Very easy; breathe every third stroke." }), drill, work];
}

const SHORTEST_FOR_INTERVALS = 900;
const MAIN_SHARE = 0.34;
const DRILL_SHARE = 0.22;
const MOST_DRILLS = 10;
const FEWEST_REPETITIONS = 3;
const REST = 15;

type SwimSet = Pick<SwimLine, "metres" | "seconds" | "sets" | "restSeconds">;

/** Repetitions of this week's length, shorter when the time holds fewer than three of them. */
function mainSet(level: Level, macroWeek: number, seconds: number): SwimSet {
  const wanted = (level === "beginner" ? [50, 75, 100, 50] : [100, 150, 200, 100])[(macroWeek - 1) % 4] ?? 100;
  const lengths = seconds < SHORTEST_FOR_INTERVALS ? [50] : [wanted, 100, 50].filter((metres) => metres <= wanted);
  const sets = lengths.map((metres) => setOf(level, metres, seconds * MAIN_SHARE, 20));
  return sets.find((set) => set.sets >= FEWEST_REPETITIONS) ?? setOf(level, 50, seconds * MAIN_SHARE, 20);
}

function repetitions(level: Level, seconds: number, metres = 50): SwimSet {
  return setOf(level, metres, seconds, REST);
}

function setOf(level: Level, metres: number, seconds: number, restSeconds: number): SwimSet {
  const length = Math.round((SECONDS_PER_100[level] * metres) / 100);
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

function swimItem(brief: SessionBrief, choice: ReturnType<SessionBrief["context"]["picker"]["pick"]>, line: SwimLine): DraftItem {
  return {
    ...identity(brief.context, choice),
    sets: line.sets,
    distance: `${line.metres} m`,
    intensity: `RPE ${line.rpe}`,
    rpe: line.rpe,
    restBetweenSets: `0:${line.restSeconds}`,
    notes: line.notes,
    why: "By effort: swim a 200 m and a 400 m time trial and your critical swim speed gives exact targets.",
    dose: {
      metres: line.metres,
      seconds: line.seconds,
      restSeconds: line.restSeconds,
      totalSeconds: line.sets * (line.seconds + line.restSeconds),
    },
  };
}

function describeSwim(brief: SessionBrief, blocks: SessionDraft["blocks"], name: string): SessionDraft {
  const main = blocks.mainWorkout ?? [];
  const last = main.at(-1);
  const isSwim = last?.distance !== undefined;
  const label = isSwim ? `${last?.sets ?? 1} × ${last?.distance ?? ""}` : (last?.duration ?? "");
  const title = isSwim ? name : name.replace("Swim", SHORT_NAMES.get(last?.name ?? "") ?? last?.name ?? "Aerobic work");
  return {
    title: `${brief.frame.isDeload ? `Deload: ${inSentence(title)}` : title}, ${label}`,
    description: !isSwim
      ? "Easy aerobic work in place of the swim."
      : blocks.strength === undefined
        ? "Easy lengths and drills first, then even repetitions."
        : "Drills and even repetitions in the water, then strength for shoulders, hips and trunk.",
    intent: isSwim ? "Efficient swimming: technique that holds when you tire." : "Aerobic time while the water is closed to you.",
    movementFocus: [isSwim ? "swim" : "aerobic", ...(blocks.strength === undefined ? [] : ["strength"])],
    complexity: 4,
    blocks,
    mainFormat: { kind: isSwim ? "intervals" : "steady", label, ...(last?.sets === undefined ? {} : { rounds: last.sets }) },
    notes: isSwim ? SWIM_NOTES : STAND_IN_NOTES,
  };
}

const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ["Bike erg", "Easy ride"],
  ["Bike erg intervals", "Easy ride"],
  ["Row erg", "Easy row"],
  ["Brisk walk", "Walk"],
  ["Pool running", "Pool run"],
]);

const STAND_IN_NOTES = {
  stimulus: "Conversation pace from start to end.",
  strategy: "Keep the time you would have swum, so that the habit stays.",
};

const SWIM_NOTES = {
  stimulus: "Controlled: arms work, breathing stays calm. The last repetition is as fast as the first.",
  strategy: "Count strokes on the first two repetitions and keep that number. When it rises by two, take ten seconds more rest.",
};
