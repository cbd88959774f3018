import type { Session } from "../../model/plan.ts";
import { getItems } from "../rule.ts";

/** Everything that a session says to the athlete, one text a sentence or more. */
export function sessionTexts(session: Session): readonly string[] {
  const { title, description, trainingIntent, coachNotes } = session;
  return [
    title,
    description,
    trainingIntent,
    coachNotes.stimulus,
    coachNotes.strategy,
    coachNotes.warmup,
    ...getItems(session).flatMap(({ notes, description: how }) => [notes ?? "", how ?? ""]),
  ].filter((text) => text !== "");
}
