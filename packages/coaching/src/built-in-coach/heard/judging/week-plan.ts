import { addDays, type Day, shortDay } from "@ironpace/training";
import { type Diary, within } from "../../own-data/diary.ts";
import { hours, sum } from "../../own-data/figures.ts";
import { getKilograms, getMetres, tonnes } from "../../own-data/page-numbers/session-amounts.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";

/** A session of a week, done or still planned. */
export interface WeekPart {
  readonly on: Day;
  readonly title: string;
  readonly minutes: number;
  readonly effort: number;
  readonly metres: number;
  readonly kilograms: number;
  readonly load: number;
  readonly isDone: boolean;
}

/** What is done of a week and what is still planned in it, as the plan page adds it up. */
export function weekParts(monday: Day, { work }: Pick<Diary, "work">, { plan, today }: CoachView): readonly WeekPart[] {
  const to = addDays(monday, 6);
  const done = within(work, { from: monday, to }).map((each): WeekPart => ({
    on: each.on,
    title: each.title,
    minutes: each.minutes ?? 0,
    effort: each.rpe ?? 0,
    metres: getMetres(each),
    kilograms: getKilograms(each),
    load: each.load ?? 0,
    isDone: true,
  }));
  const open =
    plan === undefined
      ? []
      : allSessions(plan).filter((each) => each.date >= monday && each.date <= to && each.date >= today && isOpen(plan, each));
  const planned = open.map(({ date, title, duration, intensityLevel, distance, tonnage, load }): WeekPart => ({
    on: date,
    title,
    minutes: duration,
    effort: intensityLevel,
    metres: distance,
    kilograms: tonnage,
    load,
    isDone: false,
  }));
  return [...done, ...planned].toSorted((a, b) => a.on.localeCompare(b.on));
}

export type WeekMeasure = "time" | "distance" | "tonnage" | "load" | "effort" | "sessions";

export function totalOf(parts: readonly WeekPart[], measure: WeekMeasure): number {
  switch (measure) {
    case "time":
      return sum(parts.map(({ minutes }) => minutes));
    case "distance":
      return sum(parts.map(({ metres }) => metres)) / 1000;
    case "tonnage":
      return sum(parts.map(({ kilograms }) => kilograms));
    case "load":
      return sum(parts.map(({ load }) => load));
    case "effort":
      return parts.length === 0 ? 0 : sum(parts.map(({ effort }) => effort)) / parts.length;
    case "sessions":
      return parts.length;
  }
}

export function sayTotal(value: number, measure: WeekMeasure): string {
  switch (measure) {
    case "time":
      return hours(value);
    case "distance":
      return `${Math.round(value)} km`;
    case "tonnage":
      return tonnes(value);
    case "load":
      return `load ${Math.round(value).toLocaleString("en-GB")}`;
    case "effort":
      return `effort ${(Math.round(10 * value) / 10).toString()} of 10`;
    case "sessions":
      return `${value} sessions`;
  }
}

/** "Tue 1 Dec: **Back squat …**, 70 min (planned)" */
export function partLine(part: WeekPart, measure: WeekMeasure): string {
  const value = measure === "sessions" ? hours(part.minutes) : sayTotal(totalOf([part], measure), measure);
  return `${shortDay(part.on)}: **${part.title}**, ${value}${part.isDone ? "" : " planned"}`;
}
