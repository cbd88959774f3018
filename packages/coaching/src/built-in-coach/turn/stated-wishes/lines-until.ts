import type { Draft } from "../../topic.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { linesNamed } from "../changes/line-names.ts";
import { withoutLines } from "../changes/leave-lines-out.ts";

const NO_MORE =
  /\b(?:no(?: more)?|without|leave|drop|skip|stop|keine?|ohne|lass\w*|plus (?:de|aucune?)|sans|pas de|nada de|sin|quita\w*|niente|senza|togli\w*|basta)\b/;

/** "No more burpees till new year": the planned lines until then, and nothing that is stored for good. */
export function linesUntil(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { until, words, minutes, isAway, isBroken } = frame;
  const isOfLine = frame.lines.length === 1 && linesNamed(frame).length === 1;
  if (until === undefined || until < view.today || !isOfLine || !NO_MORE.test(words)) return undefined;
  if (minutes !== undefined || isAway || isBroken || frame.hasPain || frame.part !== undefined || frame.daysPerWeek !== undefined)
    return undefined;
  return withoutLines({ ...frame, days: [], periods: [] }, plan, view);
}
