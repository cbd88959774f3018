import { fold, writtenAt } from "./folded-text.ts";
import type { PendingEffect } from "./pending-effects.ts";

/** An amount in a clause that none of these numbers is. */
export function findLostAmount(clause: string, numbers: ReadonlySet<number>): string | undefined {
  const folded = fold(clause);
  for (const match of folded.text.matchAll(AMOUNT)) {
    const { number = "", unit = "" } = match.groups ?? {};
    const measure = measureOf(unit);
    if (measure !== "way" && measure !== "weight") continue;
    if (!isAmong(Number(number), numbers)) return writtenAt(clause, folded, [match.index, match.index + match[0].length]);
  }
  return undefined;
}

function isAmong(value: number, numbers: ReadonlySet<number>): boolean {
  return [value, value * 1000, value * 60, value / 1000, value * 2].some((one) => numbers.has(one));
}

const UNIT = String.raw`(?<unit>km|kms|kilometers?|kilometres?|k|m|metres?|meters?|miles?|mi|kgs?|kilos?|lbs?|min\w*|hours?|hrs?|h|stunden?|horas?|heures?|or[ae]|uur|bpm|%|sessions?|runs?|einheiten|sesiones|seances|sedute|treinos|trainingen|reps?|x|times|days?|tage|dias|jours|giorni|dagen)`;
const AMOUNT = new RegExp(
  String.raw`(?<![\d./])(?<number>\d+(?:\.\d+)?) ?${UNIT}(?!\p{L})(?<per> (?:a|per|each|die|pro|par|por|al|alla|per) (?:week|woche|semaine|semana|settimana))?`,
  "gu",
);

type Measure = "way" | "weight" | "time" | "count" | "share";

function measureOf(unit: string): Measure {
  if (/^(?:k|km|kms|kilom|m|met|mi|mil)/u.test(unit) && !unit.startsWith("min")) return /^k(?:g|ilos?$)/u.test(unit) ? "weight" : "way";
  if (/^(?:kg|kilo|lb)/u.test(unit)) return "weight";
  if (/^(?:min|h|stund|hor|heur|or|uur)/u.test(unit)) return "time";
  return /^(?:bpm|%)/u.test(unit) ? "share" : "count";
}

/** An amount that the reading does not hold: any in its own clause, and one of the same measure beside it. */
export function findUnreadAmount(text: string, read: PendingEffect, isOwn: boolean): readonly [number, number] | undefined {
  if (read.deed === "day" || read.deed === "commitment" || read.deed === "cap") return undefined;
  for (const match of text.matchAll(AMOUNT)) {
    const { number = "", unit = "" } = match.groups ?? {};
    const measure = measureOf(unit);
    const value = Number(number);
    if (isAmong(value, read.numbers)) continue;
    if (BACK_IN_TIME.test(text.slice(match.index))) continue;
    const isOfDeed = read.deed === "number" ? isOwn || measuresOf(read).has(measure) : read.deed === "kit" ? measure === "weight" : isOwn;
    if (isOfDeed) return [match.index, match.index + match[0].length];
  }
  return undefined;
}

/** "Never 2 days running" is a rhythm; "for 3 days", "2 days ago" is when. */
const BACK_IN_TIME =
  /^\d+ days? (?:ago|later|after|running|in a row)|^\d+ (?:tage|dias|jours|giorni|dagen) (?:hintereinander|nacheinander|seguidos|de suite|di fila|achter elkaar)|^\d+ (?:tage|dias|jours|giorni|dagen) (?:spater|despues|apres|dopo|later)/u;

function measuresOf({ limits }: PendingEffect): ReadonlySet<Measure> {
  const fields = Object.keys(limits);
  return new Set<Measure>([
    ...(fields.some((field) => field.endsWith("Minutes")) ? (["time"] as const) : []),
    ...(fields.some((field) => field.endsWith("Metres")) ? (["way"] as const) : []),
    ...(fields.some((field) => field.startsWith("kilograms")) ? (["weight"] as const) : []),
    ...(fields.some((field) => /PerWeek$|^daysInARow$|^timesOf$/u.test(field)) ? (["count"] as const) : []),
  ]);
}
