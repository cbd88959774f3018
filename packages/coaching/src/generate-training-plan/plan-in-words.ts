import { type Athlete, type Plan, type Session, type Swap, validatePlan, type Violation } from "@ironpace/training";
import type { FunctionLog } from "../context.ts";
import type { SessionModel } from "../language-model/session-model.ts";
import type { StatedOfAthlete } from "../language-model/session-prompt.ts";
import { Asking } from "../language-model/session-model-client.ts";
import { sessionInWords, type WrittenSession } from "./session-in-words.ts";

/** A plan, and what a language model has to do with it. */
export interface PlanInWords {
  readonly plan: Plan;
  /** Sessions that a model wrote, in the engine's words, by id. */
  readonly originals: ReadonlyMap<string, Session>;
  /** The exercises it chose among those the engine offered. */
  readonly swaps: readonly Swap[];
  readonly tokens: number;
}

export interface Writing {
  readonly model: SessionModel;
  readonly told: StatedOfAthlete;
  readonly signal: AbortSignal;
  readonly log: FunctionLog;
  /** Sessions that are settled, of how many, and weeks that are whole. */
  readonly onSession: (written: number, total: number, weeks: number) => Promise<void>;
}

/** Sessions that are asked for at once: hosted models count requests. */
const AT_ONCE = 4;

/**
 * Has a language model choose among the exercises the engine offers and put the sessions into words, within the time it has. Numbers stay the
 * engine's; what the model leaves out, gets wrong twice or is too slow for stays the engine's altogether. It fails only with its reader.
 */
export async function planInWords(plan: Plan, athlete: Athlete, { model, told, signal, log, onSession }: Writing): Promise<PlanInWords> {
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const end = new AbortController();
  const asking = new Asking(model, AbortSignal.any([signal, end.signal, AbortSignal.timeout(model.allSessionsMs)]), log);
  const written = new Map<string, WrittenSession>();
  const settled = new Set<string>();
  // Beside what was written before it: two choices may each be fine and too much together.
  const check = (session: Session): readonly string[] =>
    getViolations(withWritten(plan, written, session), athlete, plan).map(({ message }) => message);
  const writing = { plan, athlete, told, asking, check };
  const queue = sessions.values();
  const work = async (): Promise<void> => {
    for (const session of queue) {
      // A race is called what the athlete calls it.
      const words = session.code === "RACE" || asking.isOver ? undefined : await sessionInWords(session, writing);
      if (words !== undefined) written.set(session.id, words);
      settled.add(session.id);
      await onSession(settled.size, sessions.length, wholeWeeks(plan, settled));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    end.abort();
  }
  const holds = (some: ReadonlyMap<string, WrittenSession>): boolean => getViolations(withWritten(plan, some), athlete, plan).length === 0;
  const whole = holds(written) ? written : heldTogether(written, holds);
  log.info({ written: whole.size, sessions: sessions.length, tokens: asking.tokens }, "A language model wrote sessions");
  return {
    plan: withWritten(plan, whole),
    originals: new Map([...whole].map(([id, { original }]) => [id, original])),
    swaps: sessions.flatMap(({ id }) => whole.get(id)?.swaps ?? []),
    tokens: asking.tokens,
  };
}

/** One after the other those that hold beside the ones before them. */
function heldTogether(
  written: ReadonlyMap<string, WrittenSession>,
  holds: (some: ReadonlyMap<string, WrittenSession>) => boolean,
): ReadonlyMap<string, WrittenSession> {
  let kept: ReadonlyMap<string, WrittenSession> = new Map();
  for (const [id, one] of written) {
    const more = new Map([...kept, [id, one]]);
    if (holds(more)) kept = more;
  }
  return kept;
}

/** What the writing has broken: not what was broken before it. */
function getViolations(worded: Plan, athlete: Athlete, plan: Plan): readonly Violation[] {
  const found = validatePlan(worded, athlete);
  if (found.length === 0) return found;
  const before = new Set(validatePlan(plan, athlete).map(getPlace));
  return found.filter((violation) => violation.rule !== AGAIN && !before.has(getPlace(violation)));
}

/** An exercise that was chosen twice has its weight chosen twice: it is offered as in a week that has never had it. */
const AGAIN = "claim-lift";

/** Its message names the session by its title, which the words may change. */
function getPlace({ rule, week, sessionId }: Violation): string {
  return [rule, week, sessionId].join(" ");
}

/** The plan with the sessions that were written, and one that is looked at. */
function withWritten(plan: Plan, written: ReadonlyMap<string, WrittenSession>, one?: Session): Plan {
  const now = (session: Session): Session => (session.id === one?.id ? one : (written.get(session.id)?.session ?? session));
  return { ...plan, weeks: plan.weeks.map((week) => ({ ...week, sessions: week.sessions.map(now) })) };
}

function wholeWeeks({ weeks }: Plan, settled: ReadonlySet<string>): number {
  const open = weeks.findIndex(({ sessions }) => !sessions.every(({ id }) => settled.has(id)));
  return open === -1 ? weeks.length : open;
}
