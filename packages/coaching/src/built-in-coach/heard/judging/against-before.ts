import { type ExerciseItem, itemText, type Session, shortDay } from "@ironpace/training";
import type { Lift } from "../../own-data/subject.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";

/** Which way a message says that a session goes: "lighter than last week", "more than the last one". */
export type Way = "less" | "more";

/** A planned session, or one lift of it, beside the one of its kind before it in the plan: which way it goes, by how much, and why. */
export function againstBefore(session: Session, way: Way | undefined, lift: Lift | undefined, view: CoachView): Draft | undefined {
  const { plan } = view;
  if (plan === undefined) return undefined;
  const earlier = allSessions(plan).filter(({ date }) => date < session.date);
  const mainOf = (of: Session): ExerciseItem | undefined => (lift === undefined ? hardest(of) : lineOf(of, lift));
  const before = earlier.findLast((each) => (lift === undefined ? each.code === session.code : lineOf(each, lift) !== undefined));
  const [now, then] = [mainOf(session), before === undefined ? undefined : mainOf(before)];
  if (before === undefined || now === undefined || then === undefined) return undefined;
  const [work, workThen] = [amountOf(now), amountOf(then)];
  const ratio = workThen === 0 ? 1 : work / workThen;
  const isLighter =
    lift === undefined ? ratio < SAME_BELOW : (now.load?.kilograms ?? 0) < (then.load?.kilograms ?? 0) || ratio < SAME_BELOW;
  const isHeavier = !isLighter && (ratio > SAME_ABOVE || (now.load?.kilograms ?? 0) > (then.load?.kilograms ?? 0));
  const verdict = isLighter ? "less" : isHeavier ? "more" : "same";
  const isRight = way === undefined ? undefined : verdict === way;
  const lead =
    isRight === undefined
      ? verdict === "same"
        ? "About the same work in another form."
        : `${verdict === "less" ? "Less" : "A little more"} work than last time, in ${shape(now, then)}.`
      : isRight
        ? session.isDeload
          ? "**Yes, on purpose**: it is the deload week."
          : "**Yes**."
        : verdict === "same"
          ? "**Not really**: it is about the same work."
          : `**No**: it is ${verdict === "less" ? "less" : "more"} work.`;
  return {
    isFinal: true,
    text: [
      lead,
      bullet([
        `${shortDay(session.date)}: **${itemText(now)}**${lift === undefined ? `, ${session.duration} min in all` : ""}`,
        `${shortDay(before.date)}: ${itemText(then)}${lift === undefined ? `, ${before.duration} min in all` : ""}`,
      ]),
      reasonOf(session, verdict, view),
    ].filter((part) => part !== ""),
  };
}

/** Differences below are none to feel. */
const SAME_BELOW = 0.97;
const SAME_ABOVE = 1.03;

function hardest({ blocks }: Session): ExerciseItem | undefined {
  return [...blocks.mainWorkout, ...blocks.strength].toSorted((a, b) => b.dose.totalSeconds - a.dose.totalSeconds)[0];
}

function lineOf({ blocks }: Session, lift: Lift): ExerciseItem | undefined {
  return [...blocks.strength, ...blocks.skill, ...blocks.mainWorkout].find(({ name }) => lift.fits.test(name));
}

/** Kilograms lifted, else metres, else seconds of work. */
function amountOf({ sets = 1, dose, load }: ExerciseItem): number {
  const each = load !== undefined && dose.reps !== undefined ? dose.reps * load.kilograms : (dose.seconds ?? dose.metres ?? dose.reps ?? 0);
  return sets * each;
}

function shape({ sets = 1, dose }: ExerciseItem, then: ExerciseItem): string {
  const [long, before] = [dose.seconds ?? dose.metres ?? dose.reps ?? 0, then.dose.seconds ?? then.dose.metres ?? then.dose.reps ?? 0];
  const isMany = sets > (then.sets ?? 1);
  return long < before ? `${isMany ? "more, " : ""}shorter pieces` : isMany ? "more sets" : "longer pieces";
}

/** Why it changes: the deload, a change of form, or the step of the week. */
function reasonOf(session: Session, verdict: Way | "same", { plan }: CoachView): string {
  const week = plan?.plan.weeks.find(({ week: each }) => each === session.week);
  if (week?.isDeload === true)
    return `Week ${session.week} halves the work so that you absorb the last weeks; it goes up again in week ${session.week + 1}.`;
  if (verdict === "more") return "The plan raises one thing at a time: the amount, the length of the pieces, or the rest between them.";
  return verdict === "less"
    ? "The load of a lift goes in waves over the block: fewer or lighter sets in one week make room for more in the next."
    : "Shorter pieces with short rests keep the pace honest while the total stays: one thing changes at a time.";
}
