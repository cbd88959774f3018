import { addDays, daysBetween, fitnessFatigueForm, type FitnessFatigueForm, type Day } from "@ironpace/training";

/** Performed work of one day. */
export interface DailyLoad {
  readonly day: Day;
  readonly sessions: number;
  /** Session load: minutes × RPE, summed. */
  readonly load: number;
  /** The part of `load` that counts as strength and skill. */
  readonly iron_load: number;
  /** Sessions of the day that lack minutes or RPE and are not in `load`. */
  readonly without_load: number;
}

/** A session of the plan that is still to be done. */
export interface PlannedLoad {
  readonly date: Day;
  readonly load: number;
  readonly ironLoad: number;
}

/** One half of the training, or both together. */
export interface Side extends FitnessFatigueForm {
  /** Load of the day alone. */
  readonly load: number;
}

export type SideName = "iron" | "pace" | "both";

export interface FitnessDay extends Readonly<Record<SideName, Side>> {
  readonly day: Day;
  /** From the plan, not from what was done. */
  readonly projected: boolean;
  /** What form means; absent while the log is too short to say. */
  readonly word?: FormWord;
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
 * Fitness, fatigue and form at the end of each day, of iron, pace and both, from performed work; from tomorrow on from what the plan still asks for,
 * times `share`. Today is what is known now: until something is logged it stands where yesterday ended, neither rested nor made worse by a session
 * nobody has started. Null without any load.
 */
export function fitnessSeries(done: readonly DailyLoad[], planned: readonly PlannedLoad[], today: Day, share = 1): FitnessSeries | null {
  const since = done.find(({ load }) => load > 0)?.day;
  if (since === undefined) return null;
  const ahead = planned.filter(({ date }) => date > today);
  const end = ahead.reduce((last, { date }) => (date > last ? date : last), today);
  const calendar = Array.from({ length: daysBetween(since, end) + 1 }, (_, index) => addDays(since, index));
  const both = getSides(calendar, [
    ...done.map(({ day, load }) => [day, load] as const),
    ...ahead.map(({ date, load }) => [date, load * share] as const),
  ]);
  const iron = getSides(calendar, [
    ...done.map(({ day, iron_load: load }) => [day, load] as const),
    ...ahead.map(({ date, ironLoad }) => [date, ironLoad * share] as const),
  ]);
  const idle = (both[daysBetween(since, today)]?.load ?? 0) === 0 && today > since;
  const days = calendar.map((day, index): FitnessDay => {
    const at = day === today && idle ? index - 1 : index;
    const [all, upper] = [both[at]!, iron[at]!].map((side) => (at === index ? side : { ...side, load: 0 })) as [Side, Side];
    return { day, iron: upper, pace: subtract(all, upper), both: all, projected: day > today, ...wordOn(day, all, since) };
  });
  const from = addDays(today, -DRAWN);
  return {
    days: days.filter(({ day }) => day >= from),
    today: days[daysBetween(since, today)]!,
    since,
    withoutLoad: done.reduce((sum, each) => sum + (each.day >= from ? each.without_load : 0), 0),
  };
}

/** Before the log covers six weeks fitness reads too low, and any training would read as strain. */
function wordOn(day: Day, all: Side, since: Day): Pick<FitnessDay, "word"> {
  return daysBetween(since, day) + 1 < SETTLED_AFTER ? {} : { word: formWord(all) };
}

function getSides(calendar: readonly Day[], entries: readonly (readonly [Day, number])[]): readonly Side[] {
  const loads = new Map<Day, number>();
  for (const [day, load] of entries) loads.set(day, (loads.get(day) ?? 0) + load);
  const daily = calendar.map((day) => loads.get(day) ?? 0);
  return fitnessFatigueForm(daily).map(({ fitness, fatigue }, index) => ({
    fitness,
    fatigue,
    form: fitness - fatigue,
    load: daily[index] ?? 0,
  }));
}

/** A side in whole numbers. */
export type ShownSide = Omit<Side, "load">;

/** The numbers of a day as they are printed: whole, and adding up by eye (iron and pace to both, fitness minus fatigue to form). */
export function shownNumbers({ iron, pace }: FitnessDay): Readonly<Record<SideName, ShownSide>> {
  const whole = (fitness: number, fatigue: number) => ({ fitness, fatigue, form: fitness - fatigue });
  const [up, down] = [iron, pace].map(({ fitness, fatigue }) => whole(Math.round(fitness), Math.round(fatigue))) as [ShownSide, ShownSide];
  return { iron: up, pace: down, both: whole(up.fitness + down.fitness, up.fatigue + down.fatigue) };
}

/** Form on the morning of a day: what the day before left. */
export function morningForm({ days }: FitnessSeries, day: Day): FitnessDay | undefined {
  return days.find((each) => each.day === addDays(day, -1));
}

/** The model is linear: pace is what iron leaves of both. */
function subtract(all: Side, iron: Side): Side {
  return {
    load: all.load - iron.load,
    fitness: all.fitness - iron.fitness,
    fatigue: all.fatigue - iron.fatigue,
    form: all.form - iron.form,
  };
}

export type FormWord = "Fresh" | "Balanced" | "Building" | "Strained";

/** Where the words of form end, in percent of fitness; coaching custom, no law. */
export const FORM_BORDERS = { Fresh: 5, Balanced: -10, Building: -30 } as const;

/** Form in percent of the fitness one has. */
export function formShare({ form, fitness }: Pick<FitnessFatigueForm, "form" | "fitness">): number {
  return fitness === 0 ? 0 : (form / fitness) * 100;
}

/** What form means beside the fitness one has. */
export function formWord(side: Pick<FitnessFatigueForm, "form" | "fitness">): FormWord {
  const share = formShare(side);
  if (share > FORM_BORDERS.Fresh) return "Fresh";
  if (share >= FORM_BORDERS.Balanced) return "Balanced";
  return share >= FORM_BORDERS.Building ? "Building" : "Strained";
}

/** The steepest week ahead of one side. */
export interface Ramp {
  readonly side: "iron" | "pace";
  readonly from: Day;
  readonly to: Day;
  /** Fitness gained in these seven days, percent. */
  readonly percent: number;
}

/** Above this rise of fitness in a week a warning is drawn: 5 to 8 % is what coaches call a hard loading week. */
const STEEP = 8;

/** The steepest week that is planned, where it is steeper than a hard loading week. A log shorter than six weeks rises by itself and warns of nothing. */
export function steepestRamp({ days, since, today }: FitnessSeries): Ramp | undefined {
  if (daysBetween(since, today.day) + 1 < SETTLED_AFTER) return undefined;
  const weeks = days.flatMap((to, index) => {
    const from = days[index - 7];
    if (from === undefined || !to.projected || from.day < today.day) return [];
    return (["iron", "pace"] as const).map((side): Ramp => ({
      side,
      from: from.day,
      to: to.day,
      percent: from[side].fitness < 1 ? 0 : (to[side].fitness / from[side].fitness - 1) * 100,
    }));
  });
  const steepest = weeks.reduce<Ramp | undefined>((most, week) => (week.percent > (most?.percent ?? STEEP) ? week : most), undefined);
  return steepest;
}

/** Done beside planned, of one week. */
export interface PlanWeek {
  readonly monday: Day;
  readonly week: number;
  readonly planned: Readonly<Record<"iron" | "pace", number>>;
  readonly done: Readonly<Record<"iron" | "pace", number>>;
  readonly state: "past" | "now" | "ahead";
}

/** A session of the plan, done or not. */
export interface WeekSession extends PlannedLoad {
  readonly week: number;
}

/** The weeks of a plan: what they ask for, and what was done in them. */
export function planWeeks(sessions: readonly WeekSession[], done: readonly DailyLoad[], startDate: Day, today: Day): readonly PlanWeek[] {
  const count = sessions.reduce((most, { week }) => Math.max(most, week), 0);
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(startDate, index * 7);
    const end = addDays(monday, 7);
    const mine = sessions.filter(({ week }) => week === index + 1);
    const work = done.filter(({ day }) => day >= monday && day < end);
    const total = <Item>(items: readonly Item[], value: (item: Item) => number) => items.reduce((sum, item) => sum + value(item), 0);
    const iron = total(work, ({ iron_load: load }) => load);
    return {
      monday,
      week: index + 1,
      planned: { iron: total(mine, ({ ironLoad }) => ironLoad), pace: total(mine, ({ load, ironLoad }) => load - ironLoad) },
      done: { iron, pace: total(work, ({ load }) => load) - iron },
      state: end <= today ? "past" : monday > today ? "ahead" : "now",
    };
  });
}
