import type { Athlete, BenchmarkLift } from "../../athlete/athlete.ts";
import { liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import { EXERCISES_OF_AIM, statedEverydayAims } from "../../athlete/stated/stated-everyday-aims.ts";
import { EXERCISES_OF_PART, statedWeakParts } from "../../athlete/stated/stated-weak-parts.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { hasFragileSpine } from "../../health/groups/bones.ts";
import { isAfterRace, isBackFromMeet } from "../load/lift-target.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { FIRST_SESSIONS, isUntrained } from "../../athlete/untrained.ts";
import { halfTheSets } from "./half-the-sets.ts";
import { buildUp, withBuildUp } from "./build-up.ts";
import { mildSets } from "../load/mild-limits.ts";
import type { SlotDose } from "./dose.ts";
import { slotDose } from "./slot-dose.ts";
import { likedExercises } from "../../selection/liked.ts";
import { type MovementFamily, trainedFamily } from "../../selection/movement-families.ts";
import { HAMSTRINGS, lift, SINGLE_LEG, type ExerciseSlot, type SlotRole, slot as slotOf } from "../../selection/strength/exercise-slot.ts";
import { daysToMeet, daysToPracticeMeet, lastTouch, ONLY_PLATFORM_PRESSES, setShareAfterMeet } from "../../selection/strength/meet.ts";
import { countedFamily, MOST_WORKING_SETS, type PlannedSlot, plannedSlots } from "../../selection/strength/weekly-volume.ts";

/** A dose and the sets that the week wants of it. */
export interface WantedDose extends SlotDose {
  readonly wantedSets: number;
}

/** The strength part of this session in order, without repeating an exercise; `already` names what other blocks hold. */
export function strengthDoses(brief: SessionBrief, already: readonly string[] = []): WantedDose[] {
  const { context, weekCodes, code, occurrence, frame } = brief;
  const taken = new Set<string>(already);
  const isOnlyLifts = (daysToMeet(context.athlete, brief.date) ?? Number.POSITIVE_INFINITY) <= NO_ACCESSORIES;
  const owed = new Map<string, number>();
  const doses: WantedDose[] = [];
  for (const { slot: usual, sets } of withWeakParts(
    brief,
    withLastPull(brief, plannedSlots(context.strengthWeek(weekCodes), code, occurrence)),
  )) {
    const place = withPullUps(brief, withLongPulls(brief, withBarbell(brief, onTwoLegs(brief, usual, taken), taken)), taken);
    const slot = withLiked(brief, place, taken);
    const family = countedFamily(slot) ?? "none";
    const planned = sets + (slot.role === "accessory" ? (owed.get(family) ?? 0) : 0);
    if (isSecondPress(brief, slot, taken) || ((isSpecific(brief) || isBackOnTheBar(brief)) && slot.options.includes("Hip thrust")))
      continue;
    if (isLatePress(brief, slot) && doses.length > 0) continue;
    if (isOnlyLifts && SUPPORTING.has(slot.role) && doses.length > 0) continue;
    if (isLeftOutBeforeRace(brief, slot, doses)) continue;
    if (slot.role === "light" && doses.length > 0 && isBeforePracticeMeet(brief)) continue;
    // Lunges and sleds of the race are the work on one leg.
    if (hasStationsForLegs(brief) && slot.role === "accessory" && SINGLE_LEG.options.includes(slot.options[0] ?? "")) continue;
    if (isAfterHeavyLegs(brief) && LEGS_BESIDE_WORKOUT.has(slot.options[0] ?? "")) continue;
    if (brief.lightReason !== undefined && LEGS_ALONE.has(slot.options[0] ?? "")) continue;
    const dose = planned === 0 ? undefined : (slotDose(brief, slot, taken) ?? sameMovement(brief, slot, taken) ?? fillIn(brief, taken));
    if (dose === undefined || brief.without?.has(dose.choice.exercise.name) === true) continue;
    taken.add(dose.choice.exercise.name);
    const wanted = mildSets(context, dose.choice.exercise, reduced(brief, Math.min(planned, mostSetsOf(brief, slot.role)), slot.role));
    // What a heavy lift may not have in sets goes to the next exercise for the same movement.
    owed.set(family, Math.max(0, wanted - dose.mostSets));
    const working = Math.min(
      dose.isGoal === true && !frame.isDeload ? Math.max(dose.goalSets ?? FEWEST_FOR_GOAL, wanted) : wanted,
      dose.mostSets,
    );
    doses.push({ ...dose, wantedSets: dose.single === undefined ? working : Math.max(2, working - 1) });
  }
  return goalFirst(backFirst(brief, legsFirst(brief, fewToStart(brief, doses))));
}

/** Sets of what somebody wants to be able to do. */
const FEWEST_FOR_GOAL = 3;

/** Whoever never trained learns five exercises first: the small ones wait. */
function fewToStart({ context: { athlete }, frame: { macroWeek } }: SessionBrief, doses: readonly WantedDose[]): readonly WantedDose[] {
  if (macroWeek > FIRST_SESSIONS.weeks || doses.length <= FIRST_SESSIONS.exercises || !isUntrained(athlete)) return doses;
  const isSmall = ({ role }: WantedDose): boolean => role === "small";
  const kept = new Set(doses.toSorted((one, other) => Number(isSmall(one)) - Number(isSmall(other))).slice(0, FIRST_SESSIONS.exercises));
  return doses.filter((dose) => kept.has(dose));
}

/** What the athlete wrote they want to be able to do comes first on a day without a heavy lift. */
function goalFirst(doses: readonly WantedDose[]): WantedDose[] {
  const goal = doses.find(({ isGoal }) => isGoal === true);
  const isLight = doses.every(({ load }) => load?.bar === undefined);
  return goal === undefined || !isLight ? [...doses] : [goal, ...doses.filter((dose) => dose !== goal)];
}

/** A whole-body day whose squat is closed begins with what the legs may do: on a short day the last ones fall out. */
function legsFirst({ code }: SessionBrief, doses: readonly WantedDose[]): readonly WantedDose[] {
  if (code !== "SF" && code !== "SFm") return doses;
  const isForLegs = ({ role, choice }: WantedDose): boolean =>
    role !== "trunk" && role !== "small" && LEG_FAMILIES.has(trainedFamily(choice.exercise));
  const first = doses.find(isForLegs);
  if (first === undefined || first === doses[0]) return doses;
  return [first, ...doses.filter((dose) => dose !== first)];
}

const LEG_FAMILIES: ReadonlySet<MovementFamily | undefined> = new Set<MovementFamily>(["squat", "hinge"]);

/** The day after squats and pulls a long workout is enough for the legs. */
function isAfterHeavyLegs({ code, weekCodes, weekdays, weekday }: SessionBrief): boolean {
  return (code === "ML" || code === "MM") && weekCodes.some((other, index) => weekdays[index] === weekday - 1 && HEAVY_LEG_DAYS.has(other));
}

const HEAVY_LEG_DAYS: ReadonlySet<SessionBrief["code"]> = new Set<SessionBrief["code"]>(["SLm", "OLs"]);
const LEGS_BESIDE_WORKOUT: ReadonlySet<string> = new Set(["Hip thrust", "Single-leg Romanian deadlift"]);

/** Before a Hyrox or a contest the lifts stay with one small exercise beside them, and nothing makes single legs sore. */
function isLeftOutBeforeRace(brief: SessionBrief, { role, options }: ExerciseSlot, doses: readonly WantedDose[]): boolean {
  const { isTaper, code, context } = brief;
  const isRace = isTaper && LIFTING_CODES.has(code) && daysToMeet(context.athlete, brief.date) === undefined;
  if (!isRace || (role !== "accessory" && role !== "small")) return false;
  const isSingleLeg = LEGS_ALONE.has(options[0] ?? "");
  return isSingleLeg || doses.some((dose) => dose.role === "accessory" || dose.role === "small");
}

const LIFTING_CODES: ReadonlySet<SessionBrief["code"]> = new Set<SessionBrief["code"]>(["SF", "SL", "SL2", "SU", "SUE", "SLm"]);

/** Where the press overhead is closed its stand-in would be a second bench press in a row: the rows of the day are enough beside it. */
function isSecondPress({ code, context: { picker } }: SessionBrief, { options }: ExerciseSlot, taken: ReadonlySet<string>): boolean {
  return (
    code === "PV" &&
    options[0] === "Overhead press" &&
    taken.has("Bench press") &&
    picker.pick("Overhead press").exercise.movementPattern === "horizontal_push"
  );
}

/** The press overhead takes from the last heavy bench press before a meet. */
function isLatePress({ code, context: { athlete }, date }: SessionBrief, { options }: ExerciseSlot): boolean {
  const days = daysToMeet(athlete, date, "Bench press");
  return code === "PV" && options[0] === "Overhead press" && days !== undefined && days <= ONLY_PLATFORM_PRESSES;
}

/** Near a meet what is pulled and squatted heavy is enough for the hips. */
function isSpecific({ context: { athlete }, date }: SessionBrief): boolean {
  return (daysToMeet(athlete, date) ?? Number.POSITIVE_INFINITY) <= SPECIFIC_DAYS;
}

const SPECIFIC_DAYS = 35;

/** And in the weeks back from one. */
function isBackOnTheBar(brief: SessionBrief): boolean {
  return isAfterRace(brief) || setShareAfterMeet(brief.context.athlete, brief.date) < 1;
}

/** Stations of the race that work single legs follow the lifting: in the specific weeks all of them, before only the lunges. */
function hasStationsForLegs({ context: { athlete }, frame, occurrence }: SessionBrief): boolean {
  const after = frame.hyrox?.afterStrength ?? [];
  if (athlete.focus !== "hyrox" || after.length === 0) return false;
  return frame.season?.phase === "specific" || after[occurrence]?.some(({ exercise }) => exercise === "Sandbag lunge") === true;
}

/** The back is the last that a spine with a fracture leaves out on a short day: legs, then pulls, then the rest; what fills a gap comes last. */
function backFirst({ context: { reading } }: SessionBrief, doses: readonly WantedDose[]): WantedDose[] {
  // Where the first lift is closed what stands in for its time is still no first lift.
  if (!hasFragileSpine(reading.health))
    return doses.toSorted((one, other) => Number(isFiller(one, doses)) - Number(isFiller(other, doses)));
  const place = ({ role, choice }: WantedDose): number => {
    const family = trainedFamily(choice.exercise);
    if (role === "trunk" || role === "small") return 3;
    return family === "squat" ? 0 : family === "pull" ? 1 : 2;
  };
  return doses.toSorted((one, other) => place(one) - place(other));
}

function isFiller({ role }: WantedDose, [first]: readonly WantedDose[]): boolean {
  return first?.role === "trunk" && role === "trunk";
}

/** Two legs before one, for who is old or heavy and new to it: sitting down and standing up comes before any split or step, both legs hinge before one. */
function onTwoLegs(
  { code, context: { health, picker, athlete, level } }: SessionBrief,
  usual: ExerciseSlot,
  taken: ReadonlySet<string>,
): ExerciseSlot {
  const open = (name: string): boolean => !taken.has(name) && picker.allows(name);
  const isNewAndOld = level === "beginner" && (athlete.age ?? 0) >= OLD && athlete.strength.oneRepMax.backSquat === undefined;
  const place = isNewAndOld ? withoutBar(usual, athlete, open) : usual;
  // A day of technique has its squat already.
  const rise = SIT_TO_STAND.find((name) => open(name) && !(code === "PT" && name === "Sit-to-stand"));
  if (isNewAndOld && FREE_SQUAT.has(place.options[0] ?? "") && rise !== undefined) return slotOf(place.role, rise);
  if (isNewAndOld && place.options.some((name) => ONE_LEG_HINGE.test(name)) && open(TWO_LEG_HINGE))
    return slotOf(place.role, TWO_LEG_HINGE);
  if (health.oneLegStrength) return place;
  if (place.options.some((name) => ONE_LEG.test(name)) && rise !== undefined) return slotOf(place.role, rise);
  return place.options.some((name) => ONE_LEG_HINGE.test(name)) && open(TWO_LEG_HINGE) ? slotOf(place.role, TWO_LEG_HINGE) : place;
}

/** A row of dumbbells, rings or a cable that nobody has here is a row of the barbell that is here. */
function withBarbell({ context: { picker, level, athlete } }: SessionBrief, place: ExerciseSlot, taken: ReadonlySet<string>): ExerciseSlot {
  const isClosedRow = place.options.every((name) => ROW.test(name) && !picker.allows(name));
  // A powerlifter rows the bar on the bench day.
  const isOpen = level !== "beginner" && athlete.focus !== "powerlifting" && !taken.has(BARBELL_ROW) && picker.allows(BARBELL_ROW);
  return isClosedRow && isOpen ? lift("volume", BARBELL_ROW) : place;
}

/** Where health asks for longer sets than somebody has pull-ups, the same pull is done on a pulldown. */
function withLongPulls({ context: { health, athlete } }: SessionBrief, place: ExerciseSlot): ExerciseSlot {
  const isShort = health.fewestReps > 1 && (athlete.gymnastics.strictPullUps ?? 0) < health.fewestReps + LEFT_IN_PULLS;
  return place.role === "pull-up" && isShort ? slotOf("accessory", "Lat pulldown", "Band lat pulldown", "Band-assisted pull-up") : place;
}

const LEFT_IN_PULLS = 2;

/** On the second bench day a powerlifter who does pull-ups does them: the rows of the day before are enough rows. */
function withPullUps({ code, context: { picker, athlete } }: SessionBrief, place: ExerciseSlot, taken: ReadonlySet<string>): ExerciseSlot {
  const isPull = code === "PV" && place.options.includes("Lat pulldown");
  const isOpen = (athlete.gymnastics.strictPullUps ?? 0) >= ENOUGH_PULL_UPS && !taken.has(PULL_UP) && picker.allows(PULL_UP);
  return isPull && isOpen ? slotOf("pull-up", PULL_UP) : place;
}

/** Sports whose strength supports them, and the sessions it stands in. */
const SUPPORTED: ReadonlySet<Athlete["focus"]> = new Set<Athlete["focus"]>(["running", "triathlon", "hyrox", "general", "strength"]);
const WITH_PARTS: ReadonlySet<SessionBrief["code"]> = new Set<SessionBrief["code"]>(["SFm", "SF", "SL", "REs", "SWs"]);
const PART_SETS = 2;

/** What the athlete calls weak, or wants for everyday life, has sets of its own in each session, behind the first two exercises, where none of it is planned. */
function withWeakParts(
  { code, isTaper, isRecovery, context: { athlete, picker } }: SessionBrief,
  planned: readonly PlannedSlot[],
): readonly PlannedSlot[] {
  if (!SUPPORTED.has(athlete.focus) || !WITH_PARTS.has(code) || isTaper || isRecovery) return planned;
  const text = `${athlete.injuries ?? ""}\n${athlete.dislikes ?? ""}`;
  const aims = statedEverydayAims(text).map((aim) => EXERCISES_OF_AIM[aim].filter((name) => picker.allows(name)));
  const parts = [...statedWeakParts(text).map((part) => EXERCISES_OF_PART[part]), ...aims];
  const slots = aims.reduce(withAimFirst, planned);
  const missing = parts
    .filter((names) => !slots.some(({ slot }) => slot.options.some((name) => names.includes(name))))
    .flatMap((names): readonly PlannedSlot[] => {
      const open = names.filter((name) => picker.allows(name));
      return open.length === 0 ? [] : [{ slot: slotOf("accessory", ...open), sets: PART_SETS }];
    });
  // Those that are planned come earlier, so that a short day keeps them.
  const isPart = ({ slot }: PlannedSlot): boolean => parts.some((names) => slot.options.some((name) => names.includes(name)));
  const [first, second] = [slots.slice(0, FIRST_TWO), slots.slice(FIRST_TWO)];
  return [...first, ...missing, ...second.filter(isPart), ...second.filter((slot) => !isPart(slot))];
}

/** A place that may hold what an aim asks for, as the one of the trunk may a carry, holds it. */
function withAimFirst(slots: readonly PlannedSlot[], names: readonly string[]): readonly PlannedSlot[] {
  const at = slots.findIndex(({ slot }, index) => index >= FIRST_TWO && slot.options.some((name) => names.includes(name)));
  return slots.map((one, index) =>
    index === at
      ? { ...one, slot: { ...one.slot, options: [...names, ...one.slot.options.filter((name) => !names.includes(name))] } }
      : one,
  );
}

const FIRST_TWO = 2;

/** An accessory leaves its place to one that the athlete likes and that trains the same. */
function withLiked({ context: { picker, athlete } }: SessionBrief, place: ExerciseSlot, taken: ReadonlySet<string>): ExerciseSlot {
  if (place.role !== "accessory" || athlete.dislikes === undefined) return place;
  const { single, all } = likedExercises(athlete);
  if (all.size === 0) return place;
  const [first] = place.options.flatMap((name) => findExercise(name) ?? []);
  const isOpen = (name: string): boolean => !taken.has(name) && liftOfExercise(name) === undefined && picker.allows(name);
  if (single.includes(PULL_UP) && first?.movementPattern === "vertical_pull" && isOpen(PULL_UP)) {
    if ((athlete.gymnastics.strictPullUps ?? 0) >= ENOUGH_PULL_UPS) return slotOf("pull-up", PULL_UP);
    return slotOf("accessory", "Band-assisted pull-up", "Lat pulldown");
  }
  const usual = place.options.find((name) => all.has(name) && isOpen(name));
  const other = single.find((name) => {
    const exercise = findExercise(name);
    return exercise !== undefined && exercise.movementPattern === first?.movementPattern && isOpen(name) && !IN_METCONS.test(name);
  });
  const liked = usual ?? other;
  return liked === undefined ? place : slotOf("accessory", liked);
}

/** Movements against the clock are no accessories. */
const IN_METCONS = /kipping|butterfly|chest-to-bar|muscle-up|american|wall ball|thruster|snatch|clean|negative/iu;

const PULL_UP = "Pull-up (strict)";
const ENOUGH_PULL_UPS = 5;

const ROW = /\brow\b/iu;
const BARBELL_ROW = "Barbell row";

const ONE_LEG = /split squat|lunge|step-up|step-down/iu;
/** From these years on who is new to lifting squats to a seat. */
const OLD = 60;
const FREE_SQUAT: ReadonlySet<string> = new Set(["Back squat", "Front squat", "Goblet squat"]);
function withoutBar({ role, options }: ExerciseSlot, { strength: { oneRepMax } }: Athlete, open: (name: string) => boolean): ExerciseSlot {
  const simple = options.map((name) => {
    const other = WITHOUT_BAR.get(name);
    const tested = TESTED_WITH[name];
    return other !== undefined && open(other) && (tested === undefined || oneRepMax[tested] === undefined) ? other : name;
  });
  return { role, options: simple };
}

/** Nobody works up to a bar for the first time at that age: the same with dumbbells. */
const WITHOUT_BAR: ReadonlyMap<string, string> = new Map([
  ["Romanian deadlift", "Dumbbell Romanian deadlift"],
  ["Deadlift", "Dumbbell Romanian deadlift"],
  ["Hip thrust", "Hip thrust (dumbbell or backpack)"],
  ["Bench press", "Dumbbell bench press"],
  ["Overhead press", "Seated dumbbell press"],
  ["Barbell row", "Chest-supported row"],
  ["Push-up", "Incline push-up"],
]);
/** Who has tested the lift has worked up to its bar. */
const TESTED_WITH: { readonly [exercise: string]: BenchmarkLift | undefined } = {
  Deadlift: "deadlift",
  "Romanian deadlift": "deadlift",
  "Bench press": "benchPress",
  "Overhead press": "overheadPress",
};
/** With a weight where there is one. */
const SIT_TO_STAND = ["Goblet squat to box", "Sit-to-stand"] as const;
const ONE_LEG_HINGE = /^single-leg romanian/iu;
const TWO_LEG_HINGE = "Dumbbell Romanian deadlift";

/** Six or five days before a meet squat and pull are touched for the last time, beside the bench press where it has no later day. */
function withLastPull({ context, date, code, weekCodes, day }: SessionBrief, slots: readonly PlannedSlot[]): readonly PlannedSlot[] {
  const pull = lastTouch(context.athlete, date, "Deadlift");
  if (pull === undefined) return slots;
  const touches = ["Back squat", "Deadlift"]
    .filter((name) => context.picker.allows(name))
    .map((name) => ({ slot: lift("main", name), sets: 2 }));
  if (code === "PS") return touches;
  return code === "PB" && !weekCodes.slice(0, day - 1).includes("PS") ? [...slots.slice(0, 1), ...touches] : slots;
}

/** In the last week before a meet nothing is done beside the lifts (race-demands.md section 9). */
const NO_ACCESSORIES = 7;
/** A closed lift leaves its place to another of the same movement: a press day without its press is still one of presses and rows. */
function sameMovement(brief: SessionBrief, slot: ExerciseSlot, taken: ReadonlySet<string>): SlotDose | undefined {
  const family = countedFamily(slot);
  const names = family === undefined ? [] : (OTHERS[family] ?? []).filter((name) => brief.context.picker.allows(name));
  return names.length === 0 ? undefined : slotDose(brief, slotOf("accessory", ...names), taken);
}

const OTHERS: { readonly [family in MovementFamily]?: readonly string[] } = {
  push: ["Landmine press", "Dumbbell floor press", "Incline push-up"],
  pull: ["Chest-supported row", "Single-arm dumbbell row", "Band row"],
  hinge: ["Hip thrust", "Single-leg hip thrust"],
  squat: ["Box squat", "Goblet squat to box", "Step-up", "Sit-to-stand"],
};

/** The time of a closed slot goes to the trunk or the calves; it is said in the notes, and nothing pretends to be what is missing. */
function fillIn(brief: SessionBrief, taken: ReadonlySet<string>): SlotDose | undefined {
  return slotDose(brief, slotOf("trunk", ...FILL_INS), taken);
}

const FILL_INS = [
  "Pallof press",
  "Side plank",
  "Long-lever plank",
  "Plank shoulder tap",
  "Body saw",
  "Suitcase carry",
  "Copenhagen plank (short lever)",
  "Tibialis raise (wall)",
  "Bent-knee calf raise",
  "Single-leg calf raise (step)",
] as const;

/** What makes legs sore for days is left out before a test. */
const LEGS_ALONE: ReadonlySet<string> = new Set([...SINGLE_LEG.options, ...HAMSTRINGS.options]);

const MOST_SETS = 5;
const MOST_BESIDE = 5;
const MOST_BESIDE_STATIONS = 3;
const MASTERS = { from: 50, sets: 3 } as const;

/** What stands beside the lifts never outweighs them, from fifty years on least of all. */
function mostSetsOf(brief: SessionBrief, role: SlotRole): number {
  const { athlete } = brief.context;
  if (!SUPPORTING.has(role)) return MOST_SETS;
  if (hasStationsForLegs(brief)) return MOST_BESIDE_STATIONS;
  return (athlete.age ?? 0) >= MASTERS.from ? MASTERS.sets : MOST_BESIDE;
}
/** One set of these is not worth the way to the rack. */
const SUPPORTING: ReadonlySet<SlotRole> = new Set<SlotRole>(["accessory", "small", "trunk"]);

/** Training goes on to a meet of priority C, but the week of it is not the biggest: the lifts stay, what stands beside them halves. */
function isBeforePracticeMeet({ context: { athlete }, date }: SessionBrief): boolean {
  return (daysToPracticeMeet(athlete, date) ?? Infinity) < NO_ACCESSORIES;
}

/** About half the sets in a deload, two thirds in a taper and on the way back from a race; after a meet they come back week by week. */
function reduced(brief: SessionBrief, sets: number, role: SlotRole): number {
  const { context, date, frame, isRecovery, isTaper, lightReason } = brief;
  if (frame.isDeload || isRecovery) return Math.min(sets, Math.max(2, Math.round(sets * 0.55)));
  if (SUPPORTING.has(role) && isBeforePracticeMeet(brief)) return Math.min(sets, 2);
  const isBack = frame.season?.phase === "recovery" || isBackFromMeet(brief) || (brief.isAfterRecovery === true && SUPPORTING.has(role));
  const share = Math.min(setShareAfterMeet(context.athlete, date), isTaper || lightReason !== undefined || isBack ? 0.65 : 1);
  return share === 1 ? sets : Math.min(sets, Math.max(2, Math.round(sets * share)));
}

/**
 * Gives every exercise sets until `seconds` are used: the first lifts come first and get their wanted sets, accessories
 * drop out when the day is short. Never more working sets than the level takes. Heavy lifts that the warm-up does not build up to have
 * their own lighter sets: all but the first, and with `isFirstCold` that one too.
 */
export function fitSets(brief: SessionBrief, doses: readonly WantedDose[], seconds: number, isFirstCold = false): DraftItem[] {
  const sets = doses.map(() => 0);
  let left = seconds;
  let open = MOST_WORKING_SETS[brief.context.level];
  for (const { single } of doses) {
    if (single === undefined) continue;
    left -= single.dose.totalSeconds;
    open--;
  }
  const isCircuit = brief.code === "REs" || brief.code === "SWs";
  const ways = doses.map((dose, index) =>
    isCircuit || (index === 0 && !isFirstCold) ? undefined : buildUp(brief.context, dose, index === 0),
  );
  const give = (index: number, count: number): boolean => {
    const dose = doses[index];
    if (dose === undefined) return false;
    const wanted = Math.min(count, dose.wantedSets - (sets[index] ?? 0));
    const needed = wanted * dose.secondsPerSet + (sets[index] === 0 ? (ways[index]?.seconds ?? 0) : 0);
    if (wanted <= 0 || open < wanted || left < needed) return false;
    sets[index] = (sets[index] ?? 0) + wanted;
    left -= needed;
    open -= wanted;
    return true;
  };
  // A deload has the exercises of the weeks before, in their order.
  const turns = inTurns(doses.length, brief.frame.isDeload ? 0 : brief.variation);
  // No plank takes the place of a pull.
  const pulls = doses.some(({ role }) => role === "pull-up");
  const order = pulls ? turns.toSorted((a, b) => Number(doses[a]?.role === "trunk") - Number(doses[b]?.role === "trunk")) : turns;
  const isSmall = (index: number): boolean => doses[index]?.role === "trunk" || doses[index]?.role === "small";
  order.forEach(
    (index) =>
      give(index, index === 0 && doses[0]?.load !== undefined && !isCircuit ? 3 : 2) || (index === 0 && (give(index, 2) || give(index, 1))),
  );
  for (const small of [false, true]) {
    let growing = true;
    while (growing) {
      growing = false;
      for (const index of order) {
        if (small !== isSmall(index) || (sets[index] ?? 0) === 0) continue;
        if (give(index, 1)) growing = true;
      }
    }
  }
  const given = halfTheSets(brief, doses, sets);
  const isLonely = (dose: WantedDose, index: number): boolean =>
    sets[index] === 1 &&
    dose.single === undefined &&
    SUPPORTING.has(dose.role) &&
    sets.some((count, other) => other !== index && count > 0);
  const items: DraftItem[] = [];
  doses.forEach((dose, index) => {
    const count = given[index] ?? 0;
    if (count === 0 || isLonely(dose, index)) return;
    if (dose.single !== undefined) items.push(dose.single);
    const way = ways[index];
    items.push(way === undefined ? dose.item(count) : withBuildUp(dose.item(count), way));
  });
  return items;
}

/** Indexes in the order in which they get their time: the first lift stays first; on a day too short for all, the others take turns. */
function inTurns(count: number, turn: number): number[] {
  const order: number[] = [];
  for (let index = 0; index < count; index++) order.push(index === 0 ? 0 : 1 + ((index - 1 + turn) % (count - 1)));
  return order;
}
