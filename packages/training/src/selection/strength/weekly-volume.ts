import type { Athlete, Level } from "../../athlete/athlete.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { type MovementFamily, trainedFamily } from "../movement-families.ts";
import type { SessionCode } from "../../model/plan.ts";
import { weakMovement, type WeakLinkFacts } from "../weak-link.ts";
import { balanceSets } from "./balance-sets.ts";
import { favourWeakLink } from "./favour-weak-link.ts";
import { type Landmarks, weeklyLandmarks } from "./landmarks.ts";
import type { ExerciseSlot, SlotRole } from "./exercise-slot.ts";
import type { LiftCount } from "../../statements/wished-exercises/lift-counts.ts";
import { type SessionSlots, withLiftDays } from "./lift-days.ts";
import { strengthTemplate } from "./templates.ts";

/** The movement that the sets of a slot count for; technique, small exercises and the trunk count for none. */
export function countedFamily(slot: ExerciseSlot): MovementFamily | undefined {
  if (slot.role === "technique" || slot.role === "small" || slot.role === "trunk") return undefined;
  const exercise = findExercise(slot.options[0] ?? "");
  return exercise === undefined ? undefined : trainedFamily(exercise);
}

const MAIN_SETS = { beginner: 3, intermediate: 4, advanced: 5, elite: 5 } as const;

/** Sets of a slot as long as the week has room for them. */
function usualSets(role: SlotRole, level: Level): number {
  const main = MAIN_SETS[level];
  if (role === "main" || role === "olympic") return main;
  if (role === "secondary") return Math.max(3, main - 1);
  if (role === "volume" || role === "pull-up") return Math.min(4, main);
  return 3;
}

/** A slot and the sets that the week gives it. */
export interface PlannedSlot {
  readonly slot: ExerciseSlot;
  readonly sets: number;
}

/** The strength work of a week. */
export interface StrengthWeek {
  /** Every slot of its sessions with its sets. */
  readonly places: readonly Place[];
  /** Sets that one session gives to the weak link. */
  readonly moved: number;
}

/** Whom the sets are for. */
export interface Lifter extends WeakLinkFacts {
  readonly athlete: Athlete;
  readonly level: Level;
  /** On how many days of a week they want a lift. */
  readonly liftCounts?: readonly LiftCount[];
}

/**
 * The strength work of weeks by their codes in order, worked out once for all weeks of the same codes. The whole week stays within
 * the landmarks: too many sets are taken from the accessories first, too few are added to the lifts first.
 */
export function strengthWeeks(lifter: Lifter): (codes: readonly SessionCode[], macroWeek?: number) => StrengthWeek {
  const known = new Map<string, StrengthWeek>();
  const repeats = lifter.liftCounts?.some(({ times }) => times < 1) === true;
  return (codes, macroWeek = 1) => {
    const key = `${codes.join(" ")} ${repeats ? macroWeek : ""}`;
    const week = known.get(key) ?? balancedWeek(lifter, codes, macroWeek);
    known.set(key, week);
    return week;
  };
}

/** The slots of one session of the week with their sets. */
export function plannedSlots(week: StrengthWeek, code: SessionCode, occurrence: number): readonly PlannedSlot[] {
  const last = week.places.findLast((place) => place.code === code)?.occurrence ?? 0;
  const wanted = Math.min(occurrence, last);
  return week.places.filter((place) => place.code === code && place.occurrence === wanted);
}

function balancedWeek(lifter: Lifter, codes: readonly SessionCode[], macroWeek: number): StrengthWeek {
  const places = getPlaces(lifter, codes, macroWeek);
  const landmarks = withinCapacity(weeklyLandmarks(lifter.athlete.focus, lifter.level), capacity(places, lifter.level));
  for (const family of FAMILIES) {
    balanceSets(
      places.filter((place) => place.family === family),
      landmarks,
    );
  }
  return { places, moved: favourWeakLink(places, weakMovement(lifter), landmarks.high) };
}

/** The slots of a code for this athlete: from fifty years on one accessory less. */
function getSlots(lifter: Lifter, code: SessionCode, occurrence: number, codes: readonly SessionCode[]): readonly ExerciseSlot[] {
  const slots = strengthTemplate(lifter, code, occurrence, codes) ?? [];
  if ((lifter.athlete.age ?? 0) < MASTERS || slots.length < 5) return slots;
  const last = slots.findLastIndex(({ role }) => role === "small" || role === "accessory");
  return slots.filter((_, index) => index !== last);
}

const MASTERS = 50;

const FAMILIES: readonly MovementFamily[] = ["squat", "hinge", "push", "pull"];

/** Working sets of a session of strength (microcycles.md section 3). */
export const MOST_WORKING_SETS: { readonly [level in Level]: number } = { beginner: 14, intermediate: 18, advanced: 22, elite: 24 };

/** Sessions that are nothing but strength: only there is the number of working sets the limit. */
const ALL_STRENGTH: ReadonlySet<SessionCode> = new Set<SessionCode>(["SF", "SFm", "SL", "SL2", "SU", "SU2", "PS", "PB", "PD", "PV", "PT"]);

/** Sets for each movement that the sessions of the week have room for, beside two for each small exercise. */
function capacity(places: readonly Place[], level: Level): number {
  const sessions = new Set(places.filter(({ code }) => ALL_STRENGTH.has(code)).map(({ code, occurrence }) => `${code} ${occurrence}`)).size;
  const beside = places.reduce((sum, { code, family, sets }) => {
    const isStrength = ALL_STRENGTH.has(code);
    if (family === undefined) return isStrength ? sum - 2 : sum;
    return isStrength ? sum : sum + sets;
  }, 0);
  return Math.floor((sessions * (MOST_WORKING_SETS[level] - SPARE) + beside) / FAMILIES.length);
}

/** Sets that long rests leave no time for. */
const SPARE = 1;

/** Few sessions hold fewer sets, shared evenly over the movements. */
function withinCapacity({ low, high }: Landmarks, most: number): Landmarks & { readonly most: number } {
  const highest = Math.min(high, Math.max(most, FEWEST));
  return { low: Math.min(low + MARGIN, highest), high: highest, most: high };
}

/** A set that the clock may take. */
const MARGIN = 1;

/** One or two sets a week already keep and raise strength; this is the least worth planning. */
const FEWEST = 2;

interface Place extends PlannedSlot {
  readonly code: SessionCode;
  readonly occurrence: number;
  readonly session: string;
  readonly role: SlotRole;
  readonly family: MovementFamily | undefined;
  sets: number;
}

function getPlaces(lifter: Lifter, codes: readonly SessionCode[], macroWeek: number): Place[] {
  const seen = new Map<SessionCode, number>();
  const sessions = codes.map((code) => {
    const occurrence = seen.get(code) ?? 0;
    seen.set(code, occurrence + 1);
    return { code, occurrence, isAllStrength: ALL_STRENGTH.has(code), slots: getSlots(lifter, code, occurrence, codes) };
  });
  const { liftCounts = [] } = lifter;
  const counted: readonly SessionSlots[] = liftCounts.length === 0 ? sessions : withLiftDays(sessions, liftCounts, macroWeek);
  return sessions.flatMap(({ code, occurrence, slots }, at) =>
    (counted[at]?.slots ?? slots).map((slot): Place => {
      const { role } = slot;
      return {
        slot,
        code,
        occurrence,
        session: `${code} ${occurrence}`,
        role,
        family: countedFamily(slot),
        sets: usualSets(role, lifter.level),
      };
    }),
  );
}
