import type { Focus } from "../athlete/athlete.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import { inSentence } from "../model/words.ts";
import { durationText, timedItem } from "../prescription/items.ts";
import { breathingCue, comesDownSlowly } from "./warmup/cooldown.ts";
import { MOBILITY_RPE, mobilityFlow, SECONDS_PER_DRILL } from "./warmup/mobility.ts";
import { LEAST_ENDING, SHORTEST_WARMUP } from "./time-frame.ts";

/** Walking, easy cycling, mobility and unloaded technique: all that there is before a clearance (special-populations.md section 3). */
type Kind = "walk" | "ride" | "mobility" | "technique";

const HELD_KINDS: readonly Kind[] = ["walk", "mobility", "ride", "technique"];

/** Movements of the own sport without a load. */
const TECHNIQUE_DRILLS: { readonly [focus in Focus]: readonly string[] } = {
  crossfit: ["Technique PVC snatch and clean drill", "Tempo air squat", "Hip hinge drill (stick)", "Wall slide"],
  strength: ["Hip hinge drill (stick)", "Tempo air squat", "Technique PVC snatch and clean drill", "Wall slide"],
  powerlifting: ["Hip hinge drill (stick)", "Tempo air squat", "Wall slide", "Single-leg stand"],
  running: ["Single-leg stand", "Hip hinge drill (stick)", "Leg swings", "Ankle mobility drill"],
  triathlon: ["Single-leg stand", "Wall slide", "Hip hinge drill (stick)", "Thoracic rotation stretch"],
  hyrox: ["Hip hinge drill (stick)", "Tempo air squat", "Single-leg stand", "Wall slide"],
  general: ["Hip hinge drill (stick)", "Tempo air squat", "Single-leg stand", "Wall slide"],
};
const FEWEST_TECHNIQUE = 3;

/** A day of a plan that waits for a clearance, another kind each day. `brief.minutes` holds all of it. */
export function heldSession(brief: SessionBrief): SessionDraft {
  const { context, rpe } = brief;
  if (context.picker.open(["Brisk walk", "Bike erg"]).length === 0) return onTheSpot(brief);
  const total = 60 * Math.min(brief.minutes, context.health.sessionMinutes);
  const kinds = HELD_KINDS.filter((kind) => isOpen(brief, kind, total));
  const kind = kinds[(brief.day + brief.frame.week + brief.variation) % kinds.length] ?? "walk";
  const move = context.picker.pickFirst(kind === "ride" ? ["Bike erg", "Brisk walk"] : ["Brisk walk", "Bike erg"]);
  const name = inSentence(move.exercise.name);
  const effort = Math.min(rpe, 3, context.highestRpe);
  // Nothing of it is harder than a warm-up, so its first and last minutes are only slower.
  const start = Math.min(SHORTEST_WARMUP, total / 4);
  // A heart comes down for five minutes, however easy the day, and nobody lies down after it.
  const isSlow = comesDownSlowly(brief);
  const end = isSlow ? LEAST_ENDING + BREATHING_SECONDS : Math.min(SHORTEST_WARMUP, total / 4);
  const drills = getDrills(brief, kind, total - start - end);
  const moving = 30 * Math.floor((total - start - end - totalSeconds(drills)) / 30);
  const breathing = context.picker.pickFirst(
    isSlow ? ["Breathing drill (seated)"] : ["Breathing drill (supine)", "Breathing drill (seated)"],
  );
  const texts = HELD_TEXTS[kind];
  const turn = (list: readonly string[]): string => list[(brief.frame.week + brief.day + brief.variation) % list.length] ?? "";
  const main =
    moving < SHORTEST_MOVE ? drills : [timedItem(context, move, { seconds: moving, rpe: effort, notes: turn(texts.cues) }), ...drills];
  const time = durationText(moving);
  const all = durationText(60 * Math.round((moving + start + end - BREATHING_SECONDS) / 60));
  const title =
    kind === "walk" || kind === "ride" ? `Easy ${kind === "ride" && name === "bike erg" ? "ride" : walkName(name)}, ${all}` : texts.title;
  return {
    title: brief.code === "RC" ? `Recovery: ${inSentence(title)}` : title,
    description: turn(texts.descriptions),
    intent: "Keep moving until you are cleared: what you keep now, you need not rebuild.",
    movementFocus: [kind === "walk" || kind === "ride" ? "aerobic" : "mobility"],
    complexity: 1,
    blocks: {
      warmup: [timedItem(context, move, { seconds: start, rpe: Math.min(2, effort), notes: "Slower than the rest." })],
      mainWorkout: main,
      cooldown: [
        ...(end > BREATHING_SECONDS
          ? [timedItem(context, move, { seconds: end - BREATHING_SECONDS, rpe: Math.min(2, effort), notes: "Slower and slower." })]
          : []),
        timedItem(context, breathing, { seconds: BREATHING_SECONDS, notes: breathingCue(brief) }),
      ],
    },
    mainFormat: { kind: "steady", label: moving < SHORTEST_MOVE ? "slow drills" : `${time} easy` },
    notes: {
      stimulus: "You could talk in whole sentences the whole time, and you end fresher than you began.",
      strategy: turn(texts.strategies),
      substitutions: "Swap this week's sessions as you like; on a bad day, half of one or a day off is just as good.",
      warmup: "The first and the last minutes are the slowest.",
    },
  };
}

/** Who may neither walk nor ride moves the joints that are free and breathes a little: a short day, and no twenty minutes of breathing instead. */
function onTheSpot(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  const breathing = context.picker.pickFirst(["Breathing drill (seated)"]);
  const quiet = (): DraftItem => timedItem(context, breathing, { seconds: BREATHING_SECONDS, notes: breathingCue(brief) });
  const first = (brief.frame.week + brief.day) % ON_THE_SPOT.length;
  const open = context.picker.open([...ON_THE_SPOT.slice(first), ...ON_THE_SPOT.slice(0, first)]).slice(0, MOST_DRILLS);
  const drills = open.map((choice) =>
    timedItem(context, choice, {
      seconds: SECONDS_PER_DRILL,
      rpe: Math.min(2, context.highestRpe),
      notes: "Small and slow, only as far as it is easy; breathe all the way.",
    }),
  );
  const main = drills.length > 0 ? drills : [quiet()];
  return {
    title: "Mobility on the spot",
    description: "What is free to move, sitting or standing, and a little breathing.",
    intent: "Keep moving until you are cleared: what you keep now, you need not rebuild.",
    movementFocus: ["mobility"],
    complexity: 1,
    blocks: { warmup: [quiet()], mainWorkout: main, cooldown: [quiet()] },
    mainFormat: { kind: "steady", label: "slow drills" },
    notes: {
      stimulus: "You end looser and calmer than you began; nothing of it is an effort.",
      strategy: "Leave out what pinches today. Short is right: ask when you may walk, and write it in your profile.",
      substitutions: "Swap this week's sessions as you like; on a bad day, half of one or a day off is just as good.",
      warmup: "Sit comfortably and let the shoulders drop.",
    },
  };
}

const MOST_DRILLS = 8;
const ON_THE_SPOT = [
  "Thoracic rotation stretch",
  "Wall slide",
  "Neck mobility (gentle)",
  "Cat-cow",
  "Wrist mobility drill",
  "Ankle mobility drill",
  "Band pull-apart",
  "Calf stretch",
  "Hip flexor stretch",
] as const;

const SHORTEST_MOVE = 120;
const BREATHING_SECONDS = 120;

function walkName(name: string): string {
  return name === "brisk walk" ? "walk" : name;
}

function isOpen({ context }: SessionBrief, kind: Kind, total: number): boolean {
  const { picker, health } = context;
  if (kind === "ride") return picker.allows("Bike erg");
  if (kind !== "technique") return true;
  return health.percent > 0 && health.rpe > 2 && total >= SHORTEST_TECHNIQUE && openTechnique(context).length >= FEWEST_TECHNIQUE;
}

/** A pelvis that hurts on one leg stays on two. */
const ON_ONE_LEG: ReadonlySet<string> = new Set(["Single-leg stand", "Leg swings"]);

function openTechnique({ picker, health, athlete }: SessionBrief["context"]): readonly string[] {
  return TECHNIQUE_DRILLS[athlete.focus].filter((name) => picker.allows(name) && (health.oneLeg || !ON_ONE_LEG.has(name)));
}

const SHORTEST_TECHNIQUE = 1200;

function getDrills(brief: SessionBrief, kind: Kind, room: number): readonly DraftItem[] {
  const { context } = brief;
  if (kind === "technique") {
    const open = openTechnique(context);
    const seconds = Math.min(SECONDS_A_DRILL, 30 * Math.floor((0.6 * room) / Math.max(1, open.length) / 30));
    if (open.length >= FEWEST_TECHNIQUE && seconds >= 60)
      return open.map((name) =>
        timedItem(context, context.picker.pick(name), {
          seconds,
          rpe: Math.min(2, context.highestRpe),
          notes: DRILL_CUES.get(name) ?? SLOW_DRILL_CUE,
        }),
      );
  }
  const share = kind === "walk" || kind === "ride" ? 0 : 0.6;
  const count = Math.floor((share * room) / SECONDS_PER_DRILL);
  return count < 1 ? [] : mobilityFlow(brief, Math.min(8, count)).map((item) => ({ ...item, intensity: `RPE ${MOBILITY_RPE}` }));
}

const SECONDS_A_DRILL = 150;
const SLOW_DRILL_CUE = "Slowly, ten good ones, then rest for as long.";
const DRILL_CUES: ReadonlyMap<string, string> = new Map([
  ["Technique PVC snatch and clean drill", "The pipe only: floor, knee, hip, catch, three of each, slowly, breathing all the way."],
  ["Tempo air squat", "Hold on to something: three seconds down, as deep as is easy, sets of five with a rest between."],
  ["Hip hinge drill (stick)", "Stick along the back: head, shoulders, hips stay on it; sets of five with a rest between."],
  ["Single-leg stand", "Thirty seconds a leg, a hand on the wall or a chair; later only the fingertips."],
  ["Wall slide", "Forearms on the wall, ribs low; breathe out on the way up."],
  ["Leg swings", "Small and loose, ten each way with each leg, a hand on the wall."],
]);

interface Texts {
  readonly title: string;
  readonly cues: readonly string[];
  readonly descriptions: readonly string[];
  readonly strategies: readonly string[];
}

const HELD_TEXTS: { readonly [kind in Kind]: Texts } = {
  walk: {
    title: "Easy walk",
    cues: [
      "Outside and flat, arms swinging; whole sentences all the way.",
      "Two minutes a little brisker and one slower, in turn; whole sentences all the way.",
      "A new route or company, at a pace that needs no thought.",
    ],
    descriptions: ["A walk, outdoors where you can.", "A walk that changes its pace a little.", "Time on your feet, in daylight."],
    strategies: [
      "Choose the hour at which you feel best. Anything new in chest, breath, head or belly ends the walk.",
      "Stop when the time is up, however far you got.",
    ],
  },
  ride: {
    title: "Easy ride",
    cues: ["Lightest gear, hardly any resistance.", "Every fifth minute, ten turns a little quicker, same effort."],
    descriptions: ["Easy pedalling without hills.", "Easy turns of the legs, sitting down."],
    strategies: [
      "Saddle at hip height, hands light. Anything new in chest, breath, head or belly ends the ride.",
      "Ignore the number on the display: go by the talk test.",
    ],
  },
  mobility: {
    title: "Mobility and an easy walk",
    cues: ["To get warm for the drills.", "Unhurried; it only loosens the joints."],
    descriptions: ["A few minutes of walking, then move every joint slowly once.", "Range of motion, without effort."],
    strategies: [
      "Two breaths in each position before you move on; only as far as it is easy.",
      "Slow enough to count every breath. Leave out what pinches today.",
    ],
  },
  technique: {
    title: "Technique without load, and an easy walk",
    cues: ["To get warm for the drills.", "Unhurried, before the drills."],
    descriptions: ["The positions of your sport without a weight, so that nothing is lost.", "Balance, posture and the way you move."],
    strategies: [
      "Film one of each from the side and compare it with the last. No rep that makes you hold your breath.",
      "Quality only: the first sloppy one ends the set.",
    ],
  },
};
