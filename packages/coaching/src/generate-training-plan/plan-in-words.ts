import { type Athlete, type Plan, type Session, validatePlan, type Violation } from "@ironpace/training";
import type { FunctionLog } from "../context.ts";
import type { SessionModel } from "../language-model/session-model.ts";
import type { ToldOfAthlete } from "../language-model/session-prompt.ts";
import { Asking } from "./asking.ts";
import { sessionInWords } from "./session-in-words.ts";

/** A plan, and what a language model has to do with it. */
export interface PlanInWords {
  readonly plan: Plan;
  /** Sessions that a model wrote, as the engine had made them, by id. */
  readonly originals: ReadonlyMap<string, Session>;
  readonly tokens: number;
}

export interface Writing {
  readonly model: SessionModel;
  readonly told: ToldOfAthlete;
  readonly signal: AbortSignal;
  readonly log: FunctionLog;
  /** Sessions that are settled, of how many, and weeks that are whole. */
  readonly onSession: (written: number, total: number, weeks: number) => Promise<void>;
}

/** Sessions that are asked for at once: hosted models count requests. */
const AT_ONCE = 4;

/**
 * Has a language model put the sessions into words, within the time it has. Numbers stay the engine's; what the model leaves out, gets wrong
 * twice or is too slow for stays the engine's altogether. It fails only with its reader.
 */
export async function planInWords(plan: Plan, athlete: Athlete, { model, told, signal, log, onSession }: Writing): Promise<PlanInWords> {
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const end = new AbortController();
  const asking = new Asking(model, AbortSignal.any([signal, end.signal, AbortSignal.timeout(model.patience)]), log);
  const written = new Map<string, Session>();
  const settled = new Set<string>();
  const check = planCheck(plan, athlete);
  const queue = sessions.values();
  const work = async (): Promise<void> => {
    for (const session of queue) {
      // A race is called what the athlete calls it.
      const words = session.code === "RACE" || asking.isOver ? undefined : await sessionInWords(session, told, asking, check);
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
  const worded = replaced(plan, written);
  const broken = new Set(violationsOf(worded, athlete, plan).map(({ sessionId }) => sessionId));
  for (const id of written.keys()) if (broken.has(id) || broken.has(undefined)) written.delete(id);
  log.info({ written: written.size, sessions: sessions.length, tokens: asking.tokens }, "A language model wrote sessions");
  const originals = new Map(sessions.filter(({ id }) => written.has(id)).map((session) => [session.id, session]));
  return { plan: replaced(plan, written), originals, tokens: asking.tokens };
}

function planCheck(plan: Plan, athlete: Athlete): (session: Session) => readonly string[] {
  return (session) => violationsOf(replaced(plan, new Map([[session.id, session]])), athlete, plan).map(({ message }) => message);
}

/** What the words have broken: not what was broken before them. */
function violationsOf(worded: Plan, athlete: Athlete, plan: Plan): readonly Violation[] {
  const found = validatePlan(worded, athlete);
  if (found.length === 0) return found;
  const before = new Set(validatePlan(plan, athlete).map(placeOf));
  return found.filter((violation) => !before.has(placeOf(violation)));
}

/** Its message names the session by its title, which the words may change. */
function placeOf({ rule, week, sessionId }: Violation): string {
  return [rule, week, sessionId].join(" ");
}

function replaced(plan: Plan, by: ReadonlyMap<string, Session>): Plan {
  return {
    ...plan,
    weeks: plan.weeks.map((week) => ({ ...week, sessions: week.sessions.map((session) => by.get(session.id) ?? session) })),
  };
}

function wholeWeeks({ weeks }: Plan, settled: ReadonlySet<string>): number {
  const open = weeks.findIndex(({ sessions }) => !sessions.every(({ id }) => settled.has(id)));
  return open === -1 ? weeks.length : open;
}
