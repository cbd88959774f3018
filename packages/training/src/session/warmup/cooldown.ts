import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { GroupKey } from "../../health/group.ts";
import { timedItem } from "../../prescription/items.ts";
import { slowCue } from "./mobility.ts";
import { LEAST_ENDING } from "../time-frame.ts";
import type { WarmupKind } from "./warmup.ts";

/** For what worked; another two each day. */
const STRETCHES_BY_KIND: { readonly [kind in WarmupKind]: readonly string[] } = {
  lower: ["Hip flexor stretch", "Pigeon or figure-4 stretch", "Couch stretch", "Hamstring stretch (supine)", "Calf stretch"],
  upper: ["Thoracic rotation stretch", "Wall slide", "Cat-cow", "Neck mobility (gentle)"],
  full: ["Hip flexor stretch", "Thoracic rotation stretch", "Pigeon or figure-4 stretch", "Hamstring stretch (supine)"],
  run: ["Calf stretch", "Hip flexor stretch"],
  "easy run": ["Calf stretch", "Hip flexor stretch"],
  metcon: ["Pigeon or figure-4 stretch", "Thoracic rotation stretch", "Couch stretch", "Hamstring stretch (supine)"],
  hyrox: ["Hip flexor stretch", "Calf stretch", "Pigeon or figure-4 stretch", "Thoracic rotation stretch"],
  gymnastics: ["Wall slide", "Wrist mobility drill", "Thoracic rotation stretch", "Cat-cow"],
  olympic: ["Couch stretch", "Thoracic rotation stretch", "Pigeon or figure-4 stretch", "Wrist mobility drill"],
  aerobic: ["Hip flexor stretch", "Hamstring stretch (supine)", "Thoracic rotation stretch", "Pigeon or figure-4 stretch"],
  ride: ["Hip flexor stretch", "Thoracic rotation stretch"],
  swim: ["Thoracic rotation stretch", "Wall slide"],
};

const EASY_EXERCISES: { readonly [kind in WarmupKind]: readonly string[] } = {
  lower: ["Bike erg", "Brisk walk"],
  upper: ["Bike erg", "Brisk walk"],
  full: ["Bike erg", "Brisk walk"],
  run: ["Brisk walk"],
  "easy run": ["Brisk walk"],
  metcon: ["Bike erg", "Brisk walk"],
  hyrox: ["Brisk walk"],
  gymnastics: ["Brisk walk"],
  olympic: ["Bike erg", "Brisk walk"],
  aerobic: ["Brisk walk"],
  ride: ["Brisk walk"],
  swim: ["Brisk walk"],
};

const OTHER_EASY_EXERCISES = [
  "Bike erg",
  "Brisk walk",
  "Elliptical",
  "Cat-cow",
  "Thoracic rotation stretch",
  "Glute bridge",
  "Breathing drill (supine)",
] as const;

/**
 * Easy movement, up to two stretches for what worked, breathing: a routine of `seconds`, at least two minutes. Drills in `done` are not
 * repeated. `last` is the exercise before it: what ends on a bicycle or in the water comes down there.
 */
export function cooldown(
  brief: SessionBrief,
  kind: WarmupKind,
  seconds: number,
  { done = [], last }: { readonly done?: readonly DraftItem[]; readonly last?: string | undefined } = {},
): DraftItem[] {
  const { context } = brief;
  const stretchSeconds = 60;
  if (comesDownSlowly(brief)) return walkedOut(brief, kind, seconds, last);
  if (ON_THE_SPOT.has(kind) && seconds <= LONGEST_ON_THE_SPOT && !hasPelvicFloor(brief)) return stretched(brief, kind);
  const isOutdoors = OUTDOOR_KINDS.has(kind) && !hasPelvicFloor(brief);
  const count = isOutdoors ? (seconds >= 180 ? 1 : 0) : seconds >= 300 ? 2 : seconds >= 180 ? 1 : 0;
  const easy = context.picker.pickFirst(easyAfter(brief, kind, last), OTHER_EASY_EXERCISES);
  const breathing = context.picker.pickFirst(
    // Nobody lies down on the pavement, and who gets up with effort sits.
    last === "Brisk walk" || (context.athlete.age ?? 0) >= SEATED_FROM
      ? ["Breathing drill (seated)", "Breathing drill (supine)"]
      : ["Breathing drill (supine)", "Breathing drill (seated)"],
  );
  const taken = [easy.exercise.name, breathing.exercise.name];
  for (const { name } of done) taken.push(name);
  const stretches = count === 0 ? [] : context.picker.openBeside(taken, rotated(brief, STRETCHES_BY_KIND[kind]), count, STRETCH_OTHERWISE);
  const breathingSeconds = isOutdoors ? 0 : 60;
  const easySeconds = Math.max(60, 30 * Math.round((seconds - stretches.length * stretchSeconds - breathingSeconds) / 30));
  const items = [timedItem(context, easy, { seconds: easySeconds, rpe: 2, notes: "Let your breathing settle." })];
  for (const choice of stretches) {
    const notes = slowCue(choice.exercise.name) ?? "30 s each side, no pain, slow breathing.";
    items.push(timedItem(context, choice, { seconds: stretchSeconds, notes }));
  }
  if (!isOutdoors) items.push(timedItem(context, breathing, { seconds: breathingSeconds, notes: breathingCue(brief) }));
  return items;
}

const SEATED_FROM = 65;

/** Whom a sudden stop could make faint walks or pedals to the end, and lies down nowhere after it (special-populations.md section 4.7). */
function walkedOut(brief: SessionBrief, kind: WarmupKind, seconds: number, last: string | undefined): DraftItem[] {
  const { context } = brief;
  const easy = context.picker.pickFirst(easyAfter(brief, kind, last), OTHER_EASY_EXERCISES);
  const notes = "Slower and slower, without a stop: let your breathing settle.";
  return [timedItem(context, easy, { seconds: Math.max(LEAST_ENDING, 30 * Math.floor(seconds / 30)), rpe: 2, notes })];
}

function easyAfter({ context: { health } }: SessionBrief, kind: WarmupKind, last: string | undefined): readonly string[] {
  const exercise = last === undefined ? undefined : findExercise(last);
  const mode = exercise === undefined ? "other" : cardioMode(exercise);
  if (mode === "swim") return ["Swim technique", ...EASY_EXERCISES[kind]];
  return mode === "bike" && health.rideMinutes === Infinity
    ? [kind === "ride" ? "Long ride" : "Bike erg", ...EASY_EXERCISES[kind]]
    : EASY_EXERCISES[kind];
}

export function comesDownSlowly({ context: { health } }: Pick<SessionBrief, "context">): boolean {
  return health.cooldownMinutes > 0;
}

/** A ride and a swim end with their own easy minutes: two stretches are all there is after them. */
const ON_THE_SPOT: ReadonlySet<WarmupKind> = new Set<WarmupKind>(["ride", "swim"]);
/** Health that asks for more goes first. */
const LONGEST_ON_THE_SPOT = 480;

function stretched(brief: SessionBrief, kind: WarmupKind): DraftItem[] {
  return brief.context.picker.openBeside([], STRETCHES_BY_KIND[kind], 2, STRETCH_OTHERWISE).map((choice) =>
    timedItem(brief.context, choice, {
      seconds: 60,
      notes: slowCue(choice.exercise.name) ?? "30 s each side, no pain, slow breathing.",
    }),
  );
}

/** Nobody lies down on the road or beside the pool. */
const OUTDOOR_KINDS: ReadonlySet<WarmupKind> = new Set<WarmupKind>(["run", "easy run", "ride", "swim"]);

const WITH_PELVIC_FLOOR: ReadonlySet<GroupKey> = new Set<GroupKey>(["pregnancy", "postpartum", "pelvic-floor"]);

/** Pelvic-floor exercises belong to every day of these groups (special-populations.md sections 4.1, 4.2 and 4.15). */
export function breathingCue({ context }: SessionBrief): string {
  return hasPelvicFloor({ context })
    ? "Pelvic floor: squeeze and lift as you breathe out, let go fully as you breathe in, eight to ten times."
    : "Breathe out longer than in.";
}

function hasPelvicFloor({ context }: Pick<SessionBrief, "context">): boolean {
  return context.reading.health.findings.some(({ group }) => WITH_PELVIC_FLOOR.has(group));
}

/** The list beginning at another place each day and each week. */
function rotated({ frame, day }: SessionBrief, names: readonly string[]): readonly string[] {
  const shift = (2 * (frame.macroWeek - 1) + day - 1) % names.length;
  return [...names.slice(shift), ...names.slice(0, shift)];
}

const STRETCH_OTHERWISE = [
  "Cat-cow",
  "Thoracic rotation stretch",
  "Hip flexor stretch",
  "Wall slide",
  "Calf stretch",
  "Neck mobility (gentle)",
] as const;
