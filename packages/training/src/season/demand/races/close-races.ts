import { type Day, daysBetween } from "#training/calendar/day.ts";
import type { PlanNote } from "#training/model/plan.ts";
import { TOO_CLOSE_DAYS } from "./clashing-races.ts";
import type { Race, RaceCalendar } from "./race.ts";
import { minGapDays, lesserTaper, trainedThrough } from "./race-facts.ts";

/** A taper pays only after training: the days between the rest after one race and the taper for the next. */
const LOADING_DAYS = 7;

/**
 * Two races too close for two tapers: the more important one keeps its taper and the other is trained through; of equals the
 * first keeps it, and the second gets what freshness the days between allow. A race that was run before `startDate` needs no
 * taper any more: the next gets that freshness whatever its priority. `races` by date.
 */
export function settleRaces(races: readonly Race[], startDate: Day): RaceCalendar {
  const settled = [...races];
  const notes: PlanNote[] = [];
  for (let second = 1; second < settled.length; second++) {
    for (let first = 0; first < second; first++) {
      const [before, after] = [settled[first], settled[second]];
      if (before === undefined || after === undefined || before.taperDays === 0 || after.taperDays === 0) continue;
      const gap = daysBetween(before.date, after.date);
      const isApart = gap >= before.easyDays + LOADING_DAYS + after.taperDays;
      if (isApart && (before.priority !== after.priority || gap >= Math.max(minGapDays(before.format), minGapDays(after.format)))) continue;
      if (before.date < startDate) {
        settled[second] = freshened(after, gap - before.easyDays);
        continue;
      }
      if (after.priority < before.priority) settled[first] = trainedThrough(before);
      else if (before.priority < after.priority) settled[second] = trainedThrough(after);
      else if (isApart) {
        settled[first] = { ...before, taperDays: Math.min(before.taperDays, lesserTaper(before.format, true)) };
        notes.push({ kind: "taper", text: tooSoonText(before, after, gap) });
        continue;
      } else settled[second] = freshened(after, gap - before.easyDays);
      notes.push({ kind: "taper", text: choiceText(before, after, gap) });
    }
  }
  return { races: settled, notes };
}

/** Far enough for two tapers, not for two peaks (race-demands.md section 11). */
function tooSoonText(before: Race, after: Race, gap: number): string {
  return `${before.name} and ${after.name} are ${Math.round(gap / 7)} weeks apart, too few to peak twice: ${before.name} gets ${before.taperDays > 4 ? "a short taper" : "a few light days"} and counts as a hard test, and you hold your fitness until ${after.name}.`;
}

/** The first taper still carries: a few lighter days are enough. */
function freshened(race: Race, days: number): Race {
  const taperDays = Math.max(0, Math.min(7, days));
  return taperDays < 3 ? trainedThrough(race) : { ...race, taperDays };
}

function choiceText(before: Race, after: Race, gap: number): string {
  const close = `${before.name} and ${after.name} are ${gap} ${gap === 1 ? "day" : "days"} apart, too close for two tapers`;
  if (after.priority < before.priority)
    return `${close}: the taper is for ${after.name}, the more important one, and for ${before.name} you train through with just two or three easy days.`;
  if (before.priority < after.priority)
    return `${close}: the taper is for ${before.name}, the more important one, and ${after.name} gets two or three easy days.`;
  const second =
    gap <= TOO_CLOSE_DAYS ? `and ${after.name} is raced on tired legs` : `${after.name} uses that fitness with a few light days between`;
  return `${close}: ${before.name} comes first and gets the full taper, ${second}. Give one of them a lower priority to change that.`;
}
