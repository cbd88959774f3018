import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { durationText, timedItem } from "../../prescription/items.ts";
import { fitSets } from "../../prescription/strength/fit-sets.ts";
import { inSentence } from "../../model/words.ts";
import { trainedParts } from "../metcon/mixed.ts";
import { SHORTEST_WARMUP } from "../time-frame.ts";
import { assemble } from "../assemble.ts";
import { inTurn } from "../in-turn.ts";
import { minutes } from "../../prescription/cardio/machines.ts";
import type { SwimGoal } from "../../context/session-slot.ts";
import { swimmer } from "../../context/swimmer.ts";
import { getMetres } from "./swim-line.ts";
import { dislikesDrills, SHORTEST_FOR_INTERVALS, swimLines, swimTheme } from "./swim-set.ts";
import { strengthDoses } from "../../prescription/strength/strength-doses.ts";

/** Swim by effort: drills and a main set of even, long or quick repetitions. */
export function swimIntervals(asked: SessionBrief): SessionDraft {
  const run = runAfter(asked);
  const brief = { ...asked, minutes: asked.minutes - run };
  let room = 0;
  const blocks = assemble(brief, "swim", (seconds) => ({ mainWorkout: waterWork(brief, (room = seconds)) }), {
    warmupSeconds: SHORTEST_WARMUP,
  });
  return withRun(brief, describeSwim(brief, blocks, "Swim", room), run);
}

/** Minutes that the swim keeps. */
const SHORTEST_SWIM = 25;
/** Minutes of its warm-up and its end. */
const AROUND_SWIM = 14;
const SHORTEST_RUN = 12;

/** Minutes of the easy run after the swim, for who runs more often than the week has runs. */
function runAfter({ run = 0, minutes: all, longestRun, context, isTaper, swim }: SessionBrief): number {
  if (isTaper || !context.picker.allows("Easy run")) return 0;
  // The long swim has its metres before the run has its minutes.
  const long = swim?.kind === "long" ? Math.ceil(swim.seconds / 60) + AROUND_SWIM : 0;
  const room = Math.min(run, all - Math.max(SHORTEST_SWIM, long), Math.floor(longestRun / 60));
  return room < SHORTEST_RUN ? 0 : room;
}

function withRun({ context }: SessionBrief, draft: SessionDraft, run: number): SessionDraft {
  if (run === 0) return draft;
  const line = cardioItem(context, context.picker.pick("Easy run"), {
    zone: "easy",
    seconds: 60 * run,
    show: "both",
    notes: "Easy, straight after the swim or later the same day.",
  });
  return {
    ...draft,
    title: `${draft.title}, then ${durationText(totalSeconds([line]))} easy run`,
    description: `${draft.description} Then an easy run, so that your running does not drop.`,
    movementFocus: [...draft.movementFocus, "run"],
    blocks: { ...draft.blocks, mainWorkout: [...(draft.blocks.mainWorkout ?? []), line] },
  };
}

/** Longest strength work in seconds, by level; in a week that is long for the fit, a tenth is more than 25 minutes. */
const LONGEST_STRENGTH = { beginner: 1500, intermediate: 1500, advanced: 1800, elite: 2100 } as const;

/** Two or three exercises. */
const SHORTEST_STRENGTH = 660;
/** Below it neither is worth cutting to the second. */
const ROOM_FOR_BOTH = 2400;

const SHORT_AND_LIGHT = 2280;

/** In light weeks the strength gets shorter, and the swim does not grow into its place. */
const LIGHT_SWIM = 0.48;

function isLight({ frame, isRecovery }: SessionBrief): boolean {
  return frame.isDeload || isRecovery;
}

/** Swim first, then about 25 minutes of strength that supports it. */
export function swimAndStrength(asked: SessionBrief): SessionDraft {
  const run = runAfter(asked);
  const brief = { ...asked, minutes: asked.minutes - run };
  const doses = strengthDoses(brief);
  let room = 0;
  const blocks = assemble(
    brief,
    "swim",
    (seconds) => {
      const water = isLight(brief) ? 0 : (brief.swim?.seconds ?? 0);
      // Without water, and beside a swim that leaves the time, strength is a block of its own.
      const share = isClosed(brief) ? 0.6 : 0.42;
      const most = Math.min(LONGEST_STRENGTH[brief.context.level], Math.max(seconds * share, water === 0 ? 0 : seconds - water));
      // A light day with little time is a swim that is worth the way to the water, and nothing else.
      const isShortAndLight = isLight(brief) && seconds < SHORT_AND_LIGHT && !isClosed(brief);
      if (isShortAndLight) return { mainWorkout: waterWork(brief, (room = seconds)) };
      // In a swim with a goal the water is laid out first: strength gets all that it leaves.
      if (water > 0 && seconds >= ROOM_FOR_BOTH && !isClosed(brief)) {
        const lines = waterWork(brief, (room = Math.min(water, seconds - SHORTEST_STRENGTH)));
        const strength = fitSets(brief, doses, Math.min(most, seconds - totalSeconds(lines)));
        return strength.length === 0 ? { mainWorkout: lines } : { mainWorkout: lines, strength };
      }
      const strength = fitSets(brief, doses, Math.min(most, Math.max(SHORTEST_STRENGTH, seconds - water)));
      room = Math.min(seconds - totalSeconds(strength), isLight(brief) ? seconds * LIGHT_SWIM : seconds);
      return strength.length === 0 ? { mainWorkout: waterWork(brief, room) } : { mainWorkout: waterWork(brief, room), strength };
    },
    { warmupSeconds: SHORTEST_WARMUP },
  );
  const draft = describeSwim(brief, blocks, blocks.strength === undefined ? "Swim" : "Swim and strength", room);
  const apart = blocks.strength === undefined ? draft : { ...draft, description: `${draft.description} ${CHANGE_BETWEEN}` };
  return withRun(brief, apart, run);
}

const CHANGE_BETWEEN = "Dry off and get changed between the two, or do the strength later that day, at home.";

function waterWork(brief: SessionBrief, seconds: number): readonly DraftItem[] {
  const { picker } = brief.context;
  if (!isClosed(brief)) return swimLines(brief, seconds);
  const pull = brief.code === "SW" ? dryLandPull(brief) : [];
  const standIn = picker.pick("Swim technique");
  const left = seconds - totalSeconds(pull);
  return [...pull, timedItem(brief.context, standIn, { seconds: minutes(left), rpe: 4, notes: `${IN_PLACE}: easy, one rhythm.` })];
}

function isClosed({ context }: SessionBrief): boolean {
  return swimmer(context).arms === "closed";
}

const PULL_EXERCISES = ["Straight-arm pulldown", "Band lat pulldown", "Band row", "Band pull-apart", "Band external rotation"] as const;
const PULL_DOSE = { sets: 3, seconds: 60, restSeconds: 30 } as const;

/** The stroke on land: arms that pull as in the water, while there is none. Sore shoulders leave it out. */
function dryLandPull({ context, frame, isRecovery, isTaper }: SessionBrief): readonly DraftItem[] {
  // Nothing new in the last days before a race.
  if (isTaper || context.limits.shoulder < FREE_SHOULDER) return [];
  const sets = frame.isDeload || isRecovery ? PULL_DOSE.sets - 1 : PULL_DOSE.sets;
  return context.picker.openBeside([], PULL_EXERCISES, 2).map((choice) =>
    timedItem(context, choice, {
      ...PULL_DOSE,
      sets,
      rpe: 5,
      notes: "As under water: high elbow, pull to the hip, slow on the way back.",
    }),
  );
}

/** The stress that an uninjured region may take. */
const FREE_SHOULDER = 3;

function describeSwim(brief: SessionBrief, blocks: SessionDraft["blocks"], name: string, seconds: number): SessionDraft {
  const lines = blocks.mainWorkout ?? [];
  const main = lines.find((item) => item.why?.startsWith("By effort") === true && item.distance !== undefined);
  const { arms, isLearner } = swimmer(brief.context);
  const isSwim = main !== undefined;
  const label =
    main === undefined
      ? (standInLine(lines)?.duration ?? "")
      : brief.swim?.kind === "test"
        ? "400 m and 200 m all out"
        : `${main.sets ?? 1} × ${main.distance ?? ""}`;
  const mayWork = (arms === "free" || brief.swim?.kind === "long") && (isLearner || seconds >= SHORTEST_FOR_INTERVALS);
  const goal = isSwim && mayWork ? brief.swim : undefined;
  const theme = goal === undefined && arms === "free" && mayWork && !isLearner ? swimTheme(brief, seconds) : undefined;
  const strength = blocks.strength === undefined ? "" : `, then strength for ${trainedParts(blocks.strength, "shoulders")}`;
  const what = !isSwim
    ? `${!isSwim && standInLine(lines) !== lines[0] ? "The stroke on land with a band, then easy" : "Easy"} aerobic work in place of the swim`
    : arms === "kick"
      ? "Kicking and feel for the water while the shoulder rests from the stroke"
      : arms === "easy"
        ? "An easy swim, shorter than the distance that bothers your shoulder"
        : described(
            DESCRIPTION_TEXTS[goal?.kind === "long" ? "distance" : (goal?.kind ?? theme?.name ?? (isLearner ? "broken" : "technique"))],
            brief,
          );
  const isTest = goal?.kind === "test";
  return {
    title: getTitle(brief, {
      name,
      label,
      lines,
      isSwim,
      ...(goal === undefined ? {} : { goal }),
      ...(theme === undefined ? {} : { how: theme.how }),
    }),
    description: `${what}${strength}.`,
    intent: isTest
      ? "Find out where you stand, so that the threshold sets fit you."
      : isSwim
        ? "Efficient swimming: technique that holds when you tire."
        : "Aerobic time in place of the swim.",
    movementFocus: [isSwim ? "swim" : "aerobic", ...(blocks.strength === undefined ? [] : ["strength"])],
    complexity: 4,
    blocks,
    mainFormat: {
      kind: isSwim ? "intervals" : "steady",
      label: isSwim && brief.frame.isDeload ? `${getMetres(lines).toLocaleString("en-GB")} m easy` : label,
      ...(main?.sets === undefined ? {} : { rounds: main.sets }),
    },
    ...(isTest ? { updates: ["css" as const] } : {}),
    notes: isTest ? TEST_NOTES : isSwim ? getNotes(brief) : STAND_IN_NOTES,
  };
}

function getNotes(brief: SessionBrief): SessionDraft["notes"] {
  const { arms, isLearner } = swimmer(brief.context);
  if (arms === "kick") return KICK_NOTES;
  if (arms === "easy") return EASY_ARMS_NOTES;
  if (isLearner) return learnerNotes(brief);
  return isLight(brief) ? LIGHT_NOTES : swimNotes(brief);
}

/** The line that stands for the swim, after the pull on land and before any mobility. */
function standInLine(lines: readonly DraftItem[]): DraftItem | undefined {
  return lines.find(({ notes }) => notes?.startsWith(IN_PLACE) === true);
}

const IN_PLACE = "In place of the swim";

const TEST_NOTES = {
  substitutions: "A test only counts if you do it as written: move it to another day rather than change the pool length, and use no fins.",
  stimulus: "All out and even, twice. The two times together say how fast you can swim for half an hour.",
  strategy:
    "Swim the first 100 m of the 400 slower than feels right, hold, and give what is left in the last 100. In the 200 start as fast as the 400 ended.",
};

interface TitleFacts {
  readonly name: string;
  readonly label: string;
  readonly lines: readonly DraftItem[];
  readonly isSwim: boolean;
  readonly goal?: SwimGoal;
  /** How the theme is swum: "at one pace". */
  readonly how?: string;
}

/** "Long swim, 1,850 m with 4 × 300 m steady", "Swim 450 m, 150 m of it without a stop", "Swim and strength, 10 × 100 m at threshold effort" */
function getTitle(brief: SessionBrief, { name, label, lines, isSwim, goal, how }: TitleFacts): string {
  const { arms, isLearner } = swimmer(brief.context);
  const all = `${getMetres(lines).toLocaleString("en-GB")} m`;
  const dose = label.replace(/^1 × /u, "");
  if (!isSwim) {
    const standIn = name.replace("Swim", STAND_IN_NAMES.get(standInLine(lines)?.name ?? "") ?? standInLine(lines)?.name ?? "Aerobic work");
    const pull = standInLine(lines) === lines[0] ? "" : " and dry-land pull";
    return `${brief.frame.isDeload ? `Deload: ${inSentence(standIn)}` : standIn}, ${label}${pull}`;
  }
  if (arms === "kick") return `${brief.frame.isDeload ? "Deload: kick" : "Kick"} ${inSentence(name)}, ${all}`;
  switch (goal?.kind) {
    case "test":
      return `${name === "Swim" ? "Swim test" : "Swim test and strength"}, 400 m and 200 m`;
    case "threshold":
      return `${name}, ${dose} at threshold effort`;
    case "unbroken":
      return `${name}, ${all} with ${dose} without a stop`;
    case "long":
      return `${name === "Swim" ? "Long swim" : name}, ${all} with ${dose} steady`;
    case "broken":
    case undefined:
      break;
  }
  if (brief.frame.isDeload) return `Deload: ${inSentence(name)}, ${all} easy`;
  return isLearner || goal?.kind === "broken" ? `${name}, ${all} with ${dose}` : `${name}, ${label}${how === undefined ? "" : ` ${how}`}`;
}

function described(text: string, { context }: SessionBrief): string {
  return dislikesDrills(context.athlete) ? text.replace("Drills, then", "Easy lengths, then").replace(" and drills", "") : text;
}

const DESCRIPTION_TEXTS = {
  distance: "The swim that grows towards the race, steady from start to end",
  unbroken: "Calm lengths and one skill, then a non-stop swim that grows from week to week",
  broken: "Calm lengths and one skill, then short pieces with a rest after each",
  test: "Easy lengths and drills, then 400 m and 200 m against the clock",
  threshold: "Drills, then reps at the pace you could hold for half an hour",
  even: "Drills, then even reps that end as they began",
  long: "Drills, then long reps at one stroke count",
  quick: "Drills, then short quick lengths with good form",
  technique: "Easy lengths and drills only",
} as const;

const STAND_IN_NAMES: ReadonlyMap<string, string> = new Map([
  ["Bike erg", "Easy ride"],
  ["Row erg", "Easy row"],
  ["Brisk walk", "Walk"],
  ["Pool running", "Pool run"],
]);

const KICK_NOTES = {
  stimulus: "Easy: warm legs, loose shoulders.",
  strategy: "No stroke with the sore arm, not even to see how it feels: the day for that comes with the next step.",
};

const EASY_ARMS_NOTES = {
  stimulus: "Easy and long; the shoulder is no worse when you get out than when you got in.",
  strategy:
    "Roll more, reach less: the hand goes in at shoulder width, thumb not first. Fins take load off the arms. With pain above 3/10, kick on your back to the wall and stop for today.",
};

function learnerNotes(brief: SessionBrief): SessionDraft["notes"] {
  const { fearsOpenWater } = swimmer(brief.context);
  return {
    stimulus: inTurn(brief, [
      "Calm from start to end. You leave the water able to do two lengths more.",
      "Quiet breathing decides, not speed.",
    ]),
    strategy: inTurn(brief, [
      fearsOpenWater
        ? "Stay in the pool for now. Once it feels easy, two or three short swims along the shore of a lake with somebody beside you."
        : "Breathe out under water the whole time: most new swimmers struggle because they hold their breath.",
      "A few lessons with a swimming coach are worth more than any extra length: book one this month.",
      "If a length goes badly, rest and repeat it slower. Rest is part of the session.",
    ]),
  };
}

const LIGHT_NOTES = {
  stimulus: "Water time without work: every length longer and quieter than the one before.",
  strategy: "Choose one thing, the catch or the roll or the kick, and think of nothing else. Stop while it is still good.",
};

const STAND_IN_NOTES = {
  warmup: "The first minutes are the easiest.",
  stimulus: "Conversation pace from start to end.",
  strategy: "Train for as long as you would have swum, so that the habit stays.",
};

/** From so many weeks before a race a swim may be in open water. */
const OPEN_WATER_WEEKS = 8;

function isNearRace({ frame, context }: SessionBrief): boolean {
  return (frame.weeksToRace ?? Number.POSITIVE_INFINITY) <= OPEN_WATER_WEEKS && !swimmer(context).fearsOpenWater;
}

function swimNotes(brief: SessionBrief): SessionDraft["notes"] {
  return {
    stimulus: inTurn(brief, [
      "Controlled: arms work, breathing stays calm. The last rep is as fast as the first.",
      "Long and streamlined. Put the effort into the catch.",
      "Fresh at every start; when the stroke gets short, the set is over.",
    ]),
    strategy: inTurn(brief, [
      "Count strokes on the first two reps and keep that number; when it rises by two, take ten seconds more rest.",
      isNearRace(brief)
        ? "Leave the wall on time: even starts make even swims. In open water swim by minutes instead of metres and keep the order."
        : "Leave the wall on time: even starts make even swims.",
      "Half way through look at the clock once: the second half takes the same time with the same strokes.",
    ]),
  };
}
