import { addDays, type Weekday } from "#training/calendar/day.ts";
import type { BlockName, ExerciseItem, Plan, PlanWeek, Session } from "#training/model/plan.ts";
import { START } from "../arbitrary/start.ts";

/** A session without what its place in the plan decides. */
export type DayDraft = Partial<Omit<Session, "blocks">> & {
  readonly weekday: Weekday;
  readonly blocks?: { readonly [name in BlockName]?: readonly ExerciseItem[] } | undefined;
};

export interface WeekDraft extends Partial<Omit<PlanWeek, "sessions">> {
  readonly days: readonly DayDraft[];
}

/** A line without id, a minute long. */
export function line(
  name: string,
  over: Omit<Partial<ExerciseItem>, "dose"> & { readonly dose?: Partial<ExerciseItem["dose"]> } = {},
): ExerciseItem {
  return { id: "", name, ...over, dose: { totalSeconds: 60, ...over.dose } };
}

/** Written by hand, so that no rule is judged by plans that were made to please it. From `START`, an easy half hour wherever nothing else is said. */
export function getPlan(weeks: readonly (WeekDraft | readonly DayDraft[])[], over: Partial<Plan> = {}): Plan {
  const startDate = over.startDate ?? START;
  const drafts = weeks.map((week): WeekDraft => ("days" in week ? week : { days: week }));
  return {
    title: "By hand",
    description: "",
    focus: "hyrox",
    level: "intermediate",
    durationWeeks: weeks.length,
    sessionsPerWeek: drafts[0]?.days.length ?? 0,
    startDate,
    firstMacroWeek: 1,
    notes: [],
    ...over,
    weeks: drafts.map(({ days, ...week }, index) => weekOf(index + 1, days, { startDate: addDays(startDate, 7 * index), ...week })),
  };
}

function weekOf(week: number, days: readonly DayDraft[], over: Partial<PlanWeek> & Pick<PlanWeek, "startDate">): PlanWeek {
  const frame = {
    week,
    macroWeek: week,
    phase: week > 8 ? "performance" : week > 4 ? "development" : "foundation",
    isDeload: false,
    ...over,
  } as const;
  return { ...frame, sessions: days.map((day, index) => sessionOf(day, index + 1, frame)) };
}

function sessionOf(
  { blocks, ...day }: DayDraft,
  number: number,
  { week, phase, isDeload, startDate }: Omit<PlanWeek, "sessions">,
): Session {
  const id = `w${week}d${number}`;
  const { duration = 30, intensityLevel = 4 } = day;
  return {
    id,
    code: "SU",
    title: id,
    description: "By hand.",
    type: "strength",
    week,
    day: number,
    date: addDays(startDate, day.weekday - 1),
    duration,
    phase,
    isDeload,
    intensityLevel,
    complexity: 3,
    trainingIntent: "",
    movementFocus: [],
    hard: false,
    heavyLower: false,
    coachNotes: { stimulus: "One.", strategy: "Two.", substitutions: "Three.", warmup: "Four." },
    load: duration * intensityLevel,
    ironLoad: 0,
    tonnage: 0,
    distance: 0,
    ...day,
    blocks: blocksOf(id, duration, blocks),
  };
}

/** Warm-up and cooldown of five minutes around the rest. */
function blocksOf(id: string, minutes: number, given: NonNullable<DayDraft["blocks"]> = {}): Session["blocks"] {
  const blocks = {
    warmup: [line("Dead bug", { dose: { totalSeconds: 300 } })],
    strength: [],
    skill: [],
    mainWorkout: [line("Glute bridge", { dose: { totalSeconds: 60 * minutes - 600 } })],
    cooldown: [line("Dead bug", { dose: { totalSeconds: 300 } })],
    ...given,
  };
  return Object.fromEntries(
    Object.entries(blocks).map(([name, items]) => [
      name,
      items.map((item, index) => (item.id === "" ? { ...item, id: `${id}-${name}-${index}` } : item)),
    ]),
  ) as unknown as Session["blocks"];
}

/** One session with these lines as its strength block. */
export const strengthDay = (items: readonly ExerciseItem[], over: Partial<DayDraft> = {}, whole: Partial<Plan> = {}): Plan =>
  getPlan([[{ weekday: 1, ...over, blocks: { strength: items } }]], whole);

/** Lines of these names, without anything else. */
export const named = (...names: readonly string[]): Plan => strengthDay(names.map((name) => line(name)));

/** Days of one kind on these weekdays. */
export function days(weekdays: readonly Weekday[], over: Omit<DayDraft, "weekday"> = {}): DayDraft[] {
  return weekdays.map((weekday) => ({ ...over, weekday }));
}
