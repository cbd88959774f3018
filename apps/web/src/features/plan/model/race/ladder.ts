import type { Day, DemandItem } from "@ironpace/training";
import type { PlanView, SessionView } from "../plan-view.ts";
import { getWeek } from "../weeks.ts";

/** One plate of a ladder towards what the race asks. */
export interface LadderStep {
  readonly value: number;
  /** Share of what is needed, 0-1. */
  readonly height: number;
  readonly state: "done" | "now" | "planned" | "ahead" | "race";
  /** "Wk 2", "Race" */
  readonly label: string;
}

export interface Ladder {
  readonly item: DemandItem;
  /** Which side of the bar it stands on. */
  readonly side: "iron" | "pace";
  /** Covered is what is done; what is only planned is on the way. */
  readonly standing: "covered" | "on-the-way" | "open";
  /** Done until today, in the unit of the item; what the plan reaches where the sessions do not tell. */
  readonly figure: number;
  /** The figure is what race day will have: nothing of it is counted week by week. */
  readonly isForecast: boolean;
  readonly steps: readonly LadderStep[];
  /** Other kilometres of the plan, which the block bar counts as well, are left out. */
  readonly countsRunsAlone: boolean;
}

/** The rows of the demand as ladders: the weeks of the plan, what the season adds until race day, and the race. */
export function getLadders(items: readonly DemandItem[], plan: PlanView, today: Day): readonly Ladder[] {
  return items.map((item) => {
    const weekly = weeklyValues(item, plan, today);
    // Long runs are counted from before the plan on: what its weeks do not show is no step, once they are enough.
    const shown = LONG_RUNS.test(item.name) && item.inPlan >= item.needed ? { ...item, reached: item.inPlan } : item;
    const done = Math.max(0, ...(weekly?.filter(({ isDone }) => isDone).map(({ value }) => value) ?? []));
    const isAhead = item.isCovered || item.inPlan > 0 || item.reached > 0;
    return {
      item,
      side: item.unit === "kg" ? "iron" : "pace",
      standing: isReached(done, item) ? "covered" : isAhead ? "on-the-way" : "open",
      figure: weekly === undefined ? shown.reached : done,
      isForecast: weekly === undefined,
      countsRunsAlone: item.name === MOST_IN_WEEK && item.inPlan > 0 && mostInWeek(plan) >= item.inPlan + 1,
      steps: weekly === undefined ? plainSteps(shown) : weekSteps(shown, weekly, getWeek(plan, today)),
    };
  });
}

/** As both are printed: a week's sum in whole kilometres, a run to a hundred metres. */
function isReached(done: number, { name, needed }: DemandItem): boolean {
  const digits = name === MOST_IN_WEEK ? 1 : 10;
  return Math.round(digits * done) >= Math.round(digits * needed);
}

const MOST_IN_WEEK = "most running in a week";

/** Kilometres of all sessions in the largest week. */
function mostInWeek({ sessions, durationWeeks }: PlanView): number {
  const weeks = Array.from({ length: durationWeeks }, (_, index) => sessions.filter(({ week, isRace }) => week === index + 1 && !isRace));
  return Math.max(0, ...weeks.map((ofWeek) => ofWeek.reduce((sum, { distance }) => sum + distance / 1000, 0)));
}

interface WeekValue {
  readonly week: number;
  readonly value: number;
  readonly isDone: boolean;
}

const RUN = /\brun|strides|fartlek|tempo|jog/iu;
const OTHER_DISTANCE = /\b(?:row|ski|bike|ride|swim|cycl)/iu;

/** By week of the plan, where its sessions tell as much as the engine counted: kilometres, or how many long runs there are until then. */
function weeklyValues(item: DemandItem, plan: PlanView, today: Day): readonly WeekValue[] | undefined {
  const least = LONG_RUNS.exec(item.name)?.[1];
  return least === undefined ? weeklyKilometres(item, plan, today) : weeklyCounts(Number(least), item, plan, today);
}

/** "long runs of 12.5 km or more" */
const LONG_RUNS = /^long runs of ([\d.]+) km or more$/u;

function weeklyCounts(least: number, { inPlan }: DemandItem, plan: PlanView, today: Day): readonly WeekValue[] | undefined {
  const current = getWeek(plan, today);
  const long = plan.sessions.filter((session) => !session.isRace && isRun(session) && Math.round(session.distance / 100) / 10 >= least);
  if (inPlan === 0 || long.length !== inPlan) return undefined;
  const done = long.filter(({ completed }) => completed);
  return Array.from({ length: plan.durationWeeks }, (_, index): WeekValue => {
    const week = index + 1;
    const until = (of: readonly SessionView[]) => of.filter((session) => session.week <= week).length;
    const isDone = week <= current && done.some((session) => session.week === week);
    const missed = long.filter((session) => session.week < current && !session.completed).length;
    return { week, value: isDone || week < current ? until(done) : until(long) - missed, isDone };
  });
}

function weeklyKilometres({ name, unit, inPlan }: DemandItem, plan: PlanView, today: Day): readonly WeekValue[] | undefined {
  const isLongest = name === "longest run";
  if (unit !== "km" || (!isLongest && name !== MOST_IN_WEEK)) return undefined;
  const runs = plan.sessions.filter((session) => !session.isRace && (isLongest ? isRun(session) : runKilometres(session) > 0));
  const total = (of: readonly SessionView[]) =>
    isLongest ? Math.max(0, ...of.map(({ distance }) => distance / 1000)) : of.reduce((sum, session) => sum + runKilometres(session), 0);
  const current = getWeek(plan, today);
  const values = Array.from({ length: plan.durationWeeks }, (_, index): WeekValue => {
    const ofWeek = runs.filter(({ week }) => week === index + 1);
    const done = ofWeek.filter(({ completed }) => completed);
    // This week counts as done once its biggest part is.
    const isDone =
      index + 1 < current ? done.length > 0 : index + 1 === current && total(done) >= NEARLY_SHARE * total(ofWeek) && done.length > 0;
    return { week: index + 1, value: total(isDone ? done : ofWeek), isDone };
  });
  const most = Math.max(0, ...values.map(({ value }) => value));
  return inPlan > 0 && Math.abs(most - inPlan) <= MAX_DIFFERENCE * inPlan ? values : undefined;
}

const NEARLY_SHARE = 0.9;

/** The engine counts runs by effort as well; further apart the two do not mean the same. */
const MAX_DIFFERENCE = 0.2;

/** Runs of the catalogue, by name; a run-walk is counted in minutes. */
const RUN_ITEM = /\brun\b(?!-walk)|^strides$|^hill sprint$/iu;

/** What is run in a session, the kilometres around its stations included, as the engine counts a week. */
function runKilometres({ blocks }: SessionView): number {
  return Object.values(blocks)
    .flat()
    .filter(({ name }) => RUN_ITEM.test(name))
    .reduce((sum, { sets = 1, dose }) => sum + (sets * (dose.metres ?? 0)) / 1000, 0);
}

function isRun({ blocks }: SessionView): boolean {
  const names = blocks.mainWorkout.map(({ name }) => name);
  return names.some((name) => RUN.test(name)) && !names.some((name) => OTHER_DISTANCE.test(name));
}

function weekSteps({ needed, reached, inPlan }: DemandItem, weekly: readonly WeekValue[], current: number): readonly LadderStep[] {
  const most = Math.max(needed, reached, ...weekly.map(({ value }) => value));
  const weeks = weekly
    .filter(({ value, week, isDone }) => value > 0 && (isDone || week >= current))
    .map(({ week, value, isDone }): LadderStep => ({
      value,
      height: value / most,
      state: isDone ? "done" : "planned",
      label: String(week),
    }));
  const last = weeks.findLastIndex(({ state }) => state === "done");
  const marked = weeks.map((step, index) => (index === last ? { ...step, state: "now" as const } : step));
  const ahead: LadderStep[] =
    reached > inPlan * 1.02 ? [{ value: reached, height: reached / most, state: "ahead", label: "By race day" }] : [];
  return [...marked, ...ahead, { value: needed, height: needed / most, state: "race", label: "Race" }];
}

/** What the plan reaches, what the season adds, and what is needed. */
function plainSteps({ needed, reached, inPlan }: DemandItem): readonly LadderStep[] {
  const most = Math.max(needed, reached, inPlan, 1e-9);
  const plan: LadderStep = { value: inPlan, height: inPlan / most, state: "planned", label: "This block" };
  const ahead: LadderStep[] =
    reached > inPlan * 1.02 ? [{ value: reached, height: reached / most, state: "ahead", label: "By race day" }] : [];
  return [...(inPlan > 0 ? [plan] : []), ...ahead, { value: needed, height: needed / most, state: "race", label: "Race" }];
}
