import { findExercise } from "../../catalogue/exercises.ts";
import type { PlanContext } from "../../context/context.ts";
import { indoorDates } from "../../free-text/training-wishes/ground/indoors-until.ts";
import type { Session } from "../../model/plan.ts";

/** Patterns that a treadmill can stand in for. */
const ON_FOOT: ReadonlySet<string> = new Set(["run", "walk"]);
const TREADMILL = "On the treadmill, at 1%.";

/** Runs and walks on dates that are told to be indoors: on the treadmill of whoever has one. */
export function onTreadmill({ athlete, reading, start }: PlanContext, session: Session): Session {
  if (athlete.equipment?.includes("treadmill") !== true) return session;
  const range = indoorDates(athlete, reading.readOn ?? start);
  if (range === undefined || session.date < range.from || session.date > range.until) return session;
  const blocks = Object.fromEntries(
    Object.entries(session.blocks).map(([name, items]) => [
      name,
      items.map((item) =>
        ON_FOOT.has(findExercise(item.name)?.movementPattern ?? "") && item.notes?.includes("treadmill") !== true
          ? { ...item, notes: [TREADMILL, item.notes].filter((part) => part !== undefined).join(" ") }
          : item,
      ),
    ]),
  ) as unknown as Session["blocks"];
  return { ...session, blocks };
}
