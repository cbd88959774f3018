import { type Day, daysBetween } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import type { Activity } from "../../injuries/activities.ts";
import { mayBeOn } from "../slots/moves.ts";
import { isRunCode } from "../run/run-metres.ts";
import { codeFacts } from "../../model/session-codes.ts";

/** A swim on a day without a pool changes its day with another session, or becomes an easy ride where no day of the week has one. */
export function outsideClosedDays(context: PlanContext, races: readonly Race[], slots: readonly SessionSlot[]): SessionSlot[] {
  const { days } = context.reading;
  if (days.length === 0) return [...slots];
  const isOpen = ({ date }: SessionSlot): boolean => !limitsOnDay(days, date).some(({ closed }) => closed.includes("swim"));
  let week = [...slots];
  for (const swim of slots.filter((slot) => isSwim(slot) && !isOpen(slot))) {
    const others = week.filter(
      (slot) => !isSwim(slot) && slot.code !== "RACE" && slot.test === undefined && isOpen(slot) && mayHold(context, slot, swim.date),
    );
    const price = (other: SessionSlot): number => cost(context, week, swim, other) + (LONG_CODES.has(other.code) ? OFF_ITS_DAY : 0);
    const best = others.toSorted((a, b) => price(a) - price(b))[0];
    week = week
      .map((slot) => {
        if (slot === swim) return best === undefined ? asEasyEngine(swim) : moveToDay(context, swim, best);
        return slot === best ? moveToDay(context, slot, swim) : slot;
      })
      .toSorted((a, b) => a.date.localeCompare(b.date));
  }
  const onOpenDays = runsOnOpenDays(context, races, othersOnOpenDays(context, races, week)).map((slot) => asSwimOnSwimDay(context, slot));
  return withoutHardDays(
    context,
    races,
    onOpenDays.map((slot) => withoutLifting(context, onDayAfter(context, slot))),
  );
}

/** A run or swim on a day without lifting has no short strength behind it. */
function withoutLifting({ reading: { days } }: PlanContext, slot: SessionSlot): SessionSlot {
  const code = ALONE[slot.code];
  if (code === undefined || !limitsOnDay(days, slot.date).some(({ closed }) => closed.includes("lifting"))) return slot;
  return { ...slot, code, rpe: Math.min(slot.rpe, codeFacts(code).rpe) };
}

const ALONE: { readonly [code in SessionSlot["code"]]?: SessionSlot["code"] } = { REs: "RE", SWs: "SW" };

/** What is left of legs and speed on the day after a match has no other day: lifting is for the upper body, and a run is easy. */
function onDayAfter({ reading: { days }, athlete: { focus } }: PlanContext, slot: SessionSlot): SessionSlot {
  const after = limitsOnDay(days, slot.date).filter(({ after: follows }) => follows !== undefined);
  const isSpared = (activity: Activity): boolean =>
    after.some(({ closed }) => closed.includes(activity)) && TRAINS_ACTIVITY[activity]?.(slot) === true;
  if (slot.code === "RACE" || slot.test !== undefined) return slot;
  if (isSpared("run-fast")) return asEasyRun(slot);
  if (!isSpared("leg-strength")) return slot;
  const code = codeFacts(slot.code).type !== "strength" ? "GYE" : POWER_CODES.has(slot.code) || focus === "powerlifting" ? "PV" : "SU";
  return { ...slot, code, rpe: Math.min(slot.rpe, codeFacts(code).rpe), hard: false, heavyLower: false };
}

const POWER_CODES: ReadonlySet<SessionSlot["code"]> = new Set<SessionSlot["code"]>(["PS", "PD", "PT"]);

/** What is left on a day that holds nothing but swimming is a swim, and no run or strength with its movements exchanged. */
function asSwimOnSwimDay(context: PlanContext, slot: SessionSlot): SessionSlot {
  const closed = new Set(limitsOnDay(context.reading.days, slot.date).flatMap((limit) => limit.closed));
  const isSwimDay = !closed.has("swim") && (["run", "bike", "lifting"] as const).every((sport) => closed.has(sport));
  if (!isSwimDay || isSwim(slot) || slot.code === "RACE" || slot.test !== undefined || slot.isRecovery) return slot;
  if (context.picker.pick("Swim intervals").replaced !== undefined) return slot;
  const { stimulus: _stimulus, ...rest } = slot;
  return { ...rest, code: "SW", rpe: Math.min(slot.rpe, codeFacts("SW").rpe), hard: false, heavyLower: false };
}

/** Whether nothing that the day is closed for is what the session trains. */
export function mayHold({ reading: { days } }: PlanContext, slot: SessionSlot, date: Day): boolean {
  // What the day after a match is spared gives way where it stands: its exchange would put heavy legs side by side.
  return !limitsOnDay(days, date).some(
    ({ closed, after }) => after === undefined && closed.some((activity) => TRAINS_ACTIVITY[activity]?.(slot) === true),
  );
}

/** The long session keeps its day where another one can give way. */
const OFF_ITS_DAY = 200;

const TRAINS_ACTIVITY: { readonly [activity in Activity]?: (slot: SessionSlot) => boolean } = {
  run: ({ code }) => isRunCode(code),
  "run-fast": (slot) => isFast(slot),
  swim: (slot) => isSwim(slot),
  bike: ({ code }) => code === "BK" || code === "BQ",
  lifting: ({ code }) => codeFacts(code).type === "strength",
  "leg-strength": ({ code, heavyLower }) => heavyLower || code === "SFm",
};

/** Strength and rides on a day without them change their day with a session that may be there; where none can, the day stays as it is. */
function othersOnOpenDays(context: PlanContext, races: readonly Race[], slots: readonly SessionSlot[]): SessionSlot[] {
  let week = [...slots];
  const isOther = (slot: SessionSlot): boolean => !isSwim(slot) && !isRunCode(slot.code) && slot.code !== "RACE" && slot.test === undefined;
  for (const slot of slots.filter((one) => isOther(one) && !mayHold(context, one, one.date))) {
    const price = (other: SessionSlot): number => cost(context, week, slot, other) + (LONG_CODES.has(other.code) ? OFF_ITS_DAY : 0);
    const [best] = week
      .filter(
        (other) =>
          other.code !== "RACE" &&
          other.test === undefined &&
          other !== slot &&
          mayHold(context, slot, other.date) &&
          mayHold(context, other, slot.date) &&
          mayBeOn(races, slot, other.date) &&
          mayBeOn(races, other, slot.date),
      )
      .toSorted((a, b) => price(a) - price(b));
    if (best === undefined) continue;
    week = week
      .map((one) => (one === slot ? moveToDay(context, slot, best) : one === best ? moveToDay(context, best, slot) : one))
      .toSorted((a, b) => a.date.localeCompare(b.date));
  }
  return week;
}

/** A run on a day without running changes its day with a session that is no run, the fast ones first; where none fits, its day decides. */
function runsOnOpenDays(context: PlanContext, races: readonly Race[], slots: readonly SessionSlot[]): SessionSlot[] {
  const isOpen = ({ date }: SessionSlot, run: SessionSlot): boolean =>
    !limitsOnDay(context.reading.days, date).some(
      ({ closed, after }) => after === undefined && closed.some((name) => name === "run" || (isFast(run) && name === "run-fast")),
    );
  const byWorth = slots
    .filter((slot) => isRunCode(slot.code) && slot.test === undefined && !isOpen(slot, slot))
    .toSorted((a, b) => Number(isFast(b)) - Number(isFast(a)));
  let week = [...slots];
  for (const run of byWorth) {
    const bestFor = (moved: SessionSlot): SessionSlot | undefined =>
      week
        .filter(
          (other) =>
            !isRunCode(other.code) &&
            !isSwim(other) &&
            other.code !== "RACE" &&
            other.test === undefined &&
            isOpen(other, moved) &&
            mayHold(context, other, run.date) &&
            mayBeOn(races, moved, other.date) &&
            mayBeOn(races, other, run.date) &&
            !isTooNear(week, { run, moved, other }),
        )
        .toSorted((x, y) => cost(context, week, run, x) - cost(context, week, run, y))[0];
    // Beside a hard day it is run easily: the kilometres are worth more than the speed.
    const asItIs = bestFor(run);
    const moved = asItIs === undefined ? asEasyRun(run) : run;
    const best = asItIs ?? bestFor(moved);
    if (best === undefined) continue;
    week = week
      .map((slot) => (slot === run ? moveToDay(context, moved, best) : slot === best ? moveToDay(context, best, run) : slot))
      .toSorted((x, y) => x.date.localeCompare(y.date));
  }
  return week;
}

function asEasyRun({ stimulus: _stimulus, ...slot }: SessionSlot): SessionSlot {
  return { ...slot, code: "RE", rpe: Math.min(slot.rpe, codeFacts("RE").rpe), hard: false, heavyLower: false };
}

interface Exchange {
  readonly run: SessionSlot;
  readonly moved: SessionSlot;
  readonly other: SessionSlot;
}

/** Whether heavy legs would come on the day before a long or fast run, or two hard days to follow each other. */
function isTooNear(week: readonly SessionSlot[], { run, moved, other }: Exchange): boolean {
  const rest = week.filter((slot) => slot !== run && slot !== other);
  const isBeside = (date: SessionSlot["date"]): boolean => rest.some((slot) => slot.hard && Math.abs(daysBetween(slot.date, date)) === 1);
  const tires =
    other.heavyLower && rest.some((slot) => daysBetween(run.date, slot.date) === 1 && (isFast(slot) || LONG_CODES.has(slot.code)));
  return tires || (moved.hard && isBeside(other.date)) || (other.hard && isBeside(run.date));
}

function isFast({ code }: SessionSlot): boolean {
  return codeFacts(code).fastRun;
}

/** A hard session on the day of a night shift changes its day with an easy one, or is done easily where no other day is free for it. */
function withoutHardDays(context: PlanContext, races: readonly Race[], slots: readonly SessionSlot[]): SessionSlot[] {
  const { days } = context.reading;
  const isEasyDay = ({ date }: SessionSlot): boolean => limitsOnDay(days, date).some(({ isEasy }) => isEasy === true);
  let week = [...slots];
  for (const slot of slots.filter((one) => isStrenuous(one) && isEasyDay(one) && one.code !== "RACE")) {
    const price = (other: SessionSlot): number => cost(context, week, slot, other) + (other.rpe > MAX_EASY_RPE ? NOT_EASY : 0);
    const others = week.filter((other) => !isEasyDay(other) && mayChange(races, week, slot, other));
    const best = others.toSorted((a, b) => price(a) - price(b))[0];
    week = week
      .map((other) => {
        if (other === slot) return best === undefined ? asEasy(slot) : moveToDay(context, slot, best);
        return other === best ? moveToDay(context, other, slot) : other;
      })
      .toSorted((a, b) => a.date.localeCompare(b.date));
  }
  return week;
}

/** A fast run of a deload too. */
function isStrenuous({ code, hard, heavyLower, isRecovery }: SessionSlot): boolean {
  return hard || heavyLower || (codeFacts(code).fastRun && !isRecovery);
}

/** An easy session of the same week, which the races allow on the other day; no two hard days come to follow each other. */
function mayChange(races: readonly Race[], week: readonly SessionSlot[], slot: SessionSlot, other: SessionSlot): boolean {
  if (
    isStrenuous(other) ||
    other.rpe > MAX_EASY_RPE ||
    isSwim(other) ||
    LONG_CODES.has(other.code) ||
    other.code === "RACE" ||
    other.test !== undefined
  )
    return false;
  // Sunday is next to Monday: the weeks repeat.
  const isNextToHard = week.some(
    (one) => one !== slot && isStrenuous(one) && [0, 1, 6].includes(Math.abs(daysBetween(one.date, other.date))),
  );
  return !isNextToHard && mayBeOn(races, slot, other.date) && mayBeOn(races, other, slot.date);
}

/** What is easier than this leaves the day of a night shift an easy one. */
const MAX_EASY_RPE = 4;
const NOT_EASY = 50;
const LONG_CODES: ReadonlySet<string> = new Set(["RL", "BK"]);

function asEasy(slot: SessionSlot): SessionSlot {
  const { stimulus: _stimulus, ...rest } = slot;
  const code = codeFacts(slot.code).softer ?? slot.code;
  return { ...rest, code, rpe: Math.min(slot.rpe, code === slot.code ? EASY_RPE : codeFacts(code).rpe), hard: false, heavyLower: false };
}

const EASY_RPE = 5;

function isSwim({ code }: SessionSlot): boolean {
  return code === "SW" || code === "SWs";
}

/** Minutes that the other session loses on the day of the swim, and what should stay where it is. */
function cost({ athlete }: PlanContext, week: readonly SessionSlot[], swim: SessionSlot, other: SessionSlot): number {
  const next = week.find(({ date }) => daysBetween(swim.date, date) === 1);
  const isTired = other.code === "RL" && next !== undefined && next !== other && (next.hard || codeFacts(next.code).keyRun);
  const lost = Math.max(0, other.minutes - (athlete.availability.minutes?.[swim.weekday] ?? Infinity));
  // Also of a deload: its days are those of the weeks before.
  const tiring = isFast(other) ? 60 : other.hard ? 40 : 0;
  return lost + (isTired ? 70 : 0) + tiring + (other.heavyLower ? 20 : 0) + (other.isKey === true ? 60 : 0);
}

function moveToDay({ athlete }: PlanContext, slot: SessionSlot, { date, weekday }: SessionSlot): SessionSlot {
  return { ...slot, date, weekday, minutes: Math.min(slot.minutes, athlete.availability.minutes?.[weekday] ?? Infinity) };
}

function asEasyEngine(slot: SessionSlot): SessionSlot {
  const { swim: _swim, ...rest } = slot;
  return { ...rest, code: "ZE", rpe: Math.min(slot.rpe, codeFacts("ZE").rpe), hard: false, heavyLower: false };
}
