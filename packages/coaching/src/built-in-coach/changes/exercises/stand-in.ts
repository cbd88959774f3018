import {
  checkSwap,
  equipmentMet,
  EQUIPMENT,
  type ExerciseItem,
  findExercise,
  itemText,
  type Session,
  swapOptions,
} from "@ironpace/training";
import type { CoachView } from "../../view.ts";

/** What can be done in the place of a line. */
export interface StandIn {
  /** A name of the catalogue. */
  readonly by: string;
  /** With its dose, where the engine sets one. */
  readonly text: string;
  /** Whether a card can put it into the plan. */
  readonly isCard: boolean;
}

/** What a stand-in has to keep to. */
export interface StandInLimits {
  /** What there is to train with; absent is what the athlete has entered. */
  readonly equipment?: readonly string[];
  /** Names that are no stand-in. */
  readonly not?: readonly RegExp[];
  /** Whether a name may stand in at all. */
  readonly isSpared?: (name: string) => boolean;
  /** Names that come before all others. */
  readonly rather?: RegExp;
}

/** Everything the athlete has but what is missing. */
export function equipmentWithout(missing: readonly string[], { athlete }: Pick<CoachView, "athlete">): readonly string[] {
  const lost = new Set(missing);
  return (athlete.equipment ?? EQUIPMENT).filter((each) => !lost.has(each));
}

/**
 * What takes the place of a line: first what the session itself names, then what the engine finds, then what the session names and no card
 * can bring; never what needs missing equipment.
 */
export function standInFor(session: Session, item: ExerciseItem, limits: StandInLimits, { plan, athlete }: CoachView): StandIn | undefined {
  if (plan === undefined) return undefined;
  const { equipment = athlete.equipment, not = [], rather, isSpared = () => true } = limits;
  const owner = equipment === undefined ? athlete : { ...athlete, equipment };
  const fits = (name: string): boolean => {
    const exercise = findExercise(name);
    return exercise !== undefined && equipmentMet(exercise, equipment) && isSpared(name) && !not.some((pattern) => pattern.test(name));
  };
  const named = [...(item.substitutions ?? []), ...(findExercise(item.name)?.substitutions ?? [])].filter(fits);
  const options = swapOptions(plan.plan, owner, session.id, item.id, 12).filter(({ by }) => fits(by));
  const preferred = rather === undefined ? undefined : options.find(({ by }) => rather.test(by));
  if (preferred !== undefined) return { by: preferred.by, text: preferred.text, isCard: true };
  for (const by of named) {
    const known = options.find((option) => option.by === by);
    const text = known?.text ?? textAfterSwap(session, item, by, owner, plan.plan);
    if (text !== undefined) return { by, text, isCard: true };
  }
  const [option] = options;
  if (option !== undefined) return { by: option.by, text: option.text, isCard: true };
  return named[0] === undefined ? undefined : { by: named[0], text: named[0], isCard: false };
}

function textAfterSwap(
  session: Session,
  { id }: ExerciseItem,
  by: string,
  athlete: CoachView["athlete"],
  plan: NonNullable<CoachView["plan"]>["plan"],
): string | undefined {
  const check = checkSwap(plan, athlete, { sessionId: session.id, itemId: id, by });
  const item =
    check.kind === "possible"
      ? Object.values(check.session.blocks)
          .flat()
          .find((each) => each.id === id)
      : undefined;
  return item === undefined ? undefined : itemText(item);
}
