import { getBreaks, LOST_WEEK_DAYS } from "../../athlete/interruptions.ts";
import { daysBetween } from "../../calendar/day.ts";
import { capital } from "../../model/words.ts";
import { withPelvicCues } from "./pelvic-cues.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { isLed } from "../../free-text/week-map/commitment.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import { onOwnRoads } from "./hilly-roads.ts";
import { onTreadmill } from "./indoors.ts";
import { withToldCues } from "./told-cues.ts";
import { limitKilograms } from "./within-kilograms.ts";
import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import type { BlockName, Session, MainFormat } from "../../model/plan.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { sessionTotals } from "../../context/session-totals.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { EASY_ROUNDS, getEffort, HARD_RPE } from "./session-effort.ts";
import { coachNotes } from "./coach-notes.ts";
import { withCues } from "./exercise-cues.ts";
import { isRunCode } from "../../week/run/run-metres.ts";
import { statedMinutes } from "../../model/stated-minutes.ts";

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
    title: brief.frame.isDeload && isBackFromBed(brief) ? withoutDeload(draft.title) : draft.title,
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
  return onTreadmill(brief.context, onOwnRoads(brief.context, session as Session));
}

/** Days behind an illness that cost the week in which nothing is called a deload: the days in bed were the rest. */
const BED_DAYS = 14;

function isBackFromBed({ context: { athlete }, date }: SessionBrief): boolean {
  return getBreaks(athlete).some(
    ({ to, days, isIllness }) => isIllness && days >= LOST_WEEK_DAYS && to < date && daysBetween(to, date) <= BED_DAYS,
  );
}

/** "Deload: easy run" is an easy run; "Deload engine" and "Deload gymnastics" are easy ones. */
function withoutDeload(title: string): string {
  if (title.startsWith("Deload: ")) return capital(title.slice("Deload: ".length));
  return /^Deload \d/u.test(title) ? title.replace(/^Deload /u, "") : title.replace(/^Deload\b/u, "Easy");
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

/** What a page says on a day on which somebody else leads the training: the club, a class, an outing that takes place anyway. */
function ledTraining({ context, code, date, frame, isTaper, isRecovery }: SessionBrief): string | undefined {
  if (code === "RACE" || context.health.clearance === "required") return undefined;
  const limits = limitsOnDay(context.reading.days, date);
  const isEasyWeek = frame.isDeload || isTaper || isRecovery;
  const isLight = isEasyWeek || !codeFacts(code).hard;
  // The page of a session that a coach writes has nothing that it could be instead of.
  if (limits.some(({ commitment }) => commitment !== undefined && isLed(commitment))) return undefined;
  if (isRunCode(code) && limits.some(({ isFastDay }) => isFastDay === true)) return CLUB_TEXTS[isLight ? "light" : "full"];
  const hasPool = !limits.some(({ from, closed }) => from !== undefined && closed.includes("swim"));
  if (hasPool && limits.some(({ isSquad }) => isSquad === true))
    return SQUAD_TEXTS[code !== "SW" && code !== "SWs" ? "besides" : isEasyWeek ? "light" : "full"];
  if (limits.some(({ coached }) => coached === true)) return CLASS_TEXTS[isEasyWeek ? "light" : "full"];
  return undefined;
}

const CLUB_TEXTS = {
  full: "If the club sets the session today, do that one instead of this.",
  light: "Go to the club, but lightly today: half of its set, or run along easily.",
} as const;

const SQUAD_TEXTS = {
  full: "If the squad sets the session today, swim that one instead of this; your limits hold there too.",
  light: "Swim with the squad, but lightly today: half of its set, or all of it easy.",
  besides: "Your squad swim is today's training. Do the rest of this session only if you have time and energy left.",
} as const;

const CLASS_TEXTS = {
  full: "Your class comes first today. Do only what it leaves out, and keep to your limits there too.",
  light: "In your class take this week lightly: half the rounds and no clock. Of this session, do only what it leaves out.",
} as const;

/** Differences of less than this many seconds are rounding. */
const ROUNDING_SECONDS = 60;
const EASY_RPE = 4;
const LASTING_KINDS: ReadonlySet<MainFormat["kind"]> = new Set(["steady", "tempo"]);

/**
 * The format of an endurance part with all of it in its label: after "30 min easy" comes "then 8 min of strides" where the block holds them
 * too, because the minutes of the block stand beside it. What follows a workout is told apart from it wherever that is shown.
 */
function withWholeLabel(format: MainFormat, lines: readonly DraftItem[]): MainFormat {
  const named = 60 * (statedMinutes(format.label) ?? Number.NaN);
  if (!LASTING_KINDS.has(format.kind) || !(totalSeconds(lines) - named > ROUNDING_SECONDS)) return format;
  const [from, to] = getPart(lines, named);
  const [before, after] = [lines.slice(0, from), lines.slice(to)];
  const label = `${before.length === 0 ? "" : `${partText(before)}, then `}${format.label}${after.length === 0 ? "" : `, then ${partText(after)}`}`;
  return { ...format, label };
}

/** The lines that the label names: as many that follow each other as take its minutes, all of them where none do. */
function getPart(lines: readonly DraftItem[], seconds: number): readonly [from: number, to: number] {
  for (let from = 0; from < lines.length; from++)
    for (let to = from + 1; to <= lines.length; to++)
      if (Math.abs(totalSeconds(lines.slice(from, to)) - seconds) <= ROUNDING_SECONDS) return [from, to];
  return [0, lines.length];
}

function partText(lines: readonly DraftItem[]): string {
  return `${Math.max(1, Math.round(totalSeconds(lines) / 60))} min${kindText(lines)}`;
}

function kindText(lines: readonly DraftItem[]): string {
  if (lines.every(({ name }) => name === "Strides")) return " of strides";
  if (lines.every(({ name }) => findExercise(name)?.category !== "cardio")) return " of drills";
  if (lines.every(({ name }) => name.startsWith("Brick run"))) return " run";
  return lines.every(({ rpe = 0 }) => rpe <= EASY_RPE) ? " easy" : " more";
}
