import type { WodLoad, WodMovement, WodRecovery, WodScheme } from "../../wod.ts";
import type { SharedLoad } from "../../shared-loads.ts";
import type { ClockHead } from "../line/clock-heads.ts";
import type { Role } from "../line/line-labels.ts";
import type { SetGroup } from "../line/marks.ts";
import type { LineReading } from "../line/read-line.ts";
import type { RestReading } from "../line/work-heads.ts";

/** A part while its lines are collected. */
export interface Draft {
  label?: string;
  role?: Role;
  clock: ClockHead;
  rounds?: number;
  list?: readonly number[];
  isLadder: boolean;
  max?: WodScheme;
  cap?: number;
  total?: number;
  range?: number;
  isTimed: boolean;
  isQuality: boolean;
  /** Each movement of its line had a list of its own. */
  hasLists: boolean;
  rest?: RestReading;
  pause?: number;
  recovery?: WodRecovery;
  sendOff?: number;
  blocks?: number;
  blockRest?: number;
  style?: LineReading["style"];
  sets: SetGroup[];
  /** Loads that stand apart from the movements. */
  loads: WodLoad[];
  shared: SharedLoad[];
  /** How many rests stand between its lines. */
  restCount: number;
  /** So many seconds at each station. */
  station?: number;
  setLoads: { load: WodLoad; from: number; to: number; reps?: number }[];
  movements: WodMovement[];
  /** The name above the lines, which they are of. */
  heading?: WodMovement;
  turns: (number | undefined)[];
  isComplex: boolean;
  isSameClock: boolean;
  /** "Then" stands before it. */
  isThen: boolean;
  /** A sport by the clock: nothing more is of it. */
  isWhole: boolean;
  isAlternating: boolean;
  /** One station follows each round. */
  isInterleaved: boolean;
  /** The lines of its scheme. */
  heads: LineReading[];
  headIndent: number;
  isIndented: boolean;
  /** Under "Strength", "Skill" or "Accessory": nothing of it is against the clock unless it says so. */
  isUnhurried: boolean;
}

export function draft(before: Partial<Draft> = {}): Draft {
  return {
    clock: {},
    isLadder: false,
    isTimed: false,
    isQuality: false,
    hasLists: false,
    sets: [],
    loads: [],
    shared: [],
    restCount: 0,
    setLoads: [],
    movements: [],
    turns: [],
    isComplex: false,
    isSameClock: false,
    isThen: false,
    isWhole: false,
    isAlternating: false,
    isInterleaved: false,
    heads: [],
    headIndent: 0,
    isIndented: false,
    isUnhurried: false,
    ...before,
  };
}

/** Whether the part has a scheme of a board: rounds, a clock, a list. */
export function hasScheme({ clock, rounds, list, max }: Draft): boolean {
  return (
    clock.scheme !== undefined ||
    clock.every !== undefined ||
    clock.isOpenAmrap === true ||
    rounds !== undefined ||
    list !== undefined ||
    max !== undefined
  );
}

export function isEmpty(one: Draft): boolean {
  return one.movements.length === 0 && one.sets.length === 0;
}
