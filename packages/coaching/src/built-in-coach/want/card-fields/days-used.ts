import type { Day } from "@ironpace/training";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import type { Draft } from "../../topic.ts";
import { onTrip } from "../../conversation/plan/trip.ts";
import { daysAhead } from "../days-ahead.ts";
import { makeCard } from "../make-card.ts";
import type { Want, WantReading } from "../wants.ts";

/** What puts a session on another day. */
const MOVING: readonly Want[] = ["swap-days", "move"];
const LIKELY = 0.5;

/** "Swap Friday and Saturday" whose card names a third day: the card that uses both days takes its place. */
export function cardOfBothDays(found: CoachAnswer, { shareOf }: WantReading, turn: Followed): Draft | undefined {
  const [card, ...more] = found.proposals;
  const said = daysAhead(turn.frame, turn.view.today);
  if (card?.request.reason !== "move" || more.length > 0 || said.length !== 2) return undefined;
  if (said.includes(card.request.to) || shareOf((want) => want === "swap-days") < LIKELY) return undefined;
  const made = MOVING.flatMap((want) => makeCard(want, turn) ?? []);
  return made.find((draft) => daysOf(draft, turn).filter((day) => said.includes(day)).length === said.length);
}

/** The days from and to which the cards of a draft move sessions. */
function daysOf({ proposals = [] }: Draft, { view }: Followed): readonly Day[] {
  return proposals.flatMap(({ request }) =>
    request.reason === "move" ? [request.to, sessionOfRow(request.sessionId, view)?.date ?? request.to] : [],
  );
}

/** What is there on a trip: the sessions that it allows stay. */
const SOMETHING_THERE =
  /\b(?:hotel|gym|treadmill|dumbbells?|kettlebells?|shoes|laufband|hanteln?|kurzhanteln?|fitnessraum|tapis|halteres?|cinta|mancuernas?|manubri|palestra)\b/;

/** Days away with some equipment: what can be done there is kept, and only the rest leaves the plan. */
export function tripWithEquipment(found: CoachAnswer, turn: Followed): Draft | undefined {
  const [card, ...more] = found.proposals;
  if (card?.request.reason !== "travel" || more.length > 0 || turn.turns.length > 0 || !SOMETHING_THERE.test(turn.words)) return undefined;
  const { from, to } = card.request;
  return onTrip({ ...turn, frame: { ...turn.frame, days: from === to ? [from] : [from, to] } }, true);
}
