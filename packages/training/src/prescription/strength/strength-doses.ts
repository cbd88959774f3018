import { setShareOn } from "../../athlete/interruptions.ts";
import { aimsAtDips, aimsAtPulls } from "../../athlete/stated/stated-skills.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { hasFragileSpine } from "../../health/groups/bones.ts";
import { isAfterRace, isBackFromMeet } from "../load/lift-target.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { FIRST_SESSIONS, isUntrained } from "../../athlete/untrained.ts";
import { mildSets } from "../load/mild-limits.ts";
import { triggerSets } from "../../injuries/limits/trigger-dose.ts";
import type { SlotDose } from "./dose.ts";
import { slotDose } from "./slot-dose.ts";
import { ENOUGH_PULL_UPS, PULL_UP, withLiked } from "./slots/liked-slot.ts";
import { type MovementFamily, trainedFamily } from "../../selection/movement-families.ts";
import { type ExerciseSlot, HAMSTRINGS, lift, SINGLE_LEG, slot as slotOf, type SlotRole } from "../../selection/strength/exercise-slot.ts";
import { daysToMeet, daysToPracticeMeet, lastTouch, ONLY_PLATFORM_PRESSES, setShareAfterMeet } from "../../selection/strength/meet.ts";
import { apartFromYesterday } from "./slots/yesterday.ts";
import { withWantedParts } from "./slots/wanted-part-slots.ts";
import { countedFamily, type PlannedSlot, plannedSlots } from "../../selection/strength/weekly-volume.ts";
import { onTwoLegs } from "./slots/two-leg-lifts.ts";

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
  for (const { slot: usual, sets } of withWantedParts(
    brief,
    withLastPull(brief, plannedSlots(context.strengthWeek(weekCodes, frame.macroWeek), code, occurrence)),
  )) {
    const place = withSkillStrength(
      brief,
      withPullUps(brief, withLongPulls(brief, withBarbell(brief, onTwoLegs(brief, withHamstrings(brief, usual), taken), taken)), taken),
      taken,
    );
    const slot = apartFromYesterday(brief, place, withLiked(brief, place, taken), taken);
    const family = countedFamily(slot) ?? "none";
    const planned = sets + (slot.role === "accessory" ? (owed.get(family) ?? 0) : 0);
    if (isSecondPress(brief, slot, taken) || ((isSpecific(brief) || isBackOnTheBar(brief)) && slot.options.includes("Hip thrust")))
      continue;
    if (isLatePress(brief, slot) && doses.length > 0) continue;
    if (isOnlyLifts && SUPPORTING_ROLES.has(slot.role) && doses.length > 0) continue;
    if (isLeftOutBeforeRace(brief, slot, doses)) continue;
    if (slot.role === "light" && doses.length > 0 && isBeforePracticeMeet(brief)) continue;
    // Lunges and sleds of the race are the work on one leg.
    if (hasStationsForLegs(brief) && slot.role === "accessory" && SINGLE_LEG.options.includes(slot.options[0] ?? "")) continue;
    if (isAfterHeavyLegs(brief) && LEGS_BESIDE_WORKOUT.has(slot.options[0] ?? "")) continue;
    if (brief.lightReason !== undefined && LEGS_ALONE.has(slot.options[0] ?? "")) continue;
    const dose = planned === 0 ? undefined : (slotDose(brief, slot, taken) ?? sameMovement(brief, slot, taken) ?? fillIn(brief, taken));
    if (dose === undefined || brief.without?.has(dose.choice.exercise.name) === true) continue;
    taken.add(dose.choice.exercise.name);
    const untroubled = mildSets(context, dose.choice.exercise, reduced(brief, Math.min(planned, getMostSets(brief, slot.role)), slot.role));
    const wanted = triggerSets(context.reading, dose.choice.exercise.name, frame.week, untroubled);
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

/**
 * Whose hamstring was strained and has healed lets it lengthen under load after an easy run, where its place has bridges otherwise
 * (exercise-selection.md section 5: slider or towel curl, then the lowering of the Nordic).
 */
function withHamstrings({ code, context: { reading } }: SessionBrief, place: ExerciseSlot): ExerciseSlot {
  const isHealed = reading.regions.some(({ region, grade, phrase }) => region === "thigh" && grade === 0 && !QUADRICEPS.test(phrase));
  const isHinge = place.role === "accessory" && findExercise(place.options[0] ?? "")?.movementPattern === "hinge";
  return code === "REs" && isHealed && isHinge ? slotOf("accessory", ...LENGTHENING, ...place.options) : place;
}

const LENGTHENING = ["Slider hamstring curl", "Towel hamstring curl", "Nordic lower (eccentric)"] as const;
const QUADRICEPS = /quad|adductor|adduktor|groin|leiste|it band/iu;

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

/** A row of dumbbells, rings or a cable that nobody has here is a row of the barbell that is here. */
function withBarbell({ context: { picker, level, athlete } }: SessionBrief, place: ExerciseSlot, taken: ReadonlySet<string>): ExerciseSlot {
  const isClosedRow = place.options.every((name) => ROW_NAMES.test(name) && !picker.allows(name));
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

/**
 * Who wants to learn a muscle-up or more pull-ups does strict pull-ups on a second day, in place of the row before the long workout; a muscle-up
 * ends in a dip, so the press there and on the gymnastics day is one.
 */
function withSkillStrength(
  { code, context: { picker, athlete } }: SessionBrief,
  place: ExerciseSlot,
  taken: ReadonlySet<string>,
): ExerciseSlot {
  if (place.role !== "accessory" || !SKILL_DAYS.has(code) || !aimsAtPulls(athlete)) return place;
  const open = (name: string): boolean => !taken.has(name) && picker.allows(name);
  const first = findExercise(place.options[0] ?? "")?.movementPattern;
  const isGymnastics = code === "GY" || code === "GYE";
  const isPull = !isGymnastics && (first === "vertical_pull" || place.options.includes("Ring row"));
  if (isPull && open(PULL_UP)) return slotOf("pull-up", PULL_UP);
  const isPress = isGymnastics ? first === "horizontal_push" : place.options.includes("Seated dumbbell press");
  const dips = isPress && aimsAtDips(athlete) ? DIP_EXERCISES.filter(open) : [];
  return dips.length > 0 && !DIP_EXERCISES.some((name) => taken.has(name)) ? slotOf("accessory", ...dips) : place;
}

const SKILL_DAYS: ReadonlySet<SessionBrief["code"]> = new Set<SessionBrief["code"]>(["GY", "GYE", "ML", "MM"]);
/** What is there to press out of a support, hardest first. */
const DIP_EXERCISES = ["Dip (parallel bar)", "Ring dip", "Foot-assisted ring dip"] as const;

const ROW_NAMES = /\brow\b/iu;

const BARBELL_ROW = "Barbell row";

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
  const names = family === undefined ? [] : (OTHER_EXERCISES[family] ?? []).filter((name) => brief.context.picker.allows(name));
  return names.length === 0 ? undefined : slotDose(brief, slotOf("accessory", ...names), taken);
}

const OTHER_EXERCISES: { readonly [family in MovementFamily]?: readonly string[] } = {
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

const MASTERS_SETS = { from: 50, sets: 3 } as const;

/** What stands beside the lifts never outweighs them, from fifty years on least of all. */
function getMostSets(brief: SessionBrief, role: SlotRole): number {
  const { athlete } = brief.context;
  if (!SUPPORTING_ROLES.has(role)) return MOST_SETS;
  if (hasStationsForLegs(brief)) return MOST_BESIDE_STATIONS;
  return (athlete.age ?? 0) >= MASTERS_SETS.from ? MASTERS_SETS.sets : MOST_BESIDE;
}

/** One set of these is not worth the way to the rack. */
export const SUPPORTING_ROLES: ReadonlySet<SlotRole> = new Set<SlotRole>(["accessory", "small", "trunk"]);

/** Training goes on to a meet of priority C, but the week of it is not the biggest: the lifts stay, what stands beside them halves. */
function isBeforePracticeMeet({ context: { athlete }, date }: SessionBrief): boolean {
  return (daysToPracticeMeet(athlete, date) ?? Infinity) < NO_ACCESSORIES;
}

/** About half the sets in a deload, two thirds in a taper and on the way back from a race; after a meet they come back week by week. */
function reduced(brief: SessionBrief, sets: number, role: SlotRole): number {
  const { context, date, frame, isRecovery, isTaper, lightReason } = brief;
  if (frame.isDeload || isRecovery) return Math.min(sets, Math.max(2, Math.round(sets * 0.55)));
  if (SUPPORTING_ROLES.has(role) && isBeforePracticeMeet(brief)) return Math.min(sets, 2);
  const isBack =
    frame.season?.phase === "recovery" || isBackFromMeet(brief) || (brief.isAfterRecovery === true && SUPPORTING_ROLES.has(role));
  const share = Math.min(
    setShareAfterMeet(context.athlete, date),
    setShareOn(context.athlete, date),
    isTaper || lightReason !== undefined || isBack ? 0.65 : 1,
  );
  return share === 1 ? sets : Math.min(sets, Math.max(2, Math.round(sets * share)));
}
