import { daysBetween, type Day, type PhaseLabel, type SessionType } from "@ironpace/training";
import { getCounting, getIron, getPace, type Counting } from "./counting.ts";
import type { PlanView, SessionState, SessionView } from "./plan-view.ts";
import { sessionState } from "./plan-view.ts";
import { sessionsOfWeek, getSum, getWeek, weekStart } from "./weeks.ts";

/** The block bar: one column per week, iron above the rod and pace below, both on one scale. */
export interface Block {
  readonly weeks: readonly BlockWeek[];
  /** What the amounts of the halves are counted in. */
  readonly counting: Counting;
  readonly phases: readonly { readonly name: PhaseLabel; readonly from: number; readonly to: number }[];
  /** How much of the block's length has passed, 0-1. */
  readonly elapsed: number;
  /** The day the marker stands at; absent outside the block. */
  readonly now?: Day;
}

export interface BlockWeek {
  readonly week: number;
  readonly startDate: Day;
  readonly state: "done" | "now" | "planned";
  readonly isDeload: boolean;
  readonly isRace: boolean;
  readonly iron: Half;
  readonly pace: Half;
  readonly cells: readonly { readonly id: string; readonly type: SessionType; readonly state: SessionState }[];
}

interface Half {
  /** In what the block's `counting` says. */
  readonly amount: number;
  /** Load against the largest half of the block, 0-1. */
  readonly height: number;
  /** Share of it that is done, 0-1. */
  readonly done: number;
}

export function getBlock(plan: PlanView, today: Day): Block {
  const loads = weekNumbers(plan).map((week) => halves(sessionsOfWeek(plan, week)));
  const largest = Math.max(1, ...loads.flatMap((load) => [load.iron, load.pace]));
  const current = getWeek(plan, today);
  const counting = getCounting(plan);
  const weeks = weekNumbers(plan).map((week): BlockWeek => {
    const sessions = sessionsOfWeek(plan, week);
    const planned = halves(sessions);
    const done = halves(sessions.filter((session) => session.completed));
    return {
      week,
      startDate: weekStart(plan, week),
      state: week < current ? "done" : week === current ? "now" : "planned",
      isDeload: sessions.some((session) => session.isDeload),
      isRace: sessions.some((session) => session.isRace),
      iron: { amount: getIron(sessions, counting), height: planned.iron / largest, done: share(done.iron, planned.iron) },
      pace: { amount: getPace(sessions, counting), height: planned.pace / largest, done: share(done.pace, planned.pace) },
      cells: sessions.map((session) => ({ id: session.id, type: session.type, state: sessionState(session, today) })),
    };
  });
  const days = plan.durationWeeks * 7;
  const passed = daysBetween(plan.startDate, today) + 0.5;
  return {
    weeks,
    counting,
    phases: phasesOf(plan),
    elapsed: Math.min(Math.max(passed / days, 0), 1),
    ...(passed > 0 && passed < days ? { now: today } : {}),
  };
}

function weekNumbers(plan: PlanView): number[] {
  return Array.from({ length: plan.durationWeeks }, (_, index) => index + 1);
}

function halves(sessions: readonly SessionView[]): { iron: number; pace: number } {
  return {
    iron: getSum(sessions, (session) => session.ironLoad),
    pace: getSum(sessions, (session) => session.load - session.ironLoad),
  };
}

function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

function phasesOf(plan: PlanView): Block["phases"] {
  const phases: { name: PhaseLabel; from: number; to: number }[] = [];
  for (const week of weekNumbers(plan)) {
    const name = sessionsOfWeek(plan, week)[0]?.phase ?? phases.at(-1)?.name ?? "base";
    const last = phases.at(-1);
    if (last?.name === name) last.to = week;
    else phases.push({ name, from: week, to: week });
  }
  return phases;
}
