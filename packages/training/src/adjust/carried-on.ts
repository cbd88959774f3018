import type { Continuation } from "../season/continuation.ts";
import { AROUND_LONG_RUN } from "../week/run/long-run-progression.ts";
import { codeFacts } from "../model/session-codes.ts";
import type { Plan, Session } from "../model/plan.ts";

/** How a continuation went on from the block before it, read back from the plan; undefined for a first block. */
export function carriedOn(plan: Plan): Continuation | undefined {
  const { startsFrom } = plan;
  if (startsFrom === undefined) return undefined;
  return {
    startsFrom,
    firstMacroWeek: plan.firstMacroWeek,
    before: lastLoadingWeek(plan),
    planned: [],
    step: 1,
    notes: plan.notes.filter(({ kind }) => kind === "progress"),
  };
}

/**
 * The loading week before the block as far as the block grows from it: its long run, and the rest of its load. Read from
 * `startsFrom` alone, so that it stays the same however often the plan is adjusted.
 */
function lastLoadingWeek({ weeks, startDate, firstMacroWeek, startsFrom }: Plan): Continuation["before"] {
  const phase = weeks[0]?.phase;
  if (startsFrom?.loading === undefined || phase === undefined) return [];
  const { load, week } = startsFrom.loading;
  const longest = startsFrom.longestRuns.at(-1) ?? 0;
  const long = longest === 0 ? 0 : AROUND_LONG_RUN + Math.round(longest / 60);
  const longLoad = Math.min(load, long * codeFacts("RL").rpe);
  const facts = { week, phase, date: startDate };
  const sessions = [
    ...(long === 0 ? [] : [session({ ...facts, code: "RL", duration: long, load: longLoad })]),
    session({ ...facts, code: "RE", duration: Math.round((load - longLoad) / MEAN_RPE), load: load - longLoad }),
  ];
  return [{ week, macroWeek: firstMacroWeek, phase, isDeload: false, startDate, sessions }];
}

/** Mean RPE of a loading week, from easy runs to heavy singles. */
const MEAN_RPE = 5.5;

/** A session of which only code, minutes and load are known. */
function session(known: Pick<Session, "week" | "phase" | "date" | "code" | "duration" | "load">): Session {
  return {
    ...known,
    id: `before-${known.code}`,
    title: "",
    description: "",
    type: codeFacts(known.code).type,
    day: 1,
    weekday: 1,
    isDeload: false,
    intensityLevel: codeFacts(known.code).rpe,
    complexity: 1,
    trainingIntent: "",
    movementFocus: [],
    hard: false,
    heavyLower: false,
    blocks: { warmup: [], strength: [], skill: [], mainWorkout: [], cooldown: [] },
    coachNotes: { stimulus: "", strategy: "", substitutions: "", warmup: "" },
    ironLoad: 0,
    tonnage: 0,
    distance: 0,
  };
}
