import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { addWeekly, harder } from "./ask-for-more.ts";
import { bothOnOneDay } from "./combine-sessions.ts";
import { endPlan } from "./end-plan.ts";
import { withoutLines } from "./leave-lines-out.ts";
import { capWeekdays, shortenTo } from "./limit-minutes.ts";
import { ASKS_FOR_ANOTHER, liftsOf } from "./line-names.ts";
import { leaveOut, moveOf } from "./move-or-leave-out.ts";
import { sessionMeant } from "./session-meant.ts";
import { swapLines } from "./swap-lines.ts";
import { fewerDays, onlyDays } from "./training-days.ts";

/** The card for what a frame wants changed, or the nearest there is; undefined where a slot that it needs is missing. */
export function answerChangeFrame(frame: Frame, view: CoachView): (Draft & { readonly kind: string }) | undefined {
  const { plan } = view;
  if (plan === undefined) return undefined;
  const verbs = new Set(frame.verbs);
  const as = (kind: string, draft: Draft | undefined): (Draft & { readonly kind: string }) | undefined =>
    draft === undefined ? undefined : { ...draft, kind };
  if (verbs.has("end")) return as("end plan", endPlan(frame));
  const isWithout =
    frame.isBroken ||
    (verbs.has("swap") && frame.lines.length === 1 && liftsOf(frame).length === 0 && ASKS_FOR_ANOTHER.test(frame.words)) ||
    (verbs.has("skip") && frame.lines.length > 0) ||
    (frame.hasPain && frame.lines.length > 0 && (verbs.size > 0 || !frame.asksAdvice));
  if (isWithout && !(verbs.has("swap") && frame.lines.length > 1)) {
    const without = as(
      frame.isBroken || frame.hasPain || ASKS_FOR_ANOTHER.test(frame.words) ? "without for a reason" : "without",
      withoutLines(frame, plan, view),
    );
    if (without !== undefined) return without;
  }
  if (verbs.has("combine") && frame.days.length > 1) return as("both", bothOnOneDay(frame, plan, view));
  if (frame.minutes !== undefined && (verbs.has("shorten") || frame.isForGood || frame.onWeekdays) && !verbs.has("add")) {
    const capped =
      frame.onWeekdays || frame.weekdays.length > 0 ? as(frame.onWeekdays ? "weekday cap" : "cap", capWeekdays(frame, view)) : undefined;
    if (capped !== undefined) return capped;
    const session = sessionMeant(frame, plan, view.today);
    if (session !== undefined && verbs.has("shorten")) return as("shorten", shortenTo(frame, session));
  }
  if (frame.daysPerWeek !== undefined && frame.until !== undefined) return as("fewer days", fewerDays(frame, plan, view));
  if (
    new Set(frame.days).size >= 3 &&
    [...verbs].every((verb) => verb === "shorten") &&
    !frame.periods.some(({ kind }) => kind === "week") &&
    (verbs.has("shorten") || frame.daysPerWeek !== undefined) &&
    frame.minutes === undefined
  )
    return as("only days", onlyDays(frame, plan, view));
  if (verbs.has("swap") && frame.lines.length + liftsOf(frame).length >= 2) return as("swap", swapLines(frame, plan, view));
  if (verbs.has("harder") && !verbs.has("ease")) return as("harder", harder(frame, plan, view));
  if (verbs.has("add") && frame.subjects.some(({ sport }) => sport !== undefined)) return as("add", addWeekly(frame, view));
  if (frame.asksAdvice) return undefined;
  // Two wishes in one message are told apart elsewhere.
  if (frame.numbers.length > 0 || [...verbs].filter((verb) => verb !== "cant").length > 1) return undefined;
  const moved = verbs.has("move")
    ? as(verbs.has("cant") && frame.days.length === 2 ? "move instead" : "move", moveOf(frame, plan, view))
    : undefined;
  if (moved !== undefined) return moved;
  if (verbs.has("skip") || verbs.has("cant")) return as("leave out", leaveOut(frame, plan, view, verbs.has("skip")));
  return undefined;
}
