import type { Level } from "../../athlete/athlete.ts";
import { cardioItem } from "../cardio/item.ts";
import type { DraftItem, SessionBrief } from "../draft.ts";
import { repCeiling } from "../../gates/rep-ceiling.ts";
import { identity, weightText } from "../items.ts";
import type { MainFormat } from "../plan.ts";
import { metconLoad } from "./implements.ts";
import { type Metcon, type MetconDomain, metcons } from "./library.ts";
import { type Line, scaledLines } from "./scaled-lines.ts";

export interface BuiltMetcon {
  readonly items: readonly DraftItem[];
  readonly format: MainFormat;
  /** Names of the movements, for titles. */
  readonly movements: readonly string[];
}

const SECONDS_BETWEEN_MOVEMENTS = 7;

/**
 * The workout of this week from a time domain, scaled to the athlete and fitted into `seconds`: rounds for a time with a
 * cap, an AMRAP, an EMOM or intervals. Undefined when the time is too short for any.
 */
export function buildMetcon(brief: SessionBrief, domain: MetconDomain, seconds: number): BuiltMetcon | undefined {
  const list = metcons(domain);
  const turn = brief.frame.macroWeek - 1 + brief.day + brief.occurrence;
  const rotated = list.map((_, index) => list[(index + turn) % list.length] ?? list[0]);
  for (const candidate of rotated) {
    const lines = candidate === undefined ? undefined : scaledLines(brief, candidate);
    if (candidate !== undefined && lines !== undefined) return fitted(brief, candidate, lines, seconds);
  }
  return undefined;
}

function fitted(brief: SessionBrief, workout: Metcon, lines: readonly Line[], seconds: number): BuiltMetcon {
  const limit = roundsAllowed(brief, lines);
  if (workout.format === "emom") return emom(brief, lines, seconds, limit);
  const round = lines.reduce((sum, line) => sum + line.seconds + SECONDS_BETWEEN_MOVEMENTS, 0);
  if (workout.format === "intervals") return intervals(brief, lines, seconds, round, limit);
  const rounds = Math.max(1, Math.min(limit, Math.floor(seconds / round)));
  // A cap on repetitions makes the workout shorter than the time: then it is rounds, never an open AMRAP.
  const open = workout.format === "amrap" && rounds < limit;
  const length = open ? 60 * Math.floor(Math.min(seconds, rounds * round + round / 2) / 60) : rounds * round;
  const minutes = Math.max(1, Math.round(length / 60));
  const format: MainFormat = open
    ? { kind: "amrap", label: `AMRAP ${minutes}`, capMinutes: minutes, target: `${rounds} rounds` }
    : {
        kind: "for-time",
        label: `${rounds} rounds for time`,
        rounds,
        capMinutes: Math.min(25, Math.ceil((length * 1.5) / 60)),
        target: clock(length),
      };
  return { items: itemsOf(brief, lines, rounds, length), format, movements: lines.map((line) => line.choice.exercise.name) };
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
  return { items: itemsOf(brief, withinMinute, rounds, minutes * 60), format, movements: lines.map((line) => line.choice.exercise.name) };
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
    label: `${rounds} rounds with ${clock(rest)} rest between`,
    rounds,
    target: `${clock(round)} per round`,
  };
  return {
    items: itemsOf(brief, lines, rounds, rounds * (round + rest)),
    format,
    movements: lines.map((line) => line.choice.exercise.name),
  };
}

/** The rounds that the repetition ceilings of gymnastics movements leave. */
function roundsAllowed(brief: SessionBrief, lines: readonly Line[]): number {
  const limits = lines.flatMap((line) => {
    const ceiling = repCeiling(line.choice.exercise.name, brief.context.athlete);
    return ceiling === undefined || line.reps === undefined ? [] : [Math.max(1, Math.floor(ceiling.perSession / line.reps))];
  });
  return Math.min(...limits, 99);
}

/** Lines with `rounds` as sets; their times add up to exactly `length`. */
function itemsOf(brief: SessionBrief, lines: readonly Line[], rounds: number, length: number): DraftItem[] {
  const work = lines.reduce((sum, line) => sum + line.seconds, 0);
  return lines.map((line) => {
    const totalSeconds = Math.round((length * line.seconds) / work);
    return line.reps === undefined ? cardioLine(brief, line, rounds, totalSeconds) : repsLine(brief, line, line.reps, rounds, totalSeconds);
  });
}

function cardioLine(brief: SessionBrief, line: Line, rounds: number, totalSeconds: number): DraftItem {
  const { context } = brief;
  if (line.choice.exercise.category !== "cardio") {
    return {
      ...identity(context, line.choice),
      sets: rounds,
      duration: `${line.seconds} s`,
      dose: { seconds: line.seconds, totalSeconds },
    };
  }
  const item = cardioItem(context, line.choice, { zone: "steady", seconds: line.seconds, sets: rounds, show: "distance" });
  return { ...item, dose: { ...item.dose, totalSeconds } };
}

function repsLine(brief: SessionBrief, line: Line, reps: number, rounds: number, totalSeconds: number): DraftItem {
  const { context } = brief;
  const weight = metconLoad(context, line.choice.exercise.name);
  const withWeight =
    weight === undefined || weight === "no-barbell" ? {} : { load: weight.load, weight: weightText(weight.load), why: weight.why };
  return { ...identity(context, line.choice), sets: rounds, reps: String(reps), ...withWeight, dose: { reps, totalSeconds } };
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;
}
