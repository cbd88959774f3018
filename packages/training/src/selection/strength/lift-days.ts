import { findExercise } from "../../catalogue/exercises.ts";
import type { LiftCount } from "../../statements/wished-exercises/lift-counts.ts";
import { type ExerciseSlot, lift, type SlotRole } from "./exercise-slot.ts";

/** The slots of a session of the week. */
export interface SessionSlots {
  readonly isAllStrength: boolean;
  readonly slots: readonly ExerciseSlot[];
}

/**
 * The sessions of a week with each counted lift on as many days as were asked for: the days that are built around it keep it, the light ones
 * lose it first; where there are too few, a day of lifting without it gets a light one.
 */
export function withLiftDays(sessions: readonly SessionSlots[], counts: readonly LiftCount[], macroWeek: number): readonly SessionSlots[] {
  return counts.reduce((week, count) => withOneLift(week, count, macroWeek), sessions);
}

function withOneLift(week: readonly SessionSlots[], count: LiftCount, macroWeek: number): readonly SessionSlots[] {
  const { name, times, isExact } = count;
  const wanted = times >= 1 ? times : Number(macroWeek % Math.round(1 / times) === 1);
  const holders = week.filter(({ slots }) => slots.some((slot) => holds(slot, count)));
  if (holders.length > wanted) {
    const kept = new Set(holders.toSorted((one, other) => rank(one, count) - rank(other, count)).slice(0, wanted));
    return week.map((session) => (holders.includes(session) && !kept.has(session) ? without(session, count) : session));
  }
  if (!isExact) return week;
  const free = week.filter((session) => session.isAllStrength && !holders.includes(session));
  const added = new Set(
    free.toSorted((one, other) => distance(week, holders, other) - distance(week, holders, one)).slice(0, wanted - holders.length),
  );
  return week.map((session) =>
    added.has(session) ? { ...session, slots: [...session.slots.slice(0, 1), lift("light", name), ...session.slots.slice(1)] } : session,
  );
}

/** Sessions between a free one and the nearest that holds the lift. */
function distance(week: readonly SessionSlots[], holders: readonly SessionSlots[], session: SessionSlots): number {
  return Math.min(...holders.map((holder) => Math.abs(week.indexOf(holder) - week.indexOf(session))), week.length);
}

function holds({ options }: ExerciseSlot, { variants }: LiftCount): boolean {
  return options.some((option) => variants.test(option));
}

/** The lower, the more the session is built around the lift. */
function rank({ slots }: SessionSlots, count: LiftCount): number {
  return Math.min(...slots.filter((slot) => holds(slot, count)).map(({ role }) => ORDER.indexOf(role)));
}

const ORDER: readonly SlotRole[] = [
  "main",
  "olympic",
  "volume",
  "secondary",
  "retention",
  "light",
  "technique",
  "pull-up",
  "accessory",
  "small",
  "trunk",
];

/** A session that was built around the lift goes on with what trains the same movement; a light one just ends earlier. */
function without(session: SessionSlots, count: LiftCount): SessionSlots {
  const taken = new Set(session.slots.flatMap(({ options }) => options));
  const slots = session.slots.flatMap((slot): readonly ExerciseSlot[] => {
    if (!holds(slot, count)) return [slot];
    const others = slot.options.filter((option) => !count.variants.test(option));
    const instead =
      others.length > 0 ? others : (INSTEAD[count.name] ?? []).filter((option) => !taken.has(option) && findExercise(option) !== undefined);
    const isLight = slot.role === "light" || slot.role === "technique";
    return isLight || instead.length === 0 ? [] : [{ role: "accessory", options: instead }];
  });
  return { ...session, slots };
}

const INSTEAD: { readonly [name: string]: readonly string[] } = {
  "Bench press": ["Seated dumbbell press", "Landmine press"],
  "Back squat": ["Leg press", "Bulgarian split squat", "Step-up"],
  Deadlift: ["Hip thrust", "Back extension (bodyweight)", "Single-leg hip thrust"],
  "Overhead press": ["Landmine press", "Incline push-up"],
};
