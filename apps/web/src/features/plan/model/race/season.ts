import {
  addDays,
  competitionFormat,
  daysBetween,
  type Day,
  getMonday,
  outlineWeeks,
  type OutlineWeek,
  type PlanDemand,
  PHASE_LABELS,
  type PhaseLabel,
} from "@ironpace/training";
import { getBlock } from "../block.ts";
import type { PlanView } from "../plan-view.ts";

/** From the first week of the block to the race: what is planned, and what is to come as the season counts it back. */
export interface Season {
  readonly race: SeasonRace;
  readonly weeks: readonly SeasonWeek[];
  readonly phases: readonly { readonly name: PhaseLabel; readonly from: number; readonly to: number }[];
  readonly events: readonly SeasonEvent[];
  /** How much of the way has passed, 0-1. */
  readonly elapsed: number;
  /** Weeks from this one to the race, this one included. */
  readonly weeksLeft: number;
}

export interface SeasonRace {
  readonly name: string;
  readonly date: Day;
  /** Words that name the sport. */
  readonly words: string;
  readonly href?: string;
}

export interface SeasonWeek {
  /** 1-based column. */
  readonly number: number;
  readonly startDate: Day;
  /** Week of the plan; absent where no plan holds it yet. */
  readonly planWeek?: number;
  readonly state: "done" | "now" | "planned" | "ahead";
  readonly isDeload: boolean;
  readonly isRace: boolean;
  /** Heights above and below the rod, 0-1, and how much of the plan's own is done. */
  readonly iron: number;
  readonly pace: number;
  readonly ironDone: number;
  readonly paceDone: number;
}

interface SeasonEvent {
  readonly date: Day;
  readonly column: number;
  readonly kind: "test" | "simulation" | "race";
  readonly name: string;
}

/** The race that a plan leads to, by its own demand; its name tells the sport, else the focus of the plan. */
export function raceOfPlan({ stored }: PlanView, { race: name, date }: PlanDemand): SeasonRace {
  return { name, date, words: competitionFormat(name) === undefined ? stored.focus : name };
}

interface SeasonSources {
  readonly plan: PlanView | null;
  readonly race: SeasonRace;
  /** All competitions; those on the way are marked. */
  readonly others?: readonly { readonly name: string; readonly date: Day }[];
  readonly today: Day;
}

/** undefined for a race that is over. */
export function getSeason({ plan, race, others = [], today }: SeasonSources): Season | undefined {
  if (race.date < today) return undefined;
  const planned = plan === null ? [] : plannedWeeks(plan, today, race.date);
  const thisMonday = getMonday(today);
  const first = planned[0]?.startDate ?? thisMonday;
  const next = planned.length === 0 ? thisMonday : addDays(planned.at(-1)?.startDate ?? thisMonday, 7);
  const outline = outlineWeeks({ words: race.words, date: race.date }, next, {
    lastDeload: planned.findLast(({ isDeload }) => isDeload)?.startDate,
  });
  const weeks = [...planned, ...aheadWeeks(outline, planned, thisMonday)].map((week, index) => ({ ...week, number: index + 1 }));
  if (weeks.length === 0) return undefined;
  const columnOf = (day: Day) => Math.floor(daysBetween(first, day) / 7) + 1;
  return {
    race,
    weeks,
    phases: getPhases(plan, planned.length, outline),
    events: getEvents({ plan, race, others, today }).map((event) => ({ ...event, column: columnOf(event.date) })),
    elapsed: Math.min(1, Math.max(0, (daysBetween(first, today) + 0.5) / (7 * weeks.length))),
    weeksLeft: weeks.length - Math.max(0, columnOf(today) - 1),
  };
}

type Unnumbered = Omit<SeasonWeek, "number">;

function plannedWeeks(plan: PlanView, today: Day, race: Day): Unnumbered[] {
  return getBlock(plan, today)
    .weeks.filter(({ startDate }) => startDate <= race)
    .map(({ week, startDate, state, isDeload, isRace, iron, pace }) => ({
      startDate,
      planWeek: week,
      state,
      isDeload,
      isRace: isRace && addDays(startDate, 6) >= race,
      iron: iron.height,
      pace: pace.height,
      ironDone: iron.done,
      paceDone: pace.done,
    }));
}

/** Volume that the loading weeks of a block stand for. */
const LOADING_SHARE = 0.88;
const USUAL_SHARE = 0.7;

/** As high as the loading weeks of the block, by what the season usually puts into such a week. */
function aheadWeeks(outline: readonly OutlineWeek[], planned: readonly Unnumbered[], thisMonday: Day): Unnumbered[] {
  const loading = planned.filter(({ isDeload, isRace }) => !isDeload && !isRace);
  const mean = (half: "iron" | "pace") =>
    loading.length === 0 ? USUAL_SHARE : loading.reduce((sum, week) => sum + week[half], 0) / loading.length;
  const [iron, pace] = [mean("iron"), mean("pace")];
  return outline.map(({ startDate, isDeload, isRace, volume }) => ({
    startDate,
    state: startDate === thisMonday ? "now" : "ahead",
    isDeload,
    isRace,
    iron: Math.min(1, (iron * volume) / LOADING_SHARE),
    pace: Math.min(1, (pace * volume) / LOADING_SHARE),
    ironDone: 0,
    paceDone: 0,
  }));
}

function getPhases(plan: PlanView | null, planned: number, outline: readonly OutlineWeek[]): Season["phases"] {
  const ofPlan = Array.from({ length: planned }, (_, index) => plan?.sessions.find(({ week }) => week === index + 1)?.phase ?? "base");
  const phases: { name: PhaseLabel; from: number; to: number }[] = [];
  [...ofPlan, ...outline.map(({ phase }) => PHASE_LABELS[phase])].forEach((name, index) => {
    const last = phases.at(-1);
    if (last?.name === name) last.to = index + 1;
    else phases.push({ name, from: index + 1, to: index + 1 });
  });
  return phases;
}

const SIMULATION = /simulation|rehearsal/iu;

/** What stands out on the way from today on: tests, simulations, smaller races, and the race itself. */
function getEvents({ plan, race, others = [], today }: SeasonSources): Omit<SeasonEvent, "column">[] {
  const sessions = (plan?.sessions ?? []).filter(({ date, completed }) => date >= today && date < race.date && !completed);
  const found: Omit<SeasonEvent, "column">[] = [
    ...sessions.flatMap(({ date, title, updates = [], isRace }): Omit<SeasonEvent, "column">[] => {
      if (isRace) return [];
      if (SIMULATION.test(title)) return [{ date, kind: "simulation", name: title }];
      return updates.length === 0 ? [] : [{ date, kind: "test", name: title }];
    }),
    ...others.filter(({ date }) => date >= today && date < race.date).map(({ date, name }) => ({ date, kind: "race" as const, name })),
    { date: race.date, kind: "race" as const, name: race.name },
  ];
  return found.toSorted((a, b) => a.date.localeCompare(b.date));
}
