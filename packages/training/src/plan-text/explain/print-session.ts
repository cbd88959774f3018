import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { dayInWords } from "../../calendar/day.ts";
import { isEasyLine, linesAfterWorkout } from "../../model/after-workout.ts";
import { blockMinutes } from "../../model/block-minutes.ts";
import type { BlockName, ExerciseItem, Session, SessionCode } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { NO_SUBSTITUTION } from "../../model/words.ts";
import { formatDistance, formatWeight } from "../../units/format.ts";
import type { WeightUnit } from "../../units/mass.ts";
import { sessionClimb } from "../../week/run/run-metres.ts";
import { wrap } from "./wrap.ts";

/** A session as lines of text: what it is, every block with its doses and reasons, the coach's notes. */
export function printSession(session: Session, unit: WeightUnit): string[] {
  const { coachNotes } = session;
  const minutes = blockMinutes(session.blocks, session.duration);
  return [
    ...wrap(`${dayInWords(session.date)}: ${session.title}`, { first: "", rest: "  " }),
    ...wrap(facts(session, unit).join(", "), INDENT),
    ...wrap(session.description, INDENT),
    ...wrap(`For: ${session.trainingIntent}`, INDENT),
    ...getOrder(session).flatMap((name) => printBlock(name, session, minutes.get(name) ?? 0)),
    "",
    ...wrap(`Stimulus: ${coachNotes.stimulus}`, INDENT),
    ...wrap(`Strategy: ${coachNotes.strategy}`, INDENT),
    ...(coachNotes.substitutions === NO_SUBSTITUTION || OF_THE_LINES.test(coachNotes.substitutions)
      ? []
      : wrap(`Substitutions: ${coachNotes.substitutions}`, INDENT)),
    ...wrap(`Warm-up note: ${coachNotes.warmup}`, INDENT),
  ];
}

/** What the lines say themselves, each for itself. */
const OF_THE_LINES = /^In place of |: the same sets and the same effort\.$/u;

const INDENT = { first: "  ", rest: "  " };

/** The order of the day. */
const ORDER = ["warmup", "skill", "strength", "mainWorkout", "cooldown"] as const satisfies readonly BlockName[];
/** The swim or the run is what the day is for. */
const ENDURANCE_FIRST = ["warmup", "mainWorkout", "strength", "cooldown"] as const satisfies readonly BlockName[];
const BEGINS_WITH_ENDURANCE: ReadonlySet<SessionCode> = new Set<SessionCode>(["SWs", "REs"]);

function getOrder({ code }: Session): readonly BlockName[] {
  return BEGINS_WITH_ENDURANCE.has(code) ? ENDURANCE_FIRST : ORDER;
}

const BLOCK_TITLES: { readonly [name in BlockName]: string } = {
  warmup: "Warm-up",
  skill: "Skill",
  strength: "Strength",
  mainWorkout: "Main workout",
  cooldown: "Cooldown",
};

function facts(session: Session, unit: WeightUnit): string[] {
  return [
    `${session.duration} min`,
    `overall RPE ${session.intensityLevel}`,
    `load ${session.load}`,
    ...(session.hard ? ["hard"] : []),
    ...(session.heavyLower && session.intensityLevel >= HEAVY_RPE ? ["heavy legs"] : []),
    ...(session.tonnage > 0 ? [`${formatWeight(Math.round(session.tonnage), unit)} lifted`] : []),
    ...distances(session),
  ];
}

/** Lighter sets for the legs are none that a coach would call heavy. */
const HEAVY_RPE = 7;

const KINDS = ["run", "swim", "ride", "row and ski", "walk", "carries", "stations"] as const;
type Kind = (typeof KINDS)[number];

/** What is run is never added to what is rowed: "run 8.6 km, row and ski 7 km". */
function distances({ blocks, distance, code }: Session): string[] {
  const climb = sessionClimb({ blocks });
  const climbed = climb === 0 ? [] : [`${climb.toLocaleString("en")} m of climb`];
  if (distance === 0) return climbed;
  const metres = new Map<Kind, number>();
  for (const items of Object.values(blocks))
    for (const { name, sets = 1, dose } of items) {
      const kind = getKind(name, code);
      metres.set(kind, (metres.get(kind) ?? 0) + sets * (dose.metres ?? 0));
    }
  const found = KINDS.filter((kind) => (metres.get(kind) ?? 0) > 0);
  const covered = found.map((kind) => {
    const sum = Math.round(metres.get(kind) ?? 0);
    return `${kind} ${kind === "swim" ? `${sum.toLocaleString("en-GB")} m` : formatDistance(sum)}`;
  });
  return [...covered, ...climbed];
}

/** Carries of a strength session are no stations. */
function isRaceWork(code: Session["code"]): boolean {
  return codeFacts(code).type !== "strength";
}

function getKind(name: string, code: Session["code"]): Kind {
  const exercise = findExercise(name);
  const mode = exercise === undefined ? undefined : cardioMode(exercise);
  if (mode === "run" || mode === "swim" || mode === "walk") return mode;
  if (mode === "row" || mode === "ski") return "row and ski";
  if (name === "Run-walk intervals") return "run";
  if (mode === "bike") return "ride";
  return /carry/iu.test(name) && !isRaceWork(code) ? "carries" : "stations";
}

function printBlock(name: BlockName, session: Session, whole: number): string[] {
  const items = session.blocks[name];
  if (items.length === 0) return [];
  const after = name === "mainWorkout" ? minutesAfter(session) : 0;
  const minutes = whole - after;
  return [
    "",
    `  ${BLOCK_TITLES[name]}${name === "mainWorkout" ? getFormat(session) : ""} (${minutes} min${after === 0 ? "" : `, then ${after} min ${isEasyAfter(session) ? "easy" : "more"}`})`,
    ...items.flatMap((item) => printItem(item, name)),
  ];
}

function getMinutes(items: readonly ExerciseItem[]): number {
  return Math.round(items.reduce((sum, item) => sum + item.dose.totalSeconds, 0) / 60);
}

/** Minutes of what follows a workout. */
function minutesAfter(session: Session): number {
  return getMinutes(linesAfterWorkout(session));
}

function isEasyAfter({ blocks: { mainWorkout } }: Session): boolean {
  return isEasyLine(mainWorkout.at(-1) ?? {});
}

function getFormat({ mainFormat }: Session): string {
  if (mainFormat === undefined) return "";
  const { label, target } = mainFormat;
  return `: ${label}${target === undefined || label.startsWith(target) ? "" : `, aim for ${target}`}`;
}

/** What to do with how to do it; in the working blocks also why, for what it stands in, and what may stand in for it. */
function printItem(item: ExerciseItem, name: BlockName): string[] {
  const { replaced, substitutions = [] } = item;
  const isWork = name !== "warmup" && name !== "cooldown";
  const remarks = [
    isWork && item.why !== undefined ? `Why: ${item.why}` : undefined,
    replaced === undefined || (name !== "mainWorkout" && replaced.reason.startsWith("It needs"))
      ? undefined
      : `For ${replaced.name}: ${replaced.reason}`,
    isWork && substitutions.length > 0 ? `Or: ${substitutions.join(", ")}.` : undefined,
  ];
  const task = [`${item.name}: ${getDose(item)}`, item.description, item.notes].filter((part) => part !== undefined).join(". ");
  return [
    ...wrap(task, { first: "    ", rest: "      " }),
    ...remarks.flatMap((remark) => (remark === undefined ? [] : wrap(remark, { first: "      ", rest: "      " }))),
  ];
}

/** "4 × 5 at 105 kg, RPE 7, rest 2:30" */
function getDose(item: ExerciseItem): string {
  const amount = [item.reps, item.duration, item.distance].filter((part) => part !== undefined).join(", ");
  // "8-5-4-3-2" names every set already.
  const sets = item.sets === undefined || item.sets === 1 || item.reps?.includes("-") === true ? "" : `${item.sets} × `;
  const weight = item.weight === undefined ? "" : ` at ${item.weight}`;
  const rest = item.restBetweenSets === undefined ? undefined : `rest ${item.restBetweenSets}`;
  return [`${sets}${amount}${weight}`, item.intensity, rest].filter((part) => part !== undefined).join(", ");
}
