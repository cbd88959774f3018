import { addDays, daysBetween, fitnessFatigueForm, type Day } from "@ironpace/training";

/** Performed work of one day. */
export interface DailyLoad {
  readonly day: Day;
  readonly sessions: number;
  /** Session load: minutes × RPE, summed. */
  readonly load: number;
  /** Sessions of the day that lack minutes or RPE and are not in `load`. */
  readonly without_load: number;
}

/** A session of the plan that is still to be done. */
export interface PlannedLoad {
  readonly date: Day;
  readonly load: number;
}

export interface FitnessDay {
  readonly day: Day;
  readonly fitness: number;
  readonly fatigue: number;
  readonly form: number;
  /** From the plan, not from what was done. */
  readonly projected: boolean;
}

export interface FitnessSeries {
  /** At most twelve weeks back, then to the end of what is planned. */
  readonly days: readonly FitnessDay[];
  readonly today: FitnessDay;
  /** First day with training; before it nothing is known and everything counts as 0. */
  readonly since: Day;
  readonly withoutLoad: number;
}

/** Days that are drawn before today. */
const DRAWN = 83;
/** Days until fitness (time constant 42 days) has taken up 63 % of a steady load. */
export const SETTLED_AFTER = 42;

/**
 * Fitness, fatigue and form day by day, from performed work; from tomorrow on from what the plan still asks for. What is planned for today and
 * not done yet does not count: form is not made worse by a session nobody has started. Null without any load.
 */
export function fitnessSeries(done: readonly DailyLoad[], planned: readonly PlannedLoad[], today: Day): FitnessSeries | null {
  const since = done.find(({ load }) => load > 0)?.day;
  if (since === undefined) return null;
  const ahead = planned.filter(({ date }) => date > today);
  const end = ahead.reduce((last, { date }) => (date > last ? date : last), today);
  const loads = new Map<Day, number>();
  for (const { day, load } of done) loads.set(day, load);
  for (const { date, load } of ahead) loads.set(date, (loads.get(date) ?? 0) + load);
  const calendar = Array.from({ length: daysBetween(since, end) + 1 }, (_, index) => addDays(since, index));
  const values = fitnessFatigueForm(calendar.map((day) => loads.get(day) ?? 0));
  const days = calendar.map((day, index) => ({ day, ...values[index]!, projected: day > today }));
  const from = addDays(today, -DRAWN);
  const drawn = days.filter(({ day }) => day >= from);
  return {
    days: drawn,
    today: days[daysBetween(since, today)]!,
    since,
    withoutLoad: done.reduce((sum, each) => sum + (each.day >= from ? each.without_load : 0), 0),
  };
}

export type FormWord = "Fresh" | "Balanced" | "Building" | "Strained";

/** What form means beside the fitness one has; the borders (+5, −10 and −30 %) are coaching custom, no law. */
export function formWord({ form, fitness }: Pick<FitnessDay, "form" | "fitness">): FormWord {
  const share = fitness === 0 ? 0 : form / fitness;
  if (share > 0.05) return "Fresh";
  if (share >= -0.1) return "Balanced";
  return share >= -0.3 ? "Building" : "Strained";
}
