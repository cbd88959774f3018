import type { Day } from "../../calendar/day.ts";
import { daysBetween } from "../../calendar/day.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { SessionCode } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { mayHold } from "../days/closed-days.ts";
import { commitmentOn } from "../days/commitments.ts";
import { isRunCode } from "./run-metres.ts";
import { capped } from "../slots/slot-load.ts";
import { SHORTEST_SESSION } from "../slots/week-layout.ts";

/** What a day of running is worth where not all of them may stay: the long run first, then one fast run, the easy ones last. */
const RUN_DAY_WORTH: { readonly [code in SessionCode]?: number } = { RACE: 1000, RL: 100, HX: 90, BK: 80, RT: 60, RI: 60 };
const EASY_RUN = 40;

/** "Rather no runs in a row" among the dislikes, "wenn ich zwei Tage hintereinander laufe" beside a knee. */
const RUN_WORDS = String.raw`(?<!\p{L})(?:run|ran|running|runs|jog|jogging|lauf(?:e|en)?|läufe|jogge\w*|corr(?:o|er|e|endo|ere)|cor(?:ro|rer|rida|ridas)|cour(?:s|ir|se|ses)|corsa|corse|ren|rennen|loop|lopen|hardloop|hardlopen)(?!\p{L})`;
const IN_A_ROW = String.raw`(?:in a row|consecutive|back.to.back|(?:two|2) days running|on the trot|hintereinander|nacheinander|aufeinanderfolgend\p{L}*|in folge|seguidos|consecutivos|de suite|d['’]affil[ée]e|cons[ée]cutifs|di fila|consecutivi|achter elkaar|op rij|achtereen)`;
const RUNS_APART = new RegExp(String.raw`${RUN_WORDS}[^.;!?\n]*${IN_A_ROW}|${IN_A_ROW}[^.;!?\n]{0,25}${RUN_WORDS}`, "iu");

/** Whether no run may follow another on the next day. */
export function runsApart({ health, athlete }: PlanContext): boolean {
  // Also where two days in a row are what brought a complaint on.
  return !health.consecutiveRuns || keepsRunsApart(athlete);
}

/** Whether the notes ask for a day between runs. */
export function keepsRunsApart({ dislikes = "", injuries = "" }: Pick<Athlete, "dislikes" | "injuries">): boolean {
  return RUNS_APART.test(dislikes) || RUNS_APART.test(injuries);
}

/** Whether words name days that follow each other: "never on two days in a row". */
export function namesDaysInARow(words: string): boolean {
  return DAYS_IN_A_ROW.test(words);
}

const DAYS_IN_A_ROW = new RegExp(IN_A_ROW, "iu");

/** Days of running that a week has room for: as many as were allowed, and with days between them where they are asked for. */
export function maxRunDays(context: PlanContext): number {
  const { weekdays, daysPerWeek } = context.athlete.availability;
  const most = Math.min(allowedRuns(context), daysPerWeek);
  if (!runsApart(context)) return most;
  const days = weekdays ?? [1, 2, 3, 4, 5, 6, 7];
  // Sunday and Monday follow each other too: the best of all first days counts.
  const counts = days.map((first) => {
    let last: number = first;
    let count = 1;
    for (const day of days) {
      if (day <= first || day - last < 2 || first + 7 - day < 2) continue;
      last = day;
      count++;
    }
    return count;
  });
  return Math.min(most, Math.max(1, ...counts));
}

/** As many runs as were allowed; a few kilometres for the whole week are two or three runs and no handful of single kilometres. */
function allowedRuns(context: PlanContext): number {
  const { runsPerWeek, weeklyRunMetres } = context.health;
  const told = Math.min(runsPerWeek, runsOfToday(context));
  return weeklyRunMetres === Infinity ? told : Math.min(told, Math.max(1, Math.floor(weeklyRunMetres / SHORT_RUN)));
}

const SHORT_RUN = 4000;

/** Who runs little today begins with few runs: one of twenty minutes on each free day would be half as much again. */
function runsOfToday({ athlete: { focus, history }, isNoviceRunner }: PlanContext): number {
  const weekly = history?.weeklyRun?.value ?? 0;
  if (focus !== "running" || isNoviceRunner || weekly <= 0 || weekly > LITTLE_WEEK) return Infinity;
  const beside = MAX_GROWTH_RATIO * weekly - (history?.longestRun?.value ?? TWENTY_MINUTES);
  return Math.max(LEAST_RUNS, Math.round(history?.runsPerWeek?.value ?? 0), 1 + Math.floor(beside / TWENTY_MINUTES));
}

const LITTLE_WEEK = 15_000;
const LEAST_RUNS = 3;
const MAX_GROWTH_RATIO = 1.1;
/** Metres of an easy run that is worth the way out. */
const TWENTY_MINUTES = 2900;

/**
 * The running of a week within the number of days and the distance between them that the athlete was given: what may not run is easy work on a
 * machine, as long as it was.
 */
export function limitRunDays(context: PlanContext, slots: readonly SessionSlot[], before: Day | undefined): SessionSlot[] {
  const runsPerWeek = allowedRuns(context);
  const isApart = runsApart(context);
  if (!isApart && runsPerWeek >= 7) return [...slots];
  const gap = isApart ? 2 : 1;
  // A run with others that somebody keeps anyway stays, unless it was forbidden: then the runs of the plan keep their distance from each other.
  const told = isApart && context.health.consecutiveRuns ? slots.filter((slot) => isRunning(slot) && isToldRun(context, slot)) : [];
  const best = bestDays(slots.filter(isRunning), gap, runsPerWeek, before);
  const moved = best.length < runsPerWeek ? movedApart(context, slots, [...new Set([...best, ...told])], { gap, before }) : slots;
  const kept = new Set([...bestDays(moved.filter(isRunning), gap, runsPerWeek, before), ...told]);
  return withoutMoreRuns(moved, runsPerWeek - kept.size).map((slot) => {
    if (kept.has(slot) || slot.code === "RACE") return slot;
    const rested = isApart ? { ...slot, restsFromRunning: true as const } : slot;
    if (!isRunning(slot)) return rested;
    const lifted = otherStrength(context, moved, slot);
    return { ...(lifted === undefined ? asMachine(rested) : asStrength(context, rested, lifted)), restsFromRunning: true };
  });
}

function isToldRun({ reading }: PlanContext, { date }: SessionSlot): boolean {
  return commitmentOn(reading.days, date)?.sport === "run";
}

/** The runs off the bike and after a swim that the number of runs leaves room for, the first ones. */
function withoutMoreRuns(slots: readonly SessionSlot[], room: number): readonly SessionSlot[] {
  let left = room;
  return slots.map((slot) => {
    // Without a race the ride itself decides whether a run follows it.
    if (slot.run === undefined) return slot.code === "BK" && room <= 0 ? { ...slot, run: 0 } : slot;
    if (slot.run === 0 || left-- > 0) return slot;
    return { ...slot, run: 0, minutes: Math.max(SHORTEST_SESSION, slot.minutes - slot.run) };
  });
}

interface Distance {
  readonly gap: number;
  readonly before: Day | undefined;
}

/** A run that stands too near to a better one changes its day with a session that does not run, where that leaves days between the runs. */
function movedApart(context: PlanContext, slots: readonly SessionSlot[], kept: readonly SessionSlot[], distance: Distance): SessionSlot[] {
  const isFree = (date: Day): boolean =>
    kept.every((run) => Math.abs(daysBetween(run.date, date)) >= distance.gap) &&
    (distance.before === undefined || daysBetween(distance.before, date) >= distance.gap);
  const run = slots.find((slot) => isRunning(slot) && slot.code !== "RACE" && !kept.includes(slot));
  const other = slots.find(
    (slot) =>
      !isRunning(slot) &&
      isFree(slot.date) &&
      mayMove(slots, slot, run) &&
      (run === undefined || (mayHold(context, slot, run.date) && mayHold(context, run, slot.date))),
  );
  if (run === undefined || other === undefined) return [...slots];
  return slots
    .map((slot) => (slot === run ? moveToDay(context, run, other) : slot === other ? moveToDay(context, other, run) : slot))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Heavy legs never come on the day before a long or fast run. */
function mayMove(slots: readonly SessionSlot[], other: SessionSlot, run: SessionSlot | undefined): boolean {
  if (run === undefined || other.test !== undefined || other.swim !== undefined) return false;
  const next = slots.find(({ date }) => daysBetween(run.date, date) === 1);
  return !(other.heavyLower && next !== undefined && (isRunCode(next.code) || next.heavyLower));
}

function moveToDay({ athlete }: PlanContext, slot: SessionSlot, { date, weekday }: SessionSlot): SessionSlot {
  return { ...slot, date, weekday, minutes: Math.min(slot.minutes, athlete.availability.minutes?.[weekday] ?? Infinity) };
}

function isRunning({ code, restsFromRunning }: SessionSlot): boolean {
  return restsFromRunning !== true && (isRunCode(code) || code === "RACE");
}

/**
 * The one strength day of a week that should have two: from sixty on, and with thin bones, a second one is worth more than a walk
 * (special-populations.md sections 4.4 and 4.5).
 */
function otherStrength(
  { athlete, reading, health }: PlanContext,
  slots: readonly SessionSlot[],
  day: SessionSlot,
): SessionSlot | undefined {
  const isOld =
    (athlete.age ?? 0) >= AGE_OF_STRENGTH ||
    reading.health.findings.some(({ label }) => label === "osteoporosis" || label === "osteopenia");
  const [lifted, ...more] = slots.filter(({ code }) => code === "SFm");
  const isNear = slots.some(
    ({ code, date }) =>
      (code === "SFm" && Math.abs(daysBetween(date, day.date)) === 1) || (isFastOrLong(code) && daysBetween(day.date, date) === 1),
  );
  const hasRoom = athlete.focus === "running" && more.length === 0 && health.strengthPerWeek >= 2 && !day.isTaper && !day.isRecovery;
  return isOld && hasRoom && !isNear ? lifted : undefined;
}

function isFastOrLong(code: SessionCode): boolean {
  return codeFacts(code).fastRun || code === "RL" || code === "RACE";
}

const AGE_OF_STRENGTH = 60;

function asStrength({ athlete }: PlanContext, { stimulus: _stimulus, ...slot }: SessionSlot, like: SessionSlot): SessionSlot {
  const { code, rpe, hard, heavyLower } = like;
  return { ...slot, code, rpe, hard, heavyLower, minutes: capped(like.minutes, slot.weekday, athlete) };
}

function asMachine(slot: SessionSlot): SessionSlot {
  const { stimulus: _stimulus, isSecondLong: _isSecondLong, ...rest } = slot;
  const code: SessionCode = codeFacts(slot.code).fastRun ? "EI" : "ZE";
  const { rpe, hard } = codeFacts(code);
  return { ...rest, code, rpe: Math.min(slot.rpe, rpe), hard: slot.hard && hard, heavyLower: false };
}

/** The most valuable runs with so many days between them, at most `most` of them. */
function bestDays(runs: readonly SessionSlot[], gap: number, most: number, before: Day | undefined): readonly SessionSlot[] {
  let best: readonly SessionSlot[] = [];
  let bestWorth = 0;
  const choose = (from: number, chosen: readonly SessionSlot[], worth: number): void => {
    if (worth > bestWorth) [best, bestWorth] = [chosen, worth];
    if (chosen.length >= most) return;
    for (let at = from; at < runs.length; at++) {
      const run = runs[at];
      if (run === undefined) continue;
      const last = chosen.at(-1)?.date ?? before;
      if (run.code !== "RACE" && last !== undefined && daysBetween(last, run.date) < gap) continue;
      choose(at + 1, [...chosen, run], worth + (RUN_DAY_WORTH[run.code] ?? EASY_RUN));
    }
  };
  choose(0, [], 0);
  return best;
}
