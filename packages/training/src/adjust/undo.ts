import type { Athlete } from "../athlete/athlete.ts";
import type { SessionOutcome } from "../model/outcome.ts";
import type { AdjustedPart, Plan, Session } from "../model/plan.ts";
import type { AthletePatch, Layer } from "./adjustment.ts";
import { isSame } from "./same.ts";

export type UndoResult =
  | { readonly kind: "undone"; readonly plan: Plan }
  /** The reason is a sentence for the athlete. */
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Takes the last adjustment back: the plan is what it was, byte for byte. Sessions of the adjusted plan that got an outcome since
 * stay as they were done, and nothing is put back on their days. A layer that others were laid over is refused.
 */
export function undo(plan: Plan, layer: Layer, outcomes: readonly SessionOutcome[] = []): UndoResult {
  if (!isOnTop(plan, layer)) return { kind: "refused", reason: NOT_ON_TOP };
  const done = new Set(outcomes.map(({ sessionId }) => sessionId));
  const stays = layer.changes.flatMap(({ after }) => (after !== undefined && done.has(after.id) ? [after] : []));
  const changed = new Set(layer.changes.map(({ sessionId }) => sessionId));
  const unchanged = plan.weeks.flatMap((week) => week.sessions.filter(({ id }) => !changed.has(id)));
  const taken = new Set(stays.map(({ date }) => date));
  const back = layer.changes.flatMap(({ before }) =>
    before === undefined || done.has(before.id) || taken.has(before.date) ? [] : [before],
  );
  return { kind: "undone", plan: assembled(layer, [...unchanged, ...back, ...stays], stays) };
}

/** The athlete as before the layer. */
export function athleteBefore(athlete: Athlete, { athlete: { before, after } }: Layer): Athlete {
  const changed = new Set(Object.keys({ ...before, ...after }));
  const rest = Object.fromEntries(Object.entries(athlete).filter(([key]) => !changed.has(key))) as Omit<Athlete, keyof AthletePatch>;
  return { ...rest, ...before } as Athlete;
}

const NOT_ON_TOP = "A later change builds on this one. Undo that one first.";

function isOnTop(plan: Plan, layer: Layer): boolean {
  if (plan.adjusted?.revision !== layer.plan.after.adjusted?.revision) return false;
  const sessions = new Map(plan.weeks.flatMap((week) => week.sessions.map((session) => [session.id, session] as const)));
  return layer.changes.every(({ sessionId, after }) => isSame(sessions.get(sessionId), after));
}

function assembled(layer: Layer, sessions: readonly Session[], stays: readonly Session[]): Plan {
  const { weeks, adjusted } = layer.plan.before;
  const inWeek = (week: number): Session[] =>
    sessions.filter((session) => session.week === week).toSorted((a, b) => a.date.localeCompare(b.date));
  const done = stays.map(({ id }) => id);
  return {
    ...layer.plan.before,
    weeks: weeks.map((week) => ({ ...week, sessions: inWeek(week.week) })),
    ...(stays.length === 0 ? {} : { adjusted: withKept(adjusted, layer, done) }),
  };
}

/** What was done in the meantime is kept from now on. */
function withKept(adjusted: AdjustedPart | undefined, { on }: Layer, done: readonly string[]): AdjustedPart {
  if (adjusted === undefined) return { on, kept: done, revision: 0 };
  return { ...adjusted, kept: [...new Set([...adjusted.kept, ...done])] };
}
