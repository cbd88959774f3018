import type { Athlete } from "../athlete/athlete.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { isJumping } from "../health/exercise-limits.ts";
import type { InjuryReading } from "../injuries/injury.ts";

const HOLD = /\bhold\b|plank|wall sit|dead hang/iu;
const HEAD_DOWN = /pike|handstand|wall walk/iu;
/** Work and rest of their own: no repetition of six minutes is done in them. */
const OWN_RESTS = /30\/30|40\/20/u;
const HARD_CARDIO = /interval|assault|sprint/iu;
const HANGS = /^(?:inverted row|ring row \(feet elevated\)|dead hang|towel)/iu;

/** The feet leave the floor. */
const THROWS = /squat throw/iu;

/** Below this nothing breathless is offered. */
const HARD_RPE = 7;
const NO_REBOUND = 60;

/**
 * Whether an alternative keeps what the limits leave of the exercise that it stands beside: its effort, its position and its kind of load, which
 * the lists of closed exercises do not say.
 */
export function alternativeCheck(
  { age = 0 }: Pick<Athlete, "age">,
  { health: { limits, findings } }: InjuryReading,
  allowsPullUps: boolean,
): (exercise: Exercise, other: Exercise) => boolean {
  const hasHeart = findings.some(({ group }) => group === "heart");
  const isHeld = Math.min(limits.rpe, limits.aerobicRpe) < HARD_RPE || limits.pulse < Infinity;
  return ({ name }, other) =>
    !(OWN_RESTS.test(other.name) && !OWN_RESTS.test(name)) &&
    !(isHeld && HARD_CARDIO.test(other.name)) &&
    !(!limits.breathHolding && HOLD.test(other.name) && !HOLD.test(name)) &&
    !((hasHeart || !limits.headDown) && HEAD_DOWN.test(other.name)) &&
    !((age >= NO_REBOUND || limits.contacts === 0) && (isJumping(other) || THROWS.test(other.name))) &&
    !(!allowsPullUps && HANGS.test(other.name));
}
