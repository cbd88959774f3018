import { findExercise } from "../catalogue/exercises.ts";
import type { SessionBrief, SessionDraft } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import { dailyWalk } from "../free-text/training-wishes/daily-walks.ts";
import { timedItem } from "../prescription/items.ts";
import { inSentence } from "../model/words.ts";
import { SHORTEST_WARMUP } from "./time-frame.ts";
import { assemble } from "./assemble.ts";
import { swimmer } from "../context/swimmer.ts";
import { isDislikedLong } from "../statements/wished-exercises/disliked-long.ts";
import { inTurn } from "./in-turn.ts";
import { mobilityFlow, SECONDS_PER_DRILL } from "./warmup/mobility.ts";

/** A kind of rest that is worth the time: how one moves, and how much of the time is mobility. */
interface Rest {
  readonly movement: string;
  readonly mobility: number;
  readonly cue: string;
  readonly description: string;
  readonly strategy: string;
}

const RECOVERY_FORMS: readonly [Rest, ...Rest[]] = [
  {
    movement: "Brisk walk",
    mobility: 0.3,
    cue: "Outside, flat, swinging arms; no target.",
    description: "A walk and a few slow drills to loosen up: nothing that tires you.",
    strategy: "No distance to reach. Half an hour of daylight does as much as the drills.",
  },
  {
    movement: "Bike erg",
    mobility: 0.3,
    cue: "Lightest gear, 80–90 turns a minute.",
    description: "Easy spinning and mobility for hips and back.",
    strategy: "If the legs feel better after ten minutes, stop there and stretch longer.",
  },
  {
    movement: "Brisk walk",
    mobility: 0.6,
    cue: "To get warm, no more.",
    description: "Mostly mobility: every joint once, slowly.",
    strategy: "Two breaths in each end position before you move on. Note what feels tighter than last week.",
  },
  {
    movement: "Swim technique",
    mobility: 0.2,
    cue: "Easy lengths or just floating; any stroke you like.",
    description: "Easy time in the water if you can: pressure on the legs, no load on the joints.",
    strategy: "Swim so easily that you need not count lengths. A warm shower and an early night are part of the session.",
  },
];

/** Seconds of one drill of breathing. */
const MOST_BREATHING = 240;

const STILL = ["Breathing drill (supine)", "Wall slide"];

/** Where a walk is there every day the time is for the joints. */
const BESIDE_WALKS: readonly [Rest, ...Rest[]] = [
  {
    movement: "Brisk walk",
    mobility: 0.8,
    cue: "Just to get warm: the walk you do anyway today is the rest of the session.",
    description: "Every joint once, slowly; the walk you do anyway today counts too.",
    strategy: "Two breaths in each end position before you move on. Note what feels tighter than last week.",
  },
];

const DRY_RESTS = RECOVERY_FORMS.filter(({ movement }) => movement !== "Swim technique") as [Rest, ...Rest[]];

/** Easy movement and mobility, another kind each week. */
export function recoverySession(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  // A third swim is no rest for a shoulder, nor for whoever told how far to swim; and who told of no swim rests on land.
  const swims = context.athlete.focus === "triathlon" || (context.athlete.history?.longestSwim?.value ?? 0) > 0;
  const isWaterFree = swims && !swimmer(context).isShoulderSore && context.health.swimMetres === Number.POSITIVE_INFINITY;
  // "Long slow bike": nor is it sat on as a rest.
  const liked = (isWaterFree ? RECOVERY_FORMS : DRY_RESTS).filter(({ movement }) => !isDislikedLong(context, movement));
  const rest = inTurn(brief, dailyWalk(context.athlete) !== undefined ? BESIDE_WALKS : hasSome(liked) ? liked : DRY_RESTS);
  const ways = [rest.movement, "Brisk walk", "Bike erg"];
  // Where neither legs nor a saddle carry anybody the arms have their rest as well.
  const isStill =
    context.reading.regions.some(({ waits, isLocked }) => waits === true || isLocked === true) &&
    !ways.some((name) => context.picker.allows(name));
  const choice = context.picker.pickFirst(isStill ? STILL : ways);
  const blocks = assemble(
    brief,
    "aerobic",
    (seconds) => {
      const mobility = isStill ? 1 : rest.mobility;
      const drills = mobilityFlow(brief, Math.min(8, Math.max(1, Math.floor((seconds * mobility) / SECONDS_PER_DRILL))));
      if (isStill && drills.length > 1) return { mainWorkout: drills };
      const spare = Math.max(120, 60 * Math.floor((seconds - totalSeconds(drills)) / 60));
      const moving = isStill ? Math.min(spare, MOST_BREATHING) : spare;
      const cue = choice.exercise.name === rest.movement ? rest.cue : "No target. Enjoy it.";
      return { mainWorkout: [timedItem(context, choice, { seconds: moving, rpe: 2, notes: cue }), ...drills] };
    },
    { warmupSeconds: SHORTEST_WARMUP },
  );
  const first = blocks.mainWorkout?.[0]?.name ?? "movement";
  const isCardio = findExercise(first)?.category === "cardio";
  return {
    title: isCardio ? `Recovery: easy ${RECOVERY_NAMES.get(first) ?? inSentence(first)} and mobility` : "Recovery: mobility",
    description: first === rest.movement ? rest.description : "Loosen up: nothing that tires you.",
    intent: brief.isRecovery ? "Help your body recover from the race." : "Arrive fresh at the next hard day.",
    movementFocus: ["mobility"],
    complexity: 1,
    blocks,
    mainFormat: { kind: "steady", label: "easy movement" },
    notes: {
      stimulus: inTurn(brief, [
        "Relaxing. If it feels like training, it is too much.",
        "You could do it again at once.",
        "Slow breathing, warm joints, a clear head.",
      ]),
      strategy: choice.exercise.name === rest.movement ? rest.strategy : "No target to reach: stop when you feel better than at the start.",
      warmup: "The first minutes are the easiest.",
    },
  };
}

function hasSome(rests: readonly Rest[]): rests is readonly [Rest, ...Rest[]] {
  return rests.length > 0;
}

const RECOVERY_NAMES: ReadonlyMap<string, string> = new Map([
  ["Bike erg", "ride"],
  ["Brisk walk", "walk"],
  ["Pool running", "pool run"],
  ["Swim technique", "swim"],
]);
