import type { Level } from "../../athlete/athlete.ts";
import type { EntryKind } from "../../athlete/hyrox-entry.ts";
import type { Day, Weekday } from "../../calendar/day.ts";
import type { HyroxKind } from "../../season/hyrox-week.ts";
import type { WeekFrame } from "../../season/phases.ts";

/** What the stations of a block are planned from. */
export interface PlannerFacts {
  /** The lower of the level of the race and of the years of training: it decides how large steps are. */
  readonly level: Level;
  readonly entry: EntryKind;
  /** Stations of the athlete's own legs in a relay; of others those that they do not mind. */
  readonly own: readonly string[];
  /** Whether the team of a relay has given the athlete those two: then no other station is trained. */
  readonly isGiven: boolean;
  /** Stations that the athlete calls a weakness. */
  readonly weak: readonly string[];
  /** Days of the races that the weeks lead to, the next one first. */
  readonly raceDates: readonly Day[];
  /** Stations of each lesser race that is started in another way than the main one; its rehearsal follows them. */
  readonly otherEntries: ReadonlyMap<Day, OwnStations>;
  /** Those of them that have a whole taper. */
  readonly mainRaces: ReadonlySet<Day>;
  /** The day of the runs and stations. */
  readonly weekday: Weekday;
  /** The day of simulations: where it is longer, that of the long run. */
  readonly simulationDay: Weekday;
  readonly strengthSessions: number;
  /** Whether the minutes of that day hold a simulation. */
  readonly fits: (kind: "three-quarter" | "full") => boolean;
  /** Whether the day of the week's runs and stations has none: it is off, or was over when the race was entered. */
  readonly isOver: (frame: WeekFrame) => boolean;
  /** Whether the runs and stations of the week lie in the first days after a week away or more (dose-progression.md section 6). */
  readonly comesBack: (frame: WeekFrame) => boolean;
  /** The share, up to 1, that something sore leaves of the load and the amount of a station in a week of the block. */
  readonly care: (exercise: string, week: number) => number;
  /** Whether the station loads a region that is sore. */
  readonly isSore: (exercise: string) => boolean;
  /** Whether a block was trained before this one. */
  readonly isContinued: boolean;
}

/** How a race is started, and the stations that are the athlete's there. */
export type OwnStations = Pick<PlannerFacts, "entry" | "own" | "isGiven">;

/** A week and the days from its runs and stations to the race. */
export interface DatedWeek {
  readonly frame: WeekFrame;
  readonly days: number | undefined;
}

/** Days before the race in which a simulation belongs, and the best of them (race-demands.md section 6.2). */
interface Window {
  readonly kind: HyroxKind;
  readonly from: number;
  readonly to: number;
  readonly best: number;
}

const SINGLES_WINDOWS: readonly Window[] = [
  { kind: "full", from: 17, to: 28, best: 21 },
  { kind: "half", from: 28, to: 35, best: 28 },
  { kind: "half", from: 35, to: 49, best: 42 },
];
/** With the partner where that can be arranged (race-demands.md section 6.5). */
const DOUBLES_WINDOWS: readonly Window[] = [
  { kind: "pair", from: 12, to: 24, best: 18 },
  { kind: "half", from: 28, to: 42, best: 35 },
];
const RELAY_WINDOWS: readonly Window[] = [{ kind: "leg", from: 12, to: 24, best: 17 }];
/** Without a race: a half and three quarters at the end of each twelve weeks. */
const WITHOUT_RACE: ReadonlyMap<number, HyroxKind> = new Map([
  [10, "half"],
  [11, "three-quarter"],
]);

/** The weeks of the block that hold a simulation, each the best one in its window. */
export function chooseSimulations(weeks: readonly DatedWeek[], facts: PlannerFacts): ReadonlyMap<WeekFrame, HyroxKind> {
  const found = new Map<WeekFrame, HyroxKind>();
  if (weeks.every(({ days }) => days === undefined)) {
    for (const { frame } of weeks) {
      const kind = WITHOUT_RACE.get(((frame.macroWeek - 1) % 12) + 1);
      if (kind !== undefined && !frame.isDeload) found.set(frame, kind);
    }
    return found;
  }
  const windows = facts.entry === "doubles" ? DOUBLES_WINDOWS : facts.entry === "relay" ? RELAY_WINDOWS : SINGLES_WINDOWS;
  for (const { kind, from, to, best } of windows) {
    const open = weeks.filter(
      ({ frame, days }) =>
        days !== undefined &&
        days >= from &&
        days <= to &&
        !frame.isDeload &&
        !facts.comesBack(frame) &&
        !found.has(frame) &&
        mayTest(frame, days, facts) &&
        (kind !== "half" || isApart(frame, found, facts)),
    );
    const chosen = open.toSorted((a, b) => Math.abs((a.days ?? 0) - best) - Math.abs((b.days ?? 0) - best))[0];
    if (chosen !== undefined) found.set(chosen.frame, withinReach(kind, chosen.frame, facts));
  }
  return withGrowth(found, facts);
}

/** What the minutes of the day make of a simulation. */
function onTheDay(kind: HyroxKind, { fits }: PlannerFacts): HyroxKind {
  if (kind === "full" && fits("full")) return "full";
  return kind !== "full" && kind !== "three-quarter" ? kind : fits("three-quarter") ? "three-quarter" : "half";
}

/** Two halves are two weeks apart. */
function isApart({ week }: WeekFrame, found: ReadonlyMap<WeekFrame, HyroxKind>, facts: PlannerFacts): boolean {
  return [...found].every(([other, kind]) => onTheDay(kind, facts) !== "half" || Math.abs(other.week - week) >= 2);
}

/** The second of two halves is three quarters (race-demands.md section 6.2, D-35 to D-28), but for who begins. */
function withGrowth(found: ReadonlyMap<WeekFrame, HyroxKind>, { level, entry, fits }: PlannerFacts): ReadonlyMap<WeekFrame, HyroxKind> {
  const halves = [...found].filter(([, kind]) => kind === "half").map(([frame]) => frame);
  const last = halves.toSorted((a, b) => a.week - b.week).at(-1);
  if (halves.length < 2 || last === undefined || level === "beginner" || entry !== "singles" || !fits("three-quarter")) return found;
  return new Map([...found, [last, "three-quarter"]]);
}

/** The first week of a plan finds its feet, unless it is the last in which a simulation has a place. */
function mayTest({ week }: WeekFrame, days: number, { isContinued }: PlannerFacts): boolean {
  return week > 1 || isContinued || days <= LAST_CHANCE;
}

const LAST_CHANCE = 23;

/** Who begins does three quarters; who starts a plan with it, half: nothing leads up to more. */
function withinReach(kind: HyroxKind, frame: WeekFrame, { level, isContinued }: PlannerFacts): HyroxKind {
  if (kind !== "full") return kind;
  if (frame.week === 1 && !isContinued) return "half";
  return level === "beginner" || (frame.week === 2 && !isContinued) ? "three-quarter" : "full";
}
