import { addDays } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { moveEntry } from "../../conversation/sessions/move-entry.ts";
import type { Draft } from "../../topic.ts";
import { daysAhead } from "../days-ahead.ts";
import { entryByName } from "../make-card.ts";

const MOVES =
  /\b(?:move|put|push|shift|switch|postpone|reschedule|bring forward|verschieb\w*|schieb\w*|leg\w*|verleg\w*|deplace\w*|decale\w*|reporte\w*|repousse\w*|mets|muev\w*|pasa\w*|pon\w*|cambia\w*|aplaza\w*|sposta\w*|metti\w*|rimanda\w*)\b/;

/** "Put the mobility class off to next Thursday": another day for what the athlete entered beside the plan. */
export function entryMoved(turn: Followed): Draft | undefined {
  const { words, frame, view } = turn;
  const entry = MOVES.test(words) ? entryByName(turn) : undefined;
  // "Next Thursday", of what is on Thursday, is a week later.
  const isNext = frame.relations.has("next");
  const days = daysAhead(frame, view.today).flatMap((day) => (day !== entry?.on ? [day] : isNext ? [addDays(day, 7)] : []));
  const [day] = days;
  if (entry === undefined || day === undefined || days.length > 1 || frame.subjects.length > 1 || frame.content.includes("?"))
    return undefined;
  return moveEntry(entry, day, turn);
}
