import type { Focus } from "../../athlete/athlete.ts";
import { totalSeconds } from "../../context/draft.ts";
import { sessionTotals } from "../../context/session-totals.ts";
import { totalReps } from "../../model/lifted-more.ts";
import { isCarry } from "../../prescription/implement-load.ts";
import type { ExerciseItem, PlanWeek, Session } from "../../model/plan.ts";

/** From so many sets on one is left out; below, every set gets shorter. */
const SETS_TO_SPARE = 3;
const FEWEST_REPS = 2;

/** On one leg nobody does fewer. */
const FEWEST_EACH_SIDE = 6;
const MIN_SETS = 2;

/** `fewestReps`: what health asks for at least. Whether a line of a deload is all that the exercise was in the session before: no fewer repetitions, no lighter and no easier. */
export function isAsMuch(item: ExerciseItem, before: readonly ExerciseItem[], fewestReps = FEWEST_REPS): boolean {
  const same = before.filter(({ name }) => name === item.name);
  if (same.length === 0 || item.dose.reps === undefined || same.some(({ dose }) => dose.reps === undefined)) return false;
  if ((item.sets ?? 1) <= MIN_SETS && eachReps(item) <= Math.max(fewest(item), fewestReps)) return false;
  const top = (value: (line: ExerciseItem) => number): number => Math.max(...same.map(value));
  return (
    totalReps(item) >= same.reduce((sum, line) => sum + totalReps(line), 0) &&
    (item.load?.kilograms ?? 0) >= top(({ load }) => load?.kilograms ?? 0) &&
    (item.rpe ?? 0) >= top(({ rpe = 0 }) => rpe)
  );
}

function fewest(item: ExerciseItem): number {
  return getSides(item) === 1 ? FEWEST_REPS : FEWEST_EACH_SIDE;
}

/** The dose of a line for each side counts both. */
function getSides({ reps = "" }: ExerciseItem): number {
  return reps.includes("each side") ? 2 : 1;
}

function eachReps(item: ExerciseItem): number {
  return (item.dose.reps ?? FEWEST_REPS) / getSides(item);
}

/** The lines of strength and skill of a session. */
export function liftedLines({ blocks }: Pick<Session, "blocks">): readonly ExerciseItem[] {
  return [...blocks.skill, ...blocks.strength];
}

/** A deload of strength or skill in which every line is less than it was in the week before, however that week came to be small. */
export function lighterThanLast(session: Session, last: Session | undefined, fewestReps?: number): Session {
  if (last === undefined) return session;
  const before = liftedLines(last);
  const isFull = (item: ExerciseItem): boolean => isAsMuch(item, before, fewestReps);
  if (!liftedLines(session).some(isFull)) return session;
  const lighter = (items: readonly ExerciseItem[]): readonly ExerciseItem[] =>
    items.map((item) => {
      let line = item;
      while (isFull(line)) line = less(line);
      return line;
    });
  return withBlocks(session, { ...session.blocks, skill: lighter(session.blocks.skill), strength: lighter(session.blocks.strength) });
}

/** Share of what a loading week lifted on the day: more is no taper. */
const MAX_TAPER_SHARE = 0.85;
/** Kilograms that are worth sparing. */
const MIN_SPARED_KILOGRAMS = 500;
const SETS_KEPT = 2;

/** A session of a taper that lifts less than the same day did in the last loading week: sets go, the weights stay ("less volume at the same speed"). */
export function lessThanLoading(session: Session, loading: Session | undefined): Session {
  const most = MAX_TAPER_SHARE * (loading?.tonnage ?? 0);
  return most > MIN_SPARED_KILOGRAMS ? withinTonnage(session, most) : session;
}

function withinTonnage(session: Session, most: number): Session {
  const { strength, skill } = session.blocks;
  const [longest] = [...strength, ...skill]
    .filter(({ sets = 1, load }) => sets > SETS_KEPT && load !== undefined)
    .toSorted((a, b) => (b.sets ?? 1) - (a.sets ?? 1));
  if (session.tonnage <= most || longest === undefined) return session;
  const shorter = (items: readonly ExerciseItem[]): readonly ExerciseItem[] => items.map((item) => (item === longest ? less(item) : item));
  return withinTonnage(withBlocks(session, { ...session.blocks, skill: shorter(skill), strength: shorter(strength) }), most);
}

/** A session in which no exercise that another one has is done with more weight or in more sets than there. */
export function noHeavierThan(session: Session, most: Session): Session {
  const planned = new Map(most.blocks.strength.map((item) => [item.name, item]));
  const strength = session.blocks.strength.map((line): ExerciseItem => {
    const known = planned.get(line.name);
    const isHeavier = known?.load !== undefined && (line.load?.kilograms ?? 0) > known.load.kilograms;
    // Repetitions, effort and speed are those of the weight; where less effort is allowed now, only the weight is.
    const isEasier = (line.rpe ?? 0) < (known?.rpe ?? 0);
    let item = !isHeavier ? line : isEasier ? { ...line, ...weightOf(known) } : { ...line, ...known, ...swapsOf(line) };
    while ((item.sets ?? 1) > Math.max(known?.sets ?? Number.POSITIVE_INFINITY, MIN_SETS)) item = less(item);
    return item;
  });
  const isSame = strength.every((item, index) => item === session.blocks.strength[index]);
  return isSame ? session : withBlocks(session, { ...session.blocks, strength });
}

/** What may be done in its place is what is allowed now. */
function swapsOf({ substitutions }: ExerciseItem): Pick<ExerciseItem, "substitutions"> {
  return substitutions === undefined ? {} : { substitutions };
}

function weightOf({ weight, load }: Partial<ExerciseItem> = {}): Pick<ExerciseItem, "weight" | "load"> {
  return { ...(weight === undefined ? {} : { weight }), ...(load === undefined ? {} : { load }) };
}

/**
 * A session with no more sets, kilograms and minutes of lifting than another: easy minutes at its end go first, then sets of the longest line among
 * what stands in for others, and at last whole lines of it. A lift that both have keeps its sets.
 */
export function noMoreThan(session: Session, most: Session): Session {
  const { strength, skill, mainWorkout } = session.blocks;
  const isOver = session.duration > most.duration + FEW_MINUTES;
  const isEasyEnd = mainWorkout.length > 0 && most.blocks.mainWorkout.length === 0 && mainWorkout.every(({ rpe = 10 }) => rpe <= EASY_RPE);
  if (isOver && isEasyEnd && strength.length > 0) return noMoreThan(withBlocks(session, { ...session.blocks, mainWorkout: [] }), most);
  const isMoreSets = countSets(session) > countSets(most);
  const isHeavier = session.tonnage > most.tonnage + MIN_SPARED_KILOGRAMS;
  if (!isMoreSets && !isHeavier && !isOver) return session;
  const planned = new Map([...most.blocks.strength, ...most.blocks.skill].map(({ name, sets = 1 }) => [name, sets]));
  // What stands in for the first lift of the day is its first lift: the trunk and what comes after it give way.
  const first = strength[0];
  const ofFirst = most.blocks.strength[0]?.sets;
  if (first !== undefined && ofFirst !== undefined && !planned.has(first.name)) planned.set(first.name, ofFirst);
  const [longest] = [...strength, ...skill]
    .filter((item) => canBeLess(item))
    .filter(({ name, sets = 1, load }) => sets > (planned.get(name) ?? SETS_KEPT) && (load !== undefined || isMoreSets || isOver))
    .toSorted((a, b) => b.dose.totalSeconds - a.dose.totalSeconds);
  if (longest === undefined) {
    const last = strength.findLast(({ name }, index) => index > 0 && !planned.has(name));
    if (!isMoreSets || last === undefined || strength.length <= FEWEST_LINES) return session;
    return noMoreThan(withBlocks(session, { ...session.blocks, strength: strength.filter((item) => item !== last) }), most);
  }
  const shorter = (items: readonly ExerciseItem[]): readonly ExerciseItem[] => items.map((item) => (item === longest ? less(item) : item));
  return noMoreThan(withBlocks(session, { ...session.blocks, skill: shorter(skill), strength: shorter(strength) }), most);
}

/** A session of strength has at least so many. */
const FEWEST_LINES = 3;
/** Minutes that no one would rewrite a session for. */
const FEW_MINUTES = 0;
const EASY_RPE = 4;

function countSets({ blocks: { strength, skill } }: Session): number {
  return [...strength, ...skill].reduce((sum, { sets = 1 }) => sum + sets, 0);
}

/**
 * Where neither plates nor repetitions let a lift grow, its third week in a row would be a copy (LP45, load-plausibility.md section 15): it has a set
 * less, at the same weight.
 */
export function notThriceAlike(session: Session, done: readonly PlanWeek[], focus: Focus): Session {
  const [first] = session.blocks.strength;
  const { load, rpe = 0 } = first ?? {};
  const mayGrow = load?.oneRepMax !== undefined && load.kilograms >= 2 * (load.bar ?? 0) && rpe >= WORK_RPE && !holds(focus, first);
  if (session.isDeload || first === undefined || !mayGrow || (first.sets ?? 1) < SETS_TO_SPARE) return session;
  const isAlike = [1, 2].every((weeks) => {
    const before = done
      .find(({ week, isDeload }) => !isDeload && week === session.week - weeks)
      ?.sessions.find(({ code, weekday }) => code === session.code && weekday === session.weekday)?.blocks.strength[0];
    return before?.name === first.name && before.sets === first.sets && before.reps === first.reps && before.weight === first.weight;
  });
  if (!isAlike) return session;
  return withBlocks(session, { ...session.blocks, strength: [less(first), ...session.blocks.strength.slice(1)] });
}

/** Technique days repeat what they practise. */
const WORK_RPE = 6.5;
/** Beside runs and rides lifting holds what there is, and so do the heavy sets of a Hyrox athlete. */
function holds(focus: Focus, item: ExerciseItem | undefined): boolean {
  return focus === "running" || focus === "triathlon" || (focus === "hyrox" && (item?.dose.reps ?? 0) <= HEAVY_REPS);
}

const HEAVY_REPS = 3;

/** A deload carries no more than the loading weeks before it: a limit that eased in between gives its kilograms to the next loading week. */
export function carriesAsBefore(session: Session, done: readonly PlanWeek[]): Session {
  if (!session.isDeload) return session;
  const before = new Map(
    done
      .filter(({ isDeload }) => !isDeload)
      .flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.strength.map((item) => [item.name, item]))),
  );
  const strength = session.blocks.strength.map((item) => {
    const { load, weight } = before.get(item.name) ?? {};
    const isHeavier = load !== undefined && weight !== undefined && (item.load?.kilograms ?? 0) > load.kilograms;
    return isHeavier && isCarry(item.name) ? { ...item, load, weight } : item;
  });
  return strength.every((item, index) => item === session.blocks.strength[index])
    ? session
    : withBlocks(session, { ...session.blocks, strength });
}

/** The session with other lines, and what follows from them. */
export function withBlocks(session: Session, blocks: Session["blocks"]): Session {
  const seconds = Object.values(blocks).reduce((sum, items) => sum + totalSeconds(items), 0);
  const duration = Math.min(session.duration, Math.max(1, Math.round(seconds / 60)));
  return {
    ...session,
    title: titleWith(session, blocks),
    blocks,
    duration,
    ...sessionTotals(session.type, blocks, duration, session.intensityLevel),
  };
}

/** Whether a line has a set or a repetition to spare. */
export function canBeLess(item: ExerciseItem, fewestReps = FEWEST_REPS): boolean {
  return (item.sets ?? 1) >= SETS_TO_SPARE || (item.dose.reps !== undefined && eachReps(item) > Math.max(fewest(item), fewestReps));
}

/** A line with a set less, or with fewer repetitions. */
export function less(item: ExerciseItem, fewestReps = FEWEST_REPS): ExerciseItem {
  const { sets = 1, dose, notes } = item;
  if (sets >= SETS_TO_SPARE)
    return { ...item, sets: sets - 1, dose: { ...dose, totalSeconds: Math.round((dose.totalSeconds * (sets - 1)) / sets) } };
  const now = eachReps(item);
  const reps = Math.max(fewest(item), fewestReps, Math.min(now - 1, Math.floor(0.75 * now)));
  return {
    ...item,
    reps: item.reps?.replace(String(now), String(reps)) ?? String(reps),
    ...(notes === undefined ? {} : { notes: notes.replaceAll(`after ${now}`, `after ${reps}`) }),
    dose: { ...dose, reps: reps * getSides(item) },
  };
}

/** The dose of the first lifts stands in the title. */
function titleWith(session: Session, blocks: Session["blocks"]): string {
  const told = [...session.blocks.strength, ...session.blocks.skill];
  return [...blocks.strength, ...blocks.skill].reduce((title, item, index) => {
    const before = told[index];
    if (before === undefined || before === item) return title;
    const [[sets, weighed], [newSets, newWeighed]] = [doseText(before), doseText(item)];
    return title.includes(weighed) ? title.replace(weighed, newWeighed) : title.replace(sets, newSets);
  }, session.title);
}

/** "2 × 10 each side" and "2 × 10 each side at 2 × 8 kg". */
function doseText(item: ExerciseItem): readonly [sets: string, weighed: string] {
  const sets = `${item.sets ?? 1} × ${eachReps(item)}`;
  return [sets, `${sets}${getSides(item) === 1 ? "" : " each side"} at ${item.weight ?? ""}`];
}
