import type { Athlete } from "../athlete/athlete.ts";
import { addDays, type Day, daysBetween, shortDay } from "../calendar/day.ts";
import type { SessionOutcome } from "./outcome.ts";
import type { Plan, Session } from "./plan.ts";
import { codeFacts } from "./session-codes.ts";
import { formatList } from "./words.ts";
import { absenceOn, type Break, daysBackFromIllness, getBreaks, LOST_WEEK_DAYS, reliefOn } from "../athlete/interruptions.ts";
import type { EffortChange, EffortKind } from "./effort-change.ts";

/** load-plausibility.md section 11. */
const HARDER = { row: 2, by: 2, of: 4, often: 3, oftenBy: 1 } as const;
const UNFINISHED = { row: 2, share: 0.8 } as const;
const EASIER = { of: 4, often: 3, by: -1, share: 0.95 } as const;
/** Easy sessions are felt harder than planned by most. */
const EASY_BIAS = 1;
const KINDS = ["strength", "quality", "metcon", "easy"] as const;
const LOOKED_BACK_DAYS = 28;
const CHANGE_DAYS = 7;

const LESS = { strength: [0.975, 1], metcon: [1, 0.9], quality: [1, 0.9], easy: [1, 0.9] } as const;
const MUCH_LESS = { strength: [0.95, 0.8], metcon: [1, 0.8], quality: [1, 0.8], easy: [1, 0.8] } as const;
const MORE = { metcon: [1, 1.05], quality: [1, 1.05], easy: [1, 1.05] } as const;

const SCORED: ReadonlySet<string> = new Set(["ML", "MM", "GYE"]);

/** What a session is felt as; undefined for races, tests and technique. */
export function effortKind({ code, updates }: Pick<Session, "code" | "updates">): EffortKind | undefined {
  if (code === "RACE" || code === "RC" || updates !== undefined) return undefined;
  if (SCORED.has(code)) return "metcon";
  const { type, hard, rpe } = codeFacts(code);
  if (type === "strength" || code === "OLs" || code === "SLm") return "strength";
  if (type === "skill") return undefined;
  return hard || rpe >= 6 ? "quality" : "easy";
}

/** One session so much harder in the days back from an illness or a break (return-ladders.md section 6, "effort higher than usual for the pace"). */
const HARD_RETURN = { by: 2, shares: [0.95, 0.85] } as const;

interface Felt {
  readonly on: Day;
  readonly planned: number;
  readonly felt: number;
  /** Easy sessions are judged harder than planned only beyond their bias. */
  readonly difference: number;
  readonly bias: number;
  /** Share of the planned minutes. */
  readonly share: number;
}

/** How the last sessions of each kind felt asks for less or more in the next seven days; nothing within a week of the last such change. */
export function feltEffort(plan: Plan, athlete: Athlete, outcomes: readonly SessionOutcome[], today: Day): readonly EffortChange[] {
  const done = new Map(outcomes.map((outcome) => [outcome.sessionId, outcome]));
  const week = plan.weeks.findLast(({ startDate }) => startDate <= today);
  const back = getReturn(athlete, today);
  if (back !== undefined) return feltReturn(plan, athlete, { done, from: addDays(back.to, 1), today });
  const changes = KINDS.flatMap((kind): EffortChange[] => {
    const last = athlete.efforts?.filter((effort) => effort.kind === kind).toSorted((a, b) => b.from.localeCompare(a.from))[0];
    if (last !== undefined && daysBetween(last.from, today) < CHANGE_DAYS) return [];
    const since = last === undefined || daysBetween(last.from, today) > LOOKED_BACK_DAYS ? addDays(today, -LOOKED_BACK_DAYS) : last.from;
    const felt = plan.weeks
      .flatMap(({ sessions }) => sessions)
      .filter((session) => effortKind(session) === kind && session.date >= since && session.date < today)
      .flatMap((session) => feltSession(session, done.get(session.id), athlete));
    const found = judge(kind, felt);
    if (found === undefined || (found.isMore && week?.isDeload === true)) return [];
    const [load, minutes] = found.shares;
    return [{ kind, from: today, to: addDays(today, CHANGE_DAYS - 1), load, minutes, evidence: getEvidence(found.sessions) }];
  });
  // Where every kind of session is too hard it is no matter of one of them: the bar gives way by two steps.
  const isAll = changes.length >= ALL_KINDS && changes.every(({ load, minutes }) => load < 1 || minutes < 1);
  return isAll
    ? changes.map((change) => (change.kind === "strength" ? { ...change, load: Math.min(change.load, ALL_HARDER_LOAD) } : change))
    : changes;
}

/** Kinds of sessions that make it all of them, and what the bar has then (the row of two missed targets). */
const ALL_KINDS = 2;
const ALL_HARDER_LOAD = 0.95;

/** The illness or break that the athlete is still coming back from. */
function getReturn(athlete: Athlete, today: Day): Break | undefined {
  const last = getBreaks(athlete).findLast(({ to }) => to < today);
  if (last === undefined || last.days < LOST_WEEK_DAYS) return undefined;
  const days = CHANGE_DAYS + (last.isIllness ? daysBackFromIllness(last.days) : 0);
  return daysBetween(last.to, today) <= days ? last : undefined;
}

/** In these days nothing is too easy, and what was much harder than planned makes all of the next week less. */
function feltReturn(
  { weeks }: Plan,
  athlete: Athlete,
  { done, from, today }: { readonly done: ReadonlyMap<string, SessionOutcome>; readonly from: Day; readonly today: Day },
): readonly EffortChange[] {
  if (athlete.efforts?.some((effort) => effort.isReturn === true && daysBetween(effort.from, today) < CHANGE_DAYS) === true) return [];
  const felt = weeks
    .flatMap(({ sessions }) => sessions.filter(({ date }) => date >= from && date < today))
    .flatMap((session) => (effortKind(session) === undefined ? [] : feltOutcome(session, done.get(session.id))));
  const hard = felt.filter(({ difference, bias }) => difference + bias >= HARD_RETURN.by).slice(-HARDER.of);
  if (hard.length === 0) return [];
  const [load, minutes] = HARD_RETURN.shares;
  return KINDS.map((kind): EffortChange => ({
    kind,
    from: today,
    to: addDays(today, CHANGE_DAYS - 1),
    load: kind === "strength" ? load : 1,
    minutes: kind === "strength" ? 1 : minutes,
    evidence: getEvidence(hard),
    isReturn: true,
  }));
}

function feltSession(session: Session, outcome: SessionOutcome | undefined, athlete: Athlete): Felt[] {
  if (outcome?.status !== "completed" || outcome.rpe === undefined || session.isDeload) return [];
  const isOther = reliefOn(athlete, session.date) !== undefined || absenceOn(athlete, session.date) !== undefined;
  return isOther ? [] : feltOutcome(session, outcome);
}

function feltOutcome(session: Session, outcome: SessionOutcome | undefined): Felt[] {
  if (outcome?.status !== "completed" || outcome.rpe === undefined) return [];
  const bias = effortKind(session) === "easy" ? EASY_BIAS : 0;
  return [
    {
      on: session.date,
      planned: session.intensityLevel,
      felt: outcome.rpe,
      difference: outcome.rpe - session.intensityLevel - bias,
      bias,
      share: (outcome.minutes ?? session.duration) / session.duration,
    },
  ];
}

interface Judgement {
  readonly shares: readonly [load: number, minutes: number];
  readonly sessions: readonly Felt[];
  readonly isMore: boolean;
}

function judge(kind: EffortKind, felt: readonly Felt[]): Judgement | undefined {
  const row = felt.slice(-UNFINISHED.row);
  if (row.length === UNFINISHED.row && row.every(({ share }) => share < UNFINISHED.share))
    return { shares: MUCH_LESS[kind], sessions: row, isMore: false };
  const two = felt.slice(-HARDER.row);
  if (two.length === HARDER.row && two.every(({ difference }) => difference >= HARDER.by))
    return { shares: LESS[kind], sessions: two, isMore: false };
  const four = felt.slice(-HARDER.of);
  const hard = four.filter(({ difference }) => difference >= HARDER.oftenBy);
  if (hard.length >= HARDER.often) return { shares: LESS[kind], sessions: hard, isMore: false };
  const easy = four.filter(({ difference, bias, share }) => difference + bias <= EASIER.by && share >= EASIER.share);
  // A heavier bar comes from the sets themselves.
  return kind !== "strength" && easy.length >= EASIER.often ? { shares: MORE[kind], sessions: easy, isMore: true } : undefined;
}

function getEvidence(sessions: readonly Felt[]): string {
  const isShort = sessions.every(({ share }) => share < UNFINISHED.share);
  return formatList(
    sessions.map(({ on, felt, planned, share }) =>
      isShort ? `${Math.round(100 * share)}% of the time on ${shortDay(on)}` : `RPE ${felt} instead of ${planned} on ${shortDay(on)}`,
    ),
  );
}

/** The changes that hold for a session. */
export function effortOn(
  { efforts }: Pick<Athlete, "efforts">,
  session: Pick<Session, "code" | "date" | "updates">,
): EffortChange | undefined {
  const kind = effortKind(session);
  return efforts?.find((effort) => effort.kind === kind && effort.from <= session.date && session.date <= effort.to);
}

/** Share of the last dose on a day that is shorter or easier than planned: the hard part goes first, easy running and the warm-up stay. */
const EASED_DOSE = 0.8;
/** On a day of little time the work has at most so much of what is left beside the warm-up. */
const EASED_ROOM = 0.5;

/** How much hard endurance an eased day has at most; undefined where nobody asked for less. */
export interface EasedDose {
  /** Share of the work of the last dose of its kind, and no longer repetitions than there. */
  readonly share: number;
  /** Share of the time for the main part that the work with its rests may take. */
  readonly room: number;
}

export function easedDose({ efforts, lighterDays = [] }: Pick<Athlete, "efforts" | "lighterDays">, date: Day): EasedDose | undefined {
  if (hasLessQuality(efforts === undefined ? {} : { efforts }, date)) return { share: EASED_DOSE, room: 1 };
  const days = lighterDays.filter(({ from, to }) => from <= date && date <= to);
  if (days.length === 0) return undefined;
  const isShort = days.some(({ mostMinutes }) => mostMinutes !== undefined);
  return { share: EASED_DOSE, room: isShort ? EASED_ROOM : 1 };
}

/** Whether hard endurance on the day is a step easier. */
function hasLessQuality({ efforts = [] }: Pick<Athlete, "efforts">, date: Day): boolean {
  return efforts.some(({ kind, from, to, minutes }) => kind === "quality" && minutes < 1 && from <= date && date <= to);
}
