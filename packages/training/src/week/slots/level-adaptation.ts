import type { Level } from "../../athlete/athlete.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { WeekPattern } from "./patterns.ts";
import { codeFacts } from "../../model/session-codes.ts";

/** More hard days than this a beginner does not recover from. */
const BEGINNER_HARD_DAYS = 2;

/** Which session is made easier first when a beginner's week has too many hard ones. */
const SOFTEN_FIRST: readonly SessionCode[] = ["SF", "SL2", "SL", "ML", "MM", "RI", "BQ", "EI"];

/**
 * The printed week for a level: a beginner gets at most two hard days, and one fast run, at threshold: everything else is easy
 * (race-demands.md section 5.3).
 */
export function adaptToLevel(pattern: WeekPattern, level: Level): WeekPattern {
  if (level !== "beginner") return pattern;
  const isFast = (code: SessionCode | undefined): boolean => code === "RI" || code === "RT";
  const first = pattern.findIndex(isFast);
  const week: (SessionCode | undefined)[] = pattern.map((code, index) => (isFast(code) ? (index === first ? "RT" : "RE") : code));
  for (const candidate of SOFTEN_FIRST) {
    while (hardDays(week, level) > BEGINNER_HARD_DAYS && week.includes(candidate)) {
      week[week.lastIndexOf(candidate)] = codeFacts(candidate).softer;
    }
  }
  return week;
}

/** Weeks of run-walk before somebody who has not run gets anything faster. */
const NOVICE_WEEKS = 8;

/** Before hard intervals on a machine a beginner rides or rows easily, from sixty on for longer. */
const EASY_ENGINE = { weeks: 2, from: 60, weeksFrom: 8 } as const;

interface Beginner {
  readonly level: Level;
  readonly age: number | undefined;
  readonly isNoviceRunner: boolean;
}

/** Before a beginner's first fast runs and intervals come easy ones. */
export function adaptToPhase(code: SessionCode, { level, age = 0, isNoviceRunner }: Beginner, macroWeek: number): SessionCode {
  if (level !== "beginner") return code;
  if (code === "EI" && macroWeek <= (age >= EASY_ENGINE.from ? EASY_ENGINE.weeksFrom : EASY_ENGINE.weeks)) return "ZE";
  return code === "RT" && macroWeek <= (isNoviceRunner ? NOVICE_WEEKS : 2) ? "RE" : code;
}

/** Whether the session is hard for this athlete: a beginner's Olympic session is technique. */
export function isHard(code: SessionCode, level: Level): boolean {
  return codeFacts(code).hard && !(code === "OLs" && level === "beginner");
}

function hardDays(week: WeekPattern, level: Level): number {
  return week.filter((code) => code !== undefined && isHard(code, level)).length;
}
