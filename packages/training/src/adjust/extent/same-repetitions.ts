import type { Athlete } from "../../athlete/athlete.ts";
import type { ExerciseItem, Plan, Session } from "../../model/plan.ts";
import { BARBELL_STEP } from "../../physiology/rounding.ts";
import { withBlocks } from "../../session/finish/lighter-than-last.ts";
import { formatWeight } from "../../units/format.ts";
import { isSame } from "../same.ts";
import { withWherePossible } from "./within-planned.ts";

/** Steps of dumbbells, in kilograms. */
const HAND_STEP = 2.5;

/**
 * The plan in which another maximum moves weights and nothing else: every lift keeps the sets, repetitions and effort that were planned, and its weight
 * moves as far as its maximum did. Lifts without a maximum keep theirs.
 */
export function withSameRepetitions(
  plan: Plan,
  adjusted: Plan,
  athlete: Athlete,
  isOnlyWeight: (before: Session, after: Session) => boolean = () => true,
): Plan {
  if (adjusted === plan || athlete.units === "lb") return adjusted;
  const planned = new Map(plan.weeks.flatMap(({ sessions }) => sessions.map((session) => [session.id, session] as const)));
  const others = new Map<string, Session>();
  const beside = new Map<string, Session>();
  for (const session of adjusted.weeks.flatMap(({ sessions }) => sessions)) {
    const before = planned.get(session.id);
    if (before === undefined || isSame(before, session) || before.date !== session.date || !isOnlyWeight(before, session)) continue;
    const { strength } = session.blocks;
    const same = strength.map((line, index) => withRepetitions(before.blocks.strength[index], line));
    const kept = same.map((line, index) => (line.load?.oneRepMax === undefined ? line : (strength[index] ?? line)));
    for (const [lines, versions] of [[kept, beside] as const, [same, others] as const])
      if (lines.some((line, index) => line !== strength[index]))
        versions.set(session.id, withBlocks(session, { ...session.blocks, strength: lines }));
  }
  // Where a rule asks for other repetitions of a lift, what stands beside it stays all the same.
  return withWherePossible(withWherePossible(adjusted, athlete, beside), athlete, others);
}

function withRepetitions(was: ExerciseItem | undefined, line: ExerciseItem): ExerciseItem {
  if (was === undefined || was.name !== line.name || was.load === undefined || line.load === undefined) return line;
  // What rests on no maximum of its own goes by its reps in reserve.
  const ratio = was.load.oneRepMax === undefined ? 1 : (line.load.oneRepMax ?? was.load.oneRepMax) / was.load.oneRepMax;
  const bar = was.load.bar ?? 0;
  const step = was.load.perHand ? HAND_STEP : BARBELL_STEP.kg;
  const moves = Math.abs(ratio - 1) >= LEAST_RATIO;
  const kilograms = !moves ? was.load.kilograms : bar + step * Math.floor((was.load.kilograms * ratio - bar) / step + TOLERANCE);
  if (moves && kilograms === line.load.kilograms && was.sets === line.sets && was.reps === line.reps && was.rpe === line.rpe) return line;
  const { oneRepMax } = line.load;
  const percent = oneRepMax === undefined ? undefined : Math.round((200 * kilograms) / oneRepMax) / 2;
  const why = getWhy(was, line, percent);
  return {
    ...was,
    ...(line.substitutions === undefined ? {} : { substitutions: line.substitutions }),
    ...(line.notes === undefined || !moves ? {} : { notes: line.notes }),
    ...(why === undefined ? {} : { why }),
    weight: weightText(kilograms, was),
    load: { ...line.load, kilograms, ...(percent === undefined || line.load.percent === undefined ? {} : { percent }) },
  };
}

/** A maximum that is another one by a kilogram of rounding moves no plate. */
const LEAST_RATIO = 0.0125;

/** Half a step: plates are rounded to the nearest, and down where both are as near. */
const TOLERANCE = 0.4;

function weightText(kilograms: number, { load }: ExerciseItem): string {
  return load?.perHand === true ? `2 × ${formatWeight(kilograms, "kg")}` : formatWeight(kilograms, "kg");
}

/** "79.5 % of …; about 2–3 reps left in reserve": the percent of the new weight, the reserve of the effort that stays. */
function getWhy(was: ExerciseItem, line: ExerciseItem, percent: number | undefined): string | undefined {
  const { why } = line;
  if (why === undefined || percent === undefined) return was.why;
  const reserve = was.why?.split("; ").at(-1);
  const own = why.replace(/^[\d.]+ %/u, `${percent} %`);
  return reserve === undefined ? own : [...own.split("; ").slice(0, -1), reserve].join("; ");
}
