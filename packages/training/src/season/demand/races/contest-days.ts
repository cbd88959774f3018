import type { Athlete, Level } from "#training/athlete/athlete.ts";
import { type Day, daysBetween } from "#training/calendar/day.ts";
import { nextEvent } from "./next-event.ts";
import type { Race } from "./race.ts";

/** A day of several events, as at the contest. */
export interface ContestDay {
  readonly events: number;
  /** 1-based. */
  readonly number: number;
  readonly of: number;
}

/** Race-demands.md section 8. */
const SIMULATION_COUNTS: { readonly [level in Level]: { readonly days: number; readonly events: number } } = {
  beginner: { days: 1, events: 2 },
  intermediate: { days: 2, events: 3 },
  advanced: { days: 2, events: 3 },
  elite: { days: 3, events: 4 },
};

/** Days before the contest, the last first: a week each, so that every weekday falls into it once (the last one D-21 to D-14). */
const SIMULATION_WINDOWS: readonly (readonly [from: number, to: number])[] = [
  [20, 14],
  [34, 28],
  [48, 42],
];

const PAIR_NAMES =
  /\b(?:pairs?|duos?|doubles|partners?|team of (?:2|two)|teams? of (?:2|two)|paare?|paarwettkampf|doppel|zu zweit|parejas?|par|duo|coppie|binomes?|en binome)\b/u;

/** Whether a contest of CrossFit is started in twos, by its name. */
export function isInPairs({ name, format }: Pick<Race, "name" | "format">): boolean {
  return format.kind === "crossfit" && PAIR_NAMES.test(plain(name));
}

/** Whether the next contest of a CrossFit athlete within ten weeks is one of pairs. */
export function trainsInPairs({ competitions = [], focus }: Pick<Athlete, "competitions" | "focus">, date: Day): boolean {
  if (focus !== "crossfit") return false;
  const next = nextEvent({ competitions }, date, ["crossfit"], { kind: "crossfit" });
  return (
    next !== undefined && next.days <= PAIR_DAYS && PAIR_NAMES.test(plain(`${next.competition.type ?? ""} ${next.competition.name ?? ""}`))
  );
}

const PAIR_DAYS = 70;

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether a day of events belongs into the week of this day on the way to a CrossFit contest; a plan counts those that it has time for. */
export function contestDay(
  { competitions = [], focus }: Pick<Athlete, "competitions" | "focus">,
  { level, start }: { readonly level: Level; readonly start: Day },
  date: Day,
): ContestDay | undefined {
  if (focus !== "crossfit") return undefined;
  const next = nextEvent({ competitions }, date, ["crossfit"], { kind: "crossfit" });
  if (next === undefined || isOpen(`${next.competition.type ?? ""} ${next.competition.name ?? ""}`)) return undefined;
  const { days, events } = SIMULATION_COUNTS[level];
  const before = SIMULATION_WINDOWS.slice(0, days).findIndex(([from, to]) => next.days <= from && next.days >= to);
  const first = next.days + daysBetween(start, date);
  const of = SIMULATION_WINDOWS.slice(0, days).filter(([, to]) => to <= first).length;
  return before === -1 ? undefined : { events, number: of - before, of };
}

/** Days before the first workout of the Open, the last first. */
const OPEN_WINDOWS: readonly (readonly [from: number, to: number])[] = [
  [13, 7],
  [27, 21],
  [41, 35],
];

/** Whether a workout like those of the Open belongs into the week of this day, and which of three it is. */
export function openRehearsal(
  { competitions = [], focus }: Pick<Athlete, "competitions" | "focus">,
  date: Day,
): { readonly number: number; readonly of: number } | undefined {
  if (focus !== "crossfit") return undefined;
  const next = nextEvent({ competitions }, date, ["crossfit"], { kind: "crossfit" });
  if (next === undefined || !isOpen(`${next.competition.type ?? ""} ${next.competition.name ?? ""}`)) return undefined;
  const before = OPEN_WINDOWS.findIndex(([from, to]) => next.days <= from && next.days >= to);
  return before === -1 ? undefined : { number: OPEN_WINDOWS.length - before, of: OPEN_WINDOWS.length };
}

/** One workout a week, at home: no day of events to rehearse (race-demands.md section 8). */
function isOpen(text: string): boolean {
  return /\bopen\b|\bonline\b/iu.test(text);
}

/** What every contest is made of, and what who trains for one has done for years: nothing of it is new before the day. */
const STAPLE_MOVEMENTS: ReadonlySet<string> = new Set([
  "Assault bike",
  "Bike erg",
  "Row erg",
  "Ski erg",
  "Tempo run",
  "Double-under",
  "Burpee",
  "Burpee box jump-over",
  "Box jump",
  "Wall ball",
  "Thruster",
  "Power clean",
  "Power snatch",
  "Clean and jerk",
  "Snatch",
  "Front squat",
  "Push press",
  "Push jerk",
  "Deadlift",
  "Dumbbell snatch",
  "Kettlebell swing (American)",
  "Pull-up (kipping)",
  "Chest-to-bar pull-up",
  "Toes-to-bar",
  "Bar muscle-up",
  "Handstand push-up (kipping)",
]);

/** Movements that are familiar to a CrossFit athlete without having been in this plan. */
export function contestStaples({ focus, level }: Pick<Athlete, "focus" | "level">): ReadonlySet<string> {
  return focus === "crossfit" && level !== "beginner" ? STAPLE_MOVEMENTS : NO_MOVEMENTS;
}

const NO_MOVEMENTS: ReadonlySet<string> = new Set();
