import type { Swap } from "../../athlete/athlete.ts";
import { movementGate } from "../../selection/gates/movement-gate.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { PlanContext } from "../../context/context.ts";
import { type DraftItem, totalSeconds } from "../../context/draft.ts";
import { startOfLine } from "../../prescription/items.ts";
import type { BlockName, ExerciseItem, Session } from "../../model/plan.ts";
import { sessionTotals } from "../../context/session-totals.ts";
import { rampItems } from "../warmup/warmup.ts";
import { getDoseKind, takesDose } from "./dose-kind.ts";
import { SUGGESTED_NOTE, swappedSets, swappedTime } from "./swap-line.ts";
import { swappedEndurance, swappedMovement } from "./swap-workout-line.ts";
import { capital, shortName } from "../../model/words.ts";
import { substitutionNote } from "../finish/coach-notes.ts";

/** Names of the catalogue: what a session has, and what is done for it. */
export type NamedSwap = Omit<Swap, "sessionId">;

/**
 * The session with `by` in every line of an exercise: the same sets, time and effort, the weight from the other's own maximum, the
 * build-up to it and the texts as well. Undefined when the session has no such work, already has the other exercise, or when the
 * athlete cannot do it there: injury, equipment, gate, dislike, or no load that fits.
 */
export function swapInSession(context: PlanContext, session: Session, { exercise, by: name, isSuggested }: NamedSwap): Session | undefined {
  const by = findExercise(name);
  const work = WORK_BLOCKS.flatMap((block) => session.blocks[block].map((item) => ({ item, block })));
  const lines = work.filter(({ item }) => item.name === exercise);
  if (by === undefined || session.code === "RACE" || lines.length === 0 || work.some(({ item }) => item.name === by.name)) return undefined;
  const where = lines.some(({ block }) => block === "mainWorkout") ? "metcon" : "practice";
  if (context.picker.pick(by.name, where).replaced !== undefined || !movementGate(by.name, context.athlete, where).met) return undefined;
  const swapped = new Map<ExerciseItem, ExerciseItem>();
  for (const { item, block } of lines) {
    const line = swappedLine(context, session, item, block, by);
    if (line === undefined) return undefined;
    const why = isSuggested === true ? { replaced: { name: exercise, reason: SUGGESTED_NOTE } } : {};
    swapped.set(item, { ...line, ...why, id: item.id });
  }
  return withLines(context, session, swapped, by);
}

/** The session with what the athlete swapped in it, as far as it still fits. */
export function withSwaps(context: PlanContext, session: Session): Session {
  const { swaps } = context.athlete;
  if (swaps === undefined) return session;
  return swaps.reduce((now, swap) => (swap.sessionId === session.id ? (swapInSession(context, now, swap) ?? now) : now), session);
}

const WORK_BLOCKS = ["skill", "strength", "mainWorkout"] as const;

function swappedLine(context: PlanContext, session: Session, item: ExerciseItem, block: BlockName, by: Exercise): DraftItem | undefined {
  const kind = getDoseKind(item);
  const instead = findExercise(item.name);
  if (kind === undefined || instead === undefined || !takesDose(by, kind, instead)) return undefined;
  if (kind === "time") return swappedTime(context, item, by);
  if (kind === "endurance") return swappedEndurance(context, item, by);
  return block === "mainWorkout" ? swappedMovement(context, item, by) : swappedSets(context, item, by, session.isDeload);
}

function withLines(context: PlanContext, session: Session, swapped: ReadonlyMap<ExerciseItem, ExerciseItem>, by: Exercise): Session {
  const lines = (block: BlockName): readonly ExerciseItem[] => session.blocks[block].map((item) => swapped.get(item) ?? item);
  const [first] = swapped.keys();
  const warmup = session.blocks.warmup.flatMap((item) =>
    item.name === first?.name ? preparation(context, session, item, by, [...swapped.values()]) : [item],
  );
  const blocks: Session["blocks"] = {
    ...session.blocks,
    warmup,
    skill: lines("skill"),
    strength: lines("strength"),
    mainWorkout: lines("mainWorkout"),
  };
  const duration = getMinutes(blocks);
  return {
    ...session,
    ...swappedTexts(session, blocks, [...swapped]),
    blocks,
    duration,
    ...sessionTotals(session.type, blocks, duration, session.intensityLevel),
  };
}

/** What prepared for the old exercise prepares for the new one: lighter sets before a lift, half a minute at half speed before a workout. */
function preparation(
  context: PlanContext,
  session: Session,
  item: ExerciseItem,
  by: Exercise,
  lines: readonly ExerciseItem[],
): readonly ExerciseItem[] {
  const choice = { exercise: by };
  const easyStart = getDoseKind(item) === "endurance" ? swappedEndurance(context, item, by) : undefined;
  if (easyStart !== undefined) return [{ ...easyStart, id: item.id }];
  if (item.dose.seconds !== undefined) {
    const { name: _, id, substitutions: _others, replaced: _replaced, pace: _pace, power: _power, distance: _metres, ...rest } = item;
    return [{ ...startOfLine(context, choice), id, ...rest }];
  }
  const heaviest = lines.toSorted((a, b) => (b.load?.kilograms ?? 0) - (a.load?.kilograms ?? 0))[0];
  const ramp = rampItems(
    { context, minutes: session.duration },
    heaviest?.load === undefined ? { choice } : { choice, load: heaviest.load },
  );
  return ramp.map((line) => ({ ...line, id: item.id }));
}

function getMinutes({ warmup, skill, strength, mainWorkout, cooldown }: Session["blocks"]): number {
  return Math.max(1, Math.round(totalSeconds([...warmup, ...skill, ...strength, ...mainWorkout, ...cooldown]) / 60));
}

/** What a title says of a line: "4 × 5 at 105 kg". */
function doseText({ sets = 1, reps, duration, distance, weight, rpe }: ExerciseItem): string {
  const at = weight === undefined ? (rpe === undefined ? "" : ` at RPE ${rpe}`) : ` at ${weight}`;
  return `${sets} × ${reps ?? duration ?? distance ?? ""}${at}`;
}

/** Title, description and note of a session with other lines in it; where its title does not name what was swapped, it says so. */
function swappedTexts(
  session: Session,
  blocks: Session["blocks"],
  pairs: readonly (readonly [was: ExerciseItem, is: ExerciseItem])[],
): Pick<Session, "title" | "description" | "coachNotes"> {
  const told = (text: string): string => pairs.reduce((said, [was, is]) => inWords(said, was, is), text);
  const title = told(session.title);
  const [first] = pairs;
  const isUntold = first !== undefined && title === session.title && isMainPart(session, first[0]);
  return {
    title: isUntold ? `${title} (${shortName(first[1].name)} instead of ${shortName(first[0].name)})` : title,
    description: told(session.description),
    coachNotes: {
      ...session.coachNotes,
      substitutions: substitutionNote([...blocks.skill, ...blocks.strength, ...blocks.mainWorkout]),
    },
  };
}

function inWords(text: string, was: ExerciseItem, is: ExerciseItem): string {
  const [old, now] = [shortName(was.name), shortName(is.name)];
  const amounts = [
    [doseText(was), doseText(is)],
    [`${old}, ${was.distance ?? ""}`, `${now}, ${is.duration ?? is.distance ?? ""}`],
    [old, now],
  ] as const;
  return amounts.reduce((said, [from, to]) => said.replaceAll(from, to).replaceAll(capital(from), capital(to)), text);
}

/** Whether the session is about the line: most of its main part. */
function isMainPart({ blocks }: Session, item: ExerciseItem): boolean {
  const seconds = (items: readonly ExerciseItem[]): number => items.reduce((sum, { dose }) => sum + dose.totalSeconds, 0);
  const same = blocks.mainWorkout.filter(({ name }) => name === item.name);
  return same.length > 0 && 2 * seconds(same) >= seconds(blocks.mainWorkout);
}
