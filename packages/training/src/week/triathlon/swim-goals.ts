import type { Level } from "../../athlete/athlete.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot, SwimGoal } from "../../context/session-slot.ts";
import { type Swimmer, swimmerInWeek } from "../../context/swimmer.ts";
import { SWIM_STEP, type TriathlonDay, triathlonDay, USUAL_SWIM } from "../../season/demand/triathlon-build.ts";
import { cssSet, easySwimSeconds, LEARNER_TARGET, longerSession, nextPiece } from "../../season/demand/triathlon-swim.ts";
import type { PlanWeek, SessionCode } from "../../model/plan.ts";
import { swimSecondsPer100 } from "../../physiology/swim-pace.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Metres, Minutes, Seconds } from "../../units/units.ts";
import { farthestSwim, longestPiece, longestSwim } from "./long-swim.ts";
import { capped } from "../slots/slot-load.ts";

interface SwimFacts {
  readonly context: PlanContext;
  /** Loading weeks so far. */
  readonly loading: readonly Pick<PlanWeek, "week" | "sessions">[];
}

/** Warm-up on land and cooldown. */
const MINUTES_AROUND_SWIM: Minutes = 8;
/** Least minutes of strength beside a swim. */
const MIN_STRENGTH_MINUTES: Minutes = 22;
/** In the last two weeks the long swim gets shorter. */
const TAPER_DAYS = 13;
const TAPER_SHARE = 0.6;
const SWIM_MEMORY_WEEKS = 4;
/** Sore arms swim so much of the longest swim. */
const EASY_ARMS = 0.75;
const EASY_START = 0.8;
const EASY_STEP: Metres = 50;
/** The second swim of a week of theirs. */
const SECOND_SWIM_SHARE = 0.75;
const AFTER_BREAK = 0.85;

/** What each swim of the week is for, with the minutes it needs: the long one grows from what was swum, threshold sets climb their ladder. */
export function withSwimGoals(facts: SwimFacts, frame: WeekFrame, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const { context } = facts;
  const swims = slots.filter(({ code, isRecovery }) => isSwim(code) && !isRecovery);
  // A pool that is closed for a time opens again within the plan.
  const who = swimmerInWeek(context, frame.startDate);
  if (swims.length === 0) return slots;
  if (frame.isDeload || who.arms === "kick" || who.arms === "closed") {
    const most = frame.isDeload ? minutesOfDeload(facts, who) : Number.POSITIVE_INFINITY;
    return slots.map((slot) => {
      const minutes = slot.code === "SW" && !slot.isRecovery ? Math.min(slot.minutes, most) : slot.minutes;
      return asEasy(withStrength(frame, { ...slot, minutes }, context), slot.code === "SW");
    });
  }
  const codes = swims.map(({ code }) => code);
  return slots.map((slot) => {
    const goal = swims.includes(slot) ? findGoal(facts, frame, { slot, codes, who }) : undefined;
    if (goal === undefined) return slot;
    const needed = MINUTES_AROUND_SWIM + Math.ceil(goal.seconds / 60) + (slot.code === "SWs" ? MIN_STRENGTH_MINUTES : 0);
    const isEnough = goal.kind === "broken" || who.arms === "easy";
    return {
      ...asEasy(slot, slot.code === "SW" && goal.kind !== "threshold" && goal.kind !== "test"),
      swim: goal,
      minutes: capped(isEnough && slot.code === "SW" ? needed : Math.max(slot.minutes, needed), slot.weekday, context.athlete),
    };
  });
}

/** Share of the mean swim of the last loading week: a swim of a deload that gave its strength away does not become longer for it. */
const DELOAD_SHARE = 0.7;
const SHORTEST_SWIM: Minutes = 25;

function minutesOfDeload({ context, loading }: SwimFacts, who: Swimmer): Minutes {
  const swum = (loading.at(-1)?.sessions ?? []).filter(({ code }) => isSwim(code)).map((session) => farthestSwim([session]));
  if (swum.length === 0) return Number.POSITIVE_INFINITY;
  const metres = (DELOAD_SHARE * swum.reduce((sum, one) => sum + one, 0)) / swum.length;
  return Math.max(
    SHORTEST_SWIM,
    MINUTES_AROUND_SWIM + Math.ceil(water(metres, swimSecondsPer100(context.level, who.longest), REST_RATIO) / 60),
  );
}

/** Strength needs its time also where there is no swim before it. */
function withStrength({ isDeload }: WeekFrame, slot: SessionSlot, { athlete }: PlanContext): SessionSlot {
  if (isDeload || slot.code !== "SWs" || slot.isTaper || slot.isRecovery) return slot;
  return {
    ...slot,
    minutes: Math.max(slot.minutes, capped(MINUTES_AROUND_SWIM + MIN_STRENGTH_MINUTES + EASY_BESIDE, slot.weekday, athlete)),
  };
}

const EASY_BESIDE: Minutes = 12;

/** Session RPE of a swim without hard sets. */
const EASY_RPE = 4;

function asEasy(slot: SessionSlot, isEasy: boolean): SessionSlot {
  return isEasy ? { ...slot, rpe: Math.min(slot.rpe, EASY_RPE) } : slot;
}

interface SwimDay {
  readonly slot: SessionSlot;
  readonly codes: readonly SessionCode[];
  readonly who: Swimmer;
}

function findGoal(facts: SwimFacts, frame: WeekFrame, { slot, codes, who }: SwimDay): SwimGoal | undefined {
  const { athlete, level } = facts.context;
  const day = triathlonDay(athlete, level, slot.date);
  const learns = who.isLearner || level === "beginner";
  if (day === undefined && who.longest === undefined && !who.isLearner) return undefined;
  const per100 = swimSecondsPer100(level, who.longest);
  if (learns) {
    const piece = pieceMetres(facts, frame, { day, who });
    const isLong = isLongSwim("beginner", slot.code, codes, frame.macroWeek);
    const all = beside(piece, isLong && who.arms === "free" ? LENGTHS_BESIDE_PIECE : BESIDE_BROKEN);
    const seconds = water(all, per100, who.isLearner ? LEARNER_RESTS : REST_RATIO);
    return isLong && who.arms === "free" ? { kind: "unbroken", metres: piece, all, seconds } : { kind: "broken", all, seconds };
  }
  const isLong = isLongSwim(level, slot.code, codes, frame.macroWeek) || who.arms === "easy";
  if (isLong || day === undefined) {
    if (!isLong) return undefined;
    const isShorter = who.arms === "easy" && !isLongSwim(level, slot.code, codes, frame.macroWeek);
    const metres = (isShorter ? SECOND_SWIM_SHARE : 1) * sessionMetres(facts, frame, { day, who });
    return { kind: "long", metres, seconds: who.arms === "easy" ? easySwimSeconds(metres, per100) : water(metres, per100, REST_RATIO) };
  }
  const set = cssSet(level, frame, who.longest, codes.length);
  return { kind: "threshold", ...set, seconds: water(set.sets * set.metres + AROUND_SET, per100, REST_RATIO) };
}

/** Easy lengths and drills around a threshold set. */
const AROUND_SET: Metres = 500;
/** Rests at the wall, of the swimming. */
const REST_RATIO = 1.12;
const LEARNER_RESTS = 1.35;

function water(metres: Metres, per100: Seconds, rests: number): Seconds {
  return Math.ceil((metres / 100) * per100 * rests);
}

/** Short lengths around the one piece: a share of it and some metres. */
const LENGTHS_BESIDE_PIECE = { share: 1.4, metres: 450 } as const;
const BESIDE_BROKEN = { share: 1.1, metres: 450 } as const;

function beside(piece: Metres, { share, metres }: { readonly share: number; readonly metres: Metres }): Metres {
  return 50 * Math.round((share * piece + metres) / 50);
}

interface Reached {
  readonly day: TriathlonDay | undefined;
  readonly who: Swimmer;
}

/** The piece without a stop: it starts below what was told and grows by its step with each loading week. */
function pieceMetres({ loading }: SwimFacts, frame: WeekFrame, { day, who }: Reached): Metres {
  const known = who.longest ?? USUAL_SWIM.beginner;
  const target = Math.max(day?.demand.longestSwim.target ?? LEARNER_TARGET, Math.min(known, 1.25 * LEARNER_TARGET));
  const before = longestPiece(loading.slice(-SWIM_MEMORY_WEEKS).flatMap(({ sessions }) => sessions));
  const share = known <= FEW_LENGTHS ? 1 : FIRST_PIECE;
  const first = 25 * Math.max(1, Math.floor((share * known) / 25));
  // Who was kept on short lengths starts again where the first piece starts.
  if (before < FIRST_PIECE * first) return tapered(Math.min(first, target), day);
  if (isAfterBreak(loading, frame)) return 25 * Math.round((AFTER_BREAK * before) / 25);
  return tapered(Math.min(target, nextPiece(before, target, day?.days)), day);
}

/** A length less would be no swim of its own. */
const FEW_LENGTHS: Metres = 100;

/** First piece without a stop, as a share of the longest swim that was stated. */
const FIRST_PIECE = 0.75;

/** All of the long swim of a session. */
function sessionMetres({ context, loading }: SwimFacts, frame: WeekFrame, { day, who }: Reached): Metres {
  const told = who.longest ?? USUAL_SWIM[context.level];
  // In short pieces a poor swimmer swims further than in one.
  const known = Math.max(told, Math.min(IN_PIECES, 2 * told));
  if (who.arms === "easy") {
    const most = who.sorelessMetres ?? EASY_ARMS * known;
    return 50 * Math.floor(Math.min(most, EASY_START * most + EASY_STEP * loading.length) / 50);
  }
  const target = day?.demand.longestSwim.target ?? known;
  // Drills and tests beside it make no swimmer of twice as far.
  const most = Math.min(Math.max(target, Math.min(known, 1.25 * target)), known + SWIM_STEP * loading.length);
  const swum = longestSwim(loading.slice(-SWIM_MEMORY_WEEKS).flatMap(({ sessions }) => sessions));
  if (swum === 0) return tapered(Math.min(known, most), day);
  const before = Math.max(swum, AFTER_BREAK * Math.min(known, most));
  return isAfterBreak(loading, frame)
    ? 50 * Math.round((AFTER_BREAK * before) / 50)
    : tapered(nextSession(before, most, loading.length), day);
}

/** At the top the long swim comes in waves. */
const WAVE_SHARES = [0.9, 1, 0.95] as const;
const AT_TOP = 0.97;

function nextSession(before: Metres, most: Metres, weeks: number): Metres {
  return before >= AT_TOP * most
    ? 50 * Math.round(((WAVE_SHARES[weeks % WAVE_SHARES.length] ?? 1) * most) / 50)
    : Math.min(most, longerSession(before));
}

const IN_PIECES: Metres = 900;

function tapered(metres: Metres, day: TriathlonDay | undefined): Metres {
  return 25 * Math.round((day !== undefined && day.days <= TAPER_DAYS ? TAPER_SHARE * metres : metres) / 25);
}

/** With a deload between them two weeks are one step apart. */
function isAfterBreak(loading: SwimFacts["loading"], { week }: WeekFrame): boolean {
  return week - (loading.at(-1)?.week ?? week) > 2;
}

function isSwim(code: SessionCode): boolean {
  return code === "SW" || code === "SWs";
}

/** The one long swim of a week: the session that is nothing but swimming; where strength goes with the only one, it takes turns with threshold. */
function isLongSwim(level: Level, code: SessionCode, codes: readonly SessionCode[], macroWeek: number): boolean {
  if (codes.includes("SW")) return code === "SW";
  return code === "SWs" && (level === "beginner" || macroWeek % 2 === 1);
}
