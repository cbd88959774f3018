import type { DraftItem, SessionBrief, SessionDraft } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import { timedItem } from "../prescription/items.ts";
import { fitSets, strengthDoses } from "../prescription/strength/fit-sets.ts";
import { inSentence } from "../model/words.ts";
import { SHORTEST_WARMUP } from "./time-frame.ts";
import { assemble } from "./assemble.ts";
import { inTurn } from "./in-turn.ts";
import { minutes } from "../prescription/cardio/machines.ts";
import { type SwimGoal, swimGoal } from "./swim-goals.ts";
import { swimLines, swimTheme } from "./swim-set.ts";

/** Swim by effort: drills and a main set of even, long or quick repetitions. */
export function swimIntervals(brief: SessionBrief): SessionDraft {
  let room = 0;
  const blocks = assemble(brief, "swim", (seconds) => ({ mainWorkout: waterWork(brief, (room = seconds)) }), {
    warmupSeconds: SHORTEST_WARMUP,
  });
  return describeSwim(brief, blocks, "Swim", room);
}

/** Of a week that is long for the fit, a tenth is more than 25 minutes. */
const LONGEST_STRENGTH = { beginner: 1500, intermediate: 1500, advanced: 1800, elite: 2100 } as const;

/** In light weeks the strength gets shorter, and the swim does not grow into its place. */
const LIGHT_SWIM = 0.48;

function isLight({ frame, isRecovery }: SessionBrief): boolean {
  return frame.isDeload || isRecovery;
}

/** Swim first, then about 25 minutes of strength that supports it. */
export function swimAndStrength(brief: SessionBrief): SessionDraft {
  const doses = strengthDoses(brief);
  let room = 0;
  const blocks = assemble(
    brief,
    "swim",
    (seconds) => {
      const strength = fitSets(brief, doses, Math.min(LONGEST_STRENGTH[brief.context.level], seconds * 0.42));
      room = Math.min(seconds - totalSeconds(strength), isLight(brief) ? seconds * LIGHT_SWIM : seconds);
      return { mainWorkout: waterWork(brief, room), strength };
    },
    { warmupSeconds: SHORTEST_WARMUP },
  );
  return describeSwim(brief, blocks, "Swim and strength", room);
}

function waterWork(brief: SessionBrief, seconds: number): readonly DraftItem[] {
  const { picker } = brief.context;
  const stays = ["Swim technique", "Swim intervals"].every((name) => picker.pick(name).exercise.movementPattern === "swim");
  if (stays) return swimLines(brief, seconds);
  const standIn =
    picker.pick("Swim technique").exercise.movementPattern === "swim" ? picker.pick("Swim technique") : picker.pick("Swim intervals");
  return [timedItem(brief.context, standIn, { seconds: minutes(seconds), rpe: 4, notes: "In place of the swim: same time, same effort." })];
}

function describeSwim(brief: SessionBrief, blocks: SessionDraft["blocks"], name: string, seconds: number): SessionDraft {
  const lines = blocks.mainWorkout ?? [];
  const main = lines.find((item) => item.why?.startsWith("By effort") === true && item.distance !== undefined);
  const label = main === undefined ? (lines[0]?.duration ?? "") : `${main.sets ?? 1} × ${main.distance ?? ""}`;
  const isSwim = main !== undefined;
  const goal = isSwim ? swimGoal(brief, seconds) : undefined;
  const theme = goal === undefined ? swimTheme(brief, seconds) : undefined;
  const title = isSwim ? name : name.replace("Swim", STAND_IN_NAMES.get(lines[0]?.name ?? "") ?? lines[0]?.name ?? "Aerobic work");
  const strength = blocks.strength === undefined ? "" : ", then strength for shoulders, hips and trunk";
  return {
    title:
      goal === undefined
        ? `${brief.frame.isDeload ? `Deload: ${inSentence(title)}` : title}, ${label}${theme === undefined || !isSwim ? "" : ` ${theme.how}`}`
        : goalTitle(name, goal, lines),
    description: `${isSwim ? DESCRIPTION[goal?.kind === "long" ? "distance" : (goal?.kind ?? theme?.name ?? "technique")] : "Easy aerobic work in place of the swim"}${strength}.`,
    intent: isSwim ? "Efficient swimming: technique that holds when you tire." : "Aerobic time while the water is closed to you.",
    movementFocus: [isSwim ? "swim" : "aerobic", ...(blocks.strength === undefined ? [] : ["strength"])],
    complexity: 4,
    blocks,
    mainFormat: { kind: isSwim ? "intervals" : "steady", label, ...(main?.sets === undefined ? {} : { rounds: main.sets }) },
    notes: isSwim ? (isLight(brief) ? LIGHT_NOTES : swimNotes(brief)) : STAND_IN_NOTES,
  };
}

/** "Long swim, 1,850 m in all", "Swim 450 m without a stop", "Swim and strength: 10 × 100 m at threshold effort" */
function goalTitle(name: string, goal: SwimGoal, lines: readonly DraftItem[]): string {
  const main = lines.find(({ why }) => why?.startsWith("By effort"));
  const dose = `${main?.sets === undefined || main.sets === 1 ? "" : `${main.sets} × `}${main?.distance ?? ""}`;
  if (goal.kind === "threshold") return `${name}, ${dose} at threshold effort`;
  if (goal.isWithoutStop) return `${name}, ${dose} without a stop`;
  const metres = lines.reduce((sum, { sets = 1, dose: { metres: each = 0 } }) => sum + sets * each, 0);
  return `${name === "Swim" ? "Long swim" : name}, ${metres.toLocaleString("en-GB")} m with ${dose} steady`;
}

const DESCRIPTION = {
  distance: "The swim that grows towards the race, steady from start to end",
  threshold: "Drills, then repetitions at the pace you could hold for half an hour",
  even: "Drills, then even repetitions that end as they began",
  long: "Drills, then long repetitions at one stroke count",
  quick: "Drills, then short quick lengths with good form",
  technique: "Easy lengths and drills only",
} as const;

const STAND_IN_NAMES: ReadonlyMap<string, string> = new Map([
  ["Bike erg", "Easy ride"],
  ["Bike erg intervals", "Easy ride"],
  ["Row erg", "Easy row"],
  ["Brisk walk", "Walk"],
  ["Pool running", "Pool run"],
  ["Swim technique", "Easy swim"],
]);

const LIGHT_NOTES = {
  stimulus: "Water time without work: every length longer and quieter than the one before.",
  strategy: "Choose one thing, the catch or the roll or the kick, and think of nothing else. Stop while it is still good.",
};

const STAND_IN_NOTES = {
  stimulus: "Conversation pace from start to end.",
  strategy: "Keep the time you would have swum, so that the habit stays.",
};

function swimNotes(brief: SessionBrief): SessionDraft["notes"] {
  return {
    stimulus: inTurn(brief, [
      "Controlled: arms work, breathing stays calm. The last repetition is as fast as the first.",
      "Long and slippery. Effort goes into the catch, not into the splash.",
      "Fresh at every start; when the stroke gets short, the set is over.",
    ]),
    strategy: inTurn(brief, [
      "Count strokes on the first two repetitions and keep that number; when it rises by two, take ten seconds more rest.",
      "Leave the wall on time: even starts make even swims. In open water swim by minutes instead of metres and keep the order.",
      "Half way through look at the clock once: the second half takes the same time with the same strokes.",
    ]),
  };
}
