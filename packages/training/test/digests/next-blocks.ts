import { addDays, type Day } from "#training/calendar/day.ts";
import type { SessionOutcome } from "#training/model/outcome.ts";
import type { Plan, Session } from "#training/model/plan.ts";
import { START } from "../arbitrary/start.ts";

/** How a first block of five weeks went, and when the next one starts. */
export interface NextBlock {
  readonly name: string;
  readonly startDate: Day;
  readonly outcomes: (plan: Plan) => readonly SessionOutcome[];
}

const NEXT = addDays(START, 35);

/** Every session as `how` has it; `undefined` is a session that nobody noted. */
const each =
  (how: (session: Session, index: number) => Omit<SessionOutcome, "sessionId"> | undefined): NextBlock["outcomes"] =>
  (plan) =>
    plan.weeks
      .flatMap((week) => week.sessions)
      .flatMap((session, index) => {
        const outcome = how(session, index);
        return outcome === undefined ? [] : [{ sessionId: session.id, ...outcome }];
      });

const felt = (session: Session, more: number): Omit<SessionOutcome, "sessionId"> => ({
  status: "completed",
  rpe: Math.max(1, Math.min(10, session.intensityLevel + more)),
});

export const NEXT_BLOCKS: readonly NextBlock[] = [
  {
    name: "partly done",
    startDate: NEXT,
    outcomes: each((session, index) => (index % 5 === 4 ? { status: "skipped" } : felt(session, (index % 3) - 1))),
  },
  { name: "all of it easy", startDate: NEXT, outcomes: each((session) => felt(session, -2)) },
  { name: "all of it too hard", startDate: NEXT, outcomes: each((session) => felt(session, 2)) },
  { name: "a little hard", startDate: NEXT, outcomes: each((session, index) => felt(session, index % 2)) },
  { name: "none of it done", startDate: NEXT, outcomes: () => [] },
  { name: "ended after two weeks", startDate: NEXT, outcomes: each((session) => (session.week <= 2 ? felt(session, 0) : undefined)) },
  {
    name: "its last week skipped",
    startDate: NEXT,
    outcomes: each((session) => (session.week <= 4 ? felt(session, 0) : { status: "skipped" })),
  },
  {
    name: "cut short on every day",
    startDate: NEXT,
    outcomes: each((session, index) => ({ ...felt(session, 0), minutes: Math.round(session.duration * (0.6 + 0.1 * (index % 7))) })),
  },
  { name: "without any feeling noted", startDate: NEXT, outcomes: each(() => ({ status: "completed" })) },
  { name: "done, and a week off after it", startDate: addDays(NEXT, 7), outcomes: each((session) => felt(session, 0)) },
  { name: "done, and five weeks off after it", startDate: addDays(NEXT, 35), outcomes: each((session) => felt(session, 0)) },
  { name: "done, and just two weeks off after it", startDate: addDays(NEXT, 14), outcomes: each((session) => felt(session, 0)) },
  {
    name: "ended a week early, with its last week open",
    startDate: addDays(NEXT, -7),
    outcomes: each((session) => (session.week <= 4 ? felt(session, 0) : undefined)),
  },
  {
    name: "three sessions rated",
    startDate: NEXT,
    outcomes: each((session, index) => (index < 3 ? felt(session, 2) : { status: "completed" })),
  },
  {
    name: "half of its loading weeks done",
    startDate: NEXT,
    outcomes: each((session) => (session.week === 1 || session.week === 5 ? felt(session, 0) : { status: "skipped" })),
  },
];
