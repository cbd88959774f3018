import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { deloadSets } from "./deload-sets.ts";
import { buildUp, withBuildUp } from "./build-up.ts";
import { MOST_WORKING_SETS } from "../../selection/strength/weekly-volume.ts";
import { SUPPORTING_ROLES, type WantedDose } from "./strength-doses.ts";

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
  const given = deloadSets(brief, doses, sets);
  const isLonely = (dose: WantedDose, index: number): boolean =>
    sets[index] === 1 &&
    dose.single === undefined &&
    SUPPORTING_ROLES.has(dose.role) &&
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
