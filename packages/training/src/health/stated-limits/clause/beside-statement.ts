import type { StatedLimit } from "../stated-limit.ts";
import type { Clause } from "../../clause.ts";
import type { HealthLimits } from "../../limits.ts";
import type { NoteStatement } from "#training/statements/note-statement.ts";
import { getCue, getLimits as statementLimits } from "#training/statements/statement-limits.ts";

export type OwnLimit = StatedLimit & { readonly clause: Clause; readonly isBan: boolean };

/** What the statement of a clause limits. */
export function ofStatement(statement: NoteStatement): readonly OwnLimit[] {
  const { period, isByProfessional, clause, verdict, limit, times, isApart } = statement;
  const limits = statementLimits(statement);
  const cue = getCue(statement);
  if (Object.keys(limits).length === 0 && cue === undefined) return [];
  return [
    {
      phrase: clause.quote,
      limits,
      period,
      isByProfessional,
      clause,
      isBan: verdict === "forbidden" && limit === undefined && times === undefined && !isApart,
      ...(cue === undefined ? {} : { cue }),
    },
  ];
}

/** Numbers that stand beside those of a statement: how often, how hard, how heavy. What is closed is the statement's to say. */
const BESIDE_STATEMENT: ReadonlySet<string> = new Set([
  "consecutiveRuns",
  "fastRunsInARow",
  "growsFreely",
  "weeklyRunMetres",
  "weeklyRunGrowth",
  "runsPerWeek",
  "runRung",
  "pulse",
  "rpe",
  "aerobicRpe",
  "fewestReps",
  "mostReps",
  "heat",
  "hardDays",
  "warmupMinutes",
  "cooldownMinutes",
  "breathHolding",
  "outdoors",
]);

export function besideStatement(found: Partial<HealthLimits>, all: readonly OwnLimit[], clause: Clause): Partial<HealthLimits> {
  const ofClause = all.filter((one) => one.clause === clause);
  // "Weights sitting or lying are ok" leaves out what is done standing.
  if (found.standing === false) return found;
  if (ofClause.every(({ isBan }) => isBan)) return found;
  const own = ofClause.map(({ limits }) => limits);
  const known = new Set(own.flatMap((limits) => Object.keys(limits)));
  const isWeight = !known.has("kilograms") && !known.has("kilogramsOf");
  return Object.fromEntries(
    Object.entries(found).filter(
      ([field]) =>
        !known.has(field) &&
        !(field === "consecutiveRuns" && known.has("daysInARow")) &&
        (BESIDE_STATEMENT.has(field) || (isWeight && (field === "kilogramsOf" || field === "kilograms"))),
    ),
  );
}
