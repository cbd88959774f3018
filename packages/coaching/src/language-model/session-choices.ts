import {
  type Athlete,
  type Exchange,
  type ExchangeChoice,
  exchanged,
  exchanges,
  type Plan,
  type Session,
  type Swap,
} from "@ironpace/training";
import { letteredLines } from "./session-words.ts";

/** Exercises that the engine offers for a session, by the ids a language model chooses them by: "C2", the second option of line C. */
export type Offer = ReadonlyMap<string, OfferedExercise>;

interface OfferedExercise extends ExchangeChoice {
  /** Letter of the line. */
  readonly line: string;
  /** The line as it would be, with the load converted: "Front squat 4 × 5 at 85 kg". */
  readonly text: string;
}

/** The session with what was chosen in it. */
export interface ChosenSession {
  readonly session: Session;
  readonly swaps: readonly Swap[];
}

/** A session stays the one that was planned. */
export const MOST_EXCHANGES = 2;

/** What a language model may choose from; empty for a session in which everything has its place. */
export function getOffer(plan: Plan, athlete: Athlete, session: Session): Offer {
  const options = new Map(exchanges(plan, athlete, session).map((exchange) => [exchange.itemId, exchange]));
  return new Map([...letteredLines(session)].flatMap(([line, { id }]) => offered(line, options.get(id))));
}

function offered(line: string, exchange: Exchange | undefined): readonly (readonly [string, OfferedExercise])[] {
  if (exchange === undefined) return [];
  const { itemId, options } = exchange;
  return options.map(({ by, text }, index) => [`${line}${index + 1}`, { line, itemId, by, text }]);
}

/** Why these ids cannot be done, in sentences that they can be mended by; empty for a choice that is one. */
export function choiceProblems(ids: readonly string[], offer: Offer): readonly string[] {
  const unknown = ids.filter((id) => !offer.has(id));
  const lines = ids.map((id) => offer.get(id)?.line);
  const known = offer.size === 0 ? "No exercise of this session may be exchanged." : `Offered are ${[...offer.keys()].join(", ")}.`;
  return [
    ...(unknown.length === 0 ? [] : [`Exchanges has ${unknown.map((id) => id.slice(0, 5)).join(", ")}, which is not offered. ${known}`]),
    ...(new Set(lines).size === lines.length ? [] : ["Exchanges has more than one exercise for a line."]),
    ...(ids.length <= MOST_EXCHANGES ? [] : [`Exchanges has ${ids.length} ids, at most ${MOST_EXCHANGES} are possible.`]),
  ];
}

/** The session with the exercises of these ids; undefined when the engine cannot put them together. */
export function withChoices(
  ids: readonly string[],
  offer: Offer,
  session: Session,
  plan: Plan,
  athlete: Athlete,
): ChosenSession | undefined {
  if (ids.length === 0) return { session, swaps: [] };
  return exchanged(
    plan,
    athlete,
    session,
    ids.flatMap((id) => offer.get(id) ?? []),
  );
}
