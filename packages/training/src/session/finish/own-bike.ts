import { equipmentKey } from "../../catalogue/equipment.ts";
import type { PlanContext } from "../../context/context.ts";
import type { ExerciseItem, Session } from "../../model/plan.ts";

/** What a bike erg session is called by whoever has a bicycle and no bike erg. */
const ON_A_BICYCLE: ReadonlyMap<string, string> = new Map([
  ["Bike erg", "Easy ride"],
  ["Bike erg intervals", "Ride intervals"],
]);

/** The session with its lines named after the bicycle that the athlete owns. */
export function onOwnBicycle({ athlete: { equipment } }: PlanContext, session: Session): Session {
  const owned = equipment?.map(equipmentKey);
  if (owned?.includes("bicycle") !== true || owned.includes("bike")) return session;
  const named = (items: readonly ExerciseItem[]): readonly ExerciseItem[] =>
    items.map((item) => ({ ...item, name: ON_A_BICYCLE.get(item.name) ?? item.name }));
  const { warmup, strength, skill, mainWorkout, cooldown } = session.blocks;
  return {
    ...session,
    blocks: { warmup: named(warmup), strength, skill, mainWorkout: named(mainWorkout), cooldown: named(cooldown) },
  };
}
