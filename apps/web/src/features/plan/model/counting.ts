import { type BlockName, type ExerciseItem, isPaced } from "@ironpace/training";
import type { PlanView, SessionView } from "./plan-view.ts";
import { getSum } from "./weeks.ts";

/** What the two halves of a plan are counted in: tonnes and kilometres, or hours while most of a half goes by feel. */
export interface Counting {
  readonly iron: "tonnes" | "hours";
  readonly pace: "kilometres" | "hours";
}

/** Under this share of the working time with a load or a distance, the sum of those would tell too little to be shown. */
const ENOUGH_KNOWN = 1 / 3;

const WORKING: readonly BlockName[] = ["strength", "skill", "mainWorkout"];

export function getCounting(plan: PlanView): Counting {
  const work = plan.sessions.flatMap(({ blocks }) =>
    WORKING.flatMap((name) => blocks[name].map((item) => ({ item, paced: isPaced(item, name) }))),
  );
  const lifted = work.filter(({ paced }) => !paced).map(({ item }) => item);
  const covered = work.filter(({ paced }) => paced).map(({ item }) => item);
  return {
    iron: share(lifted, (item) => item.load !== undefined) < ENOUGH_KNOWN ? "hours" : "tonnes",
    pace: share(covered, (item) => item.dose.metres !== undefined) < ENOUGH_KNOWN ? "hours" : "kilometres",
  };
}

/** Tonnes or hours of strength and skill. */
export function getIron(sessions: readonly SessionView[], { iron }: Counting): number {
  if (iron === "tonnes") return getSum(sessions, (session) => session.tonnage) / 1000;
  return getSum(sessions, (session) => session.duration * ironShare(session)) / 60;
}

/** Kilometres or hours of endurance. */
export function getPace(sessions: readonly SessionView[], { pace }: Counting): number {
  if (pace === "kilometres") return getSum(sessions, (session) => session.distance) / 1000;
  return getSum(sessions, (session) => session.duration * (1 - ironShare(session))) / 60;
}

function ironShare({ load, ironLoad }: SessionView): number {
  return load > 0 ? ironLoad / load : 0;
}

/** Share of the time of all items that the chosen ones take; 1 without items, since then nothing is unknown. */
function share(items: readonly ExerciseItem[], isChosen: (item: ExerciseItem) => boolean): number {
  const seconds = (some: readonly ExerciseItem[]) => some.reduce((total, { dose }) => total + dose.totalSeconds, 0);
  const all = seconds(items);
  return all > 0 ? seconds(items.filter(isChosen)) / all : 1;
}
