import { withPelvicCues } from "./pelvic-cues.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import { withToldCues } from "./told-cues.ts";
import { limitKilograms } from "./within-kilograms.ts";
import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import type { BlockName, Session } from "../../model/plan.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { sessionTotals } from "../../context/session-totals.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { ledTraining } from "./led-training.ts";
import { withWholeLabel } from "./whole-label.ts";
import { EASY_ROUNDS, getEffort, HARD_RPE } from "./session-effort.ts";
import { coachNotes } from "./coach-notes.ts";
import { withCues } from "./exercise-cues.ts";

/** A session while it is put together: what is worked out from the rest comes last. */
type OpenSession = Omit<{ -readonly [key in keyof Session]: Session[key] }, Late> & Partial<Pick<Session, Late>>;

type Late = "coachNotes" | keyof ReturnType<typeof sessionTotals>;

/** Gives a draft its ids, duration, load and notes. The draft's lines become the session's. */
export function finishSession(brief: SessionBrief, slot: SessionSlot, draft: SessionDraft): Session {
  const id = `w${brief.frame.week}d${brief.day}`;
  const { skill, ...main } = limitKilograms(brief.context, draft.blocks);
  const warmup = withPelvicCues(brief.context, brief.code === "RACE" ? main.warmup : withToldCues(brief.context, main.warmup));
  const cooldown = withPelvicCues(brief.context, main.cooldown);
  const strength = inOwnUnits(brief, withCues(brief, main.strength));
  const mainWorkout = withCues(brief, main.mainWorkout);
  writeIds(id, "warmup", warmup);
  writeIds(id, "strength", strength);
  writeIds(id, "skill", skill);
  writeIds(id, "mainWorkout", mainWorkout);
  writeIds(id, "cooldown", cooldown);
  const work = skill.concat(strength, mainWorkout);
  const blocks: Session["blocks"] = { warmup, strength, skill, mainWorkout, cooldown };
  const { rpe, hard, heavyLower: isLegDay } = getEffort(brief, slot, work, strength);
  const heavyLower = isLegDay && work.some(isHeavyForLegs);
  const duration = getDuration(brief, totalSeconds(warmup) + totalSeconds(work) + totalSeconds(cooldown));
  const session: { -readonly [key in keyof OpenSession]: OpenSession[key] } = {
    id,
    code: brief.code,
    title: draft.title,
    description: inPartOfDay(brief, asLifted(draft.description, strength)),
    type: codeFacts(brief.code).type,
    week: brief.frame.week,
    day: brief.day,
    weekday: brief.weekday,
    date: brief.date,
    duration,
    phase: brief.frame.phase,
    isDeload: brief.frame.isDeload,
    intensityLevel: rpe,
    complexity: draft.complexity,
    trainingIntent: asLifted(draft.intent, strength),
    movementFocus: draft.movementFocus,
    hard,
    heavyLower,
    blocks,
  };
  if (draft.mainFormat !== undefined) session.mainFormat = withWholeLabel(draft.mainFormat, mainWorkout);
  if (draft.work !== undefined) session.work = draft.work;
  if (draft.updates !== undefined) session.updates = draft.updates;
  session.coachNotes = coachNotes(brief, draft, work);
  const { load, ironLoad, tonnage, distance } = sessionTotals(session.type, blocks, duration, rpe);
  session.load = load;
  session.ironLoad = ironLoad;
  session.tonnage = tonnage;
  session.distance = distance;
  return session as Session;
}

/** "Press and pull" is said of a day that has both. */
function asLifted(text: string, strength: readonly DraftItem[]): string {
  if (!text.startsWith(PRESS_AND_PULL_TEXT) || strength.length === 0 || strength.some(({ name }) => isPull(name))) return text;
  return text.replace(PRESS_AND_PULL_TEXT, "Press").replace("Press in balance.", "A stronger press, in clean sets.");
}

const PRESS_AND_PULL_TEXT = "Press and pull";

function isPull(name: string): boolean {
  const { movementPattern = "" } = findExercise(name) ?? {};
  return movementPattern.endsWith("_pull") && movementPattern !== "olympic_pull";
}

/** "Sunday afternoons only" */
function inPartOfDay(brief: SessionBrief, description: string): string {
  const { context, date } = brief;
  const part = limitsOnDay(context.reading.days, date).find((limit) => limit.part !== undefined)?.part;
  return [part === undefined ? undefined : `In the ${part}.`, ledTraining(brief), description]
    .filter((text) => text !== undefined)
    .join(" ");
}

/** Legs are heavy by a loaded lift that is work, or by sets with fewer than four repetitions left. */
function isHeavyForLegs({ name, load, rpe }: DraftItem): boolean {
  const pattern = findExercise(name)?.movementPattern ?? "";
  const isOnLegs = LEG_PATTERNS.has(pattern) || pattern.startsWith("sled");
  return (
    isOnLegs && (rpe === undefined ? (load?.percent ?? 0) >= HEAVY_FAST_LIFT : rpe > (load === undefined ? HARD_RPE - 1 : EASY_ROUNDS))
  );
}

/** Percent from which a fast lift is a heavy one. */
const HEAVY_FAST_LIFT = 72.5;

const LEG_PATTERNS: ReadonlySet<string> = new Set(["squat", "squat_press", "hinge", "lunge", "olympic"]);

/** Heights of steps and feet, for those who count in pounds. */
function inOwnUnits({ context }: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  if (context.unit !== "lb") return items;
  return items.map((item) =>
    item.notes === undefined
      ? item
      : { ...item, notes: item.notes.replaceAll(CENTIMETRES_TEXT, (_, height: string) => `${Math.round(Number(height) / CM_OF_INCH)} in`) },
  );
}

const CENTIMETRES_TEXT = /\b(\d+) cm\b/gu;

const CM_OF_INCH = 2.54;

function writeIds(session: string, block: BlockName, items: readonly DraftItem[]): void {
  const start = `${session}-${block}-`;
  let number = 0;
  for (const item of items) item.id = start + ++number;
}

/** Whole minutes that the lines take; a session whose lines come to a minute more than its day by rounding stays within it. */
function getDuration(brief: SessionBrief, seconds: number): number {
  const isOverByRounding = seconds > 60 * brief.minutes && seconds <= 60 * (brief.minutes + 1);
  return isOverByRounding ? brief.minutes : Math.max(1, Math.round(seconds / 60));
}
