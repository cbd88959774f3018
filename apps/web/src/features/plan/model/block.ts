import { daysBetween, type Day, type PhaseLabel, type SessionType } from "@ironpace/training";
import { getCounting, getIron, getPace, type Counting } from "./counting.ts";
import type { PlanView, SessionState, SessionView } from "./plan-view.ts";
import { sessionState } from "./plan-view.ts";
import { sessionsOfWeek, getSum, getWeek, weekStart } from "./weeks.ts";

/** The block bar: one column per week, iron above the rod and pace below; the largest weeks of both are in the proportion of their loads. */
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
  /** The amount against the largest of this half, times its load against the larger half: 0-1. By load alone where nothing is counted. */
  readonly height: number;
  /** Share of it that is done, 0-1. */
  readonly done: number;
}

export function getBlock(plan: PlanView, today: Day): Block {
  const counting = getCounting(plan);
  const weekHalves = weekNumbers(plan).map((week) => measure(sessionsOfWeek(plan, week), counting));
  const largest = getLargest(weekHalves);
  const current = getWeek(plan, today);
  const weeks = weekNumbers(plan).map((week): BlockWeek => {
    const sessions = sessionsOfWeek(plan, week);
    const planned = measure(sessions, counting);
    const done = measure(
      sessions.filter((session) => session.completed),
      counting,
    );
    return {
      week,
      startDate: weekStart(plan, week),
      state: week < current ? "done" : week === current ? "now" : "planned",
      isDeload: sessions.some((session) => session.isDeload),
      isRace: sessions.some((session) => session.isRace),
      iron: toHalf(planned.iron, done.iron, largest.iron),
      pace: toHalf(planned.pace, done.pace, largest.pace),
      cells: sessions.map((session) => ({ id: session.id, type: session.type, state: sessionState(session, today) })),
    };
  });
  const days = plan.durationWeeks * 7;
  const passed = daysBetween(plan.startDate, today) + 0.5;
  return {
    weeks,
    counting,
    phases: getPhases(plan),
    elapsed: Math.min(Math.max(passed / days, 0), 1),
    ...(passed > 0 && passed < days ? { now: today } : {}),
  };
}

function weekNumbers(plan: PlanView): number[] {
  return Array.from({ length: plan.durationWeeks }, (_, index) => index + 1);
}

interface Measured {
  readonly amount: number;
  /** Effort x minutes. */
  readonly load: number;
}

type Halves = Readonly<Record<"iron" | "pace", Measured>>;

function measure(sessions: readonly SessionView[], counting: Counting): Halves {
  return {
    iron: { amount: getIron(sessions, counting), load: getSum(sessions, (session) => session.ironLoad) },
    pace: { amount: getPace(sessions, counting), load: getSum(sessions, (session) => session.load - session.ironLoad) },
  };
}

/** What full height stands for, half by half: the largest amount, and the largest load of its half against that of both. */
interface Largest {
  readonly amount: number;
  readonly ofBoth: number;
  readonly load: number;
}

function getLargest(weeks: readonly Halves[]): Readonly<Record<keyof Halves, Largest>> {
  const most = (half: keyof Halves, measure: keyof Measured) => Math.max(0, ...weeks.map((week) => week[half][measure]));
  const load = Math.max(1, most("iron", "load"), most("pace", "load"));
  const of = (half: keyof Halves): Largest => ({ amount: most(half, "amount"), ofBoth: most(half, "load") / load, load });
  return { iron: of("iron"), pace: of("pace") };
}

function toHalf(planned: Measured, done: Measured, { amount, ofBoth, load }: Largest): Half {
  return planned.amount > 0
    ? { amount: planned.amount, height: ofBoth * share(planned.amount, amount), done: share(done.amount, planned.amount) }
    : { amount: 0, height: planned.load / load, done: share(done.load, planned.load) };
}

function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

function getPhases(plan: PlanView): Block["phases"] {
  const phases: { name: PhaseLabel; from: number; to: number }[] = [];
  for (const week of weekNumbers(plan)) {
    const name = sessionsOfWeek(plan, week)[0]?.phase ?? phases.at(-1)?.name ?? "base";
    const last = phases.at(-1);
    if (last?.name === name) last.to = week;
    else phases.push({ name, from: week, to: week });
  }
  return phases;
}
