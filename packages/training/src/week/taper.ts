import { addDays } from "../calendar/day.ts";
import type { Minutes } from "../units/units.ts";
import type { WeekFrame } from "../season/phases.ts";
import type { PlanWeek } from "../model/plan.ts";
import { daysFromRace, type Race } from "../demand/race.ts";
import { isLastWeek, taperRace, weekDates } from "../season/race-window.ts";
import { capped, largestFactor, mean, minutesOf, slotMinutes } from "./slot-load.ts";
import { NO_LONGER_LONG } from "./week-slots.ts";
import { isTriathlonRaceWeek, shortenedRole } from "./triathlon-race-week.ts";
import type { SlotFacts } from "./schedule-facts.ts";
import type { SessionSlot } from "../context/session-slot.ts";

/** What a taper is measured in: the block's weeks, and the loading weeks before it. */
export interface TaperFacts extends SlotFacts {
  readonly frames: readonly WeekFrame[];
  /** Loading weeks before the race, the last one last. */
  readonly loading: readonly PlanWeek[];
  /** The sessions of a week at the length they would like to have. */
  readonly slotsOf: (frame: WeekFrame) => readonly SessionSlot[];
}

/** With less than a week to go sessions stay this short: nothing can be built any more. */
const MINI_TAPER_MINUTES = 40;

/**
 * Shortens the sessions of this week that lie in the taper of the race, more the nearer it is (exponentially, as in Bosquet 2007 and
 * Mujika & Padilla 2003), so that the whole taper is the event's share of the volume of the loading weeks. Effort and days stay.
 */
export function taper(facts: TaperFacts, race: Race, slots: readonly SessionSlot[]): SessionSlot[] {
  const { context, frames, loading } = facts;
  const inTaper = (slot: SessionSlot): boolean => slot.code !== "RACE" && taperRace(facts.races, slot.date) === race;
  const tapering = frames.map((frame) => ({ frame, days: taperDays(facts.races, race, frame) }));
  const all = tapering.flatMap(({ frame, days }) => (days === 0 ? [] : facts.slotsOf(frame).filter(inTaper)));
  const days = tapering.reduce((sum, week) => sum + week.days, 0);
  const week = loading.length === 0 ? undefined : mean(loading.slice(-3).map(({ sessions }) => minutesOf(sessions)));
  const target = race.taperVolume * (week === undefined ? slotMinutes(all) : (week * days) / 7);
  const lastWeek = week === undefined ? Number.POSITIVE_INFINITY : LAST_WEEK * week;
  const isMini = frames[0] !== undefined && daysFromRace(race, addDays(frames[0].startDate, 7)) > 0;
  const most = isMini ? MINI_TAPER_MINUTES : Number.POSITIVE_INFINITY;
  const shortened = (slot: SessionSlot, share: number, factor: number): SessionSlot => {
    if (isTriathlonRaceWeek(context.athlete, facts.races, slot.date)) return shortenedRole(slot, factor);
    const minutes = Math.min(slot.minutes, most, slot.minutes * factor * share);
    return { ...slot, minutes: capped(Math.round(minutes), slot.weekday, context.athlete) };
  };
  const dated = all.map((slot) => ({ slot, share: decay(race, slot), isLast: -daysFromRace(race, slot.date) <= 7 }));
  const factor = largestFactor((tried) => {
    const found = dated.map(({ slot, share }) => shortened(slot, share, tried * FACTOR_RANGE));
    const last = found.filter((_, index) => dated[index]?.isLast);
    return slotMinutes(found) <= target && slotMinutes(last) <= lastWeek;
  });
  const planned = dated.map(({ slot, share }) => shortened(slot, share, factor * FACTOR_RANGE));
  const longer = longerLong(planned, week === undefined ? 0 : (week * days) / 7);
  const tapered = (slot: SessionSlot): SessionSlot => {
    if (!inTaper(slot)) return slot;
    const found = shortened(slot, decay(race, slot), factor * FACTOR_RANGE);
    return isLong(slot) ? { ...found, minutes: capped(Math.round(found.minutes * longer), slot.weekday, context.athlete) } : found;
  };
  return withinLastWeek(facts, race, { slots, tapered, most: lastWeek });
}

/** Days of the week that lie in the taper of the race. */
function taperDays(races: readonly Race[], race: Race, { startDate }: WeekFrame): number {
  return weekDates(startDate).filter((date) => taperRace(races, date) === race).length;
}

/** Below the first share of the usual volume a taper loses fitness (Bosquet's least is 40 %); then the long run gives back some of its cut. */
const TOO_LITTLE = { below: 0.38, back: 0.42 } as const;

/** How much longer the long run or ride of a taper is where all its sessions together are too little. */
function longerLong(tapered: readonly SessionSlot[], usual: Minutes): number {
  const minutes = slotMinutes(tapered);
  const long = slotMinutes(tapered.filter(isLong));
  if (long === 0 || minutes >= TOO_LITTLE.below * usual) return 1;
  return Math.min(1 / NO_LONGER_LONG, 1 + (TOO_LITTLE.back * usual - minutes) / long);
}

function isLong({ code }: SessionSlot): boolean {
  return code === "RL" || code === "BK";
}

/** Of a usual week, whatever the taper holds in all: with few sessions before its last week they would get everything. */
const LAST_WEEK = 0.7;

interface LastWeek {
  readonly slots: readonly SessionSlot[];
  readonly tapered: (slot: SessionSlot) => SessionSlot;
  readonly most: Minutes;
}

/** The easy days after an earlier race are no part of the taper, but the week before the race holds no more for them. */
function withinLastWeek(facts: TaperFacts, race: Race, { slots, tapered, most }: LastWeek): SessionSlot[] {
  const { frames, context, slotsOf } = facts;
  const isLast = (slot: SessionSlot): boolean => slot.code !== "RACE" && isLastWeek(race, slot.date);
  const last = frames
    .filter((frame) => weekDates(frame.startDate).some((date) => isLastWeek(race, date)))
    .flatMap((frame) => slotsOf(frame).filter(isLast).map(tapered));
  const week = slots.map(tapered);
  if (slotMinutes(last) <= most) return week;
  const cut = (slot: SessionSlot, factor: number): SessionSlot =>
    isTriathlonRaceWeek(context.athlete, facts.races, slot.date)
      ? shortenedRole(slot, factor)
      : { ...slot, minutes: capped(Math.round(Math.min(slot.minutes, slot.minutes * factor)), slot.weekday, context.athlete) };
  const factor = largestFactor((tried) => slotMinutes(last.map((slot) => cut(slot, tried))) <= most);
  return week.map((slot) => (isLast(slot) ? cut(slot, factor) : slot));
}

/** The search goes to 1.4; the first days of a long taper need more than that of a volume that falls by a third a week. */
const FACTOR_RANGE = 1.5;

/** Days in which the volume falls to 37 %. */
const TIME_CONSTANT = 14;

/** Long runs and rides were shortened for the race already. */
const LONG = 1.6;

/** Of its volume, so many days before the race. */
function decay(race: Race, slot: SessionSlot): number {
  return Math.exp((-daysFromRace(race, slot.date) - race.taperDays) / TIME_CONSTANT) * (isLong(slot) ? LONG : 1);
}
