import type { Draft } from "../../topic.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { withoutLines } from "../changes/leave-lines-out.ts";

const SWAP = /\b(?:swap|replace|instead|something|tausch\w*|ersetz\w*|statt|remplace\w*|echange\w*|cambia\w*|sustituy\w*|sostitu\w*)\b/;
const ANNOYS =
  /\b(?:annoy\w*|irritat\w*|bother\w*|kind(?:er)?|hurt\w*|zwick\w*|weh|gene\w*|tire\w*|mal|molesta\w*|duele\w*|fastidio|male|bad bit)\b/;

/** "Swap the lunges for something that does not annoy my knee": in every session ahead, and never for the same movement under another name. */
export function lineThatHurts(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { lines, part, words, days, until } = frame;
  if (part === undefined || lines.length !== 1 || !SWAP.test(words) || !ANNOYS.test(words) || frame.minutes !== undefined) return undefined;
  const draft = withoutLines({ ...frame, hasPain: true, days: days.length === 1 ? days : [] }, plan, view);
  return draft === undefined || until !== undefined ? draft : { ...draft, isDecided: true };
}
