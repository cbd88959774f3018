import type { Session } from "../../model/plan.ts";
import type { Metres } from "../../units/units.ts";

type Swum = Pick<Session, "code" | "blocks">;

/** Metres of the longest piece without a stop among these sessions. */
export function longestPiece(sessions: readonly Swum[]): Metres {
  return Math.max(0, ...sessions.flatMap((session) => swimLines(session).map(({ dose }) => dose.metres ?? 0)));
}

/** Metres of the longest of these sessions, all of it. */
export function longestSwim(sessions: readonly Swum[]): Metres {
  return Math.max(
    0,
    ...sessions.map((session) => swimLines(session).reduce((sum, { sets = 1, dose }) => sum + sets * (dose.metres ?? 0), 0)),
  );
}

/** Metres in the water of the longest of these sessions, kicking included: what its title says. */
export function farthestSwim(sessions: readonly Swum[]): Metres {
  return Math.max(
    0,
    ...sessions.map(({ code, blocks }) =>
      code === "RACE"
        ? 0
        : blocks.mainWorkout.reduce((sum, { name, sets = 1, dose }) => sum + (/swim/iu.test(name) ? sets * (dose.metres ?? 0) : 0), 0),
    ),
  );
}

function swimLines({ code, blocks }: Swum): Session["blocks"]["mainWorkout"] {
  return code === "RACE" ? [] : blocks.mainWorkout.filter(({ name }) => SWIM_EXERCISES.has(name));
}

/** With the arms: kicking on a board is no way to a race. */
const SWIM_EXERCISES: ReadonlySet<string> = new Set(["Swim technique", "Swim intervals"]);
