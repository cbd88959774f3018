import { pelvicNote, withPelvicCues } from "./pelvic-cues.ts";
import { isLifter } from "../../athlete/own-sports.ts";
import { hasNightWeeks } from "../../athlete/stated/stated-shifts.ts";
import { pressCue } from "../../athlete/stated/stated-form.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { daysBetween } from "../../calendar/day.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import { BACK, LOWER_LIMB } from "../../injuries/impact.ts";
import { FRAGILE_BACK_RULE, hasFragileSpine } from "../../health/groups/bones.ts";
import type { RegionFinding } from "../../injuries/injury.ts";
import { regionName } from "../../injuries/region-name.ts";
import { getExit } from "../../injuries/return-ladder/exits.ts";
import { statedOn } from "../../injuries/return-ladder/next-step.ts";
import { coldNote } from "./surges.ts";
import { withToldCues } from "./told-cues.ts";
import { limitKilograms } from "./within-kilograms.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import type { BlockName, CoachNotes, ExerciseItem, Session, SessionCode } from "../../model/plan.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { sessionTotals } from "../../context/session-totals.ts";
import { codeFacts, deloadRpe } from "../../model/session-codes.ts";
import { capital, inSentence, listOf, NO_SUBSTITUTION } from "../../model/words.ts";
import { ledTraining } from "./led-training.ts";
import { withWholeLabel } from "./whole-label.ts";

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
  const { rpe, hard, heavyLower: isLegDay } = effortOf(brief, slot, work, strength);
  const heavyLower = isLegDay && work.some(isHeavyForLegs);
  const duration = durationOf(brief, totalSeconds(warmup) + totalSeconds(work) + totalSeconds(cooldown));
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
  const { load, ironLoad, tonnage, distance } = sessionTotals(blocks, duration, rpe);
  session.load = load;
  session.ironLoad = ironLoad;
  session.tonnage = tonnage;
  session.distance = distance;
  return session as Session;
}

/** "Press and pull" is said of a day that has both. */
function asLifted(text: string, strength: readonly DraftItem[]): string {
  if (!text.startsWith(BOTH) || strength.length === 0 || strength.some(({ name }) => isPull(name))) return text;
  return text.replace(BOTH, "Press").replace("Press in balance.", "A stronger press, in clean sets.");
}

const BOTH = "Press and pull";

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

/** What the health and the words of the athlete add to the lines of the work. */
function withCues(brief: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  const own = brief.code === "RACE" ? items : withToldCues(brief.context, items);
  return withPelvicCues(brief.context, fromChair(brief, onHighSeat(brief, withPressCue(brief, own))));
}

/** A press that the athlete told is fine in one way only is done in that way everywhere. */
function withPressCue({ code, context: { athlete } }: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  if (code === "RACE") return items;
  return items.map((item) => {
    const cue = pressCue(athlete, item.name);
    return cue === undefined ? item : { ...item, notes: item.notes === undefined ? cue : `${item.notes} ${cue}` };
  });
}

/** On a seat at the height of the knee the hip is at about 90°: who may not squat deep sits higher (special-populations.md section 4.19). */
function onHighSeat({ context: { health } }: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  if (!health.closed.includes("squat-deep")) return items;
  return items.map((item) =>
    item.notes === undefined || !TO_A_BOX.test(item.name) ? item : { ...item, notes: item.notes.replace(USUAL_SEAT, HIGH_SEAT) },
  );
}

const TO_A_BOX = /to box$|^Box squat$/u;
const USUAL_SEAT = /Seat at knee height\.|Box so high that your thighs stay level or above; sit, stay tight, stand up\./u;
const HIGH_SEAT = "Use a seat a hand's width higher than your knees, so that your hips stay above them.";

/** Nobody whose back must not bend under a weight picks one up from the floor. */
function fromChair({ context: { health } }: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  if (health.liftFromFloor) return items;
  return items.map((item) => (isHeld(item) ? { ...item, notes: `${item.notes ?? ""} ${FROM_CHAIR}`.trim() } : item));
}

/** Whether a line is done with something that lies on the floor before it. */
export function isHeld({ name }: Pick<ExerciseItem, "name">): boolean {
  return findExercise(name)?.equipment.some((need) => HELD.test(need)) === true;
}

const HELD = /dumbbell|kettlebell|sandbag|backpack|plate|medicine ball|wall ball/u;
const FROM_CHAIR = "Take the weight from a chair and put it back there.";

/** A session whose lines are this much easier than its slot is not what the slot says. */
const MUCH_EASIER = 1.5;

/** The effort of the slot, or what its content comes to where that is much less. */
function effortOf(
  { frame, code, isTaper, context: { athlete } }: SessionBrief,
  slot: SessionSlot,
  work: readonly DraftItem[],
  strength: readonly DraftItem[],
): Pick<SessionSlot, "rpe" | "hard" | "heavyLower"> {
  if (EASY_ENDURANCE.has(code) && !slot.hard) {
    const atEffort = work.filter(({ rpe = 0 }) => rpe >= RACE_EFFORT);
    // Between the stretches at race effort the ride is easy.
    const seconds = atEffort.reduce((sum, { sets = 1, dose }) => sum + sets * (dose.seconds ?? dose.totalSeconds / sets), 0);
    const isAtRaceEffort = !isTaper && seconds >= RACE_SHARE * totalSeconds(work);
    const most = code === "SW" && !isTaper ? 10 : code === "BK" && isAtRaceEffort ? slot.rpe + 1 : slot.rpe;
    return { ...slot, rpe: Math.min(most, enduranceEffort(work) ?? slot.rpe) };
  }
  if (isBriskWalk(code, work)) return { ...slot, rpe: slot.rpe + 1 };
  if (code === "RACE") {
    const most = Math.max(...work.map(({ rpe = slot.rpe }) => rpe));
    return most <= HARD_RPE ? { ...slot, rpe: Math.min(slot.rpe, most) } : slot;
  }
  // Short stations between easy runs are no hard day; a simulation is one at any pace.
  if (code === "HX" && isEasyRunning(work) && (frame.isDeload || slot.rpe > EASY_STATIONS))
    return { ...slot, rpe: frame.isDeload ? Math.min(slot.rpe, EASY_ROUNDS) : EASY_STATIONS, hard: false };
  // A fast run of a deload whose touch of the pace the day does not allow is an easy one.
  const isEasyRun =
    (code === "RT" || code === "RI") && frame.isDeload && work.every(({ rpe = 0, name }) => rpe <= EASY_RUN_RPE || name === "Strides");
  if (isEasyRun) return { ...slot, rpe: Math.min(slot.rpe, deloadRpe(code)), hard: false };
  if (frame.isDeload && !isLifter(athlete)) {
    // No light day is harder than its hardest line.
    const hardest = Math.ceil(Math.max(...work.map((item) => item.rpe ?? EASY_ROUNDS)));
    if (hardest >= slot.rpe) return slot;
    if (code === "SWs") return { ...slot, rpe: hardest };
    return codeFacts(code).type === "mixed" ? { ...slot, rpe: Math.max(EASY_ROUNDS, hardest) } : slot;
  }
  const isLifting = codeFacts(code).type === "strength";
  // A few stations after light sets make no hard day of them.
  if (isLifting && strength.length < work.length && strength.length > 0 && strength.every(({ rpe = 0 }) => rpe > 0 && rpe <= EASY_ROUNDS))
    return { rpe: Math.min(slot.rpe, EASY_STATIONS), hard: false, heavyLower: false };
  const lifted = isLifting ? liftingEffort(work) : undefined;
  if (lifted !== undefined) {
    // Sets that are clearly harder than the day was meant to be make it a harder day (load-plausibility.md section 7).
    const most = Math.max(slot.rpe, Math.floor(lifted - BESIDE_SETS));
    const rpe = Math.max(1, Math.min(most, Math.round(lifted), Math.ceil(Math.max(...work.map((item) => item.rpe ?? EASY_ROUNDS)))));
    return { rpe, hard: slot.hard && rpe >= HARD_RPE, heavyLower: slot.heavyLower && rpe > HARD_RPE - 2 };
  }
  const top = Math.max(...work.map((item) => item.rpe ?? slot.rpe));
  // No day of lifting is harder than its hardest set.
  const hardest = Math.ceil(top - 0.5);
  if (isLifting && !slot.hard && hardest < slot.rpe) return { ...slot, rpe: hardest };
  if (isLifting && slot.hard && hardest < slot.rpe) return { ...slot, rpe: Math.max(HARD_RPE, hardest) };
  // Sets with some left and easy minutes on a machine after them.
  if (code === "SUE" && top > EASY_ROUNDS && isEasyEnding(work)) return { ...slot, rpe: Math.min(slot.rpe, EASY_ENDING_RPE) };
  // Light sets before easy minutes on a machine.
  if (code === "SUE" && top <= EASY_ROUNDS)
    return { ...slot, rpe: Math.min(slot.rpe, Math.max(LIGHT_RPE, enduranceEffort(work) ?? slot.rpe)) };
  // A run that is not hard is no harder than its hardest line.
  if (!slot.hard && codeFacts(code).fastRun) return { ...slot, rpe: Math.min(slot.rpe, Math.ceil(top)) };
  // Where everything else is closed a workout is a walk, whatever effort the day would have had.
  const isOnlyEasy = (code === "ML" || code === "MM") && strength.length === 0 && top <= EASY_RUN_RPE;
  if (!slot.hard && isOnlyEasy) return { ...slot, rpe: Math.min(slot.rpe, Math.ceil(top) + 1) };
  if (!slot.hard || slot.rpe - top < MUCH_EASIER) return slot;
  return { rpe: Math.ceil(top) + 1, hard: Math.ceil(top) + 1 >= HARD_RPE, heavyLower: slot.heavyLower && top > HARD_RPE - 2 };
}

/** The rating of a day is so much below its sets at most. */
const BESIDE_SETS = 1.25;

/** Brisk minutes fill a short walk: the whole of it is no easy one. */
function isBriskWalk(code: SessionCode, work: readonly DraftItem[]): boolean {
  return code === "ZE" && work.some(({ name, sets = 1, rpe = 0 }) => name === "Brisk walk" && sets > 1 && rpe > EASY_RUN_RPE);
}

const EASY_ENDING_RPE = 6;

/** Whether everything on a machine is easy. */
function isEasyEnding(work: readonly DraftItem[]): boolean {
  return work.every(({ name, rpe = 0 }) => findExercise(name)?.category !== "cardio" || rpe <= EASY_RUN_RPE);
}

const EASY_STATIONS = 6;
const EASY_RUN_RPE = 4;
/** RPE of light lifting with easy minutes. */
const LIGHT_RPE = 4;
/** Share of the work that is run easily. */
const MOSTLY = 0.6;

function isEasyRunning(work: readonly DraftItem[]): boolean {
  const runs = work.filter(({ name }) => findExercise(name)?.movementPattern === "run");
  return runs.every(({ rpe = 10 }) => rpe <= EASY_RUN_RPE) && totalSeconds(runs) >= MOSTLY * totalSeconds(work);
}

/** RPE in a deload: rounds without a clock and lifts that end with speed have no effort of their own. */
const EASY_ROUNDS = 5;
/** From this effort on a long ride is a race in small. */
const RACE_EFFORT = 5;
const RACE_SHARE = 0.25;

const LONG_ENOUGH = 480;
const EASY_ENDURANCE: ReadonlySet<SessionCode> = new Set<SessionCode>(["RE", "RL", "BK", "SW"]);

/** Half the hardest line and half the mean over the time (load-plausibility.md section 7); strides and mobility are no work. */
function enduranceEffort(work: readonly DraftItem[]): number | undefined {
  const lines = work.filter(({ rpe, name }) => rpe !== undefined && name !== "Strides");
  const seconds = totalSeconds(lines);
  if (seconds === 0) return undefined;
  // A few minutes at race effort make no hard session.
  const long = lines.filter(({ sets = 1, dose }) => sets * (dose.seconds ?? 0) >= LONG_ENOUGH);
  const top = Math.max(...(long.length === 0 ? lines : long).map(({ rpe = 0 }) => rpe));
  const mean = lines.reduce((sum, { rpe = 0, dose }) => sum + rpe * dose.totalSeconds, 0) / seconds;
  return Math.max(1, Math.round((top + mean) / 2));
}

/** Half the hardest line and half the mean of all sets (load-plausibility.md section 7), and half a point for the sum; undefined without lines of RPE. */
function liftingEffort(work: readonly DraftItem[]): number | undefined {
  const told = work.flatMap(({ rpe }) => rpe ?? []);
  // Fast lifts among hard sets are hard as well; among light ones they are light.
  if (told.length === 0 || (told.length < work.length && Math.max(...told) > EASY_ROUNDS)) return undefined;
  const sets = work.map(({ rpe = EASY_ROUNDS, sets: count = 1 }) => ({ rpe, count }));
  const total = sets.reduce((sum, { count }) => sum + count, 0);
  const mean = sets.reduce((sum, { rpe, count }) => sum + rpe * count, 0) / total;
  return 0.5 * Math.max(...sets.map(({ rpe }) => rpe)) + 0.5 * mean + 0.5;
}

const HARD_RPE = 7;

/** Heights of steps and feet, for those who count in pounds. */
function inOwnUnits({ context }: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  if (context.unit !== "lb") return items;
  return items.map((item) =>
    item.notes === undefined
      ? item
      : { ...item, notes: item.notes.replaceAll(CENTIMETRES, (_, height: string) => `${Math.round(Number(height) / CM_OF_INCH)} in`) },
  );
}

const CENTIMETRES = /\b(\d+) cm\b/gu;
const CM_OF_INCH = 2.54;

function writeIds(session: string, block: BlockName, items: readonly DraftItem[]): void {
  const start = `${session}-${block}-`;
  let number = 0;
  for (const item of items) item.id = start + ++number;
}

/** Whole minutes that the lines take; a session whose lines come to a minute more than its day by rounding stays within it. */
function durationOf(brief: SessionBrief, seconds: number): number {
  const isOverByRounding = seconds > 60 * brief.minutes && seconds <= 60 * (brief.minutes + 1);
  return isOverByRounding ? brief.minutes : Math.max(1, Math.round(seconds / 60));
}

function coachNotes(brief: SessionBrief, draft: SessionDraft, items: readonly DraftItem[]): CoachNotes {
  const { stimulus, strategy, substitutions, warmup } = draft.notes;
  const { breathHolding, pulse } = brief.context.health;
  const lifts = items.some(isLifted);
  const breath = !breathHolding && lifts ? ` ${BREATHE_OUT}` : "";
  const { injuries = "", dislikes = "" } = brief.context.athlete;
  const isHard = items.some(({ rpe = 0 }) => rpe >= HARD_RPE);
  const nightWeek = isHard && brief.code !== "RACE" && hasNightWeeks(`${dislikes}. ${injuries}`) ? ` ${NIGHT_WEEK}` : "";
  const beats =
    pulse === Infinity
      ? ""
      : `Pulse up to ${pulse}: at ${pulse} slow down, walk or rest until it is ten beats below; the pulse decides, not the pace. `;
  return {
    stimulus,
    strategy: `${beats}${strategy}${breath}${nightWeek}`,
    substitutions: substitutions ?? substitutionNote(items),
    warmup: warmupNote(brief, warmup ?? usualWarmup(brief, draft), items),
  };
}

function isLifted({ name, load }: ExerciseItem): boolean {
  return load !== undefined || LIFTED.has(findExercise(name)?.category ?? "");
}

const LIFTED: ReadonlySet<string> = new Set(["strength", "functional"]);
const NIGHT_WEEK = "In a week of night shifts: do half of it, at an easy effort, and do not make up the rest.";
const BREATHE_OUT = "Breathe out on every effort; never hold your breath.";

/** The line the session is for: the first of the hardest. */
function hardestOf(items: readonly ExerciseItem[]): ExerciseItem | undefined {
  const top = Math.max(...items.map(({ rpe = 0 }) => rpe));
  return items.find(({ rpe = 0 }) => rpe === top);
}

/** Stretches are not worth an exchange. */
const MOBILITY_RPE = 1;
const LIGHT = 2;

/** What stands in for what, else what may stand in for the first line. */
export function substitutionNote(items: readonly ExerciseItem[]): string {
  if (items.some((item) => item.replaced !== undefined)) {
    // The reasons stand beside the lines and once in the notes of the plan.
    const replaced = new Map<string, string>();
    for (const { name, replaced: other } of items)
      if (other !== undefined && other.name !== name) replaced.set(other.name, `${inSentence(name)} for ${inSentence(other.name)}`);
    const isTimed = items.every(({ sets = 1, replaced: other }) => other === undefined || sets === 1);
    return `${capital(listOf([...replaced.values()]))}: the same ${isTimed ? "time" : "sets"} and the same effort.`;
  }
  const hasOptions = ({ substitutions = [] }: ExerciseItem): boolean => substitutions.length > 0;
  const first =
    items.find((item) => item.load !== undefined && hasOptions(item)) ??
    hardestOf(items.filter((item) => item.name !== "Strides" && (item.rpe ?? LIGHT) > MOBILITY_RPE && hasOptions(item)));
  if (first === undefined) return NO_SUBSTITUTION;
  const [option = "an easier variation", other] = first.substitutions ?? [];
  const dose =
    first.load === undefined && first.reps === undefined ? "for the same time at the same effort" : "for the same sets, by effort";
  return `In place of ${inSentence(first.name)} you can do ${inSentence(option)}${other === undefined ? "" : ` or ${inSentence(other)}`} ${dose}. Keep the order of the session.`;
}

function warmupNote(brief: SessionBrief, usual: string | undefined, items: readonly ExerciseItem[]): string {
  const note =
    usual ?? "Start slower than you think, move through full range, and let the last minutes feel like the first minutes of the work.";
  const sugar = brief.context.reading.health.findings.some(({ group, note: told }) => group === "diabetes" && told.includes("fast sugar"));
  return `${sugar ? `${SUGAR} ` : ""}${note}${depthNote(brief, items)}${pelvicNote(brief.context)}${painNote(brief, items)}${coldNote(brief, items)}`;
}

const SQUATS = /squat|wall ball|thruster/iu;

/** Who was told how deep a squat may go reads it on every day that squats. */
function depthNote({ context }: SessionBrief, items: readonly ExerciseItem[]): string {
  const isLimited = context.reading.regions.some(({ fine = [] }) => fine.includes("squat-box"));
  return isLimited && items.some(({ name }) => SQUATS.test(name))
    ? " Squats go to parallel and no deeper, onto a box if you are unsure."
    : "";
}

function usualWarmup({ code, context }: SessionBrief, { blocks, title }: SessionDraft): string | undefined {
  const usual = WARMUP_NOTES[code];
  if ((usual === LIFTING || code === "OLs") && blocks.warmup?.some(({ weight }) => weight !== undefined) !== true)
    return LIFTING_WITHOUT_BAR;
  if (usual === SKILLS && blocks.skill?.some(({ name }) => HANGS_OR_STANDS.test(name)) !== true) return SHOULDERS;
  return usual === WORKOUT && (context.health.scoredMinutes === 0 || title.includes("no clock")) ? CALM_WORKOUT : usual;
}

/** One short sentence where the session loads what is sore; the rule of pain stands in the notes of the plan. */
function painNote(brief: SessionBrief, items: readonly ExerciseItem[]): string {
  const { reading } = brief.context;
  const loaded = reading.regions.filter(
    ({ region, grade, score }) => grade > 0 && score > 1 && items.some(({ name }) => (findExercise(name)?.stress[region] ?? 0) > 0),
  );
  const isFragile = hasFragileSpine(reading.health) && items.some(isLifted);
  const sore = isFragile ? loaded.filter(({ region }) => !BACK.has(region)) : loaded;
  return `${isFragile ? ` ${FRAGILE_BACK_RULE}` : ""}${soreNote(brief, sore)}`;
}

function soreNote({ context: { athlete, start }, date, frame: { isDeload } }: SessionBrief, loaded: readonly RegionFinding[]): string {
  if (loaded.length === 0) return "";
  const week = Math.floor(daysBetween(statedOn(start, athlete.easings), date) / 7);
  const step = loaded.find(({ climbed }) => climbed?.week === week);
  if (step?.climbed !== undefined)
    return ` New for your ${regionName(step.region)}: only if ${getExit(step, step.climbed.from, athlete.focus).test}. ${isDeload ? "If not, leave out the exercises that hurt" : "If not, repeat last week's session"}.`;
  return ` ${capital(listOf([...new Set(loaded.map(({ region }) => regionName(region)))]))}: above 3/10 make it lighter, above 5/10${loaded.some(({ region }) => LOWER_LIMB.has(region)) ? " or with a limp" : ""} stop that exercise.`;
}

const SUGAR = "Measure your blood sugar first, and keep fast sugar within reach.";
const LIFTING = "Easy minutes, then loosen the joints you will use, then build up: every lighter set as fast as the bar allows.";
const LIFTING_WITHOUT_BAR = "Easy minutes, then loosen the joints you will use; the first set of each exercise is the easiest.";
const WORKOUT = "Finish with half a round of the workout at half speed, then rest two minutes before the clock starts.";
const CALM_WORKOUT = "Finish with half a round at half speed, then breathe until you can say a whole sentence before you begin.";
const FAST_RUN =
  "Run the first minutes slower than feels necessary. Finish with the strides, so that you are ready before the first repetition.";
const EASY = "The first minutes are the easiest.";
const SHOULDERS = "Wrists and shoulder blades first.";
const SKILLS = "Wrists and shoulder blades first; the first hang or handstand comes last.";
const HANGS_OR_STANDS = /handstand|wall walk|pull-up|muscle-up|kip|toes-to-bar|hang|rope/iu;

/** What the warm-up must not miss, by session. */
const WARMUP_NOTES: { readonly [code in SessionCode]?: string } = {
  SF: LIFTING,
  SL: LIFTING,
  SL2: LIFTING,
  SU: LIFTING,
  SU2: LIFTING,
  PS: LIFTING,
  PB: LIFTING,
  PD: LIFTING,
  PV: LIFTING,
  OLs: "Positions with the empty bar first, then build up in small jumps. Rest if a position does not feel right yet.",
  SLm: LIFTING,
  ML: WORKOUT,
  MM: WORKOUT,
  GY: "Wrists and shoulder blades first; the first set of each exercise is the easiest.",
  GYE: "Wrists and shoulder blades first; the first set of each exercise is the easiest.",
  HX: "Start slower than you think; be warm at the first run, not tired.",
  RI: FAST_RUN,
  RT: FAST_RUN,
  RE: EASY,
  REs: EASY,
  RL: EASY,
  ZE: EASY,
  SW: "Loosen your shoulders on land, then the first lengths very easy: long strokes, slow kick.",
  SWs: "Loosen your shoulders on land, then the first lengths very easy: long strokes, slow kick.",
  BQ: "Spin easily, then three times thirty seconds a little harder before the first effort.",
  BK: EASY,
};
