import type { Day } from "../calendar/day.ts";
import { limitsOnDay } from "../free-text/availability.ts";
import { equipmentOn } from "../free-text/within-days.ts";
import { poolOpens } from "../athlete/stated/swimming-words.ts";
import { equipmentMet } from "../catalogue/equipment.ts";
import { findExercise } from "../catalogue/exercises.ts";
import type { ExerciseItem, Violation } from "../model/plan.ts";
import { dislikedMovements, isDisliked, setsOfWishes } from "../statements/wished-exercises/dislikes.ts";
import { wishedCaps } from "../statements/wished-exercises/wished-objects.ts";
import { holdsEnough, ownedWeights } from "../selection/owned-weights.ts";
import { isRepeated, isSameWeek } from "../model/session-content.ts";
import { inSession, inWeek, getItems, type Rule } from "./rule.ts";

/** Half a pound, in kilograms. */
const SAME_SIZE = 0.25;

/** Rule 13: only equipment the athlete has, in as many hands and of the sizes that there are; a race brings its own. */
export const equipment: Rule = (facts) => {
  const { plan, sessions, athlete } = facts;
  const opens = poolOpens(`${athlete.dislikes ?? ""}. ${athlete.injuries ?? ""}`, plan.startDate);
  if (athlete.equipment === undefined && opens === undefined) return [];
  const needsPool = (name: string): boolean => findExercise(name)?.equipment.includes("pool") === true;
  const weights = ownedWeights(athlete);
  const known = new Map<string, boolean>();
  const has = (name: string): boolean => {
    const exercise = findExercise(name);
    const answer =
      known.get(name) ??
      (exercise === undefined || (equipmentMet(exercise, athlete.equipment) && holdsEnough(exercise.equipment, weights)));
    known.set(name, answer);
    return answer;
  };
  const sizes = [...weights.kettlebells, ...(weights.dumbbells ?? [])];
  const isSize = ({ name, load, weight }: ExerciseItem): boolean => {
    const needs = findExercise(name)?.equipment.join(" ") ?? "";
    const isHeld =
      load !== undefined && load.bar === undefined && weight?.startsWith("backpack") !== true && /kettlebell|dumbbell/u.test(needs);
    return !weights.isFew || !isHeld || sizes.some((size) => Math.abs(size - load.kilograms) < SAME_SIZE);
  };
  // A hotel or a gym of some days may have what the profile has not.
  const isThere = (name: string, date: Day): boolean => {
    const exercise = findExercise(name);
    const today = equipmentOn(athlete, limitsOnDay(facts.reading.days, date));
    return exercise !== undefined && today !== undefined && equipmentMet(exercise, today);
  };
  return sessions
    .filter((session) => session.code !== "RACE")
    .flatMap((session) =>
      getItems(session).flatMap((item): Violation[] => {
        const isMissing =
          opens !== undefined && needsPool(item.name) ? session.date < opens : !has(item.name) && !isThere(item.name, session.date);
        if (isMissing) return [inSession("equipment", session, `${item.name} needs equipment that is not there`)];
        return isSize(item) ? [] : [inSession("equipment", session, `${item.name} with ${item.weight ?? ""}, which is not there`)];
      }),
    );
};

/** Rule 13: no disliked movement outside the race, unless a note says that nothing else was possible. */
export const dislikes: Rule = ({ plan, sessions, athlete }) => {
  const disliked = dislikedMovements(athlete);
  if (disliked.length === 0) return [];
  const explained = plan.notes.filter((note) => note.kind === "wish-not-met").map((note) => note.text);
  return sessions
    .filter((session) => session.code !== "RACE")
    .flatMap((session) =>
      [...new Set(getItems(session).map((item) => item.name))]
        .filter((name) => isDisliked(name, disliked) && !explained.some((text) => text.startsWith(`${name}: `)))
        .map((name): Violation => inSession("dislikes", session, `${name}, although the athlete would rather not do it`)),
    );
};

/** Rule 13: a set of a workout is no longer than the athlete wishes; a Hyrox station says into which sets it is broken. */
export const wishedSetLengths: Rule = ({ sessions, athlete }) => {
  const wished = setsOfWishes(athlete);
  if (wished.size === 0 || athlete.focus === "hyrox") return [];
  return sessions
    .filter((session) => session.code !== "RACE")
    .flatMap((session) =>
      session.blocks.mainWorkout.flatMap(({ name, sets = 1, dose }): Violation[] => {
        const most = wished.get(name)?.most;
        // A ladder counts all of its sets as one.
        return most === undefined || sets === 1 || (dose.reps ?? 0) <= most
          ? []
          : [inSession("dislikes", session, `${name} in sets of ${dose.reps} where ${most} are wished at most`)];
      }),
    );
};

/** Rule 13: what is wished seldom is in no more sessions of a week than that. */
export const wishedSeldom: Rule = ({ plan, sessions, athlete }) => {
  const caps = wishedCaps(athlete.dislikes);
  if (caps.length === 0) return [];
  const open = new Set(sessions);
  return plan.weeks.flatMap((week) =>
    caps.flatMap(({ names, label, times }): Violation[] => {
      const training = week.sessions.filter(
        (session) => session.code !== "RACE" && getItems(session).some(({ name }) => names.includes(name)),
      );
      const last = training.findLast((session) => open.has(session));
      return last === undefined || training.length <= Math.max(1, times)
        ? []
        : [inSession("dislikes", last, `${label} in ${training.length} sessions of the week where ${times} are wished at most`)];
    }),
  );
};

/** Rule 13: every session of a week that is not easy differs (races of one name are what they are), and no week is a copy of another; walking until a clearance needs no variety. */
export const variety: Rule = ({ plan, sessions, reading }) => {
  if (reading.health.limits.clearance === "required") return [];
  const open = new Set(sessions);
  return plan.weeks.flatMap((week, number) => {
    const twice = week.sessions.flatMap((session, index): Violation[] => {
      const twin = week.sessions.slice(0, index).findLast((other) => isRepeated(other, session));
      return twin !== undefined && session.code !== "RACE" && (open.has(session) || open.has(twin))
        ? [inSession("variety", session, "the same session twice in one week")]
        : [];
    });
    const copy = plan.weeks.slice(0, number).findLast((other) => isSameWeek(other.sessions, week.sessions));
    return copy === undefined || week.sessions.length === 0
      ? twice
      : [...twice, inWeek("variety", week.week, `a copy of week ${copy.week}`)];
  });
};
