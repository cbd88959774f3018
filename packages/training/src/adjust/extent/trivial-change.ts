import type { ExerciseItem, Plan, Session } from "../../model/plan.ts";
import { sendsBack } from "../../plan/settle-claims.ts";
import { isSame } from "../same.ts";

/** What nobody would rewrite a session for. */
const FEW_MINUTES = 5;
const FEW_SECONDS = 60 * FEW_MINUTES;
const MAX_TRIVIAL_SHARE = 0.08;
const WORK_BLOCKS = ["skill", "strength", "mainWorkout"] as const;
const OTHER_BLOCKS = ["warmup", "cooldown"] as const;

/**
 * Whether a session is the same training with a few minutes of easy work more or less: the same lines, the same sets, loads and efforts, whatever
 * the reasons beside them. An adjustment leaves it as it was. Where the body is the matter, warm-up, cool-down and cues count as well.
 */
export function isTrivialChange(before: Session | undefined, after: Session | undefined, isOfTheBody = true): boolean {
  if (before === undefined || after === undefined) return false;
  const facts = ({ id, date, code, phase, isDeload, hard, heavyLower, intensityLevel }: Session) =>
    [id, date, code, phase, isDeload, hard, heavyLower, intensityLevel].join(" ");
  return (
    facts(before) === facts(after) &&
    Math.abs(before.duration - after.duration) <= FEW_MINUTES &&
    Math.abs(before.load - after.load) <= MAX_TRIVIAL_SHARE * before.load &&
    isSame(before.work, after.work) &&
    isSame(before.mainFormat, after.mainFormat) &&
    getWords(before, isOfTheBody) === getWords(after, isOfTheBody) &&
    (isOfTheBody ? [...OTHER_BLOCKS, ...WORK_BLOCKS] : WORK_BLOCKS).every((block) => isSameWork(before.blocks[block], after.blocks[block]))
  );
}

/** The words of a session but for its reasons. */
function getWords(session: Session, isOfTheBody: boolean): string {
  const { coachNotes, blocks, ...rest } = session;
  const { warmup: _warmup, cooldown: _cooldown, ...work } = blocks;
  const { description: _description, trainingIntent: _intent, ...facts } = rest;
  const shown = isOfTheBody ? { ...rest, blocks, coachNotes } : { ...facts, blocks: work };
  return JSON.stringify(shown, (key, value: unknown) => (key === "why" ? undefined : value)).replaceAll(/\d+(?:[.,:]\d+)*/gu, "");
}

function isSameWork(before: readonly ExerciseItem[], after: readonly ExerciseItem[]): boolean {
  return (
    before.length === after.length &&
    before.every((line, index) => {
      const other = after[index];
      if (other === undefined) return false;
      const isAsHard =
        isSame(line.load, other.load) && isSame(line.pace, other.pace) && isSame(line.power, other.power) && line.rpe === other.rpe;
      const isAsMuch = line.sets === other.sets && line.dose.reps === other.dose.reps;
      return isAsHard && isAsMuch && Math.abs(line.dose.totalSeconds - other.dose.totalSeconds) <= FEW_SECONDS;
    })
  );
}

/** The plan in which a session whose work is the same stays the one it was, although the reasons beside it would be told anew. */
export function withoutNewReasons(plan: Plan, bent: Plan): Plan {
  if (bent === plan) return plan;
  const old = new Map(plan.weeks.flatMap(({ sessions }) => sessions.map((session) => [session.id, session] as const)));
  // What a session is for counts the way ahead, which may be another one now.
  const numbers = ({ blocks, duration, load, tonnage, distance, trainingIntent }: Session) =>
    JSON.stringify([
      trainingIntent,
      duration,
      load,
      tonnage,
      distance,
      WORK_BLOCKS.map((block) => blocks[block].map(({ why: _why, ...line }) => line)),
    ]);
  const same = (session: Session): Session => {
    const before = old.get(session.id);
    return before !== undefined &&
      session.code !== "RACE" &&
      sendsBack(before) === sendsBack(session) &&
      isTrivialChange(before, session, false) &&
      numbers(before) === numbers(session)
      ? before
      : session;
  };
  return { ...bent, weeks: bent.weeks.map((week) => ({ ...week, sessions: week.sessions.map(same) })) };
}
