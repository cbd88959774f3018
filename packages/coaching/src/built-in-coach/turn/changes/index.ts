import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { harder } from "./ask-for-more.ts";
import { addOnce } from "./add-once.ts";
import { easeOf } from "./ease-session.ts";
import { endPlan } from "./end-plan.ts";
import { withoutLines } from "./leave-lines-out.ts";
import { capWeekdays, shortenTo } from "./limit-minutes.ts";
import { ASKS_FOR_ANOTHER, liftsOf, linesNamed } from "./line-names.ts";
import { leaveOut, moveOf, swapDays } from "./move-or-leave-out.ts";
import { sessionMeant } from "./session-meant.ts";
import { spareInPlan } from "./spare-part.ts";
import { swapLines } from "./swap-lines.ts";
import { daysPerWeek } from "./days-per-week.ts";
import { onlyDays } from "./training-days.ts";
import { whereAndWhen } from "./where-and-when.ts";

/** The card for what a frame wants changed, or the nearest there is; undefined where a slot that it needs is missing. */
export function answerChangeFrame(frame: Frame, view: CoachView): (Draft & { readonly kind: string }) | undefined {
  const { plan } = view;
  if (plan === undefined) return undefined;
  const verbs = new Set(frame.verbs);
  const as = (kind: string, draft: Draft | undefined): (Draft & { readonly kind: string }) | undefined =>
    draft === undefined ? undefined : { ...draft, kind };
  if (verbs.has("end")) return as("end plan", endPlan(frame));
  if (isMildPain(frame) && verbs.size === 0) return as("spare", spareInPlan(frame, plan, view));
  const isWithout =
    frame.isBroken ||
    (verbs.has("swap") && linesNamed(frame).length === 1 && liftsOf(frame).length === 0 && ASKS_FOR_ANOTHER.test(frame.words)) ||
    (verbs.has("skip") && linesNamed(frame).length > 0) ||
    (verbs.has("skip") && liftsOf(frame).length > 0 && frame.days.length + frame.periods.length > 0) ||
    (frame.hasPain && frame.lines.length > 0 && (verbs.size > 0 || !frame.asksAdvice));
  // Two wishes in one message are told apart elsewhere; on a trip all that is missing counts.
  if (
    isWithout &&
    !(frame.minutes !== undefined && verbs.has("shorten")) &&
    !frame.isAway &&
    !(verbs.has("swap") && linesNamed(frame).length > 1)
  ) {
    const without = as(
      liftsOf(frame).length > 0
        ? "without lift"
        : frame.isBroken || frame.hasPain || ASKS_FOR_ANOTHER.test(frame.words)
          ? "without for a reason"
          : "without",
      withoutLines(frame, plan, view),
    );
    if (without !== undefined) return without;
  }
  const isWished = verbs.size > 0 || frame.isForGood || frame.gear.length > 0;
  const place =
    isWished && [...verbs].every((verb) => verb === "move" || verb === "swap" || verb === "add")
      ? as(
          "where and when",
          frame.days.length < 2 && linesNamed(frame).length === 0 && !frame.topics.has("race")
            ? whereAndWhen(frame, plan, view)
            : undefined,
        )
      : undefined;
  if (place !== undefined) return place;
  if (verbs.has("skip") && frame.lines.length === 0 && liftsOf(frame).length === 0 && frame.part !== undefined && frame.asksAdvice)
    return as("spare", spareInPlan(frame, plan, view));
  if (verbs.has("combine") && frame.days.length > 1) return undefined;
  if (frame.minutes !== undefined && (verbs.has("shorten") || frame.isForGood || frame.onWeekdays) && !verbs.has("add")) {
    const capped =
      frame.onWeekdays || frame.weekdays.length > 0 ? as(frame.onWeekdays ? "weekday cap" : "cap", capWeekdays(frame, view)) : undefined;
    if (capped !== undefined) return capped;
    const session = sessionMeant(frame, plan, view.today);
    if (session !== undefined && verbs.has("shorten") && !(verbs.has("skip") || frame.isBroken)) {
      // "20 min shorter" is so much less than planned.
      const minutes = SHORTER_BY.test(frame.words) ? session.duration - frame.minutes : frame.minutes;
      return as("shorten", shortenTo({ ...frame, minutes }, session));
    }
  }
  if (
    frame.daysPerWeek !== undefined &&
    frame.until === undefined &&
    frame.metric === undefined &&
    !frame.asksAdvice &&
    frame.lines.length === 0
  )
    return as("days a week", daysPerWeek(frame, plan, view));
  // "More pull-ups till Christmas, twice a week, 10 min" is about an exercise.
  const isOfDays = frame.minutes === undefined && frame.lines.length === 0 && liftsOf(frame).length === 0 && !verbs.has("add");
  if (frame.daysPerWeek !== undefined && frame.until !== undefined && isOfDays) return undefined;
  if (
    new Set(frame.days).size >= 3 &&
    [...verbs].every((verb) => verb === "shorten") &&
    !frame.periods.some(({ kind }) => kind === "week") &&
    (verbs.has("shorten") || frame.daysPerWeek !== undefined) &&
    frame.minutes === undefined
  )
    return as("only days", onlyDays(frame, plan, view));
  if (verbs.has("swap") && linesNamed(frame).length + liftsOf(frame).length >= 2)
    return as(frame.isBroken ? "swap broken" : "swap", swapLines(frame, plan, view));
  if (verbs.has("harder") && !verbs.has("ease") && !COMPARES_HARDNESS.test(frame.words)) return as("harder", harder(frame, plan, view));
  if (verbs.has("add") && frame.subjects.some(({ sport }) => sport !== undefined))
    return as(frame.periods.length + frame.days.length > 0 ? "add once" : "extra", addOnce(frame, plan, view));
  if (verbs.has("add") && frame.lines.length === 1 && frame.weekdays.length === 1 && frame.numbers.length === 0) return undefined;
  if (frame.asksAdvice) return undefined;
  // Two wishes in one message are told apart elsewhere.
  if (frame.numbers.length > 0 || [...verbs].filter((verb) => verb !== "cant").length > 1) return undefined;
  if (verbs.has("swap") && frame.days.length === 2 && linesNamed(frame).length === 0 && frame.lines.length === 0)
    return as("swap days", swapDays(frame, plan, view));
  if (verbs.has("ease") && frame.minutes === undefined && frame.periods.length === 0) return as("ease", easeOf(frame, plan, view));
  if (verbs.has("cant") && frame.days.length === 2 && frame.replies.has("yes")) return as("move instead", moveOf(frame, plan, view));
  const moved = verbs.has("move")
    ? as(
        verbs.has("cant") && frame.days.length === 2
          ? "move instead"
          : frame.days.length === 0 || OTHER_DAY.test(frame.words)
            ? "other day"
            : "move",
        moveOf(frame, plan, view),
      )
    : undefined;
  if (moved !== undefined) return moved;
  if (verbs.has("skip") || verbs.has("cant")) return as("leave out", leaveOut(frame, plan, view, verbs.has("skip")));
  return undefined;
}

const SHORTER_BY =
  /\d ?(?:min\w*|m) (?:shorter|less|off|kurzer|weniger|de moins|plus courte?|menos|mas cort[oa]|in meno|piu cort[oa])\b|\b(?:by|um|de|en|di) \d{2,3} ?min/;

/** "why is the running in a Hyrox harder than a normal 8 km" compares, and wants nothing made harder. */
const COMPARES_HARDNESS =
  /\b(?:harder|tougher) than\b|\b(?:harter|schwerer|anstrengender) als\b|\bplus (?:dure?s?|difficiles?) que?\b|\bmas (?:dur[oa]s?|dificil(?:es)?) que\b|\bpiu (?:dur[oaie]|difficil[ei]) (?:di|che|del\w*)\b|\b(?:why|how come|warum|wieso|pourquoi|por que|perche)\b/;
const OTHER_DAY = /\b(?:(?:different|other|another) day|ander\w+ tag|autre jour|otro dia|altro giorno)\b/;

/** A part of the body with a number of at most three of ten. */
function isMildPain({ part, numbers, lines }: Frame): boolean {
  return part !== undefined && lines.length === 0 && numbers.length === 1 && numbers.every((each) => each > 0 && each <= 3);
}
