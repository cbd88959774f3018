import type { BuiltMetcon } from "./built-metcon.ts";
import { daysBetween } from "../../calendar/day.ts";
import type { Level } from "../../athlete/athlete.ts";
import { isFirstWeekBack } from "../../athlete/interruptions.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { injuredLeg } from "../../injuries/impact.ts";
import { wishedShape } from "../../statements/wished-exercises/wished-shape.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { ErgKind } from "../cardio/erg-intervals.ts";
import type { MainFormat } from "../../model/plan.ts";
import type { Metcon, MetconDomain } from "./library.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { mostlyClosed } from "../../context/mostly-closed.ts";
import { lowImpactWorkout } from "./engine.ts";
import { getItems } from "./metcon-items.ts";
import { applyCaps, roundsAllowed } from "./session-caps.ts";
import { type Line, scaledLines } from "./scaled-lines.ts";
import { workoutsInTurn } from "./turns.ts";

const SECONDS_BETWEEN_MOVEMENTS = 7;

/**
 * The workout of this week from a time domain, scaled to the athlete and fitted into `seconds`: rounds for a time with a
 * cap, an AMRAP, an EMOM or intervals. A workout of which an injury closes more than half gives way to the next, and to intervals on machines
 * when all do (injuries.md section 2). Undefined when the time is too short for any.
 */
export function buildMetcon(brief: SessionBrief, domain: MetconDomain, seconds: number): BuiltMetcon | undefined {
  const { scoredMinutes } = brief.context.health;
  // Nothing is for time in a deload, nor in the easy days around a contest (load-plausibility.md section 5).
  const isFirst = isFirstStart(brief) || isFirstWeekBack(brief.context.athlete, brief.date);
  const isEasy = brief.frame.isDeload || (brief.isRecovery && !brief.isTaper);
  if (scoredMinutes > 0 && !isEasy && !isFirst) return findMetcon(brief, domain, Math.min(seconds, 60 * BELOW_CAP * scoredMinutes));
  // Every round has its pauses: fewer of them fill the time, fewest in a first start.
  const rests = isFirst
    ? REST_RATIOS.firstStart
    : brief.frame.isDeload
      ? REST_RATIOS.deload
      : isEasy
        ? REST_RATIOS.easyDay
        : REST_RATIOS.usual;
  const built = findMetcon(brief, domain, seconds / rests);
  return built === undefined ? undefined : unscored(built, rests);
}

/** One round is no workout: a light day of lifting does without. */
export function isToken({ frame, isRecovery }: SessionBrief, { items }: BuiltMetcon): boolean {
  return (frame.isDeload || isRecovery) && items.length > 1 && items.every(({ sets = 1 }) => sets < 2);
}

/** Whoever rests until they can talk takes so much longer than the same rounds take in one go; a deload has little to rest from. */
const REST_RATIOS = { firstStart: 2.2, usual: 2.2, deload: 1.6, easyDay: 1 } as const;

/** Beginners who have never trained learn the movements before a clock runs (special-populations.md section 4.20). */
function isFirstStart({ context: { level, athlete, start }, date }: SessionBrief): boolean {
  return level === "beginner" && (athlete.trainingYears ?? 1) < FIRST_YEARS && daysBetween(start, date) < FIRST_DAYS;
}

const FIRST_YEARS = 0.25;
const FIRST_DAYS = 28;

/** What is aimed for lies below the time at which the clock stops. */
const BELOW_CAP = 0.8;

function findMetcon(brief: SessionBrief, domain: MetconDomain, seconds: number): BuiltMetcon | undefined {
  const all = workoutsInTurn(brief.context, domain, brief.frame.macroWeek);
  const { exercises } = wishedShape(brief.context.athlete.dislikes);
  const few = all.filter(({ parts }) => parts.length <= exercises);
  const open = few.length === 0 ? all : few;
  const light = isFirstWeekBack(brief.context.athlete, brief.date)
    ? open.filter(({ parts }) => !parts.some(({ name }) => HARD_ON_HANDS.test(name)))
    : open;
  const list = light.length === 0 ? open : light;
  const turn = brief.occurrence % Math.max(1, list.length);
  const rotated = [...list.slice(turn), ...list.slice(0, turn)];
  let lost: Choice["replaced"];
  const build = (evenIfClosed: boolean): BuiltMetcon | undefined => {
    for (const candidate of rotated) {
      if (candidate === undefined || (lost !== undefined && bringsRunning(brief, candidate))) continue;
      const closed = evenIfClosed ? undefined : closedBy(brief, candidate);
      lost ??= closed;
      const lines = closed === undefined ? scaledLines(brief, candidate) : undefined;
      if (lines === undefined) continue;
      if (domain !== "sprint") return fitted(brief, candidate, lines, seconds);
      const sprints = sprintIntervals(brief, lines, seconds);
      if (sprints !== undefined) return sprints;
    }
    return undefined;
  };
  const found = build(false);
  if (found !== undefined || lost === undefined) return found;
  const kind = brief.frame.isDeload || brief.isRecovery ? "UT1" : LOW_IMPACT_KIND[domain];
  // Without a machine replacements are better than nothing.
  return lowImpactWorkout(brief, kind, seconds, lost) ?? build(true);
}

/** What hands, grip and shoulders are not used to after a break: hanging, kipping and bars that are caught. */
const HARD_ON_HANDS = /toes-to-bar|pull-up|muscle-up|rope climb|ghd|snatch|clean|handstand/iu;

/** One given workout, scaled to the athlete and fitted into the time; undefined where an injury closes too much of it. */
export function buildWorkout(brief: SessionBrief, workout: Metcon, seconds: number): BuiltMetcon | undefined {
  const lines = closedBy(brief, workout) === undefined ? scaledLines(brief, workout) : undefined;
  return lines === undefined
    ? undefined
    : fitted(brief, workout, lines, Math.min(seconds, 60 * BELOW_CAP * brief.context.health.scoredMinutes));
}

/** Nobody begins to run in place of a workout that an injury closed, when it is a leg (no new impact, injuries.md section 1). */
function bringsRunning({ context }: SessionBrief, { parts }: Metcon): boolean {
  return injuredLeg(context.reading) !== undefined && parts.some(({ name }) => isRunning(name));
}

function isRunning(name: string): boolean {
  const exercise = findExercise(name);
  return exercise !== undefined && cardioMode(exercise) === "run";
}

function closedBy({ context }: SessionBrief, { parts }: Metcon): Choice["replaced"] {
  return mostlyClosed(
    context,
    parts.map(({ name }) => name),
  );
}

/** Equal effort for equal time, whatever the workout was. */
const LOW_IMPACT_KIND: { readonly [domain in MetconDomain]: ErgKind } = {
  sprint: "TR",
  short: "TR",
  medium: "TR",
  lightLegs: "AT",
  long: "AT",
};

function fitted(brief: SessionBrief, workout: Metcon, whole: readonly Line[], seconds: number): BuiltMetcon {
  const wanted = inTwoRounds(brief, workout, whole, seconds);
  const lines = applyCaps(brief, wanted, roundsWanted(brief, workout, wanted, seconds));
  const limit = roundsAllowed(brief, lines);
  if (workout.format === "emom") return emom(brief, lines, seconds, limit);
  const round = secondsOfRound(lines);
  if (workout.format === "intervals") return intervals(brief, lines, seconds, round, limit);
  const rounds = Math.max(1, Math.min(limit, MOST_ROUNDS, Math.floor(seconds / round)));
  const { noClock } = wishedShape(brief.context.athlete.dislikes);
  // A cap on repetitions makes the workout shorter than the time: then it is rounds, never an open AMRAP.
  const open = (workout.format === "amrap" || noClock) && rounds < Math.min(limit, MOST_ROUNDS);
  if (noClock && !open) return intervals(brief, lines, seconds, round, limit);
  const length = open ? 60 * Math.max(1, Math.floor(Math.min(seconds, rounds * round + round / 2) / 60)) : rounds * round;
  const minutes = Math.max(1, Math.round(length / 60));
  const items = getItems(brief, lines, rounds, length);
  // Work of a fixed length takes the same time however hard it is: no score.
  const isScored = items.every(({ dose, distance }) => dose.reps !== undefined || distance !== undefined);
  const format: MainFormat = open
    ? { kind: "amrap", label: `AMRAP ${minutes}`, capMinutes: minutes, target: `${rounds} rounds` }
    : {
        kind: "for-time",
        label: `${rounds === 1 ? "1 round" : `${rounds} rounds`}${isScored ? " for time" : " at an even pace"}`,
        rounds,
        capMinutes: getCap(brief, length),
        target: clock(15 * Math.round(length / 15)),
      };
  return { items, format, movements: lines.map((line) => line.choice.exercise.name) };
}

/** One round of a light day is none: the same in two halves. */
function inTwoRounds(brief: SessionBrief, workout: Metcon, lines: readonly Line[], seconds: number): readonly Line[] {
  const isLight = brief.frame.isDeload || brief.isRecovery;
  if (!isLight || lines.length < 2 || roundsWanted(brief, workout, lines, seconds) > 1) return lines;
  return lines.map((line) => ({
    ...line,
    seconds: Math.ceil(line.seconds / 2),
    ...(line.reps === undefined ? {} : { reps: Math.ceil(line.reps / 2) }),
  }));
}

/** Nobody counts further. */
const MOST_ROUNDS = 12;

/** The rounds that fill the time. */
function roundsWanted({ context }: SessionBrief, { format }: Metcon, lines: readonly Line[], seconds: number): number {
  const round = secondsOfRound(lines);
  const length = format === "emom" ? 60 * lines.length : format === "intervals" ? round * (1 + REST_SHARE[context.level]) : round;
  return Math.max(1, Math.min(MOST_ROUNDS, Math.floor(seconds / length)));
}

function secondsOfRound(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.seconds + SECONDS_BETWEEN_MOVEMENTS, 0);
}

/** Half as long again as expected; a beginner stops after 25 minutes at the latest (microcycles.md section 8). */
function getCap({ context }: SessionBrief, seconds: number): number {
  // Where health limits workouts, the clock stops there too.
  const cap = Math.ceil((seconds * 1.5) / 60);
  const most = Math.min(
    context.health.scoredMinutes === 0 ? Infinity : context.health.scoredMinutes,
    context.level === "beginner" ? 25 : Infinity,
  );
  return Math.min(most, cap);
}

function emom(brief: SessionBrief, lines: readonly Line[], seconds: number, limit: number): BuiltMetcon {
  const rounds = Math.max(1, Math.min(limit, Math.floor(seconds / (60 * lines.length))));
  const minutes = rounds * lines.length;
  const withinMinute = lines.map((line) => (line.reps === undefined ? { ...line, seconds: 40 } : { ...line, ...repsWithin(line, 42) }));
  const format: MainFormat = {
    kind: "emom",
    label: `EMOM ${minutes}`,
    rounds,
    capMinutes: minutes,
  };
  return { items: getItems(brief, withinMinute, rounds, minutes * 60), format, movements: lines.map((line) => line.choice.exercise.name) };
}

/** Work that leaves a rest in the minute. */
function repsWithin(line: Line, seconds: number): { reps: number; seconds: number } {
  const perRep = line.seconds / (line.reps ?? 1);
  const reps = Math.max(1, Math.min(line.reps ?? 1, Math.floor(seconds / perRep)));
  return { reps, seconds: Math.round(reps * perRep) };
}

const REST_SHARE: { readonly [level in Level]: number } = { beginner: 1, intermediate: 0.8, advanced: 0.6, elite: 0.5 };

function intervals(brief: SessionBrief, lines: readonly Line[], seconds: number, round: number, limit: number): BuiltMetcon {
  const rest = 15 * Math.round((round * REST_SHARE[brief.context.level]) / 15);
  const rounds = Math.max(1, Math.min(limit, Math.floor(seconds / (round + rest))));
  const format: MainFormat = {
    kind: "intervals",
    label: rounds === 1 ? "1 round" : `${rounds} rounds with ${clock(rest)} rest between`,
    rounds,
    target: rounds === 1 ? clock(5 * Math.round(round / 5)) : `${clock(5 * Math.round(round / 5))} per round`,
  };
  return {
    items: getItems(brief, lines, rounds, rounds === 1 ? round : rounds * (round + rest)),
    format,
    movements: lines.map((line) => line.choice.exercise.name),
  };
}

const SPRINT_LIMITS = { leastRounds: 3, mostWork: 300, restShare: 2 } as const;

/** All-out rounds with at least twice their time to rest, together at most five minutes of work (periodization.md section 8). */
function sprintIntervals(brief: SessionBrief, lines: readonly Line[], seconds: number): BuiltMetcon | undefined {
  const round = lines.reduce((sum, line) => sum + line.seconds, SECONDS_BETWEEN_MOVEMENTS * (lines.length - 1));
  const rest = 15 * Math.ceil((SPRINT_LIMITS.restShare * round) / 15);
  const rounds = Math.min(roundsAllowed(brief, lines), Math.floor(SPRINT_LIMITS.mostWork / round), Math.floor(seconds / (round + rest)));
  const rpe = Math.min(SPRINT_RPE, brief.context.highestRpe, 10 - brief.context.health.repsInReserve);
  if (rounds < SPRINT_LIMITS.leastRounds) return undefined;
  const format: MainFormat = {
    kind: "intervals",
    label: `${rounds} sprints with ${clock(rest)} rest between`,
    rounds,
    // Nobody aims for a time in what is done as fast as possible.
    ...(rpe >= SPRINT_RPE ? {} : { target: `${clock(5 * Math.round(round / 5))} per round` }),
  };
  const items = getItems(brief, lines, rounds, rounds * (round + rest), "repetition").map((item, index) => ({
    ...bySpeed(item, rpe),
    // The rest belongs to the round, so it stands at its end.
    ...(index === lines.length - 1 ? { restBetweenSets: clock(rest) } : {}),
    rpe,
    dose: { ...item.dose, restSeconds: rest },
  }));
  return { items, format, isSprint: true, isAllOut: rpe >= SPRINT_RPE, movements: lines.map((line) => line.choice.exercise.name) };
}

const SPRINT_RPE = 9;

/** So few seconds end before any power or pace of endurance says something: all out is far above a share of the threshold. */
function bySpeed({ pace: _pace, power: _power, why: _why, ...item }: DraftItem, rpe: number): DraftItem {
  return { ...item, rpe, intensity: `RPE ${rpe}` };
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;
}

/** The same rounds without a clock, `rests` times as long: nothing is counted, rests are as long as they have to be (special-populations.md section 1, "scored"). */
function unscored(built: BuiltMetcon, rests: number): BuiltMetcon {
  if (!SCORED_KINDS.has(built.format.kind)) return built;
  const items = built.items.map((item) => ({
    ...(item.name === FAST_RUN ? { ...bySpeed(item, EASY_RUN_RPE), name: EASY_RUN } : item),
    dose: { ...item.dose, totalSeconds: Math.round(rests * item.dose.totalSeconds) },
  }));
  const movements = built.movements.map((name) => (name === FAST_RUN ? EASY_RUN : name));
  return { ...built, items, movements, format: calm(built.format) };
}

/** What is run in easy rounds is run easily. */
const FAST_RUN = "Tempo run";
const EASY_RUN = "Easy run";
const EASY_RUN_RPE = 4;

const SCORED_KINDS: ReadonlySet<MainFormat["kind"]> = new Set(["for-time", "amrap", "emom"]);

function calm({ rounds, target }: MainFormat): MainFormat {
  const count = rounds ?? Number(/^(\d+) rounds?/u.exec(target ?? "")?.[1] ?? 0);
  const label = `${count > 1 ? `${count} easy rounds` : count === 1 ? "1 easy round" : "easy rounds"}, no clock`;
  return { kind: "rounds", label, ...(count > 0 ? { rounds: count } : {}) };
}
